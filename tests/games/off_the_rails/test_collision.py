"""Collisions: where carts stop, who derails, and rails that do not connect."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import crossroads, underground
from tests.games.off_the_rails.striking import ROW, own_struck, struck

ROWS = ROW | {6: "─────────"}

pytestmark = pytest.mark.kernels


# Stopping (OR-22)


def test_a_cart_stops_on_the_square_before_another() -> None:
    """OR-22."""
    assert struck("5,4 E 3 ruby").cart("Ana").startswith("5,3 ")


def test_its_move_ends_there_whatever_speed_is_left() -> None:
    """OR-22: Ben's cart, with nothing in it, leaves the track free; Ana's goes no further."""
    table = struck("5,4 E", "5,2 E 6 gold")
    assert (table.cart("Ben"), table.cart("Ana")) == ("supply", "5,3 W 6 gold")


def test_a_cart_that_stops_just_behind_another_does_not_strike_it() -> None:
    """OR-22."""
    table = struck("5,6 E", "5,2 E 3 gold")
    assert (table.cart("Ana"), table.cart("Ben")) == ("5,5 E 3 gold", "5,6 E 3")


def test_a_cart_may_strike_with_its_first_step() -> None:
    """OR-22: it stays where it is."""
    assert struck("5,3 E 3 ruby").cart("Ana").startswith("5,2 ")


@pytest.mark.parametrize("facing", ["E", "W"])
def test_front_and_rear_are_struck_alike(facing: str) -> None:
    """OR-22, OR-23: half is lost."""
    table = struck(f"5,4 {facing} 3 ruby").after("Ben names ruby")
    assert (table.hold("Ben"), table.pieces["5,4"]) == ("", "ruby")


@pytest.mark.parametrize("facing", ["N", "S"])
def test_a_side_is_struck_like_them(facing: str) -> None:
    """OR-22, OR-23: on a cross, from the west."""
    table = struck(f"5,5 {facing} 3 ruby", track=crossroads("┼")).after("Ben names ruby")
    assert (table.cart("Ben"), table.pieces["5,5"]) == (f"5,5 {facing} 3", "ruby")


def test_a_collision_goes_before_a_derailment() -> None:
    """OR-22, OR-17: no exit leads to Ana's square; her cart does not derail."""
    table = struck("5,4 N 3 ruby", track={5: "───│....."})
    assert table.cart("Ana") == "5,3 W 3 gold"


def test_a_struck_cart_stays_on_its_square() -> None:
    """OR-22."""
    assert struck("5,4 E 3 ruby").cart("Ben").startswith("5,4 ")


def test_the_other_own_cart_moves_after_a_collision() -> None:
    """OR-22, OR-15."""
    table = struck("5,4 E 3 ruby", black="6,1 E", track=ROWS).after("Ben names ruby")
    assert (table.decision, table.waiting) == ("move_cart", ["Ana"])


def test_an_own_cart_is_struck_too() -> None:
    """OR-22."""
    table = own_struck("5,4 E 3 ruby").after("Ana moves white | lost ruby")
    assert table.cart("Ana") == "5,3 W 3 gold"
    assert "collided_own" in table.told


def test_a_struck_own_cart_still_moves() -> None:
    """OR-22, OR-15: it has not moved yet."""
    table = own_struck("5,4 E 3 ruby").after("Ana moves white | lost ruby")
    assert table.after("Ana moves black").cart("Ana", "black") == "5,7 E 3"


def test_a_cart_that_has_moved_and_is_struck_does_not_move_again() -> None:
    """OR-22, OR-15."""
    table = underground(Seat(white="5,1 E 4 gold", black="5,2 E 3 ruby"), track=ROW)
    table.after("Ana ends", "Ana moves black", "Ana moves white")
    assert "collided_own" in table.told
    assert table.waiting == ["Ben"]


# On the first square from the surface (OR-22, OR-24, OR-26)


def test_a_new_cart_that_strikes_at_once_derails() -> None:
    """OR-22, OR-24: it has no load; before the collapse it is in supply again."""
    table = underground(Seat(), Seat(white="1,5 S 3 ruby"), track={1: "....│....", 2: "....│...."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert "derailed" in table.told
    table.after("Ben names ruby")
    assert (table.cart("Ana"), table.cart("Ben")) == ("supply", "1,5 S 3")


def test_in_the_collapse_it_is_out() -> None:
    """OR-24, OR-34."""
    table = underground(
        Seat(black="9,1 E"),
        Seat(white="1,5 S 3 ruby"),
        track={1: "....│....", 2: "....│....", 9: "─────────"},
        begun=True,
    )
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "out"


def test_a_new_cart_stopped_by_rails_that_do_not_connect_goes_back_to_supply() -> None:
    """OR-22, OR-26: nobody derails."""
    table = underground(Seat(), Seat(white="1,5 E 3 ruby"), track={1: "....──..."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.cart("Ben")) == ("supply", "1,5 E 3 ruby")
    assert "derailed" not in table.told


def test_in_the_collapse_it_is_in_supply_still() -> None:
    """OR-22, OR-26, OR-34: it has not derailed."""
    table = underground(
        Seat(black="9,1 E"),
        Seat(white="1,5 E 3 ruby"),
        track={1: "....──...", 9: "─────────"},
        begun=True,
    )
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "supply"


def test_a_cart_struck_from_the_surface_on_its_front_turns_away() -> None:
    """OR-25: it was about to come home there."""
    table = underground(Seat(), Seat(white="1,5 N 3 ruby"), track={1: "....│....", 2: "....│...."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white", "Ben names ruby")
    assert table.cart("Ben") == "1,5 S 3"


def test_an_own_cart_may_be_struck_from_the_surface() -> None:
    """OR-22, OR-24: the new one derails, the other loses half."""
    track = {1: "....│....", 2: "....│....", 3: "....│....", 4: "....│...."}
    table = underground(Seat(black="1,5 S 3 ruby"), track=track)
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white | lost ruby")
    assert (table.cart("Ana"), table.cart("Ana", "black")) == ("supply", "1,5 S 3")


# Who derails (OR-24)


def test_a_struck_cart_without_a_load_derails() -> None:
    """OR-24."""
    table = struck("5,4 E")
    assert (table.cart("Ana"), table.cart("Ben")) == ("5,3 W 3 gold", "supply")


def test_a_mover_without_a_load_derails() -> None:
    """OR-24: and the other cart loses half all the same."""
    table = struck("5,4 E 3 ruby", "5,2 E")
    assert (table.cart("Ana"), table.decision) == ("supply", "name_lost")
    assert table.after("Ben names ruby").cart("Ben") == "5,4 E 3"


def test_both_derail_without_a_load() -> None:
    """OR-24."""
    table = struck("5,4 E", "5,2 E")
    assert (table.cart("Ana"), table.cart("Ben")) == ("supply", "supply")


def test_rocks_are_a_load() -> None:
    """OR-24."""
    table = struck("5,4 E 3 rock", "5,2 E 3 rock").after("Ben names rock")
    assert (table.cart("Ana"), table.cart("Ben")) == ("5,3 W 3 rock", "5,4 E 3")


def test_a_cart_that_loses_its_only_piece_does_not_derail() -> None:
    """OR-24: both are judged before any loss."""
    assert struck("5,4 E 3 ruby").after("Ben names ruby").cart("Ben") == "5,4 E 3"


def test_a_piece_taken_on_the_way_is_a_load() -> None:
    """OR-24: at the moment of impact."""
    table = underground(
        Seat(white="5,2 E"), Seat(white="5,4 E 3 ruby"), track=ROW, pieces={"5,3": "ruby"}
    )
    table.after("Ana ends", "Ana moves white", "Ana picks ruby", "Ben names ruby")
    assert table.cart("Ana") == "5,3 W 3 ruby"


def test_own_carts_derail_by_the_same_rule() -> None:
    """OR-24."""
    table = own_struck("5,4 E", "5,2 E").after("Ana moves white")
    assert (table.cart("Ana"), table.cart("Ana", "black")) == ("supply", "supply")


def test_a_cart_derailed_by_a_collision_has_no_load_to_give() -> None:
    """OR-27, OR-24: what it would take to the bag is nothing."""
    table = struck("5,4 E")
    load = [event["load"] for event in table.events if event.kind.name == "derailed"]
    assert load == [0]


def test_in_the_collapse_carts_that_collide_empty_are_out() -> None:
    """OR-24, OR-34."""
    table = underground(
        Seat(white="5,2 E"),
        Seat(white="5,4 E", black="1,1 E"),
        track=ROW | {1: "────....."},
        begun=True,
    ).after("Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.cart("Ben")) == ("out", "out")


# Rails that do not connect (OR-26)

ACROSS = {5: "───│....."}


@pytest.mark.parametrize("ben", ["ruby ruby", "ruby", ""])
@pytest.mark.parametrize("ana", ["gold", ""])
def test_across_rails_that_do_not_connect_nothing_is_lost_and_nobody_derails(
    ana: str, ben: str
) -> None:
    """OR-26: empty or not."""
    table = struck(f"5,4 N 3 {ben}", f"5,2 E 3 {ana}", ACROSS)
    assert table.cart("Ana") == f"5,3 W 3 {ana}".strip()
    assert table.cart("Ben") == f"5,4 N 3 {ben}".strip()
    assert (table.waiting, table.decision) == (["Ben"], "act")


def test_across_such_rails_the_mover_stops_and_turns() -> None:
    """OR-26, OR-22, OR-25."""
    assert struck("5,4 N", "5,1 E 6", ACROSS).cart("Ana") == "5,3 W 6"


def test_across_such_rails_a_mover_on_a_t_chooses() -> None:
    """OR-26, OR-25."""
    track = {4: "...│.....", 5: "...├│....", 6: "...│....."}
    table = struck("5,5 N", "6,4 N 3 gold", track).after("Ana turns E")
    assert (table.decision, table.exits("Ana")) == ("face", {"N", "S"})


def test_across_such_rails_it_may_take_its_second_piece() -> None:
    """OR-26, OR-20."""
    table = underground(
        Seat(white="5,2 E"), Seat(white="5,4 N"), track=ACROSS, pieces={"5,3": "ruby ruby"}
    ).after("Ana ends", "Ana moves white", "Ana picks ruby")
    assert table.decision == "second_pick"
    assert table.after("Ana picks ruby").cart("Ana") == "5,3 W 3 ruby ruby"


def test_across_such_rails_own_carts_lose_nothing_either() -> None:
    """OR-26."""
    table = underground(Seat(white="5,2 E", black="5,4 N 3 ruby"), track=ACROSS | {4: "...│....."})
    table.after("Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.cart("Ana", "black")) == ("5,3 W 3", "5,4 N 3 ruby")
    assert "touched_own" in table.told


def test_such_a_collision_is_told_as_one_that_costs_nothing() -> None:
    """OR-26."""
    table = struck("5,4 N 3 ruby", track=ACROSS)
    assert "touched" in table.told
    assert "collided" not in table.told


# Derailing (OR-27)


def test_a_derailed_cart_goes_to_its_owners_supply() -> None:
    """OR-27: also when it is not that player's turn."""
    table = struck("5,4 E").after("Ben launches on 10,5")
    assert table.cart("Ben") == "10,5 N 3"
