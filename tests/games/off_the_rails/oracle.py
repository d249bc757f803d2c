"""An oracle for Off the Rails: what the players' things are worth (OR-40, OR-41), written a second
time, for obviousness.

It scores the seats of a final position as a record has them. It shares nothing with the engine; the
caller passes in the parsed components, and no file is read.
"""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Sheet:
    """The score of one seat."""

    lines: dict[str, int]
    jewels: int
    """How many are stored."""
    rocks: int

    @property
    def total(self) -> int:
        return sum(self.lines.values())

    @property
    def standing(self) -> tuple[int, int, int]:
        """OR-41: points, then jewels, then as few rocks as possible."""
        return self.total, self.jewels, -self.rocks


def sheets(components: Json, seats: list[Json]) -> list[Sheet]:
    """OR-40: a sheet for each seat."""
    points = {piece["kind"]: piece["points"] for piece in components["pieces"]}
    worth = components["scoring"]
    most_rubies = max(seat["store"].get("ruby", 0) for seat in seats)
    found = []
    for seat in seats:
        store = seat["store"]
        leads = most_rubies > 0 and store.get("ruby", 0) == most_rubies
        lines = {
            "jewels": sum(points[kind] * count for kind, count in store.items()),
            "rubies": worth["most_rubies"] if leads else 0,
            "carts": worth["safe_cart"] * seat["carts"].count("supply"),
            "missions": worth["mission"] * len(seat["missions"]),
        }
        rocks = store.get("rock", 0)
        found.append(Sheet(lines, sum(store.values()) - rocks, rocks))
    return found


def winners(found: list[Sheet]) -> list[int]:
    """OR-41: still tied after all that, they share."""
    best = max(sheet.standing for sheet in found)
    return [seat for seat, sheet in enumerate(found) if sheet.standing == best]


def ranks(found: list[Sheet]) -> list[int]:
    """How many came in ahead of each."""
    return [sum(other.standing > sheet.standing for other in found) for sheet in found]
