"""The examples of the rulebook, played."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import crossroads, underground

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}


@pytest.mark.parametrize(("facing", "then"), [("N", "2,5 N 3"), ("S", "8,5 S 3")])
def test_a_cart_stops_on_a_t_and_is_turned_up_or_down(facing: str, then: str) -> None:
    """OR-16: it comes from the right, facing left, and the T leads up and down; in its next move it
    goes where it was turned."""
    table = underground(Seat(white="5,8 W"), track=crossroads("├"))
    table.after("Ana ends", "Ana moves white")
    assert (table.decision, table.exits("Ana")) == ("face", {"N", "S"})
    table.after(f"Ana faces {facing}")
    assert table.cart("Ana") == f"5,5 {facing} 3"
    table.after("Ben ends", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == then


def test_a_cart_passes_over_two_deposits_and_takes_a_piece_of_each() -> None:
    """OR-20: first of the first, then of the second."""
    table = underground(
        Seat(white="5,1 E 4"), track=ROW, pieces={"5,2": "ruby gold", "5,4": "emerald diamond"}
    )
    table.after("Ana ends", "Ana moves white", "Ana picks gold", "Ana picks diamond")
    assert (table.cart("Ana"), table.pieces["5,2"], table.pieces["5,4"]) == (
        "5,5 E 4 gold diamond",
        "ruby",
        "emerald",
    )


def test_a_cart_that_ends_on_a_deposit_takes_up_to_two() -> None:
    """OR-20."""
    table = underground(Seat(white="5,1 E"), track=ROW, pieces={"5,4": "ruby gold diamond"})
    table.after("Ana ends", "Ana moves white", "Ana picks diamond", "Ana picks gold")
    assert (table.cart("Ana"), table.pieces["5,4"]) == ("5,4 E 3 gold diamond", "ruby")


def test_a_cart_that_reaches_the_surface_moves_its_load_to_the_store() -> None:
    """OR-18: whatever its speed."""
    table = underground(Seat(white="2,5 N 6 ruby emerald gold"), track=crossroads("┼"))
    table.after("Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.store("Ana")) == ("supply", "ruby emerald gold")


def test_a_cart_that_must_move_beyond_the_track_derails() -> None:
    """OR-17, OR-27: its speed is 4, and two cards are left."""
    table = underground(Seat(white="5,1 E 4 ruby"), track={5: "───......"}, bag="", deck=["R1"])
    table.after("Ana ends", "Ana moves white | deposit ruby")
    assert (table.cart("Ana"), table.pieces) == ("supply", {"2,2": "ruby"})


@pytest.mark.parametrize("up_or_down", ["N", "S"])
def test_the_blue_cart_runs_into_the_green_one_on_a_t(up_or_down: str) -> None:
    """OR-25: head-on; the green player decides between up and down, the blue one has no choice."""
    table = underground(
        Seat(white="5,3 E 3 gold", clan="blue"),
        Seat(white="5,5 W 3 ruby", clan="green"),
        players=3,
        track=crossroads("┤"),
    )
    table.after("Ana ends", "Ana moves white", "Ben names ruby")
    assert (table.waiting, table.exits("Ben")) == (["Ben"], {"N", "S"})
    table.after(f"Ben faces {up_or_down}")
    assert (table.cart("Ana"), table.cart("Ben")) == ("5,4 W 3 gold", f"5,5 {up_or_down} 3")


def test_a_collision_across_rails_that_do_not_connect() -> None:
    """OR-26: treated as if they did, but nothing is lost and nobody derails."""
    table = underground(
        Seat(white="5,2 E 3"), Seat(white="5,4 N 3 ruby ruby"), track={5: "───│....."}
    )
    table.after("Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.cart("Ben")) == ("5,3 W 3", "5,4 N 3 ruby ruby")
    assert "5,4" not in table.pieces


def test_the_deck_of_the_example_collapses() -> None:
    """OR-31: a card of each mine, and on each square a token of that colour."""
    table = underground(
        Seat(), Seat(white="9,1 N"), track={8: "┌┐.......", 9: "└┘......."}, last_turns=1,
        collapse=["R2", "Y4", "G6", "B8"],
    ).after("Ana ends")  # fmt: skip
    assert table.fallen == {"2,3": "red", "3,8": "yellow", "8,7": "green", "7,2": "blue"}
