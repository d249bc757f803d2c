"""Scoring: train, contracts, buildings, goods; who wins."""

import json
from typing import Any

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import isle
from turntable.engine.position import Sheet
from turntable.engine.record import position_from_json
from turntable.games.isle_of_trains import GAME

pytestmark = pytest.mark.kernels

Json = dict[str, Any]


def area(
    *cars: str,
    engine: str = "engine_1",
    buildings: tuple[str, ...] = (),
    contracts: dict[str, int | None] | None = None,
) -> Json:
    """A car is told in words, itself and then the kinds of its goods."""
    trains = [car.split() for car in cars]
    return {
        "engine": engine,
        "cars": [{"card": card, "goods": goods} for card, *goods in trains],
        "buildings": list(buildings),
        "contracts": [
            {"contract": name, "secondary": side} for name, side in (contracts or {}).items()
        ],
    }


def scores(*areas: Json) -> list[Sheet]:
    """The sheets of a game that ended so; a second player has nothing where only one is named."""
    seats = [*areas, *[area()] * (2 - len(areas))]
    text = json.dumps({"seats": seats}).encode()
    return position_from_json(GAME, text, "a position").sheets()


def lines(*areas: Json) -> dict[str, int]:
    return scores(*areas)[0].lines


# IT-31


@pytest.mark.parametrize(("engine", "points"), [("engine_1", 0), ("engine_2", 2), ("engine_3", 4)])
def test_an_engine_scores(engine: str, points: int) -> None:
    """IT-31."""
    assert lines(area(engine=engine))["train"] == points


@pytest.mark.parametrize(
    ("car", "points"),
    [
        ("hopper_1", 2), ("hopper_2", 5), ("hopper_3", 8),
        ("tanker_1", 2), ("tanker_2", 5), ("tanker_3", 8),
        ("boxcar_1", 2), ("boxcar_2", 5), ("boxcar_3", 8),
        ("caboose_1", 2), ("caboose_2", 3), ("caboose_3", 2),
        ("caboose_4", 1), ("caboose_5", 1), ("caboose_6", 1),
    ],
)  # fmt: skip
def test_a_car_scores(car: str, points: int) -> None:
    """IT-31."""
    assert lines(area(car))["train"] == points


@pytest.mark.parametrize(
    ("contract", "primary", "first", "second"),
    [
        ("cinder-hill", 4, 10, 8),
        ("port-ember", 4, 9, 7),
        ("killian", 5, 9, 9),
        ("loch-haven", 5, 9, 8),
        ("engle-wharf", 6, 11, 10),
        ("clark", 7, 14, 10),
    ],
)
def test_both_values_of_a_contract_add_up(
    contract: str, primary: int, first: int, second: int
) -> None:
    """IT-31."""
    found = [lines(area(contracts={contract: side}))["contracts"] for side in (None, 0, 1)]
    assert found == [primary, primary + first, primary + second]


def test_a_good_scores_one() -> None:
    """IT-31: on caboose 3 too."""
    cars = ["hopper_2 coal coal", "tanker_1 oil", "caboose_3 any"]
    assert lines(area(*cars, engine="engine_2"))["goods"] == 4


def test_the_total_is_the_sum_of_the_lines() -> None:
    """IT-31."""
    (sheet, _) = scores(
        area("hopper_2 coal coal", engine="engine_2", buildings=("bank",), contracts={"clark": 0})
    )
    assert (sheet.lines, sheet.total) == (
        {"train": 7, "contracts": 21, "buildings": 4, "goods": 2},
        34,
    )


# IT-32

DELIVERED: dict[str, int | None] = {"cinder-hill": 1, "killian": 0, "clark": None}
"""Coal 2 and oil 2 and box 2 by the primary sides; coal 2, oil 1, box 1 and coal 2, oil 3 more."""


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("coal_factory", 2 * (2 + 2 + 2)),
        ("oil_refinery", 2 * (2 + 1 + 3)),
        ("customs_house", 2 * (2 + 1)),
        ("grand_central", 8),
        ("bank", 2 * 5),
        ("rail_yard", 2 * 4),
    ],
)
def test_a_building_scores(building: str, points: int) -> None:
    """IT-32: hand-counted, with five goods on four cars of which one is caboose 3."""
    cars = ["hopper_2 coal coal", "tanker_1 oil", "boxcar_1 box", "caboose_3 coal"]
    found = lines(area(*cars, engine="engine_3", buildings=(building,), contracts=DELIVERED))
    assert (found["buildings"], found["goods"]) == (points, 5)


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("coal_factory", 0), ("oil_refinery", 0), ("customs_house", 4),
        ("grand_central", 8), ("bank", 0), ("rail_yard", 0),
    ],
)  # fmt: skip
def test_what_is_not_there_does_not_count(building: str, points: int) -> None:
    """IT-32: an engine alone, and one contract of two boxes; the engine is no car."""
    assert lines(area(buildings=(building,), contracts={"clark": None}))["buildings"] == points


def test_only_completed_sides_count() -> None:
    """IT-32: of the two secondary ones that which was completed."""
    found = [
        lines(area(buildings=("customs_house",), contracts={"cinder-hill": side}))["buildings"]
        for side in (None, 0, 1)
    ]
    assert found == [0, 4, 2]


def test_two_buildings_both_score() -> None:
    """IT-32, IT-12: caboose 4 itself is a car for the rail yard."""
    found = lines(area("caboose_4", "hopper_1 coal", buildings=("bank", "rail_yard")))
    assert found["buildings"] == 2 + 4


def test_the_bank_adds_two_to_the_one_of_a_good() -> None:
    """IT-32: three points a good in all."""
    found = lines(area("hopper_1 coal", buildings=("bank",)))
    assert (found["goods"], found["buildings"]) == (1, 2)


def test_goods_delivered_for_cards_do_not_count() -> None:
    """IT-32: only what contracts asked for."""
    table = isle(Seat(cars=["hopper_1 engine_1"], buildings=["coal_factory"]))
    table.after("Ana delivers", "Ana sells coal of 0")
    assert table.match.truth.sheets()[0].lines["buildings"] == 0


def test_a_whole_final_position_by_hand() -> None:
    """IT-31, IT-32: two players, four buildings of which caboose 4 allows two each."""
    one = area(
        "hopper_3 coal coal coal", "tanker_2 oil", "caboose_4", "boxcar_1",
        engine="engine_3", buildings=("coal_factory", "bank"),
        contracts={"port-ember": 1, "loch-haven": None},
    )  # fmt: skip
    other = area(
        "boxcar_2 box box", "caboose_6", "caboose_2",
        engine="engine_2", buildings=("grand_central",), contracts={"clark": 1, "killian": 1},
    )  # fmt: skip
    first, second = scores(one, other)
    # 4 + 8 + 5 + 1 + 2; 4 + 7 + 5; coal 1 + 2 + 1 twice, and 2 for 4 goods; 4 goods.
    assert first.lines == {"train": 20, "contracts": 16, "buildings": 8 + 8, "goods": 4}
    # 2 + 5 + 1 + 3; 7 + 10 + 5 + 9; 8; 2 goods.
    assert second.lines == {"train": 11, "contracts": 31, "buildings": 8, "goods": 2}
    assert (first.total, second.total, first.rank) == (56, 52, 0)


def test_hands_score_nothing() -> None:
    """IT-31."""
    table = isle(Seat(hand=["hopper_3", "bank"]))
    assert table.match.truth.sheets()[0].total == 0


# IT-33


def test_most_points_win() -> None:
    """IT-33."""
    sheets = scores(area("hopper_1"), area("hopper_2"), area())
    assert [sheet.rank for sheet in sheets] == [1, 0, 2]


def test_a_tie_is_broken_by_points_in_train_cards() -> None:
    """IT-33: eight points each."""
    sheets = scores(area(buildings=("grand_central",)), area("boxcar_3"))
    assert ([sheet.total for sheet in sheets], [sheet.rank for sheet in sheets]) == ([8, 8], [1, 0])


def test_goods_are_not_points_in_train_cards() -> None:
    """IT-33."""
    sheets = scores(area("hopper_1 coal", "boxcar_1"), area("boxcar_2"))
    assert ([sheet.total for sheet in sheets], [sheet.rank for sheet in sheets]) == ([5, 5], [1, 0])


def test_a_tie_that_is_not_broken_is_a_shared_victory() -> None:
    """IT-33."""
    sheets = scores(area("hopper_1"), area("tanker_1"), area())
    assert [sheet.rank for sheet in sheets] == [0, 0, 2]
