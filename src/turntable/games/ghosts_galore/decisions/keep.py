"""Keep one of two (GG-5): in the expert variant, everybody at the same time and in secret."""

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore import course
from turntable.games.ghosts_galore.components import TILES
from turntable.games.ghosts_galore.happenings import KEPT, KEPT_TILE, PAIR_SEEN, STACKS_FORMED
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, KEEP_MOVE
from turntable.games.ghosts_galore.stacks import form_stacks
from turntable.games.ghosts_galore.state import KEEP, State, Work


@kernel
def begin(s: State, w: Work) -> None:
    """Everybody decides, looking at two tiles."""
    s.phase = KEEP
    s.awaited = course.everybody(s)
    for owner in range(s.players):
        emit(w, 1 << owner, PAIR_SEEN, owner, s.hidden[owner], s.spare[owner], 0)


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not course.awaits(s, seat):
        return 5
    if KEEP_MOVE <= move < CLAIM_MOVE:
        tile = move - KEEP_MOVE
        return 0 if tile == s.hidden[seat] or tile == s.spare[seat] else 5
    return course.not_now(move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    w.move[0] = KEEP_MOVE + min(s.hidden[seat], s.spare[seat])
    w.move[1] = KEEP_MOVE + max(s.hidden[seat], s.spare[seat])
    return 2


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    return KEEP_MOVE + (s.hidden[seat] if below(w, 2) == 0 else s.spare[seat])


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    kept = move - KEEP_MOVE
    if kept == s.spare[seat]:
        s.spare[seat] = s.hidden[seat]
        s.hidden[seat] = kept
    s.awaited &= ~(1 << seat)
    emit(w, EVERYBODY, KEPT, seat, 0, 0, 0)
    emit(w, 1 << seat, KEPT_TILE, seat, kept, 0, 0)
    if s.awaited == 0:
        _mix_back(s, w)
        emit(w, EVERYBODY, STACKS_FORMED, 0, 0, 0, 0)
        course.begin_round(s, w)


@kernel
def _mix_back(s: State, w: Work) -> None:
    """All but the hidden tiles are mixed; of these the stacks are formed."""
    kept = 0
    for owner in range(s.players):
        w.pool[owner] = s.hidden[owner]
        kept += 1
    at = kept
    for tile in range(TILES):
        is_hidden = False
        for owner in range(s.players):
            if s.hidden[owner] == tile:
                is_hidden = True
        if not is_hidden:
            w.pool[at] = tile
            at += 1
    form_stacks(s, w, kept)
