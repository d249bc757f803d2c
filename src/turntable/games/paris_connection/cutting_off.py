"""No cutting off (PC-8): a company without a city must be able to reach one.

A company's own locomotive never cuts it off, since it goes on from there. Another's can only where
it fills a hex, and only for companies that have no city yet: all else needs no search.
"""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import CITIES, COMPANIES
from turntable.games.paris_connection.hexes import (
    Hexes,
    beside,
    both,
    either,
    is_empty,
    minus,
    read,
    read_row,
    single,
)
from turntable.games.paris_connection.state import State


@kernel
def filling(s: State) -> Hexes:
    """The hexes that one locomotive more leaves without room, if they have any."""
    return either(CITIES, read(s.taken))


@kernel
def cuts_off(s: State, company: int, hex_: int) -> bool:
    """Whether a locomotive of `company` on `hex_`, which has room for it, breaks PC-8."""
    laid = single(hex_)
    if is_empty(both(laid, filling(s))):
        return False
    for other in range(COMPANIES):
        # Every city adds to the value of its company (PC-9): no value, no city.
        is_protected = other != company and s.company_value[other] == 0
        if is_protected and not _reaches_a_city(s, other, laid):
            return True
    return False


@kernel
def _reaches_a_city(s: State, company: int, full: Hexes) -> bool:
    """Whether a way leads from the locomotives of `company`, through hexes that could hold one of
    its own and are not `full`, to a free city."""
    open_hexes = minus(minus(read(s.room), read_row(s.railway, company)), full)
    edge = both(read_row(s.beside, company), open_hexes)
    while not is_empty(edge):
        if not is_empty(both(edge, CITIES)):
            return True
        open_hexes = minus(open_hexes, edge)
        edge = both(beside(edge), open_hexes)
    return False
