"""How much of the game is over, as everybody can see: for bots, whose estimates grow surer."""

from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import STACKS
from turntable.games.ghosts_galore.state import State


@kernel
def elapsed(s: State) -> float:
    """The part of the tiles that have been placed, from 0 to 1."""
    return s.round_number / STACKS
