"""Choose an exit: at a junction passed, where it stopped, or away from a hit (OR-16, OR-25)."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import collision, course, rolling
from turntable.games.off_the_rails.compass import has_exit
from turntable.games.off_the_rails.moves import FACE_MOVE, PICK_MOVE, TURN_MOVE
from turntable.games.off_the_rails.state import FACE_STRUCK, NONE, TURN, State, Work


@kernel
def first(s: State) -> int:
    """The first of the four moves of this decision."""
    return TURN_MOVE if s.phase == TURN else FACE_MOVE


@kernel
def refusal(s: State, move: int) -> int:
    rule = 16 if s.struck == NONE else 25
    exit_ = move - first(s)
    if not 0 <= exit_ < PICK_MOVE - FACE_MOVE:
        return rule
    return 0 if has_exit(exits_to_choose(s), exit_) else rule


@kernel
def apply(s: State, w: Work, move: int) -> None:
    exit_ = move - first(s)
    if s.phase == FACE_STRUCK:
        s.facing[s.struck, s.struck_cart] = exit_
        collision.turn_mover_away(s, w)
        return
    s.facing[s.turn, s.cart] = exit_
    if s.phase == TURN:
        rolling.roll(s, w)
    elif s.struck != NONE:
        collision.offer_second_piece(s, w)
    else:
        course.end_move(s, w, False)


@kernel
def exits_to_choose(s: State) -> int:
    """As a mask."""
    if s.phase == FACE_STRUCK:
        return collision.exits_away(s, s.struck, s.struck_cart)
    if s.struck != NONE:
        return collision.exits_away(s, s.turn, s.cart)
    return rolling.exits_ahead(s)
