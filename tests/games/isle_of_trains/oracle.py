"""An oracle for Isle of Trains: what an area is worth (IT-31 to IT-33), written a second time, for
obviousness.

It scores the seats of a final position as a record has them. It shares nothing with the engine; the
caller passes in the parsed components, and no file is read.
"""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

DELIVERED = {"coal_factory": "coal", "oil_refinery": "oil", "customs_house": "box"}
"""IT-32: what a building counts on completed contracts."""


class Box:
    """The train cards and contracts, by name."""

    def __init__(self, components: Json) -> None:
        self.cards: dict[str, Json] = {card["id"]: card for card in components["cards"]}
        self.order = {name: place for place, name in enumerate(self.cards)}
        self.contracts: dict[str, Json] = {each["id"]: each for each in components["contracts"]}

    def points(self, card: str) -> int:
        points: int = self.cards[card]["points"]
        return points


@dataclass(frozen=True)
class Sheet:
    """The score of one seat."""

    lines: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.lines.values())


def sheet(box: Box, seat: Json) -> Sheet:
    """IT-31: the points of one area."""
    return Sheet(
        {
            "train": box.points(seat["engine"])
            + sum(box.points(car["card"]) for car in seat["cars"]),
            "contracts": sum(side["points"] for side in completed_sides(box, seat)),
            "buildings": sum(building_points(box, seat, name) for name in seat["buildings"]),
            "goods": goods_on(seat),
        }
    )


def completed_sides(box: Box, seat: Json) -> list[Json]:
    """The primary side of every contract of the area, and the secondary ones completed."""
    sides: list[Json] = []
    for owned in seat["contracts"]:
        contract = box.contracts[owned["contract"]]
        sides.append(contract["primary"])
        if owned["secondary"] is not None:
            sides.append(contract["secondary"][owned["secondary"]])
    return sides


def building_points(box: Box, seat: Json, building: str) -> int:
    """IT-32."""
    if building == "grand_central":
        return 8
    if building == "bank":
        return 2 * goods_on(seat)
    if building == "rail_yard":
        return 2 * len(seat["cars"])
    kind = DELIVERED[building]
    asked: list[int] = [side["goods"].get(kind, 0) for side in completed_sides(box, seat)]
    return 2 * sum(asked)


def goods_on(seat: Json) -> int:
    return sum(len(car["goods"]) for car in seat["cars"])


def winners(sheets: list[Sheet]) -> list[int]:
    """IT-33: most points, then most points in train cards; still tied: shared."""
    standing = [(each.total, each.lines["train"]) for each in sheets]
    return [seat for seat, points in enumerate(standing) if points == max(standing)]


def ranks(sheets: list[Sheet]) -> list[int]:
    """How many came in ahead of each."""
    standing = [(each.total, each.lines["train"]) for each in sheets]
    return [sum(other > points for other in standing) for points in standing]
