"""Trains: an engine, the cars behind it, and the goods on them (IT-10 to IT-14, IT-18)."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import knowledge, pile
from turntable.games.isle_of_trains.components import (
    ANY,
    BUILDING,
    CABOOSE,
    CABOOSE_1,
    CABOOSE_4,
    CABOOSE_6,
    CAPACITY,
    CARD_KIND,
    CARGO,
    CARRIES,
    ENGINE,
    FIRST_BUILDING,
    MOST_GOODS,
    POWER,
    SLOTS,
    WEIGHT,
)
from turntable.games.isle_of_trains.state import DISCARDS, FACE_DOWN, NONE, State


@kernel
def has_caboose(s: State, seat: int, caboose: int) -> bool:
    """Whether that caboose is part of a train."""
    return s.cabooses[seat] & bit(caboose - CABOOSE_1) != 0


@kernel
def power(s: State, seat: int) -> int:
    """IT-10: what the train can pull."""
    more = POWER[CABOOSE_6] if has_caboose(s, seat, CABOOSE_6) else 0
    return POWER[s.engine[seat]] + more


@kernel
def most_buildings(s: State, seat: int) -> int:
    """IT-12."""
    return 2 if has_caboose(s, seat, CABOOSE_4) else 1


@kernel
def room(s: State, seat: int, slot: int) -> int:
    """How many goods a car can still take."""
    return CAPACITY[s.car[seat, slot]] - s.goods[seat, slot]


@kernel
def kind_of_good(s: State, seat: int, slot: int) -> int:
    """What the good on top of a car is delivered as (IT-14, IT-18); the car has one."""
    carries = CARRIES[s.car[seat, slot]]
    if carries != ANY:
        return carries
    good = s.good[seat, slot, s.goods[seat, slot] - 1]
    return ANY if good >= FACE_DOWN else CARGO[good]


@kernel
def has_goods(s: State, seat: int) -> bool:
    for slot in range(s.cars[seat]):
        if s.goods[seat, slot] > 0:
            return True
    return False


@kernel
def are_alike(s: State, seat: int, slot: int, other: int) -> bool:
    """Whether two cars are the same to everybody: design, goods, and what lies face down."""
    if s.car[seat, slot] != s.car[seat, other] or s.goods[seat, slot] != s.goods[seat, other]:
        return False
    for place in range(s.goods[seat, slot]):
        if min(s.good[seat, slot, place], FACE_DOWN) != min(s.good[seat, other, place], FACE_DOWN):
            return False
    return True


@kernel
def first_alike(s: State, seat: int, slot: int, start: int) -> int:
    """The first slot from `start` on with a car like the one at `slot`: of several that are alike
    only that one is named, so that no two moves are the same."""
    for other in range(start, slot):
        if are_alike(s, seat, other, slot):
            return other
    return slot


@kernel
def put_in_play(s: State, seat: int, card: int, replaces: int) -> int:
    """Build a card that is paid for: IT-8, IT-11. Returns what it replaces, or NONE."""
    kind = CARD_KIND[card]
    replaced = NONE
    if kind == BUILDING:
        s.buildings[seat] |= bit(card - FIRST_BUILDING)
        return NONE
    if kind == ENGINE:
        replaced = s.engine[seat]
        s.engine[seat] = card
    elif replaces < SLOTS:
        replaced = s.car[seat, replaces]
        s.car[seat, replaces] = card
        s.weight[seat] += WEIGHT[card] - WEIGHT[replaced]
    else:
        s.car[seat, s.cars[seat]] = card
        s.cars[seat] += 1
        s.weight[seat] += WEIGHT[card]
        if kind == CABOOSE:
            s.cabooses[seat] |= bit(card - CABOOSE_1)
    if replaced != NONE:
        discard_in_sight(s, replaced)
    return replaced


@kernel
def discard_in_sight(s: State, card: int) -> None:
    """A card that lay face up goes to the discards (IT-26)."""
    pile.discard(s, card)
    knowledge.moves_in_sight(s, card, DISCARDS)


@kernel
def scrap_car(s: State, seat: int, slot: int) -> None:
    """IT-9: with its goods. The cars behind it move up."""
    card = s.car[seat, slot]
    while s.goods[seat, slot] > 0:
        unload(s, seat, slot)
    discard_in_sight(s, card)
    s.weight[seat] -= WEIGHT[card]
    if CARD_KIND[card] == CABOOSE:
        s.cabooses[seat] &= ~bit(card - CABOOSE_1)
    last = s.cars[seat] - 1
    for place in range(slot, last):
        s.car[seat, place] = s.car[seat, place + 1]
        s.goods[seat, place] = s.goods[seat, place + 1]
        for good in range(MOST_GOODS):
            s.good[seat, place, good] = s.good[seat, place + 1, good]
    s.car[seat, last] = NONE
    s.goods[seat, last] = 0
    for good in range(MOST_GOODS):
        s.good[seat, last, good] = NONE
    s.cars[seat] = last


@kernel
def scrap_building(s: State, seat: int, card: int) -> None:
    s.buildings[seat] &= ~bit(card - FIRST_BUILDING)
    discard_in_sight(s, card)


@kernel
def put_good(s: State, seat: int, slot: int, good: int) -> None:
    s.good[seat, slot, s.goods[seat, slot]] = good
    s.goods[seat, slot] += 1


@kernel
def unload(s: State, seat: int, slot: int) -> None:
    """The good on top of a car, the one loaded last, goes to the discards."""
    s.goods[seat, slot] -= 1
    top = s.goods[seat, slot]
    good = s.good[seat, slot, top]
    s.good[seat, slot, top] = NONE
    if good < FACE_DOWN:
        discard_in_sight(s, good)
    else:
        number = good - FACE_DOWN
        pile.discard(s, s.face_down[number])
        s.face_down[number] = NONE
        knowledge.discarded_face_down(s, number)
        while s.face_down_end > 0 and s.face_down[s.face_down_end - 1] == NONE:
            s.face_down_end -= 1


@kernel
def put_face_down(s: State, card: int) -> int:
    """Find a place for one more good that lies face down; returns its number."""
    number = 0
    while s.face_down[number] != NONE:
        number += 1
    s.face_down[number] = card
    s.face_down_end = max(s.face_down_end, number + 1)
    return number
