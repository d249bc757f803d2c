"""How good a position looks to a seat: for bots that think one move ahead."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.scoring import points_of
from turntable.games.off_the_rails.state import State, Work


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    return float(points_of(s.store[seat]))
