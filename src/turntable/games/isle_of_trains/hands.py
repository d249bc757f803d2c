"""Hands: how many cards of each design a seat holds. Copies of a design are alike."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains.components import DESIGNS
from turntable.games.isle_of_trains.state import State


@kernel
def put(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.hand_count[seat] += 1
    s.in_hand[seat] |= bit(card)


@kernel
def take(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    if s.hand[seat, card] == 0:
        s.in_hand[seat] &= ~bit(card)


@kernel
def holds(s: State, seat: int, card: int) -> bool:
    return s.hand[seat, card] > 0


@kernel
def count_from(s: State, seat: int, card: int) -> int:
    """How many cards of a hand come no earlier in the box than `card`."""
    total = 0
    for design in range(card, DESIGNS):
        total += s.hand[seat, design]
    return total
