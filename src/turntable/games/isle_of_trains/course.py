"""The course of the game (IT-5, IT-6, IT-16, IT-24, IT-25, IT-27, IT-30): what follows what."""

from turntable.engine.bits import bit
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, contracts, drawing, loading, pile, trains
from turntable.games.isle_of_trains.components import (
    ACTIONS,
    ACTIONS_A_TURN,
    BUILD,
    CONTRACTS_TO_END,
    DRAW,
    HAND_LIMIT,
    LOAD,
    MOST_TURNS,
)
from turntable.games.isle_of_trains.happenings import (
    ACTION_LOST,
    DISCARDED,
    END_TRIGGERED,
    FINISHED,
)
from turntable.games.isle_of_trains.state import (
    ACT,
    BY_CARDS,
    BY_CONTRACTS,
    BY_TURNS,
    DISCARD_FOR_BONUS,
    DISCARD_TO_FIVE,
    DRAW_CARDS,
    EXTRA,
    NONE,
    OVER,
    State,
    Work,
)

ALL_ACTIONS = (1 << len(ACTIONS)) - 1


@kernel
def is_possible(s: State, seat: int, action: int) -> bool:
    """IT-6: whether an action can be completed."""
    if action == DRAW:
        return drawing.can_draw(s)
    if action == BUILD:
        return building.can_build(s, seat)
    if action == LOAD:
        return loading.can_load(s, seat)
    return trains.has_goods(s, seat)


@kernel
def is_any_possible(s: State, seat: int, actions: int) -> bool:
    for action in range(len(ACTIONS)):
        if actions & bit(action) and is_possible(s, seat, action):
            return True
    return False


@kernel
def begin_turn(s: State) -> None:
    """Something can always be done: before the trigger there is a card to draw, or the last turn
    had triggered the end, and after it there are phantom cards."""
    s.actions = ACTIONS_A_TURN - 1
    s.allowed = ALL_ACTIONS
    s.phase = ACT


@kernel
def go_on(s: State, w: Work) -> None:
    """After something that brings cards: draw what is due, discard what the bonus wants back, offer
    its extra action, and end the action."""
    seat = s.turn
    if s.draws > 0:
        if s.row[0] != NONE:
            s.phase = DRAW_CARDS
            return
        drawing.from_pile(s, w, seat, s.draws)
        s.draws = 0
    if s.discards_due > 0 and s.hand_count[seat] > 0:
        s.phase = DISCARD_FOR_BONUS
        return
    s.discards_due = 0
    if s.bonus_extra:
        pile.refill_row(s, w)
        s.is_extra = 1
        if is_any_possible(s, seat, s.bonus_extra):
            s.phase = EXTRA
            return
    end_action(s, w)


@kernel
def end_action(s: State, w: Work) -> None:
    """IT-5: the row is refilled; then the next action, or the end of the turn."""
    s.is_extra = 0
    s.bonus_extra = 0
    pile.refill_row(s, w)
    _next_action(s, w)


@kernel
def end_discards(s: State, w: Work) -> None:
    """IT-6: five cards are left."""
    emit(w, EVERYBODY, DISCARDED, s.turn, s.discards_due, 0, 0)
    s.discards_due = 0
    s.last = 0
    _end_turn(s, w)


@kernel
def trigger_by_contracts(s: State, w: Work) -> None:
    """IT-24: as soon as so many have been taken."""
    if contracts.taken(s) >= CONTRACTS_TO_END[s.players]:
        _trigger(s, w, BY_CONTRACTS)


@kernel
def _next_action(s: State, w: Work) -> None:
    """IT-6: an action is lost only when none is possible."""
    s.allowed = ALL_ACTIONS
    if s.actions > 0 and is_any_possible(s, s.turn, ALL_ACTIONS):
        s.actions -= 1
        s.phase = ACT
        return
    s.allowed = 0
    if s.actions > 0:
        emit(w, EVERYBODY, ACTION_LOST, s.turn, s.actions, 0, 0)
    s.actions = 0
    s.phantoms = 0  # IT-30: before the discard to five
    if s.hand_count[s.turn] > HAND_LIMIT:
        s.phase = DISCARD_TO_FIVE
        s.discards_due = s.hand_count[s.turn] - HAND_LIMIT
        s.last = 0
    else:
        _end_turn(s, w)


@kernel
def _end_turn(s: State, w: Work) -> None:
    s.turns += 1
    if s.final_turns != NONE:
        s.final_turns -= 1
    else:
        if pile.is_exhausted(s):
            _trigger(s, w, BY_CARDS)
        elif s.turns == MOST_TURNS * s.players:
            _trigger(s, w, BY_TURNS)
        if s.end != NONE:
            s.final_turns = s.players
    if s.final_turns == 0:
        s.phase = OVER
        emit(w, EVERYBODY, FINISHED, 0, 0, 0, 0)
        return
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0
    begin_turn(s)


@kernel
def _trigger(s: State, w: Work, end: int) -> None:
    """Only the first trigger counts."""
    if s.end == NONE:
        s.end = end
        emit(w, EVERYBODY, END_TRIGGERED, s.turn, end, 0, 0)
