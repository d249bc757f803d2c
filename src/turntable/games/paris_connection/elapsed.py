"""How much of the game is over, as everybody can see: for bots, whose estimates grow surer."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import COMPANIES, IN_PLAY
from turntable.games.paris_connection.state import State


@kernel
def elapsed(s: State) -> float:
    """The part of the locomotives that have left their stations, from 0 to 1."""
    waiting = 0
    for company in range(COMPANIES):
        waiting += s.station[company]
    return 1.0 - waiting / (COMPANIES * IN_PLAY)
