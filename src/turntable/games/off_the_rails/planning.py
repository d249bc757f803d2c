"""Planning a run, for bots: the way of one cart over pieces and home, and the rails it still needs.

A run is grown square by square: for each square and exit, a *way*, the best that leads there in so
many steps. It is worth the pieces on it less what its turns and the rails to be laid cost, and by
the end of each turn it may not need more actions than there are until then. Rivals are taken to
stand still. Worth is counted in hundredths of a point.
"""

import numpy as np

from turntable.engine.bits import bit, count, lowest
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails.carts import is_on_board
from turntable.games.off_the_rails.compass import has_exit, opposite
from turntable.games.off_the_rails.components import (
    ACTIONS,
    CAPACITY,
    CARTS,
    CENTRE_OF,
    EXIT_COUNT,
    EXITS,
    INWARD,
    KINDS,
    POINTS,
    ROCK,
    RUBY,
    SHAPE_EXITS,
    SHAPES,
    SQUARES,
    STEP,
    SURFACE_OF,
    SURFACE_SQUARES,
    WIDTH,
)
from turntable.games.off_the_rails.ground import depth_of
from turntable.games.off_the_rails.heaps import count_of, one
from turntable.games.off_the_rails.moves import LAUNCH_MOVE, LAY_MOVE, UPGRADE_MOVE
from turntable.games.off_the_rails.state import HORIZON, NONE, OPTIONS, WAYS, State, Work

HALF_BOARD = (SQUARES + 1) // 2
"""Squares in one of the two words of `Work.been`."""
SHAPE_OF: Array = np.full(1 << len(EXITS), -1, np.int64)
"""[exits]: the straight or curve that has them."""
for _shape in range(len(SHAPES)):
    SHAPE_OF[SHAPE_EXITS[_shape]] = _shape
NOWHERE = -100_000
UNREACHABLE = 1_000
"""Actions: more than anybody has."""
TURN_COST = 100
LATE_COST = 150
"""A turn in the collapse, besides."""
ACTION_COST = 12
ROCK_WORTH = -15
RUBY_BONUS = 25
"""For the most rubies (OR-40)."""


@kernel
def begin_plan(s: State, w: Work) -> None:
    for square in range(SQUARES):
        w.reached[0, square] = 0
        w.barred[square] = 1 if CENTRE_OF[square] >= 0 or s.fallen[square] != NONE else 0
    for seat in range(s.players):
        for cart in range(CARTS):
            if is_on_board(s, seat, cart):
                w.barred[s.at[seat, cart]] = 1
    w.run_worth = NOWHERE
    w.run_gain = 0
    w.run_length = 0
    w.run_needs = 0
    w.run_action = NONE
    w.run_turns = 0
    w.options = 0
    for way in range(WAYS):
        w.best[way] = NOWHERE


@kernel
def start_on(w: Work, square: int, exit_: int, load: int) -> None:
    """A run may begin on this square, by this exit."""
    way = square * len(EXITS) + exit_
    w.reached[0, square] |= bit(exit_)
    w.worth[0, way] = 0
    w.needs[0, way] = 0
    w.action[0, way] = NONE
    w.load[0, way] = load
    w.back[0, way] = NONE
    w.been[0, way, 0] = 0
    w.been[0, way, 1] = 0
    w.been[0, way, square // HALF_BOARD] = bit(square % HALF_BOARD)


@kernel
def start_by_launch(s: State, w: Work, seat: int) -> None:
    """A run may begin on any free square of the own surface, with the action it takes to launch."""
    clan = s.clan[seat]
    for place in range(WIDTH):
        square = SURFACE_SQUARES[clan, place]
        if not w.barred[square]:
            start_on(w, square, INWARD[clan], 0)
            way = square * len(EXITS) + INWARD[clan]
            w.needs[0, way] = 1
            w.action[0, way] = LAUNCH_MOVE + clan * WIDTH + place


@kernel
def plan(
    s: State,
    w: Work,
    now: int,
    pace: int,
    actions: int,
    most_turns: int,
    safe_turns: int,
    is_hasty: bool,
) -> None:
    """Find the best run home and write it into w.run: `now` squares are left in this turn and
    `pace` in each after it, `actions` in this turn and four in each after it. It may take
    `most_turns`; those beyond `safe_turns` are in the collapse. In haste it forgets ways that come
    to a square later than others and have gained nothing by it."""
    for step in range(HORIZON):
        turn = _turn_of(step + 1, now, pace)
        if turn >= most_turns:
            break
        budget = actions + ACTIONS * turn
        stops = step + 1 >= now and (step + 1 - now) % pace == 0
        cost = TURN_COST * (turn + 1) + LATE_COST * max(0, turn + 1 - safe_turns)
        for square in range(SQUARES):
            w.reached[step + 1, square] = 0
        for square in range(SQUARES):
            exits = int(w.reached[step, square])
            while exits:
                way = square * len(EXITS) + lowest(exits)
                exits &= exits - 1
                if SURFACE_OF[square + STEP[way % len(EXITS)]] >= 0:
                    _come_home(w, step, way, turn, cost)
                else:
                    _extend(s, w, step, way, budget, stops, is_hasty)


@kernel
def needs_by(w: Work, step: int) -> int:
    """The actions that the run in w.run takes until so many steps are made."""
    step = min(step, w.run_length - 1)
    return int(w.needs[step, w.run[step]]) if step >= 0 else 0


@kernel
def _turn_of(step: int, now: int, pace: int) -> int:
    """In which turn a step is made: 0 for the one going on."""
    return 0 if step <= now else (step - now + pace - 1) // pace


@kernel
def _extend(
    s: State, w: Work, step: int, way: int, budget: int, stops: bool, is_hasty: bool
) -> None:
    """Go on from a way by one square, by each exit that rails there have or could be given."""
    facing = way % len(EXITS)
    ahead = way // len(EXITS) + STEP[facing]
    half, place = ahead // HALF_BOARD, bit(ahead % HALF_BOARD)
    parity = step % 2
    if w.barred[ahead] or w.been[parity, way, half] & place:
        return
    load = int(w.load[step, way])
    taken, picked = 0, 0
    if s.pieces[ahead] != 0:
        taken, picked = _pick(s.pieces[ahead], CAPACITY - load, stops)
    worth = int(w.worth[step, way]) + picked
    came = opposite(facing)
    for exit_ in range(len(EXITS)):
        if exit_ == came:
            continue
        rails = _rails_needed(s, ahead, bit(came) | bit(exit_))
        needs = int(w.needs[step, way]) + rails
        if needs > budget:
            continue
        there = ahead * len(EXITS) + exit_
        rating = worth - ACTION_COST * needs
        if is_hasty:
            if rating <= w.best[there]:
                continue
            if needs < budget:  # else another may come later, but with more actions
                w.best[there] = rating
        is_new = not has_exit(w.reached[step + 1, ahead], exit_)
        if is_new or rating > _rating(w, step + 1, there):
            w.reached[step + 1, ahead] |= bit(exit_)
            w.worth[step + 1, there] = worth
            w.needs[step + 1, there] = needs
            action = w.action[step, way]
            if action == NONE and rails > 0:
                action = _rail_move(s, ahead, came, exit_)
            w.action[step + 1, there] = action
            w.load[step + 1, there] = load + taken
            w.back[step + 1, there] = way
            w.been[1 - parity, there, 0] = w.been[parity, way, 0]
            w.been[1 - parity, there, 1] = w.been[parity, way, 1]
            w.been[1 - parity, there, half] |= place


@kernel
def _rating(w: Work, step: int, way: int) -> int:
    return int(w.worth[step, way]) - ACTION_COST * int(w.needs[step, way])


@kernel
def _come_home(w: Work, step: int, way: int, turn: int, cost: int) -> None:
    worth = _rating(w, step, way) - cost
    if w.action[step, way] != NONE:
        _note_option(w, w.action[step, way], worth)
    if worth > w.run_worth:
        w.run_worth = worth
        w.run_length = step + 1
        w.run_gain = w.worth[step, way]
        w.run_needs = w.needs[step, way]
        w.run_action = w.action[step, way]
        w.run_turns = turn + 1
        for at in range(step, -1, -1):
            w.run[at] = way
            way = w.back[at, way]


@kernel
def _note_option(w: Work, action: int, worth: int) -> None:
    """Keep the best first actions, each once."""
    place = 0
    while place < w.options and w.option[place] != action:
        place += 1
    if place == w.options:
        if place == OPTIONS:
            place -= 1
            if worth <= w.option_worth[place]:
                return
        else:
            w.options += 1
    elif worth <= w.option_worth[place]:
        return
    while place > 0 and w.option_worth[place - 1] < worth:
        w.option[place] = w.option[place - 1]
        w.option_worth[place] = w.option_worth[place - 1]
        place -= 1
    w.option[place] = action
    w.option_worth[place] = worth


@kernel
def _rail_move(s: State, square: int, came: int, exit_: int) -> int:
    """The first lay or upgrade that it takes to come in by one exit and leave by another."""
    depth = depth_of(square)
    if s.track[square] == 0:
        return LAY_MOVE + depth * len(SHAPES) + SHAPE_OF[bit(came) | bit(exit_)]
    if not has_exit(s.track[square], came):
        return UPGRADE_MOVE + depth * len(EXITS) + came
    return UPGRADE_MOVE + depth * len(EXITS) + exit_


@kernel
def _pick(heap: int, room: int, stops: bool) -> tuple[int, int]:
    """How many pieces a cart takes there, and what they are worth (OR-20, OR-21)."""
    taken, worth = 0, 0
    for turn in range(2 if stops else 1):
        if heap == 0 or taken == room:
            break
        kind = best_piece(heap)
        if turn == 1 and kind == ROCK:
            break
        heap -= one(kind)
        taken += 1
        worth += piece_worth(kind)
    return taken, worth


@kernel
def best_piece(heap: int) -> int:
    """What a planner takes: rocks first (OR-21), then by points."""
    if count_of(heap, ROCK) > 0:
        return ROCK
    best = ROCK
    for kind in range(len(KINDS)):
        if count_of(heap, kind) > 0 and piece_worth(kind) > piece_worth(best):
            best = kind
    return best


@kernel
def piece_worth(kind: int) -> int:
    if kind == ROCK:
        return ROCK_WORTH
    return 100 * POINTS[kind] + (RUBY_BONUS if kind == RUBY else 0)


@kernel
def _rails_needed(s: State, square: int, exits: int) -> int:
    """How many actions it takes until the square has those exits (OR-10 to OR-12)."""
    track = s.track[square]
    if track == 0:
        return 1 if s.rails > 0 else UNREACHABLE
    missing = count(exits & ~track)
    if missing > 0 and EXIT_COUNT[track] == 2 and s.junctions == 0:
        return UNREACHABLE
    return missing
