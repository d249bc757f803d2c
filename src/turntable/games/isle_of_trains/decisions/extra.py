"""Extra (IT-16): take the extra action of a bonus at once, or lose it."""

from turntable.engine.bits import bit
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course
from turntable.games.isle_of_trains.components import ACTIONS
from turntable.games.isle_of_trains.happenings import EXTRA_DECLINED, EXTRA_TAKEN
from turntable.games.isle_of_trains.moves import DECLINE_MOVE, EXTRA_MOVE
from turntable.games.isle_of_trains.state import ACT, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move == DECLINE_MOVE:
        return 0
    if not EXTRA_MOVE <= move < DECLINE_MOVE or not s.bonus_extra & bit(move - EXTRA_MOVE):
        return 16
    return 0 if course.is_possible(s, seat, move - EXTRA_MOVE) else 6


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    w.move[0] = DECLINE_MOVE
    count = 1
    for action in range(len(ACTIONS)):
        if s.bonus_extra & bit(action) and course.is_possible(s, seat, action):
            w.move[count] = EXTRA_MOVE + action
            count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    s.bonus_extra = 0
    if move == DECLINE_MOVE:
        emit(w, EVERYBODY, EXTRA_DECLINED, seat, 0, 0, 0)
        course.end_action(s, w)
    else:
        emit(w, EVERYBODY, EXTRA_TAKEN, seat, move - EXTRA_MOVE, 0, 0)
        s.allowed = bit(move - EXTRA_MOVE)
        s.phase = ACT
