"""Records of whole games: what moves and positions look like in them, and that they replay."""

import json
from typing import Any

import pytest

from tests.games.paris_connection.scene import COMPANIES, Table, paris
from turntable.engine.errors import ImpossibleError, MismatchError
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import replay
from turntable.games.paris_connection import GAME

pytestmark = pytest.mark.kernels


def written(table: Table) -> Any:
    """The record as JSON has it."""
    return json.loads(to_json(table.record()))


def replayed(record: Any) -> Any:
    return replay(from_json(json.dumps(record).encode(), "a record"))


def a_whole_game() -> Any:
    """Two cities for red, eleven trades of one for two by Ana, then a stalemate."""
    table = paris(shares=[{"red": 10}, {"red": 10}])
    table.after("Ana lays red at Rouen", "Ana lays red at Amiens", "Ana ends the build")
    table.after_even_trades(2)
    for _ in range(11):
        table.after(f"Ana trades {table.choices('Ana')[-1].give} for two brown")  # type: ignore[union-attr]
        table.after_even_trades(2)
    return written(table.after_even_trades(7))
