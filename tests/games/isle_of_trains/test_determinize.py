"""Worlds imagined when few cards are hidden, so that all that could be can be listed.

Which these are is worked out here, in plain Python, by what somebody has seen: at first any hidden
card may lie anywhere; then every move is made in each of these worlds in every way that would have
looked the same. `determinize` has to give each of them and no other. How likely each is comes of
the copies: all ways to lay them down where they may lie are equally likely.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import pytest

from tests.games.isle_of_trains.dealer import sets_of
from tests.games.isle_of_trains.layout import COPIES, Seat, discards_of, hand_of, pile_of
from tests.games.isle_of_trains.scene import Table, isle
from tests.games.table import NOBODY
from turntable.engine.kernel import MODE
from turntable.games.isle_of_trains.components import BOX, DESIGNS
from turntable.games.isle_of_trains.state import (
    DISCARDS,
    FIRST_FACE_DOWN,
    FIRST_HAND,
    IN_SIGHT,
    NONE,
    PILE,
    SEATS,
)

pytestmark = pytest.mark.kernels

SAMPLES = 60 if MODE == "plain" else 1000

Cards = tuple[str, ...]


class World(NamedTuple):
    """Where the hidden cards are; the order of the pile apart."""

    hands: tuple[Cards, ...]
    pile: Cards
    discards: Cards
    face_down: tuple[str | None, ...]


# A table at which nearly all cards are in sight: as goods on long trains.

EVA = ["hopper_3", "hopper_3", "tanker_3", "tanker_3", "boxcar_3", "boxcar_3"]
ANA = ["tanker_2", "tanker_2", "boxcar_2"]
BEN = ["hopper_2", "hopper_2", "hopper_1"]
ROOM = {card.id: card.capacity for card in BOX.cards}


def crowded(
    ana: Iterable[str] = (),
    ben: Iterable[str] = (),
    pile: Iterable[str] = (),
    discards: Iterable[str] = (),
    row: list[str] | None = None,
) -> Table:
    """Only these cards are not in play; Ana's last car has room."""
    buildings = ["coal_factory", "oil_refinery", "customs_house"]
    named = Counter([*EVA, *ANA, *BEN, *buildings, *["engine_3"] * 3])
    named += Counter([*ana, *ben, *pile, *discards, *(row or [])])
    goods = list((COPIES - named).elements())
    trains = []
    for cars in (EVA, BEN, ANA):
        loaded = []
        for car in cars:
            loaded.append(" ".join([car, *goods[: ROOM[car]]]))
            del goods[: ROOM[car]]
        trains.append(loaded)
    assert not goods
    evas, bens, anas = trains
    return isle(
        Seat("engine_3", anas, buildings[:1], hand=list(ana)),
        Seat("engine_3", bens, buildings[1:2], hand=list(ben)),
        Seat("engine_3", evas, buildings[2:]),
        pile=list(pile),
        discards=list(discards),
        row=row,
    )


# What could be, by what has been seen.


def without(cards: Cards, card: str) -> Cards:
    left = list(cards)
    left.remove(card)
    return tuple(left)


def added(cards: Cards, card: str) -> Cards:
    return tuple(sorted([*cards, card]))


def first_worlds(table: Table, seat: int) -> set[World]:
    """Every way to lay out the hidden cards, of which only the own hand is known."""
    truth = world_in(table.match.truth.state)
    sizes = [len(hand) for hand in truth.hands]
    own = truth.hands[seat] if seat >= 0 else ()
    hidden = [card for n, hand in enumerate(truth.hands) if n != seat for card in hand]
    hidden += [*truth.pile, *truth.discards]
    found = set()
    for order in set(permutations(hidden)):
        rest = list(order)
        hands = []
        for number, size in enumerate(sizes):
            if number == seat:
                hands.append(own)
            else:
                hands.append(tuple(sorted(rest[:size])))
                del rest[:size]
        pile = tuple(sorted(rest[: len(truth.pile)]))
        found.add(World(tuple(hands), pile, tuple(sorted(rest[len(truth.pile) :])), (None,) * 2))
    return found


def with_hand(world: World, seat: int, hand: Cards) -> World:
    return world._replace(hands=(*world.hands[:seat], hand, *world.hands[seat + 1 :]))


def draws(world: World, seat: int, seen: str | None) -> Iterator[World]:
    """From the pile, which is made of the discards where it is empty."""
    if not world.pile:
        world = world._replace(pile=world.discards, discards=())
    for card in set(world.pile):
        if seen in (None, card):
            after = world._replace(pile=without(world.pile, card))
            yield with_hand(after, seat, added(world.hands[seat], card))


def takes(world: World, seat: int, card: str) -> Iterator[World]:
    yield with_hand(world, seat, added(world.hands[seat], card))


def turns_up(world: World, seat: int, card: str) -> Iterator[World]:
    if card in world.pile:
        yield world._replace(pile=without(world.pile, card))


def shows(world: World, seat: int, card: str) -> Iterator[World]:
    """A card of the hand, face up."""
    if card in world.hands[seat]:
        yield with_hand(world, seat, without(world.hands[seat], card))


def discards(world: World, seat: int, seen: str | None) -> Iterator[World]:
    for card in set(world.hands[seat]):
        if seen in (None, card):
            after = world._replace(discards=added(world.discards, card))
            yield with_hand(after, seat, without(world.hands[seat], card))


def loads_face_down(world: World, seat: int, seen: str | None, place: int = 0) -> Iterator[World]:
    for card in set(world.hands[seat]):
        if seen in (None, card):
            down = (*world.face_down[:place], card, *world.face_down[place + 1 :])
            after = world._replace(face_down=down)
            yield with_hand(after, seat, without(world.hands[seat], card))


def sells(world: World, seat: int, card: str) -> Iterator[World]:
    """A good that lay face up."""
    yield world._replace(discards=added(world.discards, card))


def sells_face_down(world: World, seat: int, seen: str | None, place: int = 0) -> Iterator[World]:
    card = world.face_down[place]
    assert card
    down = (*world.face_down[:place], None, *world.face_down[place + 1 :])
    yield world._replace(discards=added(world.discards, card), face_down=down)


Step = tuple[Callable[..., Iterator[World]], int, str]
"""What happened, whose doing it was, and which card it was."""
ALWAYS_SEEN = (takes, turns_up, shows, sells)


def worlds_by_history(start: set[World], observer: int, steps: list[Step]) -> set[World]:
    found = start
    for happened, seat, card in steps:
        seen = card if seat == observer or happened in ALWAYS_SEEN else None
        found = {after for world in found for after in happened(world, seat, seen)}
    return found


# What the copies say, and what is imagined.


def world_in(s: Any) -> World:
    down = [None if design == NONE else BOX.cards[design].id for design in s.face_down[:2].tolist()]
    return World(
        tuple(tuple(sorted(hand_of(s, seat))) for seat in range(int(s.players))),
        tuple(sorted(pile_of(s))),
        tuple(sorted(discards_of(s))),
        tuple(down),
    )


def likelihood(table: Table, name: str) -> dict[World, float]:
    """By world, in which part of all the ways to lay down the copies it comes up."""
    s = table.known_to(name).state
    seat = table.seat(name)
    row = SEATS if name == NOBODY else seat
    truth = table.match.truth.state
    room = Counter({PILE: int(s.pile_count), DISCARDS: int(s.discard_count)})
    for number in range(int(s.players)):
        room[FIRST_HAND + number] = int(s.hand_count[number])
    for number, design in enumerate(truth.face_down.tolist()):
        room[FIRST_FACE_DOWN + number] = int(design != NONE)
    copies = [
        (BOX.cards[design].id, frozenset(places))
        for design in range(DESIGNS)
        for places in sets_of(s, row, design)
        if places != {IN_SIGHT}
    ]
    copies.sort(key=lambda copy: len(copy[1]))

    @cache
    def ways(at: int, left: tuple[tuple[int, int], ...]) -> Counter[tuple[tuple[int, str], ...]]:
        """How often each way to fill the places comes up, from a copy on."""
        if at == len(copies):
            return Counter({(): 1})
        card, places = copies[at]
        found = Counter[tuple[tuple[int, str], ...]]()
        for place in places:
            if dict(left).get(place, 0):
                less = tuple(sorted((p, n - (p == place)) for p, n in left))
                for laid, count in ways(at + 1, less).items():
                    found[tuple(sorted([*laid, (place, card)]))] += count
        return found

    counted = Counter[World]()
    for laid, count in ways(0, tuple(sorted(room.items()))).items():
        counted[_world_of(laid, int(s.players))] += count
    return {world: count / counted.total() for world, count in counted.items()}


def _world_of(laid: tuple[tuple[int, str], ...], players: int) -> World:
    def at(place: int) -> Cards:
        return tuple(sorted(card for there, card in laid if there == place))

    down = [(at(FIRST_FACE_DOWN + number) or (None,))[0] for number in range(2)]
    hands = tuple(at(FIRST_HAND + number) for number in range(players))
    return World(hands, at(PILE), at(DISCARDS), tuple(down))


# Positions.


class Case(NamedTuple):
    """Where it starts, what is played, and what that comes to for whoever looks."""

    start: Callable[[], Table]
    sentences: list[str]
    steps: list[Step]
    name: str
    worlds: int
    """By hand count."""


def six_cards() -> Table:
    """All different: two in Ana's hand, two in Ben's, one in the pile, one discarded."""
    return crowded(
        ana=["hopper_1", "bank"],
        ben=["boxcar_1", "rail_yard"],
        pile=["tanker_1"],
        discards=["engine_2"],
    )


def copies() -> Table:
    """Three boxcars, two hopper cars and a tanker."""
    return crowded(
        ana=["boxcar_1"],
        ben=["boxcar_1", "hopper_1"],
        pile=["hopper_1", "boxcar_1"],
        discards=["tanker_1"],
    )


def expert() -> Table:
    return crowded(
        ana=["boxcar_1", "hopper_1"],
        ben=["rail_yard"],
        pile=["tanker_1", "grand_central"],
        row=["bank", "engine_1"],
    )


def expert_with_copies() -> Table:
    """A hopper car lies in the row, another one in the pile."""
    return crowded(
        ana=["boxcar_1"],
        ben=["rail_yard"],
        pile=["tanker_1", "hopper_1"],
        row=["hopper_1", "engine_1", "engine_2"],
    )


LOADS_FACE_DOWN = ["Ana draws", "Ana loads hopper_1 face down on Ana 2", "Ana discards bank"]
LOADED_FACE_DOWN: list[Step] = [
    (draws, 0, "tanker_1"),
    (loads_face_down, 0, "hopper_1"),
    (discards, 0, "bank"),
]
TAKES_AND_LOADS = [
    "Ana takes bank", "Ana loads boxcar_1 face down on Ana 2", "Ana discards bank"
]  # fmt: skip
TAKEN_AND_LOADED: list[Step] = [
    (takes, 0, "bank"),
    (turns_up, 0, "tanker_1"),
    (turns_up, 0, "grand_central"),
    (loads_face_down, 0, "boxcar_1"),
    (discards, 0, "bank"),
]
TAKES_AND_BUILDS = [
    "Ana takes hopper_1", "Ana builds hopper_1", "Ana ends", "Ana pays boxcar_1"
]  # fmt: skip
TAKEN_AND_BUILT: list[Step] = [
    (takes, 0, "hopper_1"),
    (turns_up, 0, "tanker_1"),
    (shows, 0, "hopper_1"),
    (discards, 0, "boxcar_1"),
]
SELLS = ["Ana delivers", "Ana sells oil of 0", "Ana ends"]
SOLD: list[Step] = [(sells, 0, "caboose_6"), (draws, 0, "tanker_1"), (draws, 0, "engine_2")]
"""The caboose is on top of that car."""

CASES = {
    # Of four other cards two are Ben's, then one is in the pile.
    "nothing has happened": Case(six_cards, [], [], "Ana", 12),
    # Two of six, two of four, one of two.
    "nothing has happened, a watcher": Case(six_cards, [], [], NOBODY, 180),
    # Discarded is a boxcar or a hopper car: 4 ways to part the rest; or the tanker: 3 ways.
    "copies": Case(copies, [], [], "Ana", 11),
    # One of three is among the discards, the others Ben's.
    "Ana has drawn": Case(six_cards, ["Ana draws"], LOADED_FACE_DOWN[:1], "Ana", 3),
    # One of four is among the discards, the others Ana's.
    "Ana has drawn, Ben looks": Case(six_cards, ["Ana draws"], LOADED_FACE_DOWN[:1], "Ben", 4),
    # What she has discarded and loaded she knows.
    "Ana has loaded face down": Case(six_cards, LOADS_FACE_DOWN, LOADED_FACE_DOWN, "Ana", 3),
    # One of four in Ana's hand, one of three face down, two among the discards.
    "Ana has loaded face down, Ben looks": Case(
        six_cards, LOADS_FACE_DOWN, LOADED_FACE_DOWN, "Ben", 12
    ),
    # The pile has all been turned up, so Ana's hand was known: three cards in three places.
    "a card of the row and two known ones": Case(
        expert, TAKES_AND_LOADS, TAKEN_AND_LOADED, "Ben", 6
    ),
    # The same times three, for what Ben has.
    "a card of the row, a watcher": Case(expert, TAKES_AND_LOADS, TAKEN_AND_LOADED, NOBODY, 18),
    # The boxcar was paid and the other hopper car is in the pile, or the other way round.
    "of two hopper cars one is built": Case(
        expert_with_copies, TAKES_AND_BUILDS, TAKEN_AND_BUILT, "Ben", 2
    ),
    # Four cards were Ana's, in the pile and discarded, a fifth joined the discards; then they were
    # shuffled, and one of the five was not drawn.
    "after a shuffle": Case(six_cards, SELLS, SOLD, "Ben", 5),
}


class Imagination(NamedTuple):
    """All that somebody imagines somewhere."""

    imagined: Counter[World]
    likely: dict[World, float]
    could_be: set[World]
    worlds: int
    is_true: bool
    """Whether the truth is one of those that could be."""


@pytest.fixture(scope="module", params=[*CASES.values()], ids=[*CASES])
def imagination(request: pytest.FixtureRequest) -> Imagination:
    case: Case = request.param
    table = case.start()
    seat = table.seat(case.name)
    start = first_worlds(table, seat)
    table.after(*case.sentences)
    could_be = worlds_by_history(start, seat, case.steps)
    imagined = Counter(
        world_in(table.imagined_by(case.name, seed).state) for seed in range(SAMPLES)
    )
    is_true = world_in(table.match.truth.state) in could_be
    return Imagination(imagined, likelihood(table, case.name), could_be, case.worlds, is_true)


def test_there_are_as_many_worlds_as_counted_by_hand(imagination: Imagination) -> None:
    """IT-26: a check of this test itself."""
    assert (len(imagination.could_be), imagination.is_true) == (imagination.worlds, True)


def test_what_is_known_of_the_copies_allows_just_these_worlds(imagination: Imagination) -> None:
    """IT-26."""
    assert imagination.likely.keys() == imagination.could_be


def test_every_world_that_could_be_is_imagined(imagination: Imagination) -> None:
    """IT-26."""
    rare = 10 / SAMPLES  # which need not come up
    missing = imagination.could_be - imagination.imagined.keys()
    assert {world for world in missing if imagination.likely[world] > rare} == set()


def test_no_other_world_is_imagined(imagination: Imagination) -> None:
    """IT-26."""
    assert imagination.imagined.keys() - imagination.could_be == set()


def test_worlds_are_as_likely_as_the_copies_make_them(imagination: Imagination) -> None:
    """IT-26: by the sum of squares, with room for chance."""
    expected = {world: part * SAMPLES for world, part in imagination.likely.items()}
    squares = sum(
        (imagination.imagined[world] - count) ** 2 / count for world, count in expected.items()
    )
    freedom = len(expected) - 1
    assert squares <= freedom + 8 * (2 * freedom) ** 0.5


# With most cards hidden.


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_the_pile_is_imagined_too(seed: int) -> None:
    """IT-26: and is another one each time."""
    table = isle(Seat(hand=["bank"]))
    orders = {tuple(pile_of(table.imagined_by("Ana", 10 * seed + n).state)) for n in range(10)}
    assert len(orders) == 10


def test_any_card_is_imagined_on_top_of_the_pile() -> None:
    """IT-26: of 24 designs, those with one copy least often."""
    table = isle(Seat(hand=["bank"]))
    count = 60 if MODE == "plain" else 1000
    tops = Counter(pile_of(table.imagined_by("Ana", n).state)[0] for n in range(count))
    in_pile = Counter(table.pile)
    assert set(tops) <= set(in_pile)
    for card, copies in in_pile.items():
        expected = count * copies / len(table.pile)
        assert abs(tops[card] - expected) < 5 * expected**0.5 + 3, card
