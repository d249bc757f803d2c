"""What is told of chances beside what came of it, in docs/bots.md."""

from collections.abc import Sequence
from pathlib import Path

from turntable.engine.game import Game
from turntable.lab.measured_block import MeasuredBlock
from turntable.lab.odds_fit import told_to_the_other_half
from turntable.lab.overhearing import Claim

BLOCK = "odds"
BANDS = 5
HEAD = (
    "| game | chances | "
    + " | ".join(f"{100 * n // BANDS} to {100 * (n + 1) // BANDS}" for n in range(BANDS))
    + " | off by |",
    "|---|---|" + "---:|" * (BANDS + 1),
)


def write_odds_table(page: Path, game: Game, claims: Sequence[Claim]) -> None:
    """A row for what the search thinks and one for what is told; those of other games stay as they
    are."""
    block = MeasuredBlock(page, BLOCK)
    old = [line for line in block.text.splitlines() if line.startswith("| ")]
    kept = [line for line in old[1:] if not line.startswith(f"| {game.title('en')} |")]
    block.write([*HEAD, *sorted(kept + _rows(game, claims), key=lambda line: line.split("|")[1])])


def _rows(game: Game, claims: Sequence[Claim]) -> list[str]:
    thought = [claim.chance for claim in claims]
    won = [claim.won for claim in claims]
    return [
        f"| {game.title('en')} | {name} | {' | '.join(_cells(said, won))} | {gap(said, won):.1f} |"
        for name, said in (("thought", thought), ("told", told_to_the_other_half(claims)))
    ]


def _bands(said: Sequence[float], won: Sequence[float]) -> list[list[tuple[float, float]]]:
    bands: list[list[tuple[float, float]]] = [[] for _ in range(BANDS)]
    for one, came in zip(said, won, strict=True):
        bands[min(BANDS - 1, int(one * BANDS))].append((one, came))
    return bands


def _mean(values: Sequence[float]) -> float:
    return 100 * sum(values) / len(values)


def _cells(said: Sequence[float], won: Sequence[float]) -> list[str]:
    return [
        f"{_mean([one for one, _ in band]):.0f} → {_mean([came for _, came in band]):.0f}"
        if band
        else "—"
        for band in _bands(said, won)
    ]


def gap(said: Sequence[float], won: Sequence[float]) -> float:
    """By how much the bands are off on average, weighed by how many there are in each."""
    apart = [abs(sum(one - came for one, came in band)) for band in _bands(said, won)]
    return 100 * sum(apart) / len(said)
