"""Positions that cannot be: whoever wrote one is told what is wrong, in one line, in each language.

Every bad one is a good one with one thing changed.
"""

import json
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games.isle_of_trains import oracle
from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import dealt_isle, isle
from tests.games.spoiling import (
    Change,
    Json,
    assert_names,
    assert_one_line,
    changed_ends,
    error_in_initial,
    error_in_position,
    error_in_record,
    read_position,
    read_record,
)
from turntable.engine.position import Truth
from turntable.engine.record import to_json
from turntable.engine.texts import LANGUAGES
from turntable.games.isle_of_trains import GAME

pytestmark = pytest.mark.kernels

BOX = oracle.Box(msgspec.json.decode((GAME.folder / "components.json").read_bytes()))
CHANGES = 100
"""Of each golden record's end."""


@cache
def text_of_a_final_position() -> str:
    """Two players with all that an area can have; the end by contracts."""
    seats = [
        Seat(
            "engine_3",
            ["tanker_2 engine_2 engine_2", "hopper_2 tanker_1", "caboose_3 rail_yard", "caboose_6"],
            ["bank"],
            {"clark": 1},
            ["hopper_1", "boxcar_1"],
        ),
        Seat(
            "engine_2",
            ["boxcar_1", "caboose_4"],
            ["grand_central", "customs_house"],
            {"port-ember": 0, "loch-haven": None},
        ),
    ]
    table = isle(*seats)
    table.after("Ana delivers", "Ana completes killian", "Ana uses oil of 0", "Ana uses oil of 0")
    table.after("Ana ends").after_draws(5)
    assert table.end == "contracts"
    return json.dumps(json.loads(to_json(table.record()))["final"])


def a_final_position() -> Json:
    final: Json = json.loads(text_of_a_final_position())
    return final


# What spoils a final position, the rule or the code of the error, and the place it names.


def seat(final: Json, number: int = 0) -> Json:
    area: Json = final["seats"][number]
    return area


def cars(final: Json, number: int = 0) -> list[Json]:
    train: list[Json] = seat(final, number)["cars"]
    return train


def swap_in(final: Json, card: str) -> Json:
    """A car more, for a card of the pile."""
    final["pile"] -= 1
    car = {"card": card, "goods": []}
    cars(final).append(car)
    return car


def overload(final: Json) -> None:
    final["pile"] -= 1
    cars(final)[2]["goods"].append("coal")


def two_uncompleted(final: Json) -> None:
    seat(final, 1)["contracts"][0]["secondary"] = None


def hold_six(final: Json) -> None:
    hand = seat(final)["hand"]
    hand += ["hopper_1"] * (6 - len(hand))


BAD_FINALS: dict[str, tuple[Change, str, str]] = {
    "51 cards": (lambda f: f.update(pile=f["pile"] + 1), "IT-1", ""),
    "49 cards": (lambda f: f.update(discards=f["discards"] - 1), "IT-1", ""),
    "two banks": (
        lambda f: seat(f, 1)["buildings"].__setitem__(0, "bank"),
        "IT-1",
        ".seats[1].buildings[0]",
    ),
    "a car over its capacity": (overload, "IT-14", ".seats[0].cars[2]"),
    "goods on a caboose that carries none": (
        lambda f: cars(f)[3]["goods"].append("coal"),
        "IT-14",
        ".seats[0].cars[3]",
    ),
    "oil on a hopper car": (
        lambda f: cars(f)[1]["goods"].__setitem__(0, "oil"),
        "IT-14",
        ".seats[0].cars[1].goods[0]",
    ),
    "any good on a hopper car": (
        lambda f: cars(f)[1]["goods"].__setitem__(0, "any"),
        "IT-14",
        ".seats[0].cars[1].goods[0]",
    ),
    "a good of no kind": (
        lambda f: cars(f)[1]["goods"].__setitem__(0, "wood"),
        "unknown-value",
        ".seats[0].cars[1].goods[0]",
    ),
    "a train over its power": (
        lambda f: [swap_in(f, card) for card in ("boxcar_2", "boxcar_2")],
        "IT-10",
        ".seats[0].cars",
    ),
    "a train over its power without caboose 6": (
        lambda f: cars(f)[3].update(card="boxcar_2") or swap_in(f, "tanker_1"),
        "IT-10",
        ".seats[0].cars",
    ),
    "two engines": (lambda f: swap_in(f, "engine_1"), "IT-11", ".seats[0].cars[4].card"),
    "a building on the train": (
        lambda f: swap_in(f, "coal_factory"),
        "IT-11",
        ".seats[0].cars[4].card",
    ),
    "a car for an engine": (
        lambda f: seat(f).update(engine="hopper_1"),
        "IT-11",
        ".seats[0].engine",
    ),
    "a car for a building": (
        lambda f: seat(f)["buildings"].__setitem__(0, "hopper_1"),
        "IT-12",
        ".seats[0].buildings[0]",
    ),
    "two buildings without caboose 4": (
        lambda f: seat(f)["buildings"].append("coal_factory") or f.update(pile=f["pile"] - 1),
        "IT-12",
        ".seats[0].buildings",
    ),
    "three buildings with caboose 4": (
        lambda f: seat(f, 1)["buildings"].append("coal_factory") or f.update(pile=f["pile"] - 1),
        "IT-12",
        ".seats[1].buildings",
    ),
    "six cards in a hand": (hold_six, "IT-6", ".seats[0].hand"),
    "an unknown card": (
        lambda f: seat(f).update(engine="engine_9"),
        "unknown-name",
        ".seats[0].engine",
    ),
    "a phantom card": (
        lambda f: seat(f)["hand"].__setitem__(0, "phantom"),
        "unknown-name",
        ".seats[0].hand[0]",
    ),
    "two open secondaries": (two_uncompleted, "IT-22", ".seats[1].contracts"),
    "a third secondary": (
        lambda f: seat(f)["contracts"][0].update(secondary=2),
        "unknown-value",
        ".seats[0].contracts[0].secondary",
    ),
    "a contract of two players": (
        lambda f: seat(f, 1)["contracts"].append({"contract": "killian", "secondary": 0}),
        "IT-21",
        ".seats[1].contracts[2]",
    ),
    "a secondary without its primary": (
        lambda f: f["island"].append("clark"),
        "IT-21",
        ".island[2]",
    ),
    "a contract nowhere": (lambda f: f["island"].pop(), "IT-2", ".island"),
    "a contract twice on the island": (
        lambda f: f["island"].append(f["island"][0]),
        "IT-2",
        ".island[2]",
    ),
    "an unknown contract": (
        lambda f: f["island"].__setitem__(0, "atlantis"),
        "unknown-name",
        ".island[0]",
    ),
    "a row of four": (
        lambda f: f.update(row=["hopper_3"] * 2 + ["tanker_3"] * 2, pile=f["pile"] - 4),
        "IT-5",
        ".row",
    ),
    "an end by too few contracts": (
        lambda f: f["island"].append(seat(f)["contracts"].pop()["contract"]),
        "IT-24",
        ".end",
    ),
    "an unknown end": (lambda f: f.update(end="boredom"), "unknown-value", ".end"),
    "a negative pile": (lambda f: f.update(pile=-1), "out-of-range", ".pile"),
    "half a card": (lambda f: f.update(pile=0.5), "wrong-type", ".pile"),
    "no engine": (lambda f: seat(f).pop("engine"), "missing-field", ".seats[0]"),
    "a field too many": (lambda f: seat(f).update(points=9), "unknown-field", ".seats[0]"),
    "one player": (lambda f: f["seats"].pop(), "wrong-players", ""),
    "five players": (lambda f: f["seats"].extend([seat(f)] * 3), "wrong-players", ""),
    "another number of players": (lambda f: f.update(players=4), "players-differ", ".players"),
}

every_bad_final = pytest.mark.parametrize(
    ("change", "code", "where"), BAD_FINALS.values(), ids=[*BAD_FINALS]
)


def test_the_good_position_is_good() -> None:
    """IT-31."""
    # 4 + 5 + 5 + 2 + 1; 5 and 7 + 10; 2 for each of two goods; two goods.
    assert read_position(GAME, a_final_position()).sheets()[0].lines == {
        "train": 17,
        "contracts": 22,
        "buildings": 4,
        "goods": 2,
    }


def test_the_good_position_is_written_again_as_it_was() -> None:
    """IT-24."""
    truth = read_position(GAME, a_final_position())
    assert json.loads(msgspec.json.encode(GAME.play.final(truth.state))) == a_final_position()


def test_areas_are_enough_to_be_scored() -> None:
    """IT-31: hands, the pile and the end may be left out."""
    final = a_final_position()
    for area in final["seats"]:
        del area["hand"]
    areas = read_position(GAME, {"seats": final["seats"]})
    assert areas.sheets() == read_position(GAME, a_final_position()).sheets()


@every_bad_final
def test_a_bad_position_is_not_accepted(change: Change, code: str, where: str) -> None:
    """IT-1, IT-10 to IT-14, IT-21, IT-22, IT-24: the rule or the code, and the place."""
    error = error_in_position(GAME, a_final_position(), change)
    assert_names(error, code, f"position.json{where}")


@every_bad_final
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_position_is_said_in_one_line(
    change: Change, code: str, where: str, language: str
) -> None:
    """IT-1 to IT-24."""
    error = error_in_position(GAME, a_final_position(), change)
    assert_one_line(error.sentence(language), f"position.json{where}: ")


# The same of the start of a game, as a record has it.


@cache
def text_of_a_deal() -> str:
    hands = (["hopper_1", "tanker_1", "bank"], ["hopper_1", "rail_yard"])
    return to_json(dealt_isle(*hands, players=3, expert=True, row=["boxcar_3"]).record()).decode()


def a_record_of_a_deal() -> Json:
    """Three experts, and nobody has moved."""
    record: Json = json.loads(text_of_a_deal())
    return record


def hand(initial: Json, number: int = 0) -> list[str]:
    cards: list[str] = initial["seats"][number]["hand"]
    return cards


BAD_INITIALS: dict[str, tuple[Change, str, str]] = {
    "a card too many in a hand": (
        lambda i: hand(i).append(i["pile"].pop()),
        "IT-1",
        ".seats[0].hand",
    ),
    "a card too few in a hand": (lambda i: hand(i, 1).pop(), "IT-1", ".seats[1].hand"),
    "hands of two players": (lambda i: i["seats"].pop(), "wrong-count", ".seats"),
    "two banks": (lambda i: hand(i, 1).__setitem__(0, "bank"), "IT-1", ".seats[1].hand[0]"),
    "a fifth engine of level 1": (
        lambda i: hand(i, 2).__setitem__(slice(0, 2), ["engine_1", "engine_1"]),
        "IT-1",
        ".seats[2].hand[1]",
    ),
    "a pile too small": (lambda i: i["pile"].pop(), "IT-1", ".pile"),
    "an unknown card": (
        lambda i: i["pile"].__setitem__(0, "hopper_9"),
        "unknown-name",
        ".pile[0]",
    ),
    "a row of two": (lambda i: i["row"].pop(), "IT-5", ".row"),
    "nobody first": (lambda i: i.update(first=3), "seat-range", ".first"),
    "a seat before the first": (lambda i: i.update(first=-1), "seat-range", ".first"),
    "a field too many": (lambda i: i.update(discards=[]), "unknown-field", ""),
}

every_bad_initial = pytest.mark.parametrize(
    ("change", "code", "where"), BAD_INITIALS.values(), ids=[*BAD_INITIALS]
)


def test_the_good_deal_is_good() -> None:
    """IT-1 to IT-5."""
    read_record(a_record_of_a_deal())


@every_bad_initial
def test_a_bad_deal_is_not_accepted(change: Change, code: str, where: str) -> None:
    """IT-1, IT-3, IT-5."""
    error = error_in_initial(a_record_of_a_deal(), change)
    assert_names(error, code, f"initial{where}")


@every_bad_initial
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_deal_is_said_in_one_line(
    change: Change, code: str, where: str, language: str
) -> None:
    """IT-1, IT-3, IT-5."""
    error = error_in_initial(a_record_of_a_deal(), change)
    assert_one_line(error.sentence(language), f"initial{where}: ")


def test_a_row_in_a_standard_game_is_not_accepted() -> None:
    """IT-5."""
    record = a_record_of_a_deal()
    record["options"] = []
    assert error_in_record(record).rule == "IT-5"


@pytest.mark.parametrize("players", [1, 5])
def test_a_record_is_of_two_to_four_players(players: int) -> None:
    """IT-1."""
    record = a_record_of_a_deal()
    record["players"] = [{"name": str(seat), "bot": None} for seat in range(players)]
    assert error_in_record(record).code == "wrong-players"


# Whatever is changed: a position that is accepted scores what the oracle says.


def changed_at_random(final: Json, dice: Random) -> None:
    """One card, one good, one contract, one count, or the end."""
    names = list(BOX.cards)
    area = dice.choice(final["seats"])
    train = area["cars"]
    match dice.randrange(8):
        case 0:
            area["engine"] = dice.choice(names[:3])
        case 1 if train:
            dice.choice(train)["card"] = dice.choice(names)
        case 2 if train:
            dice.choice(train)["goods"].append(dice.choice(["coal", "oil", "box", "any"]))
            final["pile"] = max(0, final["pile"] - 1)
        case 3 if train:
            train.remove(dice.choice(train))
            final["discards"] += 1
        case 4:
            area["buildings"].append(dice.choice(names[-6:]))
            final["pile"] = max(0, final["pile"] - 1)
        case 5 if area["contracts"]:
            dice.choice(area["contracts"])["secondary"] = dice.choice([None, 0, 1])
        case 6:
            final["end"] = dice.choice(GAME.ends)
        case _:
            count = dice.choice(["pile", "discards"])
            final[count] += dice.choice((-1, 1))


@cache
def changed_positions() -> list[tuple[Json, Truth | None]]:
    records = Path(__file__).with_name("records")
    return changed_ends(GAME, records, changed_at_random, CHANGES)


def test_a_changed_position_is_not_accepted_or_scores_what_it_says() -> None:
    """IT-31, IT-32."""
    for final, truth in changed_positions():
        if truth is not None:
            sheets = [oracle.sheet(BOX, seat).lines for seat in final["seats"]]
            assert [sheet.lines for sheet in truth.sheets()] == sheets


def test_an_accepted_position_adds_up() -> None:
    """IT-1, IT-10, IT-14."""
    for final, truth in changed_positions():
        if truth is not None:
            cards = final["pile"] + final["discards"] + len(final["row"])
            for area in final["seats"]:
                cards += 1 + len(area["buildings"]) + len(area["hand"])
                weight, power = 0, BOX.cards[area["engine"]]["power"]
                for car in area["cars"]:
                    card = BOX.cards[car["card"]]
                    assert len(car["goods"]) <= card["capacity"]
                    cards += 1 + len(car["goods"])
                    weight, power = weight + card["weight"], power + card["power"]
                assert weight <= power
            assert cards == 50


def test_some_changed_positions_are_accepted_and_most_are_not() -> None:
    """IT-1: else the tests above would not say much."""
    accepted = [truth is not None for _, truth in changed_positions()]
    assert 0.03 < sum(accepted) / len(accepted) < 0.5
