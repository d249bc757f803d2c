"""Parting with cards of the hand, face down: to pay, and to discard.

Several cards are a set: they are named in the order of the box, so that one set is one path.
Phantom cards come last (IT-30).
"""

from turntable.engine.bits import bit, lowest
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import hands, knowledge, pile
from turntable.games.isle_of_trains.components import PHANTOM
from turntable.games.isle_of_trains.state import DISCARDS, State, Work


@kernel
def can_be_named(s: State, seat: int, card: int) -> bool:
    """Whether a card is in the hand, and not before the last one named."""
    return card >= s.last and hands.holds(s, seat, card)


@kernel
def can_name_as_many(s: State, seat: int, card: int, cards: int, phantoms: int) -> bool:
    """IT-6: whether from this card on there are so many."""
    return hands.count_from(s, seat, card) + phantoms >= cards


@kernel
def list_moves(s: State, w: Work, seat: int, first: int, cards: int, phantoms: int) -> int:
    """Write the moves `first` + card into w.move, where so many cards are to be named and phantoms
    may be among them; returns how many moves there are."""
    rest = s.in_hand[seat] & -bit(s.last)
    left = hands.count_from(s, seat, s.last) + phantoms
    count = 0
    while rest and left >= cards:
        card = lowest(rest)
        rest &= rest - 1
        w.move[count] = first + card
        count += 1
        left -= s.hand[seat, card]
    if phantoms >= cards and phantoms > 0:
        w.move[count] = first + PHANTOM
        count += 1
    return count


@kernel
def discard(s: State, seat: int, card: int) -> None:
    hands.take(s, seat, card)
    pile.discard(s, card)
    knowledge.leaves_hand_unseen(s, seat, card, DISCARDS)
