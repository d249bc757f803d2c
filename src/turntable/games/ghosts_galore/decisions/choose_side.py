"""Choose a side (GG-1): everybody at the same time, before any tile is seen."""

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore import course
from turntable.games.ghosts_galore.components import SIDES
from turntable.games.ghosts_galore.decisions import keep
from turntable.games.ghosts_galore.happenings import HIDDEN_SEEN, SIDE_CHOSEN
from turntable.games.ghosts_galore.moves import CHOOSE_SIDE_MOVE
from turntable.games.ghosts_galore.state import CHOOSE_SIDE, State, Work


@kernel
def begin(s: State) -> None:
    """Everybody decides."""
    s.phase = CHOOSE_SIDE
    s.awaited = course.everybody(s)


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not course.awaits(s, seat):
        return 1
    if CHOOSE_SIDE_MOVE <= move < CHOOSE_SIDE_MOVE + len(SIDES):
        return 0
    return course.not_now(move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    for side in range(len(SIDES)):
        w.move[side] = CHOOSE_SIDE_MOVE + side
    return len(SIDES)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    return CHOOSE_SIDE_MOVE + below(w, len(SIDES))


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    side = move - CHOOSE_SIDE_MOVE
    s.side[seat] = side
    s.awaited &= ~(1 << seat)
    emit(w, EVERYBODY, SIDE_CHOSEN, seat, side, 0, 0)
    if s.awaited == 0:
        # GG-2: now, and not before, everybody may look at the own tile.
        if s.expert:
            keep.begin(s, w)
        else:
            for owner in range(s.players):
                emit(w, 1 << owner, HIDDEN_SEEN, owner, s.hidden[owner], 0, 0)
            course.begin_round(s, w)
