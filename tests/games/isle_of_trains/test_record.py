"""Records of whole games: what moves and positions look like in them, and that they replay."""

import json
from functools import cache
from typing import Any

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import Table, dealt_isle, isle
from turntable.engine.errors import ImpossibleError, MismatchError, TurntableError
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import replay

pytestmark = pytest.mark.kernels

ANAS = ["hopper_1", "tanker_1", "bank", "rail_yard", "engine_2"]
BENS = ["hopper_1", "tanker_1", "boxcar_1", "grand_central", "engine_2"]


def written(table: Table) -> Any:
    """The record as JSON has it."""
    return json.loads(to_json(table.record()))


def replayed(record: Any) -> Any:
    return replay(from_json(json.dumps(record).encode(), "a record"))


def moves(table: Table) -> list[Any]:
    entries: list[Any] = written(table)["moves"]
    return [move for _, move in entries]


def test_the_start_of_a_game() -> None:
    """IT-1, IT-3: hands by the order of the box, the pile from the top."""
    table = dealt_isle(ANAS, BENS, pile=["boxcar_3", "caboose_1"], first=1)
    initial = written(table)["initial"]
    assert initial["seats"] == [
        {"hand": ["engine_2", "hopper_1", "tanker_1", "bank", "rail_yard"]},
        {"hand": ["engine_2", "hopper_1", "tanker_1", "boxcar_1", "grand_central"]},
    ]
    assert (initial["pile"][:2], initial["row"], initial["first"]) == (
        ["boxcar_3", "caboose_1"],
        [],
        1,
    )
    assert len(initial["pile"]) == 38


def test_the_start_of_an_expert_game() -> None:
    """IT-5."""
    table = dealt_isle(ANAS, expert=True, row=["boxcar_3", "caboose_1", "engine_3"])
    initial = written(table)["initial"]
    assert (initial["row"], len(initial["pile"])) == (["boxcar_3", "caboose_1", "engine_3"], 35)


def test_moves_of_a_build() -> None:
    """IT-8, IT-9, IT-11: a slot is named only where a car is replaced."""
    table = isle(
        Seat(hand=["hopper_2", "bank", "rail_yard", "boxcar_1"], cars=["tanker_1", "hopper_1"])
    )
    table.after(
        "Ana builds hopper_2 over 1",
        "Ana scraps 0",
        "Ana ends",
        "Ana pays boxcar_1, bank, rail_yard",
    )
    assert moves(table) == [
        {"move": "build", "card": "hopper_2", "replaces": 1},
        {"move": "scrap", "slot": 0},
        {"move": "end"},
        {"move": "pay", "card": "boxcar_1"},
        {"move": "pay", "card": "bank"},
        {"move": "pay", "card": "rail_yard"},
    ]


def test_moves_of_a_build_that_scraps_a_building() -> None:
    """IT-9: named by its card."""
    table = isle(Seat(hand=["hopper_1", "boxcar_1"], buildings=["bank"]))
    table.after("Ana builds hopper_1", "Ana scraps bank")
    assert moves(table) == [
        {"move": "build", "card": "hopper_1"},
        {"move": "scrap", "building": "bank"},
    ]


def test_moves_of_a_load() -> None:
    """IT-14, IT-15, IT-16."""
    table = isle(
        Seat(hand=["bank", "boxcar_1"]), Seat(cars=["hopper_3"]), pile=["hopper_1", "tanker_1"]
    )
    table.after(
        "Ana loads bank face down on Ben 0", "Ana discards boxcar_1", "Ana has an extra draw"
    )
    table.after("Ana draws", "Ana loads tanker_1 on Ben 0", "Ana declines")
    assert moves(table) == [
        {"move": "load", "card": "bank", "seat": 1, "slot": 0, "face_down": True},
        {"move": "discard", "card": "boxcar_1"},
        {"move": "extra", "action": "draw"},
        {"move": "draw"},
        {"move": "load", "card": "tanker_1", "seat": 1, "slot": 0, "face_down": False},
        {"move": "decline"},
    ]


def test_moves_of_a_delivery() -> None:
    """IT-20, IT-21."""
    table = isle(Seat(cars=["tanker_2 engine_2 engine_2", "caboose_3 bank"], engine="engine_2"))
    table.after("Ana delivers", "Ana completes killian", "Ana uses oil of 0", "Ana uses oil of 0")
    table.after("Ana sells any of 1")
    assert moves(table) == [
        {"move": "deliver"},
        {"move": "contract", "contract": "killian", "side": "primary"},
        {"move": "use", "slot": 0, "kind": "oil"},
        {"move": "use", "slot": 0, "kind": "oil"},
        {"move": "sell", "slot": 1, "kind": "any"},
    ]


def test_a_secondary_contract_is_told_by_its_number() -> None:
    """IT-21."""
    cars = ["tanker_3 engine_2 engine_2", "hopper_3 tanker_1 tanker_1"]
    table = isle(Seat(cars=cars, contracts={"port-ember": None}))
    table.after("Ana delivers", "Ana completes port-ember 1")
    assert moves(table)[1] == {"move": "contract", "contract": "port-ember", "side": 1}


def test_draws_of_an_expert() -> None:
    """IT-5."""
    table = isle(row=["bank", "hopper_1", "hopper_2"]).after(
        "Ana takes bank", "Ana draws from the pile"
    )
    assert moves(table) == [
        {"move": "draw", "from": "row", "card": "bank"},
        {"move": "draw", "from": "pile"},
    ]


def test_a_shuffle_follows_the_move_in_which_it_came() -> None:
    """IT-4: an entry of no seat, the new pile from the top."""
    table = isle(Seat(), rest="discards").after("Ana draws")
    (seat, move), (nobody, shuffle) = written(table)["moves"]
    assert (seat, move, nobody) == (0, {"move": "draw"}, None)
    assert shuffle["move"] == "shuffle"
    assert shuffle["pile"] == [*table.hand("Ana"), *table.pile]


def test_a_shuffle_of_an_expert_has_the_row_in_it() -> None:
    """IT-4, IT-5: cards that were turned up at once come first."""
    table = isle(Seat(), row=["bank", "hopper_1", "hopper_2"], rest="discards").after(
        "Ana takes bank"
    )
    shuffle = written(table)["moves"][1][1]
    assert shuffle["pile"] == [table.seen_by("Ana").row[-1], *table.pile]


@cache
def text_of_a_whole_game() -> bytes:
    table = dealt_isle(ANAS, BENS)
    while table.end is None:
        table.after_draws(2)
    return to_json(table.record())


def a_whole_game() -> Any:
    """Two players who draw for 60 turns, and a last one."""
    return json.loads(text_of_a_whole_game())


def test_a_whole_game_replays() -> None:
    """IT-1 to IT-33."""
    record = a_whole_game()
    assert (record["end"], replayed(record).is_over) == ("turns", True)


def test_a_phantom_card_in_a_record() -> None:
    """IT-30."""
    table = isle(Seat(hand=["hopper_1"]), Seat(), Seat(), pile=["boxcar_3"] * 2, rest=1, first=2)
    table.after("Eva draws", "Eva draws", "Ana draws", "Ana builds hopper_1", "Ana pays phantom")
    assert moves(table)[-1] == {"move": "pay", "card": "phantom"}


def test_the_end_of_a_game() -> None:
    """IT-24: hands, the island, and how many cards are left."""
    record = a_whole_game()
    final = record["final"]
    seat = final["seats"][0]
    assert (seat["engine"], seat["cars"], seat["buildings"], seat["contracts"]) == (
        "engine_1",
        [],
        [],
        [],
    )
    assert len(seat["hand"]) == 5
    assert len(final["island"]) == 6
    assert final["pile"] + final["discards"] == 50 - 2 - 10
    assert (final["row"], final["end"]) == ([], "turns")


def test_a_game_that_is_not_over_is_abandoned() -> None:
    """IT-24."""
    record = written(dealt_isle(ANAS, BENS).after_draws(3))
    assert (record["end"], record["final"]) == ("abandoned", None)
    assert not replayed(record).is_over


def test_a_record_ends_with_its_game() -> None:
    """IT-25: a move too many breaks the rule of the end."""
    record = a_whole_game()
    record["moves"].append([0, {"move": "draw"}])
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.details["rule"] == "IT-25"


def first_shuffle(record: Any) -> Any:
    return next(move for seat, move in record["moves"] if seat is None)


def test_a_shuffle_of_other_cards_does_not_hold() -> None:
    """IT-4."""
    record = a_whole_game()
    pile = first_shuffle(record)["pile"]
    pile[0] = next(card for card in ("boxcar_3", "caboose_1") if card != pile[0])
    with pytest.raises(ImpossibleError) as error:
        replayed(record)
    assert error.value.rule == "IT-4"


def test_a_shuffle_without_a_card_does_not_hold() -> None:
    """IT-4."""
    record = a_whole_game()
    first_shuffle(record)["pile"].pop()
    with pytest.raises(ImpossibleError) as error:
        replayed(record)
    assert error.value.rule == "IT-4"


def test_a_record_without_its_shuffle_does_not_hold() -> None:
    """IT-4."""
    record = a_whole_game()
    record["moves"] = [entry for entry in record["moves"] if entry[0] is not None]
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.code == "chance-missing"


def test_a_shuffle_too_early_does_not_hold() -> None:
    """IT-4."""
    record = a_whole_game()
    record["moves"].insert(1, [None, {**first_shuffle(record)}])
    with pytest.raises(TurntableError):
        replayed(record)


@pytest.mark.parametrize(
    "move",
    [
        {"move": "build", "card": "hopper_4"},
        {"move": "scrap"},
        {"move": "scrap", "slot": 0, "building": "bank"},
        {"move": "scrap", "building": "hopper_1"},
        {"move": "draw", "from": "row"},
        {"move": "draw", "card": "bank"},
        {"move": "load", "card": "bank", "seat": 4, "slot": 0, "face_down": True},
        {"move": "load", "card": "bank", "seat": 0, "slot": 11, "face_down": True},
        {"move": "contract", "contract": "killian", "side": 2},
        {"move": "contract", "contract": "kilian", "side": 0},
        {"move": "use", "slot": 0, "kind": "any"},
        {"move": "extra", "action": "pass"},
        {"move": "pass"},
        {"move": "pay"},
    ],
    ids=str,
)
def test_a_move_that_does_not_exist_is_refused_in_words(move: Any) -> None:
    """IT-6: whoever wrote it is told where, in one line in each language."""
    record = written(dealt_isle(ANAS, BENS))
    record["moves"] = [[0, move]]
    with pytest.raises(TurntableError) as error:
        replayed(record)
    for language in ("en", "es"):
        sentence = error.value.sentence(language)
        assert sentence.startswith("moves[0]")
        assert not set("\n{}") & set(sentence.replace(str(move), ""))
