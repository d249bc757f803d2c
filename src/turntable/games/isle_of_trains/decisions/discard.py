"""Discard: for a good loaded face down (IT-15), for a bonus (IT-16), or down to five (IT-6)."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course, parting
from turntable.games.isle_of_trains.components import HAND_LIMIT, PHANTOM
from turntable.games.isle_of_trains.happenings import DISCARDED
from turntable.games.isle_of_trains.moves import CONTRACT_MOVE, DISCARD_MOVE
from turntable.games.isle_of_trains.state import (
    DISCARD_FOR_BONUS,
    DISCARD_TO_LOAD,
    State,
    Work,
)


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not DISCARD_MOVE <= move < CONTRACT_MOVE:
        return _rule(s)
    card = move - DISCARD_MOVE
    if card == PHANTOM:
        return 30 if _phantoms(s) == 0 else 0
    if not parting.can_be_named(s, seat, card):
        return _rule(s)
    return 0 if parting.can_name_as_many(s, seat, card, due(s, seat), _phantoms(s)) else _rule(s)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    return parting.list_moves(s, w, seat, DISCARD_MOVE, due(s, seat), _phantoms(s))


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    card = move - DISCARD_MOVE
    if card == PHANTOM:
        s.phantoms -= 1
    else:
        parting.discard(s, seat, card)
    if s.phase == DISCARD_TO_LOAD:
        course.go_on(s, w)
    elif s.phase == DISCARD_FOR_BONUS:
        emit(w, EVERYBODY, DISCARDED, seat, 1, 0, 0)
        s.discards_due -= 1
        course.go_on(s, w)
    else:
        s.last = card
        if due(s, seat) == 0:
            course.end_discards(s, w)


@kernel
def due(s: State, seat: int) -> int:
    """How many cards are still to be discarded in this decision."""
    if s.phase == DISCARD_TO_LOAD or s.phase == DISCARD_FOR_BONUS:
        return 1
    return s.hand_count[seat] - HAND_LIMIT


@kernel
def _phantoms(s: State) -> int:
    """IT-30: phantom cards pay for builds, and for goods loaded face down."""
    return s.phantoms if s.phase == DISCARD_TO_LOAD else 0


@kernel
def _rule(s: State) -> int:
    if s.phase == DISCARD_TO_LOAD:
        return 15
    return 16 if s.phase == DISCARD_FOR_BONUS else 6
