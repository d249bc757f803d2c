"""An oracle for Paris Connection: where a locomotive may go (PC-6 to PC-8) and what a position is
worth (PC-9, PC-11, PC-16), written a second time, for obviousness.

Plain sets and plain search. It shares nothing with the engine; the caller passes in the parsed
components, and no file is read.
"""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
Hex = tuple[int, int]
Railways = dict[str, set[Hex]]
"""By company, the hexes that have a locomotive of its colour, the start among them."""


class Map:
    """The map of France, without locomotives."""

    def __init__(self, components: Json) -> None:
        self.companies: list[str] = components["companies"]
        self.type: dict[Hex, str] = {}
        self.value: dict[Hex, int] = {}
        for each in components["hexes"]:
            here = (each["q"], each["r"])
            self.type[here] = each["type"]
            self.value[here] = each.get("value", 0)
            if each.get("name") == "Marseille":
                self.marseille = here
        self.steps: list[Hex] = [(q, r) for q, r in components["neighbours"]]
        self.barriers: list[set[Hex]] = [
            {(a[0], a[1]), (b[0], b[1])} for a, b in components["barriers"]
        ]
        self.adjacent = {here: self._adjacent(here) for here in self.type}

    def _adjacent(self, here: Hex) -> set[Hex]:
        """PC-6: the neighbours, but for those behind a barrier side."""
        there = {(here[0] + q, here[1] + r) for q, r in self.steps}
        return {
            other for other in there if other in self.type and {here, other} not in self.barriers
        }

    def is_city(self, here: Hex) -> bool:
        return self.type[here] == "city"


def standing(railways: Railways, here: Hex) -> int:
    """How many locomotives are on a hex."""
    return sum(here in railway for railway in railways.values())


def could_hold(france: Map, railways: Railways, company: str, here: Hex) -> bool:
    """PC-7: whether a hex has room for a locomotive of that company."""
    if here in railways[company]:
        return False
    if france.type[here] == "rural":
        return standing(railways, here) < 2
    if france.type[here] == "city":
        return standing(railways, here) < 1
    return False  # the Eiffel tower or a start


def is_next_to_its_own(france: Map, railways: Railways, company: str, here: Hex) -> bool:
    """PC-6."""
    return any(other in railways[company] for other in france.adjacent[here])


def has_a_city(france: Map, railways: Railways, company: str) -> bool:
    return any(france.is_city(here) for here in railways[company])


def reaches_a_city(france: Map, railways: Railways, company: str) -> bool:
    """PC-8: from the company's locomotives, through adjacent hexes that could still hold one of its
    colour, to a city without a locomotive."""
    reached = set(railways[company])
    to_go_on_from = list(railways[company])
    while to_go_on_from:
        for there in france.adjacent[to_go_on_from.pop(0)]:
            if there not in reached and could_hold(france, railways, company, there):
                if france.is_city(there):
                    return True
                reached.add(there)
                to_go_on_from.append(there)
    return False


def is_cut_off(france: Map, railways: Railways, company: str) -> bool:
    """PC-8: a company without a city that could get to none."""
    has_one = has_a_city(france, railways, company)
    return not has_one and not reaches_a_city(france, railways, company)


def broken_rules(
    france: Map, railways: Railways, stations: dict[str, int], company: str, here: Hex
) -> set[str]:
    """The rules that a locomotive of the company would break on a hex. What is not allowed anyway
    is not tried out for PC-8."""
    broken = set()
    if stations[company] == 0:
        broken.add("PC-5")
    if not is_next_to_its_own(france, railways, company, here):
        broken.add("PC-6")
    if not could_hold(france, railways, company, here):
        broken.add("PC-7")
    if not broken:
        after = {**railways, company: railways[company] | {here}}
        if any(is_cut_off(france, after, other) for other in france.companies):
            broken.add("PC-8")
    return broken


def value(france: Map, railway: set[Hex]) -> int:
    """PC-9."""
    return sum(france.value[here] for here in railway)


@dataclass(frozen=True)
class Sheet:
    """PC-16: what the shares of a player are worth."""

    lines: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.lines.values())


def sheet(components: Json, players: int, shares: dict[str, int], values: dict[str, int]) -> Sheet:
    """PC-11, PC-16."""
    lines = {company: shares[company] * values[company] for company in components["companies"]}
    limit = components["players"][str(players)]["share_limit"]
    too_many = sum(shares.values()) - limit
    lines["penalty"] = -components["excess_share_penalty"] * too_many if too_many > 0 else 0
    return Sheet(lines)


def winners(sheets: list[Sheet]) -> list[int]:
    """PC-16: ties are shared victories."""
    most = max(sheet.total for sheet in sheets)
    return [seat for seat, sheet in enumerate(sheets) if sheet.total == most]
