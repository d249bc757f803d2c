"""The course of the game: the phases of a turn (OR-10, OR-15, OR-30), and when it ends (OR-36)."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import collapse, missions
from turntable.games.off_the_rails.carts import board_is_empty, carts_on_board, is_on_board
from turntable.games.off_the_rails.components import ACTIONS, CARTS, FASTEST
from turntable.games.off_the_rails.deposits import draw_deposit
from turntable.games.off_the_rails.derailing import derail
from turntable.games.off_the_rails.happenings import FINISHED
from turntable.games.off_the_rails.state import (
    ACT,
    ANNOUNCED,
    BEGUN,
    BY_CARTS,
    BY_TOKENS,
    MOVE_CART,
    NONE,
    OVER,
    TAKE_MISSION,
    State,
    Work,
)


@kernel
def begin_turn(s: State, w: Work) -> None:
    if s.collapse == BEGUN and not carts_on_board(s, s.turn):
        place_or_finish(s, w)  # OR-35
    else:
        s.phase = ACT
        s.actions = ACTIONS


@kernel
def count_action(s: State, w: Work) -> None:
    """One of the four is taken."""
    s.actions -= 1
    if s.actions == 0:
        end_actions(s, w)


@kernel
def end_actions(s: State, w: Work) -> None:
    s.actions = 0
    next_cart(s, w)


@kernel
def next_cart(s: State, w: Work) -> None:
    """OR-15: every cart on the board moves once; then phase 2 is over."""
    if carts_on_board(s, s.turn) & ~s.moved:
        s.phase = MOVE_CART
    else:
        _end_movement(s, w)


@kernel
def end_move(s: State, w: Work, derailed: bool) -> None:
    """The cart that was on its way has ended its movement."""
    if not derailed:
        missions.note_movement(s)
    clear_move(s)
    next_cart(s, w)


@kernel
def clear_move(s: State) -> None:
    s.cart = NONE
    s.start = NONE
    s.steps = 0
    s.gone = 0
    s.came = NONE
    s.spots = 0
    for n in range(FASTEST):
        s.spot[n] = NONE
    s.struck = NONE
    s.struck_cart = NONE
    s.hit = NONE


@kernel
def _end_movement(s: State, w: Work) -> None:
    missions.note_end(s)
    if missions.open_missions(s):
        s.phase = TAKE_MISSION
    else:
        deposit(s, w)


@kernel
def deposit(s: State, w: Work) -> None:
    """Phase 3: a card from the deck, or in the collapse a token."""
    if s.collapse == BEGUN:
        place_or_finish(s, w)
        return
    was_announced = s.collapse == ANNOUNCED
    draw_deposit(s, w)
    if was_announced:
        s.last_turns -= 1
        if s.last_turns == 0:
            collapse.begin(s, w)
    end_turn(s, w)


@kernel
def place_or_finish(s: State, w: Work) -> None:
    if not collapse.draw_token(s, w):
        s.turns += 1
        finish(s, w, BY_TOKENS)


@kernel
def end_turn(s: State, w: Work) -> None:
    """OR-36: the game ends here, or the next seat clockwise is on (OR-6)."""
    s.turns += 1
    if s.collapse == BEGUN and collapse.tokens_left(s) == 0:
        finish(s, w, BY_TOKENS)
    elif s.collapse == BEGUN and board_is_empty(s):
        finish(s, w, BY_CARTS)
    else:
        clear_turn(s)
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
        begin_turn(s, w)


@kernel
def clear_turn(s: State) -> None:
    s.actions = 0
    s.moved = 0
    s.fulfilled = 0
    s.delivered = 0
    s.throttled = 0
    s.token = NONE


@kernel
def finish(s: State, w: Work, end: int) -> None:
    """OR-36: carts still on the board derail."""
    for seat in range(s.players):
        for cart in range(CARTS):
            if is_on_board(s, seat, cart):
                derail(s, w, seat, cart)
    clear_turn(s)
    s.phase = OVER
    s.end = end
    emit(w, EVERYBODY, FINISHED, end, 0, 0, 0)
