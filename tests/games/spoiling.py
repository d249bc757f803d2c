"""Positions and deals that cannot be, of any game: good ones with something changed."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from turntable.engine.errors import TurntableError
from turntable.engine.game import Game
from turntable.engine.position import Truth
from turntable.engine.record import from_json, position_from_json
from turntable.engine.replay import replay

Json = dict[str, Any]
Change = Callable[[Json], object]


def read_position(game: Game, position: Json) -> Truth:
    return position_from_json(game, json.dumps(position).encode(), "position.json")


def error_in_position(game: Game, position: Json, change: Change) -> TurntableError:
    """What is said of a good position once it is changed."""
    change(position)
    with pytest.raises(TurntableError) as error:
        read_position(game, position)
    return error.value


def read_record(record: Json) -> object:
    return replay(from_json(json.dumps(record).encode(), "record.json"))


def error_in_record(record: Json) -> TurntableError:
    with pytest.raises(TurntableError) as error:
        read_record(record)
    return error.value


def error_in_initial(record: Json, change: Change) -> TurntableError:
    """What is said of a good record once its deal is changed."""
    change(record["initial"])
    return error_in_record(record)


def assert_names(error: TurntableError, code: str, place: str) -> None:
    """The rule that is broken, or the code, and where."""
    assert (error.rule or error.code, error.details.get("where", error.place)) == (code, place)


def assert_one_line(sentence: str, start: str) -> None:
    assert sentence.startswith(start)
    assert sentence.endswith((".", ")"))
    assert not set("\n{}") & set(sentence)
    assert "Traceback" not in sentence


def changed_ends(
    game: Game, records: Path, change: Callable[[Json, Random], None], times: int
) -> list[tuple[Json, Truth | None]]:
    """The end of each golden record, changed at random so many times, with what was read; None
    where it was not accepted."""
    changed: list[tuple[Json, Truth | None]] = []
    for path in sorted(records.iterdir()):
        text = path.read_bytes()
        dice = Random(text)
        for _ in range(times):
            final = json.loads(text)["final"]
            change(final, dice)
            try:
                changed.append((final, read_position(game, final)))
            except TurntableError:
                changed.append((final, None))
    return changed
