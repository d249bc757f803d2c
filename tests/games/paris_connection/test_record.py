"""Records of whole games: what moves and positions look like in them, and that they replay."""

import json
from typing import Any

import pytest

from tests.games.paris_connection.scene import COMPANIES, Table, paris
from turntable.engine.errors import ImpossibleError, MismatchError
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import replay

pytestmark = pytest.mark.kernels


def written(table: Table) -> Any:
    """The record as JSON has it."""
    return json.loads(to_json(table.record()))


def replayed(record: Any) -> Any:
    return replay(from_json(json.dumps(record).encode(), "a record"))


def a_whole_game() -> Any:
    """Red gets two cities, Ana a share too many by eleven trades of one for two; a stalemate."""
    table = paris(shares=[{"red": 10}, {"red": 10}])
    table.after("Ana lays red at Rouen", "Ana lays red at Amiens", "Ana ends the build")
    for trade in [*["red for two brown"] * 10, "brown for two black"]:
        table.after_even_trades(2).after(f"Ana trades {trade}")
    return written(table.after_even_trades(9))


def test_the_start_of_a_game() -> None:
    """PC-1 to PC-4."""
    table = paris(shares=[{"red": 10}, {"red": 4, "blue": 6}, {"black": 10}], first=2)
    assert written(table)["initial"] == {
        "starts": {
            "red": [0, -1],
            "blue": [1, -1],
            "yellow": [-1, 0],
            "purple": [1, 0],
            "black": [-1, 1],
            "brown": [0, 1],
        },
        "shares": [all_of(red=10), all_of(red=4, blue=6), all_of(black=10)],
        "stations": all_of(red=17, blue=25, yellow=31, purple=31, black=21, brown=31),
        "first": 2,
    }


def all_of(**counts: int) -> dict[str, int]:
    return dict.fromkeys(COMPANIES, 0) | counts


def test_moves() -> None:
    """PC-5, PC-10."""
    table = paris(shares=[{"red": 10}, {"red": 10}])
    table.after("Ana lays red at Rouen", "Ana ends the build", "Ben trades red for two blue")
    assert written(table)["moves"] == [
        [0, {"move": "lay", "company": "red", "hex": [-1, -1]}],
        [0, {"move": "end_build"}],
        [1, {"move": "trade", "give": "red", "take": "blue", "count": 2}],
    ]


def test_the_end_of_a_game() -> None:
    """PC-15: the map with the starts, and what is left of everything."""
    final = a_whole_game()["final"]
    assert (final["end"], final["values"]) == ("stalemate", all_of(red=2))
    assert [at for at in final["locomotives"] if at[2] == "red"] == [
        [1, -2, "red"],
        [-1, -1, "red"],
        [0, -1, "red"],
    ]


def test_every_colour_adds_up_to_32() -> None:
    """PC-1: on the map, in the station, in hands."""
    final = a_whole_game()["final"]
    for company in COMPANIES:
        on_the_map = sum(colour == company for _, _, colour in final["locomotives"])
        in_hands = sum(hand[company] for hand in final["shares"])
        assert on_the_map + final["stations"][company] + in_hands == 32


def test_a_record_replays() -> None:
    """PC-1 to PC-16."""
    record = a_whole_game()
    table = Table(replayed(record).truth)
    assert table.values == record["final"]["values"]


def test_a_count_of_nothing_may_be_left_out() -> None:
    """PC-3: in the start and in the end."""
    record = a_whole_game()
    for position in (record["initial"], record["final"]):
        position["shares"] = [{c: n for c, n in hand.items() if n} for hand in position["shares"]]
    record["final"]["values"] = {"red": 2}
    assert replayed(record).is_over


def test_a_record_with_a_wrong_value_does_not_hold() -> None:
    """PC-9."""
    record = a_whole_game()
    record["final"]["values"]["red"] = 3
    with pytest.raises(ImpossibleError) as error:
        replayed(record)
    assert (error.value.rule, error.value.details["where"]) == ("PC-9", "final.values.red")


def test_shares_above_the_limit_are_a_penalty_in_a_record() -> None:
    """PC-11."""
    assert a_whole_game()["scores"][0]["lines"]["penalty"] == -20


@pytest.mark.parametrize("penalty", [0, 20, -40])
def test_a_record_with_a_wrong_penalty_does_not_hold(penalty: int) -> None:
    """PC-11."""
    record = a_whole_game()
    record["scores"][0]["lines"]["penalty"] = penalty
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.details["where"] == "scores[0].lines.penalty"


def test_a_game_that_is_not_over_is_abandoned() -> None:
    """PC-14."""
    record = written(paris().after("Ana lays red at Rouen"))
    assert (record["end"], record["final"]) == ("abandoned", None)


def test_a_record_ends_with_its_game() -> None:
    """PC-15: a move too many breaks the rule of the end."""
    record = a_whole_game()
    record["moves"].append(record["moves"][-1])
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.details["rule"] == "PC-15"
