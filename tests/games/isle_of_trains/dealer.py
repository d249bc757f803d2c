"""A dealer for the tests: given the truth, another truth that one seat cannot tell from it.

Plain Python over the cards that IT-4 and IT-26 hide; it shares nothing with `determinize`. What a
seat may know is a row of `may`: for each place the copies that may lie there, so for each copy of a
design a set of places. The copies are alike: what counts is that the places where they are can be
told off against these sets.
"""

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from turntable.engine.position import WATCHER, Truth
from turntable.games.isle_of_trains.components import COPY, DESIGNS
from turntable.games.isle_of_trains.state import (
    DISCARDS,
    FIRST_FACE_DOWN,
    FIRST_HAND,
    IN_SIGHT,
    NONE,
    OVER,
    PILE,
    PLACES,
    SEATS,
)

EXCHANGES = 200

Lying = list[tuple[int, int]]
"""Cards: the place of each, and its design."""


def twin(truth: Truth, seat: int, dice: random.Random) -> Truth:
    """Let hidden cards change places as long as `seat` could not have noticed."""
    other = truth.copy()
    s = other.state
    if s.phase == OVER:
        return other  # all hands are shown, and nothing is decided any more
    row = SEATS if seat == WATCHER else seat
    own = NONE if seat == WATCHER else FIRST_HAND + seat
    lying = [(place, design) for place, design in hidden_cards(s) if place != own]
    _exchange(s, row, own, lying, dice)
    _lay(s, lying, dice)
    for observer in (*range(s.players), SEATS):
        if observer != row:
            forget(s, observer)
    return other


def hidden_cards(s: Any) -> Iterator[tuple[int, int]]:
    """Every card that is not in everybody's sight."""
    for design in s.pile[: s.pile_count].tolist():
        yield PILE, design
    for design, count in enumerate(s.discards.tolist()):
        yield from [(DISCARDS, design)] * count
    for seat in range(s.players):
        for design, count in enumerate(s.hand[seat].tolist()):
            yield from [(FIRST_HAND + seat, design)] * count
    for number, design in enumerate(s.face_down.tolist()):
        if design != NONE:
            yield FIRST_FACE_DOWN + number, design


def sets_of(s: Any, row: int, design: int) -> list[set[int]]:
    """Where each copy of a design may be, for all that somebody knows."""
    may = s.may[row].tolist()
    return [
        {place for place in range(PLACES) if may[place] >> copy & 1}
        for copy in range(COPY[design], COPY[design + 1])
    ]


def fits(sets: list[set[int]], places: list[int]) -> bool:
    """Whether copies at these places, and all others in sight, are what somebody may expect."""
    everywhere = [*places, *[IN_SIGHT] * (len(sets) - len(places))]
    return any(
        all(place in may for may, place in zip(order, everywhere, strict=True))
        for order in permutations(sets)
    )


def _exchange(s: Any, row: int, own: int, lying: Lying, dice: random.Random) -> None:
    """Two cards at a time change places, unless that would be noticed."""
    held = [0] * DESIGNS if own == NONE else s.hand[row].tolist()
    sets = [sets_of(s, row, design) for design in range(DESIGNS)]

    def unnoticed(design: int) -> bool:
        places = [place for place, card in lying if card == design]
        return fits(sets[design], [*places, *[own] * held[design]])

    for _ in range(EXCHANGES if len(lying) > 1 else 0):
        one, other = dice.sample(range(len(lying)), 2)
        (place, design), (there, instead) = lying[one], lying[other]
        if place != there and design != instead:
            lying[one], lying[other] = (place, instead), (there, design)
            if not (unnoticed(design) and unnoticed(instead)):
                lying[one], lying[other] = (place, design), (there, instead)


def _lay(s: Any, lying: Lying, dice: random.Random) -> None:
    """Put the cards down where they now lie; nobody knows the order of the pile."""
    pile = [design for place, design in lying if place == PILE]
    dice.shuffle(pile)
    s.pile[: len(pile)] = pile
    s.discards[:] = [lying.count((DISCARDS, design)) for design in range(DESIGNS)]
    for seat in range(s.players):
        cards = [lying.count((FIRST_HAND + seat, design)) for design in range(DESIGNS)]
        if any(cards):
            s.hand[seat] = cards
            s.in_hand[seat] = sum(1 << design for design, count in enumerate(cards) if count)
    for place, design in lying:
        if place >= FIRST_FACE_DOWN:
            s.face_down[place - FIRST_FACE_DOWN] = design


def forget(s: Any, observer: int) -> None:
    """Somebody knows no more than the own hand and what is in sight."""
    hidden = list(hidden_cards(s))
    own = NONE if observer == SEATS else FIRST_HAND + observer
    unknown = {place for place, _ in hidden if place != own}
    s.may[observer] = 0
    for design in range(DESIGNS):
        copies = range(COPY[design], COPY[design + 1])
        places = sorted(place != own for place, card in hidden if card == design)
        for copy, is_unknown in zip(copies, places, strict=False):
            for place in unknown if is_unknown else {own}:
                s.may[observer, place] |= 1 << copy
        for copy in copies[len(places) :]:
            s.may[observer, IN_SIGHT] |= 1 << copy
