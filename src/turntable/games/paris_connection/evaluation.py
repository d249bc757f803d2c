"""How good a position looks to a seat: for bots that think one move ahead."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import (
    CITIES,
    COMPANIES,
    MOST_LAID,
    PENALTY,
    POINTS,
)
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
from turntable.games.paris_connection.state import LAY_OR_END, OVER, State, Work

# What a city is taken to be worth to a company that is one locomotive away from it, and how much
# less with every locomotive more.
NEAR = 0.5
FARTHER = 0.75
FARTHEST = 6
# The same where the rest of this build gets there.
THIS_TURN = 0.95
# What the others hold of a company weighs against it, but a little less than one's own: whoever has
# as much as everybody else still builds.
OTHERS = 0.9
# A trade of one for one must be worth a turn, or bots would trade to and fro.
EVEN_TRADE = 4.0


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The points of `seat` ahead of the others' average, with what the companies may yet become."""
    value = -float(PENALTY * excess(s, seat))
    if s.phase != OVER and s.even_trades > 0:
        value -= EVEN_TRADE
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
    """The free cities in reach, each the less the farther it is; one that the build going on can
    still get to counts nearly in full."""
    to_lay = 0
    if s.phase == LAY_OR_END and s.company == company:
        to_lay = min(MOST_LAID - s.laid, s.station[company])
    open_hexes = minus(read(s.room), read_row(s.railway, company))
    edge = both(read_row(s.beside, company), open_hexes)
    weight = NEAR
    soon = 1.0
    total = 0.0
    gained = 0.0
    for steps in range(1, FARTHEST + 1):
        if is_empty(edge):
            break
        soon *= THIS_TURN
        cities = both(edge, CITIES)
        for n in range(size(cities)):
            points = POINTS[pick(cities, n)]
            total += weight * points
            if steps <= to_lay:
                gained = max(gained, (soon - weight) * points)
        open_hexes = minus(open_hexes, edge)
        edge = both(beside(edge), open_hexes)
        weight *= FARTHER
    return total + gained
