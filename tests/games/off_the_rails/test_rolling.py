"""Phase 2: carts follow the track, turn at junctions, derail, and come home."""

import pytest

from tests.games.off_the_rails.layout import PICTURES, Seat
from tests.games.off_the_rails.scene import APPROACH, Table, crossroads, underground

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
PLAIN = [picture for picture, exits in PICTURES.items() if len(exits) == 2]
JUNCTIONS = [picture for picture, exits in PICTURES.items() if len(exits) > 2]
EDGES = {"N": "1,5 N", "E": "5,9 E", "S": "9,5 S", "W": "5,1 W"}
"""A cart that is about to leave the underground on that side."""


def rolled(white: str, track: dict[int, str], black: str = "supply") -> Table:
    """Ana's white cart has set off."""
    return underground(Seat(white=white, black=black), track=track).after(
        "Ana ends", "Ana moves white"
    )


# Every own cart moves


@pytest.mark.parametrize("speed", [3, 4, 5, 6])
def test_a_cart_moves_as_many_squares_as_its_speed(speed: int) -> None:
    """OR-15."""
    assert rolled(f"5,1 E {speed}", ROW).cart("Ana") == f"5,{1 + speed} E {speed}"


def test_a_cart_moves_in_its_facing() -> None:
    """OR-15."""
    assert rolled("5,8 W", ROW).cart("Ana") == "5,5 W 3"


def test_a_move_is_asked_for_also_with_one_cart() -> None:
    """OR-15."""
    table = underground(Seat(black="5,1 E"), track=ROW).after("Ana ends")
    assert (table.decision, len(table.choices("Ana"))) == ("move_cart", 1)


@pytest.mark.parametrize("order", [["white", "black"], ["black", "white"]])
def test_the_owner_chooses_which_cart_goes_first(order: list[str]) -> None:
    """OR-15: and both move."""
    table = underground(Seat(white="5,1 E", black="6,1 E"), track=ROW | {6: "─────────"})
    table.after("Ana ends", *(f"Ana moves {cart}" for cart in order))
    assert (table.cart("Ana"), table.cart("Ana", "black")) == ("5,4 E 3", "6,4 E 3")
    assert table.waiting == ["Ben"]


def test_a_cart_moves_once_a_turn() -> None:
    """OR-15."""
    table = rolled("5,1 E", ROW | {6: "─────────"}, black="6,1 E")
    assert table.refuses("Ana moves white") == "OR-15"


@pytest.mark.parametrize("cart", ["white", "black"])
def test_a_cart_in_supply_does_not_move(cart: str) -> None:
    """OR-15."""
    other = "black" if cart == "white" else "white"
    seat = Seat(white="5,1 E") if other == "white" else Seat(black="5,1 E")
    table = underground(seat, track=ROW).after("Ana ends")
    assert table.refuses(f"Ana moves {cart}") == "OR-15"


def test_the_first_cart_ends_its_move_before_the_other_starts() -> None:
    """OR-15, OR-16: while an exit is to be chosen nothing else moves."""
    table = underground(
        Seat(white="5,3 E", black="9,5 N"), track=crossroads("┼") | {9: "....│...."}
    )
    table.after("Ana ends", "Ana moves white")
    assert (table.decision, table.refuses("Ana moves black")) == ("turn", "OR-16")


def test_carts_of_others_do_not_move() -> None:
    """OR-15."""
    table = underground(Seat(white="5,1 E"), Seat(white="6,1 E"), track=ROW | {6: "─────────"})
    table.after("Ana ends", "Ana moves white")
    assert table.cart("Ben") == "6,1 E 3"


def test_no_action_is_taken_once_carts_move() -> None:
    """OR-15."""
    table = underground(Seat(white="5,1 E"), track=ROW).after("Ana ends")
    moves = ["lays NS on 1,1", "adds N to 5,1", "launches on 0,5", "speeds up white", "ends"]
    assert {table.refuses(f"Ana {move}") for move in moves} == {"OR-15"}


def test_no_cart_moves_before_the_actions_are_over() -> None:
    """OR-15."""
    assert underground(Seat(white="5,1 E"), track=ROW).refuses("Ana moves white") == "OR-15"


# Straights and curves


@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("picture", PLAIN)
def test_on_a_straight_or_curve_the_facing_follows(picture: str, side: str) -> None:
    """OR-16: it stops there, and nothing is asked."""
    exits = PICTURES[picture]
    if side in exits:
        (out,) = set(exits) - {side}
        table = rolled(APPROACH[side], crossroads(picture))
        assert (table.cart("Ana"), table.waiting) == (f"5,5 {out} 3", ["Ben"])


@pytest.mark.parametrize(
    ("picture", "side", "end"),
    [("┌", "S", "5,7 E 5"), ("┘", "W", "3,5 N 5"), ("└", "N", "5,7 E 5"), ("┐", "W", "7,5 S 5")],
)
def test_a_cart_goes_on_round_a_curve(picture: str, side: str, end: str) -> None:
    """OR-16."""
    assert rolled(f"{APPROACH[side]} 5", crossroads(picture)).cart("Ana") == end


def test_a_cart_goes_round_and_round() -> None:
    """OR-15: six steps on a loop of four squares."""
    assert rolled("5,5 E 6", {5: "....┌┐...", 6: "....└┘..."}).cart("Ana") == "6,6 W 6"


# Junctions


@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("picture", JUNCTIONS)
def test_at_a_junction_passed_any_exit_is_chosen_but_the_one_it_came_by(
    picture: str, side: str
) -> None:
    """OR-16."""
    exits = PICTURES[picture]
    if side in exits:
        table = rolled(f"{APPROACH[side]} 4", crossroads(picture))
        assert (table.decision, table.exits("Ana")) == ("turn", set(exits) - {side})
        assert table.refuses(f"Ana turns {side}") == "OR-16"


@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("picture", JUNCTIONS)
def test_on_a_junction_where_it_stops_the_facing_is_chosen_by_the_same_rule(
    picture: str, side: str
) -> None:
    """OR-16: at once."""
    exits = PICTURES[picture]
    if side in exits:
        table = rolled(APPROACH[side], crossroads(picture))
        assert (table.decision, table.exits("Ana")) == ("face", set(exits) - {side})
        assert table.refuses(f"Ana faces {side}") == "OR-16"


@pytest.mark.parametrize(("exit_", "end"), [("N", "4,5 N 4"), ("E", "5,6 E 4"), ("S", "6,5 S 4")])
def test_it_goes_on_where_it_was_turned(exit_: str, end: str) -> None:
    """OR-16."""
    table = rolled("5,2 E 4", crossroads("┼")).after(f"Ana turns {exit_}")
    assert table.cart("Ana") == end


@pytest.mark.parametrize("exit_", ["N", "E", "S"])
def test_it_faces_where_it_was_turned(exit_: str) -> None:
    """OR-16."""
    table = rolled("5,2 E", crossroads("┼")).after(f"Ana faces {exit_}")
    assert table.cart("Ana") == f"5,5 {exit_} 3"


def test_a_t_has_no_fourth_exit() -> None:
    """OR-16."""
    table = rolled("5,2 E 4", crossroads("┴"))
    assert table.refuses("Ana turns S") == "OR-16"


def test_from_a_junction_it_sets_off_in_its_facing() -> None:
    """OR-16: nothing is chosen anew."""
    assert rolled("5,5 S", crossroads("┼")).cart("Ana") == "8,5 S 3"


def test_several_junctions_are_passed_one_after_another() -> None:
    """OR-16."""
    table = rolled("5,1 E 5", {4: ".┌┐......", 5: "─┼┼──...."})
    assert table.after("Ana turns N", "Ana turns E").cart("Ana") == "5,4 E 5"


def test_passing_is_not_stopping() -> None:
    """OR-16: what is due decides between `turn` and `face`."""
    passing, stopping = rolled("5,2 E 4", crossroads("┼")), rolled("5,2 E", crossroads("┼"))
    assert (passing.refuses("Ana faces N"), stopping.refuses("Ana turns N")) == ("OR-16", "OR-16")


def test_pieces_are_taken_before_the_exit_is_chosen() -> None:
    """OR-16, OR-20."""
    table = underground(Seat(white="5,2 E 4"), track=crossroads("┼"), pieces={"5,5": "ruby gold"})
    table.after("Ana ends", "Ana moves white")
    assert (table.decision, table.refuses("Ana turns N")) == ("pick", "OR-20")
    assert table.after("Ana picks gold").decision == "turn"


def test_pieces_are_taken_before_the_facing_is_chosen() -> None:
    """OR-16, OR-20: both of them."""
    table = underground(Seat(white="5,2 E"), track=crossroads("┼"), pieces={"5,5": "ruby gold"})
    table.after("Ana ends", "Ana moves white")
    decisions = [table.decision]
    decisions.append(table.after("Ana picks gold").decision)
    decisions.append(table.after("Ana picks ruby").decision)
    assert decisions == ["pick", "second_pick", "face"]


# Derailing


def test_where_the_track_ends_a_cart_derails() -> None:
    """OR-17: there are three squares of track for four steps."""
    table = rolled("5,1 E 4 ruby", {5: "────....."})
    assert (table.cart("Ana"), table.store("Ana")) == ("supply", "")


def test_a_cart_that_stops_at_the_end_of_the_track_does_not_derail() -> None:
    """OR-17: not before it has to make another step."""
    assert rolled("5,1 E 3", {5: "────....."}).cart("Ana") == "5,4 E 3"


@pytest.mark.parametrize("picture", ["│", "└", "┌", "├"])
def test_where_the_next_square_has_no_exit_towards_it_a_cart_derails(picture: str) -> None:
    """OR-17: the track is there but does not connect."""
    assert rolled("5,2 E", {5: f".───{picture}...."}).cart("Ana") == "supply"


@pytest.mark.parametrize("picture", ["─", "┐", "┘", "┬", "┤", "┴", "┼"])
def test_where_the_next_square_has_one_it_does_not(picture: str) -> None:
    """OR-17."""
    assert rolled("5,2 E", crossroads(picture)).cart("Ana") != "supply"


def test_on_a_mine_centre_a_cart_derails() -> None:
    """OR-17."""
    assert rolled("3,1 E", {3: "──......."}).cart("Ana") == "supply"


def test_on_a_collapse_token_a_cart_derails() -> None:
    """OR-17, OR-34: and is out of the game."""
    table = underground(
        Seat(white="4,1 E"), Seat(white="1,1 E"), track={4: "───......", 1: "───......"}, begun=True
    ).after("Ana ends", "Ana moves white")
    assert table.fallen["4,4"] == "red"
    assert table.cart("Ana") == "out"


def test_a_new_cart_derails_where_no_track_starts() -> None:
    """OR-17, OR-13."""
    table = underground().after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "supply"


def test_a_new_cart_derails_where_the_track_does_not_come_to_the_surface() -> None:
    """OR-17, OR-13."""
    table = underground(track={1: "...───..."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "supply"


def test_a_derailed_load_goes_to_the_bag() -> None:
    """OR-27: also what was picked up on the way."""
    table = underground(
        Seat(white="5,1 E 4 ruby gold"),
        track={5: "────....."},
        pieces={"5,3": "diamond"},
        bag="rock",
        deck=["R1"],
    )
    table.after("Ana ends", "Ana moves white", "Ana picks diamond | deposit rock ruby")
    assert (table.cart("Ana"), table.bag) == ("supply", "gold diamond")


def test_a_derailed_cart_is_launched_again() -> None:
    """OR-27: in the next turn."""
    table = rolled("5,1 E 4", {5: "────....."}).after("Ben ends", "Ana launches on 0,5")
    assert table.cart("Ana") == "0,5 S 3"


def test_the_other_cart_still_moves_after_a_derailment() -> None:
    """OR-17, OR-15."""
    table = rolled("5,1 E", {5: "──.......", 6: "─────────"}, black="6,1 E")
    assert (table.cart("Ana"), table.decision) == ("supply", "move_cart")


def test_a_derailed_cart_is_not_moved_again_in_the_turn() -> None:
    """OR-15, OR-17: it is back in supply, and launching is for phase 1."""
    table = rolled("5,1 E", {5: "──.......", 6: "─────────"}, black="6,1 E")
    assert table.refuses("Ana moves white") == "OR-15"


# Coming home


@pytest.mark.parametrize("side", EDGES)
@pytest.mark.parametrize("players", [2, 4])
def test_any_surface_will_do(players: int, side: str) -> None:
    """OR-18: the own one, a rival's, and one that is nobody's."""
    track = dict.fromkeys(range(1, 10), "....│....") | ROW
    table = underground(
        Seat(white=f"{EDGES[side]} 3 ruby gold"), Seat(), players=players, track=track
    )
    table.after("Ana ends", "Ana moves white")
    assert (table.cart("Ana"), table.store("Ana")) == ("supply", "ruby gold")


def test_what_comes_home_is_its_owners() -> None:
    """OR-18: not that of whose surface it is."""
    table = underground(Seat(white="9,5 S 3 ruby"), track={9: "....│...."})
    table.after("Ana ends", "Ana moves white")
    assert (table.store("Ana"), table.store("Ben")) == ("ruby", "")


@pytest.mark.parametrize("speed", [3, 4, 5, 6])
def test_speed_that_is_left_does_not_matter(speed: int) -> None:
    """OR-18."""
    table = rolled(f"3,5 N {speed} ruby", dict.fromkeys(range(1, 4), "....│...."))
    assert (table.cart("Ana"), table.store("Ana")) == ("supply", "ruby")


def test_stores_add_up() -> None:
    """OR-18."""
    table = underground(Seat(white="1,5 N 3 ruby gold", store="rock ruby"), track={1: "....│...."})
    table.after("Ana ends", "Ana moves white")
    assert table.store("Ana") == "rock ruby ruby gold"


def test_an_empty_cart_comes_home_too() -> None:
    """OR-18."""
    table = rolled("1,5 N", {1: "....│...."})
    assert ("came_home" in table.told, table.cart("Ana")) == (True, "supply")


def test_any_number_of_carts_come_home_on_one_square() -> None:
    """OR-18, OR-22."""
    table = underground(
        Seat(white="1,5 N 3 ruby", black="2,5 N 3 gold"), track={1: "....│....", 2: "....│...."}
    )
    table.after("Ana ends", "Ana moves white", "Ana moves black")
    assert table.store("Ana") == "ruby gold"


def test_a_cart_comes_home_where_a_new_one_stands() -> None:
    """OR-18, OR-22: surface squares know no collision."""
    table = underground(Seat(black="1,5 N 3 ruby"), track={1: "....│....", 2: "....│...."})
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves black")
    assert (table.store("Ana"), table.cart("Ana"), table.decision) == (
        "ruby",
        "0,5 S 3",
        "move_cart",
    )


def test_home_is_where_the_track_leads_out() -> None:
    """OR-18, OR-16: an exit to the surface is chosen like any other."""
    table = rolled("1,4 E 4 ruby", {1: "...─┴──.."}).after("Ana turns N")
    assert (table.cart("Ana"), table.store("Ana")) == ("supply", "ruby")


def test_a_cart_may_come_home_from_where_it_was_launched() -> None:
    """OR-18: a loop of two curves and back."""
    track = {1: "....└┘..."}
    table = underground(track=track).after("Ana launches on 0,5", "Ana ends", "Ana moves white")
    assert table.cart("Ana") == "supply"
    assert "came_home" in table.told


# The route ahead


def test_the_view_tells_where_a_cart_will_go() -> None:
    """OR-15: squares up to where it stops."""
    table = underground(Seat(white="5,1 E"), track=ROW)
    route = table.own("Ana").carts[0].route
    assert route
    assert (route.squares, route.end) == ([(5, 2), (5, 3), (5, 4)], "stops")


@pytest.mark.parametrize(
    ("cart", "track", "end"),
    [
        ("5,1 E", {5: "──......."}, "derails"),
        ("1,5 N", {1: "....│...."}, "home"),
        ("5,2 E 4", crossroads("┼"), "junction"),
    ],
)
def test_the_view_tells_how_a_route_ends(cart: str, track: dict[int, str], end: str) -> None:
    """OR-16, OR-17, OR-18."""
    route = underground(Seat(white=cart), track=track).own("Ana").carts[0].route
    assert route
    assert route.end == end


def test_the_view_tells_of_a_collision_ahead() -> None:
    """OR-22."""
    table = underground(Seat(white="5,1 E"), Seat(white="5,3 E"), track=ROW)
    route = table.own("Ana").carts[0].route
    assert route
    assert (route.squares, route.end) == ([(5, 2)], "collides")
