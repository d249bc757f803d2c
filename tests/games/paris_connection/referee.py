"""A referee for Paris Connection: the course of play (PC-1 to PC-5, PC-10, PC-13 to PC-16), written
a second time.

It checks a record (`turntable-record/1`) against something that can be verified by reading: it
starts from the record's `initial`, lists what each seat may do, makes the moves one by one and
compares what comes of them with what the record says. It shares nothing with the engine; the
oracle knows the map and scores. The caller passes in the parsed components; no file is read.

The shape of the JSON is taken for granted: KeyError or TypeError where it is not a record's.
"""

import json
from collections.abc import Iterator
from typing import Any

from tests.games.foul import Foul, require
from tests.games.paris_connection import oracle

Json = dict[str, Any]
Counts = dict[str, int]

IN_BAG = 31
MOST_LAID = 5
LAST_RULE = {"marseille": "PC-13", "stations": "PC-14", "stalemate": "PC-15"}


class Referee:
    """A game being played, everything in the open."""

    def __init__(self, record: Json, components: Json) -> None:
        require(record["format"] == "turntable-record/1", "record", "another format")
        require(record["game"] == "paris-connection", "record", "another game")
        require(record["options"] == [], "record", "unknown options")
        self.components = components
        self.france = oracle.Map(components)
        self.companies = self.france.companies
        self.players = len(record["players"])
        require(3 <= self.players <= 6, "record", "not 3 to 6 players")

        initial = record["initial"]
        starts = {company: _hex(initial["starts"][company]) for company in self.companies}
        known = {here for here, type_ in self.france.type.items() if type_ == "start"}
        require(set(starts.values()) == known, "PC-1", "not a company on each start")
        self.railways: oracle.Railways = {company: {here} for company, here in starts.items()}

        require(len(initial["shares"]) == self.players, "record", "not a hand for each player")
        self.shares: list[Counts] = [self._counts(hand) for hand in initial["shares"]]
        each = components["players"][str(self.players)]["initial_shares"]
        for hand in self.shares:
            require(sum(hand.values()) == each, "PC-2", f"not {each} shares each")
        self.stations = self._counts(initial["stations"])
        for company, left in self.stations.items():
            held = sum(hand[company] for hand in self.shares)
            require(held + left == IN_BAG, "PC-3", f"not {IN_BAG} {company} in all")

        self.turn: int = initial["first"]
        require(self.turn in range(self.players), "PC-4", "the first is none of the players")
        self.building: str | None = None  # the company being built
        self.laid = 0  # by this build
        self.even_trades = 0  # the last so many turns
        self.end: str | None = None

    def legal(self, seat: int) -> list[Json]:
        """Every move that a seat may make now; none if it is not its turn."""
        if self.end or seat != self.turn:
            return []
        if self.building:  # PC-5: one company a build, and no trade in the same turn
            return [*self._lays(self.building), {"move": "end_build"}]
        lays = [lay for company in self.companies for lay in self._lays(company)]
        trades = [
            {"move": "trade", "give": give, "take": take, "count": count}
            for give in self.companies
            for take in self.companies
            for count in (1, 2)
            if self._may_trade(seat, give, take, count)
        ]
        return [*lays, *trades]

    def play(self, seat: int, move: Json) -> None:
        """Make a move; Foul if it is not legal."""
        rule = self._broken(seat, move)
        if rule:
            raise Foul(rule, f"{json.dumps(move)} of seat {seat}")
        if move["move"] == "lay":
            self._lay(move["company"], _hex(move["hex"]))
        elif move["move"] == "end_build":
            self._complete_build()
        else:
            self._trade(move["give"], move["take"], move["count"])

    def final(self) -> Json:
        """The final position as in a record, locomotives sorted, a count of 0 written out."""
        require(self.end is not None, "record", "not over")
        return {
            "locomotives": sorted(
                [*here, company] for company in self.companies for here in self.railways[company]
            ),
            "values": self.values(),
            "stations": self.stations,
            "shares": self.shares,
            "end": self.end,
        }

    def values(self) -> Counts:
        return {
            company: oracle.value(self.france, self.railways[company]) for company in self.companies
        }

    def sheets(self) -> list[oracle.Sheet]:
        values = self.values()
        return [oracle.sheet(self.components, self.players, hand, values) for hand in self.shares]

    def winners(self) -> list[int]:
        return oracle.winners(self.sheets())

    def _broken(self, seat: int, move: Json) -> str | None:
        """The rule that a move would break."""
        if self.end:
            return LAST_RULE[self.end]
        if seat != self.turn:
            return "PC-4"
        if move["move"] == "end_build":
            return None if self.building else "PC-5"
        if move["move"] == "trade":
            if self.building:
                return "PC-5"
            may = self._may_trade(seat, move["give"], move["take"], move["count"])
            return None if may else "PC-10"
        if self.building not in (None, move["company"]):
            return "PC-5"
        broken = self._broken_by_laying(move["company"], _hex(move["hex"]))
        # Where several are broken: the stock first, then the hex itself, then what is beside it.
        return next((rule for rule in ("PC-5", "PC-7", "PC-6", "PC-8") if rule in broken), None)

    def _broken_by_laying(self, company: str, here: oracle.Hex) -> set[str]:
        require(here in self.france.type, "record", f"no hex {here}")
        return oracle.broken_rules(self.france, self.railways, self.stations, company, here)

    def _lays(self, company: str) -> Iterator[Json]:
        beside = {there for here in self.railways[company] for there in self.france.adjacent[here]}
        for here in beside:
            if not self._broken_by_laying(company, here):
                yield {"move": "lay", "company": company, "hex": list(here)}

    def _may_trade(self, seat: int, give: str, take: str, count: int) -> bool:
        """PC-10."""
        return self.shares[seat][give] > 0 and give != take and self.stations[take] >= count

    def _lay(self, company: str, here: oracle.Hex) -> None:
        self.stations[company] -= 1
        self.railways[company].add(here)
        self.building = company
        self.laid += 1
        if here == self.france.marseille:  # PC-13: at once, and before PC-14
            self.end = "marseille"
        elif self.laid == MOST_LAID or not any(
            self._lays(company)
        ):  # PC-5: none in stock, or no hex
            self._complete_build()

    def _complete_build(self) -> None:
        self.building = None
        self.laid = 0
        self.even_trades = 0
        self._complete_action()

    def _trade(self, give: str, take: str, count: int) -> None:
        hand = self.shares[self.turn]
        hand[give] -= 1
        self.stations[give] += 1
        self.stations[take] -= count
        hand[take] += count
        self.even_trades = self.even_trades + 1 if count == 1 else 0
        self._complete_action()

    def _complete_action(self) -> None:
        if sum(left > 0 for left in self.stations.values()) <= 1:  # PC-14
            self.end = "stations"
        elif self.even_trades == 3 * self.players:  # PC-15
            self.end = "stalemate"
        else:  # PC-4
            self.turn = (self.turn + 1) % self.players

    def _counts(self, said: Counts) -> Counts:
        """A number for each company; a 0 may be left out."""
        return {company: said.get(company, 0) for company in self.companies}


def check(record: Json, components: Json) -> Referee:
    """Play a whole record and compare all that it says of the end; Foul where it does not hold."""
    referee = Referee(record, components)
    for at, (seat, move) in enumerate(record["moves"]):
        require(seat is not None, "record", f"moves[{at}]: chance after the deal")
        try:
            referee.play(seat, move)
        except Foul as foul:
            raise Foul(foul.rule, f"moves[{at}]: {foul.text}") from None
    final, scores, winners = record["final"], record["scores"], record["winners"]
    if record["end"] == "abandoned":
        require(final is scores is winners is None, "record", "the result of an abandoned game")
        return referee
    require(referee.end is not None, "record", "not over")
    require(record["end"] == referee.end, "record", f"the end is {referee.end}")
    values = {company: final["values"].get(company, 0) for company in referee.companies}
    require(values == referee.values(), "PC-9", f"the values are {referee.values()}")
    require(_written_out(final, referee.companies) == referee.final(), "record", "another final")
    require(len(scores) == referee.players, "record", "not a sheet for each player")
    for score, sheet in zip(scores, referee.sheets(), strict=True):
        require(score["lines"].keys() == sheet.lines.keys(), "record", "other score lines")
        penalty = sheet.lines["penalty"]
        require(score["lines"]["penalty"] == penalty, "PC-11", f"the penalty is {penalty}")
        require(score["lines"] == sheet.lines, "PC-16", f"the lines are {sheet.lines}")
        require(score["total"] == sheet.total, "PC-16", f"{sheet.total} points in all")
    require(sorted(winners) == referee.winners(), "PC-16", f"{referee.winners()} win")
    return referee


def _written_out(final: Json, companies: list[str]) -> Json:
    """A final position as the referee writes it."""

    def all_of(counts: Counts) -> Counts:
        return {company: counts.get(company, 0) for company in companies}

    return {
        **final,
        "locomotives": sorted(final["locomotives"]),
        "values": all_of(final["values"]),
        "stations": all_of(final["stations"]),
        "shares": [all_of(hand) for hand in final["shares"]],
    }


def _hex(at: list[int]) -> oracle.Hex:
    return at[0], at[1]
