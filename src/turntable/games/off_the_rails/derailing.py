"""Derailing (OR-27, OR-34): the load goes to the bag, the cart to the supply or out of the game."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.carts import take_off
from turntable.games.off_the_rails.happenings import DERAILED, PUT_OUT
from turntable.games.off_the_rails.heaps import load_of
from turntable.games.off_the_rails.state import BEGUN, OUT, SUPPLY, State, Work


@kernel
def derail(s: State, w: Work, seat: int, cart: int) -> None:
    load = s.hold[seat, cart]
    emit(w, EVERYBODY, DERAILED, seat, cart, s.at[seat, cart], load_of(load))
    s.bag += load
    if s.collapse == BEGUN:
        take_off(s, seat, cart, OUT)
        emit(w, EVERYBODY, PUT_OUT, seat, cart, 0, 0)
    else:
        take_off(s, seat, cart, SUPPLY)
