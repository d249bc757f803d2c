"""A tiny language for scenes: a table whose deal is known, and moves told as sentences.

    table = paris(shares=[{"red": 10}], laid={"red": ["0,-2"]})
    table.after("Ana lays red at 0,-3", "Ana ends the build", "Ben trades red for two blue")
    assert table.refuses("Eva lays red at Lyon") == "PC-6"

A scene names the shares it is about; hands are filled up with the other colours in turn. A hex has
a name or coordinates. The companies are on the starts in the order of the map: red at 0,-1, blue at
1,-1, yellow at -1,0, purple at 1,0, black at -1,1, brown at 0,1.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

from tests.games.paris_connection.railways import check, lay_at_once, leave_in_stations, place
from tests.games.table import NOBODY, SceneTable
from turntable.engine.chance import Tape
from turntable.engine.match import Match
from turntable.engine.position import Truth, dealt
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import (
    BOX,
    COMPANY_NUMBER,
    IN_BAG,
    INITIAL_SHARES,
    Coordinates,
)
from turntable.games.paris_connection.moves import Move
from turntable.games.paris_connection.position import Counts, Initial, Starts
from turntable.games.paris_connection.view import CompanyView, SeatView, View

NAMES = ("Ana", "Ben", "Eva", "Greg", "Mary", "Tom")
COMPANIES = BOX.companies
STARTS = [hex_.at for hex_ in BOX.hexes if hex_.type == "start"]

Hand = Mapping[str, int]
Laid = Mapping[str, Sequence[str | Coordinates]]


def paris(
    players: int = 3,
    *,
    first: int = 0,
    starts: Mapping[str, Coordinates] | None = None,
    shares: Sequence[Hand] = (),
    shown: Sequence[Hand] = (),
    laid: Laid | None = None,
    stations: Hand | None = None,
) -> "Table":
    """A table at which this has been dealt: shares by seat. Behind the rules' back, some of them
    have been shown (PC-10), locomotives laid, and stations emptied into the last seat's hand."""
    truth = dealt(
        GAME, players, 0, GAME.play.deal_tape(_dealt(players, first, starts, shares), players, 0)
    )
    for seat, hand in enumerate(shown):
        for company, count in hand.items():
            truth.state.shown[seat, COMPANY_NUMBER[company]] = count
    lay_at_once(truth, {company: map(place, hexes) for company, hexes in (laid or {}).items()})
    leave_in_stations(truth, stations or {}, players - 1)
    check(truth)
    return Table(truth)


class Table(SceneTable[View, SeatView, Move]):
    """A match, told in sentences."""

    def __init__(self, start: Truth) -> None:
        super().__init__(Match(GAME, start, Tape(draw=1), 0), NAMES)

    def after(self, *sentences: str) -> "Table":
        """Play on: "Ana lays red at 1,-2", "Ana lays red at Le Havre", "Ana ends the build",
        "Ana trades red for blue", "Ana trades red for two blue"."""
        for sentence in sentences:
            self.assert_legal(sentence)
            name, *words = sentence.split()
            self.match.play(self.seat(name), self.number_of(words))
        return self

    def json_of(self, words: list[str]) -> dict[str, object]:
        """The move as a record has it."""
        match words:
            case ["lays", company, "at", *where]:
                return {"move": "lay", "company": company, "hex": list(place(" ".join(where)))}
            case ["ends", "the", "build"]:
                return {"move": "end_build"}
            case ["trades", give, "for", "two", take]:
                return {"move": "trade", "give": give, "take": take, "count": 2}
            case ["trades", give, "for", take]:
                return {"move": "trade", "give": give, "take": take, "count": 1}
        raise ValueError(f"no such sentence: {' '.join(words)}")

    def after_even_trades(self, count: int) -> "Table":
        """Whose turn it is trades one for one, `count` times: any share for any."""
        for _ in range(count):
            (name,) = self.waiting
            trade = next(m for m in self.choices(name) if getattr(m, "count", 0) == 1)
            self.match.play(self.seat(name), GAME.play.number_of(trade))
        return self

    # What a test asks.

    @property
    def end(self) -> str | None:
        """How the game ended; None while it runs."""
        return self.seen_by(NOBODY).end

    @property
    def values(self) -> dict[str, int]:
        return {company: self.company(company).value for company in COMPANIES}

    def company(self, name: str) -> CompanyView:
        return self.seen_by(NOBODY).companies[COMPANIES.index(name)]


def hand_of(s: Any, seat: int) -> dict[str, int]:
    """The shares of a seat in a state, without the colours that it does not have."""
    return {
        company: count
        for company, count in zip(COMPANIES, s.share[seat].tolist(), strict=True)
        if count
    }


def _dealt(
    players: int, first: int, starts: Mapping[str, Coordinates] | None, shares: Sequence[Hand]
) -> Initial:
    where = dict(starts or {})
    free = iter([start for start in STARTS if start not in where.values()])
    where |= {company: next(free) for company in COMPANIES if company not in where}
    bag = dict.fromkeys(COMPANIES, IN_BAG)
    hands = [dict(hand) for hand in shares] + [
        dict[str, int]() for _ in range(players - len(shares))
    ]
    for company in COMPANIES:
        bag[company] -= sum(hand.get(company, 0) for hand in hands)
    for hand in hands:
        # Not one that the scene has named: those are as many as it says.
        others = cycle([company for company in COMPANIES if company not in hand])
        while sum(hand.values()) < INITIAL_SHARES[players]:
            company = next(others)
            hand[company] = hand.get(company, 0) + 1
            bag[company] -= 1
    return Initial(Starts(**where), [Counts(**hand) for hand in hands], Counts(**bag), first)
