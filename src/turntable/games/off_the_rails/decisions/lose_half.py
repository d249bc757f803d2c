"""Losing half a load (OR-23): its owner names a piece and splits the rest, a rival picks a half."""

import numpy as np

from turntable.engine.bits import bit
from turntable.engine.chance import below
from turntable.engine.events import emit
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails import collision
from turntable.games.off_the_rails.components import KINDS
from turntable.games.off_the_rails.happenings import HALVED
from turntable.games.off_the_rails.heaps import BITS, count_of, load_of, one, size
from turntable.games.off_the_rails.moves import (
    CHOOSE_HALF_MOVE,
    HALVES,
    LEFT,
    NAME_LOST_MOVE,
    RIGHT,
    SPLIT_MOVE,
    TAKE_MISSION_MOVE,
)
from turntable.games.off_the_rails.state import CHOOSE_HALF, SPLIT, State, Work

HALF_HEAP: Array = np.array([sum(1 << BITS * kind for kind in half) for half in HALVES], np.int64)
"""[half]"""


@kernel
def name_refusal(s: State, move: int) -> int:
    kind = move - NAME_LOST_MOVE
    if not 0 <= kind < len(KINDS):
        return 23
    return 0 if count_of(s.hold[s.struck, s.struck_cart], kind) > 0 else 23


@kernel
def split_refusal(s: State, move: int) -> int:
    half = move - SPLIT_MOVE
    if not 0 <= half < len(HALVES):
        return 23
    return 0 if is_half(s.hold[s.struck, s.struck_cart], half) else 23


@kernel
def choose_refusal(s: State, move: int) -> int:
    return 0 if CHOOSE_HALF_MOVE <= move < TAKE_MISSION_MOVE else 23


@kernel
def name(s: State, w: Work, move: int) -> None:
    collision.lose(s, w, one(move - NAME_LOST_MOVE))
    if s.hold[s.struck, s.struck_cart] != 0:
        s.phase = SPLIT
    else:
        collision.turn_struck_away(s, w)


@kernel
def split(s: State, w: Work, move: int) -> None:
    """Chance says which half lies left."""
    named = HALF_HEAP[move - SPLIT_MOVE]
    side = below(w, 2)
    s.half[side] = named
    s.half[1 - side] = s.hold[s.struck, s.struck_cart] - named
    s.phase = CHOOSE_HALF
    left, right = load_of(s.half[LEFT]), load_of(s.half[RIGHT])
    emit(w, bit(s.struck), HALVED, s.struck, left, right, 0)


@kernel
def choose(s: State, w: Work, move: int) -> None:
    lost = s.half[move - CHOOSE_HALF_MOVE]
    s.half[LEFT] = 0
    s.half[RIGHT] = 0
    collision.lose(s, w, lost)
    collision.turn_struck_away(s, w)


@kernel
def is_half(load: int, half: int) -> bool:
    """Whether it is half of the load, and of the two halves the one that comes first."""
    heap = HALF_HEAP[half]
    if size(heap) * 2 != size(load):
        return False
    ahead = 0  # of the two, which comes first in the order of the kinds
    for kind in range(len(KINDS)):
        mine = count_of(heap, kind)
        other = count_of(load, kind) - mine
        if other < 0:
            return False
        if ahead == 0:
            ahead = mine - other
    return ahead >= 0
