"""The eight stacks (GG-3)."""

from turntable.engine.chance import take_from
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import STACKS, TILES, TILES_PER_STACK
from turntable.games.ghosts_galore.state import State, Work


@kernel
def form_stacks(s: State, w: Work, taken: int) -> None:
    """Eight stacks out of w.pool[taken:]; what is left over stays in the box."""
    height = TILES_PER_STACK[s.players]
    for stack in range(STACKS):
        for place in range(height):
            s.stack[stack, place] = take_from(w, w.pool, taken, TILES)
            taken += 1
