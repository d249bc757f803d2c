"""Hidden information (IT-26): hands, the pile and the discards are secret, and what is seen to go
somewhere is known to be there until it could have gone on unseen."""

import json
from collections.abc import Callable

import msgspec
import pytest

from tests.games.isle_of_trains.layout import Seat, discards_of, hand_of, pile_of
from tests.games.isle_of_trains.scene import Table, dealt_isle, isle
from tests.games.table import NOBODY
from turntable.engine.kernel import MODE
from turntable.engine.position import Truth
from turntable.games.isle_of_trains.components import CARD_NUMBER

pytestmark = pytest.mark.kernels

WORLDS = 12 if MODE == "plain" else 40
MANY = 60
ROW = ["hopper_3", "tanker_3", "boxcar_3"]


def worlds(table: Table, name: str, count: int = WORLDS) -> list[Truth]:
    return [table.imagined_by(name, seed) for seed in range(count)]


def places(table: Table, name: str, card: str, count: int = WORLDS) -> set[str]:
    """Where somebody imagines a card of which there is one."""
    found = set()
    for world in worlds(table, name, count):
        s = world.state
        if card in pile_of(s):
            found.add("pile")
        if card in discards_of(s):
            found.add("discards")
        if CARD_NUMBER[card] in s.face_down.tolist():
            found.add("face down")
        for seat, owner in enumerate(table.names):
            if card in hand_of(s, seat):
                found.add(owner)
    return found


def knowledge(table: Table, name: str) -> bytes:
    return table.known_to(name).buffer.tobytes()


# What is public


def test_how_many_cards_a_hand_has_is_public_and_which_are_not() -> None:
    """IT-26."""
    table = isle(Seat(hand=["bank", "hopper_1"]))
    seen = [table.own("Ana", seen_by=name) for name in ("Ana", "Ben", NOBODY)]
    assert [(seat.hand, seat.hand_count) for seat in seen] == [
        (["hopper_1", "bank"], 2),
        (None, 2),
        (None, 2),
    ]


@pytest.mark.parametrize("name", ["Ana", "Ben", NOBODY])
def test_areas_goods_contracts_and_the_row_are_public(name: str) -> None:
    """IT-26."""
    table = isle(
        Seat(cars=["hopper_1 bank"], buildings=["rail_yard"], contracts={"clark": 0}), row=ROW
    )
    view = table.seen_by(name)
    area = view.seats[0]
    assert (area.cars[0].card, area.cars[0].goods[0].card) == ("hopper_1", "bank")
    assert ([building.card for building in area.buildings], view.row) == (["rail_yard"], ROW)
    assert view.contracts[5].owner == 0


@pytest.mark.parametrize("name", ["Ana", "Ben", NOBODY])
def test_what_is_seen_can_be_written_down(name: str) -> None:
    """IT-26: as JSON, in the middle of a build, with cars and buildings on both sides."""
    area = Seat(
        cars=["hopper_1 bank"], buildings=["rail_yard"], hand=["tanker_1", *["engine_2"] * 2]
    )
    table = isle(area, Seat(cars=["tanker_1 ?boxcar_1"], buildings=["grand_central"]))
    table.after("Ana builds tanker_1", "Ana scraps 0")
    seen = json.loads(msgspec.json.encode(table.seen_by(name)))
    scrapped = [[car["scrapped"] for car in seat["cars"]] for seat in seen["seats"]]
    assert scrapped == [[True], [False]]


@pytest.mark.parametrize("name", ["Ana", "Ben", NOBODY])
def test_nobody_knows_the_order_of_the_pile(name: str) -> None:
    """IT-26."""
    twins = [isle(pile=pile) for pile in (["bank", "hopper_1"], ["hopper_1", "bank"])]
    assert knowledge(twins[0], name) == knowledge(twins[1], name)


@pytest.mark.parametrize("name", ["Ana", NOBODY])
def test_nobody_else_can_tell_hand_pile_and_discards_apart(name: str) -> None:
    """IT-26: the bank and the rail yard change places."""
    twins = [
        isle(Seat(), Seat(hand=[one]), pile=[other], discards=[third])
        for one, other, third in (
            ("bank", "rail_yard", "hopper_1"),
            ("rail_yard", "hopper_1", "bank"),
        )
    ]
    assert knowledge(twins[0], name) == knowledge(twins[1], name)


def test_a_refusal_tells_nothing_of_a_hand() -> None:
    """IT-26, IT-3."""
    table = isle(Seat(), Seat(hand=["hopper_1", "bank"]))
    assert {table.refuses(f"Ana builds {card}") for card in ("hopper_1", "tanker_1")} == {"IT-8"}
    assert {table.refuses(f"Ben builds {card}") for card in ("hopper_1", "tanker_1")} == {"IT-3"}


def test_at_first_a_card_may_be_anywhere_but_in_the_own_hand() -> None:
    """IT-26."""
    table = dealt_isle(["bank"], ["rail_yard"], players=3)
    assert places(table, "Ana", "rail_yard", MANY) == {"pile", "Ben", "Eva"}
    assert places(table, "Ana", "bank") == {"Ana"}


@pytest.mark.parametrize("name", ["Ben", "Eva", NOBODY])
def test_a_card_of_anothers_hand_may_be_anywhere(name: str) -> None:
    """IT-26."""
    table = dealt_isle(["bank"], players=3)
    assert len(places(table, name, "bank") - {name}) > 1


# What is drawn


def test_a_card_from_the_pile_is_seen_by_who_draws_it() -> None:
    """IT-26."""
    table = isle(Seat(), Seat(hand=["hopper_1"]), pile=["bank"]).after("Ana draws")
    assert (table.own("Ana").hand, table.own("Ana", seen_by="Ben").known) == (["bank"], [])


@pytest.mark.parametrize("name", ["Ben", NOBODY])
def test_a_card_from_the_row_is_known_to_all(name: str) -> None:
    """IT-26: it lay face up."""
    table = isle(row=ROW, pile=["bank"]).after("Ana takes hopper_3")
    assert table.own("Ana", seen_by=name).known == ["hopper_3"]
    assert hand_of(table.imagined_by(name, 1).state, 0) == ["hopper_3"]


def test_the_own_hand_is_all_known() -> None:
    """IT-26."""
    table = isle(Seat(hand=["bank", "hopper_1", "hopper_1"]))
    assert table.own("Ana").known == ["hopper_1", "hopper_1", "bank"]


def test_a_card_turned_up_is_no_longer_in_the_pile() -> None:
    """IT-26, IT-5."""
    table = isle(Seat(), Seat(hand=["rail_yard"]), row=ROW, pile=["bank"]).after(
        "Ana takes hopper_3"
    )
    assert places(table, "Ben", "bank") == set()


# What is paid and discarded


def a_card_is_paid(hand: str, paid: str) -> Table:
    """Ana has taken a bank from the row, and pays for a hopper car with one of two cards."""
    table = isle(
        Seat(hand=["hopper_1", hand]),
        Seat(hand=["rail_yard"]),
        row=["bank", *ROW[:2]],
        pile=["boxcar_1"],
    )
    return table.after("Ana takes bank", "Ana builds hopper_1", f"Ana pays {paid}")


@pytest.mark.parametrize("paid", ["bank", "boxcar_3"])
@pytest.mark.parametrize("name", ["Ben", NOBODY])
def test_a_card_from_the_row_that_may_have_been_paid_is_in_the_hand_or_the_discards(
    name: str, paid: str
) -> None:
    """IT-26: never in the pile, whichever it was."""
    assert places(a_card_is_paid("boxcar_3", paid), name, "bank") == {"Ana", "discards"}


def test_nobody_else_can_tell_which_card_was_paid() -> None:
    """IT-26."""
    twins = [a_card_is_paid("boxcar_3", paid) for paid in ("bank", "boxcar_3")]
    assert knowledge(twins[0], "Ben") == knowledge(twins[1], "Ben")


@pytest.mark.parametrize("paid", ["bank", "boxcar_3"])
def test_who_pays_knows_what(paid: str) -> None:
    """IT-26."""
    table = a_card_is_paid("boxcar_3", paid)
    assert places(table, "Ana", "bank") == {"discards" if paid == "bank" else "Ana"}


def test_what_is_paid_is_no_longer_known_for_sure() -> None:
    """IT-26."""
    assert a_card_is_paid("boxcar_3", "boxcar_3").own("Ana", seen_by="Ben").known == []


def test_a_hand_that_is_all_known_shows_what_is_paid() -> None:
    """IT-26: both cards of the hand have been taken from the row."""
    table = isle(Seat(), Seat(hand=["rail_yard"]), row=["hopper_1", "bank"], rest="pile")
    table.after("Ana takes hopper_1", "Ana takes bank").after_draws(2)
    assert table.own("Ana", seen_by="Ben").known == ["hopper_1", "bank"]
    table.after("Ana builds hopper_1", "Ana pays bank")
    assert places(table, "Ben", "bank") == {"discards"}


def test_the_card_that_is_built_is_seen_at_once() -> None:
    """IT-26: before the price is paid."""
    table = isle(Seat(hand=["hopper_3", *["hopper_1"] * 4, *["boxcar_1"] * 4]))
    table.after("Ana builds hopper_3")
    building = table.seen_by("Ben").building
    assert building
    assert building.card == "hopper_3"


def test_what_is_discarded_down_to_five_is_secret() -> None:
    """IT-26, IT-6."""
    hand = ["hopper_1", "hopper_2", "tanker_1", "tanker_2"]
    twins = [
        isle(Seat(hand=hand), pile=["bank", "rail_yard"]).after(
            "Ana draws", "Ana draws", f"Ana discards {card}"
        )
        for card in ("hopper_1", "bank")
    ]
    assert knowledge(twins[0], "Ben") == knowledge(twins[1], "Ben")
    assert knowledge(twins[0], "Ana") != knowledge(twins[1], "Ana")


# What was face up and goes

GOES: dict[str, Callable[[], Table]] = {
    "sold": lambda: isle(Seat(cars=["hopper_1 bank"])).after("Ana delivers", "Ana sells coal of 0"),
    "scrapped": lambda: isle(Seat(hand=["hopper_1", "boxcar_1"], cars=["tanker_1 bank"])).after(
        "Ana builds hopper_1", "Ana scraps 0", "Ana ends", "Ana pays boxcar_1"
    ),
    "a building scrapped": lambda: isle(
        Seat(hand=["hopper_1", "boxcar_1"], buildings=["bank"])
    ).after("Ana builds hopper_1", "Ana scraps bank", "Ana ends", "Ana pays boxcar_1"),
}


@pytest.mark.parametrize("goes", GOES.values(), ids=[*GOES])
@pytest.mark.parametrize("name", ["Ana", "Ben", NOBODY])
def test_what_lay_face_up_is_known_to_be_among_the_discards(
    name: str, goes: Callable[[], Table]
) -> None:
    """IT-26."""
    assert places(goes(), name, "bank") == {"discards"}


@pytest.mark.parametrize("name", ["Ana", "Ben", NOBODY])
def test_after_a_shuffle_known_discards_are_in_the_pile(name: str) -> None:
    """IT-26, IT-4: Ana draws the one card that was left, then the discards are shuffled."""
    table = isle(
        Seat(cars=["hopper_1 bank"]), Seat(hand=["rail_yard"]), pile=["engine_2"], rest="discards"
    )
    table.after("Ana delivers", "Ana sells coal of 0")
    # Whoever else looks cannot exclude that she has drawn it after the shuffle.
    assert "bank" not in table.hand("Ana")
    assert places(table, name, "bank") - ({"Ana"} if name != "Ana" else set()) == {"pile"}


def test_before_a_shuffle_known_discards_are_not_drawn() -> None:
    """IT-26: Ana draws from the pile; the bank is among the discards."""
    table = isle(Seat(cars=["hopper_1 bank"]), pile=["engine_2", "engine_3"])
    table.after("Ana delivers", "Ana sells coal of 0")
    assert places(table, "Ben", "bank") == {"discards"}


# Face down


def face_down(card: str, discarded: str) -> Table:
    table = isle(Seat(hand=[card, discarded], cars=["tanker_1"]), Seat(hand=["rail_yard"]))
    return table.after(f"Ana loads {card} face down on Ana 0", f"Ana discards {discarded}")


def test_a_good_face_down_is_known_to_its_loader() -> None:
    """IT-26."""
    table = face_down("bank", "boxcar_3")
    assert [
        table.own("Ana", seen_by=name).cars[0].goods[0].card for name in ("Ana", "Ben", NOBODY)
    ] == [
        "bank",
        None,
        None,
    ]


def test_on_a_rivals_car_it_is_known_to_its_loader_and_not_to_the_owner() -> None:
    """IT-26."""
    table = isle(Seat(hand=["bank", "boxcar_3"]), Seat(cars=["tanker_1"]))
    table.after("Ana loads bank face down on Ben 0", "Ana discards boxcar_3")
    seen = [table.own("Ben", seen_by=name).cars[0].goods[0].card for name in ("Ana", "Ben")]
    assert seen == ["bank", None]


def test_nobody_else_can_tell_what_was_loaded_and_what_discarded() -> None:
    """IT-26: of two cards one lies face down, the other among the discards."""
    twins = [face_down("bank", "boxcar_3"), face_down("boxcar_3", "bank")]
    assert knowledge(twins[0], "Ben") == knowledge(twins[1], "Ben")
    imagined = {int(world.state.face_down[0]) for world in worlds(twins[0], "Ben")}
    assert len(imagined) > WORLDS / 3
    assert places(twins[0], "Ana", "bank") == {"face down"}


def test_a_good_face_down_stays_secret_when_it_is_sold() -> None:
    """IT-26: its loader alone knows what is among the discards."""
    table = face_down("bank", "boxcar_3").after("Ana delivers", "Ana sells oil of 0")
    assert places(table, "Ana", "bank") == {"discards"}
    assert "pile" in places(table, "Ben", "bank")


def test_what_lies_face_down_is_told_to_nobody() -> None:
    """IT-26: no event names it."""
    table = isle(Seat(hand=["bank", "boxcar_3"], cars=["tanker_1"]))
    table.after("Ana loads bank face down on Ana 0")
    bank = CARD_NUMBER["bank"]
    assert not any("card" in event.kind.numbers and event["card"] == bank for event in table.events)


def test_in_the_end_nothing_more_comes_to_light_than_is_scored() -> None:
    """IT-26, IT-31: the points of every seat are known to all."""
    table = isle(Seat(cars=["hopper_1 ?bank"]), Seat(contracts={"clark": 0}), pile=["engine_2"])
    totals = [
        [sheet.total for sheet in table.known_to(name).sheets()] for name in ("Ana", "Ben", NOBODY)
    ]
    assert totals == [totals[0]] * 3
