"""Boards drawn as text, and what they score.

    board("S01 C21/1 .", ". B05 .", on="2B")

is board 2, side B: rows from the top, `/` and the quarter turns of a tile, `.` for a free space.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.board import clear_board, lay
from turntable.games.ghosts_galore.components import SIDES, TILE_NUMBER
from turntable.games.ghosts_galore.position import FinalSeat
from turntable.games.ghosts_galore.state import OVER


@dataclass(frozen=True, slots=True)
class Score:
    """What a board scores, and what breaks a tie."""

    lines: dict[str, int]
    total: int
    dead_ends: int
    rank: int


def board(*rows: str, on: str = "1A") -> FinalSeat:
    """A board, possibly with free spaces; rows at the bottom may be left out."""
    tiles = []
    for row, spaces in enumerate(rows):
        for column, space in enumerate(spaces.split()):
            if space != ".":
                tile, _, rotation = space.partition("/")
                tiles.append((row, column, tile, int(rotation or 0)))
    return FinalSeat(int(on[0]), "A" if on[1] == "A" else "B", tiles)


EMPTY = board()


def in_reading_order(tiles: Sequence[str]) -> FinalSeat:
    """These tiles from the top left on, as far as they go."""
    return board(*(" ".join(tiles[first : first + 3]) for first in (0, 3, 6)))


def scores(*boards: FinalSeat) -> list[Score]:
    """The sheets of a game that ended, or stands, with these boards."""
    boundary = GAME.boundary
    state, work = boundary.new_state(), boundary.new_work()
    _write(boards, boundary.read_state(state))
    boundary.score(state, work)
    w = boundary.read_work(work)
    return [
        Score(
            dict(zip(GAME.lines, w.line[seat].tolist(), strict=True)),
            int(w.total[seat]),
            int(w.dead_ends[seat]),
            int(w.rank[seat]),
        )
        for seat in range(len(boards))
    ]


def score(*rows: str, on: str = "1A") -> Score:
    """What one board scores, with an empty one opposite."""
    return scores(board(*rows, on=on), EMPTY)[0]


def winners(*boards: FinalSeat) -> list[int]:
    return [seat for seat, sheet in enumerate(scores(*boards)) if sheet.rank == 0]


def _write(boards: tuple[FinalSeat, ...], s: Any) -> None:
    s.players = len(boards)
    s.phase = OVER
    for seat, laid in enumerate(boards):
        s.board[seat] = laid.board - 1
        s.side[seat] = SIDES.index(laid.side)
        clear_board(s, seat)
        for row, column, tile, rotation in laid.tiles:
            lay(s, seat, row * 3 + column, TILE_NUMBER[tile], rotation)
