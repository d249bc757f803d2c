"""Take a mission (OR-7): one of those that this turn's movement fulfilled."""

from turntable.engine.bits import bit
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course
from turntable.games.off_the_rails.happenings import MISSION_TAKEN
from turntable.games.off_the_rails.missions import open_missions
from turntable.games.off_the_rails.moves import PLACE_TOKEN_MOVE, TAKE_MISSION_MOVE
from turntable.games.off_the_rails.state import State, Work

FIRST, END = TAKE_MISSION_MOVE, PLACE_TOKEN_MOVE
"""The moves of this decision."""


@kernel
def refusal(s: State, move: int) -> int:
    if not FIRST <= move < END:
        return 7
    return 0 if open_missions(s) & bit(move - FIRST) else 7


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    s.mission[move - FIRST] = seat
    emit(w, EVERYBODY, MISSION_TAKEN, seat, move - FIRST, 0, 0)
    course.deposit(s, w)
