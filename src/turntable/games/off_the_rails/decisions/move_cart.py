"""Move a cart (OR-15): the owner says which goes first."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import rolling
from turntable.games.off_the_rails.carts import is_on_board
from turntable.games.off_the_rails.moves import MOVE_CART_MOVE, TURN_MOVE
from turntable.games.off_the_rails.state import State, Work

FIRST, END = MOVE_CART_MOVE, TURN_MOVE
"""The moves of this decision."""


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not FIRST <= move < END:
        return 15
    cart = move - FIRST
    return 0 if is_on_board(s, seat, cart) and not s.moved & bit(cart) else 15


@kernel
def apply(s: State, w: Work, move: int) -> None:
    rolling.set_off(s, w, move - FIRST)
