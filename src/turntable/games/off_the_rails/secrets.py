"""What a seat may know (OR-37): hiding the rest, and imagining it."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import CARDS_A_MINE
from turntable.games.off_the_rails.decisions.lose_half import HALF_HEAP, is_half
from turntable.games.off_the_rails.heaps import load_of
from turntable.games.off_the_rails.moves import HALVES, LEFT, RIGHT
from turntable.games.off_the_rails.piles import (
    lacks,
    pile_start,
    shuffle_piles,
    take_card,
)
from turntable.games.off_the_rails.state import (
    BEGUN,
    CHOOSE_HALF,
    MINES,
    PILES,
    UNKNOWN,
    State,
    Work,
)


@kernel
def conceal(s: State, seat: int) -> None:
    """Overwrite with UNKNOWN what is still in the deposit deck, the collapse deck until it is shown
    and the halves that somebody else has made; seat −1 only watches."""
    for place in range(s.drawn, s.deck_end):
        s.deck[place] = UNKNOWN
    if s.collapse != BEGUN:
        for mine in range(MINES):
            s.collapse_card[mine] = UNKNOWN
    if s.phase == CHOOSE_HALF and seat != s.struck:
        s.half[LEFT] = UNKNOWN
        s.half[RIGHT] = UNKNOWN


@kernel
def determinize(s: State, w: Work, seat: int) -> None:
    """Fill what is UNKNOWN: of each mine any card that nobody has seen may lie anywhere, and what
    is left of a pile in any order; a load may have been split in any way."""
    for mine in range(MINES):
        unseen = _gather_unseen(s, w, mine)
        hidden = _cards_hidden(s, mine)
        for n in range(hidden):
            take_card(w, mine, n, unseen)
        w.cards[mine] = 0
        if s.collapse_card[mine] == UNKNOWN:
            s.collapse_card[mine] = w.card[mine, 0]
            w.cards[mine] = 1
    shuffle_piles(s, w)
    if s.phase == CHOOSE_HALF and s.half[LEFT] == UNKNOWN:
        _split_somehow(s, w)


@kernel
def info_key(s: State, seat: int) -> int:
    """What a card, a token or a loss has shown to all, or a split to its owner."""
    if s.phase == CHOOSE_HALF:
        return 1 + load_of(s.half[LEFT]) if seat == s.struck else 0
    return s.shown


@kernel
def _gather_unseen(s: State, w: Work, mine: int) -> int:
    """Write the cards of a mine that nobody has seen into w.card; returns how many."""
    unseen = 0
    for card in range(mine * CARDS_A_MINE, (mine + 1) * CARDS_A_MINE):
        seen = s.opening[mine] == card or s.collapse_card[mine] == card
        for place in range(s.drawn):
            seen = seen or s.deck[place] == card
        if not seen:
            w.card[mine, unseen] = card
            unseen += 1
    return unseen


@kernel
def _cards_hidden(s: State, mine: int) -> int:
    """How many cards of a mine are hidden in the game, those put back at the start left out."""
    hidden = 1 if s.collapse_card[mine] == UNKNOWN else 0
    for pile in range(1, PILES + 1):
        if pile_start(s, pile) >= 0 and lacks(s, pile, mine * CARDS_A_MINE):
            hidden += 1
    return hidden


@kernel
def _split_somehow(s: State, w: Work) -> None:
    """Any two halves, either of them left: all pairs equally likely."""
    load = s.hold[s.struck, s.struck_cart]
    ways = 0
    for half in range(len(HALVES)):
        if is_half(load, half):
            ways += 2 if HALF_HEAP[half] * 2 != load else 1
    n = below(w, ways)
    for half in range(len(HALVES)):
        if is_half(load, half):
            heap = HALF_HEAP[half]
            sides = 2 if heap * 2 != load else 1
            if 0 <= n < sides:
                s.half[n] = heap
                s.half[1 - n] = load - heap
            n -= sides
