"""What somebody at a browser knows of each game: a module a game, found by the game's id.

All else in the tests of the browser is about any game. A module exports `HABITS`.
"""

import importlib

import pytest

from tests.browser.games.habits import Habits
from turntable.engine.registry import games


def habits_of(game: str) -> Habits:
    found: Habits = importlib.import_module(f"{__name__}.{game.replace('-', '_')}").HABITS
    return found


EVERY_GAME = [habits_of(game) for game in games()]
GHOSTS = habits_of("ghosts-galore")
PARIS = habits_of("paris-connection")
ISLE = habits_of("isle-of-trains")
RAILS = habits_of("off-the-rails")

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
