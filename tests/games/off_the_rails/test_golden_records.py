"""Golden records: whole games for every number of players, every set of options and every end. They
must hold for as long as the rules are of this version, compiled and uncompiled. Written once by

    python -m tests.games.off_the_rails.test_golden_records

Players who know what they want (guided.py) played them, the first seed of each whose game has in it
what its line says: at random hardly a cart comes home.
"""

import json
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from tests.games.off_the_rails.mine import Json
from tests.games.off_the_rails.playing import played
from turntable.engine.record import Record, from_json, record_of, to_json
from turntable.engine.replay import replay
from turntable.games.off_the_rails import GAME

pytestmark = pytest.mark.kernels
RECORDS = Path(__file__).with_name("records")
QUICK, MISSIONS = 1, 2
PLAYED = [
    (2, 0, "carts", ("split",)),
    (3, 0, "tokens", ()),
    (4, 0, "carts", ("lost",)),
    (2, QUICK, "tokens", ()),
    (3, QUICK, "carts", ("face", "split")),
    (4, QUICK, "carts", ("name_lost",)),
    (2, MISSIONS, "carts", ("take_mission",)),
    (3, MISSIONS, "carts", ("take_mission", "choose_half")),
    (4, MISSIONS, "tokens", ()),
    (2, QUICK | MISSIONS, "carts", ("take_mission",)),
    (3, QUICK | MISSIONS, "tokens", ()),
    (4, QUICK | MISSIONS, "carts", ("skip_pick",)),
]
"""Players, options, the end, and what must be in it."""
NAMES = {
    "-".join([str(players), "players", *GAME.option_names(options), end]) + ".json": (
        players, options, end, wanted,
    )
    for players, options, end, wanted in PLAYED
}  # fmt: skip

every_record = pytest.mark.parametrize("name", NAMES)


def read(name: str) -> Json:
    record: Json = json.loads((RECORDS / name).read_bytes())
    return record


@every_record
def test_a_golden_record_holds(name: str) -> None:
    """OR-1 to OR-41."""
    text = (RECORDS / name).read_bytes()
    record = from_json(text, name)
    again = record_of(replay(record), record.players, record.seed, record.commitment)
    assert json.loads(to_json(again)) == json.loads(text)


def test_there_are_no_others() -> None:
    assert {path.name for path in RECORDS.iterdir()} == set(NAMES)


@every_record
def test_a_golden_record_is_of_this_version(name: str) -> None:
    assert read(name)["rules_version"] == GAME.rules_version


@every_record
def test_a_golden_record_is_what_its_name_says(name: str) -> None:
    """OR-36."""
    record = read(name)
    players, options, end, _ = NAMES[name]
    found = (len(record["players"]), record["options"], record["end"])
    assert found == (players, GAME.option_names(options), end)


def test_every_number_of_players_with_every_set_of_options_is_there() -> None:
    assert {(players, options) for players, options, _, _ in PLAYED} == {*GAME.combinations()}


def test_every_end_is_there() -> None:
    """OR-36."""
    assert {end for _, _, end, _ in PLAYED} == set(GAME.ends)


def test_every_kind_of_move_and_of_chance_is_there() -> None:
    """OR-7 to OR-32."""
    kinds = Counter(move["move"] for name in NAMES for _, move in read(name)["moves"])
    moves = {type(GAME.play.move_of(n)).__struct_config__.tag for n in range(GAME.moves)}
    assert set(kinds) == moves | {"deposit", "token", "lost", "left"}


def written(players: int, options: int, end: str, wanted: tuple[str, ...]) -> Record:
    for seed in count(3000):
        record = played(players, options, "guided", seed)
        kinds = {move["move"] for _, move in record.moves}
        if record.end == end and kinds.issuperset(wanted):
            return record
    raise AssertionError


if __name__ == "__main__":
    for name, line in NAMES.items():
        (RECORDS / name).write_bytes(to_json(written(*line)) + b"\n")
