"""How strong the bots are: remakes the table of docs/bots.md and the ratings that tables show.

    make strength
    .venv/bin/python -m turntable.lab.strength --only GAME --again

Each game is played for the fewest and the most players that it takes, one bot among others of the
level below. What is measured is kept cell by cell in build/strength, so that a run that was stopped
goes on where it was. Exit status 1 if a bot is not as strong as it should be.
"""

import sys
import time
from argparse import Namespace

from turntable.lab.asking import parser_of, whole_number
from turntable.lab.strength_cells import KINDS, Cell, Kept, Places, all_cells
from turntable.lab.strength_table import write_ratings, write_table
from turntable.lab.telling import progress_of, tell
from turntable.lab.tournament import Tournament, budgets

PACE = 0.2
"""Of the time that bots have at a table: all of it would take a day."""
GAMES = 100
SEED = 2026
"""Not 7, with which the looseness of levels was chosen: the table is of deals nobody had seen."""


def main(arguments: list[str], places: Places | None = None) -> int:
    """Measure what is asked for and not kept, and write the table and the ratings; exit status."""
    asked = _read(arguments)
    places = places or Places()
    chosen = [
        cell
        for cell in all_cells()
        if asked.only in (None, cell.game.id)
        and asked.players in (None, cell.players)
        and cell.kind.one in asked.cells
    ]
    if asked.again:
        for cell in chosen:
            places.forget(cell)
    try:
        for number, cell in enumerate(chosen):
            _measure(cell, asked, places, f"[{number + 1}/{len(chosen)}] {cell}")
    except KeyboardInterrupt:
        tell("Stopped; the cells that are done are kept.")
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
        tell(f"Too weak: {cell}: {share}, wanted {wanted}")
    return 1 if weak else 0


def _read(arguments: list[str]) -> Namespace:
    parser = parser_of("strength", __doc__, SEED)
    parser.add_argument(
        "--games",
        type=whole_number,
        default=GAMES,
        help="of a cell; twice as many for two, twice for hard, ten times between quick bots",
    )
    bots = list(dict.fromkeys(kind.one for kind in KINDS))
    parser.add_argument("--cells", nargs="+", choices=bots, default=bots, help="of these bots")
    parser.add_argument("--players", type=whole_number, help="cells for so many and no others")
    return parser.parse_args(arguments)


def _measure(cell: Cell, asked: Namespace, places: Places, title: str) -> None:
    count = asked.games * cell.weight
    kept = places.kept(cell)
    if kept and _will_do(kept, cell, asked.seed, count):
        tell(f"{title}: kept")
        return
    bots = [cell.kind.one, cell.kind.others]
    tournament = Tournament(cell.game, cell.players, 0, bots, asked.seed, budgets(pace=PACE))
    tournament.load()
    began = time.process_time()
    outcomes, whole = tournament.run(count, asked.cores, progress_of(title, count))
    if not whole:
        raise KeyboardInterrupt
    seconds = time.process_time() - began
    kept = Kept(PACE, asked.seed, cell.game.rules_version, outcomes, seconds)
    places.keep(cell, kept)
    tell(f"{title}: {100 * kept.standing(cell).share:.1f} %")


def _will_do(kept: Kept, cell: Cell, seed: int, count: int) -> bool:
    measured = (kept.pace, kept.seed, kept.rules_version)
    return measured == (PACE, seed, cell.game.rules_version) and len(kept.outcomes) >= count


def _holds(cell: Cell, kept: Kept | None) -> bool:
    return kept is None or cell.kind.holds(kept.standing(cell), cell.players)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
