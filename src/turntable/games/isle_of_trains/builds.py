"""What a card would bring if it were built (IT-8 to IT-13): for bots."""

from turntable.engine.bits import lowest
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, scoring, trains
from turntable.games.isle_of_trains.components import (
    BUILDING,
    CABOOSE,
    CABOOSE_5,
    CARD_KIND,
    ENGINE,
    FIRST_BUILDING,
    LEVEL,
    POINTS,
    POWER,
    WEIGHT,
)
from turntable.games.isle_of_trains.moves import AS_NEW
from turntable.games.isle_of_trains.state import State

IMPOSSIBLE = -1.0
# In points: power that is not in use yet, and the ability of a caboose.
SPARE_POWER = 0.12
ABILITY = 0.5


@kernel
def gain(s: State, seat: int, card: int, replaces: int) -> float:
    """The points that a build would add, and what else it is good for. No car is scrapped for it:
    IMPOSSIBLE where one would have to be."""
    kind = CARD_KIND[card]
    value = float(POINTS[card])
    if kind == ENGINE:
        engine = s.engine[seat]
        if LEVEL[card] <= LEVEL[engine]:
            return IMPOSSIBLE
        return value - POINTS[engine] + SPARE_POWER * (POWER[card] - POWER[engine])
    if kind == BUILDING:
        value = float(scoring.building_points(s, seat, card))
        if s.buildings[seat] and trains.most_buildings(s, seat) == 1:
            stands = FIRST_BUILDING + lowest(s.buildings[seat])
            value -= scoring.building_points(s, seat, stands)
        return value
    if replaces != AS_NEW:
        return value - POINTS[s.car[seat, replaces]]
    if WEIGHT[card] > trains.power(s, seat) - s.weight[seat]:
        return IMPOSSIBLE
    return scoring.new_car_points(s, seat, card) + (ABILITY if kind == CABOOSE else 0.0)


@kernel
def price(s: State, seat: int, card: int, replaces: int) -> int:
    """What it costs as the train is."""
    return building.price(s, seat, card, replaces, trains.has_caboose(s, seat, CABOOSE_5))


@kernel
def to_replace(s: State, seat: int, card: int) -> int:
    """The slot of the car that a car would best replace, of the highest level that the train can
    spare for it (IT-11); AS_NEW if there is none."""
    best = AS_NEW
    if LEVEL[card] < 2 or CARD_KIND[card] == ENGINE:
        return best
    room = trains.power(s, seat) - s.weight[seat]
    for slot in range(s.cars[seat]):
        car = s.car[seat, slot]
        if (
            CARD_KIND[car] == CARD_KIND[card]
            and LEVEL[car] < LEVEL[card]
            and WEIGHT[card] - WEIGHT[car] <= room
            and (best == AS_NEW or LEVEL[car] > LEVEL[s.car[seat, best]])
        ):
            best = slot
    return best
