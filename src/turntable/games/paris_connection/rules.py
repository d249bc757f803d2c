"""The rules joined: one dispatch by phase over the decisions."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection import course
from turntable.games.paris_connection.decisions import build_or_trade, lay_or_end
from turntable.games.paris_connection.state import LAY_OR_END, OVER, State, Work


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
        return course.rule_of_the_end(s)
    if seat != s.turn:
        return 4
    if s.phase == LAY_OR_END:
        return lay_or_end.refusal(s, seat, move)
    return build_or_trade.refusal(s, seat, move)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    """List the moves of `seat`, which must be waited for, in w.move; returns how many."""
    if s.phase == LAY_OR_END:
        return lay_or_end.legal(s, w, seat)
    return build_or_trade.legal(s, w, seat)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    """One of the legal moves of `seat`, all equally likely."""
    if s.phase == LAY_OR_END:
        return lay_or_end.sample(s, w, seat)
    return build_or_trade.sample(s, w, seat)


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    """Make a legal move."""
    if s.phase == LAY_OR_END:
        lay_or_end.apply(s, w, seat, move)
    else:
        build_or_trade.apply(s, w, seat, move)
