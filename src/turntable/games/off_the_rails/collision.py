"""Collisions (OR-22 to OR-26), in their order: empty carts derail, pieces are lost, the struck cart
turns away, the mover turns away, and it may take its second piece."""

from turntable.engine.bits import bit, lowest
from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course, missions, picking
from turntable.games.off_the_rails.carts import is_on_board, take_off
from turntable.games.off_the_rails.compass import has_exit, opposite, without
from turntable.games.off_the_rails.components import CARTS, EXIT_COUNT, SURFACE_OF
from turntable.games.off_the_rails.derailing import derail
from turntable.games.off_the_rails.happenings import (
    COLLIDED,
    COLLIDED_OWN,
    LOST,
    TOUCHED,
    TOUCHED_OWN,
)
from turntable.games.off_the_rails.heaps import load_of, one, piece_at, size
from turntable.games.off_the_rails.state import (
    FACE,
    FACE_STRUCK,
    NAME_LOST,
    SECOND_PICK,
    SPLIT,
    SUPPLY,
    State,
    Work,
)

SHOWS_LOSS = 7300
"""s.shown: this and the load that was lost."""


@kernel
def collide(s: State, w: Work, other: int) -> None:
    """The cart on its way is about to enter the square of `other` (seat × CARTS + cart)."""
    seat, cart = s.turn, s.cart
    struck, struck_cart = other // CARTS, other % CARTS
    s.struck = struck
    s.struck_cart = struck_cart
    s.hit = opposite(s.facing[seat, cart])
    connected = has_exit(s.track[s.at[struck, struck_cart]], s.hit)
    _tell(s, w, connected)
    if not connected:
        turn_struck_away(s, w)  # OR-26
        return
    load = s.hold[struck, struck_cart]
    # OR-24: both are judged before any loss.
    if s.hold[seat, cart] == 0:
        derail(s, w, seat, cart)
    if load == 0:
        derail(s, w, struck, struck_cart)
        turn_struck_away(s, w)
    elif struck == seat:
        _lose_at_random(s, w)
        turn_struck_away(s, w)
    else:
        missions.note_ram(s, (size(load) + 1) // 2)
        s.phase = NAME_LOST if size(load) % 2 else SPLIT


@kernel
def lose(s: State, w: Work, heap: int) -> None:
    """OR-23: the struck cart loses pieces onto its square."""
    s.hold[s.struck, s.struck_cart] -= heap
    s.pieces[s.at[s.struck, s.struck_cart]] += heap
    s.shown = SHOWS_LOSS + load_of(heap)
    emit(w, EVERYBODY, LOST, s.struck, s.struck_cart, load_of(heap), 0)


@kernel
def turn_struck_away(s: State, w: Work) -> None:
    """OR-25: hit on its front it turns away, hit on rear or side it keeps its facing."""
    struck, cart = s.struck, s.struck_cart
    if is_on_board(s, struck, cart) and s.facing[struck, cart] == s.hit:
        exits = exits_away(s, struck, cart)
        if EXIT_COUNT[exits] > 1:
            s.phase = FACE_STRUCK
            return
        s.facing[struck, cart] = lowest(exits)
    turn_mover_away(s, w)


@kernel
def turn_mover_away(s: State, w: Work) -> None:
    """OR-25; OR-22: from the surface it goes back to the supply."""
    seat, cart = s.turn, s.cart
    if not is_on_board(s, seat, cart):
        course.end_move(s, w, True)
        return
    if SURFACE_OF[s.at[seat, cart]] >= 0:
        take_off(s, seat, cart, SUPPLY)
        course.end_move(s, w, False)
        return
    exits = exits_away(s, seat, cart)
    if EXIT_COUNT[exits] > 1:
        s.phase = FACE
        return
    s.facing[seat, cart] = lowest(exits)
    offer_second_piece(s, w)


@kernel
def exits_away(s: State, seat: int, cart: int) -> int:
    """OR-25, for a cart that faces the hit: the exit opposite to it; without one, any other."""
    exits, hit = s.track[s.at[seat, cart]], s.facing[seat, cart]
    away = opposite(hit)
    if has_exit(exits, away):
        return bit(away)
    return without(exits, hit)


@kernel
def offer_second_piece(s: State, w: Work) -> None:
    """OR-20: it has stopped."""
    if picking.can_pick(s):
        s.phase = SECOND_PICK
    else:
        course.end_move(s, w, False)


@kernel
def _lose_at_random(s: State, w: Work) -> None:
    """OR-23: of an own cart half the load is drawn, rounded up."""
    hold = s.hold[s.struck, s.struck_cart]
    pieces = size(hold)
    lost = 0
    for left in range(pieces, pieces // 2, -1):
        piece = one(piece_at(hold, below(w, left)))
        hold -= piece
        lost += piece
    lose(s, w, lost)


@kernel
def _tell(s: State, w: Work, connected: bool) -> None:
    if s.struck == s.turn:
        kind = COLLIDED_OWN if connected else TOUCHED_OWN
        emit(w, EVERYBODY, kind, s.turn, s.cart, s.struck_cart, 0)
    else:
        kind = COLLIDED if connected else TOUCHED
        emit(w, EVERYBODY, kind, s.turn, s.cart, s.struck, s.struck_cart)
