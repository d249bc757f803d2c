"""Building: the price, what is scrapped for it, weight, upgrades, buildings, and cabooses."""

from typing import Any

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import Table, isle

pytestmark = pytest.mark.kernels

FIVE = ["tanker_1", "tanker_1", "tanker_1", "tanker_2", "tanker_2"]
"""Cards to pay with."""


def ana(*hand: str, **area: Any) -> Table:
    """Only Ana has something."""
    return isle(Seat(hand=list(hand), **area))


# IT-8: the price


def test_a_card_is_built_for_its_cost() -> None:
    """IT-8: a hopper car costs one card."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1", "Ana pays bank")
    assert (table.train("Ana"), table.hand("Ana"), table.discards) == (["hopper_1"], [], ["bank"])


def test_what_is_built_is_paid_before_anything_else() -> None:
    """IT-8."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1")
    assert (table.decision, table.waiting) == ("pay", ["Ana"])


def test_a_card_that_is_not_in_the_hand_is_not_built() -> None:
    """IT-8."""
    assert ana("tanker_1", "bank").refuses("Ana builds hopper_1") == "IT-8"


def test_a_card_that_cannot_be_paid_is_not_built() -> None:
    """IT-8, IT-6: two cards are asked for; the card itself does not pay."""
    assert ana("tanker_1", "bank").refuses("Ana builds tanker_1") == "IT-8"


def test_a_price_is_paid_with_cards_in_the_hand() -> None:
    """IT-8."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1")
    assert table.refuses("Ana pays rail_yard") == "IT-8"


def test_the_card_that_is_built_does_not_pay_for_itself() -> None:
    """IT-8: it has left the hand."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1")
    assert table.refuses("Ana pays hopper_1") == "IT-8"


def test_a_price_is_paid_in_the_order_of_the_box() -> None:
    """IT-8: which cards go is a set; there is one way to name it."""
    table = ana("tanker_1", "engine_2", "hopper_2", "bank")
    table.after("Ana builds tanker_1", "Ana pays hopper_2")
    assert (table.refuses("Ana pays engine_2"), table.refuses("Ana pays bank")) == ("IT-8", None)


def test_a_payment_that_could_not_be_completed_in_order_is_refused() -> None:
    """IT-8, IT-6: after the bank, the last card of the box in this hand, nothing could follow."""
    table = ana("tanker_1", "engine_2", "hopper_2", "bank").after("Ana builds tanker_1")
    assert (table.refuses("Ana pays bank"), table.refuses("Ana pays hopper_2")) == ("IT-8", None)


def test_cards_of_one_design_are_paid_one_by_one() -> None:
    """IT-8."""
    table = ana("boxcar_1", "hopper_1", "hopper_1", "hopper_1")
    table.after("Ana builds boxcar_1", "Ana pays hopper_1, hopper_1, hopper_1")
    assert table.discards == ["hopper_1"] * 3


@pytest.mark.parametrize("move", ["draws", "builds bank", "delivers", "discards bank", "ends"])
def test_nothing_else_is_done_before_the_price_is_paid(move: str) -> None:
    """IT-8."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1")
    assert table.refuses(f"Ana {move}") == "IT-8"


def test_new_cars_join_the_end_of_the_train() -> None:
    """IT-8."""
    table = ana("hopper_1", "bank", cars=["tanker_1"])
    table.after("Ana builds hopper_1", "Ana ends", "Ana pays bank")
    assert table.train("Ana") == ["tanker_1", "hopper_1"]


def test_a_build_is_told_with_its_price() -> None:
    """IT-8."""
    table = ana("tanker_1", "bank", "rail_yard").after(
        "Ana builds tanker_1", "Ana pays bank, rail_yard"
    )
    built = next(event for event in table.events if event.kind.name == "built")
    assert built.numbers[-1] == 2


def test_a_build_is_one_action() -> None:
    """IT-8, IT-6."""
    table = ana("hopper_1", "bank").after("Ana builds hopper_1", "Ana pays bank")
    assert (table.waiting, table.seen_by("Ana").actions_left) == (["Ana"], 1)


# IT-9: scrapping


def with_a_heavy_train(*hand: str) -> Table:
    """Weight four of four: a boxcar with a good, a tanker and a hopper car."""
    return ana(*hand, cars=["boxcar_1 bank", "tanker_1", "hopper_1"])


def test_what_is_scrapped_goes_with_its_goods() -> None:
    """IT-9."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after(
        "Ana builds hopper_1", "Ana scraps 0", "Ana ends", "Ana pays hopper_2"
    )
    assert table.discards == ["hopper_2", "boxcar_1", "bank"]


def test_cars_move_up() -> None:
    """IT-9."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after(
        "Ana builds hopper_1", "Ana scraps 0", "Ana ends", "Ana pays hopper_2"
    )
    assert table.train("Ana") == ["tanker_1", "hopper_1", "hopper_1"]


def test_nothing_moves_before_all_is_named() -> None:
    """IT-9: slots stay what they are, and the discards too."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after("Ana builds hopper_1", "Ana scraps 0")
    assert (table.train("Ana")[0], table.discards) == ("boxcar_1 bank", [])


def test_several_cars_are_scrapped() -> None:
    """IT-9: any number."""
    table = with_a_heavy_train(
        "boxcar_3", *FIVE, "tanker_2", "rail_yard", "oil_refinery", "customs_house"
    )
    table.after("Ana builds boxcar_3", "Ana scraps 0", "Ana scraps 1", "Ana scraps 2", "Ana ends")
    assert (table.train("Ana"), table.decision) == ([], "pay")


def test_a_caboose_is_scrapped() -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", cars=["caboose_1"])
    table.after("Ana builds hopper_1", "Ana scraps 0", "Ana ends", "Ana pays bank")
    assert table.train("Ana") == ["hopper_1"]


def test_a_building_is_scrapped() -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", buildings=["rail_yard"])
    table.after("Ana builds hopper_1", "Ana scraps rail_yard", "Ana ends", "Ana pays bank")
    assert (table.own("Ana").buildings, table.discards) == ([], ["bank", "rail_yard"])


def test_nothing_need_be_scrapped() -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", cars=["tanker_1"]).after("Ana builds hopper_1")
    assert (table.decision, table.refuses("Ana ends")) == ("scrap", None)


def test_where_there_is_nothing_to_scrap_nobody_is_asked() -> None:
    """IT-9."""
    assert ana("hopper_1", "bank").after("Ana builds hopper_1").decision == "pay"


def test_a_car_that_is_replaced_is_not_scrapped() -> None:
    """IT-9, IT-11."""
    table = ana("hopper_2", *FIVE[:3], cars=["tanker_1", "hopper_1"])
    assert table.after("Ana builds hopper_2 over 1").refuses("Ana scraps 1") == "IT-9"


def test_where_only_the_car_replaced_stands_nobody_is_asked() -> None:
    """IT-9, IT-11."""
    table = ana("hopper_2", *FIVE[:3], cars=["hopper_1"])
    assert table.after("Ana builds hopper_2 over 0").decision == "pay"


@pytest.mark.parametrize("what", ["3", "bank"])
def test_only_what_is_there_is_scrapped(what: str) -> None:
    """IT-9."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after("Ana builds hopper_1")
    assert table.refuses(f"Ana scraps {what}") == "IT-9"


def test_nothing_is_scrapped_twice() -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", cars=["tanker_1", "boxcar_1"])
    table.after("Ana builds hopper_1", "Ana scraps 0")
    assert (table.refuses("Ana scraps 0"), table.refuses("Ana scraps 1")) == ("IT-9", None)


def test_what_is_scrapped_is_named_in_order() -> None:
    """IT-9: the first car first, then buildings."""
    table = ana("hopper_1", "bank", cars=["tanker_1", "boxcar_1"], buildings=["rail_yard"])
    table.after("Ana builds hopper_1", "Ana scraps 1")
    assert table.refuses("Ana scraps 0") == "IT-9"
    table.after("Ana scraps rail_yard")
    assert table.refuses("Ana scraps 1") == "IT-9"


def test_of_two_cars_alike_the_first_is_scrapped() -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", cars=["tanker_1", "hopper_2", "tanker_1"])
    table.after("Ana builds hopper_1")
    assert (table.refuses("Ana scraps 2"), table.refuses("Ana scraps 0")) == ("IT-9", None)


def test_cars_with_other_goods_are_not_alike() -> None:
    """IT-9."""
    table = ana("hopper_1", "rail_yard", cars=["tanker_1", "tanker_1 bank"])
    assert table.after("Ana builds hopper_1").refuses("Ana scraps 1") is None


def test_nothing_is_scrapped_without_a_build() -> None:
    """IT-9."""
    assert with_a_heavy_train("hopper_1", "hopper_2").refuses("Ana scraps 0") == "IT-9"


@pytest.mark.parametrize(
    "move", ["draws", "pays bank", "builds hopper_1", "delivers", "discards bank", "declines"]
)
def test_what_is_scrapped_is_settled_first(move: str) -> None:
    """IT-9."""
    table = ana("hopper_1", "bank", cars=["tanker_1"]).after("Ana builds hopper_1")
    assert table.refuses(f"Ana {move}") == "IT-9"


def test_contracts_are_never_scrapped() -> None:
    """IT-9: a car and a building may be; of the contract nothing is offered."""
    table = ana(
        "hopper_1", "bank", cars=["tanker_1"], buildings=["rail_yard"], contracts={"killian": None}
    )
    table.after("Ana builds hopper_1")
    assert len(table.choices("Ana")) == 3
    assert table.seen_by("Ana").contracts[2].owner == 0


def test_a_scrap_that_would_make_the_build_impossible_is_refused() -> None:
    """IT-6: without caboose 5 the tanker could not be paid."""
    table = ana("tanker_1", "bank", cars=["caboose_5"]).after("Ana builds tanker_1")
    assert table.refuses("Ana scraps 0") == "IT-6"


def test_a_scrap_after_which_too_much_would_stay_is_refused() -> None:
    """IT-6, IT-10: the boxcar must go; after the hopper car it could not be named."""
    table = with_a_heavy_train("boxcar_2", *FIVE, "rail_yard").after("Ana builds boxcar_2")
    assert (table.refuses("Ana scraps 2"), table.refuses("Ana scraps 1")) == ("IT-6", "IT-6")
    assert table.refuses("Ana scraps 0") is None


# IT-10: weight


@pytest.mark.parametrize(("engine", "power"), [("engine_1", 4), ("engine_2", 6), ("engine_3", 8)])
def test_an_engine_pulls_its_power(engine: str, power: int) -> None:
    """IT-10: hoppers and tankers of level 1 weigh one each."""
    cars = ["hopper_1", "hopper_1", "hopper_1", "tanker_1", "tanker_1", "tanker_1", "tanker_1"]
    table = ana("hopper_1", "bank", engine=engine, cars=cars[: power - 1])
    table.after("Ana builds hopper_1")
    assert table.refuses("Ana ends") is None


def test_an_engine_of_four_pulls_weight_four_and_no_more() -> None:
    """IT-10: an example of the rulebook."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after("Ana builds hopper_1")
    assert table.refuses("Ana ends") == "IT-10"


def test_scrapping_makes_room() -> None:
    """IT-10, IT-9."""
    table = with_a_heavy_train("hopper_1", "hopper_2").after("Ana builds hopper_1", "Ana scraps 1")
    assert table.refuses("Ana ends") is None


def test_caboose_6_adds_two() -> None:
    """IT-10: five hoppers and tankers behind an engine of four."""
    cars = ["caboose_6", "hopper_1", "hopper_1", "hopper_1", "tanker_1", "tanker_1"]
    table = ana("tanker_1", "bank", "rail_yard", cars=cars).after("Ana builds tanker_1")
    assert (table.refuses("Ana ends"), table.own("Ana").power) == (None, 6)


def test_caboose_6_adds_no_more_than_two() -> None:
    """IT-10."""
    cars = ["caboose_6", "hopper_1", "hopper_1", "hopper_1", "tanker_1", "tanker_1", "tanker_1"]
    table = ana("tanker_1", "bank", "rail_yard", cars=cars).after("Ana builds tanker_1")
    assert table.refuses("Ana ends") == "IT-10"


def test_caboose_6_helps_with_the_build_in_which_it_comes() -> None:
    """IT-10: it weighs nothing itself."""
    table = with_a_heavy_train("caboose_6", *FIVE[:3])
    table.after("Ana builds caboose_6", "Ana ends", "Ana pays tanker_1, tanker_1, tanker_1")
    assert table.own("Ana").power == 6


def test_without_caboose_6_the_train_must_be_lighter() -> None:
    """IT-10, IT-9: weight six; whoever scraps it must scrap more."""
    cars = ["caboose_6", "boxcar_1", "hopper_2", "tanker_1"]
    table = ana("tanker_1", "bank", "rail_yard", cars=cars)
    table.after("Ana builds tanker_1", "Ana scraps 0")
    assert table.refuses("Ana ends") == "IT-10"
    assert table.after("Ana scraps 1").refuses("Ana ends") is None


def test_weight_is_tested_for_buildings_too() -> None:
    """IT-10: caboose 6 is scrapped, and what is built is a bank."""
    cars = ["caboose_6", "boxcar_1", "hopper_2", "tanker_1"]
    table = ana("bank", *FIVE[:2], *FIVE[3:], "boxcar_1", "boxcar_1", cars=cars)
    table.after("Ana builds bank", "Ana scraps 0")
    assert table.refuses("Ana ends") == "IT-10"


def test_an_upgrade_weighs_what_the_new_car_weighs() -> None:
    """IT-10, IT-11: a hopper car of weight one becomes one of weight two."""
    table = with_a_heavy_train("hopper_2", *FIVE[:3]).after("Ana builds hopper_2 over 2")
    assert table.refuses("Ana ends") == "IT-10"


def test_a_new_engine_pulls_at_once() -> None:
    """IT-10, IT-11: caboose 6 may go in the build of the engine that replaces its power."""
    cars = ["caboose_6", "boxcar_1", "hopper_2", "tanker_1"]
    table = ana("engine_2", "bank", "rail_yard", cars=cars)
    table.after("Ana builds engine_2", "Ana scraps 0")
    assert table.refuses("Ana ends") is None


# IT-11: upgrades


def test_a_tanker_201_over_a_tanker_costs_three() -> None:
    """IT-11: 5 − 2 = 3, an example of the rulebook."""
    table = ana("tanker_2", "bank", "rail_yard", "customs_house", cars=["tanker_1"])
    table.after("Ana builds tanker_2 over 0", "Ana pays customs_house, bank, rail_yard")
    assert (table.train("Ana"), table.hand("Ana")) == (["tanker_2"], [])


def test_a_replaced_car_is_discarded() -> None:
    """IT-11."""
    table = ana("tanker_2", "bank", "rail_yard", "customs_house", cars=["tanker_1"])
    table.after("Ana builds tanker_2 over 0", "Ana pays customs_house, bank, rail_yard")
    assert "tanker_1" in table.discards


def test_goods_stay_on_the_new_car() -> None:
    """IT-11."""
    table = ana("hopper_3", *FIVE, "rail_yard", cars=["tanker_1", "hopper_1 ?bank"])
    table.after("Ana builds hopper_3 over 1", "Ana ends")
    table.after("Ana pays tanker_1, tanker_1, tanker_1, tanker_2, tanker_2, rail_yard")
    assert table.train("Ana") == ["tanker_1", "hopper_3 ?bank"]


@pytest.mark.parametrize(("engine", "price"), [("engine_2", 2), ("engine_3", 5)])
def test_an_engine_replaces_the_engine(engine: str, price: int) -> None:
    """IT-11: levels may be skipped; 3 − 1 and 6 − 1."""
    table = ana(engine, *FIVE[:price]).after(f"Ana builds {engine}")
    table.after("Ana pays " + ", ".join(FIVE[:price]))
    assert (table.own("Ana").engine, table.hand("Ana")) == (engine, [])


def test_a_replaced_engine_is_discarded() -> None:
    """IT-11: a train has one."""
    table = ana("engine_2", "bank", "rail_yard").after(
        "Ana builds engine_2", "Ana pays bank, rail_yard"
    )
    assert "engine_1" in table.discards


@pytest.mark.parametrize("engine", ["engine_1", "engine_2"])
def test_an_engine_of_no_higher_level_is_not_built(engine: str) -> None:
    """IT-11."""
    assert ana(engine, *FIVE, engine="engine_2").refuses(f"Ana builds {engine}") == "IT-11"


def test_an_engine_names_no_car() -> None:
    """IT-11."""
    table = ana("engine_2", *FIVE, cars=["hopper_1"])
    assert table.refuses("Ana builds engine_2 over 0") == "IT-11"


@pytest.mark.parametrize(
    ("card", "slot"),
    [
        ("tanker_2", 0),  # another kind
        ("hopper_2", 1),  # the same level
        ("hopper_2", 2),  # a higher level
        ("hopper_2", 4),  # no car
        ("caboose_2", 3),  # cabooses are never upgraded
        ("bank", 0),  # neither are buildings
    ],
)
def test_a_car_replaces_one_of_its_kind_and_a_lower_level(card: str, slot: int) -> None:
    """IT-11."""
    table = ana(
        card,
        *FIVE[:3],
        "tanker_3", "tanker_3", "boxcar_1",
        engine="engine_3",
        cars=["hopper_1", "hopper_2", "hopper_3", "caboose_1"],
    )  # fmt: skip
    assert table.refuses(f"Ana builds {card} over {slot}") == "IT-11"


def test_of_two_cars_alike_the_first_is_replaced() -> None:
    """IT-11."""
    table = ana("hopper_2", *FIVE[:3], cars=["hopper_1", "hopper_1"])
    rules = [table.refuses(f"Ana builds hopper_2 over {slot}") for slot in (0, 1)]
    assert rules == [None, "IT-11"]


def test_a_car_may_be_built_beside_one_of_its_kind() -> None:
    """IT-11, IT-12: an upgrade is not compulsory."""
    table = ana("hopper_2", *FIVE[:4], cars=["hopper_1"]).after("Ana builds hopper_2", "Ana ends")
    table.after("Ana pays " + ", ".join(FIVE[:4]))
    assert table.train("Ana") == ["hopper_1", "hopper_2"]


def test_a_car_that_moves_up_is_still_replaced() -> None:
    """IT-11, IT-9: the car before it is scrapped."""
    table = ana("hopper_2", *FIVE[:3], cars=["boxcar_1", "hopper_1 bank", "tanker_1"])
    table.after("Ana builds hopper_2 over 1", "Ana scraps 0", "Ana ends")
    table.after("Ana pays tanker_1, tanker_1, tanker_1")
    assert table.train("Ana") == ["hopper_2 bank", "tanker_1"]


def test_an_upgrade_is_told_with_what_it_replaces() -> None:
    """IT-11."""
    table = ana("engine_2", "bank", "rail_yard").after(
        "Ana builds engine_2", "Ana pays bank, rail_yard"
    )
    assert "upgraded" in [event.kind.name for event in table.events]


# IT-12: how many


def test_any_number_of_cars_of_a_kind() -> None:
    """IT-12."""
    table = ana("hopper_1", "bank", cars=["hopper_1", "hopper_1", "hopper_1"])
    table.after("Ana builds hopper_1", "Ana ends", "Ana pays bank")
    assert table.train("Ana") == ["hopper_1"] * 4


def test_any_number_of_cabooses() -> None:
    """IT-12."""
    table = ana("caboose_2", *FIVE[:3], engine="engine_2", cars=["caboose_1", "caboose_3"])
    table.after("Ana builds caboose_2", "Ana ends", "Ana pays tanker_1, tanker_1, tanker_1")
    assert table.train("Ana") == ["caboose_1", "caboose_3", "caboose_2"]


def test_one_building_at_a_time() -> None:
    """IT-12: the old one must go."""
    table = ana("bank", *FIVE, "boxcar_1", buildings=["rail_yard"]).after("Ana builds bank")
    assert table.refuses("Ana ends") == "IT-12"
    assert table.after("Ana scraps rail_yard").refuses("Ana ends") is None


def test_two_buildings_with_caboose_4() -> None:
    """IT-12."""
    table = ana("bank", *FIVE, "boxcar_1", cars=["caboose_4"], buildings=["rail_yard"])
    table.after("Ana builds bank", "Ana ends")
    table.after("Ana pays " + ", ".join(FIVE) + ", boxcar_1")
    assert [building.card for building in table.own("Ana").buildings] == ["bank", "rail_yard"]


def test_not_three_buildings_with_caboose_4() -> None:
    """IT-12."""
    table = ana(
        "bank", *FIVE, "boxcar_1", cars=["caboose_4"], buildings=["rail_yard", "customs_house"]
    )
    assert table.after("Ana builds bank").refuses("Ana ends") == "IT-12"


@pytest.mark.parametrize("building", ["bank", "rail_yard"])
def test_who_scraps_caboose_4_keeps_one_building(building: str) -> None:
    """IT-12, IT-9: tested after the build."""
    table = ana("hopper_1", "boxcar_1", cars=["caboose_4"], buildings=["bank", "rail_yard"])
    table.after("Ana builds hopper_1", "Ana scraps 0")
    assert table.refuses("Ana ends") == "IT-12"
    assert table.after(f"Ana scraps {building}").refuses("Ana ends") is None


def test_buildings_are_scrapped_in_the_order_of_the_box() -> None:
    """IT-9."""
    table = ana("hopper_1", "boxcar_1", cars=["caboose_4"], buildings=["bank", "rail_yard"])
    table.after("Ana builds hopper_1", "Ana scraps rail_yard")
    assert table.refuses("Ana scraps bank") == "IT-9"


# IT-13: caboose 5


@pytest.mark.parametrize(
    ("card", "price"),
    [("engine_2", 1), ("hopper_1", 0), ("tanker_1", 1), ("boxcar_1", 2), ("caboose_1", 2)],
)
def test_train_cards_cost_one_less_with_caboose_5(card: str, price: int) -> None:
    """IT-13."""
    table = ana(card, *FIVE[:price], cars=["caboose_5"]).after(f"Ana builds {card}", "Ana ends")
    for paid in FIVE[:price]:
        table.after(f"Ana pays {paid}")
    assert (table.decision, table.hand("Ana")) == ("act", [])


def test_an_upgrade_costs_one_less_with_caboose_5() -> None:
    """IT-13, IT-11: 4 − 1 − 1."""
    table = ana("hopper_2", "tanker_1", "tanker_1", cars=["hopper_1", "caboose_5"])
    table.after("Ana builds hopper_2 over 0", "Ana ends", "Ana pays tanker_1, tanker_1")
    assert table.train("Ana") == ["hopper_2", "caboose_5"]


def test_buildings_cost_the_same_with_caboose_5() -> None:
    """IT-13."""
    assert ana("bank", *FIVE, cars=["caboose_5"]).refuses("Ana builds bank") == "IT-8"


def test_nothing_costs_less_than_nothing() -> None:
    """IT-13: a hopper car with caboose 5 is free, and built at once."""
    table = ana("hopper_1", cars=["caboose_5"]).after("Ana builds hopper_1", "Ana ends")
    assert table.train("Ana") == ["caboose_5", "hopper_1"]


def test_caboose_5_does_not_help_to_build_itself() -> None:
    """IT-13."""
    assert ana("caboose_5", *FIVE[:2]).refuses("Ana builds caboose_5") == "IT-8"


def test_caboose_5_must_be_there_when_the_price_is_paid() -> None:
    """IT-13, IT-9: scrapped, it does not help."""
    table = ana("tanker_1", "bank", "rail_yard", cars=["caboose_5"])
    table.after("Ana builds tanker_1", "Ana scraps 0", "Ana ends", "Ana pays bank")
    assert table.decision == "pay"


def test_the_view_tells_price_weight_and_power_of_a_build() -> None:
    """IT-8, IT-10: as things are."""
    table = ana("tanker_2", *FIVE, cars=["caboose_5", "boxcar_1"]).after("Ana builds tanker_2")
    building = table.seen_by("Ana").building
    assert building
    assert (building.card, building.price, building.weight, building.power) == ("tanker_2", 4, 6, 4)


def test_the_view_tells_which_builds_need_scrap() -> None:
    """IT-9, IT-10."""
    table = with_a_heavy_train("hopper_1", "hopper_2", *FIVE[:3])
    builds = {(build.card, build.replaces): build for build in table.seen_by("Ana").builds}
    assert builds["hopper_1", None].must_scrap
    assert builds["hopper_2", 2].price == 3
