"""How much of the game is over, as everybody can see: for bots, whose estimates grow surer."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.piles import pile_size, pile_start
from turntable.games.off_the_rails.state import AHEAD, BEGUN, COLLAPSE_PILE, State


@kernel
def elapsed(s: State) -> float:
    """The part of the turns before tokens fall (OR-31), from 0 to 1: of those that there are on
    average as long as the collapse card is in the deck."""
    if s.collapse == BEGUN:
        return 1.0
    draws = pile_start(s, COLLAPSE_PILE) + (pile_size(COLLAPSE_PILE) + 1) / 2
    if s.collapse == AHEAD:
        return min(s.drawn, draws) / (draws + s.players)
    return 1.0 - s.last_turns / (draws + s.players)
