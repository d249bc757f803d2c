"""Counting the components: each tile in one place, and in each place as many as there should be."""

from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.board import ALL_SPACES
from turntable.games.ghosts_galore.components import (
    BOARDS,
    SPACES,
    STACKS,
    TILES,
    TILES_PER_STACK,
    TRACK,
)
from turntable.games.ghosts_galore.state import CLAIM_OR_LEAVE, KEEP, State, Work


@kernel
def audit(s: State, w: Work) -> int:
    """0 if all is there, else the rule that says what should be."""
    for tile in range(TILES):
        w.pool[tile] = 0

    boards = 0
    for seat in range(s.players):
        if not 0 <= s.board[seat] < BOARDS or (boards >> s.board[seat]) & 1:
            return 1
        boards |= 1 << s.board[seat]

    for seat in range(s.players):
        placed = tiled = track = 0
        for space in range(SPACES):
            tile = s.tile[seat, space]
            if tile >= 0:
                w.pool[tile] += 1
                placed += 1
                tiled |= 1 << space
                track |= TRACK[tile * 4 + s.rotation[seat, space]] << space * 4
        if s.free[seat] != ALL_SPACES - tiled or s.track[seat] != track:
            return 11
        if s.hidden[seat] >= 0:
            w.pool[s.hidden[seat]] += 1
        elif placed < SPACES:
            return 2
        if s.claimed[seat] >= 0:
            w.pool[s.claimed[seat]] += 1
        if s.phase <= KEEP and s.expert:
            w.pool[s.spare[seat]] += 1
        done = s.round_number + (1 if not (s.awaited >> seat) & 1 else 0)
        if placed != s.round_number and placed != done:
            return 11

    formed = not (s.expert and s.phase <= KEEP)
    height = TILES_PER_STACK[s.players]
    for stack in range(STACKS):
        for place in range(height):
            if (s.stack[stack, place] >= 0) != formed:
                return 3
    if formed:
        # What is still in a stack; tiles turned up lie elsewhere, or were discarded (GG-12).
        for stack in range(s.round_number, STACKS):
            for place in range(s.turned_up if stack == s.round_number else 0, height):
                w.pool[s.stack[stack, place]] += 1
        if s.phase == CLAIM_OR_LEAVE:
            w.pool[s.stack[s.round_number, s.turned_up - 1]] += 1
    for place in range(s.face_up_count):
        w.pool[s.face_up[place]] += 1

    # What has not been counted is in the box or was discarded; four tiles a round go there.
    gone = 0
    for tile in range(TILES):
        if w.pool[tile] > 1:
            return 18
        gone += 1 - w.pool[tile]
    expected = TILES - s.players * (2 if not formed else 1)
    if formed:
        expected -= STACKS * height - 4 * s.round_number
    return 0 if gone == expected else 18
