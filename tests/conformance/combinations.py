"""Every registered game at every number of players with every set of options."""

import random
from dataclasses import dataclass
from functools import cache

import pytest

from turntable.engine.chance import Generator
from turntable.engine.game import Game
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.registry import games


@dataclass(frozen=True)
class Combination:
    """A game as it can be set up."""

    game: Game
    players: int
    options: int

    def __str__(self) -> str:
        names = self.game.option_names(self.options)
        return " ".join([self.game.id, str(self.players), *names])

    def deal(self, seed: int) -> Match:
        return Match.deal(self.game, self.players, self.options, Generator(seed))


COMBINATIONS = [
    Combination(game, players, options)
    for game in games().values()
    for players, options in game.combinations()
]


def _typical(game: Game) -> set[tuple[int, int]]:
    """Every number of players and every set of options of a game, but not each with each."""
    sets = range(1 << len(game.options))
    return {
        (game.players[n % len(game.players)], sets[n % len(sets)])
        for n in range(max(len(game.players), len(sets)))
    }


def _marks(one: Combination) -> tuple[pytest.MarkDecorator, ...]:
    """`make test` tries the typical ones, `make test-long` all; uncompiled, there are few."""
    once = MODE == "plain" or (one.players, one.options) in _typical(one.game)
    return () if once else (pytest.mark.long,)


GAMES = 1 if MODE == "plain" else 4
"""How many games of each combination are played through Python; uncompiled ones are slow."""
LONG = max(6, 240 // len(COMBINATIONS))
"""How many times as many `make test-long` plays: fewer of each when there are more of them, so that
it keeps its 45 minutes."""
LONG_GAME = 10_000
"""Moves that a game may have at most for its tests to be as many as those of any other."""

# One of each game, for the fewest with all options: enough where kernels are Python, and of what
# takes its time.
_FEWEST = [one for one in COMBINATIONS if one.players == one.game.players.start]
ONE_OF_EACH = [one for one in _FEWEST if one.options == one.game.option_mask(one.game.options)]

TRIED = ONE_OF_EACH if MODE == "plain" else COMBINATIONS

every_combination = pytest.mark.parametrize(
    "combination",
    [pytest.param(one, marks=_marks(one)) for one in TRIED],
    ids=str,
)

every_combination_at_length = pytest.mark.parametrize(
    "combination",
    [
        pytest.param(one, marks=() if one in ONE_OF_EACH else pytest.mark.long)
        for one in COMBINATIONS
    ],
    ids=str,
)
"""One of each game for `make test`."""


def _many(game: Game) -> range:
    """Further games for `make test-long`; of long ones as many as take about as long."""
    return range(GAMES, GAMES * (LONG // 4 if game.max_moves > LONG_GAME else LONG))


def _seeds_of(one: Combination) -> list[object]:
    return [
        pytest.param(one, range(GAMES), id=f"{one} short", marks=_marks(one)),
        pytest.param(one, _many(one.game), id=f"{one} long", marks=pytest.mark.long),
    ]


some_games = pytest.mark.parametrize(
    ("combination", "seeds"),
    [param for one in TRIED for param in _seeds_of(one)],
)
"""Each combination with the seeds of a few games, and of many for `make test-long`."""


def random_move(match: Match, dice: random.Random) -> tuple[int, int]:
    """Any seat that is waited for, and any of its moves."""
    seat = dice.choice(match.waiting)
    return seat, dice.choice(match.seen_by(seat).legal())


def play_on(match: Match, dice: random.Random, moves: int | None = None) -> Match:
    """Play at random: so many moves, or to the end."""
    while not match.is_over and moves != 0:
        match.play(*random_move(match, dice))
        moves = None if moves is None else moves - 1
    return match


def some_position(combination: Combination, dice: random.Random) -> Match:
    """A match at a random ply: any from the deal to the end is about as likely."""
    match = combination.deal(dice.getrandbits(53))
    return play_on(match, dice, dice.randrange(_usual_length(str(combination)) + 1))


@cache
def _usual_length(name: str) -> int:
    """In moves; somewhat more, so that some games are over."""
    (combination,) = (one for one in COMBINATIONS if str(one) == name)
    return len(play_on(combination.deal(0), random.Random(0)).entries) * 9 // 8
