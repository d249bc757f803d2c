"""The kernels score as the oracle does: on random boards, full and not.

Not among the tests that also run uncompiled: there are too many boards.
"""

from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.games.ghosts_galore import oracle
from tests.games.ghosts_galore.boards import Score, scores
from tests.games.ghosts_galore.scene import TILES
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.position import FinalSeat

COMPONENTS: dict[str, Any] = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
FULL_BOARDS = 10_000
GAMES_WITH_FREE_SPACES = 1_000


class Compared(NamedTuple):
    """One game, scored twice."""

    boards: list[FinalSeat]
    kernel: list[Score]
    oracle: list[oracle.Sheet]


def random_boards(random: Random, fewest: int, most: int) -> list[FinalSeat]:
    """The boards of 2 to 5 seats, with `fewest` to `most` tiles each; no board or tile twice."""
    seats = random.randint(2, 5)
    tiles = iter(random.sample(TILES, len(TILES)))
    laid = []
    for board in random.sample(range(1, 6), seats):
        spaces = random.sample(range(9), random.randint(fewest, most))
        placed = [(space // 3, space % 3, next(tiles), random.randrange(4)) for space in spaces]
        laid.append(FinalSeat(board, "A" if random.randrange(2) else "B", placed))
    return laid


def compared(boards: list[FinalSeat]) -> Compared:
    return Compared(boards, scores(*boards), oracle.score(COMPONENTS, msgspec.to_builtins(boards)))


@cache
def full_games() -> list[Compared]:
    random = Random(97)
    games: list[Compared] = []
    boards = 0
    while boards < FULL_BOARDS:
        games.append(compared(random_boards(random, 9, 9)))
        boards += len(games[-1].boards)
    return games


@cache
def games_with_free_spaces() -> list[Compared]:
    """Half of them with two tiles at most, so that many are tied."""
    random = Random(102)
    half = range(GAMES_WITH_FREE_SPACES // 2)
    return [compared(random_boards(random, 0, most)) for most in (2, 8) for _ in half]


@pytest.fixture(params=[full_games, games_with_free_spaces])
def games(request: pytest.FixtureRequest) -> list[Compared]:
    made: list[Compared] = request.param()
    return made


def test_every_line_is_as_the_oracle_says(games: list[Compared]) -> None:
    """GG-14 to GG-32."""
    for game in games:
        assert [sheet.lines for sheet in game.kernel] == [sheet.lines for sheet in game.oracle], (
            game.boards
        )


def test_every_total_is_as_the_oracle_says(games: list[Compared]) -> None:
    """GG-33."""
    for game in games:
        assert [sheet.total for sheet in game.kernel] == [sheet.total for sheet in game.oracle], (
            game.boards
        )


def test_dead_ends_are_as_many_as_the_oracle_says(games: list[Compared]) -> None:
    """GG-33."""
    for game in games:
        counted = [sheet.dead_ends for sheet in game.kernel]
        assert counted == [sheet.dead_ends for sheet in game.oracle], game.boards


def test_who_wins_is_as_the_oracle_says(games: list[Compared]) -> None:
    """GG-33."""
    for game in games:
        first = [seat for seat, sheet in enumerate(game.kernel) if sheet.rank == 0]
        assert first == oracle.winners(game.oracle), game.boards


def test_the_random_boards_score_in_every_category() -> None:
    """GG-20 to GG-32: else the tests above would not say much."""
    sheets = [sheet for game in full_games() for sheet in game.oracle]
    assert all(len({sheet.lines[line] for sheet in sheets}) > 1 for line in GAME.lines)


def test_some_of_the_random_games_are_tied() -> None:
    """GG-33: some decided by dead ends, some shared."""
    decided = shared = 0
    for game in games_with_free_spaces():
        most = max(sheet.total for sheet in game.oracle)
        leaders = sum(sheet.total == most for sheet in game.oracle)
        shared += len(oracle.winners(game.oracle)) > 1
        decided += len(oracle.winners(game.oracle)) < leaders
    assert (decided > 5, shared > 5) == (True, True)
