"""The rules joined: one dispatch by phase over the decisions."""

from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.decisions import (
    choose_side,
    claim_or_leave,
    draw_or_choose,
    keep,
    place,
)
from turntable.games.ghosts_galore.state import (
    CHOOSE_SIDE,
    CLAIM_OR_LEAVE,
    DRAW_OR_CHOOSE,
    KEEP,
    OVER,
    PLACE,
    State,
    Work,
)


@kernel
def waiting(s: State) -> int:
    """Mask of the seats that have to decide."""
    return s.awaited


@kernel
def is_over(s: State) -> bool:
    return s.phase == OVER


@kernel
def ending(s: State) -> int:
    return 0  # GG-13: there is one way only


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    """0, or the number of the rule that `move` would break."""
    if s.phase == DRAW_OR_CHOOSE:
        return draw_or_choose.refusal(s, seat, move)
    if s.phase == CLAIM_OR_LEAVE:
        return claim_or_leave.refusal(s, seat, move)
    if s.phase == PLACE:
        return place.refusal(s, seat, move)
    if s.phase == CHOOSE_SIDE:
        return choose_side.refusal(s, seat, move)
    if s.phase == KEEP:
        return keep.refusal(s, seat, move)
    return 13  # the game is over


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    """List the moves of `seat`, which must be waited for, in w.move; returns how many."""
    if s.phase == DRAW_OR_CHOOSE:
        return draw_or_choose.legal(s, w, seat)
    if s.phase == CLAIM_OR_LEAVE:
        return claim_or_leave.legal(s, w, seat)
    if s.phase == PLACE:
        return place.legal(s, w, seat)
    if s.phase == CHOOSE_SIDE:
        return choose_side.legal(s, w, seat)
    return keep.legal(s, w, seat)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    """One of the legal moves of `seat`, all equally likely."""
    if s.phase == DRAW_OR_CHOOSE:
        return draw_or_choose.sample(s, w, seat)
    if s.phase == CLAIM_OR_LEAVE:
        return claim_or_leave.sample(s, w, seat)
    if s.phase == PLACE:
        return place.sample(s, w, seat)
    if s.phase == CHOOSE_SIDE:
        return choose_side.sample(s, w, seat)
    return keep.sample(s, w, seat)


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    """Make a legal move."""
    if s.phase == DRAW_OR_CHOOSE:
        draw_or_choose.apply(s, w, seat, move)
    elif s.phase == CLAIM_OR_LEAVE:
        claim_or_leave.apply(s, w, seat, move)
    elif s.phase == PLACE:
        place.apply(s, w, seat, move)
    elif s.phase == CHOOSE_SIDE:
        choose_side.apply(s, w, seat, move)
    else:
        keep.apply(s, w, seat, move)
