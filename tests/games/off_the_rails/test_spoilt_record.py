"""Spoilt records: the referee sees what is wrong with each, and so does the engine."""

import copy
import json
from collections.abc import Callable
from functools import cache

import pytest

from tests.games.foul import Foul
from tests.games.off_the_rails.mine import Json
from tests.games.off_the_rails.playing import COMPONENTS, played
from tests.games.off_the_rails.referee import check
from turntable.engine.errors import TurntableError
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import replay

Spoil = Callable[[Json], None]


@cache
def text_of_a_record() -> bytes:
    return to_json(played(3, 2, "guided", 1))


def a_record() -> Json:
    """Three guided players with missions."""
    record: Json = json.loads(text_of_a_record())
    record["seed"] = None  # or the engine would find out by that
    return record


def first_place(record: Json, kind: str) -> int:
    return next(at for at, (_, move) in enumerate(record["moves"]) if move["move"] == kind)


def first(record: Json, kind: str) -> Json:
    """The first move or entry of that kind."""
    move: Json = record["moves"][first_place(record, kind)][1]
    return move


def begins_with(move: Json) -> Spoil:
    def spoil(record: Json) -> None:
        record["moves"][0][1] = move

    return spoil


def launches_from_another_surface(record: Json) -> None:
    row, column = first(record, "launch")["square"]
    first(record, "launch")["square"] = [10 - row, 10 - column]


def lays_twice(record: Json) -> None:
    at = first_place(record, "lay")
    record["moves"].insert(at, copy.deepcopy(record["moves"][at]))


def picks_something_else(record: Json) -> None:
    pick = first(record, "pick")
    pick["piece"] = "gold" if pick["piece"] == "diamond" else "diamond"


def skips_what_is_compulsory(record: Json) -> None:
    record["moves"][first_place(record, "pick")][1] = {"move": "skip_pick"}


def faces_where_it_must_turn(record: Json) -> None:
    first(record, "turn")["move"] = "face"


def moves_out_of_turn(record: Json) -> None:
    record["moves"][0][0] = (record["moves"][0][0] + 1) % 3


def another_player_starts(record: Json) -> None:
    record["initial"]["first"] = (record["initial"]["first"] + 1) % 3


def nobody_starts(record: Json) -> None:
    record["initial"]["first"] = 3


def stops_before_the_end(record: Json) -> None:
    while record["moves"].pop()[0] is None:
        pass


def goes_on_after_the_end(record: Json) -> None:
    record["moves"].append([0, {"move": "end_actions"}])


def leaves_out_a_deposit(record: Json) -> None:
    del record["moves"][first_place(record, "deposit")]


def deposits_too_much(record: Json) -> None:
    first(record, "deposit")["pieces"].append("ruby")


def deposits_what_the_bag_has_not(record: Json) -> None:
    opening = record["initial"]["opening"]
    for _, pieces in opening[:2]:
        pieces[:] = ["diamond"] * len(pieces)
    first(record, "deposit")["pieces"] = ["diamond"] * len(first(record, "deposit")["pieces"])


def deposits_too_early(record: Json) -> None:
    record["moves"].insert(1, [None, first(record, "deposit")])


def opens_another_mine(record: Json) -> None:
    opening = record["initial"]["opening"]
    opening[0], opening[1] = opening[1], opening[0]
    opening[0][0] = opening[1][0]


def moves_the_collapse_card(record: Json) -> None:
    deck = record["initial"]["deck"]
    deck.remove("collapse")
    deck.insert(0, "collapse")


def shuffles_two_piles(record: Json) -> None:
    deck = record["initial"]["deck"]
    other = next(n for n in range(4, 8) if deck[n][0] != deck[0][0])
    deck[0], deck[other] = deck[other], deck[0]


def has_a_card_less(record: Json) -> None:
    record["initial"]["deck"].pop()


def has_two_of_a_clan(record: Json) -> None:
    seats = record["initial"]["seats"]
    seats[0]["clan"] = seats[1]["clan"]


def has_a_mission_less(record: Json) -> None:
    record["initial"]["missions"].pop()


def stores_something_else(record: Json) -> None:
    final = record["final"]
    store = final["seats"][0]["store"]
    for one, other in (("ruby", 1), ("rock", -1)):
        store[one] = store.get(one, 0) + other
        final["bag"][one] = final["bag"].get(one, 0) - other


def changes_a_line(record: Json) -> None:
    record["scores"][1]["lines"]["jewels"] += 1


def changes_a_total(record: Json) -> None:
    record["scores"][1]["total"] += 1


def changes_the_winners(record: Json) -> None:
    record["winners"] = [seat for seat in range(3) if seat not in record["winners"]]


def ends_otherwise(record: Json) -> None:
    other = "tokens" if record["end"] == "carts" else "carts"
    record["end"] = record["final"]["end"] = other


def is_abandoned_with_a_result(record: Json) -> None:
    record["end"] = "abandoned"


ILLEGAL: list[tuple[Spoil, str]] = [
    (begins_with({"move": "lay", "square": [3, 3], "exits": "NS"}), "OR-10"),
    (lays_twice, "OR-10"),
    (begins_with({"move": "upgrade", "square": [1, 1], "exit": "N"}), "OR-11"),
    (launches_from_another_surface, "OR-13"),
    (begins_with({"move": "speed", "cart": "white", "by": 1}), "OR-14"),
    (begins_with({"move": "move_cart", "cart": "white"}), "OR-15"),
    (faces_where_it_must_turn, "OR-16"),
    (skips_what_is_compulsory, "OR-20"),
    (picks_something_else, "OR-21"),
    (moves_out_of_turn, "OR-6"),
    (another_player_starts, "OR-6"),
    (goes_on_after_the_end, "OR-36"),
]
SPOILT: list[tuple[Spoil, str]] = [
    *ILLEGAL,
    (nobody_starts, "OR-6"),
    (stops_before_the_end, "record"),
    (leaves_out_a_deposit, "record"),
    (deposits_too_much, "OR-30"),
    (deposits_what_the_bag_has_not, "OR-2"),
    (deposits_too_early, "record"),
    (opens_another_mine, "OR-3"),
    (moves_the_collapse_card, "OR-3"),
    (shuffles_two_piles, "OR-3"),
    (has_a_card_less, "OR-4"),
    (has_two_of_a_clan, "OR-1"),
    (has_a_mission_less, "OR-7"),
    (stores_something_else, "record"),
    (changes_a_line, "OR-40"),
    (changes_a_total, "OR-40"),
    (changes_the_winners, "OR-41"),
    (ends_otherwise, "record"),
    (is_abandoned_with_a_result, "record"),
]


def spoilt_record(spoil: Spoil) -> Json:
    record = a_record()
    spoil(record)
    return record


@pytest.mark.parametrize(("spoil", "rule"), SPOILT)
def test_a_spoilt_record_is_a_foul(spoil: Spoil, rule: str) -> None:
    """OR-1 to OR-41: for the referee and for the engine."""
    record = spoilt_record(spoil)
    with pytest.raises(Foul) as foul:
        check(record, COMPONENTS)
    assert foul.value.rule == rule
    with pytest.raises(TurntableError):
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))


@pytest.mark.parametrize(("spoil", "rule"), ILLEGAL)
def test_both_give_the_same_rule(spoil: Spoil, rule: str) -> None:
    """OR-6 to OR-36."""
    text = json.dumps(spoilt_record(spoil)).encode()
    with pytest.raises(TurntableError) as error:
        replay(from_json(text, "a spoilt record"))
    assert error.value.details["rule"] == rule


def test_the_record_that_is_spoilt_is_good() -> None:
    """OR-36."""
    record = a_record()
    check(record, COMPONENTS)
    assert replay(from_json(json.dumps(record).encode(), "a record")).is_over


def test_an_abandoned_game_holds_as_far_as_it_goes() -> None:
    """OR-15."""
    record = a_record()
    at = first_place(record, "move_cart")
    cut = {**record, "moves": record["moves"][:at], "end": "abandoned"}
    referee = check({**cut, "final": None, "scores": None, "winners": None}, COMPONENTS)
    assert referee.decision == "move_cart"
