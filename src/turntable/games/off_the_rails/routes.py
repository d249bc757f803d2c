"""Routes: where a cart goes if it sets off now. For a table to show, and for bots."""

from dataclasses import dataclass

from turntable.engine.bits import lowest
from turntable.games.off_the_rails.compass import opposite, without
from turntable.games.off_the_rails.components import EXIT_COUNT, STEP
from turntable.games.off_the_rails.rolling import CART, HOME, RAILS, what_lies_ahead
from turntable.games.off_the_rails.state import State

STOPS, JUNCTION, COMES_HOME, DERAILS, COLLIDES = ENDS = (
    "stops", "junction", "home", "derails", "collides",
)  # fmt: skip


@dataclass(frozen=True)
class Route:
    """Up to the first choice of an exit."""

    squares: list[int]
    end: str
    steps_left: int


def route(s: State, square: int, facing: int, steps: int) -> Route:
    """Of a cart on `square`, with so many squares to go."""
    squares: list[int] = []
    while steps > 0:
        found = what_lies_ahead(s, square, facing)
        if found == CART:
            return Route(squares, COLLIDES, steps)
        if found not in (RAILS, HOME):
            return Route(squares, DERAILS, steps)
        square += int(STEP[facing])
        squares.append(square)
        if found == HOME:
            return Route(squares, COMES_HOME, 0)
        steps -= 1
        exits = without(int(s.track[square]), opposite(facing))
        if EXIT_COUNT[exits] > 1:
            return Route(squares, JUNCTION, steps)
        facing = int(lowest(exits))
    return Route(squares, STOPS, 0)
