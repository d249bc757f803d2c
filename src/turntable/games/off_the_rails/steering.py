"""Steering, for bots: the next move of whoever follows a plan, or just stays on the rails.

`advise` plans a run for each decision and makes the next move of it: that is the bot *greedy*.
`policy` is for playing on in a search, some hundred moves in microseconds: it lays rails where a
cart would derail and otherwise plays at random.
"""

import numpy as np

from turntable.engine.bits import bit, lowest
from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails.carts import cart_on, carts_on_board, is_on_board
from turntable.games.off_the_rails.collapse import can_fall_on
from turntable.games.off_the_rails.collision import exits_away
from turntable.games.off_the_rails.compass import has_exit, opposite
from turntable.games.off_the_rails.components import (
    CARTS,
    CENTRE_OF,
    DEPTHS,
    EXIT_COUNT,
    EXITS,
    SHAPE_EXITS,
    SHAPES,
    SIDE,
    START_SPEED,
    STEP,
    SURFACE_OF,
    UNDERGROUND,
    WIDTH,
)
from turntable.games.off_the_rails.decisions.turn import first as first_exit_move
from turntable.games.off_the_rails.ground import depth_of
from turntable.games.off_the_rails.heaps import count_of, size
from turntable.games.off_the_rails.launching import cart_in_supply
from turntable.games.off_the_rails.moves import (
    END_ACTIONS_MOVE,
    LAUNCH_MOVE,
    LAY_MOVE,
    MOVE_CART_MOVE,
    NAME_LOST_MOVE,
    PICK_MOVE,
    PLACE_TOKEN_MOVE,
    SKIP_PICK_MOVE,
    UPGRADE_MOVE,
)
from turntable.games.off_the_rails.piles import earliest_collapse
from turntable.games.off_the_rails.planning import (
    NOWHERE,
    begin_plan,
    best_piece,
    plan,
    start_by_launch,
    start_on,
)
from turntable.games.off_the_rails.rails import lay_refusal, upgrade_refusal
from turntable.games.off_the_rails.rolling import CART, NO_WAY, exits_ahead, what_lies_ahead
from turntable.games.off_the_rails.rules import sample
from turntable.games.off_the_rails.state import (
    ACT,
    AHEAD,
    BEGUN,
    FACE,
    FACE_STRUCK,
    MOVE_CART,
    NAME_LOST,
    NONE,
    PICK,
    PLACE_TOKEN,
    SECOND_PICK,
    TURN,
    State,
    Work,
)

ALL_EXITS = (1 << len(EXITS)) - 1
DEPTH: Array = np.array(
    [
        min(row, column, SIDE - 1 - row, SIDE - 1 - column)
        for row in range(SIDE)
        for column in range(SIDE)
    ],
    np.int64,
)
"""[square]: how many steps it is to the nearest surface."""
WHIM = 8
PATIENCE = 9
"""Turns that a run may take if no shorter one leads home."""


@kernel
def advise(s: State, w: Work, seat: int) -> int:
    """The next move of a planned run; where there is nothing to plan, any legal move."""
    if s.phase == ACT:
        return _advise_action(s, w, seat)
    if s.phase == MOVE_CART:
        return MOVE_CART_MOVE + _cart_to_move(s, seat)
    if s.phase == PICK:
        return PICK_MOVE + best_piece(s.pieces[s.at[seat, s.cart]])
    if s.phase == SECOND_PICK:
        kind = best_piece(s.pieces[s.at[seat, s.cart]])
        return PICK_MOVE + kind if kind > 0 else SKIP_PICK_MOVE
    if s.phase == TURN or s.phase == FACE or s.phase == FACE_STRUCK:
        return first_exit_move(s) + _advise_exit(s, w)
    if s.phase == NAME_LOST:
        return NAME_LOST_MOVE + _least_piece(s.hold[s.struck, s.struck_cart])
    if s.phase == PLACE_TOKEN:
        return _advise_token(s, w, seat)
    return sample(s, w, seat)


@kernel
def _advise_action(s: State, w: Work, seat: int) -> int:
    """Rails for the runs of carts on the board, then a new run if there is a good one."""
    for cart in range(CARTS):
        if is_on_board(s, seat, cart):
            _plan_for(s, w, seat, cart)
            if w.run_worth > NOWHERE and w.run_action != NONE:
                return w.run_action
    if cart_in_supply(s, seat) != NONE:
        begin_plan(s, w)
        start_by_launch(s, w, seat)
        turns = safe_turns(s)
        plan(s, w, START_SPEED, START_SPEED, s.actions, turns, turns, False)
        # Whatever it costs: a cart that stays at home brings nothing.
        if w.run_gain > 0:
            return w.run_action
    return END_ACTIONS_MOVE


@kernel
def _plan_for(s: State, w: Work, seat: int, cart: int) -> None:
    begin_plan(s, w)
    start_on(w, s.at[seat, cart], s.facing[seat, cart], size(s.hold[seat, cart]))
    _plan_in_time(s, w, s.speed[seat, cart], s.speed[seat, cart], s.actions)


@kernel
def _plan_in_time(s: State, w: Work, now: int, pace: int, actions: int) -> None:
    """Home before the mine caves in; if there is no such run, home at all."""
    turns = safe_turns(s)
    plan(s, w, now, pace, actions, turns, turns, False)
    if w.run_worth == NOWHERE:
        plan(s, w, now, pace, actions, PATIENCE, PATIENCE, False)


@kernel
def safe_turns(s: State) -> int:
    """How many turns the seat whose turn it is has, this one included, before the first tokens can
    fall (OR-31): then one at a time."""
    if s.collapse == BEGUN:
        return 1
    turns = s.last_turns
    if s.collapse == AHEAD:
        turns = earliest_collapse(s) + s.players
    return (turns + s.players - 1) // s.players


@kernel
def _advise_exit(s: State, w: Work) -> int:
    """The exit of the best run; without one, some exit behind which it does not derail."""
    seat = s.struck if s.phase == FACE_STRUCK else s.turn
    cart = s.struck_cart if s.phase == FACE_STRUCK else s.cart
    square, pace = s.at[seat, cart], s.speed[seat, cart]
    exits = exits_ahead(s) if s.struck == NONE else exits_away(s, seat, cart)
    begin_plan(s, w)
    for exit_ in range(len(EXITS)):
        if has_exit(exits, exit_):
            start_on(w, square, exit_, size(s.hold[seat, cart]))
    _plan_in_time(s, w, s.steps if s.phase == TURN else 0, pace, 0)
    if w.run_worth > NOWHERE:
        return w.run[0] % len(EXITS)
    return _safe_exit(s, w, square, exits)


@kernel
def _safe_exit(s: State, w: Work, square: int, exits: int) -> int:
    """One behind which there is a way, if there is one; at random."""
    safe = 0
    for exit_ in range(len(EXITS)):
        if has_exit(exits, exit_) and what_lies_ahead(s, square, exit_) != NO_WAY:
            safe |= bit(exit_)
    if safe == 0:
        safe = exits
    n = below(w, EXIT_COUNT[safe])
    for exit_ in range(len(EXITS)):
        if has_exit(safe, exit_):
            if n == 0:
                return exit_
            n -= 1
    return NONE


@kernel
def _cart_to_move(s: State, seat: int) -> int:
    """White first, unless it would run into something at once and black need not wait for it."""
    chosen = NONE
    for cart in range(CARTS - 1, -1, -1):
        if is_on_board(s, seat, cart) and not s.moved & bit(cart):
            blocked = what_lies_ahead(s, s.at[seat, cart], s.facing[seat, cart]) == CART
            if chosen == NONE or not blocked:
                chosen = cart
    return chosen


@kernel
def _advise_token(s: State, w: Work, seat: int) -> int:
    """On a rival with a load, if possible; never on oneself or one's way home, if avoidable."""
    best, most = NONE, NOWHERE
    for n in range(DEPTHS):
        square = UNDERGROUND[n]
        if can_fall_on(s, s.token, square):
            value = below(w, 10)
            for owner in range(s.players):
                for cart in range(CARTS):
                    if s.at[owner, cart] == square:
                        harm = 100 + size(s.hold[owner, cart])
                        value += harm if owner != seat else -10 * harm
            value -= _tracks_ahead(s, seat, square)
            if value > most:
                best, most = PLACE_TOKEN_MOVE + n, value
    return best


@kernel
def _tracks_ahead(s: State, seat: int, square: int) -> int:
    """How much it would hurt a seat's own carts if the rails there were gone."""
    hurt = 0
    for cart in range(CARTS):
        if is_on_board(s, seat, cart) and s.at[seat, cart] + STEP[s.facing[seat, cart]] == square:
            hurt += 50
    return hurt


@kernel
def policy(s: State, w: Work, seat: int) -> int:
    """A move that keeps carts on the rails, towards pieces and then home."""
    if s.phase == TURN or s.phase == FACE:
        square, loaded = s.at[seat, s.cart], s.hold[seat, s.cart] != 0
        exits = exits_ahead(s) if s.struck == NONE else exits_away(s, seat, s.cart)
        return first_exit_move(s) + _inviting_exit(s, w, square, exits, loaded)
    if s.phase != ACT:
        return sample(s, w, seat)
    for cart in range(CARTS):
        if is_on_board(s, seat, cart):
            move = mend(s, w, seat, cart)
            if move != NONE:
                return move
    if not carts_on_board(s, seat) and cart_in_supply(s, seat) != NONE and s.collapse == AHEAD:
        return LAUNCH_MOVE + s.clan[seat] * WIDTH + below(w, WIDTH)
    return END_ACTIONS_MOVE


@kernel
def mend(s: State, w: Work, seat: int, cart: int) -> int:
    """A rail where a cart would derail in its next move; NONE if it would not."""
    square, facing = s.at[seat, cart], s.facing[seat, cart]
    loaded = s.hold[seat, cart] != 0
    for _ in range(s.speed[seat, cart]):
        found = what_lies_ahead(s, square, facing)
        square += STEP[facing]
        if found == NO_WAY:
            return _rail_into(s, w, square, opposite(facing), loaded)
        if found == CART or SURFACE_OF[square] >= 0:
            return NONE
        loaded = loaded or s.pieces[square] != 0
        exits = s.track[square] & ~bit(opposite(facing))
        if EXIT_COUNT[exits] > 1:
            return NONE
        facing = lowest(exits)
    return NONE


@kernel
def _rail_into(s: State, w: Work, square: int, came: int, loaded: bool) -> int:
    """A rail that can be entered there; NONE if there can be none."""
    depth = depth_of(square)
    if s.track[square]:
        move = UPGRADE_MOVE + depth * len(EXITS) + came
        return move if upgrade_refusal(s, move - UPGRADE_MOVE) == 0 else NONE
    if lay_refusal(s, depth * len(SHAPES)) != 0:
        return NONE
    loaded = loaded or s.pieces[square] != 0
    exits = bit(came) | bit(_inviting_exit(s, w, square, ALL_EXITS & ~bit(came), loaded))
    for shape in range(len(SHAPES)):
        if SHAPE_EXITS[shape] == exits:
            return LAY_MOVE + depth * len(SHAPES) + shape
    return NONE


@kernel
def _inviting_exit(s: State, w: Work, square: int, exits: int, loaded: bool) -> int:
    """The exit that leads home, for a cart with a load; to pieces, for one without; with a whim."""
    best, most = NONE, NOWHERE
    for exit_ in range(len(EXITS)):
        if has_exit(exits, exit_):
            ahead = square + STEP[exit_]
            value = below(w, WHIM)
            if SURFACE_OF[ahead] >= 0:
                value += 10 * WHIM if loaded else 0
            elif CENTRE_OF[ahead] >= 0 or s.fallen[ahead] != NONE or cart_on(s, ahead) != NONE:
                value -= 10 * WHIM
            elif loaded:
                value -= WHIM // 2 * DEPTH[ahead]
            elif s.pieces[ahead] != 0:
                value += 3 * WHIM
            if value > most:
                best, most = exit_, value
    return best


@kernel
def _least_piece(heap: int) -> int:
    kind = 0
    while count_of(heap, kind) == 0:
        kind += 1
    return kind
