"""The table of strength: its lines, and what was measured for each."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from turntable.bots.choosing import QUICK_BOTS
from turntable.bots.ratings import FILE as RATINGS
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab.standings import Standing, standings
from turntable.lab.tournament import Outcome
from turntable.lab.whole_file import whole_file

Floor = Callable[[Standing, int], bool]


@dataclass(frozen=True, slots=True)
class Kind:
    """One bot among others, and what it should reach."""

    one: str
    others: str
    wanted: Callable[[int], str]
    """In words, by the number of players."""
    holds: Floor

    @property
    def is_quick(self) -> bool:
        return {self.one, self.others} <= set(QUICK_BOTS)


def _medium_share(players: int) -> float:
    return 0.75 if players == 2 else 2 / players


def _above_fair(players: int) -> str:
    return f"interval above {100 / players:.0f} %"


def _is_above_fair(one: Standing, players: int) -> bool:
    return one.interval[0] > 1 / players


KINDS = (
    Kind("greedy", "random", lambda players: "95 %", lambda one, players: one.share >= 0.95),
    Kind("easy", "greedy", lambda players: "—", lambda one, players: True),
    Kind(
        "medium",
        "greedy",
        lambda players: f"{100 * _medium_share(players):.0f} %",
        lambda one, players: one.share >= _medium_share(players),
    ),
    Kind("medium", "easy", _above_fair, _is_above_fair),
    Kind("hard", "medium", _above_fair, _is_above_fair),
)


@dataclass(frozen=True, slots=True)
class Cell:
    """A line of the table."""

    game: Game
    players: int
    kind: Kind

    def __str__(self) -> str:
        one, others = self.kind.one, self.kind.others
        return f"{self.game.id}, {self.players} players, one {one} among {others}"

    @property
    def weight(self) -> int:
        """How many times the games of other cells it plays: quick bots play at once, between two
        a share is known least exactly, and between hard and medium the difference is smallest. Of
        two hundred games between these two, a share of 60 % is not above half one time in five."""
        if self.kind.is_quick:
            return 10
        return (2 if self.players == 2 else 1) * (2 if self.kind.one == "hard" else 1)

    @property
    def file(self) -> str:
        return f"{self.game.id}-{self.players}-{self.kind.one}-{self.kind.others}.json"


class Kept(msgspec.Struct, frozen=True):
    """What was measured for a cell."""

    pace: float
    seed: int
    rules_version: int
    outcomes: list[Outcome]
    seconds: float
    """Of computing, on all cores together."""

    def standing(self, cell: Cell) -> Standing:
        return standings(self.outcomes).bots[cell.kind.one]


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything is kept."""

    cells: Path = Path("build/strength")
    table: Path = Path("docs/bots.md")
    ratings: Path = RATINGS

    def kept(self, cell: Cell) -> Kept | None:
        """What was measured before, if it was."""
        file = self.cells / cell.file
        return msgspec.json.decode(file.read_bytes(), type=Kept) if file.exists() else None

    def all_kept(self) -> list[tuple[Cell, Kept | None]]:
        return [(cell, self.kept(cell)) for cell in all_cells()]

    def forget(self, cell: Cell) -> None:
        (self.cells / cell.file).unlink(missing_ok=True)

    def keep(self, cell: Cell, kept: Kept) -> None:
        self.cells.mkdir(parents=True, exist_ok=True)
        with whole_file(self.cells / cell.file) as file:
            file.write(msgspec.json.encode(kept))


def all_cells() -> list[Cell]:
    """Of every game, for the fewest and the most players that it takes."""
    return [
        Cell(game, players, kind)
        for game in games().values()
        for players in dict.fromkeys((game.players[0], game.players[-1]))
        for kind in KINDS
    ]
