"""A turn: two actions, no passing, and five cards at the end."""

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import isle

pytestmark = pytest.mark.kernels


def test_a_turn_has_two_actions() -> None:
    """IT-6: the same one twice if wished."""
    table = isle().after("Ana draws")
    assert (table.waiting, table.after("Ana draws").waiting) == (["Ana"], ["Ben"])


def test_two_different_actions() -> None:
    """IT-6."""
    table = isle(Seat(hand=["bank"], cars=["hopper_1"])).after("Ana loads bank on Ana 0")
    assert table.after("Ana delivers", "Ana sells coal of 0").waiting == ["Ben"]


def test_the_actions_left_are_counted() -> None:
    """IT-6: the one going on included."""
    table = isle()
    counts = [
        table.seen_by("Ana").actions_left,
        table.after("Ana draws").seen_by("Ana").actions_left,
    ]
    assert counts == [2, 1]


@pytest.mark.parametrize("move", ["ends", "discards bank"])
def test_there_is_no_passing(move: str) -> None:
    """IT-6."""
    assert isle(Seat(hand=["bank"])).refuses(f"Ana {move}") == "IT-6"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("scraps 0", "IT-9"),
        ("scraps bank", "IT-9"),
        ("pays bank", "IT-8"),
        ("completes killian", "IT-20"),
        ("uses coal of 0", "IT-20"),
        ("sells coal of 0", "IT-20"),
        ("has an extra draw", "IT-16"),
        ("declines", "IT-16"),
    ],
)
def test_what_belongs_to_an_action_waits_for_it(move: str, rule: str) -> None:
    """IT-6, IT-8, IT-9, IT-16, IT-20."""
    table = isle(Seat(hand=["bank"], cars=["hopper_1 boxcar_1"]))
    assert table.refuses(f"Ana {move}") == rule


def test_an_action_is_lost_only_when_none_is_possible() -> None:
    """IT-6: Ana draws the last card, an engine of no use; her second action is lost."""
    table = isle(Seat(), Seat(hand=["bank"]), pile=["engine_1"], rest=1).after("Ana draws")
    assert table.waiting == ["Ben"]
    assert [event.numbers[:2] for event in table.events if event.kind.name == "action_lost"] == [
        (0, 1)
    ]


def test_an_action_that_is_possible_is_not_lost() -> None:
    """IT-6: nothing to draw, but a card to load."""
    table = isle(Seat(cars=["hopper_1"]), Seat(hand=["bank"]), pile=["engine_1"], rest=1)
    assert table.after("Ana draws").waiting == ["Ana"]


def test_after_the_actions_a_hand_is_discarded_down_to_five() -> None:
    """IT-6."""
    hand = ["hopper_1", "hopper_2", "tanker_1", "tanker_2"]
    table = isle(Seat(hand=hand), pile=["bank", "rail_yard"]).after("Ana draws", "Ana draws")
    assert (table.decision, table.waiting) == ("discard_to_five", ["Ana"])
    table.after("Ana discards tanker_1")
    assert (table.hand("Ana"), table.waiting) == (
        ["hopper_1", "hopper_2", "tanker_2", "bank", "rail_yard"],
        ["Ben"],
    )


def test_five_cards_may_be_kept() -> None:
    """IT-6."""
    table = isle(Seat(hand=["hopper_1", "hopper_2", "tanker_1"])).after("Ana draws", "Ana draws")
    assert table.waiting == ["Ben"]


def test_within_a_turn_a_hand_may_be_larger() -> None:
    """IT-6."""
    hand = ["hopper_1", "hopper_2", "tanker_1", "tanker_2", "bank"]
    assert isle(Seat(hand=hand)).after("Ana draws").decision == "act"


def seven_cards() -> list[str]:
    return ["hopper_1", "hopper_2", "tanker_1", "tanker_2", "boxcar_1"]


@pytest.mark.parametrize(
    "move", ["draws", "discards boxcar_3", "ends", "pays hopper_1", "declines"]
)
def test_nothing_else_is_done_before_five_are_left(move: str) -> None:
    """IT-6."""
    table = isle(Seat(hand=seven_cards())).after("Ana draws", "Ana draws")
    assert table.refuses(f"Ana {move}") == "IT-6"


def test_cards_are_discarded_in_the_order_of_the_box() -> None:
    """IT-6: which go is a set; there is one way to name it."""
    table = isle(Seat(hand=seven_cards()), pile=["bank", "rail_yard"]).after(
        "Ana draws", "Ana draws"
    )
    assert table.refuses("Ana discards rail_yard") == "IT-6"
    assert table.after("Ana discards tanker_1").refuses("Ana discards hopper_1") == "IT-6"


def test_no_phantom_is_discarded_there() -> None:
    """IT-30."""
    table = isle(Seat(hand=seven_cards())).after("Ana draws", "Ana draws")
    assert table.refuses("Ana discards phantom") == "IT-30"


# IT-7


def test_a_draw_is_one_card() -> None:
    """IT-7."""
    assert isle(pile=["bank"]).after("Ana draws").hand("Ana") == ["bank"]


def test_without_pile_and_discards_nothing_is_drawn() -> None:
    """IT-7."""
    assert isle(Seat(), rest=0).refuses("Ana draws") == "IT-7"


def test_with_an_empty_pile_and_discards_a_card_is_drawn() -> None:
    """IT-7, IT-4."""
    assert isle(Seat(), discards=["bank"], rest=0).refuses("Ana draws") is None


def test_a_draw_is_told_to_all_and_the_card_to_one() -> None:
    """IT-7, IT-26."""
    table = isle(pile=["bank"]).after("Ana draws")
    told = {
        event.kind.name: [event.seen_by(seat) for seat in (0, 1, None)] for event in table.events
    }
    assert (told["drew"], told["drew_card"]) == ([True, True, True], [True, False, False])
