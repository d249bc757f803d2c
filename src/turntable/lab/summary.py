"""What a simulation says: shares with intervals, means and spreads."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from turntable.engine.game import Game
from turntable.lab.simulate import WHOLE_WIN

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and standard deviation."""

    mean: float
    sd: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A tally in figures."""

    games: int
    wins: list[float]
    """By seat; a tie of k counts 1/k."""
    intervals: list[tuple[float, float]]
    """95 % intervals of the shares of wins."""
    total: Spread
    lines: dict[str, Spread]
    mean_moves: float
    most_moves: int
    ends: dict[str, int]


def summarise(game: Game, players: int, tally: Any) -> Summary:
    """The figures of a tally."""
    games = int(tally.games)
    wins = [int(tally.win[seat]) / WHOLE_WIN for seat in range(players)]
    sheets = games * players
    return Summary(
        games=games,
        wins=wins,
        intervals=[wilson(won, games) for won in wins],
        total=_spread(int(tally.total_sum), int(tally.total_square), sheets),
        lines={
            line: _spread(int(tally.line_sum[n]), int(tally.line_square[n]), sheets)
            for n, line in enumerate(game.lines)
        },
        mean_moves=int(tally.moves) / games,
        most_moves=int(tally.most_moves),
        ends={end: int(tally.end[n]) for n, end in enumerate(game.ends) if tally.end[n]},
    )


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share: sound for few trials and for shares near 0 and 1."""
    share = successes / trials
    z2 = NORMAL_95**2
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = sqrt(share * (1 - share) / trials + z2 / (4 * trials**2))
    half = NORMAL_95 * spread / (1 + z2 / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


def _spread(total: int, squares: int, count: int) -> Spread:
    # In integers up to the last step: nothing is lost by cancellation.
    variance = (squares * count - total * total) / (count * count)
    return Spread(total / count, sqrt(variance))
