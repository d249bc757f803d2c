"""Rolling (OR-15 to OR-18): a cart follows the track until somebody has to decide, or it ends."""

from turntable.engine.bits import bit, lowest
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import collision, course, missions, picking
from turntable.games.off_the_rails.carts import cart_on, take_off
from turntable.games.off_the_rails.compass import has_exit, opposite, without
from turntable.games.off_the_rails.components import EXIT_COUNT, STEP, SURFACE_OF
from turntable.games.off_the_rails.derailing import derail
from turntable.games.off_the_rails.happenings import CAME_HOME, ROLLED
from turntable.games.off_the_rails.heaps import load_of
from turntable.games.off_the_rails.state import FACE, NONE, PICK, SUPPLY, TURN, State, Work

# What a cart finds on the square it is about to enter.
RAILS, HOME, CART, NO_WAY = range(4)


@kernel
def what_lies_ahead(s: State, square: int, facing: int) -> int:
    """For a cart on `square`. A cart there goes before a way that is missing (OR-22)."""
    ahead = square + STEP[facing]
    if SURFACE_OF[ahead] >= 0:
        return HOME  # OR-22: surfaces know no collision
    if cart_on(s, ahead) != NONE:
        return CART
    # No track lies on a mine centre or under a token.
    return RAILS if has_exit(s.track[ahead], opposite(facing)) else NO_WAY


@kernel
def set_off(s: State, w: Work, cart: int) -> None:
    s.cart = cart
    s.start = s.at[s.turn, cart]
    s.steps = s.speed[s.turn, cart]
    s.moved |= bit(cart)
    roll(s, w)


@kernel
def roll(s: State, w: Work) -> None:
    """Go on in the direction the cart faces."""
    seat, cart = s.turn, s.cart
    gone = s.gone
    while True:
        square, facing = s.at[seat, cart], s.facing[seat, cart]
        found = what_lies_ahead(s, square, facing)
        if found == RAILS:
            s.at[seat, cart] = square + STEP[facing]
            s.came = opposite(facing)
            s.gone += 1
            s.steps -= 1
            if picking.can_pick(s):
                s.phase = PICK
                break
            if must_choose(s):
                break
            s.facing[seat, cart] = lowest(exits_ahead(s))
            if s.steps > 0:
                continue
            _tell(s, w, gone)
            course.end_move(s, w, False)
            return
        _tell(s, w, gone)
        if found == HOME:
            _come_home(s, w, square + STEP[facing])
        elif found == CART:
            collision.collide(s, w, cart_on(s, square + STEP[facing]))
        else:
            derail(s, w, seat, cart)  # OR-17
            course.end_move(s, w, True)
        return
    _tell(s, w, gone)


@kernel
def exits_ahead(s: State) -> int:
    """OR-16: any but the one it came in by."""
    return without(s.track[s.at[s.turn, s.cart]], s.came)


@kernel
def must_choose(s: State) -> bool:
    """OR-16: on a T or a cross the owner chooses, and is asked."""
    if EXIT_COUNT[exits_ahead(s)] == 1:
        return False
    s.phase = TURN if s.steps > 0 else FACE
    return True


@kernel
def leave(s: State, w: Work) -> None:
    """The pieces on its square are taken: on, or that was it."""
    if must_choose(s):
        return
    s.facing[s.turn, s.cart] = lowest(exits_ahead(s))
    if s.steps > 0:
        roll(s, w)
    else:
        course.end_move(s, w, False)


@kernel
def _come_home(s: State, w: Work, surface: int) -> None:
    """OR-18."""
    seat, cart = s.turn, s.cart
    load = s.hold[seat, cart]
    emit(w, EVERYBODY, CAME_HOME, seat, cart, load_of(load), 0)
    s.store[seat] += load
    missions.note_delivery(s, cart, load, surface)
    take_off(s, seat, cart, SUPPLY)
    course.end_move(s, w, False)


@kernel
def _tell(s: State, w: Work, before: int) -> None:
    if s.gone > before:
        emit(w, EVERYBODY, ROLLED, s.turn, s.cart, s.at[s.turn, s.cart], s.gone - before)
