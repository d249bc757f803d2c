"""Where a tile fits: how bots place when they play on in thought.

Of a few spaces that come to mind, the one where, well turned, most track joins and least ends dead.
How to turn it depends on the shape of its track and on what is around the space: all cases are
worked out beforehand.
"""

import numpy as np

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import SPACES, TILES, TRACK
from turntable.games.ghosts_galore.decisions.place import NTH
from turntable.games.ghosts_galore.moves import PLACE_MOVE
from turntable.games.ghosts_galore.ports import BORDERED, facing
from turntable.games.ghosts_galore.state import State, Work

COME_TO_MIND = 2

_TRACKS = [tuple(track) for track in np.asarray(TRACK)[: TILES * 4].reshape(TILES, 4).tolist()]
_SHAPES = sorted(set(_TRACKS))
SHAPE: Array = np.array([_SHAPES.index(track) for track in _TRACKS], np.int64)
"""[tile]: which have the same track."""


def _fits() -> Array:
    """[shape, rotation to try first, edges that track comes to · 16 + edges that a tile is at]: the
    best rotation, and from bit 2 on how good it is."""
    fits = np.zeros((len(_SHAPES), 4, 256), np.int8)
    for shape, first, around in np.ndindex(fits.shape):
        turns = [(first + turn) % 4 for turn in range(4)]
        worths = [_worth(_SHAPES[shape][turn], *divmod(around, 16)) for turn in turns]
        best = max(worths)
        fits[shape, first, around] = best << 2 | turns[worths.index(best)]
    return fits


def _worth(ends: int, reached: int, bordered: int) -> int:
    """The track that joins, less what ends dead: its own, and what was there."""
    return (ends & reached).bit_count() - ((ends ^ reached) & bordered).bit_count()


FIT = _fits()


@kernel
def place_well(s: State, w: Work, seat: int, tile: int) -> int:
    """The move that places `tile`."""
    if s.round_number == 0:
        return PLACE_MOVE + below(w, SPACES * 4)
    shape = SHAPE[tile]
    free = s.free[seat]
    reached, bordered = facing(s.track[seat]), BORDERED[free]
    best, most = 0, -1000
    for _ in range(COME_TO_MIND):
        pick = below(w, (SPACES - s.round_number) * 4)
        space, first = NTH[free, pick >> 2], pick & 3
        around = (reached >> space * 4 & 15) << 4 | bordered >> space * 4 & 15
        fit = FIT[shape, first, around]
        better = fit >> 2 > most
        best = PLACE_MOVE + space * 4 + (fit & 3) if better else best
        most = fit >> 2 if better else most
    return best
