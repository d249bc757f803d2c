"""Place a collapse token (OR-32)."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import collapse, course
from turntable.games.off_the_rails.components import UNDERGROUND
from turntable.games.off_the_rails.moves import MOVES, PLACE_TOKEN_MOVE
from turntable.games.off_the_rails.state import NONE, State, Work

FIRST, END = PLACE_TOKEN_MOVE, MOVES
"""The moves of this decision."""


@kernel
def refusal(s: State, move: int) -> int:
    if not FIRST <= move < END:
        return 32
    return 0 if collapse.can_fall_on(s, s.token, UNDERGROUND[move - FIRST]) else 32


@kernel
def apply(s: State, w: Work, move: int) -> None:
    mine = s.token
    s.token = NONE
    collapse.fall(s, w, mine, UNDERGROUND[move - FIRST])
    course.end_turn(s, w)
