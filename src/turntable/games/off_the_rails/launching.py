"""Launching carts (OR-13) and changing their speed (OR-14)."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course
from turntable.games.off_the_rails.carts import cart_on, is_on_board
from turntable.games.off_the_rails.components import (
    CARTS,
    FASTEST,
    INWARD,
    SLOWEST,
    START_SPEED,
    SURFACE_OF,
    SURFACE_SQUARES,
    WIDTH,
)
from turntable.games.off_the_rails.happenings import LAUNCHED, SPEED_CHANGED
from turntable.games.off_the_rails.moves import LAUNCH_MOVE
from turntable.games.off_the_rails.state import NONE, SUPPLY, State, Work


@kernel
def cart_in_supply(s: State, seat: int) -> int:
    """OR-13: white first; NONE if there is none."""
    for cart in range(CARTS):
        if s.at[seat, cart] == SUPPLY:
            return cart
    return NONE


@kernel
def launch_refusal(s: State, seat: int, n: int) -> int:
    """Of the n-th launch move."""
    clan = n // WIDTH
    if clan != s.clan[seat] or cart_in_supply(s, seat) == NONE:
        return 13
    return 0 if cart_on(s, SURFACE_SQUARES[clan, n % WIDTH]) == NONE else 13


@kernel
def count_launches(s: State, seat: int) -> int:
    """How many launch moves may be made."""
    if cart_in_supply(s, seat) == NONE:
        return 0
    free = WIDTH
    for cart in range(CARTS):
        at = s.at[seat, cart]
        free -= 1 if at >= 0 and SURFACE_OF[at] >= 0 else 0
    return free


@kernel
def pick_launch(s: State, seat: int, n: int) -> int:
    """The n-th of them."""
    move = s.clan[seat] * WIDTH
    while True:
        if launch_refusal(s, seat, move) == 0:
            if n == 0:
                return LAUNCH_MOVE + move
            n -= 1
        move += 1


@kernel
def launch(s: State, w: Work, seat: int, n: int) -> None:
    cart, clan = cart_in_supply(s, seat), n // WIDTH
    square = SURFACE_SQUARES[clan, n % WIDTH]
    s.at[seat, cart] = square
    s.facing[seat, cart] = INWARD[clan]
    s.speed[seat, cart] = START_SPEED
    emit(w, EVERYBODY, LAUNCHED, seat, cart, square, 0)
    course.count_action(s, w)


@kernel
def speed_refusal(s: State, seat: int, n: int) -> int:
    """Of the n-th speed move."""
    if not is_on_board(s, seat, n // 2):
        return 14
    return 0 if SLOWEST <= s.speed[seat, n // 2] + _change(n) <= FASTEST else 14


@kernel
def change_speed(s: State, w: Work, seat: int, n: int) -> None:
    cart = n // 2
    s.speed[seat, cart] += _change(n)
    emit(w, EVERYBODY, SPEED_CHANGED, seat, cart, s.speed[seat, cart], 0)
    course.count_action(s, w)


@kernel
def _change(n: int) -> int:
    return 1 if n % 2 else -1
