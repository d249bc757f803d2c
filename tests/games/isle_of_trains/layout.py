"""Positions laid out behind the rules' back, such as would take long to play to, and read off the
table again. All that a state derives from them is made to fit, so that `audit` finds nothing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.games.isle_of_trains.dealer import forget
from turntable.engine.chance import Generator
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import (
    BOX,
    CABOOSE_1,
    CABOOSE_6,
    CARD_NUMBER,
    CONTRACT_NUMBER,
    FIRST_BUILDING,
)
from turntable.games.isle_of_trains.state import FACE_DOWN, NONE, PHASES, SEATS

Json = dict[str, Any]
Contracts = dict[str, int | None]
"""By contract, the secondary one completed."""
FACE_DOWN_SIGN = "?"
HAND_LIMIT_RULE = 6
COPIES = Counter({card.id: card.copies for card in BOX.cards})


@dataclass
class Seat:
    """An area and a hand. A car is told in words, itself and then its goods: "hopper_2 tanker_1
    ?bank" has a tanker card face up and the bank face down on it."""

    engine: str = "engine_1"
    cars: Sequence[str] = ()
    buildings: Sequence[str] = ()
    contracts: Contracts = field(default_factory=dict)
    hand: Sequence[str] = ()

    def cards(self) -> Iterable[str]:
        yield from (self.engine, *self.buildings, *self.hand)
        for car in self.cars:
            yield from car.replace(FACE_DOWN_SIGN, "").split()


@dataclass
class Layout:
    """Everything on the table: the pile from the top."""

    seats: Sequence[Seat]
    pile: Sequence[str]
    discards: Sequence[str]
    row: Sequence[str]

    def cards(self) -> Counter[str]:
        found = Counter([*self.pile, *self.discards, *self.row])
        for seat in self.seats:
            found.update(seat.cards())
        return found


@cache
def _dealt(players: int, options: int) -> Truth:
    return Match.deal(GAME, players, options, Generator(0)).truth


def laid_out(layout: Layout, options: int, first: int) -> Truth:
    """All cards where the layout says, contracts taken from the island, and somebody's turn."""
    truth = _dealt(len(layout.seats), options).copy()
    truth.state.first = truth.state.turn = first
    _lay_out(truth, layout)
    return truth


def _lay_out(truth: Truth, layout: Layout) -> None:
    assert layout.cards() == COPIES, f"not the box: {layout.cards() - COPIES}"
    s = truth.state
    nothing = int(s.pile[-1])
    s.pile[:] = nothing
    s.pile[: len(layout.pile)] = [CARD_NUMBER[card] for card in reversed(layout.pile)]
    s.pile_count = len(layout.pile)
    s.discards[:] = 0
    for card in layout.discards:
        s.discards[CARD_NUMBER[card]] += 1
    s.discard_count = len(layout.discards)
    s.row[:] = NONE
    for place, card in enumerate(layout.row):
        s.row[place] = CARD_NUMBER[card]
    face_down = 0
    for number, seat in enumerate(layout.seats):
        _deal(s, number, seat)
        face_down = _couple(s, number, seat, face_down)
    s.face_down_end = face_down
    for observer in (*range(s.players), SEATS):
        forget(s, observer)
    if MODE != "plain":  # where it takes longer than all the rest of a scene
        check(truth)


def _deal(s: Any, number: int, seat: Seat) -> None:
    s.hand[number] = 0
    for card in seat.hand:
        s.hand[number, CARD_NUMBER[card]] += 1
    s.hand_count[number] = len(seat.hand)
    s.in_hand[number] = sum(1 << CARD_NUMBER[card] for card in set(seat.hand))
    for building in seat.buildings:
        s.buildings[number] |= 1 << (CARD_NUMBER[building] - FIRST_BUILDING)
    for contract, secondary in seat.contracts.items():
        s.owner[CONTRACT_NUMBER[contract]] = number
        s.secondary[CONTRACT_NUMBER[contract]] = NONE if secondary is None else secondary


def _couple(s: Any, number: int, seat: Seat, face_down: int) -> int:
    """A train; how many goods lie face down by now."""
    s.engine[number] = CARD_NUMBER[seat.engine]
    s.cars[number] = len(seat.cars)
    for slot, words in enumerate(seat.cars):
        car, *goods = words.split()
        design = CARD_NUMBER[car]
        s.car[number, slot] = design
        s.weight[number] += BOX.cards[design].weight
        if CABOOSE_1 <= design <= CABOOSE_6:
            s.cabooses[number] |= 1 << (design - CABOOSE_1)
        s.goods[number, slot] = len(goods)
        for place, good in enumerate(goods):
            card = CARD_NUMBER[good.removeprefix(FACE_DOWN_SIGN)]
            if good.startswith(FACE_DOWN_SIGN):
                s.face_down[face_down] = card
                s.good[number, slot, place] = FACE_DOWN + face_down
                face_down += 1
            else:
                s.good[number, slot, place] = card
    return face_down


def check(truth: Truth) -> None:
    """Every card is in one place, and nobody knows what is not so. Only a hand may be larger than
    it could be: somebody has to hold the cards when they are to run out."""
    boundary = GAME.boundary
    broken = boundary.audit(truth.buffer, boundary.new_work())
    assert broken in (0, HAND_LIMIT_RULE), f"IT-{broken}"


# Reading.


def named(designs: Iterable[int]) -> list[str]:
    return [BOX.cards[design].id for design in designs]


def counted(counts: Any) -> list[str]:
    """A hand, or the discards, by the order of the box."""
    return [BOX.cards[n].id for n, count in enumerate(counts.tolist()) for _ in range(count)]


def cars_of(s: Any, seat: int) -> list[tuple[str, list[tuple[str, bool]]]]:
    """By car: its card, and its goods with whether they lie face down."""
    cars = []
    for slot in range(int(s.cars[seat])):
        goods = []
        for good in s.good[seat, slot, : s.goods[seat, slot]].tolist():
            is_down = good >= FACE_DOWN
            design = int(s.face_down[good - FACE_DOWN]) if is_down else good
            goods.append((BOX.cards[design].id, is_down))
        cars.append((BOX.cards[int(s.car[seat, slot])].id, goods))
    return cars


def hand_of(s: Any, seat: int) -> list[str]:
    return counted(s.hand[seat])


def buildings_of(s: Any, seat: int) -> list[str]:
    mask = int(s.buildings[seat])
    return [card.id for n, card in enumerate(BOX.cards[FIRST_BUILDING:]) if mask >> n & 1]


def pile_of(s: Any) -> list[str]:
    """From the top."""
    return named(reversed(s.pile[: s.pile_count].tolist()))


def row_of(s: Any) -> list[str]:
    return named(design for design in s.row.tolist() if design != NONE)


def discards_of(s: Any) -> list[str]:
    return counted(s.discards)


def contracts_of(s: Any) -> dict[str, tuple[int, int | None]]:
    """Those that have been taken: the owner and the secondary one completed."""
    return {
        contract.id: (int(s.owner[n]), None if s.secondary[n] == NONE else int(s.secondary[n]))
        for n, contract in enumerate(BOX.contracts)
        if s.owner[n] != NONE
    }


def phase_of(s: Any) -> str:
    return PHASES[int(s.phase)]
