"""The rules joined: one dispatch by phase over the decisions."""

import numpy as np

from turntable.engine.bits import bit
from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.off_the_rails.decisions import (
    act,
    lose_half,
    move_cart,
    pick,
    place_token,
    take_mission,
    turn,
)
from turntable.games.off_the_rails.moves import (
    CHOOSE_HALF_MOVE,
    FACE_MOVE,
    LAY_MOVE,
    MOVE_CART_MOVE,
    MOVES,
    NAME_LOST_MOVE,
    PICK_MOVE,
    PLACE_TOKEN_MOVE,
    SPLIT_MOVE,
    TAKE_MISSION_MOVE,
    TURN_MOVE,
)
from turntable.games.off_the_rails.state import (
    ACT,
    CHOOSE_HALF,
    FACE,
    FACE_STRUCK,
    MOVE_CART,
    NAME_LOST,
    OVER,
    PICK,
    PLACE_TOKEN,
    SECOND_PICK,
    SPLIT,
    TAKE_MISSION,
    TURN,
    State,
    Work,
)

_RANGES = {
    ACT: (LAY_MOVE, MOVE_CART_MOVE),
    MOVE_CART: (MOVE_CART_MOVE, TURN_MOVE),
    TURN: (TURN_MOVE, FACE_MOVE),
    FACE: (FACE_MOVE, PICK_MOVE),
    FACE_STRUCK: (FACE_MOVE, PICK_MOVE),
    PICK: (PICK_MOVE, NAME_LOST_MOVE),
    SECOND_PICK: (PICK_MOVE, NAME_LOST_MOVE),
    NAME_LOST: (NAME_LOST_MOVE, SPLIT_MOVE),
    SPLIT: (SPLIT_MOVE, CHOOSE_HALF_MOVE),
    CHOOSE_HALF: (CHOOSE_HALF_MOVE, TAKE_MISSION_MOVE),
    TAKE_MISSION: (TAKE_MISSION_MOVE, PLACE_TOKEN_MOVE),
    PLACE_TOKEN: (PLACE_TOKEN_MOVE, MOVES),
    OVER: (0, 0),
}
RANGE: Array = np.array([_RANGES[phase] for phase in range(len(_RANGES))], np.int64)
"""[phase, 2]: the moves that can be an answer in it, from the first to the one after the last."""


@kernel
def decider(s: State) -> int:
    """The seat that is asked: mostly the one whose turn it is, but for what a struck cart loses and
    where it turns its owner (OR-23, OR-25)."""
    if s.phase == NAME_LOST or s.phase == SPLIT or s.phase == FACE_STRUCK:
        return s.struck
    return s.turn


@kernel
def waiting(s: State) -> int:
    """Mask of the seats that have to decide: one, until the end."""
    return 0 if s.phase == OVER else bit(decider(s))


@kernel
def is_over(s: State) -> bool:
    return s.phase == OVER


@kernel
def ending(s: State) -> int:
    return s.end


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    """0, or the number of the rule that `move` would break."""
    if s.phase == OVER:
        return 36
    if seat != decider(s):
        return 6
    return _refusal(s, seat, move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    """List the moves of `seat`, which must be waited for, in w.move; returns how many."""
    if s.phase == ACT:
        return act.legal(s, w, seat)
    count = 0
    for move in range(RANGE[s.phase, 0], RANGE[s.phase, 1]):
        if _refusal(s, seat, move) == 0:
            w.move[count] = move
            count += 1
    return count


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    """One of the legal moves of `seat`, all equally likely."""
    if s.phase == ACT:
        return act.sample(s, w, seat)
    return w.move[below(w, legal(s, w, seat))]


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    """Make a legal move."""
    s.shown = 0
    if s.phase == ACT:
        act.apply(s, w, seat, move)
    elif s.phase == MOVE_CART:
        move_cart.apply(s, w, move)
    elif s.phase == PICK or s.phase == SECOND_PICK:
        pick.apply(s, w, seat, move)
    elif s.phase == NAME_LOST:
        lose_half.name(s, w, move)
    elif s.phase == SPLIT:
        lose_half.split(s, w, move)
    elif s.phase == CHOOSE_HALF:
        lose_half.choose(s, w, move)
    elif s.phase == TAKE_MISSION:
        take_mission.apply(s, w, seat, move)
    elif s.phase == PLACE_TOKEN:
        place_token.apply(s, w, move)
    else:
        turn.apply(s, w, move)


@kernel
def _refusal(s: State, seat: int, move: int) -> int:
    if s.phase == ACT:
        return act.refusal(s, seat, move)
    if s.phase == MOVE_CART:
        return move_cart.refusal(s, seat, move)
    if s.phase == PICK or s.phase == SECOND_PICK:
        return pick.refusal(s, seat, move)
    if s.phase == NAME_LOST:
        return lose_half.name_refusal(s, move)
    if s.phase == SPLIT:
        return lose_half.split_refusal(s, move)
    if s.phase == CHOOSE_HALF:
        return lose_half.choose_refusal(s, move)
    if s.phase == TAKE_MISSION:
        return take_mission.refusal(s, move)
    if s.phase == PLACE_TOKEN:
        return place_token.refusal(s, move)
    return turn.refusal(s, move)
