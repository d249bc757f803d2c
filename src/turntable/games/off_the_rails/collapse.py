"""The collapse (OR-31 to OR-33): tokens that fall, and what is under them."""

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.carts import cart_on
from turntable.games.off_the_rails.components import (
    CARD_SQUARE,
    CARTS,
    CENTRE_OF,
    DEPTHS,
    STEP,
    SURFACE_OF,
    UNDERGROUND,
)
from turntable.games.off_the_rails.derailing import derail
from turntable.games.off_the_rails.ground import FREE, PLAIN, kind_of, move_over
from turntable.games.off_the_rails.happenings import TOKEN_DRAWN, TOKEN_FELL, TOKEN_GONE
from turntable.games.off_the_rails.state import (
    BEGUN,
    MINES,
    NONE,
    PLACE_TOKEN,
    State,
    Work,
)

SHOWS_TOKEN = 7200
"""s.shown: this and the mine."""


@kernel
def begin(s: State, w: Work) -> None:
    """OR-31: the collapse deck is shown, and a token of each mine falls on its square there."""
    s.collapse = BEGUN
    for mine in range(MINES):
        fall(s, w, mine, CARD_SQUARE[s.collapse_card[mine]])


@kernel
def draw_token(s: State, w: Work) -> bool:
    """OR-32: draw tokens until one can be placed. False if there was none."""
    left = tokens_left(s)
    while left > 0:
        n = below(w, left)
        mine = 0
        while n >= s.tokens[mine]:
            n -= s.tokens[mine]
            mine += 1
        s.tokens[mine] -= 1
        left -= 1
        if has_square(s, mine):
            s.token = mine
            s.phase = PLACE_TOKEN
            s.shown = SHOWS_TOKEN + mine
            emit(w, EVERYBODY, TOKEN_DRAWN, s.turn, mine, 0, 0)
            return True
        s.tokens_gone[mine] += 1
        emit(w, EVERYBODY, TOKEN_GONE, mine, 0, 0, 0)
    return False


@kernel
def fall(s: State, w: Work, mine: int, square: int) -> None:
    """OR-33: a token removes track and pieces under it, and derails a cart."""
    emit(w, EVERYBODY, TOKEN_FELL, mine, square, 0, 0)
    cart = cart_on(s, square)
    if cart != NONE:
        derail(s, w, cart // CARTS, cart % CARTS)
    s.bag += s.pieces[square]
    s.pieces[square] = 0
    before = kind_of(s, square)
    if before == PLAIN:
        s.rails_buried += 1
    elif before != FREE:
        s.junctions_buried += 1
    s.track[square] = 0
    s.fallen[square] = mine
    move_over(s, square, before)


@kernel
def tokens_left(s: State) -> int:
    """How many are still face down."""
    left = 0
    for mine in range(MINES):
        left += int(s.tokens[mine])  # uncompiled, a sum of 16-bit numbers would be one
    return left


@kernel
def has_square(s: State, mine: int) -> bool:
    for n in range(DEPTHS):
        if can_fall_on(s, mine, UNDERGROUND[n]):
            return True
    return False


@kernel
def can_fall_on(s: State, mine: int, square: int) -> bool:
    """OR-32: beside a token of its mine; never on a mine centre, a surface or a token."""
    if SURFACE_OF[square] >= 0 or CENTRE_OF[square] >= 0 or s.fallen[square] != NONE:
        return False
    for exit_ in range(4):
        if s.fallen[square + STEP[exit_]] == mine:
            return True
    return False
