"""Records of whole games: what moves and positions look like in them, and that they replay."""

from typing import Any

import msgspec
import pytest

from tests.games.ghosts_galore.scene import TILES, Table, ghosts
from turntable.engine.record import Player, Record, from_json, record_of, to_json
from turntable.engine.replay import replay

pytestmark = pytest.mark.kernels


def record(table: Table) -> Record:
    return record_of(table.match, [Player(name, None) for name in table.names])


def written(table: Table) -> Any:
    """The record as JSON has it."""
    return msgspec.json.decode(to_json(record(table)))


def test_the_start_of_a_standard_game() -> None:
    """GG-1 to GG-4: boards from one, stacks from the top, the box, the lamp."""
    table = ghosts(boards=(4, 2), hidden=["C21", "C10"], stacks={0: ["D04", "B05"]}, lamp=1)
    initial = written(table)["initial"]
    assert initial["seats"] == [{"board": 4, "hidden": "C21"}, {"board": 2, "hidden": "C10"}]
    assert initial["stacks"][0] == ["D04", "B05", "S01", "S02", "S03", "S04"]
    assert initial["box"][-1] == TILES[-1]
    assert initial["lamp"] == 1


def test_the_start_of_an_expert_game() -> None:
    """GG-5: the two tiles drawn, and no stacks yet."""
    table = ghosts(expert=True, hidden=[("C21", "S01"), ("C10", "S02")])
    assert written(table)["initial"] == {
        "seats": [{"board": 1, "hidden": ["C21", "S01"]}, {"board": 2, "hidden": ["C10", "S02"]}],
        "lamp": 0,
    }


def test_moves_of_a_round() -> None:
    """GG-1, GG-7, GG-8, GG-11."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides("A", "B")
    table.after("Greg draws C21", "Greg leaves it", "Mary claims C21", "Greg claims C10")
    table.after("Mary places at 0,1 turned 2")
    assert written(table)["moves"] == [
        [0, {"move": "choose_side", "side": "A"}],
        [1, {"move": "choose_side", "side": "B"}],
        [0, {"move": "draw"}],
        [0, {"move": "leave"}],
        [1, {"move": "claim", "tile": "C21"}],
        [0, {"move": "claim", "tile": "C10"}],
        [1, {"move": "place", "space": [0, 1], "rotation": 2}],
    ]


def test_moves_made_at_the_same_time_stand_in_the_order_in_which_they_came() -> None:
    """GG-1."""
    table = ghosts(3).after("Ana chooses side A", "Greg chooses side B", "Mary chooses side A")
    assert [seat for seat, _ in written(table)["moves"]] == [2, 0, 1]


def test_the_experts_stacks_follow_the_last_tile_kept() -> None:
    """GG-5: an entry of no seat."""
    table = ghosts(expert=True, hidden=[("C21", "S01"), ("C10", "S02")], stacks={0: ["S02"]})
    (_, keep), (seat, formed) = written(table.with_sides().with_kept("C21", "C10"))["moves"][3:]
    assert (keep, seat) == ({"move": "keep", "tile": "C10"}, None)
    assert (formed["move"], formed["stacks"][0][:2]) == ("stacks", ["S02", "S01"])


def test_the_end_of_a_game() -> None:
    """GG-13: full boards, space by space."""
    table = ghosts(hidden=["C21"], boards=(3, 5)).with_sides("B", "A").play_rounds(8)
    seat = written(table.with_all_placed())["final"]["seats"][0]
    assert (seat["board"], seat["side"], seat["tiles"][-1]) == (3, "B", [2, 2, "C21", 0])


def test_a_game_ends_in_one_way() -> None:
    """GG-13."""
    table = ghosts().with_sides().play_rounds(8).with_all_placed()
    assert written(table)["end"] == "boards"


@pytest.mark.parametrize("expert", [False, True], ids=["standard", "expert"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_record_of_a_whole_game_replays(players: int, expert: bool) -> None:
    """GG-1 to GG-33."""
    table = ghosts(players, expert=expert).with_sides("B", "A")
    if expert:
        table.with_kept()
    table.leave(3).play_rounds(8).with_all_placed()
    text = to_json(record(table))
    again = replay(from_json(text, "a record"))
    assert again.truth.buffer.tobytes() == table.match.truth.buffer.tobytes()
