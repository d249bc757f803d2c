"""Missions: the eleven of them, fulfilled and nearly; which is taken, and when."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, underground
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
LOADS = {
    "M01": (["ruby ruby ruby ruby ruby", "rock rock rock rock ruby"], ["ruby ruby ruby ruby"]),
    "M02": (
        ["ruby emerald gold", "ruby emerald gold diamond", "emerald gold diamond rock"],
        ["ruby emerald rock", "ruby ruby gold gold", "rock ruby ruby emerald emerald"],
    ),
    "M03": (["ruby ruby ruby", "rock ruby ruby ruby ruby"], ["ruby ruby", "ruby ruby gold gold"]),
    "M04": (["diamond", "rock diamond diamond"], ["gold gold gold", "ruby"]),
    "M05": (["gold gold", "rock gold gold gold"], ["gold", "gold diamond diamond"]),
    "M11": (["rock rock", "rock rock rock gold"], ["rock", "rock ruby ruby ruby ruby"]),
}
"""By mission of a delivery: loads that fulfil it, and loads that do not."""
SIDES = {"N": "1,5 N", "E": "5,9 E", "S": "9,5 S", "W": "5,1 W"}


def delivered(*missions: str, load: str, side: str = "N", players: int = 2) -> Table:
    """Ana's white cart, of the red clan, has come home with a load."""
    track = dict.fromkeys(range(1, 10), "....│....") | ROW
    table = underground(
        Seat(white=f"{SIDES[side]} 3 {load}"), players=players, track=track, missions=missions
    )
    return table.after("Ana ends", "Ana moves white")


def fulfilled(table: Table) -> list[str]:
    return list(table.seen_by(NOBODY).fulfilled)


# What one cart delivers


@pytest.mark.parametrize(
    ("mission", "load"), [(mission, load) for mission in LOADS for load in LOADS[mission][0]]
)
def test_a_delivery_fulfils_it(mission: str, load: str) -> None:
    """OR-7."""
    table = delivered(mission, load=load)
    assert (table.decision, fulfilled(table)) == ("take_mission", [mission])
    table.after(f"Ana takes {mission}")
    assert (table.own("Ana").missions, table.seen_by(NOBODY).missions) == ([mission], [])


@pytest.mark.parametrize(
    ("mission", "load"), [(mission, load) for mission in LOADS for load in LOADS[mission][1]]
)
def test_a_delivery_nearly_fulfils_it(mission: str, load: str) -> None:
    """OR-7."""
    table = delivered(mission, load=load)
    assert (table.waiting, table.seen_by(NOBODY).missions) == (["Ben"], [mission])


@pytest.mark.parametrize("mission", ["M03", "M05", "M11"])
def test_two_deliveries_are_not_one(mission: str) -> None:
    """OR-7: what two carts bring does not add up."""
    one, other = {"M03": ("ruby ruby", "ruby"), "M05": ("gold", "gold"), "M11": ("rock", "rock")}[
        mission
    ]
    table = underground(
        Seat(white=f"1,4 N 3 {one}", black=f"1,6 N 3 {other}"),
        track={1: "...│.│..."},
        missions=[mission],
    ).after("Ana ends", "Ana moves white", "Ana moves black")
    assert table.waiting == ["Ben"]


def test_what_is_stored_already_does_not_count() -> None:
    """OR-7."""
    table = underground(
        Seat(white="1,5 N 3 ruby", store="ruby ruby ruby"), track={1: "....│...."}, missions=["M03"]
    ).after("Ana ends", "Ana moves white")
    assert table.waiting == ["Ben"]


# Twin haul


def twins(white: str, black: str, row: str = "...│.│...") -> Table:
    return underground(
        Seat(white=f"1,4 N 3 {white}", black=f"1,6 N 3 {black}"), track={1: row}, missions=["M06"]
    ).after("Ana ends", "Ana moves white", "Ana moves black")


def test_twin_haul_is_two_deliveries_in_a_turn() -> None:
    """OR-7: M06, of one piece each at least; rocks are pieces."""
    assert fulfilled(twins("rock", "ruby")) == ["M06"]


@pytest.mark.parametrize(("white", "black"), [("ruby", ""), ("", "ruby ruby"), ("", "")])
def test_twin_haul_is_not_with_an_empty_cart(white: str, black: str) -> None:
    """OR-7: M06."""
    assert twins(white, black).waiting == ["Ben"]


def test_twin_haul_is_not_in_two_turns() -> None:
    """OR-7: M06."""
    table = underground(
        Seat(white="1,4 N 3 ruby", black="4,6 N 3 ruby"),
        track=dict.fromkeys((1, 2, 3, 4), "...│.│..."),
        missions=["M06"],
    ).after("Ana ends", "Ana moves white", "Ana moves black", "Ben ends")
    assert table.cart("Ana", "black") == "1,6 N 3 ruby"
    assert table.after("Ana ends", "Ana moves black").waiting == ["Ben"]


# Uninvited guest


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("side", ["E", "S", "W"])
def test_a_guest_delivers_on_a_surface_that_is_not_the_own(side: str, players: int) -> None:
    """OR-7: M07, a rival's or nobody's."""
    table = delivered("M07", load="ruby ruby", side=side, players=players)
    assert fulfilled(table) == ["M07"]


@pytest.mark.parametrize(("side", "load"), [("N", "ruby ruby ruby"), ("S", "ruby"), ("S", "")])
def test_at_home_or_with_one_piece_nobody_is_a_guest(side: str, load: str) -> None:
    """OR-7: M07."""
    assert delivered("M07", load=load, side=side).waiting == ["Ben"]


# Ram


def rammed(ben: str, ana: str = "gold", track: dict[int, str] | None = None) -> Table:
    table = underground(
        Seat(white=f"5,2 E 3 {ana}"), Seat(white=f"5,4 {ben}"), track=track or ROW, missions=["M08"]
    )
    return table.after("Ana ends", "Ana moves white")


def test_a_ram_makes_a_rival_drop_two_pieces() -> None:
    """OR-7: M08."""
    table = rammed("E 3 ruby ruby gold").after("Ben names gold", "Ben splits ruby")
    assert fulfilled(table.after("Ana chooses left")) == ["M08"]


def test_a_ram_counts_also_for_a_cart_that_derails_by_it() -> None:
    """OR-7, OR-24: M08 asks for what the rival drops."""
    table = rammed("E 3 ruby ruby gold", ana="").after("Ben names gold", "Ben splits ruby")
    assert fulfilled(table.after("Ana chooses left")) == ["M08"]


def test_a_ram_is_not_one_piece() -> None:
    """OR-7: M08."""
    table = rammed("E 3 ruby gold").after("Ben splits ruby", "Ana chooses left")
    assert table.waiting == ["Ben"]


def test_a_ram_is_not_what_derails() -> None:
    """OR-7: M08: an empty cart drops nothing."""
    assert rammed("E 3").waiting == ["Ben"]


def test_a_ram_is_not_across_rails_that_do_not_connect() -> None:
    """OR-7, OR-26: M08."""
    assert rammed("N 3 ruby ruby ruby ruby", track={5: "───│....."}).waiting == ["Ben"]


def test_a_ram_is_not_into_an_own_cart() -> None:
    """OR-7: M08 asks for a rival's."""
    table = underground(
        Seat(white="5,2 E 3 gold", black="5,4 E 3 ruby ruby ruby"), track=ROW, missions=["M08"]
    ).after("Ana ends", "Ana moves white", "Ana moves black")
    assert table.waiting == ["Ben"]


def test_who_is_rammed_has_no_mission_of_it() -> None:
    """OR-7: M08 is for the active player."""
    table = rammed("E 3 ruby ruby gold").after("Ben names gold", "Ben splits ruby")
    table.after("Ana chooses left")
    assert (table.waiting, table.refuses("Ben takes M08")) == (["Ana"], "OR-6")


# Full throttle


def throttled(white: str, black: str = "supply", ben: str = "supply") -> Table:
    return underground(
        Seat(white=white, black=black), Seat(white=ben), track=ROW, missions=["M09"]
    ).after("Ana ends", "Ana moves white")


def test_full_throttle_is_six_squares_at_speed_6() -> None:
    """OR-7: M09."""
    assert fulfilled(throttled("5,1 E 6")) == ["M09"]


def test_full_throttle_is_not_five() -> None:
    """OR-7: M09."""
    assert throttled("5,1 E 5").waiting == ["Ben"]


def test_full_throttle_is_not_stopped_by_a_collision() -> None:
    """OR-7, OR-22: M09, after five squares."""
    table = throttled("5,1 E 6 gold", ben="5,7 E 3 ruby").after("Ben names ruby")
    assert (table.cart("Ana"), table.waiting) == ("5,6 W 6 gold", ["Ben"])


def test_full_throttle_does_not_come_home() -> None:
    """OR-7: M09, the sixth square is the surface."""
    assert throttled("5,4 E 6").waiting == ["Ben"]


def test_full_throttle_is_still_on_the_board_at_the_end_of_the_phase() -> None:
    """OR-7, OR-24: M09; the other cart runs into it, and both were empty."""
    table = throttled("5,1 E 6", black="5,9 W 3").after("Ana moves black")
    assert (table.cart("Ana"), table.waiting) == ("supply", ["Ben"])


# Grand tour


def toured(pieces: dict[str, str], speed: int = 4, track: str = "─────────") -> Table:
    return underground(
        Seat(white=f"5,1 E {speed}"), track={5: track}, pieces=pieces, missions=["M10"]
    ).after("Ana ends", "Ana moves white")


THREE = {"5,2": "ruby", "5,3": "ruby", "5,4": "ruby"}


def test_a_grand_tour_picks_up_from_three_squares() -> None:
    """OR-7: M10."""
    assert fulfilled(toured(THREE).after(*["Ana picks ruby"] * 3)) == ["M10"]


def test_a_grand_tour_is_not_two_squares() -> None:
    """OR-7: M10, though three pieces are taken."""
    table = toured({"5,3": "ruby", "5,5": "ruby ruby"}).after(*["Ana picks ruby"] * 3)
    assert table.waiting == ["Ben"]


def test_a_grand_tour_does_not_derail() -> None:
    """OR-7: M10."""
    table = toured(THREE, track="────.....").after(*["Ana picks ruby"] * 3)
    assert (table.cart("Ana"), table.waiting) == ("supply", ["Ben"])


def test_a_grand_tour_may_come_home() -> None:
    """OR-7: M10."""
    table = underground(
        Seat(white="4,5 N 4"),
        track=dict.fromkeys(range(1, 5), "....│...."),
        pieces={"3,5": "ruby", "2,5": "ruby", "1,5": "ruby"},
        missions=["M10"],
    ).after("Ana ends", "Ana moves white", *["Ana picks ruby"] * 3)
    assert fulfilled(table) == ["M10"]


def test_a_grand_tour_may_end_in_a_collision() -> None:
    """OR-7: M10."""
    table = underground(
        Seat(white="5,1 E 4"), Seat(white="5,5 E 3 gold"), track=ROW, pieces=THREE, missions=["M10"]
    ).after("Ana ends", "Ana moves white", *["Ana picks ruby"] * 3, "Ben names gold")
    assert fulfilled(table) == ["M10"]


def test_a_grand_tour_needs_different_squares() -> None:
    """OR-7: M10, on a loop one of two squares is passed twice."""
    table = underground(
        Seat(white="5,5 E 6"),
        track={5: "....┌┐...", 6: "....└┘..."},
        pieces={"5,6": "ruby ruby ruby", "6,5": "ruby"},
        missions=["M10"],
    ).after("Ana ends", "Ana moves white", *["Ana picks ruby"] * 3)
    assert (table.hold("Ana"), table.waiting) == ("ruby ruby ruby", ["Ben"])


def test_a_grand_tour_is_of_one_cart() -> None:
    """OR-7: M10, two squares by one and one by the other."""
    table = underground(
        Seat(white="5,1 E", black="6,1 E"),
        track=ROW | {6: "─────────"},
        pieces={"5,2": "ruby", "5,3": "ruby", "6,2": "ruby"},
        missions=["M10"],
    )
    table.after("Ana ends", "Ana moves white", *["Ana picks ruby"] * 2)
    assert table.after("Ana moves black", "Ana picks ruby").waiting == ["Ben"]


# Taking one


def test_of_several_the_active_player_takes_one() -> None:
    """OR-7: at the end of phase 2; the others stay."""
    table = delivered("M01", "M03", "M04", load="ruby ruby ruby gold diamond")
    assert {table.refuses(f"Ana takes {mission}") for mission in ("M01", "M03", "M04")} == {None}
    table.after("Ana takes M03")
    assert table.own("Ana").missions == ["M03"]
    assert (table.seen_by(NOBODY).missions, table.waiting) == (["M01", "M04"], ["Ben"])


def test_a_fulfilled_mission_must_be_fulfilled_afresh() -> None:
    """OR-7: what is not taken is not taken later."""
    table = delivered("M01", "M03", load="ruby ruby ruby ruby ruby").after("Ana takes M03")
    assert fulfilled(table) == []
    table.after("Ben ends", "Ana ends")
    assert (table.waiting, table.seen_by(NOBODY).missions) == (["Ben"], ["M01"])


def test_a_fulfilled_mission_may_be_taken_by_another_who_fulfils_it() -> None:
    """OR-7."""
    track = {1: "....│....", 9: "....│...."}
    table = underground(
        Seat(white="1,5 N 3 gold gold diamond"),
        Seat(white="9,5 S 3 diamond"),
        track=track,
        missions=["M04", "M05"],
    ).after("Ana ends", "Ana moves white", "Ana takes M05", "Ben ends", "Ben moves white")
    assert table.after("Ben takes M04").own("Ben").missions[0] == "M04"


def test_only_what_lies_face_up_is_taken() -> None:
    """OR-7: Ben has taken M04 before."""
    table = underground(
        Seat(white="1,5 N 3 diamond gold gold"),
        Seat(missions=["M04"]),
        track={1: "....│...."},
        missions=["M05"],
    ).after("Ana ends", "Ana moves white")
    assert (fulfilled(table), table.refuses("Ana takes M04")) == (["M05"], "OR-7")


def test_what_is_not_in_play_is_not_fulfilled() -> None:
    """OR-7."""
    assert delivered("M05", load="diamond").waiting == ["Ben"]


def test_what_is_not_fulfilled_is_not_taken() -> None:
    """OR-7."""
    table = delivered("M03", "M04", load="ruby ruby ruby")
    assert table.refuses("Ana takes M04") == "OR-7"


def test_one_that_is_fulfilled_must_be_taken() -> None:
    """OR-7: nothing else is due."""
    table = delivered("M04", load="diamond")
    assert table.names_of_moves("Ana") == {"take_mission"}
    assert table.refuses("Ana ends") == "OR-7"


def test_a_mission_is_taken_after_both_carts_have_moved() -> None:
    """OR-7."""
    table = underground(
        Seat(white="1,5 N 3 diamond", black="5,1 E"), track=ROW | {1: "....│...."}, missions=["M04"]
    ).after("Ana ends", "Ana moves white")
    assert table.decision == "move_cart"
    assert table.after("Ana moves black").decision == "take_mission"


def test_a_mission_is_taken_before_the_deposit() -> None:
    """OR-7, OR-30."""
    table = delivered("M04", load="diamond")
    assert table.pieces == {}
    assert table.after("Ana takes M04").told == ["mission_taken", "deposited"]


def test_a_mission_is_not_replaced() -> None:
    """OR-7."""
    table = delivered("M04", load="diamond").after("Ana takes M04")
    assert table.seen_by(NOBODY).missions == []


def test_in_the_collapse_missions_are_taken_too() -> None:
    """OR-7, OR-32: before the token."""
    table = underground(
        Seat(white="1,5 N 3 diamond"), track={1: "....│...."}, missions=["M04"], begun=True
    ).after("Ana ends", "Ana moves white")
    assert table.decision == "take_mission"
    assert table.after("Ana takes M04").decision == "place_token"


def test_without_the_option_nothing_is_asked() -> None:
    """OR-7."""
    table = underground(Seat(white="1,5 N 3 diamond"), track={1: "....│...."})
    assert table.after("Ana ends", "Ana moves white").waiting == ["Ben"]
