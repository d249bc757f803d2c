"""Loading: what fits where, face down, the bonuses of rivals' cars, and what cabooses do."""

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import Table, isle

pytestmark = pytest.mark.kernels

DRAWN = ["rail_yard", "customs_house", "oil_refinery", "coal_factory", "grand_central", "engine_3"]
"""The top of the pile."""
CARGO = {"coal": "tanker_1", "oil": "hopper_2", "box": "hopper_3", "wild": "bank"}
"""A card of each kind of cargo."""
CAR = {"coal": "hopper_1", "oil": "tanker_1", "box": "boxcar_1"}
"""A car for each kind."""


def ana_and_ben(*hand: str, cars: str = "", own: str = "", row: list[str] | None = None) -> Table:
    """Ana's hand and car, and Ben's car."""
    return isle(
        Seat(hand=list(hand), cars=[own] * bool(own)),
        Seat(cars=[cars] * bool(cars), hand=["boxcar_2"]),
        pile=DRAWN,
        row=row,
    )


# IT-14: what fits


@pytest.mark.parametrize("carried", CAR)
@pytest.mark.parametrize("cargo", CARGO)
def test_a_car_takes_cards_of_its_cargo_kind_and_wild_ones(carried: str, cargo: str) -> None:
    """IT-14."""
    table = ana_and_ben(CARGO[cargo], own=CAR[carried])
    rule = table.refuses(f"Ana loads {CARGO[cargo]} on Ana 0")
    assert rule == (None if cargo in (carried, "wild") else "IT-14")


def test_a_good_lies_on_the_car_and_no_longer_in_the_hand() -> None:
    """IT-14."""
    table = ana_and_ben("tanker_1", own="hopper_1").after("Ana loads tanker_1 on Ana 0")
    assert (table.train("Ana"), table.hand("Ana")) == (["hopper_1 tanker_1"], [])


@pytest.mark.parametrize(("card", "kind"), [("tanker_1", "coal"), ("bank", "coal")])
def test_on_a_freight_car_a_good_counts_as_the_cars_kind(card: str, kind: str) -> None:
    """IT-14: whatever the card."""
    table = ana_and_ben(card, own="hopper_1").after(f"Ana loads {card} on Ana 0")
    assert table.own("Ana").cars[0].goods[0].kind == kind


def test_any_players_train_may_be_loaded() -> None:
    """IT-14."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_1"]), Seat(cars=["tanker_1"]))
    rules = [table.refuses(f"Ana loads bank on {owner} 0") for owner in ("Ben", "Eva")]
    assert rules == [None, None]


def test_a_full_car_takes_no_more() -> None:
    """IT-14."""
    assert (
        ana_and_ben("bank", own="hopper_1 tanker_1").refuses("Ana loads bank on Ana 0") == "IT-14"
    )


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("kind", ["hopper", "tanker", "boxcar"])
def test_a_car_has_room_for_as_many_as_its_level(kind: str, level: int) -> None:
    """IT-14."""
    hand = ["bank", "coal_factory", "grand_central", "rail_yard"]
    table = isle(Seat(hand=hand, cars=[f"{kind}_{level}"]))
    for card in ["bank", "coal_factory", "grand_central"][:level]:
        while table.waiting != ["Ana"]:
            table.after_draws(1)
        table.after(f"Ana loads {card} on Ana 0")
    while table.waiting != ["Ana"]:
        table.after_draws(1)
    assert table.refuses("Ana loads rail_yard on Ana 0") == "IT-14"


@pytest.mark.parametrize(
    "load",
    [
        "hopper_3 on Ana 0",  # not in the hand
        "bank on Ana 1",  # no car there
        "bank on Eva 0",  # nobody there
        "bank on Ben 0",  # a caboose that carries nothing
    ],
)
def test_what_cannot_be_loaded(load: str) -> None:
    """IT-14."""
    assert (
        ana_and_ben("bank", own="hopper_1", cars="caboose_1").refuses(f"Ana loads {load}")
        == "IT-14"
    )


def test_of_two_cars_alike_the_first_is_loaded() -> None:
    """IT-14."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_1", "hopper_1"]))
    rules = [table.refuses(f"Ana loads bank on Ben {slot}") for slot in (0, 1)]
    assert rules == [None, "IT-14"]


def test_the_second_of_two_cars_is_loaded_once_the_first_is_full() -> None:
    """IT-14."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_1 rail_yard", "hopper_1"]))
    assert table.refuses("Ana loads bank on Ben 1") is None


# IT-15: face down


@pytest.mark.parametrize("carried", CAR)
@pytest.mark.parametrize("cargo", CARGO)
def test_face_down_any_card_is_a_good_of_any_kind(carried: str, cargo: str) -> None:
    """IT-15."""
    table = ana_and_ben(CARGO[cargo], "boxcar_3", own=CAR[carried])
    table.after(f"Ana loads {CARGO[cargo]} face down on Ana 0", "Ana discards boxcar_3")
    (good,) = table.own("Ana").cars[0].goods
    assert (good.kind, good.face_down) == (carried, True)


def test_a_card_more_is_discarded() -> None:
    """IT-15: it costs two cards."""
    table = ana_and_ben("bank", "boxcar_3", "boxcar_1", own="hopper_1")
    table.after("Ana loads bank face down on Ana 0", "Ana discards boxcar_3")
    assert (table.hand("Ana"), table.discards) == (["boxcar_1"], ["boxcar_3"])


def test_the_other_card_must_be_there() -> None:
    """IT-15, IT-6."""
    table = ana_and_ben("bank", own="hopper_1")
    assert table.refuses("Ana loads bank face down on Ana 0") == "IT-15"


def test_the_other_card_is_one_of_the_hand() -> None:
    """IT-15: not the one just loaded."""
    table = ana_and_ben("bank", "boxcar_3", own="hopper_1").after(
        "Ana loads bank face down on Ana 0"
    )
    assert table.refuses("Ana discards bank") == "IT-15"


@pytest.mark.parametrize("move", ["draws", "pays boxcar_3", "ends", "delivers", "declines"])
def test_the_other_card_is_discarded_first(move: str) -> None:
    """IT-15."""
    table = ana_and_ben("bank", "boxcar_3", own="hopper_1").after(
        "Ana loads bank face down on Ana 0"
    )
    assert table.refuses(f"Ana {move}") == "IT-15"


def test_the_other_card_is_no_phantom_where_there_is_none() -> None:
    """IT-30."""
    table = ana_and_ben("bank", "boxcar_3", own="hopper_1").after(
        "Ana loads bank face down on Ana 0"
    )
    assert table.refuses("Ana discards phantom") == "IT-30"


# IT-16: bonuses

BONUSES = {
    "hopper_1": (3, 1, []),
    "hopper_2": (2, 0, ["build"]),
    "hopper_3": (2, 0, ["draw", "build", "load", "deliver"]),
    "tanker_1": (3, 0, []),
    "tanker_2": (3, 0, ["deliver"]),
    "tanker_3": (3, 0, ["load", "deliver"]),
    "boxcar_1": (4, 0, []),
    "boxcar_2": (4, 0, ["load"]),
    "boxcar_3": (5, 1, ["load"]),
}
"""As the rulebook's overview of the cards has them: draws, discards, extra actions."""
every_bonus = pytest.mark.parametrize("car", BONUSES)


def loaded(car: str, row: list[str] | None = None) -> Table:
    """Ana has loaded a car of Ben's. She has a car with a good and one with room."""
    return isle(
        Seat(
            hand=["bank", "hopper_1"],
            engine="engine_2",
            cars=["tanker_1 tanker_1", "hopper_2 tanker_1"],
        ),
        Seat(cars=[car], hand=["boxcar_2"]),
        pile=DRAWN,
        row=row,
    ).after("Ana loads bank on Ben 0")


@every_bonus
def test_a_rivals_car_gives_its_cards(car: str) -> None:
    """IT-16."""
    draws, _, _ = BONUSES[car]
    assert sorted(loaded(car).hand("Ana")) == sorted(["hopper_1", *DRAWN[:draws]])


@every_bonus
def test_a_bonus_wants_a_card_back_where_it_says_so(car: str) -> None:
    """IT-16: after the draws."""
    _, discards, _ = BONUSES[car]
    table = loaded(car)
    assert (table.decision == "discard_for_bonus") == (discards == 1)
    if discards:
        table.after("Ana discards customs_house")
        assert (table.discards, "customs_house" in table.hand("Ana")) == (["customs_house"], False)


@every_bonus
def test_a_bonus_offers_its_extra_actions(car: str) -> None:
    """IT-16: after the discard."""
    _, discards, extras = BONUSES[car]
    table = loaded(car)
    if discards:
        table.after("Ana discards customs_house")
    offered = [move.action for move in table.choices("Ana") if hasattr(move, "action")]
    assert offered == extras
    assert table.decision == ("extra" if extras else "act")


@every_bonus
@pytest.mark.parametrize("action", ["draw", "build", "load", "deliver"])
def test_an_extra_action_is_taken_at_once(car: str, action: str) -> None:
    """IT-16: that one, and no other."""
    _, discards, extras = BONUSES[car]
    table = loaded(car)
    if discards:
        table.after("Ana discards customs_house")
    if action in extras:
        table.after(f"Ana has an extra {action}")
        assert (table.decision, table.names_of_moves("Ana")) == (f"extra_{action}", {action})
    else:
        assert table.refuses(f"Ana has an extra {action}") == "IT-16"


@pytest.mark.parametrize("car", [car for car, (_, _, extras) in BONUSES.items() if extras])
def test_an_extra_action_may_be_declined(car: str) -> None:
    """IT-16: and is lost; the second action of the turn is still there."""
    table = loaded(car)
    if table.decision == "discard_for_bonus":
        table.after("Ana discards customs_house")
    table.after("Ana declines")
    view = table.seen_by("Ana")
    assert (table.decision, view.actions_left, view.extra) == ("act", 1, False)


def test_an_extra_action_does_not_use_up_one_of_the_turn() -> None:
    """IT-16."""
    table = loaded("hopper_3").after("Ana has an extra draw", "Ana draws")
    assert (table.waiting, table.seen_by("Ana").actions_left) == (["Ana"], 1)


def test_the_view_tells_of_an_extra_action() -> None:
    """IT-16."""
    view = loaded("tanker_3").after("Ana has an extra load").seen_by("Ana")
    assert (view.extra, view.actions) == (True, ["load"])


def test_no_other_action_is_taken_as_the_extra_one() -> None:
    """IT-16."""
    table = loaded("hopper_3").after("Ana has an extra deliver")
    assert (table.refuses("Ana draws"), table.refuses("Ana delivers")) == ("IT-16", None)


def test_an_extra_action_cannot_be_declined_once_it_is_taken() -> None:
    """IT-16."""
    assert loaded("hopper_3").after("Ana has an extra draw").refuses("Ana declines") == "IT-16"


@pytest.mark.parametrize("move", ["draws", "delivers", "ends", "discards bank", "builds rail_yard"])
def test_whether_to_take_it_is_decided_first(move: str) -> None:
    """IT-16."""
    assert loaded("hopper_3").refuses(f"Ana {move}") == "IT-16"


@pytest.mark.parametrize("move", ["draws", "delivers", "ends", "declines", "discards phantom"])
def test_the_discard_of_a_bonus_comes_first(move: str) -> None:
    """IT-16, IT-30: no phantom card."""
    rule = "IT-30" if "phantom" in move else "IT-16"
    assert loaded("hopper_1").refuses(f"Ana {move}") == rule


def test_the_discard_of_a_bonus_is_a_card_of_the_hand() -> None:
    """IT-16."""
    assert loaded("hopper_1").refuses("Ana discards boxcar_3") == "IT-16"


def test_an_extra_build_after_loading_a_double_hopper() -> None:
    """IT-16: an example of the rulebook; draw two, then build."""
    table = isle(
        Seat(hand=["boxcar_1", "hopper_1"]), Seat(cars=["hopper_2"]), pile=["tanker_1", "bank"]
    )
    table.after("Ana loads boxcar_1 on Ben 0")
    assert table.hand("Ana") == ["hopper_1", "tanker_1", "bank"]
    table.after("Ana has an extra build", "Ana builds tanker_1", "Ana pays hopper_1, bank")
    assert table.train("Ana") == ["tanker_1"]


def test_no_bonus_for_the_own_train() -> None:
    """IT-16."""
    table = ana_and_ben("bank", own="hopper_3").after("Ana loads bank on Ana 0")
    assert (table.hand("Ana"), table.decision) == ([], "act")


def test_a_bonus_comes_after_the_discard_for_a_good_face_down() -> None:
    """IT-16, IT-15."""
    table = ana_and_ben("bank", "boxcar_3", cars="tanker_1")
    table.after("Ana loads bank face down on Ben 0")
    assert table.hand("Ana") == ["boxcar_3"]
    assert sorted(table.after("Ana discards boxcar_3").hand("Ana")) == sorted(DRAWN[:3])


def test_a_bonus_gives_as_many_cards_as_there_are() -> None:
    """IT-16: one card is left."""
    table = isle(
        Seat(hand=["bank"]), Seat(cars=["boxcar_1"], hand=["hopper_1"]), pile=["engine_2"], rest=1
    )
    assert table.after("Ana loads bank on Ben 0").hand("Ana") == ["engine_2"]


def test_who_has_no_card_discards_none() -> None:
    """IT-16: as far as there are cards."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_1"]), rest=1)
    table.after("Ana loads bank on Ben 0")
    assert table.decision != "discard_for_bonus"


def test_an_extra_action_that_is_impossible_is_not_offered() -> None:
    """IT-16, IT-6: nothing to deliver."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["tanker_2"]), pile=DRAWN)
    assert table.after("Ana loads bank on Ben 0").decision == "act"


def test_an_extra_action_that_is_impossible_is_not_taken() -> None:
    """IT-6: of four, delivering is not possible."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_3"]), pile=DRAWN)
    table.after("Ana loads bank on Ben 0")
    assert table.refuses("Ana has an extra deliver") == "IT-6"


# IT-17


@pytest.mark.parametrize("car", ["hopper_3", "tanker_3", "boxcar_2", "boxcar_3"])
def test_an_extra_load_is_on_the_own_train(car: str) -> None:
    """IT-17."""
    table = isle(
        Seat(hand=["bank", "boxcar_1"], cars=["hopper_1"]), Seat(cars=[car, "hopper_1"]), pile=DRAWN
    ).after("Ana loads bank on Ben 0")
    if table.decision == "discard_for_bonus":
        table.after("Ana discards customs_house")
    table.after("Ana has an extra load")
    rules = [table.refuses(f"Ana loads boxcar_1 on {owner}") for owner in ("Ben 1", "Ana 0")]
    assert rules == ["IT-17", None]


def test_an_extra_load_needs_room_on_the_own_train() -> None:
    """IT-17, IT-6: there is room on Ben's only; nothing is offered."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["boxcar_2", "hopper_1"]), pile=DRAWN)
    assert table.after("Ana loads bank on Ben 0").decision == "act"


# IT-18: caboose 3


@pytest.mark.parametrize("cargo", CARGO)
def test_caboose_3_takes_a_good_of_any_kind(cargo: str) -> None:
    """IT-18: a wild one counts as any."""
    card = CARGO[cargo]
    table = ana_and_ben(card, own="caboose_3").after(f"Ana loads {card} on Ana 0")
    (good,) = table.own("Ana").cars[0].goods
    assert good.kind == {"wild": "any"}.get(cargo, cargo)


def test_a_good_face_down_on_caboose_3_counts_as_any() -> None:
    """IT-18."""
    table = ana_and_ben("tanker_1", "bank", own="caboose_3")
    table.after("Ana loads tanker_1 face down on Ana 0", "Ana discards bank")
    assert table.own("Ana").cars[0].goods[0].kind == "any"


def test_caboose_3_takes_one_good() -> None:
    """IT-18."""
    table = ana_and_ben("bank", own="caboose_3 tanker_1")
    assert table.refuses("Ana loads bank on Ana 0") == "IT-14"


@pytest.mark.parametrize("how", ["", "face down "])
def test_caboose_3_is_its_owners_alone(how: str) -> None:
    """IT-18."""
    table = isle(Seat(hand=["bank", "boxcar_1"]), Seat(cars=["caboose_3"]))
    assert table.refuses(f"Ana loads bank {how}on Ben 0") == "IT-18"


# IT-19: caboose 2


@pytest.mark.parametrize(
    ("car", "card", "how", "draws"),
    [
        ("hopper_1", "tanker_1", "", 1),
        ("hopper_1", "bank", "", 1),
        ("hopper_1", "boxcar_3", "face down ", 1),
        ("tanker_1", "bank", "", 0),
        ("tanker_1", "tanker_1", "face down ", 0),
        ("caboose_3", "tanker_1", "", 1),
        ("caboose_3", "bank", "", 0),
        ("caboose_3", "tanker_1", "face down ", 0),
    ],
)
def test_caboose_2_draws_a_card_for_coal(car: str, card: str, how: str, draws: int) -> None:
    """IT-19: whatever lies on a hopper is coal; on caboose 3 only a coal card, face up."""
    table = isle(
        Seat(hand=[card, "boxcar_2"], cars=["caboose_2", car], engine="engine_2"), pile=DRAWN
    ).after(f"Ana loads {card} {how}on Ana 1")
    if how:
        table.after("Ana discards boxcar_2")
    assert [card for card in table.hand("Ana") if card in DRAWN] == DRAWN[:draws]


def test_caboose_2_draws_on_rivals_trains_too() -> None:
    """IT-19: one more than the bonus, and before its discard."""
    table = isle(Seat(hand=["bank"], cars=["caboose_2"]), Seat(cars=["hopper_1"]), pile=DRAWN)
    table.after("Ana loads bank on Ben 0")
    assert (len(table.hand("Ana")), table.decision) == (4, "discard_for_bonus")


def test_caboose_2_helps_its_owner_alone() -> None:
    """IT-19: Ben owns it, Ana loads."""
    table = isle(Seat(hand=["bank"]), Seat(cars=["hopper_2", "caboose_2"]), pile=DRAWN).after(
        "Ana loads bank on Ben 0"
    )
    assert len(table.hand("Ana")) == 2


# IT-5: the expert draws card by card

ROW = ["boxcar_1", "boxcar_2", "boxcar_3"]


def test_an_expert_chooses_every_card_of_a_bonus() -> None:
    """IT-5, IT-16."""
    table = loaded("boxcar_3", row=ROW)
    assert (table.decision, table.seen_by("Ana").draws) == ("draw", 5)
    table.after("Ana takes boxcar_2", "Ana draws from the pile", "Ana takes boxcar_1")
    assert table.seen_by("Ana").row == ["boxcar_3"]


def test_with_the_row_gone_the_rest_comes_from_the_pile() -> None:
    """IT-5: an example of the rulebook; there is nothing left to choose."""
    table = loaded("boxcar_1", row=ROW).after(*(f"Ana takes {card}" for card in ROW))
    assert sorted(table.hand("Ana")) == sorted(["hopper_1", *ROW, DRAWN[0]])


def test_the_row_is_not_refilled_during_an_action() -> None:
    """IT-5."""
    table = loaded("boxcar_1", row=ROW).after("Ana takes boxcar_1", "Ana takes boxcar_2")
    assert table.seen_by("Ana").row == ["boxcar_3"]


def test_the_row_is_refilled_before_an_extra_action() -> None:
    """IT-5: which is an action of its own."""
    table = loaded("hopper_2", row=ROW).after("Ana takes boxcar_1", "Ana takes boxcar_2")
    assert (table.decision, table.seen_by("Ana").row) == ("extra", ["boxcar_3", *DRAWN[:2]])


@pytest.mark.parametrize("move", ["delivers", "draws", "discards bank", "takes hopper_1", "ends"])
def test_an_expert_draws_before_anything_else(move: str) -> None:
    """IT-5."""
    assert loaded("boxcar_1", row=ROW).refuses(f"Ana {move}") == "IT-5"
