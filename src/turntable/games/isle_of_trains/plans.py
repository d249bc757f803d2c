"""Contracts that a seat may complete, by how far it is: for bots."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts, scoring, trains
from turntable.games.isle_of_trains.components import (
    ANY,
    ASKED,
    BANK,
    BOX_KIND,
    CAPACITY,
    CARRIES,
    COAL,
    COAL_FACTORY,
    CONTRACT_POINTS,
    CONTRACTS,
    CUSTOMS_HOUSE,
    FIRST_BUILDING,
    FITS,
    KINDS,
    OIL,
    OIL_REFINERY,
    PRIMARY,
    SIDES,
)
from turntable.games.isle_of_trains.moves import AS_NEW
from turntable.games.isle_of_trains.state import NONE, USE, State

# A contract, less what its goods would score on the train: with no goods for it, the more with
# every good that is there, with a car that has room for every good that is not, and with a card
# that fits there.
PLAN = 0.15
GOODS_THERE = 0.5
ROOM_THERE = 0.2
CARD_THERE = 0.1
# What the next best contract counts, and what a primary one opens the way to.
SECOND_PLAN = 0.3
OPENS = 2.0
# In the last turn: with all its goods there, and with all but one.
LAST_READY = 0.9
LAST_NEAR = 0.4


@kernel
def best(s: State, seat: int) -> float:
    """The contracts that a seat may complete, by how far it is: the best, and a little for the
    next."""
    if s.phase == USE and seat == s.turn:
        return 0.0
    coal, oil, box, anything = 0, 0, 0, 0
    coal_room, oil_room, box_room, any_room = 0, 0, 0, 0
    for slot in range(s.cars[seat]):
        car = s.car[seat, slot]
        goods = int(s.goods[seat, slot])
        room = int(CAPACITY[car]) - goods
        carries = CARRIES[car]
        kind = trains.kind_of_good(s, seat, slot) if goods > 0 else NONE
        coal += goods if kind == COAL else 0
        oil += goods if kind == OIL else 0
        box += goods if kind == BOX_KIND else 0
        anything += goods if kind == ANY else 0
        coal_room += room if carries == COAL else 0
        oil_room += room if carries == OIL else 0
        box_room += room if carries == BOX_KIND else 0
        any_room += room if carries == ANY else 0
    if seat == s.turn and s.card != NONE:
        room = int(CAPACITY[s.card])
        if s.replaces < AS_NEW:
            room -= CAPACITY[s.car[seat, s.replaces]]
        coal_room += room if CARRIES[s.card] == COAL else 0
        oil_room += room if CARRIES[s.card] == OIL else 0
        box_room += room if CARRIES[s.card] == BOX_KIND else 0
    hand = s.in_hand[seat]
    goods_there = (coal, oil, box, anything)
    rooms = (coal_room, oil_room, box_room, any_room)
    first, second = 0.0, 0.0
    blocked = contracts.has_open_secondary(s, seat)
    for contract in range(CONTRACTS):
        owner = s.owner[contract]
        for side in range(SIDES):
            if side == PRIMARY:
                possible = owner == NONE and not blocked
            else:
                possible = owner == seat and s.secondary[contract] == NONE
            if possible:
                value = _plan(s, seat, contract, side, goods_there, rooms, hand)
                if value > first:
                    first, second = value, first
                else:
                    second = max(second, value)
    return first + (SECOND_PLAN * second if s.end == NONE else 0.0)


@kernel
def _plan(
    s: State, seat: int, contract: int, side: int, goods: tuple[int, int, int, int],
    rooms: tuple[int, int, int, int], hand: int,
) -> float:  # fmt: skip
    wanted, there, has_room, has_card = 0, 0, 0, 0
    for kind in range(len(KINDS)):
        asked = int(ASKED[contract, side, kind])
        have = min(asked, goods[kind])
        wanted += asked
        there += have
        if asked > have:
            room = min(asked - have, rooms[kind])
            has_room += room
            if room > 0 and hand & FITS[kind]:
                has_card += 1
    lacking = wanted - there
    with_any = min(lacking, goods[ANY])
    there += with_any
    lacking -= with_any
    has_room = min(lacking, has_room + rooms[ANY])
    has_card = min(lacking, has_card)
    value = net(s, seat, contract, side)
    if s.end != NONE:
        if lacking == 0:
            return LAST_READY * value
        return LAST_NEAR * value if lacking == 1 and has_room == 1 else 0.0
    value += OPENS if side == PRIMARY else 0.0
    progress = GOODS_THERE * there + ROOM_THERE * has_room + CARD_THERE * has_card
    return value * (PLAN + progress / wanted)


@kernel
def net(s: State, seat: int, contract: int, side: int) -> float:
    """What a contract scores, less what its goods would if they stayed on the train."""
    buildings = s.buildings[seat]
    value = int(CONTRACT_POINTS[contract, side])
    coal = int(ASKED[contract, side, COAL])
    oil = int(ASKED[contract, side, OIL])
    box = int(ASKED[contract, side, BOX_KIND])
    value -= coal + oil + box
    if buildings:
        if buildings & bit(BANK - FIRST_BUILDING):
            value -= scoring.BANK_POINTS * (coal + oil + box)
        if buildings & bit(COAL_FACTORY - FIRST_BUILDING):
            value += scoring.DELIVERED_POINTS * coal
        if buildings & bit(OIL_REFINERY - FIRST_BUILDING):
            value += scoring.DELIVERED_POINTS * oil
        if buildings & bit(CUSTOMS_HOUSE - FIRST_BUILDING):
            value += scoring.DELIVERED_POINTS * box
    return float(value)
