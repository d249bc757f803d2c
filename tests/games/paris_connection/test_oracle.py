"""The kernels say of every locomotive on every hex what the oracle says, and score as it does.

Positions are played to, so that every company can still reach a city or is in one: by games at
random, and by builds of one that wall in companies without a city. Not among the tests that also
run uncompiled: there are too many positions.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from tests.games.paris_connection import oracle
from tests.games.paris_connection.railways import railways_in
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.moves import EndBuild, Lay

COMPONENTS: oracle.Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
FRANCE = oracle.Map(COMPONENTS)
PARTED = [side for barrier in FRANCE.barriers for side in barrier]

Locomotive = tuple[str, oracle.Hex]
"""One more of a company, on a hex."""
LAY: dict[Locomotive, int] = {
    (company, here): GAME.play.number_of(Lay(company, here))
    for company in FRANCE.companies
    for here in FRANCE.type
}
LAID = {number: locomotive for locomotive, number in LAY.items()}
END_BUILD = GAME.play.number_of(EndBuild())


class Compared(NamedTuple):
    """A position at the beginning of a turn, and what is said of each locomotive more."""

    truth: Truth
    railways: oracle.Railways
    kernel: dict[Locomotive, str | None]
    oracle: dict[Locomotive, set[str]]

    @property
    def refused_for_cutting_off(self) -> list[Locomotive]:
        return [laid for laid, rules in self.oracle.items() if "PC-8" in rules]


def compared(truth: Truth) -> Compared:
    (seat,) = truth.waiting
    railways = railways_in(truth.state)
    stations = dict(zip(FRANCE.companies, truth.state.station.tolist(), strict=True))
    answers = {
        laid: GAME.boundary.refusal(truth.buffer, seat, number) for laid, number in LAY.items()
    }
    return Compared(
        truth,
        railways,
        {laid: GAME.rule_id(rule) if rule else None for laid, rule in answers.items()},
        {laid: oracle.broken_rules(FRANCE, railways, stations, *laid) for laid in LAY},
    )


# Positions.


class Game:
    """A game played by its kernels, without a match around it."""

    def __init__(self, dice: Random) -> None:
        self.truth = Match.deal(GAME, dice.randint(3, 6), 0, Generator(dice.getrandbits(53))).truth
        self._work = GAME.boundary.new_work()
        Generator(dice.getrandbits(53)).load(GAME.boundary.fields_of(self._work))

    def play(self, move: int) -> None:
        GAME.boundary.apply(self.truth.buffer, self._work, *self.truth.waiting, move)

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
    """One to three companies keep out of cities; the others build around them. Half of those lines
    are drawn towards a barrier."""
    while True:
        game = Game(dice)
        outside = dice.sample(FRANCE.companies, dice.randint(1, 3))
        goal = dice.choice(PARTED) if dice.random() < 0.5 else None
        for number in range(90):
            if game.truth.is_over:
                break
            locomotive = crowding(game, outside, goal, dice)
            if locomotive is None:
                break
            game.build_one(locomotive)
            if number >= 25 and number % 5 == 0 and not game.truth.is_over:
                yield game.truth.copy()


def crowding(
    game: Game, outside: list[str], goal: oracle.Hex | None, dice: Random
) -> Locomotive | None:
    choices = game.choices()
    lines = [laid for laid in choices if laid[0] in outside and not FRANCE.is_city(laid[1])]
    if lines and dice.random() < 0.15:
        return min(lines, key=lambda laid: distance(laid[1], goal)) if goal else dice.choice(lines)
    railways = railways_in(game.truth.state)
    around = {
        beside for name in outside for here in railways[name] for beside in FRANCE.adjacent[here]
    }
    others = [laid for laid in choices if laid[0] not in outside]
    near = [laid for laid in others if laid[1] in around]
    if near and dice.random() < 0.8:
        return dice.choice(near)
    return dice.choice(others) if others else None


def distance(here: oracle.Hex, there: oracle.Hex) -> int:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r))


Positions = Callable[[Random], Iterator[Truth]]


@cache
def corpus(positions: Positions, seed: int, count: int) -> list[Compared]:
    return [compared(truth) for truth in islice(positions(Random(seed)), count)]


SHORT = [(early_positions, 8, 250), (crowded_positions, 9, 250)]
LONG = [
    (positions, seed, 1000)
    for seed in range(100, 104)
    for positions in (early_positions, crowded_positions)
]


@pytest.fixture(
    params=[*SHORT, *(pytest.param(part, marks=pytest.mark.long) for part in LONG)],
    ids=lambda part: f"{part[2]} {part[0].__name__} {part[1]}",
)
def games(request: pytest.FixtureRequest) -> list[Compared]:
    return corpus(*request.param)


def test_the_same_locomotives_may_be_laid(games: list[Compared]) -> None:
    """PC-5 to PC-8."""
    for game in games:
        for laid, rules in game.oracle.items():
            assert (game.kernel[laid] is None) == (not rules), (laid, rules, game.railways)


def test_a_refusal_gives_a_rule_that_is_broken(games: list[Compared]) -> None:
    """PC-5 to PC-8."""
    for game in games:
        for laid, rule in game.kernel.items():
            assert rule is None or rule in game.oracle[laid], (laid, game.railways)


def test_the_same_companies_would_be_cut_off(games: list[Compared]) -> None:
    """PC-8."""
    for game in games:
        refused = [laid for laid, rule in game.kernel.items() if rule == "PC-8"]
        assert refused == game.refused_for_cutting_off, game.railways


def test_what_is_listed_is_what_is_not_refused(games: list[Compared]) -> None:
    """PC-5 to PC-8: `legal` against the oracle."""
    for game in games:
        (seat,) = game.truth.waiting
        listed = {LAID[move] for move in game.truth.concealed_for(seat).legal() if move in LAID}
        assert listed == {laid for laid, rules in game.oracle.items() if not rules}


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


def test_hundreds_of_locomotives_would_cut_off_a_company() -> None:
    """PC-8."""
    crowded = corpus(*SHORT[1])
    assert sum(len(game.refused_for_cutting_off) for game in crowded) > 300


def test_some_would_cut_off_a_company_by_taking_its_last_city() -> None:
    """PC-8."""
    refused = [laid for game in corpus(*SHORT[1]) for laid in game.refused_for_cutting_off]
    assert sum(FRANCE.is_city(here) for _, here in refused) > 10


def test_some_are_refused_only_because_of_a_barrier() -> None:
    """PC-8, PC-6: without barriers nobody would be cut off."""
    open_france = oracle.Map({**COMPONENTS, "barriers": []})
    only = 0
    for game in corpus(*SHORT[1]):
        for company, here in game.refused_for_cutting_off:
            after = {**game.railways, company: game.railways[company] | {here}}
            only += not any(oracle.is_cut_off(open_france, after, name) for name in after)
    assert only > 5


def test_most_early_positions_have_companies_without_a_city() -> None:
    """PC-8."""
    early = corpus(*SHORT[0])
    protected = sum(0 in game.truth.state.company_value for game in early)
    assert protected > len(early) / 2
