"""Picking up (OR-20, OR-21): whether a cart finds something where it is, and taking it."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.carts import has_room
from turntable.games.off_the_rails.components import FASTEST
from turntable.games.off_the_rails.happenings import PICKED
from turntable.games.off_the_rails.heaps import one
from turntable.games.off_the_rails.state import NONE, State, Work


@kernel
def can_pick(s: State) -> bool:
    """Whether there is a piece on the square of the cart that is on its way, and room for it. The
    square it set off from gives nothing, not even when it comes round to it again."""
    square = s.at[s.turn, s.cart]
    return square != s.start and s.pieces[square] != 0 and has_room(s, s.turn, s.cart)


@kernel
def take(s: State, w: Work, kind: int) -> None:
    seat, cart = s.turn, s.cart
    square = s.at[seat, cart]
    s.pieces[square] -= one(kind)
    s.hold[seat, cart] += one(kind)
    emit(w, EVERYBODY, PICKED, seat, cart, kind, 0)
    for n in range(FASTEST):
        if s.spot[n] == square:
            return
        if s.spot[n] == NONE:
            s.spot[n] = square
            s.spots += 1
            return
