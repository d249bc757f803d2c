"""Draw or choose (GG-7, GG-8): whose turn it is, until everybody has claimed a tile."""

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore import course
from turntable.games.ghosts_galore.components import TILES_PER_STACK
from turntable.games.ghosts_galore.happenings import DRAWN
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, DRAW_MOVE
from turntable.games.ghosts_galore.state import CLAIM_OR_LEAVE, NONE, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not course.awaits(s, seat):
        return 6
    if move == DRAW_MOVE:
        if _can_draw(s):
            return 0
        return 10 if _is_last(s, seat) else 9
    if move >= CLAIM_MOVE:
        for place in range(s.face_up_count):
            if s.face_up[place] == move - CLAIM_MOVE:
                return 0
    return course.not_now(move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    if _can_draw(s):
        w.move[0] = DRAW_MOVE
        count = 1
    for place in range(s.face_up_count):
        w.move[count] = CLAIM_MOVE + s.face_up[place]
        count += 1
    return count


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    pick = below(w, s.face_up_count + (1 if _can_draw(s) else 0))
    return CLAIM_MOVE + s.face_up[pick] if pick < s.face_up_count else DRAW_MOVE


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move == DRAW_MOVE:
        tile = s.stack[s.round_number, s.turned_up]
        s.turned_up += 1
        s.phase = CLAIM_OR_LEAVE
        emit(w, EVERYBODY, DRAWN, seat, tile, 0, 0)
    else:
        tile = move - CLAIM_MOVE
        _take_up(s, tile)
        course.claim(s, w, seat, tile)


@kernel
def _can_draw(s: State) -> bool:
    # GG-9; for the last player (GG-10) the stack has been turned up too.
    return s.turned_up < TILES_PER_STACK[s.players]


@kernel
def _is_last(s: State, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and s.claimed[other] == NONE:
            return False
    return True


@kernel
def _take_up(s: State, tile: int) -> None:
    """Remove `tile` from the face-up tiles; the others keep their order."""
    last = s.face_up_count - 1
    after = 0
    for place in range(last):
        after |= 1 if s.face_up[place] == tile else 0
        s.face_up[place] = s.face_up[place + after]
    s.face_up[last] = NONE
    s.face_up_count = last
