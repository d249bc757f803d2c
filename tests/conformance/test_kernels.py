"""The promises of the contract, tried inside kernels with array bounds checked."""

import inspect
import random

import pytest

from tests.conformance.combinations import LONG_GAME, Combination, every_combination, play_on
from turntable.engine import contract
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab.checks import Breach, check_games

KERNELS = [
    name
    for name, value in vars(contract).items()
    if inspect.isfunction(value) and value.__module__ == contract.__name__
]


# How often a move is asked about, in each combination: all moves of a game, at every step of it.
MANY, VERY_MANY = 40_000_000, 400_000_000
MOST_GAMES = 10_000
SHORT_GAMES = [game for game in games().values() if game.max_moves < LONG_GAME]


@pytest.mark.checked
@every_combination
def test_many_games_keep_every_promise(combination: Combination) -> None:
    assert breach(combination, 1, MANY) is None


@pytest.mark.long
@every_combination
def test_very_many_games_keep_every_promise(combination: Combination) -> None:
    assert breach(combination, 2, VERY_MANY) is None


def breach(combination: Combination, seed: int, checks: int) -> Breach | None:
    steps = len(play_on(combination.deal(seed), random.Random(seed)).entries)
    games = min(MOST_GAMES, 1 + checks // (steps * combination.game.moves))
    return check_games(combination.game, combination.players, combination.options, seed, games)


@pytest.mark.plain
@pytest.mark.parametrize("game", SHORT_GAMES, ids=lambda game: game.id)
def test_an_uncompiled_game_keeps_every_promise(game: Game) -> None:
    """One of each: uncompiled, asking about every move at every step takes its time, and minutes
    in a game of a thousand moves. Of those, test_uncompiled compares what is played."""
    every_option = game.option_mask(game.options)
    assert check_games(game, game.players.start, every_option, 3, 1) is None


@pytest.mark.parametrize("name", KERNELS)
def test_a_game_has_the_kernels_of_the_contract(name: str) -> None:
    for game in games().values():
        kernel = getattr(game.play, name)
        asked = list(inspect.signature(getattr(contract, name)).parameters)
        assert list(inspect.signature(getattr(kernel, "py_func", kernel)).parameters) == asked
