"""Golden records: one whole game for each number of players and each variant, which must hold for
as long as the rules are of this version, compiled and uncompiled. Written once by

    python -m tests.games.ghosts_galore.test_golden_records
"""

import json
from pathlib import Path

import pytest

from turntable.engine.record import from_json, record_of, to_json
from turntable.engine.replay import replay
from turntable.games.ghosts_galore import GAME
from turntable.lab.records import simulated_record

pytestmark = pytest.mark.kernels
RECORDS = Path(__file__).with_name("records")
NAMES = {
    (players, options): f"{players}-players{'-expert' * options}.json"
    for players, options in GAME.combinations()
}


@pytest.mark.parametrize("name", NAMES.values())
def test_a_golden_record_holds(name: str) -> None:
    text = (RECORDS / name).read_bytes()
    record = from_json(text, name)
    again = record_of(replay(record), record.players, record.seed, record.commitment)
    assert to_json(again) == to_json(record)


def test_there_are_no_others() -> None:
    assert {path.name for path in RECORDS.iterdir()} == set(NAMES.values())


@pytest.mark.parametrize("name", NAMES.values())
def test_a_golden_record_is_of_this_version(name: str) -> None:
    assert json.loads((RECORDS / name).read_bytes())["rules_version"] == GAME.rules_version


if __name__ == "__main__":
    for (players, options), name in NAMES.items():
        record = simulated_record(GAME, options, ["greedy"] * players, 2000 + players)
        (RECORDS / name).write_bytes(to_json(record) + b"\n")
