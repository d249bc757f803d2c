"""The kernels say of every locomotive on every hex what the oracle says, and score as it does.

In every position, as in any game, each company is in a city or can still reach one. Some are played
to at random, some by builds of one that crowd around companies without a city; some are put on the
map with a wall around a line. Not among the tests that also run uncompiled: there are too many.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from tests.games.paris_connection import oracle
from tests.games.paris_connection.railways import lay_at_once, railways_in
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.engine.replay import read_move
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.moves import EndBuild

COMPONENTS: oracle.Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
FRANCE = oracle.Map(COMPONENTS)
LAND = ("rural", "city")
RURAL = [here for here, type_ in FRANCE.type.items() if type_ == "rural"]
NEAR_PARIS = [(q, r) for q, r in RURAL if max(abs(q), abs(r), abs(q + r)) < 5]
BESIDE_BARRIERS = [here for here in RURAL if any(here in sides for sides in FRANCE.barriers)]

Locomotive = tuple[str, oracle.Hex]
"""One more of a company, on a hex."""
LAY: dict[Locomotive, int] = {
    (company, here): read_move(GAME, {"move": "lay", "company": company, "hex": here}, company)
    for company in FRANCE.companies
    for here in FRANCE.type
}
LAID = {number: locomotive for locomotive, number in LAY.items()}
END_BUILD = GAME.play.number_of(EndBuild())
ALLOWED = GAME.rule_id(0)


class Compared(NamedTuple):
    """A position at the beginning of a turn, and what is said of each locomotive more."""

    truth: Truth
    railways: oracle.Railways
    allowed: set[Locomotive]
    allowed_by_the_oracle: set[Locomotive]
    cutting_off: set[Locomotive]
    cutting_off_by_the_oracle: set[Locomotive]
    wrong_reasons: set[Locomotive]
    """Those refused by a rule that they do not break."""


def compared(truth: Truth) -> Compared:
    (seat,) = truth.waiting
    railways = railways_in(truth.state)
    stations = dict(zip(FRANCE.companies, truth.state.station.tolist(), strict=True))
    position = Compared(truth, railways, set(), set(), set(), set(), set())
    for laid, number in LAY.items():
        rule = GAME.rule_id(GAME.boundary.refusal(truth.buffer, seat, number))
        broken = oracle.broken_rules(FRANCE, railways, stations, *laid)
        if rule == ALLOWED:
            position.allowed.add(laid)
        elif rule not in broken:
            position.wrong_reasons.add(laid)
        if rule == "PC-8":
            position.cutting_off.add(laid)
        if not broken:
            position.allowed_by_the_oracle.add(laid)
        if "PC-8" in broken:
            position.cutting_off_by_the_oracle.add(laid)
    return position


# Positions.


class Game:
    """A game played by its kernels, without a match around it."""

    def __init__(self, dice: Random) -> None:
        self.truth = Match.deal(GAME, dice.randint(3, 6), 0, Generator(dice.getrandbits(53))).truth
        self._work = GAME.boundary.new_work()
        Generator(dice.getrandbits(53)).load(GAME.boundary.fields_of(self._work))

    def play(self, move: int) -> None:
        (seat,) = self.truth.waiting
        GAME.boundary.apply(self.truth.buffer, self._work, seat, move)

    def play_at_random(self) -> None:
        (seat,) = self.truth.waiting
        self.play(GAME.boundary.sample(self.truth.buffer, self._work, seat))

    def build_one(self, locomotive: Locomotive) -> None:
        self.play(LAY[locomotive])
        self.end_build()

    def end_build(self) -> None:
        if self.truth.state.company >= 0:
            self.play(END_BUILD)

    def choices(self) -> list[Locomotive]:
        """What may be laid, but for the end of the game."""
        (seat,) = self.truth.waiting
        legal = self.truth.concealed_for(seat).legal()
        laid = [LAID[move] for move in legal if move in LAID]
        return [(company, here) for company, here in laid if here != FRANCE.marseille]


def early_positions(dice: Random) -> Iterator[Truth]:
    """At random, so early that most have companies without a city."""
    while True:
        game = Game(dice)
        for _ in range(dice.randrange(60)):
            if not game.truth.is_over:
                game.play_at_random()
        game.end_build()
        if not game.truth.is_over:
            yield game.truth


def crowded_positions(dice: Random) -> Iterator[Truth]:
    """One to three companies keep out of cities; the others build around them."""
    while True:
        game = Game(dice)
        outside = dice.sample(FRANCE.companies, dice.randint(1, 3))
        for number in range(90):
            if game.truth.is_over:
                break
            locomotive = crowding(game, outside, dice)
            if locomotive is None:
                break
            game.build_one(locomotive)
            if number >= 25 and number % 5 == 0 and not game.truth.is_over:
                yield game.truth.copy()


def crowding(game: Game, outside: list[str], dice: Random) -> Locomotive | None:
    """A locomotive of those that keep out of cities, now and then; else one close to them."""
    choices = game.choices()
    lines = [laid for laid in choices if laid[0] in outside and not FRANCE.is_city(laid[1])]
    if lines and dice.random() < 0.1:
        return dice.choice(lines)
    railways = railways_in(game.truth.state)
    around = around_of(set().union(*(railways[company] for company in outside)))
    others = [laid for laid in choices if laid[0] not in outside]
    near = [laid for laid in others if laid[1] in around]
    if near and dice.random() < 0.9:
        return dice.choice(near)
    return dice.choice(others) if others else None


def walled_positions(dice: Random) -> Iterator[Truth]:
    """The line of a company keeps out of cities, most often on its way to a barrier, and others
    leave room for one locomotive beside it, wherever they may have come from."""
    while True:
        truth = Game(dice).truth
        railways = railways_in(truth.state)
        company = dice.choice(FRANCE.companies)
        (start,) = railways[company]
        goal = dice.choice(BESIDE_BARRIERS if dice.random() < 0.7 else NEAR_PARIS)
        line = way(start, goal)
        others = [name for name in FRANCE.companies if name != company]
        wall: oracle.Railways = {company: set(line), **{name: set() for name in others}}
        around = around_of({start, *line})
        gap = dice.choice(around)
        for here in around:
            room = 1 if FRANCE.is_city(here) else 2
            for name in dice.sample(others, room - 1 if here == gap else room):
                wall[name].add(here)
        lay_at_once(truth, wall)
        after = railways_in(truth.state)
        enough = min(truth.state.station) >= 0
        if enough and not any(oracle.is_cut_off(FRANCE, after, name) for name in after):
            yield truth


def around_of(hexes: set[oracle.Hex]) -> list[oracle.Hex]:
    """The hexes beside these, in the order of the map, that something can be built on."""
    beside = {there for here in hexes for there in FRANCE.adjacent[here]} - hexes
    return [here for here in FRANCE.type if here in beside and FRANCE.type[here] in LAND]


def way(start: oracle.Hex, goal: oracle.Hex) -> list[oracle.Hex]:
    """A shortest way through rural hexes."""
    ways = {start: list[oracle.Hex]()}
    for here in (queue := [start]):
        for there in sorted(FRANCE.adjacent[here]):
            if there not in ways and FRANCE.type[there] == "rural":
                ways[there] = [*ways[here], there]
                queue.append(there)
    return ways[goal]


Positions = Callable[[Random], Iterator[Truth]]


@cache
def corpus(positions: Positions, seed: int, count: int) -> list[Compared]:
    return [compared(truth) for truth in islice(positions(Random(seed)), count)]


EARLY, CROWDED, WALLED = SHORT = [
    (early_positions, 8, 60),
    (crowded_positions, 9, 80),
    (walled_positions, 10, 80),
]
LONG = [(positions, seed, 1000) for positions, _, _ in SHORT for seed in (100, 101)]


@pytest.fixture(
    params=[*SHORT, *(pytest.param(part, marks=pytest.mark.long) for part in LONG)],
    ids=lambda part: f"{part[2]} {part[0].__name__} {part[1]}",
)
def games(request: pytest.FixtureRequest) -> list[Compared]:
    return corpus(*request.param)


def test_the_same_locomotives_may_be_laid(games: list[Compared]) -> None:
    """PC-5 to PC-8."""
    for game in games:
        assert game.allowed == game.allowed_by_the_oracle, game.railways


def test_a_refusal_gives_a_rule_that_is_broken(games: list[Compared]) -> None:
    """PC-5 to PC-8."""
    for game in games:
        assert game.wrong_reasons == set(), game.railways


def test_the_same_locomotives_would_cut_off_a_company(games: list[Compared]) -> None:
    """PC-8."""
    for game in games:
        assert game.cutting_off == game.cutting_off_by_the_oracle, game.railways


def test_what_is_listed_is_what_is_not_refused(games: list[Compared]) -> None:
    """PC-5 to PC-8: `legal` against the oracle."""
    for game in games:
        (seat,) = game.truth.waiting
        listed = {LAID[move] for move in game.truth.concealed_for(seat).legal() if move in LAID}
        assert listed == game.allowed_by_the_oracle, game.railways


def test_companies_are_worth_what_the_oracle_says(games: list[Compared]) -> None:
    """PC-9."""
    for game in games:
        values = [oracle.value(FRANCE, game.railways[company]) for company in FRANCE.companies]
        assert game.truth.state.company_value.tolist() == values


def test_shares_score_what_the_oracle_says(games: list[Compared]) -> None:
    """PC-11, PC-16."""
    for game in games:
        s = game.truth.state
        values = dict(zip(FRANCE.companies, s.company_value.tolist(), strict=True))
        sheets = [
            oracle.sheet(
                COMPONENTS, s.players, dict(zip(FRANCE.companies, shares, strict=True)), values
            )
            for shares in s.share.tolist()[: s.players]
        ]
        kernel = game.truth.sheets()
        assert [sheet.lines for sheet in kernel] == [sheet.lines for sheet in sheets]
        first = [seat for seat, sheet in enumerate(kernel) if sheet.rank == 0]
        assert first == oracle.winners(sheets)


# Else the tests above would not say much.


def refused_for_cutting_off(part: tuple[Positions, int, int]) -> list[tuple[Compared, Locomotive]]:
    return [(game, laid) for game in corpus(*part) for laid in game.cutting_off_by_the_oracle]


@pytest.mark.parametrize("part", [CROWDED, WALLED], ids=["crowded", "walled"])
def test_hundreds_of_locomotives_would_cut_off_a_company(part: tuple[Positions, int, int]) -> None:
    """PC-8."""
    assert len(refused_for_cutting_off(part)) > 100


def test_some_would_cut_off_a_company_by_taking_its_last_city() -> None:
    """PC-8."""
    refused = refused_for_cutting_off(WALLED)
    assert sum(FRANCE.is_city(here) for _, (_, here) in refused) > 20


def test_some_would_cut_off_a_company_only_because_of_a_barrier() -> None:
    """PC-8, PC-6."""
    without_barriers = oracle.Map({**COMPONENTS, "barriers": []})
    only = 0
    for game, (company, here) in refused_for_cutting_off(WALLED):
        after = {**game.railways, company: game.railways[company] | {here}}
        only += not any(oracle.is_cut_off(without_barriers, after, name) for name in after)
    assert only > 20


def test_most_early_positions_have_companies_without_a_city() -> None:
    """PC-8."""
    protected = sum(0 in game.truth.state.company_value for game in corpus(*EARLY))
    assert protected > EARLY[2] / 2
