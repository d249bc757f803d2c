"""A player board: the tiles on it, and what follows from them.

`free` and `track` could be worked out from `tile` and `rotation` whenever somebody asks. In
playouts somebody does at every placement: a search was a twelfth slower.
"""

from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import SPACES, TRACK
from turntable.games.ghosts_galore.state import NONE, State

ALL_SPACES = (1 << SPACES) - 1


@kernel
def clear_board(s: State, seat: int) -> None:
    """No tile lies there."""
    for space in range(SPACES):
        s.tile[seat, space] = NONE
        s.rotation[seat, space] = 0
    s.free[seat] = ALL_SPACES
    s.track[seat] = 0


@kernel
def lay(s: State, seat: int, space: int, tile: int, rotation: int) -> None:
    """Lay `tile` on a free space."""
    s.tile[seat, space] = tile
    s.rotation[seat, space] = rotation
    s.free[seat] &= ~(1 << space)
    s.track[seat] |= TRACK[tile * 4 + rotation] << space * 4
