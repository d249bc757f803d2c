"""Pick up a piece (OR-20, OR-21): the first is compulsory, the second is not."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course, picking, rolling
from turntable.games.off_the_rails.components import ROCK
from turntable.games.off_the_rails.heaps import count_of
from turntable.games.off_the_rails.moves import PICK_MOVE, SKIP_PICK_MOVE
from turntable.games.off_the_rails.state import NONE, PICK, SECOND_PICK, State, Work

FIRST, END = PICK_MOVE, SKIP_PICK_MOVE + 1
"""The moves of this decision."""


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move == SKIP_PICK_MOVE:
        return 0 if s.phase == SECOND_PICK else 20
    if not FIRST <= move < END:
        return 20
    here, kind = s.pieces[s.at[seat, s.cart]], move - PICK_MOVE
    if count_of(here, kind) == 0 or (kind != ROCK and count_of(here, ROCK) > 0):
        return 21
    return 0


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    is_first = s.phase == PICK
    if move != SKIP_PICK_MOVE:
        picking.take(s, w, move - PICK_MOVE)
    if s.struck != NONE:
        course.end_move(s, w, False)
    elif is_first and s.steps == 0 and picking.can_pick(s):
        s.phase = SECOND_PICK
    else:
        rolling.leave(s, w)
