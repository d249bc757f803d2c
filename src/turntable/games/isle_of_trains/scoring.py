"""Scoring (IT-31 to IT-33): trains, contracts, buildings, goods."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts
from turntable.games.isle_of_trains.components import (
    ASKED,
    BANK,
    BOX_KIND,
    BUILDINGS,
    COAL,
    COAL_FACTORY,
    CONTRACT_POINTS,
    CONTRACTS,
    CUSTOMS_HOUSE,
    FIRST_BUILDING,
    GRAND_CENTRAL,
    OIL,
    OIL_REFINERY,
    POINTS,
    RAIL_YARD,
    SIDES,
)
from turntable.games.isle_of_trains.state import (
    BUILDINGS_LINE,
    CONTRACTS_LINE,
    GOODS_LINE,
    LINES,
    TRAIN_LINE,
    State,
    Work,
)

GOOD_POINTS = 1
# IT-32.
DELIVERED_POINTS = 2
GRAND_CENTRAL_POINTS = 8
BANK_POINTS = 2
RAIL_YARD_POINTS = 2


@kernel
def score(s: State, w: Work) -> None:
    """Fill in the sheets."""
    for seat in range(s.players):
        w.line[seat, TRAIN_LINE] = train_points(s, seat)
        w.line[seat, CONTRACTS_LINE] = _contract_points(s, seat)
        buildings = 0
        for building in range(BUILDINGS):
            if s.buildings[seat] & bit(building):
                buildings += building_points(s, seat, FIRST_BUILDING + building)
        w.line[seat, BUILDINGS_LINE] = buildings
        w.line[seat, GOODS_LINE] = GOOD_POINTS * goods_on_train(s, seat)
        total = 0
        for line in range(len(LINES)):
            total += w.line[seat, line]
        w.total[seat] = total
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            ahead += 1 if _comes_before(w, other, seat) else 0
        w.rank[seat] = ahead


@kernel
def train_points(s: State, seat: int) -> int:
    """IT-31: engine, cars and cabooses."""
    total = POINTS[s.engine[seat]]
    for slot in range(s.cars[seat]):
        total += POINTS[s.car[seat, slot]]
    return total


@kernel
def goods_on_train(s: State, seat: int) -> int:
    total = 0
    for slot in range(s.cars[seat]):
        total += s.goods[seat, slot]
    return total


@kernel
def car_points(s: State, seat: int, slot: int) -> int:
    """All that a car brings: itself, its goods, and what buildings add for them. For a table."""
    a_good = GOOD_POINTS
    if s.buildings[seat] & bit(BANK - FIRST_BUILDING):
        a_good += BANK_POINTS
    return new_car_points(s, seat, s.car[seat, slot]) + a_good * s.goods[seat, slot]


@kernel
def new_car_points(s: State, seat: int, card: int) -> int:
    """What one more car of that design, without goods, would add. For a table."""
    yard = s.buildings[seat] & bit(RAIL_YARD - FIRST_BUILDING)
    return POINTS[card] + (RAIL_YARD_POINTS if yard else 0)


@kernel
def building_points(s: State, seat: int, card: int) -> int:
    """IT-32: what a building scores in that area, or would."""
    if card == GRAND_CENTRAL:
        return GRAND_CENTRAL_POINTS
    if card == BANK:
        return BANK_POINTS * goods_on_train(s, seat)
    if card == COAL_FACTORY:
        return DELIVERED_POINTS * _delivered(s, seat, COAL)
    if card == OIL_REFINERY:
        return DELIVERED_POINTS * _delivered(s, seat, OIL)
    if card == CUSTOMS_HOUSE:
        return DELIVERED_POINTS * _delivered(s, seat, BOX_KIND)
    return RAIL_YARD_POINTS * s.cars[seat]


@kernel
def _contract_points(s: State, seat: int) -> int:
    """IT-31: primary and secondary add up."""
    total = 0
    for contract in range(CONTRACTS):
        if s.owner[contract] == seat:
            for side in range(SIDES):
                if contracts.is_completed(s, contract, side):
                    total += CONTRACT_POINTS[contract, side]
    return total


@kernel
def _delivered(s: State, seat: int, kind: int) -> int:
    """How many goods of a kind the completed contracts asked for."""
    total = 0
    for contract in range(CONTRACTS):
        if s.owner[contract] == seat:
            for side in range(SIDES):
                if contracts.is_completed(s, contract, side):
                    total += ASKED[contract, side, kind]
    return total


@kernel
def _comes_before(w: Work, one: int, other: int) -> bool:
    """IT-33: by points, then by points in train cards."""
    if w.total[one] != w.total[other]:
        return w.total[one] > w.total[other]
    return w.line[one, TRAIN_LINE] > w.line[other, TRAIN_LINE]
