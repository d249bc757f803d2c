"""Which cards of a hand are worth least: those to pay with, to discard and to load. For bots."""

from turntable.engine.bits import bit, lowest
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import builds
from turntable.games.isle_of_trains.components import (
    ANY,
    CARGO,
    CARRIES,
    PHANTOM,
    WILD,
)
from turntable.games.isle_of_trains.state import NONE, State

# What a build costs, in points for each card, and what a card is worth as a good that would fit.
PRICE = 0.5
AS_A_GOOD = 0.4
AS_WILD = 0.5


@kernel
def worth(s: State, seat: int, card: int) -> float:
    """What a card is good for: to be built or loaded."""
    replaces = builds.to_replace(s, seat, card)
    value = builds.gain(s, seat, card, replaces)
    value = max(0.0, value - PRICE * builds.price(s, seat, card, replaces))
    cargo = CARGO[card]
    if cargo == WILD:
        return value + AS_WILD
    for slot in range(s.cars[seat]):
        carries = CARRIES[s.car[seat, slot]]
        if carries == ANY or cargo == carries:
            return value + AS_A_GOOD
    return value


@kernel
def least(s: State, seat: int, among: int) -> int:
    """The card that is worth least of some that are in the hand, a mask; NONE of none."""
    best, fewest = NONE, 0.0
    while among:
        card = lowest(among)
        among &= among - 1
        value = worth(s, seat, card)
        if best == NONE or value < fewest:
            best, fewest = card, value
    return best


@kernel
def next_to_part_with(s: State, seat: int, cards: int, phantoms: int) -> int:
    """Of so many cards to part with, which are named in the order of the box, the next. Phantom
    cards go first of all, and are named last (IT-30)."""
    cards -= min(cards, phantoms)
    if cards == 0:
        return PHANTOM
    rest = s.in_hand[seat] & -bit(s.last)
    first = PHANTOM
    while cards > 0:
        card = least(s, seat, rest)
        first = min(first, card)
        cards -= s.hand[seat, card]
        rest &= ~bit(card)
    return first
