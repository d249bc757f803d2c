"""The moves worth a thought, for bots: of some hundred actions those that a run of a cart begins
with, of the squares for a token those near carts."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.carts import is_on_board
from turntable.games.off_the_rails.collapse import can_fall_on
from turntable.games.off_the_rails.components import (
    CARTS,
    DEPTHS,
    SIDE,
    UNDERGROUND,
)
from turntable.games.off_the_rails.evaluation import plan_run, turns_left
from turntable.games.off_the_rails.heaps import size
from turntable.games.off_the_rails.launching import cart_in_supply, speed_refusal
from turntable.games.off_the_rails.moves import END_ACTIONS_MOVE, PLACE_TOKEN_MOVE, SPEED_MOVE
from turntable.games.off_the_rails.planning import NOWHERE
from turntable.games.off_the_rails.remembering import recall_launch
from turntable.games.off_the_rails.rules import legal
from turntable.games.off_the_rails.state import ACT, FEW_TOKENS, NONE, PLACE_TOKEN, State, Work
from turntable.games.off_the_rails.steering import mend

NEAR = 3
"""Steps from a cart at which a token may hurt it."""


@kernel
def shortlist(s: State, w: Work, seat: int) -> int:
    """Write the moves worth a thought into w.move; returns how many."""
    if s.phase == ACT:
        return _list_actions(s, w, seat)
    if s.phase == PLACE_TOKEN:
        return _list_tokens(s, w, seat)
    return legal(s, w, seat)


@kernel
def _list_actions(s: State, w: Work, seat: int) -> int:
    turns = turns_left(s, seat)
    count = 0
    for cart in range(CARTS):
        if is_on_board(s, seat, cart):
            plan_run(s, w, seat, cart, s.actions, turns)
            count = _add_options(w, count)
            if w.run_worth == NOWHERE:
                move = mend(s, w, seat, cart)
                count = _add(w, count, move) if move != NONE else count
    if cart_in_supply(s, seat) != NONE:
        recall_launch(s, w, seat, s.actions, int(turns))
        count = _add_options(w, count)
    for n in range(CARTS * 2):
        if speed_refusal(s, seat, n) == 0:
            count = _add(w, count, SPEED_MOVE + n)
    return _add(w, count, END_ACTIONS_MOVE)


@kernel
def _add_options(w: Work, count: int) -> int:
    for n in range(w.options):
        count = _add(w, count, w.option[n])
    return count


@kernel
def _add(w: Work, count: int, move: int) -> int:
    """Put a move behind the first `count`, unless it is among them; returns how many then."""
    for place in range(count):
        if w.move[place] == move:
            return count
    w.move[count] = move
    return count + 1


@kernel
def _list_tokens(s: State, w: Work, seat: int) -> int:
    """The squares where a token hurts rivals most and oneself least."""
    count = 0
    for depth in range(DEPTHS):
        if can_fall_on(s, s.token, UNDERGROUND[depth]):
            harm = _harm(s, seat, UNDERGROUND[depth])
            place = count
            if count == FEW_TOKENS:
                place -= 1
                if harm <= w.harm[place]:
                    continue
            else:
                count += 1
            while place > 0 and w.harm[place - 1] < harm:
                w.move[place] = w.move[place - 1]
                w.harm[place] = w.harm[place - 1]
                place -= 1
            w.move[place] = PLACE_TOKEN_MOVE + depth
            w.harm[place] = harm
    return count


@kernel
def _harm(s: State, seat: int, square: int) -> int:
    harm = 0
    for owner in range(s.players):
        for cart in range(CARTS):
            if is_on_board(s, owner, cart):
                at = s.at[owner, cart]
                away = abs(at // SIDE - square // SIDE) + abs(at % SIDE - square % SIDE)
                if away <= NEAR:
                    hurt = (NEAR + 1 - away) * (2 + size(s.hold[owner, cart]))
                    hurt *= 3 if away == 0 else 1
                    harm += hurt if owner != seat else -2 * hurt
    return harm
