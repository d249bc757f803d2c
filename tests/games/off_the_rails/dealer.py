"""A dealer for the tests: given the truth, another truth that one seat cannot tell from it.

Plain Python over the cards and the halves that OR-37 hides; it shares nothing with `determinize`.
"""

import random
from typing import Any

from turntable.engine.position import Truth

MINES = 4
CARDS_A_MINE = 8
COLLAPSE_CARD = 32
CHOOSE_HALF, OVER = 8, 12
BEGUN = 2
HEAP_BITS = 6
ATTEMPTS = 20
"""Of few cards a new deal may be the old one, and is then dealt once more."""


def twin(truth: Truth, seat: int, dice: random.Random) -> Truth:
    """Deal anew all that `seat` cannot see."""
    other = truth.copy()
    if other.state.phase == OVER:
        return other  # nothing is decided any more
    for _ in range(ATTEMPTS):
        _deal_anew(other.state, dice)
        if other.state.phase == CHOOSE_HALF and seat != other.state.struck:
            _split_anew(other.state, dice)
        if other.buffer.tobytes() != truth.buffer.tobytes():
            break
    return other


def _deal_anew(s: Any, dice: random.Random) -> None:
    """The rest of the deck and, until it is shown, the collapse deck. A pile has a card of each
    mine, so of the top one everybody knows what mines are left in it (OR-3)."""
    unseen = {mine: unseen_cards(s, mine) for mine in range(MINES)}
    for cards in unseen.values():
        dice.shuffle(cards)
    if s.collapse != BEGUN:
        s.collapse_card[:] = [unseen[mine].pop() for mine in range(MINES)]
    for pile in piles(s):
        hidden = [place for place in pile if place >= s.drawn]
        cards = [
            card if card == COLLAPSE_CARD else unseen[card // CARDS_A_MINE].pop()
            for card in (int(s.deck[place]) for place in hidden)
        ]
        dice.shuffle(cards)
        for place, card in zip(hidden, cards, strict=True):
            s.deck[place] = card


def unseen_cards(s: Any, mine: int) -> list[int]:
    """Those of a mine that nobody has seen: in the deck, in the collapse deck or put back."""
    seen = {*s.deck[: s.drawn].tolist(), *s.opening.tolist()}
    if s.collapse == BEGUN:
        seen |= set(s.collapse_card.tolist())
    first = mine * CARDS_A_MINE
    return [card for card in range(first, first + CARDS_A_MINE) if card not in seen]


def piles(s: Any) -> list[range]:
    """The places of each in the deck, from the top: pile 5 is the last, pile 4 is one larger."""
    found, end = list[range](), int(s.deck_end)
    for size in (4, 5, 4, 4, 4):
        if end:
            found.insert(0, range(end - size, end))
            end -= size
    return found


def _split_anew(s: Any, dice: random.Random) -> None:
    """OR-23: the same load, in any two halves."""
    load = pieces_in(int(s.half[0]) + int(s.half[1]))
    dice.shuffle(load)
    for side in range(2):
        half = load[side::2]
        s.half[side] = sum(1 << HEAP_BITS * kind for kind in half)


def pieces_in(heap: int) -> list[int]:
    """The kinds of its pieces."""
    most = (1 << HEAP_BITS) - 1
    return [kind for kind in range(5) for _ in range(heap >> HEAP_BITS * kind & most)]
