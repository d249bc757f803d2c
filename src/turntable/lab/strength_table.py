"""What the cells of the table of strength say: its lines in docs/bots.md, and ratings."""

import random
from collections.abc import Iterator, Sequence

from turntable.bots.ratings import ratings_as_text, read_ratings
from turntable.engine.registry import games
from turntable.lab.measured_block import MeasuredBlock
from turntable.lab.rating import rate
from turntable.lab.strength_cells import Cell, Kept, Places
from turntable.lab.tournament import Outcome
from turntable.lab.whole_file import whole_file

BLOCK = "strength"
HEAD = (
    "| game | players | one | among | games | wins | 95 % | at least |",
    "|---|---:|---|---|---:|---:|---|---|",
)

ORDER = 7
"""The seed of the order in which games are rated."""


def write_table(places: Places) -> None:
    """Put the cells that are kept into the table; the lines of others stay as they are."""
    block = MeasuredBlock(places.table, BLOCK)
    old = {_key(line): line for line in block.text.splitlines() if line.startswith("|")}
    lines = []
    for cell, kept in places.all_kept():
        line = _line(cell, kept) if kept else old.get(_beginning(cell))
        lines += [line] if line else []
    block.write([*HEAD, *lines, *_duration(places)])


def write_ratings(places: Places) -> None:
    """Rate the bots of every game whose cells are all kept; other ratings stay as they are."""
    ratings = read_ratings(places.ratings)
    for name in games():
        cells = [kept for cell, kept in places.all_kept() if cell.game.id == name]
        if all(cells):
            rated = rate(_mixed([kept.outcomes for kept in cells if kept]))
            bots = sorted(rated, key=lambda bot: rated[bot].rating)
            ratings[name] = {bot: rated[bot] for bot in bots}
    ordered = {name: ratings[name] for name in games() if name in ratings}
    with whole_file(places.ratings) as file:
        file.write(ratings_as_text(ordered).encode())


def _mixed(cells: Sequence[list[Outcome]]) -> Iterator[Outcome]:
    """The games of all cells in an order of chance, always the same: whoever came first would be
    measured against others of whom nothing is known yet."""
    every = [outcome for cell in cells for outcome in cell]
    random.Random(ORDER).shuffle(every)
    yield from every


def _line(cell: Cell, kept: Kept) -> str:
    one = kept.standing(cell)
    low, high = (f"{100 * end:.0f}" for end in one.interval)
    words = (
        *_beginning(cell),
        str(len(kept.outcomes)),
        f"{100 * one.share:.1f} %",
        f"{low} to {high}",
        cell.kind.wanted(cell.players),
    )
    return f"| {' | '.join(words)} |"


def _duration(places: Places) -> tuple[str, ...]:
    """How long all of it took, once all of it is there."""
    cells = [kept for _, kept in places.all_kept()]
    if not all(cells):
        return ()
    minutes = sum(kept.seconds for kept in cells if kept) / 60
    return (
        "",
        f"All these games together took {minutes:.0f} minutes on one core; two take half as long.",
    )


def _beginning(cell: Cell) -> tuple[str, ...]:
    """The words by which a line is found again."""
    return cell.game.title("en"), str(cell.players), cell.kind.one, cell.kind.others


def _key(line: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in line.strip("|").split("|")[:4])
