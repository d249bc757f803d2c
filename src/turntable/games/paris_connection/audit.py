"""Counting the components: every locomotive in one place, and the map as the rules leave it."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import (
    BUILDABLE,
    CITIES,
    COMPANIES,
    HEXES,
    IN_PLAY,
    INITIAL_SHARES,
    POINTS,
    STARTS,
)
from turntable.games.paris_connection.hexes import (
    NO_HEXES,
    beside,
    both,
    either,
    is_empty,
    minus,
    read,
    read_row,
    single,
    size,
)
from turntable.games.paris_connection.state import State, Work


@kernel
def audit(s: State, w: Work) -> int:
    """0 if all is there, else the rule that says what should be."""
    once, twice = NO_HEXES, NO_HEXES
    starts = NO_HEXES
    for place in range(COMPANIES):
        starts = either(starts, single(STARTS[place]))
    for company in range(COMPANIES):
        railway = read_row(s.railway, company)
        held = 0
        for seat in range(s.players):
            if s.share[seat, company] < s.shown[seat, company] or s.shown[seat, company] < 0:
                return 10
            held += s.share[seat, company]
        if size(railway) + s.station[company] + held != IN_PLAY or s.station[company] < 0:
            return 1
        if both(railway, starts) != single(s.start[company]):
            return 1
        if beside(railway) != read_row(s.beside, company) or not _is_connected(s, company):
            return 6
        value = 0
        for hex_ in range(HEXES):
            if not is_empty(both(railway, single(hex_))):
                value += POINTS[hex_]
        if value != s.company_value[company]:
            return 9
        laid = minus(railway, starts)
        if not is_empty(both(laid, twice)) or not is_empty(minus(laid, BUILDABLE)):
            return 7
        twice = either(twice, both(laid, once))
        once = either(once, laid)
    full = either(twice, both(once, CITIES))
    if not is_empty(both(twice, CITIES)):
        return 7
    if once != read(s.taken) or minus(BUILDABLE, full) != read(s.room):
        return 7
    for seat in range(s.players):
        count = 0
        for company in range(COMPANIES):
            count += s.share[seat, company]
        if count != s.shares[seat] or count < INITIAL_SHARES[s.players]:
            return 2
    return 0


@kernel
def _is_connected(s: State, company: int) -> bool:
    """Whether every locomotive can be reached from the start over those of its colour."""
    rest = read_row(s.railway, company)
    edge = single(s.start[company])
    while not is_empty(edge):
        rest = minus(rest, edge)
        edge = both(beside(edge), rest)
    return is_empty(rest)
