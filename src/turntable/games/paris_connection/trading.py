"""Trading shares (PC-10): one goes back to its station, one or two of another colour come from
theirs. A trade is a number: give, take and count in one."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.paris_connection import course
from turntable.games.paris_connection.components import COMPANIES, MOST_TAKEN
from turntable.games.paris_connection.happenings import TRADED
from turntable.games.paris_connection.moves import TRADE_MOVE
from turntable.games.paris_connection.state import State, Work


@kernel
def number(give: int, take: int, count: int) -> int:
    return (give * COMPANIES + take) * MOST_TAKEN + count - 1


@kernel
def given(trade: int) -> int:
    return trade // MOST_TAKEN // COMPANIES


@kernel
def taken(trade: int) -> int:
    return trade // MOST_TAKEN % COMPANIES


@kernel
def how_many(trade: int) -> int:
    return trade % MOST_TAKEN + 1


@kernel
def refusal(s: State, seat: int, trade: int) -> int:
    if s.share[seat, given(trade)] <= 0 or given(trade) == taken(trade):
        return 10
    return 0 if how_many(trade) <= s.station[taken(trade)] else 10


@kernel
def list_moves(s: State, w: Work, seat: int, at: int) -> int:
    """Write the trades of `seat` into w.move from `at` on; returns where they end."""
    for give in range(COMPANIES):
        if s.share[seat, give] > 0:
            for take in range(COMPANIES):
                if take != give:
                    for count in range(1, _most(s, take) + 1):
                        w.move[at] = TRADE_MOVE + number(give, take, count)
                        at += 1
    return at


@kernel
def count_moves(s: State, seat: int) -> int:
    """How many there are."""
    everywhere = 0
    for take in range(COMPANIES):
        everywhere += _most(s, take)
    total = 0
    for give in range(COMPANIES):
        if s.share[seat, give] > 0:
            total += everywhere - _most(s, give)
    return total


@kernel
def pick(s: State, seat: int, n: int) -> int:
    """The n-th of them."""
    for give in range(COMPANIES):
        if s.share[seat, give] > 0:
            for take in range(COMPANIES):
                if take != give:
                    if n < _most(s, take):
                        return number(give, take, n + 1)
                    n -= _most(s, take)
    return 0


@kernel
def trade(s: State, w: Work, seat: int, trade: int) -> None:
    give, take, count = given(trade), taken(trade), how_many(trade)
    s.share[seat, give] -= 1
    s.share[seat, take] += count
    s.shares[seat] += count - 1
    # What is given need not be one of those that everybody knew of.
    s.shown[seat, give] = max(0, s.shown[seat, give] - 1)
    s.shown[seat, take] += count
    s.station[give] += 1
    s.station[take] -= count
    s.even_trades = s.even_trades + 1 if count == 1 else 0
    emit(w, EVERYBODY, TRADED, seat, give, take, count)
    course.next_turn(s, w)


@kernel
def _most(s: State, take: int) -> int:
    """How many can be taken of a colour."""
    return min(MOST_TAKEN, s.station[take])
