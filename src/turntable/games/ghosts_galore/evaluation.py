"""How good a position looks to a seat: for bots that think one move ahead."""

from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import SPACES, STACKS
from turntable.games.ghosts_galore.decisions.claim_or_leave import drawn_tile
from turntable.games.ghosts_galore.scoring import score_board
from turntable.games.ghosts_galore.state import (
    CLAIM_OR_LEAVE,
    DRAW_OR_CHOOSE,
    LINES,
    NONE,
    State,
    Work,
)

# What a tile still to come is taken to be worth, and what a dead end costs the rest of the game.
TILE_TO_COME = 7.0
DEAD_END = 1.5
# A tile that lies face up may be gone when the turn comes round again.
MAY_BE_GONE = 0.5


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points of the own board, with the tile that is about to lie there in its best place."""
    if s.claimed[seat] != NONE:
        return best_placement(s, w, seat, s.claimed[seat])
    if s.phase == CLAIM_OR_LEAVE and (s.awaited >> seat) & 1:
        return max(best_placement(s, w, seat, drawn_tile(s)), _without_a_claim(s, w, seat))
    if s.phase == DRAW_OR_CHOOSE or s.phase == CLAIM_OR_LEAVE:
        return _without_a_claim(s, w, seat)
    return board_value(s, w, seat)


@kernel
def _without_a_claim(s: State, w: Work, seat: int) -> float:
    """The turn has passed: an average tile, or perhaps the best of those that lie face up."""
    average = board_value(s, w, seat) + TILE_TO_COME
    best = average
    for place in range(s.face_up_count):
        best = max(best, best_placement(s, w, seat, s.face_up[place]))
    return average + (best - average) * MAY_BE_GONE


@kernel
def best_placement(s: State, w: Work, seat: int, tile: int) -> float:
    """The value of the own board once `tile` lies where it is worth most."""
    best = -1000.0
    for space in range(SPACES):
        if s.tile[seat, space] != NONE:
            continue
        s.tile[seat, space] = tile
        before = s.rotation[seat, space]
        for rotation in range(4):
            s.rotation[seat, space] = rotation
            best = max(best, board_value(s, w, seat))
        s.tile[seat, space] = NONE
        s.rotation[seat, space] = before
    return best


@kernel
def board_value(s: State, w: Work, seat: int) -> float:
    """Points so far, less for track that leads nowhere."""
    score_board(s, w, seat)
    value = -DEAD_END * w.dead_ends[seat] if s.round_number < STACKS else 0.0
    for line in range(len(LINES)):
        value += w.line[seat, line]
    return value
