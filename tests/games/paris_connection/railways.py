"""Railways and stations put on the table behind the rules' back: positions that would take long to
play to. All that a state derives from them is made to fit, so that `audit` finds nothing.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from turntable.engine.position import Truth
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import (
    BOX,
    COMPANY_NUMBER,
    HEX_NUMBER,
    NEIGHBOURS,
    Coordinates,
    words_of,
)
from turntable.games.paris_connection.hexes import read_row
from turntable.games.paris_connection.position import hexes_in

HEX_NAMED = {hex_.name: hex_.at for hex_ in BOX.hexes if hex_.name}
ROOM = {"rural": 2, "city": 1}


def place(name: str | Coordinates) -> Coordinates:
    """A hex by its coordinates, "1,-2" as well as (1, -2), or by its name."""
    if not isinstance(name, str):
        return name
    if name in HEX_NAMED:
        return HEX_NAMED[name]
    q, r = name.split(",")
    return int(q), int(r)


def railways_in(s: Any) -> dict[str, set[Coordinates]]:
    """By company, where its locomotives are."""
    return {
        company: {BOX.hexes[hex_].at for hex_ in hexes_in(read_row(s.railway, number))}
        for number, company in enumerate(BOX.companies)
    }


def lay_at_once(truth: Truth, laid: Mapping[str, Iterable[Coordinates]]) -> None:
    """Lay locomotives from the stations, whoever's turn it is and whatever is beside them."""
    s = truth.state
    for company, hexes in laid.items():
        number = COMPANY_NUMBER[company]
        for here in hexes:
            hex_ = HEX_NUMBER[here]
            s.railway[number] |= words_of([hex_])
            s.beside[number] |= NEIGHBOURS[hex_]
            s.station[number] -= 1
            s.company_value[number] += BOX.hexes[hex_].value
    railways = railways_in(s).values()
    count = {hex_: sum(hex_.at in railway for railway in railways) for hex_ in BOX.hexes}
    land = [hex_ for hex_ in BOX.hexes if hex_.type in ROOM]
    s.taken[:] = words_of(HEX_NUMBER[hex_.at] for hex_ in land if count[hex_])
    s.room[:] = words_of(HEX_NUMBER[hex_.at] for hex_ in land if count[hex_] < ROOM[hex_.type])


def leave_in_stations(truth: Truth, left: Mapping[str, int], holder: int) -> None:
    """Leave so many in some stations; the rest of those colours become shares of `holder`."""
    s = truth.state
    for company, count in left.items():
        number = COMPANY_NUMBER[company]
        gained = int(s.station[number]) - count
        s.station[number] = count
        s.share[holder, number] += gained
        s.shares[holder] += gained


def check(truth: Truth) -> None:
    """Every locomotive is somewhere, and the map fits."""
    boundary = GAME.boundary
    assert boundary.audit(truth.buffer, boundary.new_work()) == 0
