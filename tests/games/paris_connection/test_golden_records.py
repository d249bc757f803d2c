"""Golden records: whole games for every number of players and every end, which must hold for as
long as the rules are of this version, compiled and uncompiled. Written once by

    python -m tests.games.paris_connection.test_golden_records

Bots played them from their seeds; the first seed of each whose game ends as its name says.
"""

import json
from itertools import count
from pathlib import Path

import pytest

from turntable.engine.record import from_json, record_of, to_json
from turntable.engine.replay import replay
from turntable.games.paris_connection import GAME
from turntable.lab.records import simulated_record

pytestmark = pytest.mark.kernels
RECORDS = Path(__file__).with_name("records")
PLAYED = [
    (3, "greedy", "stalemate"),
    (4, "greedy", "marseille"),
    (5, "random", "stations"),
    (6, "greedy", "stations"),
]
NAMES = {f"{players}-players-{end}.json": (players, bot, end) for players, bot, end in PLAYED}

every_record = pytest.mark.parametrize("name", NAMES)


@every_record
def test_a_golden_record_holds(name: str) -> None:
    """PC-1 to PC-16."""
    text = (RECORDS / name).read_bytes()
    record = from_json(text, name)
    again = record_of(replay(record), record.players, record.seed, record.commitment)
    assert json.loads(to_json(again)) == json.loads(text)


def test_there_are_no_others() -> None:
    assert {path.name for path in RECORDS.iterdir()} == set(NAMES)


@every_record
def test_a_golden_record_is_of_this_version(name: str) -> None:
    assert json.loads((RECORDS / name).read_bytes())["rules_version"] == GAME.rules_version


@every_record
def test_a_golden_record_is_what_its_name_says(name: str) -> None:
    """PC-13, PC-14, PC-15."""
    record = json.loads((RECORDS / name).read_bytes())
    players, _, end = NAMES[name]
    assert (len(record["players"]), record["end"]) == (players, end)


def test_every_number_of_players_is_there() -> None:
    assert {players for players, _, _ in PLAYED} == set(GAME.players)


def test_every_end_is_there() -> None:
    assert {end for _, _, end in PLAYED} == set(GAME.ends)


if __name__ == "__main__":
    for name, (players, bot, end) in NAMES.items():
        games = (simulated_record(GAME, 0, [bot] * players, seed) for seed in count(2000))
        record = next(game for game in games if game.end == end)
        (RECORDS / name).write_bytes(to_json(record) + b"\n")
