"""Scoring (PC-11, PC-16): shares by the value of their company, and what too many of them cost."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import COMPANIES, PENALTY, SHARE_LIMIT
from turntable.games.paris_connection.state import PENALTY_LINE, UNKNOWN, State, Work
from turntable.games.paris_connection.ways import to_marseille


@kernel
def score(s: State, w: Work) -> None:
    """Fill in the sheets. Of a hand that cannot be known, the shares that everybody knows count."""
    for seat in range(s.players):
        total = 0
        for company in range(COMPANIES):
            shares = s.share[seat, company]
            if shares == UNKNOWN:
                shares = s.shown[seat, company]
            points = shares * s.company_value[company]
            w.line[seat, company] = points
            total += points
        penalty = PENALTY * excess(s, seat)
        w.line[seat, PENALTY_LINE] = -penalty
        w.total[seat] = total - penalty
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            ahead += 1 if w.total[other] > w.total[seat] else 0
        w.rank[seat] = ahead
    if w.listening:
        for company in range(COMPANIES):
            w.to_marseille[company] = to_marseille(s, company)
        for seat in range(s.players):
            w.partial[seat] = 1 if s.share[seat, 0] == UNKNOWN else 0


@kernel
def excess(s: State, seat: int) -> int:
    """PC-11: how many shares a seat has above the limit."""
    return max(0, s.shares[seat] - SHARE_LIMIT[s.players])
