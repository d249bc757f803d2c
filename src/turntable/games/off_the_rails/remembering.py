"""Remembering runs, for bots: a search plans the same run in the same position again and again.

A run is found by a key made of all that `plan` looks at; two positions have the same one once in
more games than will ever be played.
"""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails.carts import is_on_board
from turntable.games.off_the_rails.compass import has_exit
from turntable.games.off_the_rails.components import CARTS, EXITS, SQUARES, START_SPEED
from turntable.games.off_the_rails.planning import (
    begin_plan,
    needs_by,
    plan,
    start_by_launch,
    start_on,
)
from turntable.games.off_the_rails.state import REMEMBERED, State, Work

LOOK_AHEAD = 5
"""Turns that a run may take."""
KEY = (1 << 62) - 1
GOLDEN = 0x9E3779B97F4A7C15
FACTOR: Array = np.array(
    [(GOLDEN * (n + 1) ^ GOLDEN * (n + 1) ** 3 >> 17) & KEY | 1 for n in range(SQUARES + 1)],
    np.int64,
)
"""[square]: what makes its part of a key."""


@kernel
def recall_run(
    s: State, w: Work, square: int, exits: int, load: int, now: int, pace: int, actions: int,
    safe_turns: int,
) -> None:  # fmt: skip
    """The best run from `square` by one of `exits`, as `plan` writes it, but for its way."""
    start = (((square * 16 + exits) * 8 + load) * 8 + now) * 8 + pace
    key = _key(s, (start * 8 + int(actions)) * 32 + safe_turns)
    if _remembers(w, key):
        return
    begin_plan(s, w)
    for exit_ in range(len(EXITS)):
        if has_exit(exits, exit_):
            start_on(w, square, exit_, load)
    plan(s, w, now, pace, actions, LOOK_AHEAD, safe_turns, True)
    _remember(w, key, needs_by(w, now))


@kernel
def recall_launch(s: State, w: Work, seat: int, actions: int, safe_turns: int) -> None:
    """The best run of a cart that is launched."""
    key = _key(s, (int(s.clan[seat]) * 8 + int(actions)) * 32 + safe_turns)
    if _remembers(w, key):
        return
    begin_plan(s, w)
    start_by_launch(s, w, seat)
    plan(s, w, START_SPEED, START_SPEED, actions, LOOK_AHEAD, safe_turns, True)
    _remember(w, key, needs_by(w, START_SPEED))


@kernel
def _key(s: State, start: int) -> int:
    """Of what lies and stands on the board, and where and when a run starts; never 0."""
    key = (start * 4 + (2 if s.rails > 0 else 0) + (1 if s.junctions > 0 else 0)) * int(
        FACTOR[SQUARES]
    )
    for square in range(SQUARES):
        lies = int(s.pieces[square]) * 256 + (int(s.fallen[square]) + 1) * 16 + int(s.track[square])
        key += lies * int(FACTOR[square])
    for seat in range(s.players):
        for cart in range(CARTS):
            if is_on_board(s, seat, cart):
                key += (1 << 40) * int(FACTOR[s.at[seat, cart]])
    return key & KEY | 1


@kernel
def _place(key: int) -> int:
    return (key >> 32) % REMEMBERED


@kernel
def _remembers(w: Work, key: int) -> bool:
    place = _place(key)
    if w.memory_key[place] != key:
        return False
    w.run_worth = w.memory[place, 0]
    w.run_gain = w.memory[place, 1]
    w.run_needs = w.memory[place, 2]
    w.run_soon = w.memory[place, 3]
    w.run_turns = w.memory[place, 4]
    w.run_action = w.memory[place, 5]
    w.options = w.memory[place, 6]
    for n in range(w.options):
        w.option[n] = w.memory[place, 7 + n]
    return True


@kernel
def _remember(w: Work, key: int, soon: int) -> None:
    place = _place(key)
    w.run_soon = soon
    w.memory_key[place] = key
    w.memory[place, 0] = w.run_worth
    w.memory[place, 1] = w.run_gain
    w.memory[place, 2] = w.run_needs
    w.memory[place, 3] = w.run_soon
    w.memory[place, 4] = w.run_turns
    w.memory[place, 5] = w.run_action
    w.memory[place, 6] = w.options
    for n in range(w.options):
        w.memory[place, 7 + n] = w.option[n]
