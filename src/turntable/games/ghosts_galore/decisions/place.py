"""Place a tile (GG-11, GG-13): everybody at the same time, the claimed tile and at last the hidden
one, on a free space of the own board, in any rotation."""

import numpy as np

from turntable.engine.chance import below
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore import course
from turntable.games.ghosts_galore.board import lay
from turntable.games.ghosts_galore.components import SPACES, STACKS
from turntable.games.ghosts_galore.happenings import HIDDEN_PLACED, PLACED
from turntable.games.ghosts_galore.moves import KEEP_MOVE, PLACE_MOVE
from turntable.games.ghosts_galore.state import NONE, State, Work

# [mask of spaces, n]: the n-th of them. Looking along the board instead made playouts 5 % slower.
NTH: Array = np.full((1 << SPACES, SPACES), NONE, np.int16)
for _mask in range(1 << SPACES):
    _spaces = [space for space in range(SPACES) if _mask >> space & 1]
    for _n, _space in enumerate(_spaces):
        NTH[_mask, _n] = _space


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    rule = 13 if s.round_number == STACKS else 11
    if not course.awaits(s, seat):
        return rule
    if PLACE_MOVE <= move < KEEP_MOVE:
        return 0 if s.free[seat] >> (move - PLACE_MOVE) // 4 & 1 else rule
    return course.not_now(move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    for space in range(SPACES):
        if s.free[seat] >> space & 1:
            for rotation in range(4):
                w.move[count] = PLACE_MOVE + space * 4 + rotation
                count += 1
    return count


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    # A tile was placed in each round before this one, so the free spaces need no counting.
    pick = below(w, (SPACES - s.round_number) * 4)
    return PLACE_MOVE + NTH[s.free[seat], pick // 4] * 4 + pick % 4


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    space = (move - PLACE_MOVE) // 4
    rotation = (move - PLACE_MOVE) % 4
    if s.round_number == STACKS:
        tile = s.hidden[seat]
        s.hidden[seat] = NONE
        emit(w, EVERYBODY, HIDDEN_PLACED, seat, tile, space, rotation)
    else:
        tile = s.claimed[seat]
        s.claimed[seat] = NONE
        emit(w, EVERYBODY, PLACED, seat, tile, space, rotation)
    lay(s, seat, space, tile, rotation)
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        course.end_round(s, w)
