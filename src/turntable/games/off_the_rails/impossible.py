"""Refusing positions that break a rule."""

from typing import Never

from turntable.engine.errors import ImpossibleError, UnreadableError
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import SIDE, Coordinates, square_at


def impossible(rule: int, what: str, where: str, **details: str | int) -> Never:
    raise ImpossibleError(GAME.folder / "texts", GAME.rule_id(rule), what, where, **details)


def read_square(at: Coordinates, where: str) -> int:
    """The number of a square that is on the board."""
    if not all(0 <= part < SIDE for part in at) or _is_corner(at):
        raise UnreadableError("unknown-name", where=where, name=str(list(at)))
    return square_at(at)


def _is_corner(at: Coordinates) -> bool:
    return all(part in (0, SIDE - 1) for part in at)
