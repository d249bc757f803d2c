"""For the referee: what may be built, loaded and delivered on a train (IT-8 to IT-22), by plain
search through all that could follow.

It shares nothing with the engine. Cards are names; a hand is a list of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.games.isle_of_trains.oracle import Box

FREIGHT = ("hopper", "tanker", "boxcar")
KINDS = ("coal", "oil", "box")
POWERFUL = "caboose_6"
CHEAP = "caboose_5"
ROOMY = "caboose_4"
OWNERS_OWN = "caboose_3"


@dataclass(frozen=True)
class Good:
    """A card on a car."""

    card: str
    face_down: bool = False


@dataclass(frozen=True)
class Car:
    """A car or caboose; its goods in the order in which they were loaded."""

    card: str
    goods: tuple[Good, ...] = ()

    def looks_like(self, other: "Car") -> bool:
        """Whether the two are alike on the table: what lies face down looks the same."""

        def seen(car: Car) -> list[str | None]:
            return [None if good.face_down else good.card for good in car.goods]

        return self.card == other.card and seen(self) == seen(other)


@dataclass
class Area:
    """What a player has in play, and the hand."""

    engine: str
    hand: list[str]
    cars: list[Car] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)

    def has(self, card: str) -> bool:
        return any(car.card == card for car in self.cars)


@dataclass(frozen=True)
class Building:
    """A build that is going on: the card named, and what has been named to be scrapped."""

    card: str
    replaces: int | None = None
    slots: tuple[int, ...] = ()
    buildings: tuple[str, ...] = ()


def is_first_of_its_kind(
    cars: list[Car], slot: int, first: int = 0, but: int | None = None
) -> bool:
    """Of cars that are alike only the first is named: of those from `first` on, and `but` one."""
    earlier = (before for before in range(first, slot) if before != but)
    return not any(cars[before].looks_like(cars[slot]) for before in earlier)


# IT-8 to IT-13


def left_after(area: Area, build: Building) -> tuple[list[Car], list[str]]:
    """The cars and buildings that stay, but for the one that is replaced."""
    gone = {*build.slots, build.replaces}
    cars = [car for slot, car in enumerate(area.cars) if slot not in gone]
    return cars, [name for name in area.buildings if name not in build.buildings]


def price(box: Box, area: Area, build: Building) -> int:
    """IT-8, IT-11, IT-13."""
    card = box.cards[build.card]
    cost: int = card["cost"]
    if card["kind"] == "engine":
        cost -= box.cards[area.engine]["cost"]
    if build.replaces is not None:
        cost -= box.cards[area.cars[build.replaces].card]["cost"]
    cars, _ = left_after(area, build)
    if card["kind"] != "building" and any(car.card == CHEAP for car in cars):
        cost -= 1
    return max(cost, 0)


def broken_by(box: Box, area: Area, build: Building, purse: int) -> str | None:
    """The rule that the build would break if nothing more were scrapped."""
    cars, buildings = left_after(area, build)
    kind = box.cards[build.card]["kind"]
    cards = [car.card for car in cars]
    if kind == "building":
        buildings = [*buildings, build.card]
    elif kind != "engine":
        cards.append(build.card)
    engine = build.card if kind == "engine" else area.engine
    power = box.cards[engine]["power"] + (2 if POWERFUL in cards else 0)
    if sum(box.cards[card]["weight"] for card in cards) > power:
        return "IT-10"
    if len(buildings) > (2 if ROOMY in cards else 1):
        return "IT-12"
    if price(box, area, build) > purse:
        return "IT-13"
    return None


def next_scraps(box: Box, area: Area, build: Building) -> Iterator[Building]:
    """IT-9: what may be named next: cars from the first to the last, then buildings."""
    if not build.buildings:
        start = build.slots[-1] + 1 if build.slots else 0
        for slot in range(start, len(area.cars)):
            if slot != build.replaces and is_first_of_its_kind(
                area.cars, slot, start, build.replaces
            ):
                yield replace(build, slots=(*build.slots, slot))
    for name in area.buildings:
        if not build.buildings or box.order[name] > box.order[build.buildings[-1]]:
            yield replace(build, buildings=(*build.buildings, name))


def nothing_or(slot: int | None) -> tuple[int, ...]:
    return () if slot is None else (slot,)


def can_be_finished(box: Box, area: Area, build: Building, purse: int) -> bool:
    """IT-6: whether something can still be scrapped, or nothing, so that the build is completed."""
    if price(box, area, build) > purse:  # which no scrap makes cheaper
        return False
    if broken_by(box, area, build, purse) is None:
        return True
    return any(can_be_finished(box, area, more, purse) for more in next_scraps(box, area, build))


def builds(box: Box, area: Area, phantoms: int) -> list[Building]:
    """Every build that may be named."""
    purse = len(area.hand) - 1 + phantoms
    return [
        build
        for card in sorted(set(area.hand), key=box.order.__getitem__)
        for build in ways_to_build(box, area, card)
        if can_be_finished(box, area, build, purse)
    ]


def ways_to_build(box: Box, area: Area, card: str) -> Iterator[Building]:
    """IT-11: an engine replaces the engine; a freight car joins the train or replaces another."""
    new = box.cards[card]
    if new["kind"] == "engine":
        if new["level"] > box.cards[area.engine]["level"]:
            yield Building(card)
        return
    yield Building(card)
    if new["kind"] in FREIGHT:
        for slot, car in enumerate(area.cars):
            old = box.cards[car.card]
            lower = old["kind"] == new["kind"] and old["level"] < new["level"]
            if lower and is_first_of_its_kind(area.cars, slot):
                yield Building(card, slot)


def built(box: Box, area: Area, build: Building) -> list[str]:
    """Make a build whose price is paid; the cards that go to the discards."""
    gone = [area.cars[slot] for slot in build.slots]
    discards = [card for car in gone for card in (car.card, *(good.card for good in car.goods))]
    discards += build.buildings
    cars, buildings = list(area.cars), [x for x in area.buildings if x not in build.buildings]
    kind = box.cards[build.card]["kind"]
    if kind == "engine":
        discards.append(area.engine)
        area.engine = build.card
    elif kind == "building":
        buildings = sorted([*buildings, build.card], key=box.order.__getitem__)
    elif build.replaces is None:
        cars.append(Car(build.card))
    else:
        discards.append(cars[build.replaces].card)
        cars[build.replaces] = replace(cars[build.replaces], card=build.card)
    area.cars = [car for slot, car in enumerate(cars) if slot not in build.slots]
    area.buildings = buildings
    return discards


# IT-14 to IT-19


def loads(
    box: Box, hand: list[str], cars: list[Car], phantoms: int, is_own: bool
) -> Iterator[tuple[str, int, bool]]:
    """Card, slot, whether face down: every way to load a train."""
    for slot, car in enumerate(cars):
        if len(car.goods) == box.cards[car.card]["capacity"]:
            continue
        if not is_first_of_its_kind(cars, slot) or (car.card == OWNERS_OWN and not is_own):
            continue
        for card in sorted(set(hand), key=box.order.__getitem__):
            if box.cards[card]["cargo"] in ("wild", *box.cards[car.card]["carries"]):
                yield card, slot, False
            if len(hand) + phantoms > 1:  # IT-15
                yield card, slot, True


def is_coal(box: Box, car: str, good: Good) -> bool:
    """IT-19: onto a hopper whatever it is; on caboose 3 only a coal card, face up."""
    card = box.cards[good.card]
    if car == OWNERS_OWN:
        return not good.face_down and bool(card["cargo"] == "coal")
    return bool(box.cards[car]["kind"] == "hopper")


# IT-20 to IT-22


def kinds_of(box: Box, car: str, good: Good) -> tuple[str, ...]:
    """IT-14, IT-18: what a good can be delivered as."""
    if car != OWNERS_OWN:
        return tuple(box.cards[car]["carries"])
    cargo = box.cards[good.card]["cargo"]
    return KINDS if good.face_down or cargo == "wild" else (cargo,)


def sold_as(box: Box, car: str, good: Good) -> str:
    kinds = kinds_of(box, car, good)
    return kinds[0] if len(kinds) == 1 else "any"


def without_last_good(cars: list[Car], slot: int) -> list[Car]:
    taken = replace(cars[slot], goods=cars[slot].goods[:-1])
    return [*cars[:slot], taken, *cars[slot + 1 :]]


def deliverable(cars: list[Car], first: int) -> Iterator[int]:
    """The cars whose last good may be named next: from the first to the last."""
    for slot in range(first, len(cars)):
        if cars[slot].goods and is_first_of_its_kind(cars, slot, first):
            yield slot


def uses(
    box: Box, cars: list[Car], needed: dict[str, int], first: int
) -> Iterator[tuple[int, str]]:
    """IT-21: every good that may be named next, so that the contract can still be completed."""
    for slot in deliverable(cars, first):
        for kind in kinds_of(box, cars[slot].card, cars[slot].goods[-1]):
            if needed.get(kind, 0):
                less = {**needed, kind: needed[kind] - 1}
                if can_be_completed(box, without_last_good(cars, slot), less, slot):
                    yield slot, kind


def can_be_completed(box: Box, cars: list[Car], needed: dict[str, int], first: int) -> bool:
    return not any(needed.values()) or any(True for _ in uses(box, cars, needed, first))
