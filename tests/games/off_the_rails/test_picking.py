"""Picking up: one piece in passing, two where a cart stops, rocks first."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, underground

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
LOOP = {5: "....┌┐...", 6: "....└┘..."}
FIVE = "ruby ruby ruby ruby ruby"


def rolled(pieces: dict[str, str], load: str = "", speed: int = 3) -> Table:
    """Ana's cart has set off from 5,1 to the east."""
    table = underground(Seat(white=f"5,1 E {speed} {load}"), track=ROW, pieces=pieces)
    return table.after("Ana ends", "Ana moves white")


# How many


def test_a_square_that_is_passed_gives_one_piece() -> None:
    """OR-20."""
    table = rolled({"5,2": "ruby gold"}).after("Ana picks gold")
    assert (table.cart("Ana"), table.pieces["5,2"]) == ("5,4 E 3 gold", "ruby")


def test_a_square_where_it_stops_gives_two() -> None:
    """OR-20."""
    table = rolled({"5,4": "ruby gold"}).after("Ana picks gold")
    assert table.decision == "second_pick"
    assert table.after("Ana picks ruby").cart("Ana") == "5,4 E 3 ruby gold"


def test_the_second_piece_may_be_left() -> None:
    """OR-20."""
    table = rolled({"5,4": "ruby gold"}).after("Ana picks gold", "Ana skips")
    assert (table.cart("Ana"), table.pieces["5,4"]) == ("5,4 E 3 gold", "ruby")


@pytest.mark.parametrize("square", ["5,2", "5,4"])
def test_the_first_piece_is_compulsory(square: str) -> None:
    """OR-20: in passing and where it stops."""
    assert rolled({square: "rock rock"}).refuses("Ana skips") == "OR-20"


def test_a_square_where_it_stops_gives_no_third() -> None:
    """OR-20."""
    table = rolled({"5,4": "ruby ruby ruby"}).after("Ana picks ruby", "Ana picks ruby")
    assert (table.waiting, table.pieces["5,4"]) == (["Ben"], "ruby")


def test_where_only_one_lies_there_is_no_second() -> None:
    """OR-20."""
    assert rolled({"5,4": "ruby"}).after("Ana picks ruby").waiting == ["Ben"]


def test_a_piece_is_asked_for_also_where_all_are_alike() -> None:
    """OR-20: it is the owner who picks."""
    table = rolled({"5,2": "ruby ruby"})
    assert (table.decision, len(table.choices("Ana"))) == ("pick", 1)


def test_every_square_on_the_way_gives_one() -> None:
    """OR-20: in order."""
    table = rolled({"5,2": "ruby ruby", "5,3": "gold gold", "5,4": "emerald"})
    table.after("Ana picks ruby")
    assert (table.cart("Ana"), table.decision) == ("5,3 E 3 ruby", "pick")
    table.after("Ana picks gold", "Ana picks emerald")
    assert table.cart("Ana") == "5,4 E 3 ruby emerald gold"


def test_the_square_it_starts_from_gives_nothing() -> None:
    """OR-20."""
    table = rolled({"5,1": "diamond"})
    assert (table.cart("Ana"), table.waiting) == ("5,4 E 3", ["Ben"])


def test_in_the_next_turn_the_rest_stays() -> None:
    """OR-20: what was left where it stopped is on the square it starts from."""
    table = rolled({"5,4": "ruby ruby ruby"}).after("Ana picks ruby", "Ana skips")
    table.after("Ben ends", "Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.pieces["5,4"]) == ("5,7 E 3 ruby", "ruby ruby")


def test_a_square_that_is_passed_twice_gives_twice() -> None:
    """OR-20: on a loop of four squares, at the first step and at the fifth."""
    table = underground(
        Seat(white="5,5 E 6"),
        track={5: "....┌┐...", 6: "....└┘..."},
        pieces={"5,6": "ruby ruby ruby"},
    ).after("Ana ends", "Ana moves white", "Ana picks ruby", "Ana picks ruby")
    assert (table.cart("Ana"), table.pieces["5,6"]) == ("6,6 W 6 ruby ruby", "ruby")


def test_a_square_that_another_cart_has_emptied_gives_nothing() -> None:
    """OR-20: the black cart has passed over it."""
    up = dict.fromkeys(range(4, 9), "...│.....")
    table = underground(
        Seat(white="5,2 E", black="8,4 N 4"),
        track=up | {5: "───┼─────"},
        pieces={"5,4": "ruby"},
    )
    table.after("Ana ends", "Ana moves black", "Ana picks ruby", "Ana turns N", "Ana moves white")
    assert (table.decision, table.cart("Ana").split()[0]) == ("turn", "5,4")


# Which


def test_rocks_come_first_in_passing() -> None:
    """OR-21."""
    table = rolled({"5,2": "rock diamond"})
    assert table.refuses("Ana picks diamond") == "OR-21"
    assert table.after("Ana picks rock").pieces["5,2"] == "diamond"


def test_rocks_come_first_at_the_second_pick_too() -> None:
    """OR-21."""
    table = rolled({"5,4": "rock rock diamond"}).after("Ana picks rock")
    assert table.refuses("Ana picks diamond") == "OR-21"
    table.after("Ana picks rock")
    assert table.cart("Ana") == "5,4 E 3 rock rock"


def test_after_the_last_rock_the_owner_chooses() -> None:
    """OR-21."""
    table = rolled({"5,4": "rock ruby diamond"}).after("Ana picks rock", "Ana picks diamond")
    assert table.cart("Ana") == "5,4 E 3 rock diamond"


def test_a_rock_may_be_left_at_the_second_pick() -> None:
    """OR-20, OR-21."""
    table = rolled({"5,4": "rock rock diamond"}).after("Ana picks rock", "Ana skips")
    assert table.pieces["5,4"] == "rock diamond"


@pytest.mark.parametrize("piece", ["ruby", "emerald", "gold", "diamond"])
def test_any_jewel_may_be_chosen(piece: str) -> None:
    """OR-21."""
    table = rolled({"5,2": "ruby emerald gold diamond"}).after(f"Ana picks {piece}")
    assert table.hold("Ana") == piece


def test_what_is_not_there_is_not_picked() -> None:
    """OR-21."""
    table = rolled({"5,2": "ruby"})
    assert {table.refuses(f"Ana picks {kind}") for kind in ("rock", "gold")} == {"OR-21"}


def test_a_full_hold_takes_nothing() -> None:
    """OR-21: not even a rock; nothing is asked."""
    table = rolled({"5,2": "rock", "5,4": "diamond diamond"}, FIVE)
    assert (table.cart("Ana"), table.waiting) == (f"5,4 E 3 {FIVE}", ["Ben"])


def test_a_hold_that_gets_full_takes_no_second_piece() -> None:
    """OR-21."""
    table = rolled({"5,4": "gold gold"}, "ruby ruby ruby ruby").after("Ana picks gold")
    assert (table.hold("Ana"), table.waiting) == ("ruby ruby ruby ruby gold", ["Ben"])


def test_rocks_fill_a_hold_like_jewels() -> None:
    """OR-21."""
    table = rolled({"5,2": "gold"}, "rock rock rock rock rock")
    assert (table.hold("Ana"), table.pieces["5,2"]) == ("rock rock rock rock rock", "gold")


def test_the_other_hold_does_not_help() -> None:
    """OR-21: each cart has its own."""
    table = underground(
        Seat(white=f"5,1 E 3 {FIVE}", black="6,1 E"),
        track=ROW | {6: "─────────"},
        pieces={"5,2": "gold", "6,2": "gold"},
    ).after("Ana ends", "Ana moves white", "Ana moves black", "Ana picks gold")
    assert (table.hold("Ana"), table.hold("Ana", "black")) == (FIVE, "gold")


# Where a collision stops it


def test_a_cart_stopped_by_a_collision_may_take_its_second_piece() -> None:
    """OR-20, OR-22: it had taken the first when it came there."""
    table = underground(
        Seat(white="5,1 E 6"),
        Seat(white="5,4 E 3 ruby ruby"),
        track=ROW,
        pieces={"5,3": "gold gold"},
    )
    table.after("Ana ends", "Ana moves white", "Ana picks gold", "Ben splits ruby")
    assert table.after("Ana chooses left").decision == "second_pick"
    assert table.after("Ana picks gold").hold("Ana") == "gold gold"


def test_stopped_where_it_started_it_takes_nothing() -> None:
    """OR-20: the square it starts from gives nothing."""
    table = underground(
        Seat(white="5,3 E 3 ruby"),
        Seat(white="5,4 E 3 ruby ruby"),
        track=ROW,
        pieces={"5,3": "gold gold"},
    )
    table.after("Ana ends", "Ana moves white", "Ben splits ruby", "Ana chooses left")
    assert (table.waiting, table.hold("Ana")) == (["Ben"], "ruby")


def test_stopped_with_a_full_hold_it_takes_nothing() -> None:
    """OR-20, OR-21."""
    table = underground(
        Seat(white="5,1 E 3 ruby ruby ruby ruby"),
        Seat(white="5,3 E 3 ruby ruby"),
        track=ROW,
        pieces={"5,2": "gold gold"},
    )
    table.after("Ana ends", "Ana moves white", "Ana picks gold", "Ben splits ruby")
    assert table.after("Ana chooses left").waiting == ["Ben"]


def test_back_where_it_started_it_takes_nothing() -> None:
    """OR-20: the square it starts from gives nothing, also when it comes round to it again."""
    table = underground(
        Seat(white="5,5 E 6"),
        track=LOOP,
        pieces={"5,5": "ruby", "6,6": "gold"},
    )
    table.after("Ana ends", "Ana moves white", "Ana picks gold")
    assert (table.decision, table.hold("Ana"), table.pieces["5,5"]) == ("act", "gold", "ruby")
