"""Contracts (IT-2, IT-21, IT-22): on the island, then in an area, and the goods they ask for."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import trains
from turntable.games.isle_of_trains.components import (
    ANY,
    ASKED,
    BOX_KIND,
    COAL,
    CONTRACTS,
    OIL,
    PRIMARY,
)
from turntable.games.isle_of_trains.state import NONE, State


@kernel
def taken(s: State) -> int:
    """How many are no longer on the island."""
    total = 0
    for contract in range(CONTRACTS):
        total += 1 if s.owner[contract] != NONE else 0
    return total


@kernel
def is_completed(s: State, contract: int, side: int) -> bool:
    if side == PRIMARY:
        return s.owner[contract] != NONE
    return s.secondary[contract] == side - PRIMARY - 1


@kernel
def has_open_secondary(s: State, seat: int) -> bool:
    """IT-22: whether a seat owns a contract of which no secondary is completed."""
    for contract in range(CONTRACTS):
        if s.owner[contract] == seat and s.secondary[contract] == NONE:
            return True
    return False


@kernel
def refusal(s: State, seat: int, contract: int, side: int) -> int:
    """Of choosing a contract to complete."""
    if side == PRIMARY:
        if s.owner[contract] != NONE:
            return 21
        if has_open_secondary(s, seat):
            return 22
    elif s.owner[contract] != seat or s.secondary[contract] != NONE:
        return 21
    return 0 if missing(s, seat, contract, side) == 0 else 21


@kernel
def missing(s: State, seat: int, contract: int, side: int) -> int:
    """How many goods a train lacks for it."""
    coal, oil, box, anything = 0, 0, 0, 0
    for slot in range(s.cars[seat]):
        goods = s.goods[seat, slot]
        if goods > 0:
            kind = trains.kind_of_good(s, seat, slot)
            coal += goods if kind == COAL else 0
            oil += goods if kind == OIL else 0
            box += goods if kind == BOX_KIND else 0
            anything += goods if kind == ANY else 0
    total = max(0, ASKED[contract, side, COAL] - coal)
    total += max(0, ASKED[contract, side, OIL] - oil)
    total += max(0, ASKED[contract, side, BOX_KIND] - box)
    return max(0, total - anything)


@kernel
def goods_of(s: State, seat: int, kind: int, start: int) -> int:
    """How many goods of a kind are on a train, from slot `start` on."""
    total = 0
    for slot in range(start, s.cars[seat]):
        if s.goods[seat, slot] > 0 and trains.kind_of_good(s, seat, slot) == kind:
            total += s.goods[seat, slot]
    return total
