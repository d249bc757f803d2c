"""The ground: which squares are free, have a straight or curve, or a T; as sets, so that one of
some hundred actions is drawn without listing them. Squares are counted as moves do, from 0 to 80.
"""

import numpy as np

from turntable.engine.bits import bit, count, lowest
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails.components import (
    CARTS,
    CENTRE_OF,
    DEPTHS,
    EXIT_COUNT,
    SIDE,
    SURFACE_OF,
    UNDERGROUND,
)
from turntable.games.off_the_rails.state import HALF_GROUND, NONE, State

FREE, PLAIN, TEES, CROSSES, FALLEN = range(5)
"""A straight or a curve is plain. Of the first three there are sets."""
SETS = 3

Squares = tuple[int, int]
_BARE = [depth for depth in range(DEPTHS) if CENTRE_OF[UNDERGROUND[depth]] < 0]
BARE_GROUND: Array = np.zeros((SETS, 2), np.int64)
"""[kind, half]: before anything lies on the board."""
for _depth in _BARE:
    BARE_GROUND[FREE, _depth // HALF_GROUND] |= 1 << _depth % HALF_GROUND


@kernel
def depth_of(square: int) -> int:
    """The number of an underground square."""
    return (square // SIDE - 1) * (SIDE - 2) + square % SIDE - 1


@kernel
def survey(s: State) -> None:
    """Find the sets anew, from what lies on the board: for tests, which lay it out themselves."""
    for kind in range(SETS):
        s.ground[kind, 0] = 0
        s.ground[kind, 1] = 0
    for depth in range(DEPTHS):
        kind = kind_of(s, UNDERGROUND[depth])
        if kind < SETS:
            s.ground[kind, depth // HALF_GROUND] |= bit(depth % HALF_GROUND)


@kernel
def kind_of(s: State, square: int) -> int:
    if s.fallen[square] != NONE or CENTRE_OF[square] >= 0:
        return FALLEN  # a mine centre is as good as fallen
    exits = EXIT_COUNT[s.track[square]]
    return FREE if exits == 0 else exits - 1


@kernel
def move_over(s: State, square: int, before: int) -> None:
    """A square that was of one kind is now what lies on it."""
    depth = depth_of(square)
    now = kind_of(s, square)
    if before < SETS:
        s.ground[before, depth // HALF_GROUND] &= ~bit(depth % HALF_GROUND)
    if now < SETS:
        s.ground[now, depth // HALF_GROUND] |= bit(depth % HALF_GROUND)


@kernel
def squares(s: State, kind: int) -> Squares:
    return s.ground[kind, 0], s.ground[kind, 1]


@kernel
def under_carts(s: State) -> Squares:
    """Those on which a cart stands."""
    low, high = 0, 0
    for seat in range(s.players):
        for cart in range(CARTS):
            at = s.at[seat, cart]
            if at >= 0 and SURFACE_OF[at] < 0:
                depth = depth_of(at)
                if depth < HALF_GROUND:
                    low |= bit(depth)
                else:
                    high |= bit(depth - HALF_GROUND)
    return low, high


@kernel
def minus(a: Squares, b: Squares) -> Squares:
    return a[0] & ~b[0], a[1] & ~b[1]


@kernel
def size(squares: Squares) -> int:
    return count(squares[0]) + count(squares[1])


@kernel
def pick(squares: Squares, n: int) -> int:
    """The n-th of them in the order of their numbers, from 0; there are more than n."""
    low = count(squares[0])
    bits, first = squares[0], 0
    if n >= low:
        bits, first, n = squares[1], HALF_GROUND, n - low
    for _ in range(n):
        bits &= bits - 1
    return first + lowest(bits)
