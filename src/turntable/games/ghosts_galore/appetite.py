"""What a tile would bring to a board, wherever it lies: how bots claim when they play on in
thought.

A simulated game asks this a hundred times, so it is all looked up and added: whole numbers, tenths
of a point.
"""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import (
    BATS_ON,
    CURVES_ON,
    DIAMOND,
    DIAMONDS_ON,
    DRAGON_POINTS,
    DRAGONS_ON,
    GOLEMS_ON,
    MOST_DRAGONS,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    WEREWOLVES_ON,
    WISPS_ON,
    side_by_side,
)
from turntable.games.ghosts_galore.evaluation import TO_COME
from turntable.games.ghosts_galore.state import State

TENTHS = 10
GOLEM, WEREWOLF, WISP = 2, 4, 3
"""What one is worth here, whatever else lies on the board."""
LONELY_BAT, BAT = 2, 5
MOST, MOST_ON_A_TILE = 31, 3

# A byte each. The first four are multiplied by one another: GG-24, GG-25.
COUNTS: Array = side_by_side(SKELETONS_ON, DIAMONDS_ON, SLIMES_ON, CURVES_ON, DRAGONS_ON, BATS_ON)
MULTIPLIED = (1 << 32) - 1
SUM_OF_PRODUCTS, DRAGONS, BATS = 24, 32, 40
# The same four the other way round, each in the place of its factor: the fourth byte of the product
# of two such numbers is skeletons · diamonds both ways and slimes · curves both ways, added up.
FACTORS: Array = side_by_side(SLIMES_ON, CURVES_ON, SKELETONS_ON, DIAMONDS_ON)


def _by_itself() -> Array:
    """[tiles placed before, tile]: what does not care about the board. What a tile may bring later
    counts less the less there is to come."""
    now = (
        GOLEM * np.asarray(GOLEMS_ON)
        + WEREWOLF * np.asarray(WEREWOLVES_ON)
        + WISP * np.asarray(WISPS_ON)
        + np.asarray(DIAMOND)
        + np.asarray(SKELETONS_ON) * np.asarray(DIAMONDS_ON)
        + np.asarray(SLIMES_ON) * np.asarray(CURVES_ON)
    )
    to_come = [(SPACES - 1 - placed) / SPACES * np.asarray(TO_COME) for placed in range(SPACES)]
    table: Array = np.rint(TENTHS * (now + np.array(to_come))).astype(np.int16)
    return table


def _dragons() -> Array:
    """[on the board, on the tile]: the step in GG-20's table."""
    table = np.zeros((MOST + 1, MOST_ON_A_TILE + 1), np.int16)
    for had, more in np.ndindex(table.shape):
        points = [DRAGON_POINTS[min(count, MOST_DRAGONS)] for count in (had, had + more)]
        table[had, more] = TENTHS * (points[1] - points[0])
    return table


def _bats() -> Array:
    """[on the board, on the tile]: a bat that has none beside it may still find company (GG-26)."""
    table = np.zeros((MOST + 1, MOST_ON_A_TILE + 1), np.int16)
    for had, more in np.ndindex(table.shape):
        table[had, more] = TENTHS * more * (BAT if had + more > 1 else LONELY_BAT)
    return table


BY_ITSELF = _by_itself()
FOR_DRAGONS = _dragons()
FOR_BATS = _bats()


@kernel
def counted(s: State, seat: int) -> int:
    """What lies on a board, as `appetite` wants it."""
    counts = 0
    for space in range(SPACES):
        counts += COUNTS[s.tile[seat, space]]
    return counts


@kernel
def appetite(counts: int, placed: int, tile: int) -> int:
    """What `tile` would bring to a board with these counts and so many tiles."""
    more = COUNTS[tile]
    products = (counts & MULTIPLIED) * FACTORS[tile] >> SUM_OF_PRODUCTS & 255
    dragons = FOR_DRAGONS[counts >> DRAGONS & 255, more >> DRAGONS & 255]
    bats = FOR_BATS[counts >> BATS, more >> BATS]
    return BY_ITSELF[placed, tile] + TENTHS * products + dragons + bats
