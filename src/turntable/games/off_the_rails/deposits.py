"""Deposits (OR-30, OR-31): the top card of the deck, and pieces on its square."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.bag import draw_pieces
from turntable.games.off_the_rails.components import CARD_PIECES, CARD_SQUARE, COLLAPSE_CARD
from turntable.games.off_the_rails.happenings import COLLAPSE_ANNOUNCED, DEPOSITED
from turntable.games.off_the_rails.heaps import LOAD_BASE, load_of
from turntable.games.off_the_rails.state import ANNOUNCED, State, Work

LOADS = LOAD_BASE**3
"""More than the number of any load of three pieces."""


@kernel
def draw_deposit(s: State, w: Work) -> None:
    card = s.deck[s.drawn]
    s.drawn += 1
    if card == COLLAPSE_CARD:
        s.collapse = ANNOUNCED
        s.last_turns = s.players
        s.shown = 1 + COLLAPSE_CARD * LOADS
        emit(w, EVERYBODY, COLLAPSE_ANNOUNCED, s.turn, 0, 0, 0)
        return
    heap = draw_pieces(s, w, CARD_PIECES[card])
    s.pieces[CARD_SQUARE[card]] += heap
    load = load_of(heap)
    s.shown = 1 + card * LOADS + load
    emit(w, EVERYBODY, DEPOSITED, card, load, 0, 0)
