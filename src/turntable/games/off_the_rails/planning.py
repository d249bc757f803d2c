"""Planning a run, for bots: the way of one cart over pieces and home, and the rails it still needs.

A run is grown square by square: for each square and exit, a *way*, the best that leads there in so
many steps. It is worth the pieces on it less what its turns and the rails to be laid cost, and by
the end of each turn it may not need more actions than there are until then. Rivals are taken to
stand still. Worth is counted in hundredths of a point.
"""

from turntable.engine.bits import bit, count
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.carts import cart_on
from turntable.games.off_the_rails.compass import opposite
from turntable.games.off_the_rails.components import (
    ACTIONS,
    CAPACITY,
    CENTRE_OF,
    EXIT_COUNT,
    EXITS,
    INWARD,
    KINDS,
    POINTS,
    ROCK,
    RUBY,
    STEP,
    SURFACE_OF,
    SURFACE_SQUARES,
    WIDTH,
)
from turntable.games.off_the_rails.heaps import count_of, one
from turntable.games.off_the_rails.state import HORIZON, NONE, WAYS, State, Work

NOWHERE = -100_000
UNREACHABLE = 1_000
"""Actions: more than anybody has."""
TURN_COST = 100
ACTION_COST = 12
ROCK_WORTH = -15
RUBY_BONUS = 25
"""For the most rubies (OR-40)."""


@kernel
def begin_plan(w: Work) -> None:
    for way in range(WAYS):
        w.worth[0, way] = NOWHERE
    w.run_worth = NOWHERE
    w.run_gain = 0
    w.run_length = 0


@kernel
def start_on(s: State, w: Work, square: int, exit_: int, load: int) -> None:
    """A run may begin on this square, by this exit."""
    way = square * len(EXITS) + exit_
    w.worth[0, way] = 0
    w.needs[0, way] = 0
    w.load[0, way] = load
    w.back[0, way] = NONE


@kernel
def start_by_launch(s: State, w: Work, seat: int) -> None:
    """A run may begin on any free square of the own surface, with the action it takes to launch."""
    clan = s.clan[seat]
    for place in range(WIDTH):
        square = SURFACE_SQUARES[clan, place]
        if cart_on(s, square) == NONE:
            start_on(s, w, square, INWARD[clan], 0)
            w.needs[0, square * len(EXITS) + INWARD[clan]] = 1


@kernel
def plan(s: State, w: Work, now: int, pace: int, actions: int, most_turns: int) -> None:
    """Find the best run home and write it into w.run: `now` squares are left in this turn and
    `pace` in each after it, `actions` in this turn and four in each after it."""
    for step in range(HORIZON):
        turn = _turn_of(step + 1, now, pace)
        if turn >= most_turns:
            break
        budget = actions + ACTIONS * turn
        stops = step + 1 >= now and (step + 1 - now) % pace == 0
        for way in range(WAYS):
            w.worth[step + 1, way] = NOWHERE
        for way in range(WAYS):
            if w.worth[step, way] > NOWHERE:
                _extend(s, w, step, way, turn, budget, stops)


@kernel
def _turn_of(step: int, now: int, pace: int) -> int:
    """In which turn a step is made: 0 for the one going on."""
    return 0 if step <= now else (step - now + pace - 1) // pace


@kernel
def _extend(s: State, w: Work, step: int, way: int, turn: int, budget: int, stops: bool) -> None:
    """Go on from a way by one square: home, or by each exit that rails have or could be given."""
    square, facing = way // len(EXITS), way % len(EXITS)
    ahead = square + STEP[facing]
    if SURFACE_OF[ahead] >= 0:
        _come_home(w, step, way, turn)
        return
    if CENTRE_OF[ahead] >= 0 or s.fallen[ahead] != NONE or cart_on(s, ahead) != NONE:
        return
    if _has_been_on(w, step, way, ahead):
        return
    load = w.load[step, way]
    taken, picked = _pick(s.pieces[ahead], CAPACITY - load, stops)
    for exit_ in range(len(EXITS)):
        if exit_ == opposite(facing):
            continue
        needs = w.needs[step, way] + _rails_needed(s, ahead, bit(opposite(facing)) | bit(exit_))
        worth = w.worth[step, way] + picked
        there = ahead * len(EXITS) + exit_
        if needs <= budget and worth - ACTION_COST * needs > _rating(w, step + 1, there):
            w.worth[step + 1, there] = worth
            w.needs[step + 1, there] = needs
            w.load[step + 1, there] = load + taken
            w.back[step + 1, there] = way


@kernel
def _rating(w: Work, step: int, way: int) -> int:
    if w.worth[step, way] == NOWHERE:
        return NOWHERE
    return w.worth[step, way] - ACTION_COST * w.needs[step, way]


@kernel
def _come_home(w: Work, step: int, way: int, turn: int) -> None:
    worth = _rating(w, step, way) - TURN_COST * (turn + 1)
    if worth > w.run_worth:
        w.run_worth = worth
        w.run_length = step + 1
        w.run_gain = w.worth[step, way]
        for at in range(step, -1, -1):
            w.run[at] = way
            way = w.back[at, way]


@kernel
def _has_been_on(w: Work, step: int, way: int, square: int) -> bool:
    for at in range(step, -1, -1):
        if way // len(EXITS) == square:
            return True
        way = w.back[at, way]
    return False


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
