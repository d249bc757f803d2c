"""Act (IT-6, IT-16): one of the four actions, or the extra action of a bonus. Nobody passes."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, course, drawing, loading, trains
from turntable.games.isle_of_trains.components import BUILD, DELIVER, DRAW, LOAD
from turntable.games.isle_of_trains.moves import (
    BUILD_MOVE,
    CONTRACT_MOVE,
    DELIVER_MOVE,
    DISCARD_MOVE,
    END_MOVE,
    EXTRA_MOVE,
    LOAD_MOVE,
    PAY_MOVE,
    SCRAP_MOVE,
)
from turntable.games.isle_of_trains.state import (
    DELIVER_GOODS,
    DISCARD_TO_LOAD,
    NONE,
    State,
    Work,
)


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move > DELIVER_MOVE:
        return _rule_of_what_follows(move)
    if not s.allowed & bit(_action(move)):
        return 16
    if move < BUILD_MOVE:
        return drawing.refusal(s, move)
    if move < LOAD_MOVE:
        return building.refusal(s, seat, move)
    if move < DELIVER_MOVE:
        return loading.refusal(s, seat, move)
    return 0 if trains.has_goods(s, seat) else 20


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    if s.allowed & bit(DRAW):
        count = drawing.list_moves(s, w, count)
    if s.allowed & bit(BUILD):
        count = building.list_moves(s, w, seat, count)
    if s.allowed & bit(LOAD):
        count = loading.list_moves(s, w, seat, count)
    if s.allowed & bit(DELIVER) and trains.has_goods(s, seat):
        w.move[count] = DELIVER_MOVE
        count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    s.allowed = 0
    if move < BUILD_MOVE:
        drawing.draw(s, w, seat, move)
        course.end_action(s, w)
    elif move < LOAD_MOVE:
        building.begin(s, w, seat, move)
        if s.card == NONE:
            course.end_action(s, w)
    elif move < DELIVER_MOVE:
        loading.load(s, w, seat, move)
        if s.phase != DISCARD_TO_LOAD:
            course.go_on(s, w)
    else:
        s.phase = DELIVER_GOODS


@kernel
def _action(move: int) -> int:
    """The action that begins with a move."""
    if move < BUILD_MOVE:
        return DRAW
    if move < LOAD_MOVE:
        return BUILD
    return LOAD if move < DELIVER_MOVE else DELIVER


@kernel
def _rule_of_what_follows(move: int) -> int:
    """The rule of a move that belongs to an action that has not begun."""
    if move < PAY_MOVE:
        return 9 if move >= SCRAP_MOVE else 20
    if move < DISCARD_MOVE:
        return 8
    if move < CONTRACT_MOVE:
        return 6
    if move < EXTRA_MOVE:
        return 20
    return 16 if move < END_MOVE else 6
