"""Claim or leave (GG-7): who has just drawn a tile decides about that tile."""

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore import course
from turntable.games.ghosts_galore.happenings import LEFT
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, LEAVE_MOVE
from turntable.games.ghosts_galore.state import State, Work


@kernel
def drawn_tile(s: State) -> int:
    """The tile just turned up, which lies neither claimed nor left."""
    return s.stack[s.round_number, s.turned_up - 1]


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not course.awaits(s, seat):
        return 6
    if move == LEAVE_MOVE or move == CLAIM_MOVE + drawn_tile(s):
        return 0
    return 7 if move >= CLAIM_MOVE else course.not_now(move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    w.move[0] = LEAVE_MOVE
    w.move[1] = CLAIM_MOVE + drawn_tile(s)
    return 2


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    return LEAVE_MOVE if below(w, 2) == 0 else CLAIM_MOVE + drawn_tile(s)


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    tile = drawn_tile(s)
    if move == LEAVE_MOVE:
        course.lay_face_up(s, tile)
        emit(w, EVERYBODY, LEFT, seat, tile, 0, 0)
        course.next_turn(s, seat)
    else:
        course.claim(s, w, seat, tile)
