"""How good a position looks to a seat, in points: what is stored, what carts will bring home on the
runs they could make, and what the turns that are left are worth."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.collision import exits_away
from turntable.games.off_the_rails.components import ACTIONS, CARTS, MISSIONS, RUBY
from turntable.games.off_the_rails.heaps import count_of, size
from turntable.games.off_the_rails.piles import pile_size, pile_start
from turntable.games.off_the_rails.planning import NOWHERE
from turntable.games.off_the_rails.remembering import recall_run
from turntable.games.off_the_rails.rolling import exits_ahead
from turntable.games.off_the_rails.scoring import MISSION, MOST_RUBIES, SAFE_CART, points_of
from turntable.games.off_the_rails.state import (
    ACT,
    AHEAD,
    BEGUN,
    COLLAPSE_PILE,
    NONE,
    SUPPLY,
    State,
    Work,
)

A_TURN = 1.0
"""What a cart brings in a turn, on average."""
AN_ACTION = 0.12
LATE = 0.75
"""How likely a cart is to survive a turn in the collapse."""
STRANDED = 0.2
"""What a load is worth if no run leads home."""
IN_A_HOLD = 0.6
"""How a ruby in a hold counts for the most rubies."""
CLEAR_LEAD = 6.0
"""In rubies."""


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points that `seat` may expect."""
    points = float(points_of(s.store[seat])) + MOST_RUBIES * _chance_of_most_rubies(s, seat)
    for mission in range(MISSIONS):
        if s.mission[mission] == seat:
            points += MISSION
    turns = turns_left(s, seat)
    actions = ACTIONS
    if s.turn == seat:
        actions = int(s.actions) if s.phase == ACT else 0
    # Who has ended the actions launches nothing in this turn.
    idle = turns - 1.0 if s.turn == seat and s.phase != ACT else turns
    for cart in range(CARTS):
        if s.at[seat, cart] == SUPPLY:
            points += SAFE_CART + A_TURN * max(0.0, idle)
        elif s.at[seat, cart] >= 0:
            points += _outlook(s, w, seat, cart, actions, turns)
            actions = max(0, actions - w.run_soon)
    return points


@kernel
def turns_left(s: State, seat: int) -> float:
    """How many turns `seat` has until tokens fall (OR-31), the present one included; on average."""
    if s.collapse == BEGUN:
        return 0.0
    turns = float(s.last_turns)
    if s.collapse == AHEAD:
        first = max(pile_start(s, COLLAPSE_PILE), int(s.drawn))
        last = pile_start(s, COLLAPSE_PILE) + pile_size(COLLAPSE_PILE) - 1
        turns = (first + last) / 2 - s.drawn + 1 + s.players
    before = seat - s.turn if seat >= s.turn else seat - s.turn + s.players
    return max(0.0, (turns - before + s.players - 1) / s.players)


@kernel
def plan_run(s: State, w: Work, seat: int, cart: int, actions: int, turns: float) -> None:
    """The best run of a cart on the board, wherever in a turn it is."""
    square, load = int(s.at[seat, cart]), int(size(s.hold[seat, cart]))
    pace = int(s.speed[seat, cart])
    exits, now = bit(s.facing[seat, cart]), pace
    if s.turn == seat and s.cart == cart:
        exits = int(exits_ahead(s) if s.struck == NONE else exits_away(s, seat, cart))
        now = int(s.steps) if s.struck == NONE else 0
    elif s.turn == seat and s.moved & bit(cart):
        now = 0
    recall_run(s, w, square, exits, load, now, pace, actions, int(turns))


@kernel
def _outlook(s: State, w: Work, seat: int, cart: int, actions: int, turns: float) -> float:
    """What a cart on the board will be worth."""
    plan_run(s, w, seat, cart, actions, turns)
    load = float(points_of(s.hold[seat, cart]))
    if w.run_worth == NOWHERE:
        return STRANDED * load + (SAFE_CART + A_TURN * max(0.0, turns - 1.0) if turns > 0 else 0.0)
    load += w.run_gain / 100 + SAFE_CART
    for _ in range(w.run_turns - int(turns)):
        load *= LATE
    return load - AN_ACTION * w.run_needs + A_TURN * max(0.0, turns - w.run_turns)


@kernel
def _chance_of_most_rubies(s: State, seat: int) -> float:
    """OR-40."""
    most = 0.0
    for other in range(s.players):
        if other != seat:
            most = max(most, _rubies(s, other))
    return min(1.0, max(0.0, 0.5 + (_rubies(s, seat) - most) / CLEAR_LEAD))


@kernel
def _rubies(s: State, seat: int) -> float:
    rubies = float(count_of(s.store[seat], RUBY))
    for cart in range(CARTS):
        rubies += IN_A_HOLD * count_of(s.hold[seat, cart], RUBY)
    return rubies
