"""Every registered game at every number of players with every set of options."""

import random
from dataclasses import dataclass

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


def _once_or_long(one: Combination) -> object:
    """`make test` tries the typical ones, `make test-long` all."""
    typical = (one.players, one.options) in _typical(one.game)
    return pytest.param(one, marks=() if typical else pytest.mark.long)


GAMES = 1 if MODE == "plain" else 4
"""How many games of each combination are played through Python; uncompiled ones are slow."""
LONG = max(6, 240 // len(COMBINATIONS))
"""How many times as many `make test-long` plays: fewer of each when there are more of them, so that
it keeps its 45 minutes."""

# One of each game, for the fewest with all options: enough where kernels are Python, and of what
# takes its time.
_FEWEST = [one for one in COMBINATIONS if one.players == one.game.players.start]
ONE_OF_EACH = [one for one in _FEWEST if one.options == one.game.option_mask(one.game.options)]

LONG_GAME = 10_000
"""Moves that a game may have at most for its tests to be as many as those of any other."""

every_combination = pytest.mark.parametrize(
    "combination",
    ONE_OF_EACH if MODE == "plain" else [_once_or_long(one) for one in COMBINATIONS],
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

some_seeds = pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(GAMES), id="short"),
        pytest.param(range(GAMES, GAMES * LONG), id="long", marks=pytest.mark.long),
    ],
)


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
    """A match at a random ply: any from the deal to the end is as likely."""
    whole = play_on(combination.deal(dice.getrandbits(53)), dice)
    whole.rewind(dice.randrange(len(whole.entries) + 1))
    return whole
