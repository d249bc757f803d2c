"""How somebody plays on who looks at tiles and track, but not ahead: for bots, in no time.

A tile is claimed by its monsters and what already lies on the board (`appetite`), and placed where
its track fits (`fitting`). Played on at random instead, track hardly ever leads anywhere and nobody
collects anything: a search would learn that doors, ghosts and bats are worth little.
"""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.engine.seats import FIRST_SEAT
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.appetite import appetite, counted
from turntable.games.ghosts_galore.components import STACKS, TILES, TILES_PER_STACK
from turntable.games.ghosts_galore.decisions import claim_or_leave, draw_or_choose, place
from turntable.games.ghosts_galore.decisions.claim_or_leave import drawn_tile
from turntable.games.ghosts_galore.fitting import place_well
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, DRAW_MOVE, LEAVE_MOVE
from turntable.games.ghosts_galore.rules import apply, sample
from turntable.games.ghosts_galore.scoring import score
from turntable.games.ghosts_galore.state import (
    CLAIM_OR_LEAVE,
    DRAW_OR_CHOOSE,
    OVER,
    PLACE,
    State,
    Work,
)

ALL_MOVES = GAME.max_moves
SPAN = 1 << 7
DRAWN = SPAN - 1
"""Stands for a tile that is yet to be drawn."""


@kernel
def policy(s: State, w: Work, seat: int) -> int:
    """A legal move."""
    if s.phase == PLACE:
        return _place(s, w, seat)
    if s.phase == DRAW_OR_CHOOSE:
        return _draw_or_choose(s, w, counted(s, seat))
    if s.phase == CLAIM_OR_LEAVE:
        return _claim_or_leave(s, w, counted(s, seat))
    return sample(s, w, seat)


@kernel
def _draw_or_choose(s: State, w: Work, counts: int) -> int:
    """The best of what lies there, if it beats some tile that might be drawn."""
    if s.face_up_count == 0:
        return DRAW_MOVE
    # Compared by appetite, and told apart by what stands behind it.
    best = -SPAN * SPAN
    if s.turned_up < TILES_PER_STACK[s.players]:
        best = appetite(counts, s.round_number, below(w, TILES)) * SPAN + DRAWN
    for n in range(s.face_up_count):
        tile = s.face_up[n]
        best = max(best, appetite(counts, s.round_number, tile) * SPAN + tile)
    return DRAW_MOVE if best % SPAN == DRAWN else CLAIM_MOVE + best % SPAN


@kernel
def _claim_or_leave(s: State, w: Work, counts: int) -> int:
    tile = drawn_tile(s)
    another = appetite(counts, s.round_number, below(w, TILES))
    takes = appetite(counts, s.round_number, tile) >= another
    return CLAIM_MOVE + tile if takes else LEAVE_MOVE


@kernel
def _place(s: State, w: Work, seat: int) -> int:
    tile = s.hidden[seat] if s.round_number == STACKS else s.claimed[seat]
    return place_well(s, w, seat, tile)


@kernel
def play_out(s: State, w: Work, most: int) -> None:
    """Play on like that, to the end or for `most` turns. What is decided next, and by whom, is
    mostly known from the decision before: a search is an eighth faster than by `policy`."""
    while s.phase != OVER and most > 0:
        seat = FIRST_SEAT[s.awaited]
        if s.phase == PLACE:
            place.apply(s, w, seat, _place(s, w, seat))
        elif s.phase == DRAW_OR_CHOOSE:
            counts = counted(s, seat)
            move = _draw_or_choose(s, w, counts)
            draw_or_choose.apply(s, w, seat, move)
            if move == DRAW_MOVE:
                claim_or_leave.apply(s, w, seat, _claim_or_leave(s, w, counts))
        else:
            apply(s, w, seat, policy(s, w, seat))
        most -= 1


@kernel
def foresee(s: State, w: Work, seat: int) -> float:
    """What the own board comes to when everybody plays on like that: how *greedy* compares."""
    play_out(s, w, ALL_MOVES)
    score(s, w)
    return float(w.total[seat])
