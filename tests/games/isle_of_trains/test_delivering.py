"""Delivering: goods for cards, contracts and their secondary sides, and what caboose 1 adds."""

from typing import Any

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import Table, isle
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

DRAWN = ["rail_yard", "customs_house", "oil_refinery", "coal_factory", "grand_central", "engine_3"]
"""The top of the pile."""


def ana(*cars: str, **area: Any) -> Table:
    """Ana's train, behind an engine that pulls it."""
    return isle(Seat(cars=list(cars), engine="engine_3", **area), pile=DRAWN)


# IT-20: goods for cards


def test_a_good_brings_two_cards() -> None:
    """IT-20."""
    table = ana("hopper_1 bank").after("Ana delivers", "Ana sells coal of 0")
    assert sorted(table.hand("Ana")) == sorted(DRAWN[:2])


def test_a_delivered_good_is_discarded() -> None:
    """IT-20."""
    table = ana("hopper_1 bank").after("Ana delivers", "Ana sells coal of 0")
    assert (table.train("Ana"), table.discards) == (["hopper_1"], ["bank"])


def test_any_number_of_goods_is_sold() -> None:
    """IT-20: two cards each, once all are chosen."""
    table = ana("hopper_1 bank", "tanker_1 engine_2").after(
        "Ana delivers", "Ana sells coal of 0", "Ana sells oil of 1"
    )
    assert (table.decision, len(table.hand("Ana"))) == ("act", 4)


def test_no_card_is_drawn_before_all_is_chosen() -> None:
    """IT-20."""
    table = ana("hopper_2 bank tanker_1").after("Ana delivers", "Ana sells coal of 0")
    assert (table.decision, table.hand("Ana")) == ("sell", [])
    assert len(table.after("Ana ends").hand("Ana")) == 2


def test_without_goods_left_the_delivery_is_over() -> None:
    """IT-20."""
    table = ana("hopper_1 bank").after("Ana delivers", "Ana sells coal of 0")
    assert table.decision == "act"


def test_a_delivery_without_goods_is_none() -> None:
    """IT-20, IT-6."""
    assert ana("hopper_1").refuses("Ana delivers") == "IT-20"


def test_goods_of_others_are_not_delivered() -> None:
    """IT-20: from the own train."""
    assert isle(Seat(), Seat(cars=["hopper_1 bank"])).refuses("Ana delivers") == "IT-20"


def test_one_good_at_least_is_delivered() -> None:
    """IT-20."""
    assert ana("hopper_1 bank").after("Ana delivers").refuses("Ana ends") == "IT-20"


@pytest.mark.parametrize("move", ["draws", "uses coal of 0", "declines", "discards bank"])
def test_a_delivery_that_has_begun_is_made(move: str) -> None:
    """IT-20."""
    assert ana("hopper_1 bank").after("Ana delivers").refuses(f"Ana {move}") == "IT-20"


@pytest.mark.parametrize(
    "good",
    [
        "oil of 0",  # it counts as coal
        "coal of 1",  # an empty car
        "coal of 3",  # no car
        "any of 0",  # only on caboose 3
        "coal of 2",  # a tanker carries oil
    ],
)
def test_what_is_sold_is_a_good_of_that_kind(good: str) -> None:
    """IT-20."""
    table = ana("hopper_1 bank", "hopper_1", "tanker_1 engine_2").after("Ana delivers")
    assert table.refuses(f"Ana sells {good}") == "IT-20"


def test_goods_are_sold_from_the_first_car_to_the_last() -> None:
    """IT-20: which go is a set; there is one way to name it."""
    table = ana("hopper_1 bank", "tanker_2 engine_2 engine_2").after(
        "Ana delivers", "Ana sells oil of 1"
    )
    assert table.refuses("Ana sells coal of 0") == "IT-20"


def test_the_good_loaded_last_goes_first() -> None:
    """IT-20."""
    table = ana("hopper_2 bank tanker_1").after("Ana delivers", "Ana sells coal of 0", "Ana ends")
    assert table.train("Ana") == ["hopper_2 bank"]


def test_of_two_cars_alike_the_first_is_unloaded() -> None:
    """IT-20."""
    table = ana("tanker_1 engine_2", "tanker_1 engine_2").after("Ana delivers")
    assert [table.refuses(f"Ana sells oil of {slot}") for slot in (0, 1)] == [None, "IT-20"]


def test_selling_is_told_with_how_many() -> None:
    """IT-20."""
    table = ana("hopper_1 bank").after("Ana delivers", "Ana sells coal of 0")
    assert [event.numbers[:2] for event in table.events if event.kind.name == "sold"] == [(0, 1)]


# IT-21: contracts

CONTRACTS = {
    "cinder-hill": [{"coal": 2}, {"coal": 3, "box": 2}, {"coal": 2, "oil": 1, "box": 1}],
    "port-ember": [{"coal": 1, "oil": 1}, {"coal": 1, "oil": 2, "box": 1}, {"coal": 2, "oil": 2}],
    "killian": [{"oil": 2}, {"coal": 2, "oil": 3}, {"coal": 1, "oil": 2, "box": 1}],
    "loch-haven": [{"coal": 1, "box": 1}, {"coal": 2, "box": 2}, {"coal": 2, "oil": 1, "box": 1}],
    "engle-wharf": [{"oil": 1, "box": 1}, {"oil": 2, "box": 2}, {"coal": 1, "oil": 1, "box": 2}],
    "clark": [{"box": 2}, {"oil": 2, "box": 3}, {"coal": 1, "oil": 1, "box": 2}],
}
"""As the components file has them: the primary side and both secondary ones."""
EVERY_SIDE = [(contract, side) for contract in CONTRACTS for side in ("", "0", "1")]


def train_with(goods: dict[str, int]) -> list[str]:
    """A car of level 3 for each kind, with so many goods on it."""
    cars = {"coal": "hopper_3", "oil": "tanker_3", "box": "boxcar_3"}
    spare = {"coal": "tanker_1", "oil": "hopper_1", "box": "engine_2"}
    return [" ".join([cars[kind], *["?" + spare[kind]] * count]) for kind, count in goods.items()]


def contracts_of(contract: str, side: str) -> dict[str, int | None]:
    return {contract: None} if side else {}


@pytest.mark.parametrize(("contract", "side"), EVERY_SIDE)
def test_a_contract_is_completed_with_its_goods(contract: str, side: str) -> None:
    """IT-21: in full, from goods on the train."""
    goods = CONTRACTS[contract][int(side) + 1 if side else 0]
    table = ana(*train_with(goods), contracts=contracts_of(contract, side))
    table.after("Ana delivers", f"Ana completes {contract} {side}".strip())
    for slot, (kind, count) in enumerate(goods.items()):
        for _ in range(count):
            table.after(f"Ana uses {kind} of {slot}")
    shown = next(each for each in table.seen_by(NOBODY).contracts if each.contract == contract)
    assert (shown.owner, shown.secondary) == (0, int(side) if side else None)
    assert len(table.discards) == sum(goods.values())


@pytest.mark.parametrize(("contract", "side"), EVERY_SIDE)
def test_a_contract_is_not_completed_with_a_good_less(contract: str, side: str) -> None:
    """IT-21, IT-6."""
    goods = dict(CONTRACTS[contract][int(side) + 1 if side else 0])
    goods["coal" if "coal" in goods else "box" if "box" in goods else "oil"] -= 1
    table = ana(*train_with(goods), contracts=contracts_of(contract, side)).after("Ana delivers")
    assert table.refuses(f"Ana completes {contract} {side}".strip()) == "IT-21"


def test_a_contract_brings_no_cards() -> None:
    """IT-20."""
    table = ana("tanker_2 engine_2 engine_2").after("Ana delivers", "Ana completes killian")
    table.after("Ana uses oil of 0", "Ana uses oil of 0")
    assert (table.hand("Ana"), table.decision) == ([], "act")


def test_a_contract_and_a_good_for_cards_in_one_action() -> None:
    """IT-20: an example of the rulebook; two goods for a primary, a third for two cards."""
    table = ana("tanker_2 engine_2 engine_2", "hopper_1 bank").after(
        "Ana delivers", "Ana completes killian"
    )
    table.after("Ana uses oil of 0", "Ana uses oil of 0", "Ana sells coal of 1")
    assert sorted(table.hand("Ana")) == sorted(DRAWN[:2])
    assert table.seen_by("Ana").actions_left == 1


def test_nothing_need_be_sold_after_a_contract() -> None:
    """IT-20."""
    table = ana("tanker_2 engine_2 engine_2", "hopper_1 bank").after(
        "Ana delivers", "Ana completes killian"
    )
    table.after("Ana uses oil of 0", "Ana uses oil of 0", "Ana ends")
    assert (table.hand("Ana"), table.train("Ana")) == ([], ["tanker_2", "hopper_1 bank"])


def test_one_contract_an_action() -> None:
    """IT-20: after it only goods are sold."""
    table = ana("tanker_2 engine_2 engine_2", "boxcar_2 bank boxcar_3")
    table.after("Ana delivers", "Ana completes killian", "Ana uses oil of 0", "Ana uses oil of 0")
    assert table.refuses("Ana completes clark") == "IT-20"


def test_a_contract_comes_before_goods_for_cards() -> None:
    """IT-20: they are all chosen before a card is drawn; a record has them in this order."""
    table = ana("tanker_2 engine_2 engine_2", "hopper_1 bank").after(
        "Ana delivers", "Ana sells oil of 0"
    )
    assert table.refuses("Ana completes killian") == "IT-20"


def test_contracts_of_the_island_only_by_their_primary_side() -> None:
    """IT-21."""
    table = ana("tanker_3 engine_2 engine_2 ?bank", "hopper_2 tanker_1 tanker_1").after(
        "Ana delivers"
    )
    rules = [table.refuses(f"Ana completes killian {side}".strip()) for side in ("", "0")]
    assert rules == [None, "IT-21"]


@pytest.mark.parametrize("side", ["", "0", "1"])
def test_a_contract_somebody_else_has_is_gone(side: str) -> None:
    """IT-21."""
    cars = train_with({"coal": 3, "oil": 3, "box": 3})
    table = isle(
        Seat(cars=cars, engine="engine_3"), Seat(contracts={"killian": None}), pile=DRAWN
    ).after("Ana delivers")
    assert table.refuses(f"Ana completes killian {side}".strip()) == "IT-21"


@pytest.mark.parametrize("side", ["", "0", "1"])
def test_of_the_two_secondary_ones_exactly_one_is_completed(side: str) -> None:
    """IT-21."""
    table = ana(*train_with({"coal": 3, "oil": 3, "box": 3}), contracts={"killian": 1})
    table.after("Ana delivers")
    assert table.refuses(f"Ana completes killian {side}".strip()) == "IT-21"


def test_a_secondary_one_is_for_a_later_action() -> None:
    """IT-21: one contract an action."""
    table = ana(*train_with({"coal": 2, "oil": 3}))
    table.after(
        "Ana delivers", "Ana completes cinder-hill", "Ana uses coal of 0", "Ana uses coal of 0"
    )
    assert table.names_of_moves("Ana") == {"sell", "end"}


def test_no_new_primary_with_an_open_secondary() -> None:
    """IT-22."""
    table = ana("tanker_2 engine_2 engine_2", contracts={"clark": None}).after("Ana delivers")
    assert table.refuses("Ana completes killian") == "IT-22"


def test_a_new_primary_once_the_secondary_is_completed() -> None:
    """IT-22."""
    table = ana("tanker_2 engine_2 engine_2", contracts={"clark": 1}).after("Ana delivers")
    assert table.refuses("Ana completes killian") is None


def test_the_open_secondary_of_somebody_else_is_no_matter() -> None:
    """IT-22."""
    table = isle(Seat(cars=["tanker_2 engine_2 engine_2"]), Seat(contracts={"clark": None})).after(
        "Ana delivers"
    )
    assert table.refuses("Ana completes killian") is None


@pytest.mark.parametrize(
    "good",
    [
        "coal of 0",  # not asked for
        "box of 1",  # it is oil
        "oil of 2",  # an empty car
        "oil of 4",  # no car
    ],
)
def test_what_is_used_is_asked_for(good: str) -> None:
    """IT-21."""
    table = ana("hopper_1 bank", "tanker_2 engine_2 engine_2", "tanker_1")
    table.after("Ana delivers", "Ana completes killian")
    assert table.refuses(f"Ana uses {good}") == "IT-21"


def test_no_more_of_a_kind_than_asked_for() -> None:
    """IT-21."""
    table = ana("hopper_2 bank tanker_1", "tanker_1 engine_2")
    table.after("Ana delivers", "Ana completes port-ember", "Ana uses coal of 0")
    assert table.refuses("Ana uses coal of 0") == "IT-21"


def test_a_good_is_used_in_order_of_the_cars() -> None:
    """IT-21: after the second tanker the first is no longer named, so it cannot come first."""
    table = ana("tanker_1 engine_2", "hopper_1 bank", "tanker_2 hopper_2")
    table.after("Ana delivers", "Ana completes killian")
    assert (table.refuses("Ana uses oil of 2"), table.refuses("Ana uses oil of 0")) == (
        "IT-21",
        None,
    )


@pytest.mark.parametrize("move", ["sells oil of 0", "ends", "draws", "completes clark"])
def test_a_contract_that_is_chosen_is_completed(move: str) -> None:
    """IT-21."""
    table = ana("tanker_2 engine_2 engine_2").after("Ana delivers", "Ana completes killian")
    assert table.refuses(f"Ana {move}") == "IT-21"


def test_of_two_cars_alike_the_first_is_used() -> None:
    """IT-21."""
    table = ana("tanker_1 engine_2", "tanker_1 engine_2", "tanker_1 engine_2")
    table.after("Ana delivers", "Ana completes killian")
    assert [table.refuses(f"Ana uses oil of {n}") for n in (0, 1)] == [None, "IT-21"]


@pytest.mark.parametrize("kind", ["coal", "oil", "box"])
def test_a_wild_good_on_caboose_3_is_any_one_kind(kind: str) -> None:
    """IT-18, IT-21."""
    other = {"coal": "hopper_1 tanker_1", "oil": "tanker_1 engine_2", "box": "boxcar_1 hopper_3"}
    contract = {"coal": "cinder-hill", "oil": "killian", "box": "clark"}[kind]
    table = ana("caboose_3 bank", other[kind]).after("Ana delivers", f"Ana completes {contract}")
    table.after(f"Ana uses {kind} of 0", f"Ana uses {kind} of 1")
    assert table.seen_by("Ana").taken == 1


def test_a_wild_good_on_caboose_3_is_kept_for_what_is_missing() -> None:
    """IT-18, IT-6: used as coal it could not be the oil that is asked for."""
    table = ana("caboose_3 ?bank", "hopper_1 tanker_1").after(
        "Ana delivers", "Ana completes port-ember"
    )
    rules = [table.refuses(f"Ana uses {kind} of 0") for kind in ("coal", "oil")]
    assert rules == ["IT-21", None]


def test_a_coal_card_on_caboose_3_is_coal() -> None:
    """IT-18."""
    table = ana("caboose_3 tanker_1", "tanker_1 engine_2").after("Ana delivers")
    rules = [table.refuses(f"Ana completes {name}") for name in ("port-ember", "killian")]
    assert rules == [None, "IT-21"]


def test_a_wild_good_on_caboose_3_is_sold_as_any() -> None:
    """IT-18, IT-20."""
    table = ana("caboose_3 bank").after("Ana delivers")
    rules = [table.refuses(f"Ana sells {kind} of 0") for kind in ("any", "coal")]
    assert rules == [None, "IT-20"]


def test_a_contract_taken_leaves_the_island() -> None:
    """IT-21, IT-2."""
    table = ana("tanker_2 engine_2 engine_2").after("Ana delivers", "Ana completes killian")
    assert table.seen_by(NOBODY).taken == 0
    table.after("Ana uses oil of 0", "Ana uses oil of 0")
    assert table.seen_by(NOBODY).taken == 1


def test_a_contract_is_told_with_its_points() -> None:
    """IT-21, IT-31."""
    table = ana("tanker_2 engine_2 engine_2").after("Ana delivers", "Ana completes killian")
    table.after("Ana uses oil of 0", "Ana uses oil of 0")
    assert [event.numbers[-1] for event in table.events if event.kind.name == "completed"] == [5]


def test_what_a_contract_still_lacks_is_shown() -> None:
    """IT-21."""
    view = ana("tanker_1 engine_2").seen_by("Ana")
    killian = next(each for each in view.contracts if each.contract == "killian")
    missing = killian.sides[0].missing
    assert missing
    assert (missing.coal, missing.oil, missing.box) == (0, 1, 0)


# IT-23: caboose 1


def test_caboose_1_draws_a_card_after_goods_are_sold() -> None:
    """IT-23."""
    table = ana("hopper_1 bank", "caboose_1").after("Ana delivers", "Ana sells coal of 0")
    assert len(table.hand("Ana")) == 3


def test_caboose_1_draws_a_card_after_a_contract() -> None:
    """IT-23."""
    table = ana("tanker_2 engine_2 engine_2", "caboose_1").after(
        "Ana delivers", "Ana completes killian"
    )
    assert table.after("Ana uses oil of 0", "Ana uses oil of 0").hand("Ana") == DRAWN[:1]


def test_caboose_1_draws_one_card_an_action() -> None:
    """IT-23: not one for each good."""
    table = ana("hopper_2 bank tanker_1", "caboose_1").after(
        "Ana delivers", "Ana sells coal of 0", "Ana sells coal of 0"
    )
    assert len(table.hand("Ana")) == 5


def test_caboose_1_helps_its_owner_alone() -> None:
    """IT-23."""
    table = isle(Seat(cars=["hopper_1 bank"]), Seat(cars=["caboose_1"]), pile=DRAWN)
    assert len(table.after("Ana delivers", "Ana sells coal of 0").hand("Ana")) == 2


def test_an_expert_chooses_the_cards_for_goods() -> None:
    """IT-5, IT-20."""
    table = isle(Seat(cars=["hopper_1 bank"]), row=["boxcar_1", "boxcar_2", "boxcar_3"], pile=DRAWN)
    table.after(
        "Ana delivers", "Ana sells coal of 0", "Ana takes boxcar_2", "Ana draws from the pile"
    )
    assert sorted(table.hand("Ana")) == ["boxcar_2", DRAWN[0]]


def test_the_view_tells_what_a_delivery_will_bring() -> None:
    """IT-20, IT-23."""
    table = ana("hopper_2 bank tanker_1", "caboose_1").after("Ana delivers", "Ana sells coal of 0")
    delivery = table.seen_by("Ana").delivery
    assert delivery
    assert (delivery.sold, delivery.draws) == (1, 3)
