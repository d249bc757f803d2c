"""Golden records: whole games for every number of players, every variant and every end, which must
hold for as long as the rules are of this version, compiled and uncompiled. Written once by

    python -m tests.games.isle_of_trains.test_golden_records

Bots played them from their seeds, the first seed of each whose game ends as its name says; but
cards run out only where somebody wants them to: those players hoard, and use phantom cards.
"""

import json
from itertools import count
from pathlib import Path

import pytest

from tests.games.isle_of_trains.hoarding import hoarded_record
from turntable.engine.record import Record, from_json, record_of, to_json
from turntable.engine.replay import replay
from turntable.games.isle_of_trains import GAME
from turntable.lab.records import simulated_record

pytestmark = pytest.mark.kernels
RECORDS = Path(__file__).with_name("records")
HOARDERS = "hoarders"
PLAYED = [
    (2, 0, "greedy", "contracts"),
    (3, 0, "greedy", "contracts"),
    (4, 0, HOARDERS, "cards"),
    (2, 1, "random", "turns"),
    (3, 1, HOARDERS, "cards"),
    (4, 1, "greedy", "contracts"),
]
NAMES = {
    f"{players}-players{'-expert' * options}-{end}.json": (players, options, bot, end)
    for players, options, bot, end in PLAYED
}

every_record = pytest.mark.parametrize("name", NAMES)


@every_record
def test_a_golden_record_holds(name: str) -> None:
    """IT-1 to IT-33."""
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
    """IT-24, IT-27."""
    record = json.loads((RECORDS / name).read_bytes())
    players, options, _, end = NAMES[name]
    found = (len(record["players"]), record["options"], record["end"])
    assert found == (players, ["expert"] * options, end)


def test_every_number_of_players_with_every_variant_is_there() -> None:
    assert {(players, options) for players, options, _, _ in PLAYED} == {*GAME.combinations()}


def test_every_end_is_there() -> None:
    assert {end for _, _, _, end in PLAYED} == set(GAME.ends)


def test_a_shuffle_and_a_phantom_card_are_there() -> None:
    """IT-4, IT-30."""
    text = "".join((RECORDS / name).read_text() for name in NAMES)
    assert ('"shuffle"' in text, '"phantom"' in text) == (True, True)


def written(players: int, options: int, bot: str, end: str) -> Record:
    for seed in count(2000):
        if bot == HOARDERS:
            record = hoarded_record(players, options, seed)
            wanted = any(move.get("card") == "phantom" for _, move in record.moves)
        else:
            record = simulated_record(GAME, options, [bot] * players, seed)
            wanted = True
        if wanted and record.end == end:
            return record
    raise AssertionError


if __name__ == "__main__":
    for name, played in NAMES.items():
        (RECORDS / name).write_bytes(to_json(written(*played)) + b"\n")
