"""Piles (OR-3, OR-4): the deposit deck is made of piles with one card of each mine, and pile 4 has
the collapse card besides. Each is shuffled alone, so everybody knows what the top one still has."""

from turntable.engine.chance import below, take_from
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import CARDS_A_MINE, COLLAPSE_CARD
from turntable.games.off_the_rails.state import (
    COLLAPSE_PILE,
    MINES,
    MOST_CARDS,
    NONE,
    PILES,
    State,
    Work,
)


@kernel
def pile_size(pile: int) -> int:
    return MINES + 1 if pile == COLLAPSE_PILE else MINES


@kernel
def pile_start(s: State, pile: int) -> int:
    """Where it begins in the deck: below zero for one that was removed."""
    start = int(s.deck_end)
    for lower in range(PILES, pile - 1, -1):
        start -= pile_size(lower)
    return start


@kernel
def earliest_collapse(s: State) -> int:
    """While it is ahead: how many draws away the collapse card is at least; 1 if it may be next."""
    return max(pile_start(s, COLLAPSE_PILE) - s.drawn, 0) + 1


@kernel
def lacks(s: State, pile: int, card: int) -> bool:
    """Whether no card of that mine, given by any of its cards, or no collapse card, has been drawn
    from the pile."""
    for place in range(pile_start(s, pile), s.drawn):
        if s.deck[place] // CARDS_A_MINE == card // CARDS_A_MINE:
            return False
    return True


@kernel
def take_card(w: Work, mine: int, first: int, last: int) -> None:
    """One step of a shuffle of the cards of a mine."""
    at = first + below(w, last - first)
    card = w.card[mine, at]
    w.card[mine, at] = w.card[mine, first]
    w.card[mine, first] = card


@kernel
def shuffle_piles(s: State, w: Work) -> None:
    """Make the rest of the deck, pile by pile from the top, of the next cards in w.card."""
    for pile in range(1, PILES + 1):
        start = pile_start(s, pile)
        if start < 0 or start + pile_size(pile) <= s.drawn:
            continue
        first = max(start, int(s.drawn))
        place = first
        for mine in range(MINES):
            if lacks(s, pile, mine * CARDS_A_MINE):
                s.deck[place] = w.card[mine, w.cards[mine]]
                w.cards[mine] += 1
                place += 1
        if pile == COLLAPSE_PILE and lacks(s, pile, COLLAPSE_CARD):
            s.deck[place] = COLLAPSE_CARD
            place += 1
        for at in range(first, place):
            take_from(w, s.deck, at, place)


@kernel
def clear_deck(s: State) -> None:
    for place in range(MOST_CARDS):
        s.deck[place] = NONE
