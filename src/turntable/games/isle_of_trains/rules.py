"""The rules joined: one dispatch by phase over the decisions."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains.decisions import (
    act,
    deliver,
    discard,
    draw,
    extra,
    pay,
    scrap,
    sell,
    use,
)
from turntable.games.isle_of_trains.state import (
    ACT,
    DELIVER_GOODS,
    DRAW_CARDS,
    EXTRA,
    OVER,
    PAY,
    SCRAP,
    SELL,
    USE,
    State,
    Work,
)


@kernel
def waiting(s: State) -> int:
    """Mask of the seats that have to decide: one, until the end."""
    return 0 if s.phase == OVER else 1 << s.turn


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
        return 25
    if seat != s.turn:
        return 3
    if s.phase == ACT:
        return act.refusal(s, seat, move)
    if s.phase == PAY:
        return pay.refusal(s, seat, move)
    if s.phase == SCRAP:
        return scrap.refusal(s, seat, move)
    if s.phase == DRAW_CARDS:
        return draw.refusal(s, seat, move)
    if s.phase == EXTRA:
        return extra.refusal(s, seat, move)
    if s.phase == DELIVER_GOODS:
        return deliver.refusal(s, seat, move)
    if s.phase == USE:
        return use.refusal(s, seat, move)
    if s.phase == SELL:
        return sell.refusal(s, seat, move)
    return discard.refusal(s, seat, move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    """List the moves of `seat`, which must be waited for, in w.move; returns how many."""
    if s.phase == ACT:
        return act.legal(s, w, seat)
    if s.phase == PAY:
        return pay.legal(s, w, seat)
    if s.phase == SCRAP:
        return scrap.legal(s, w, seat)
    if s.phase == DRAW_CARDS:
        return draw.legal(s, w, seat)
    if s.phase == EXTRA:
        return extra.legal(s, w, seat)
    if s.phase == DELIVER_GOODS:
        return deliver.legal(s, w, seat)
    if s.phase == USE:
        return use.legal(s, w, seat)
    if s.phase == SELL:
        return sell.legal(s, w, seat)
    return discard.legal(s, w, seat)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    """One of the legal moves of `seat`, all equally likely."""
    return w.move[below(w, legal(s, w, seat))]


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    """Make a legal move."""
    s.shown = 0
    if s.phase == ACT:
        act.apply(s, w, seat, move)
    elif s.phase == PAY:
        pay.apply(s, w, seat, move)
    elif s.phase == SCRAP:
        scrap.apply(s, w, seat, move)
    elif s.phase == DRAW_CARDS:
        draw.apply(s, w, seat, move)
    elif s.phase == EXTRA:
        extra.apply(s, w, seat, move)
    elif s.phase == DELIVER_GOODS:
        deliver.apply(s, w, seat, move)
    elif s.phase == USE:
        use.apply(s, w, seat, move)
    elif s.phase == SELL:
        sell.apply(s, w, seat, move)
    else:
        discard.apply(s, w, seat, move)
