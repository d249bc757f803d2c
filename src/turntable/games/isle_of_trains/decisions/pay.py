"""Pay (IT-8): cards of the hand, face down to the discards, in the order of the box."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, course, parting
from turntable.games.isle_of_trains.components import PHANTOM
from turntable.games.isle_of_trains.moves import DISCARD_MOVE, PAY_MOVE
from turntable.games.isle_of_trains.state import State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not PAY_MOVE <= move < DISCARD_MOVE:
        return 8
    card = move - PAY_MOVE
    if card == PHANTOM:
        if s.phantoms == 0:
            return 30
    elif not parting.can_be_named(s, seat, card):
        return 8
    return 0 if parting.can_name_as_many(s, seat, card, s.price, s.phantoms) else 8


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    return parting.list_moves(s, w, seat, PAY_MOVE, s.price, s.phantoms)


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    card = move - PAY_MOVE
    if card == PHANTOM:
        s.phantoms -= 1
    else:
        parting.discard(s, seat, card)
    s.last = card
    s.price -= 1
    if s.price == 0:
        building.finish(s, w, seat)
        course.end_action(s, w)
