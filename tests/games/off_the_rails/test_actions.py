"""Phase 1: laying and upgrading rails, launching carts, changing their speed."""

import pytest

from tests.games.off_the_rails.layout import PICTURES, Seat
from tests.games.off_the_rails.scene import Table, underground
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

SHAPES = ["NS", "EW", "NE", "ES", "SW", "NW"]
PLAIN = {shape: picture for picture, shape in PICTURES.items() if len(shape) == 2}
TEES = {shape: picture for picture, shape in PICTURES.items() if len(shape) == 3}
CENTRES = ["3,3", "3,7", "7,3", "7,7"]
SIXTY = {
    1: "─────────", 2: "─────────", 3: "──.───.──", 4: "─────────", 5: "─────────",
    6: "─────────", 7: "──.───.──", 8: "─........",
}  # fmt: skip
"""All straights and curves of the box."""
THIRTY = {1: "┼┼┼┼┼┼┼┼┼", 2: "┼┼┼┼┼┼┼┼┼", 4: "┼┼┼┼┼┼┼┼┼", 5: "┬┬┬......", 9: "────....."}
"""All junctions of the box."""


def with_exit(shape: str, exit_: str) -> str:
    return "".join(letter for letter in "NESW" if letter in shape + exit_)


def supply(table: Table) -> tuple[int, int]:
    """Straights and curves, and junctions left."""
    view = table.seen_by(NOBODY)
    return view.rails, view.junctions


# The phase


def test_up_to_four_actions_are_taken() -> None:
    """OR-15: after the fourth, carts move."""
    table = underground(Seat(white="5,1 E"), track={5: "─────────"})
    table.after(*["Ana lays NS on 1,1", "Ana lays NS on 1,2", "Ana lays NS on 1,3"])
    assert (table.decision, table.seen_by("Ana").actions) == ("act", 1)
    assert table.after("Ana lays NS on 1,4").decision == "move_cart"


def test_actions_can_be_ended_at_once() -> None:
    """OR-15."""
    table = underground(Seat(white="5,1 E"), track={5: "─────────"}).after("Ana ends")
    assert table.decision == "move_cart"


def test_without_a_cart_the_turn_ends_with_the_actions() -> None:
    """OR-15, OR-30."""
    assert underground().after("Ana ends").waiting == ["Ben"]
    table = underground().after(*[f"Ana lays NS on 1,{column}" for column in range(1, 5)])
    assert table.waiting == ["Ben"]


def test_actions_can_be_of_any_kind_in_any_order() -> None:
    """OR-10, OR-11, OR-13, OR-14."""
    table = underground(track={5: "....─...."})
    table.after("Ana adds N to 5,5", "Ana launches on 0,5", "Ana speeds up white")
    assert table.after("Ana adds S to 5,5").decision == "move_cart"


def test_the_next_player_has_four_actions_again() -> None:
    """OR-15."""
    table = underground().after("Ana lays NS on 1,1", "Ana ends")
    assert (table.waiting, table.seen_by("Ben").actions) == (["Ben"], 4)


# Laying


@pytest.mark.parametrize("shape", SHAPES)
def test_a_straight_or_curve_is_laid_in_any_orientation(shape: str) -> None:
    """OR-10."""
    assert underground().after(f"Ana lays {shape} on 5,5").track == {"5,5": shape}


@pytest.mark.parametrize("square", ["1,1", "1,9", "9,1", "9,9", "2,2", "4,3"])
def test_track_need_not_be_connected(square: str) -> None:
    """OR-10: corners of the underground and squares of mines too."""
    table = underground(track={5: "..───...."})
    for shape in SHAPES:
        table.assert_legal(f"Ana lays {shape} on {square}")


@pytest.mark.parametrize("centre", CENTRES)
def test_no_track_is_laid_on_a_mine_centre(centre: str) -> None:
    """OR-10."""
    table = underground()
    assert {table.refuses(f"Ana lays {shape} on {centre}") for shape in SHAPES} == {"OR-10"}


@pytest.mark.parametrize("picture", "│─└┌┐┘├┬┤┴┼")
def test_no_track_is_laid_on_track(picture: str) -> None:
    """OR-10: whatever lies there."""
    table = underground(track={5: f"....{picture}...."})
    assert {table.refuses(f"Ana lays {shape} on 5,5") for shape in SHAPES} == {"OR-10"}


def test_no_track_is_laid_on_a_collapse_token() -> None:
    """OR-10."""
    table = underground(Seat(white="1,1 E"), track={1: "────....."}, begun=True)
    assert table.fallen["4,4"] == "red"
    assert table.refuses("Ana lays NS on 4,4") == "OR-10"


def test_pieces_stay_on_top_of_track_that_is_laid() -> None:
    """OR-10."""
    table = underground(pieces={"4,5": "ruby gold"}).after("Ana lays NS on 4,5")
    assert table.pieces == {"4,5": "ruby gold"}


def test_track_belongs_to_nobody() -> None:
    """OR-10, OR-11: Ben upgrades what Ana has laid."""
    table = underground().after("Ana lays NS on 5,5", "Ana ends", "Ben adds E to 5,5")
    assert table.track == {"5,5": "NES"}


# Upgrading


@pytest.mark.parametrize("shape", SHAPES)
def test_a_straight_or_curve_becomes_a_junction_of_three_exits(shape: str) -> None:
    """OR-11: by either of the exits that it has not."""
    for exit_ in set("NESW") - set(shape):
        table = underground(track={5: f"....{PLAIN[shape]}...."}).after(f"Ana adds {exit_} to 5,5")
        assert table.track == {"5,5": with_exit(shape, exit_)}


@pytest.mark.parametrize("shape", TEES)
def test_a_t_becomes_a_cross(shape: str) -> None:
    """OR-11: by the exit that it has not."""
    (exit_,) = set("NESW") - set(shape)
    table = underground(track={5: f"....{TEES[shape]}...."}).after(f"Ana adds {exit_} to 5,5")
    assert table.track == {"5,5": "NESW"}


@pytest.mark.parametrize("shape", [*SHAPES, *TEES, "NESW"])
def test_an_exit_is_not_added_twice(shape: str) -> None:
    """OR-11."""
    pictures = {exits: picture for picture, exits in PICTURES.items()}
    table = underground(track={5: f"....{pictures[shape]}...."})
    assert {table.refuses(f"Ana adds {exit_} to 5,5") for exit_ in shape} == {"OR-11"}


@pytest.mark.parametrize("square", ["5,5", "3,3"])
def test_where_no_track_is_nothing_is_upgraded(square: str) -> None:
    """OR-11."""
    table = underground()
    assert {table.refuses(f"Ana adds {exit_} to {square}") for exit_ in "NESW"} == {"OR-11"}


@pytest.mark.parametrize("owner", [0, 1])
def test_track_under_a_cart_is_not_upgraded(owner: int) -> None:
    """OR-11: an own cart or a rival's."""
    seats = [Seat(), Seat()]
    seats[owner] = Seat(white="5,5 E")
    table = underground(*seats, track={5: "....─...."})
    assert table.refuses("Ana adds N to 5,5") == "OR-11"


def test_track_under_pieces_is_upgraded() -> None:
    """OR-11: and they stay."""
    table = underground(track={5: "....─...."}, pieces={"5,5": "gold"}).after("Ana adds N to 5,5")
    assert (table.track, table.pieces) == ({"5,5": "NEW"}, {"5,5": "gold"})


def test_a_square_is_upgraded_as_soon_as_it_is_laid() -> None:
    """OR-11: from nothing to a cross in three actions."""
    table = underground().after("Ana lays NS on 5,5", "Ana adds E to 5,5", "Ana adds W to 5,5")
    assert table.track == {"5,5": "NESW"}


# The supply


def test_there_are_60_straights_and_curves_and_30_junctions() -> None:
    """OR-12."""
    assert supply(underground()) == (60, 30)


def test_a_straight_or_curve_comes_out_of_the_supply() -> None:
    """OR-12."""
    assert supply(underground().after("Ana lays NS on 5,5", "Ana lays NE on 5,6")) == (58, 30)


def test_a_replaced_straight_returns_to_the_supply() -> None:
    """OR-12."""
    table = underground(track={5: "....─...."})
    assert (supply(table), supply(table.after("Ana adds N to 5,5"))) == ((59, 30), (60, 29))


def test_a_t_is_turned_over_to_become_a_cross() -> None:
    """OR-12: no card is taken or returned."""
    table = underground(track={5: "....┴...."})
    assert (supply(table), supply(table.after("Ana adds S to 5,5"))) == ((60, 29), (60, 29))


def test_when_60_straights_and_curves_lie_no_more_are_laid() -> None:
    """OR-12."""
    table = underground(track=SIXTY)
    assert (supply(table), table.refuses("Ana lays NE on 9,9")) == ((0, 30), "OR-12")
    assert "lay" not in table.names_of_moves("Ana")


def test_an_upgrade_makes_a_straight_free_again() -> None:
    """OR-12."""
    table = underground(track=SIXTY).after("Ana adds S to 1,1", "Ana lays NE on 9,9")
    assert (table.track["9,9"], supply(table)) == ("NE", (0, 29))


def test_when_30_junctions_lie_no_straight_is_upgraded() -> None:
    """OR-12: while a T still becomes a cross."""
    table = underground(track=THIRTY)
    assert (supply(table), table.refuses("Ana adds N to 9,1")) == ((56, 0), "OR-12")
    assert table.after("Ana adds N to 5,1").track["5,1"] == "NESW"


# Launching


@pytest.mark.parametrize(
    ("clans", "square", "facing"),
    [
        (("red", "green"), "0,4", "S"),
        (("yellow", "blue"), "4,10", "W"),
        (("green", "red"), "10,4", "N"),
        (("blue", "yellow"), "4,0", "E"),
    ],
)
def test_a_cart_is_launched_from_the_own_surface_facing_inward(
    clans: tuple[str, str], square: str, facing: str
) -> None:
    """OR-13: at speed 3."""
    table = underground(Seat(clan=clans[0]), Seat(clan=clans[1])).after(f"Ana launches on {square}")
    assert table.cart("Ana") == f"{square} {facing} 3"


@pytest.mark.parametrize("column", range(1, 10))
def test_a_cart_is_launched_on_any_square_of_the_surface(column: int) -> None:
    """OR-13."""
    assert underground().after(f"Ana launches on 0,{column}").cart("Ana") == f"0,{column} S 3"


@pytest.mark.parametrize("square", ["10,5", "5,0", "5,10"])
def test_a_cart_is_not_launched_from_another_surface(square: str) -> None:
    """OR-13: neither a rival's nor one that is nobody's."""
    assert underground().refuses(f"Ana launches on {square}") == "OR-13"


def test_the_white_cart_is_launched_first() -> None:
    """OR-13."""
    table = underground().after("Ana launches on 0,4", "Ana launches on 0,6")
    assert (table.cart("Ana", "white"), table.cart("Ana", "black")) == ("0,4 S 3", "0,6 S 3")


def test_the_black_cart_is_launched_where_the_white_one_is_on_the_board() -> None:
    """OR-13."""
    table = underground(Seat(white="5,1 E"), track={5: "─────────"}).after("Ana launches on 0,5")
    assert table.cart("Ana", "black") == "0,5 S 3"


def test_the_white_cart_is_launched_where_the_black_one_is_on_the_board() -> None:
    """OR-13."""
    table = underground(Seat(black="5,1 E"), track={5: "─────────"}).after("Ana launches on 0,5")
    assert table.cart("Ana", "white") == "0,5 S 3"


def test_with_two_carts_on_the_board_none_is_launched() -> None:
    """OR-13."""
    table = underground(Seat(white="5,1 E", black="5,5 E"), track={5: "─────────"})
    assert table.refuses("Ana launches on 0,5") == "OR-13"


def test_a_cart_that_is_out_of_the_game_is_not_launched() -> None:
    """OR-13, OR-34."""
    table = underground(Seat(white="out", black="1,1 E"), track={1: "────....."}, begun=True)
    assert table.refuses("Ana launches on 0,5") == "OR-13"


def test_in_the_collapse_a_second_cart_may_still_be_launched() -> None:
    """OR-13, OR-35."""
    table = underground(Seat(white="1,1 E", black="supply"), track={1: "────....."}, begun=True)
    assert table.after("Ana launches on 0,9").cart("Ana", "black") == "0,9 S 3"


def test_two_carts_are_not_launched_on_one_square() -> None:
    """OR-13."""
    table = underground().after("Ana launches on 0,5")
    assert table.refuses("Ana launches on 0,5") == "OR-13"


def test_a_new_cart_moves_in_the_same_turn() -> None:
    """OR-13."""
    table = underground(track={1: "....│....", 2: "....│....", 3: "....│....", 4: "....│...."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "3,5 S 3"


def test_a_new_cart_may_be_sped_up_at_once() -> None:
    """OR-13, OR-14."""
    assert (
        underground().after("Ana launches on 0,5", "Ana speeds up white").cart("Ana") == "0,5 S 4"
    )


# Speed


def test_speed_goes_up_and_down_by_one() -> None:
    """OR-14."""
    table = underground(Seat(white="5,1 E 4"), track={5: "─────────"})
    table.after("Ana speeds up white")
    assert table.cart("Ana") == "5,1 E 5"
    table.after("Ana slows down white", "Ana slows down white")
    assert table.cart("Ana") == "5,1 E 3"


def test_speed_is_at_least_3() -> None:
    """OR-14."""
    table = underground(Seat(white="5,1 E 3"), track={5: "─────────"})
    assert table.refuses("Ana slows down white") == "OR-14"


def test_speed_is_at_most_6() -> None:
    """OR-14."""
    table = underground(Seat(white="5,1 E 6"), track={5: "─────────"})
    assert table.refuses("Ana speeds up white") == "OR-14"


def test_speed_goes_from_3_to_6_in_three_actions() -> None:
    """OR-14."""
    table = underground(Seat(black="5,1 E"), track={5: "─────────"})
    table.after(*["Ana speeds up black"] * 3)
    assert table.cart("Ana", "black") == "5,1 E 6"


@pytest.mark.parametrize("place", ["supply", "out"])
@pytest.mark.parametrize("verb", ["speeds up", "slows down"])
def test_a_cart_that_is_not_on_the_board_has_no_speed(verb: str, place: str) -> None:
    """OR-14."""
    seat = Seat(white="1,1 E", black=place)
    table = underground(seat, track={1: "────....."}, begun=place == "out")
    assert table.refuses(f"Ana {verb} black") == "OR-14"


def test_a_rivals_speed_is_not_changed() -> None:
    """OR-14: by `white` everybody means the own cart."""
    table = underground(Seat(), Seat(white="5,1 E"), track={5: "─────────"})
    assert table.refuses("Ana speeds up white") == "OR-14"


def test_speed_is_kept_from_turn_to_turn() -> None:
    """OR-14."""
    table = underground(Seat(white="5,1 E"), track={5: "─────────"})
    table.after("Ana speeds up white", "Ana ends", "Ana moves white", "Ben ends")
    assert table.cart("Ana") == "5,5 E 4"


def test_a_cart_that_comes_back_starts_with_speed_3() -> None:
    """OR-13."""
    table = underground(Seat(white="1,5 N 6"), track={1: "....│...."})
    table.after("Ana ends", "Ana moves white", "Ben ends", "Ana launches on 0,5")
    assert table.cart("Ana") == "0,5 S 3"
