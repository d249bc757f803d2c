"""How good a position looks to a seat: for bots.

A board is taken to be worth what it scores so far and what such boards still gained, on average, in
5,760 positions of games between searching bots: a line through what lies on it, the steeper the
more spaces are free. docs/bots.md has the figures.
"""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import (
    BATS_ON,
    CURVES_ON,
    DIAMOND,
    DRAGONS_ON,
    GOLEMS_ON,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    WEREWOLVES_ON,
    WISPS_ON,
)
from turntable.games.ghosts_galore.scoring import BATS, GHOSTS, SATYRS, score_board
from turntable.games.ghosts_galore.state import LINES, NONE, State, Work

# What a monster, a curve or a diamond on a board brings besides the points it scores already, if
# the whole board were still to come.
GOLEM, DRAGON, SKELETON, SLIME, WEREWOLF, WISP = 4.2, -4.7, 3.4, 8.9, 3.5, 3.5
CURVE, A_DIAMOND = 1.5, 3.2
TO_COME: Array = np.sum(
    [
        value * np.asarray(on)
        for value, on in (
            (GOLEM, GOLEMS_ON),
            (DRAGON, DRAGONS_ON),
            (SKELETON, SKELETONS_ON),
            (SLIME, SLIMES_ON),
            (WEREWOLF, WEREWOLVES_ON),
            (WISP, WISPS_ON),
            (CURVE, CURVES_ON),
            (A_DIAMOND, np.asarray(DIAMOND) > 0),
        )
    ],
    axis=0,
)
"""[tile]; the last entry, for NONE, is 0."""
DRAGONS_SQUARED = 2.45
LONELY_BAT = 8.3
POINT_OF_GHOSTS, POINT_OF_SATYRS = 1.0, 1.6
DEAD_END = -1.0
EMPTY_BOARD, EMPTY_BOARD_SQUARED = 94.0, 8.4


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points that the own board comes to in the end: those so far, and those to come."""
    score_board(s, w, seat)
    points = 0
    for line in range(len(LINES)):
        points += w.line[seat, line]
    free, dragons, bats = 0, 0, 0
    to_come = 0.0
    for space in range(SPACES):
        tile = s.tile[seat, space]
        free += 1 if tile == NONE else 0
        to_come += TO_COME[tile]
        dragons += DRAGONS_ON[tile]
        bats += BATS_ON[tile]
    to_come += DRAGONS_SQUARED * dragons * dragons
    to_come += LONELY_BAT * (bats - w.line[seat, BATS] // 5)
    to_come += POINT_OF_GHOSTS * w.line[seat, GHOSTS] + POINT_OF_SATYRS * w.line[seat, SATYRS]
    to_come += DEAD_END * w.dead_ends[seat]
    part = free / SPACES
    return points + part * (to_come + EMPTY_BOARD + EMPTY_BOARD_SQUARED * part)
