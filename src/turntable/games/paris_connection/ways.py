"""Ways: how far a company is from a hex, in locomotives still to be laid."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import MARSEILLE
from turntable.games.paris_connection.hexes import (
    beside,
    both,
    is_empty,
    minus,
    read,
    read_row,
    single,
)
from turntable.games.paris_connection.state import UNREACHABLE, State


@kernel
def to_marseille(s: State, company: int) -> int:
    """How many locomotives the shortest way takes, through hexes that could hold one; UNREACHABLE
    if there is none. Neither the stock nor PC-8 is asked."""
    open_hexes = minus(read(s.room), read_row(s.railway, company))
    edge = both(read_row(s.beside, company), open_hexes)
    goal = single(MARSEILLE)
    steps = 1
    while not is_empty(edge):
        if not is_empty(both(edge, goal)):
            return steps
        open_hexes = minus(open_hexes, edge)
        edge = both(beside(edge), open_hexes)
        steps += 1
    return UNREACHABLE
