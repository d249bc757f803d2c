"""Carts (OR-6): where they are, and taking one off the board."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import CAPACITY, CARTS
from turntable.games.off_the_rails.heaps import size
from turntable.games.off_the_rails.state import NONE, State


@kernel
def is_on_board(s: State, seat: int, cart: int) -> bool:
    return s.at[seat, cart] >= 0


@kernel
def carts_on_board(s: State, seat: int) -> int:
    """The carts of a seat that are on the board, as a mask."""
    carts = 0
    for cart in range(CARTS):
        if s.at[seat, cart] >= 0:
            carts |= bit(cart)
    return carts


@kernel
def board_is_empty(s: State) -> bool:
    """Whether nobody has a cart on it."""
    for seat in range(s.players):
        if carts_on_board(s, seat):
            return False
    return True


@kernel
def cart_on(s: State, square: int) -> int:
    """The cart on a square, as seat × CARTS + cart; NONE where there is none."""
    for seat in range(s.players):
        for cart in range(CARTS):
            if s.at[seat, cart] == square:
                return seat * CARTS + cart
    return NONE


@kernel
def has_room(s: State, seat: int, cart: int) -> bool:
    """OR-21: a full hold takes nothing."""
    return size(s.hold[seat, cart]) < CAPACITY


@kernel
def take_off(s: State, seat: int, cart: int, to: int) -> None:
    """A cart leaves the board, for the supply or for good; its hold has been emptied elsewhere."""
    s.at[seat, cart] = to
    s.facing[seat, cart] = NONE
    s.speed[seat, cart] = 0
    s.hold[seat, cart] = 0
