"""The course of a round (GG-6, GG-10, GG-12): who is next, and what follows."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.components import STACKS, TILES_PER_STACK
from turntable.games.ghosts_galore.happenings import (
    CLAIMED,
    DISCARDED,
    FINISHED,
    ROUND_BEGAN,
    TURNED_UP,
)
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, DRAW_MOVE, KEEP_MOVE, PLACE_MOVE
from turntable.games.ghosts_galore.state import DRAW_OR_CHOOSE, NONE, OVER, PLACE, State, Work


@kernel
def everybody(s: State) -> int:
    """Mask of all seats."""
    return (1 << s.players) - 1


@kernel
def awaits(s: State, seat: int) -> bool:
    """Whether `seat` has to decide."""
    return (s.awaited >> seat) & 1 == 1


@kernel
def not_now(move: int) -> int:
    """The rule that says when a move of this kind is made."""
    if move < DRAW_MOVE:
        return 1
    if move < PLACE_MOVE:
        return 7
    if move < KEEP_MOVE:
        return 11
    if move < CLAIM_MOVE:
        return 5
    return 8


@kernel
def begin_round(s: State, w: Work) -> None:
    """GG-6: the next stack becomes the current one; the lamp holder starts."""
    s.phase = DRAW_OR_CHOOSE
    s.awaited = 1 << s.lamp
    s.turned_up = 0
    emit(w, EVERYBODY, ROUND_BEGAN, s.round_number, s.lamp, 0, 0)


@kernel
def next_turn(s: State, seat: int) -> None:
    """GG-6: clockwise from `seat`; who has claimed is skipped."""
    s.phase = DRAW_OR_CHOOSE
    seat = left_of(s, seat)
    while s.claimed[seat] != NONE:
        seat = left_of(s, seat)
    s.awaited = 1 << seat


@kernel
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise (GG-4)."""
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def claim(s: State, w: Work, seat: int, tile: int) -> None:
    """Put the minecart of `seat` on `tile`, which no longer lies among the unclaimed."""
    s.claimed[seat] = tile
    emit(w, EVERYBODY, CLAIMED, seat, tile, 0, 0)
    without = 0
    for other in range(s.players):
        if s.claimed[other] == NONE:
            without += 1
    if without == 0:
        # GG-11: everybody places, at the same time.
        s.phase = PLACE
        s.awaited = everybody(s)
        return
    if without == 1:
        # GG-10: the last player chooses among five.
        while s.turned_up < TILES_PER_STACK[s.players]:
            turned = s.stack[s.round_number, s.turned_up]
            s.turned_up += 1
            lay_face_up(s, turned)
            emit(w, EVERYBODY, TURNED_UP, turned, 0, 0, 0)
    next_turn(s, seat)


@kernel
def lay_face_up(s: State, tile: int) -> None:
    """Beside the stack, for anybody to choose (GG-8)."""
    s.face_up[s.face_up_count] = tile
    s.face_up_count += 1


@kernel
def end_round(s: State, w: Work) -> None:
    """All have placed: GG-12, then the next round, the hidden tiles (GG-13) or the end."""
    if s.round_number == STACKS:
        s.phase = OVER
        emit(w, EVERYBODY, FINISHED, 0, 0, 0, 0)
        return
    for place in range(s.face_up_count):
        emit(w, EVERYBODY, DISCARDED, s.face_up[place], 0, 0, 0)
        s.face_up[place] = NONE
    s.face_up_count = 0
    s.lamp = left_of(s, s.lamp)
    s.round_number += 1
    if s.round_number == STACKS:
        s.turned_up = 0
        s.awaited = everybody(s)
    else:
        begin_round(s, w)
