"""How good a position looks to a seat: for bots that think one move ahead."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import CITIES, COMPANIES, PENALTY, POINTS
from turntable.games.paris_connection.hexes import (
    beside,
    both,
    is_empty,
    minus,
    pick,
    read,
    read_row,
    size,
)
from turntable.games.paris_connection.scoring import excess
from turntable.games.paris_connection.state import OVER, State, Work

# What a city is taken to be worth to a company that is one locomotive away from it, and how much
# less with every locomotive more.
NEAR = 0.5
FARTHER = 0.75
FARTHEST = 6
# What the others hold of a company weighs against it.
OTHERS = 1.0
# A trade of one for one must be worth a turn.
EVEN_TRADE = 0.5


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points of `seat` ahead of the others' average, with what the companies may yet become."""
    value = -float(PENALTY * excess(s, seat)) - EVEN_TRADE * s.even_trades
    others = s.players - 1
    for company in range(COMPANIES):
        held = 0
        for other in range(s.players):
            held += s.share[other, company] if other != seat else 0
        lead = s.share[seat, company] - OTHERS * held / others
        worth = float(s.company_value[company])
        if s.phase != OVER and s.station[company] > 0:
            worth += prospects(s, company)
        value += lead * worth
    return value


@kernel
def prospects(s: State, company: int) -> float:
    """The free cities in reach, each the less the farther it is."""
    open_hexes = minus(read(s.room), read_row(s.railway, company))
    edge = both(read_row(s.beside, company), open_hexes)
    weight = NEAR
    total = 0.0
    for _ in range(FARTHEST):
        if is_empty(edge):
            break
        cities = both(edge, CITIES)
        for n in range(size(cities)):
            total += weight * POINTS[pick(cities, n)]
        open_hexes = minus(open_hexes, edge)
        edge = both(beside(edge), open_hexes)
        weight *= FARTHER
    return total
