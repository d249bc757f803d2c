"""Ports as bits: the edges of all spaces of a board in one number."""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import SPACES

# The east port of a space is 6 bits below the west port of the next space in its row, its south
# port 10 below the north port of the space under it.
EAST_TO_WEST, SOUTH_TO_NORTH = 6, 10
EAST = sum(1 << (row * 3 + column) * 4 + 1 for row in range(3) for column in range(2))
SOUTH = sum(1 << (row * 3 + column) * 4 + 2 for row in range(2) for column in range(3))


@kernel
def facing(ports: int) -> int:
    """The ports that touch one of `ports` across an edge between two spaces."""
    return (
        (ports & EAST) << EAST_TO_WEST
        | ports >> EAST_TO_WEST & EAST
        | (ports & SOUTH) << SOUTH_TO_NORTH
        | ports >> SOUTH_TO_NORTH & SOUTH
    )


def _bordered() -> Array:
    """[mask of free spaces]: the ports that touch a tile."""
    return np.array(
        [
            facing(sum(15 << space * 4 for space in range(SPACES) if not free >> space & 1))
            for free in range(1 << SPACES)
        ],
        np.int64,
    )


BORDERED = _bordered()
