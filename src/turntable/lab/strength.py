"""How strong the bots are: remakes the table of docs/bots.md and the ratings that tables show.

    make strength
    .venv/bin/python -m turntable.lab.strength --only GAME --again

Each game is played for the fewest and the most players that it takes, one bot among others of the
level below. What is measured is kept cell by cell in build/strength, so that a run that was stopped
goes on where it was. Exit status 1 if a bot is not as strong as it should be.
"""

import argparse
import sys
import time

from turntable.engine.registry import games
from turntable.lab.strength_cells import KINDS, Cell, Kept, Places, all_cells
from turntable.lab.strength_table import write_ratings, write_table
from turntable.lab.threads import Progress
from turntable.lab.tournament import Tournament, budgets

PACE = 0.2
"""Of the time that bots have at a table: all of it would take a day."""
GAMES = 100
SEED = 7
TOLD_EVERY = 0.1
"""Of a cell's games, where progress is not shown on a terminal."""


def main(arguments: list[str], places: Places | None = None) -> int:
    """Measure what is asked for and not kept, and write the table and the ratings; exit status."""
    asked = _read(arguments)
    places = places or Places()
    chosen = [
        cell
        for cell in all_cells()
        if asked.only in (None, cell.game.id) and cell.kind.one in asked.cells
    ]
    if asked.again:
        for cell in chosen:
            places.forget(cell)
    try:
        for number, cell in enumerate(chosen):
            _measure(cell, asked, places, f"[{number + 1}/{len(chosen)}] {cell}")
    except KeyboardInterrupt:
        _tell("Stopped; the cells that are done are kept.")
        return 130
    finally:
        if any(kept for _, kept in places.all_kept()):
            write_table(places)
            write_ratings(places)
    weak = [cell for cell in chosen if not _holds(cell, places.kept(cell))]
    for cell in weak:
        kept = places.kept(cell)
        assert kept
        share = f"{100 * kept.standing(cell).share:.1f} %"
        wanted = cell.kind.wanted(cell.players)
        _tell(f"Too weak: {cell}: {share}, wanted {wanted}")
    return 1 if weak else 0


def _read(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m turntable.lab.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--games",
        type=_number,
        default=GAMES,
        help="of a cell; twice as many for two and for hard, ten times as many between quick bots",
    )
    parser.add_argument("--only", choices=list(games()), help="this game and no other")
    bots = list(dict.fromkeys(kind.one for kind in KINDS))
    parser.add_argument("--cells", nargs="+", choices=bots, default=bots, help="of these bots")
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    parser.add_argument("--cores", type=_number, help="how many to use; all if not given")
    return parser.parse_args(arguments)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _measure(cell: Cell, asked: argparse.Namespace, places: Places, title: str) -> None:
    count = asked.games * cell.weight
    kept = places.kept(cell)
    if kept and _will_do(kept, cell, count):
        _tell(f"{title}: kept")
        return
    bots = [cell.kind.one, cell.kind.others]
    tournament = Tournament(cell.game, cell.players, 0, bots, SEED, budgets(pace=PACE))
    tournament.load()
    began = time.process_time()
    outcomes, whole = tournament.run(count, asked.cores, _progress(title, count))
    if not whole:
        raise KeyboardInterrupt
    kept = Kept(PACE, cell.game.rules_version, outcomes, time.process_time() - began)
    places.keep(cell, kept)
    _tell(f"{title}: {100 * kept.standing(cell).share:.1f} %")


def _will_do(kept: Kept, cell: Cell, count: int) -> bool:
    measured = (kept.pace, kept.rules_version)
    return measured == (PACE, cell.game.rules_version) and len(kept.outcomes) >= count


def _holds(cell: Cell, kept: Kept | None) -> bool:
    return kept is None or cell.kind.holds(kept.standing(cell), cell.players)


def _progress(title: str, games: int) -> Progress:
    """A line that is written over on a terminal, and now and then one elsewhere."""
    began = time.monotonic()
    told = 0

    def report(done: int) -> None:
        nonlocal told
        step = 1 if sys.stderr.isatty() else max(1, round(TOLD_EVERY * games))
        if done == games or done < told + step:
            return
        told = done
        left = (time.monotonic() - began) / done * (games - done)
        _tell(f"{title}: {done} of {games} games, {_duration(left)} left", for_now=True)

    return report


def _tell(line: str, for_now: bool = False) -> None:
    """On a terminal, what is told for now is written over by what comes next."""
    if sys.stderr.isatty():
        print(f"\033[K{line}", end="\r" if for_now else "\n", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
