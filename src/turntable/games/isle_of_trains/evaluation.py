"""How good a position looks to a seat: for bots that think one move ahead."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains.scoring import score
from turntable.games.isle_of_trains.state import State, Work


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points of `seat` ahead of the others' average."""
    score(s, w)
    return float(w.total[seat])
