"""The standings of a tournament as a picture: shares on the left, ratings on the right."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from turntable.lab.drawing import LETTER, Box, Drawing, Shape, Stroke, Words
from turntable.lab.standings import Standing, Standings

INK, PALE, GRID, PAPER = "#2b2a33", "#6d6a78", "#e4e1da", "#fffdf8"
BAR, RANGE, FAIR, DOT = "#8fb8ad", "#1f5f54", "#c2571a", "#3b4a8f"

MARGIN, TOP, ROW, BAR_HEIGHT = 28.0, 108.0, 46.0, 20.0
PANEL, FIGURES, GAP = 300.0, 62.0, 44.0
"""The width of a panel, of the figures right of it, and of what is between the panels."""
FEWEST_LETTERS, MOST_LETTERS = 8, 30
STEPS = (25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS = 6


@dataclass(frozen=True, slots=True)
class Legend:
    """The words of a chart."""

    title: str
    subtitle: str
    shares: str
    fair: str
    """What the mark in each row of shares stands for."""
    ratings: str


def chart(standings: Standings, legend: Legend) -> Drawing:
    """A row for each bot, the best on top."""
    names = [_shortened(name) for name in standings.bots]
    letters = max(FEWEST_LETTERS, *map(len, names))
    left = MARGIN + 14 * LETTER * letters + 12
    right = left + PANEL + FIGURES + GAP
    width = right + PANEL + FIGURES + MARGIN - 12
    bottom = TOP + ROW * len(names)
    rows = list(standings.bots.values())
    shapes = (
        Words(MARGIN, 40, legend.title, INK, 20),
        Words(MARGIN, 62, legend.subtitle, PALE, 13),
        *_shares(rows, legend, left, bottom),
        *_ratings(rows, legend, right, bottom),
        *(Words(left - 12, _middle(n) + 5, name, INK, 14, "end") for n, name in enumerate(names)),
    )
    return Drawing(width, bottom + 52, PAPER, shapes)


def _shares(rows: list[Standing], legend: Legend, left: float, bottom: float) -> Iterator[Shape]:
    yield Words(left, TOP - 14, legend.shares, INK, 14)
    for percent in range(0, 101, 25):
        at = left + PANEL * percent / 100
        yield Stroke(at, TOP, at, bottom, GRID)
        yield Words(at, bottom + 18, f"{percent} %", PALE, 12, "middle")
    for n, row in enumerate(rows):
        y = _middle(n)
        low, high = (left + PANEL * end for end in row.interval)
        fair = left + PANEL * row.fair_share
        yield Box(left, y - BAR_HEIGHT / 2, PANEL * row.share, BAR_HEIGHT, BAR)
        yield from _range(low, high, y)
        yield Stroke(fair, y - ROW / 2 + 5, fair, y + ROW / 2 - 5, FAIR, 2)
        yield Words(left + PANEL + FIGURES, y + 5, f"{100 * row.share:.1f} %", INK, 14, "end")
    yield Stroke(left + 2, bottom + 30, left + 2, bottom + 42, FAIR, 2)
    yield Words(left + 10, bottom + 41, legend.fair, PALE, 12)


def _ratings(rows: list[Standing], legend: Legend, left: float, bottom: float) -> Iterator[Shape]:
    yield Words(left, TOP - 14, legend.ratings, INK, 14)
    low, high, step = _scale([row.rating.low for row in rows], [row.rating.high for row in rows])

    def place(rating: float) -> float:
        return left + PANEL * (rating - low) / (high - low)

    for tick in range(low, high + 1, step):
        yield Stroke(place(tick), TOP, place(tick), bottom, GRID)
        yield Words(place(tick), bottom + 18, str(tick), PALE, 12, "middle")
    for n, row in enumerate(rows):
        y, at = _middle(n), place(row.rating.rating)
        yield from _range(place(row.rating.low), place(row.rating.high), y)
        yield Box(at - 5, y - 5, 10, 10, DOT)
        yield Words(left + PANEL + FIGURES, y + 5, str(row.rating.rating), INK, 14, "end")


def _range(low: float, high: float, y: float) -> Iterator[Shape]:
    """An interval: a line with two ends."""
    yield Stroke(low, y, high, y, RANGE, 1.5)
    for end in (low, high):
        yield Stroke(end, y - 5, end, y + 5, RANGE, 1.5)


def _middle(row: int) -> float:
    return TOP + ROW * (row + 0.5)


def _scale(lows: list[int], highs: list[int]) -> tuple[int, int, int]:
    """Round numbers around all intervals, and the step between them."""
    step = next(
        (step for step in STEPS if max(highs) - min(lows) <= (MOST_STEPS - 1) * step), STEPS[-1]
    )
    low, high = floor(min(lows) / step), ceil(max(highs) / step)
    return low * step, max(high, low + 1) * step, step


def _shortened(name: str) -> str:
    """The end of a long name tells more than its beginning: package:Class."""
    return name if len(name) <= MOST_LETTERS else "…" + name[1 - MOST_LETTERS :]
