"""How good a position looks to a seat. One move ahead shows little here, so that the bots play by a
plan (steering.py); this is for whoever compares positions all the same."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import CARTS
from turntable.games.off_the_rails.scoring import points_of
from turntable.games.off_the_rails.state import State, Work

ON_ITS_WAY = 0.5
"""What a piece in a hold is worth, of what it is in the store."""


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points of `seat` ahead of the best of the others."""
    best = 0.0
    for other in range(s.players):
        if other != seat:
            best = max(best, _points(s, other))
    return _points(s, seat) - best


@kernel
def _points(s: State, seat: int) -> float:
    points = float(points_of(s.store[seat]))
    for cart in range(CARTS):
        points += ON_ITS_WAY * points_of(s.hold[seat, cart])
    return points
