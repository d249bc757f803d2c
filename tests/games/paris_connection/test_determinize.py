"""Worlds imagined when few shares are still secret, so that all that could be can be listed.

Which these are, and how likely, is worked out here, in plain Python, from what a player sees:
whoever knows of a share that it is somewhere behind the screens, but not behind which, deals those
shares at random. `determinize` has to give the same.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.games.paris_connection.scene import COMPANIES, Table, hand_of, paris
from tests.games.table import NOBODY
from turntable.engine.boundary import Buffer
from turntable.engine.chance import outcomes
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.position import Counts

pytestmark = pytest.mark.kernels

Hand = tuple[int, ...]
World = tuple[Hand, ...]
"""By seat, how many shares of each company."""


# What could be, from what is seen.


def counts_of(figures: Counts) -> Hand:
    return tuple(getattr(figures, company) for company in COMPANIES)


def worlds_that_could_be(table: Table, name: str) -> dict[World, float]:
    """Every way to deal the shares that the player cannot place, each share by itself."""
    view = table.seen_by(name)
    known = [counts_of(seat.shares or seat.shown) for seat in view.seats]
    unplaced = [
        company
        for company, each in enumerate(view.companies)
        for _ in range(each.shares_held - sum(hand[company] for hand in known))
    ]
    missing = [
        seat
        for seat, own in enumerate(view.seats)
        for _ in range(own.share_count - sum(known[seat]))
    ]
    deals = Counter[World]()
    for dealt in permutations(unplaced):
        hands = [list(hand) for hand in known]
        for seat, company in zip(missing, dealt, strict=True):
            hands[seat][company] += 1
        deals[tuple(map(tuple, hands))] += 1
    return {world: count / deals.total() for world, count in deals.items()}


# What is imagined.


def imagined(table: Table, name: str) -> Iterator[tuple[Buffer, float]]:
    """Every state that `determinize` can give, with its probability."""
    boundary, known = GAME.boundary, table.known_to(name)
    work, state = boundary.new_work(), boundary.new_state()

    def imagine() -> None:
        state[:] = known.buffer
        boundary.determinize(state, work, known.seat)

    for _, probability in outcomes(imagine, boundary.read_work(work)):
        yield state, probability


def world_in(state: Buffer) -> World:
    s = GAME.boundary.read_state(state)
    return tuple(map(tuple, s.share.tolist()[: s.players]))


# Positions. Of most hands nearly all has been shown.


def three_players() -> Table:
    """Secret are a red, a blue and a yellow share of Ben's, a blue and two black ones of Eva's."""
    return paris(
        shares=[{"red": 10}, {"red": 1, "blue": 5, "yellow": 4}, {"blue": 6, "black": 4}],
        shown=[{}, {"blue": 4, "yellow": 3}, {"blue": 5, "black": 2}],
    )


def three_reds_and_three_blues() -> Table:
    """Two secret shares each."""
    return paris(
        shares=[{"red": 10}, {"blue": 9, "red": 1}, {"blue": 10}],
        shown=[{"red": 8}, {"blue": 8}, {"blue": 8}],
    )


def six_players() -> Table:
    """One secret share each, of Ana's none."""
    hands = [{company: 5} for company in COMPANIES]
    shown = [{company: 4} for company in COMPANIES]
    return paris(6, shares=hands, shown=[{"red": 5}, *shown[1:]])


def ben_gave_a_secret_red_one() -> Table:
    return three_players().after_even_trades(1).after("Ben trades red for black")


def ben_gave_a_blue_one() -> Table:
    """Of which he has shown some: one of those, as far as anybody knows."""
    return three_players().after_even_trades(1).after("Ben trades blue for black")


def all_is_shown() -> Table:
    hands = [{"red": 10}, {"blue": 10}, {"black": 10}]
    return paris(shares=hands, shown=[{}, *hands[1:]])


class Case(NamedTuple):
    """Who imagines where, and how many worlds there are by hand count."""

    table: Callable[[], Table]
    name: str
    worlds: int


CASES = {
    # Ben has three of red, two blue, yellow, two black.
    "three players": Case(three_players, "Ana", 10),
    # The three red ones are 2-1-0 in some order, or 1-1-1.
    "a watcher": Case(three_reds_and_three_blues, NOBODY, 7),
    # Three blue ones and a red one between Ben and Eva, two each.
    "two colours": Case(three_reds_and_three_blues, "Ana", 2),
    # Five different shares for five players.
    "six players": Case(six_players, "Ana", 120),
    # Ben has two of two blue, yellow, two black.
    "a secret share was given": Case(ben_gave_a_secret_red_one, "Ana", 5),
    # As before the trade.
    "a share that was shown was given": Case(ben_gave_a_blue_one, "Ana", 10),
    "a build goes on": Case(lambda: three_players().after("Ana lays red at Rouen"), "Ana", 10),
    "all is shown": Case(all_is_shown, "Ana", 1),
    "the end": Case(lambda: paris().after_even_trades(9), "Ana", 1),
}


class Imagination(NamedTuple):
    """All that somebody imagines somewhere."""

    probability: dict[World, float]
    could_be: dict[World, float]
    worlds: int
    looks_the_same: bool
    """Whether every world, seen with the same eyes, is what had been seen."""
    adds_up: bool
    """Whether every locomotive is in one place in every world."""


@pytest.fixture(scope="module", params=[*CASES.values()], ids=[*CASES])
def imagination(request: pytest.FixtureRequest) -> Imagination:
    case: Case = request.param
    boundary, table = GAME.boundary, case.table()
    known = table.known_to(case.name)
    probability: dict[World, float] = defaultdict(float)
    looks_the_same = adds_up = True
    work = boundary.new_work()
    for state, chance in imagined(table, case.name):
        world = world_in(state)
        if world not in probability:
            adds_up &= boundary.audit(state, work) == 0
            again = state.copy()
            boundary.conceal(again, known.seat)
            looks_the_same &= again.tobytes() == known.buffer.tobytes()
        probability[world] += chance
    could_be = worlds_that_could_be(table, case.name)
    return Imagination(probability, could_be, case.worlds, looks_the_same, adds_up)


def test_there_are_as_many_worlds_as_counted_by_hand(imagination: Imagination) -> None:
    """PC-3: a check of this test itself."""
    assert len(imagination.could_be) == imagination.worlds


def test_every_world_that_could_be_is_imagined(imagination: Imagination) -> None:
    """PC-3."""
    assert imagination.could_be.keys() - imagination.probability.keys() == set()


def test_no_other_world_is_imagined(imagination: Imagination) -> None:
    """PC-3, PC-10."""
    assert imagination.probability.keys() - imagination.could_be.keys() == set()


def test_worlds_are_as_likely_as_if_the_rest_were_dealt(imagination: Imagination) -> None:
    """PC-2."""
    assert imagination.probability == pytest.approx(imagination.could_be)


def test_nothing_that_is_known_is_imagined_otherwise(imagination: Imagination) -> None:
    """PC-3."""
    assert imagination.looks_the_same


def test_no_locomotive_is_lost_or_added(imagination: Imagination) -> None:
    """PC-1."""
    assert imagination.adds_up


# From the first trades on, with the screens still full.


@pytest.mark.parametrize("seed", range(10))
def test_a_player_has_in_every_world_what_was_shown(seed: int) -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue").after_even_trades(2)
    table.after("Ana trades red for two yellow")
    hand = hand_of(table.imagined_by("Ben", seed).state, 0)
    assert (hand["blue"] >= 2, hand["yellow"] >= 2) == (True, True)


@pytest.mark.parametrize("seed", range(10))
def test_a_player_has_in_no_world_more_than_there_is(seed: int) -> None:
    """PC-3: all other black shares are in sight, on the station and in Ben's own hand."""
    table = paris(shares=[{"red": 10}, {"black": 10}, {"red": 9, "black": 1}])
    world = table.imagined_by("Ben", seed).state
    assert hand_of(world, 0).get("black", 0) + hand_of(world, 2).get("black", 0) == 1


@pytest.mark.parametrize("seed", range(10))
def test_a_share_given_without_having_been_shown_is_gone(seed: int) -> None:
    """PC-10: the only black share that anybody held has gone back to its station."""
    table = paris(shares=[{"black": 1, "red": 9}, {"blue": 10}, {"yellow": 10}])
    table.after("Ana trades black for two red")
    assert "black" not in hand_of(table.imagined_by("Ben", seed).state, 0)
