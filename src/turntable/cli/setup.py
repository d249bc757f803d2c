"""What is to be played: arguments that several commands have in common, checked."""

import secrets
from dataclasses import dataclass

from turntable.cli.numbers import check_range
from turntable.engine.game import Game
from turntable.engine.registry import game as game_called

MOST_GAMES = 10**12
MOST_CORES = 4096
SEEDS = 2**53
"""As in engine/chance.py, which is not imported here: it would load Numba for every `--help`."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, and how it is set up."""

    game: Game
    players: int
    options: int


def setup_of(game: str, players: int | None, options: list[str] | None) -> Setup:
    """The game called `game`, for the fewest if nobody says for how many."""
    facts = game_called(game)
    seats = facts.players.start if players is None else players
    facts.check_players(seats)
    return Setup(facts, seats, facts.option_mask(options or []))


def check_games(games: int) -> None:
    check_range("--games", games, 1, MOST_GAMES)


def check_cores(cores: int | None) -> None:
    if cores is not None:
        check_range("--cores", cores, 1, MOST_CORES)


def seed_or_any(seed: int | None) -> int:
    """The seed that was asked for, or one by chance."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    check_range("--seed", seed, 0, SEEDS - 1)
    return seed


def title_of(game: Game, options: int, language: str) -> str:
    """The title of a game with the options it is played with."""
    names = ", ".join(game.option_names(options))
    return game.title(language) + (f" ({names})" if names else "")
