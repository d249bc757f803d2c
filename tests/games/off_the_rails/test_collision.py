"""Collisions: who strikes whom, what is lost, who derails, and where the carts face then."""

import pytest

from tests.games.off_the_rails.layout import PICTURES, Seat
from tests.games.off_the_rails.scene import Table, crossroads, underground
from tests.games.table import NOBODY
from turntable.games.off_the_rails.moves import Split

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
ROWS = ROW | {6: "─────────"}


def struck(
    ben: str, ana: str = "5,2 E 3 gold", track: dict[int, str] | None = None, **table: str
) -> Table:
    """Ana's white cart comes from the west and strikes Ben's."""
    scene = underground(
        Seat(white=ana, black=table.get("black", "supply")), Seat(white=ben), track=track or ROW
    )
    return scene.after("Ana ends", "Ana moves white")


def own_struck(black: str, white: str = "5,2 E 3 gold") -> Table:
    """Before Ana's white cart strikes her black one."""
    return underground(
        Seat(white=white, black=black), track=ROW, pieces={"9,9": "ruby"}, deck=["R1"]
    ).after("Ana ends")


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


def test_a_cart_struck_from_the_surface_is_seldom_the_own_one() -> None:
    """OR-22: both were launched there, one after the other."""
    track = {1: "....│....", 2: "....│....", 3: "....│....", 4: "....│...."}
    table = underground(Seat(black="1,5 S 3 ruby"), track=track)
    table.after("Ana launches on 0,5", "Ana ends", "Ana moves white | lost ruby")
    assert (table.cart("Ana"), table.cart("Ana", "black")) == ("supply", "1,5 S 3")


# What is lost (OR-23)


def test_a_load_of_one_is_lost() -> None:
    """OR-23: half, rounded up; nothing is split."""
    table = struck("5,4 E 3 diamond")
    assert (table.decision, table.waiting) == ("name_lost", ["Ben"])
    table.after("Ben names diamond")
    assert (table.cart("Ben"), table.pieces) == ("5,4 E 3", {"5,4": "diamond"} | _others(table))


def _others(table: Table) -> dict[str, str]:
    """Where the deposit at the end of the turn lies."""
    return {at: pieces for at, pieces in table.pieces.items() if at != "5,4"}


def test_of_two_pieces_one_is_lost() -> None:
    """OR-23: the one in the hand that Ana chooses."""
    table = struck("5,4 E 3 ruby diamond")
    assert (table.decision, table.waiting) == ("split", ["Ben"])
    table.after("Ben splits ruby | left ruby")
    assert (table.decision, table.waiting) == ("choose_half", ["Ana"])
    table.after("Ana chooses right")
    assert (table.hold("Ben"), table.pieces["5,4"]) == ("ruby", "diamond")


@pytest.mark.parametrize(("left", "chosen", "lost"), [
    ("ruby", "left", "ruby"), ("ruby", "right", "diamond"),
    ("diamond", "left", "diamond"), ("diamond", "right", "ruby"),
])  # fmt: skip
def test_chance_says_which_half_lies_left(left: str, chosen: str, lost: str) -> None:
    """OR-23."""
    table = struck("5,4 E 3 ruby diamond").after(f"Ben splits ruby | left {left}")
    assert table.after(f"Ana chooses {chosen}").pieces["5,4"] == lost


def test_of_three_pieces_one_is_named_and_one_chosen() -> None:
    """OR-23."""
    table = struck("5,4 E 3 rock ruby diamond")
    assert (table.decision, table.waiting) == ("name_lost", ["Ben"])
    table.after("Ben names rock", "Ben splits ruby | left ruby", "Ana chooses left")
    assert (table.hold("Ben"), table.pieces["5,4"]) == ("diamond", "rock ruby")


def test_of_four_pieces_two_are_lost() -> None:
    """OR-23."""
    table = struck("5,4 E 3 rock ruby gold diamond")
    table.after("Ben splits rock diamond | left rock diamond", "Ana chooses right")
    assert (table.hold("Ben"), table.pieces["5,4"]) == ("rock diamond", "ruby gold")


def test_of_five_pieces_three_are_lost() -> None:
    """OR-23."""
    table = struck("5,4 E 3 rock rock ruby gold diamond").after("Ben names rock")
    table.after("Ben splits rock diamond | left ruby gold", "Ana chooses left")
    assert (table.hold("Ben"), table.pieces["5,4"]) == ("rock diamond", "rock ruby gold")


def test_what_is_lost_is_added_to_what_lies_there() -> None:
    """OR-23."""
    table = underground(
        Seat(white="5,2 E 3 gold"),
        Seat(white="5,4 E 3 ruby"),
        track=ROW,
        pieces={"5,4": "ruby rock"},
    )
    table.after("Ana ends", "Ana moves white", "Ben names ruby")
    assert table.pieces["5,4"] == "rock ruby ruby"


def test_the_owner_names_any_piece_of_the_load() -> None:
    """OR-23."""
    table = struck("5,4 E 3 rock ruby diamond")
    named = {kind: table.refuses(f"Ben names {kind}") for kind in ("rock", "ruby", "diamond")}
    assert set(named.values()) == {None}


def test_what_is_not_in_the_hold_is_not_named() -> None:
    """OR-23."""
    table = struck("5,4 E 3 rock ruby diamond")
    assert {table.refuses(f"Ben names {kind}") for kind in ("emerald", "gold")} == {"OR-23"}


def halves(table: Table) -> set[str]:
    """The halves by which Ben may tell how he splits."""
    return {" ".join(move.half) for move in table.choices("Ben") if isinstance(move, Split)}


def test_of_four_different_pieces_there_are_three_splits() -> None:
    """OR-23: unordered; each is told by its first half."""
    table = struck("5,4 E 3 rock ruby gold diamond")
    assert halves(table) == {"rock ruby", "rock gold", "rock diamond"}
    assert table.refuses("Ben splits ruby gold") == "OR-23"


@pytest.mark.parametrize(
    ("load", "splits"),
    [
        ("ruby ruby", {"ruby"}),
        ("ruby gold", {"ruby"}),
        ("ruby ruby ruby ruby", {"ruby ruby"}),
        ("rock ruby ruby ruby", {"rock ruby"}),
        ("ruby ruby gold gold", {"ruby ruby", "ruby gold"}),
        ("rock ruby ruby diamond", {"rock ruby", "rock diamond"}),
    ],
)
def test_pieces_of_a_kind_are_alike(load: str, splits: set[str]) -> None:
    """OR-23."""
    assert halves(struck(f"5,4 E 3 {load}")) == splits


@pytest.mark.parametrize("half", ["gold", "rock", "rock rock", "rock emerald", "emerald gold"])
def test_a_half_is_half_of_the_load(half: str) -> None:
    """OR-23."""
    assert struck("5,4 E 3 rock ruby gold diamond").refuses(f"Ben splits {half}") == "OR-23"


def test_only_the_active_player_chooses_a_half() -> None:
    """OR-23, OR-6."""
    table = struck("5,4 E 3 ruby diamond").after("Ben splits ruby")
    assert table.refuses("Ben chooses left") == "OR-6"


def test_of_an_own_cart_pieces_are_lost_at_random() -> None:
    """OR-23: nobody names or splits."""
    table = own_struck("5,4 E 3 rock ruby gold").after("Ana moves white | lost rock gold")
    assert (table.hold("Ana", "black"), table.pieces["5,4"]) == ("ruby", "rock gold")


@pytest.mark.parametrize(("load", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_of_an_own_cart_half_is_lost_rounded_up(load: int, lost: int) -> None:
    """OR-23."""
    table = own_struck(f"5,4 E 3 {' '.join(['ruby'] * load)}").after("Ana moves white")
    assert len(table.hold("Ana", "black").split()) == load - lost
    assert len(table.pieces["5,4"].split()) == lost


def test_the_mover_loses_nothing() -> None:
    """OR-23."""
    table = struck("5,4 E 3 ruby", "5,2 E 3 gold gold gold").after("Ben names ruby")
    assert table.hold("Ana") == "gold gold gold"


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


# Facings (OR-25)


def test_the_mover_turns_back() -> None:
    """OR-25."""
    assert struck("5,4 E 3 ruby").after("Ben names ruby").cart("Ana") == "5,3 W 3 gold"


def test_a_cart_hit_on_its_front_turns_away() -> None:
    """OR-25: and goes the other way then."""
    table = struck("5,4 W 3 ruby").after("Ben names ruby")
    assert table.cart("Ben") == "5,4 E 3"
    assert table.after("Ben ends", "Ben moves white").cart("Ben") == "5,7 E 3"


def test_a_cart_hit_on_its_rear_keeps_its_facing() -> None:
    """OR-25."""
    assert struck("5,4 E 3 ruby").after("Ben names ruby").cart("Ben") == "5,4 E 3"


@pytest.mark.parametrize("facing", ["N", "S"])
@pytest.mark.parametrize("picture", ["┼", "┤"])
def test_a_cart_hit_on_its_side_keeps_its_facing(picture: str, facing: str) -> None:
    """OR-25."""
    table = struck(f"5,5 {facing} 3 ruby", track=crossroads(picture)).after("Ben names ruby")
    assert table.cart("Ben") == f"5,5 {facing} 3"


@pytest.mark.parametrize(("picture", "facing"), [("┐", "S"), ("┘", "N")])
def test_on_a_curve_a_cart_hit_on_its_front_faces_the_other_exit(picture: str, facing: str) -> None:
    """OR-25: there is no exit opposite to the hit."""
    table = struck("5,5 W 3 ruby", track=crossroads(picture)).after("Ben names ruby")
    assert table.cart("Ben") == f"5,5 {facing} 3"


@pytest.mark.parametrize(("picture", "facing"), [("┐", "S"), ("┘", "N")])
def test_on_a_curve_a_cart_hit_from_behind_keeps_its_facing(picture: str, facing: str) -> None:
    """OR-25."""
    table = struck(f"5,5 {facing} 3 ruby", track=crossroads(picture)).after("Ben names ruby")
    assert table.cart("Ben") == f"5,5 {facing} 3"


@pytest.mark.parametrize("picture", ["─", "┬", "┴", "┼"])
def test_where_there_is_an_exit_opposite_to_the_hit_nobody_chooses(picture: str) -> None:
    """OR-25: also on a T and on a cross."""
    table = struck("5,5 W 3 ruby", track=crossroads(picture)).after("Ben names ruby")
    assert (table.cart("Ben"), table.waiting) == ("5,5 E 3", ["Ben"])
    assert table.decision == "act"


@pytest.mark.parametrize("facing", ["N", "S"])
def test_head_on_at_a_t_the_owner_of_the_struck_cart_chooses(facing: str) -> None:
    """OR-25: of two exits."""
    table = struck("5,5 W 3 ruby", track=crossroads("┤")).after("Ben names ruby")
    assert (table.decision, table.waiting) == ("face_struck", ["Ben"])
    assert table.exits("Ben") == {"N", "S"}
    assert table.after(f"Ben faces {facing}").cart("Ben") == f"5,5 {facing} 3"


@pytest.mark.parametrize("facing", ["W", "E"])
def test_it_does_not_face_the_hit_nor_where_no_exit_is(facing: str) -> None:
    """OR-25."""
    table = struck("5,5 W 3 ruby", track=crossroads("┤")).after("Ben names ruby")
    assert table.refuses(f"Ben faces {facing}") == "OR-25"


def test_only_the_owner_of_the_struck_cart_chooses_its_facing() -> None:
    """OR-25, OR-6."""
    table = struck("5,5 W 3 ruby", track=crossroads("┤")).after("Ben names ruby")
    assert table.refuses("Ana faces N") == "OR-6"


def test_of_an_own_cart_the_active_player_chooses_the_facing() -> None:
    """OR-25."""
    table = underground(Seat(white="5,2 E 3 gold", black="5,5 W 3 ruby"), track=crossroads("┤"))
    table.after("Ana ends", "Ana moves white | lost ruby")
    assert (table.decision, table.waiting) == ("face_struck", ["Ana"])
    assert table.after("Ana faces S").cart("Ana", "black") == "5,5 S 3"


@pytest.mark.parametrize(("picture", "facing"), [("┌", "S"), ("└", "N")])
def test_on_a_curve_the_mover_turns_back_where_it_came_from(picture: str, facing: str) -> None:
    """OR-25: it is struck from the east."""
    came = "4,4 S" if picture == "└" else "6,4 N"
    track = {4: "...│.....", 5: f"...{picture}─....", 6: "...│....."}
    table = struck("5,5 E 3 ruby", f"{came} 3 gold", track).after("Ben names ruby")
    assert table.cart("Ana") == f"5,4 {facing} 3 gold"


@pytest.mark.parametrize("facing", ["N", "S"])
def test_on_a_t_the_owner_of_the_mover_chooses(facing: str) -> None:
    """OR-25: no exit is opposite to the hit, and two are left."""
    track = {4: "...│.....", 5: "...├─....", 6: "...│....."}
    table = struck("5,5 E 3 ruby", "6,4 N 3 gold", track).after("Ana turns E", "Ben names ruby")
    assert (table.decision, table.waiting, table.exits("Ana")) == ("face", ["Ana"], {"N", "S"})
    assert table.refuses("Ana faces E") == "OR-25"
    assert table.after(f"Ana faces {facing}").cart("Ana") == f"5,4 {facing} 3 gold"


@pytest.mark.parametrize("picture", ["┴", "┬", "┼"])
def test_on_a_junction_with_an_opposite_exit_the_mover_has_no_choice(picture: str) -> None:
    """OR-25: whichever way it came."""
    track = {4: "...│.....", 5: f"...{picture}─....", 6: "...│....."}
    came = "4,4 S" if "N" in PICTURES[picture] else "6,4 N"
    table = struck("5,5 E 3 ruby", f"{came} 3 gold", track).after("Ana turns E", "Ben names ruby")
    assert table.cart("Ana") == "5,4 W 3 gold"


def test_struck_where_it_started_the_mover_turns_too() -> None:
    """OR-25: on its first step."""
    assert struck("5,3 E 3 ruby").after("Ben names ruby").cart("Ana") == "5,2 W 3 gold"


def test_a_derailed_cart_has_no_facing_to_choose() -> None:
    """OR-25, OR-24: head-on at a T."""
    table = struck("5,5 W", track=crossroads("┤"))
    assert (table.cart("Ben"), table.decision) == ("supply", "act")


def test_a_derailed_mover_has_no_facing_to_choose() -> None:
    """OR-25, OR-24."""
    track = {4: "...│.....", 5: "...├─....", 6: "...│....."}
    table = struck("5,5 E 3 ruby", "6,4 N", track).after("Ana turns E", "Ben names ruby")
    assert (table.cart("Ana"), table.waiting) == ("supply", ["Ben"])


def test_everything_in_its_order() -> None:
    """OR-25: what is lost, the struck cart's facing, the mover's facing, its second piece."""
    table = underground(
        Seat(white="6,4 N 3 gold"),
        Seat(white="5,5 W 3 rock ruby diamond"),
        track={
            4: "...│.....",
            5: "...├┤....",
            6: "...│.....",
        },
        pieces={"5,4": "emerald emerald"},
    ).after("Ana ends", "Ana moves white")
    decisions = []
    for sentence in [
        "Ana picks emerald", "Ana turns E", "Ben names rock", "Ben splits ruby", "Ana chooses left",
        "Ben faces S", "Ana faces N", "Ana picks emerald",
    ]:  # fmt: skip
        decisions.append(table.decision)
        table.after(sentence)
    assert decisions == [
        "pick", "turn", "name_lost", "split", "choose_half", "face_struck", "face", "second_pick"
    ]  # fmt: skip
    assert table.cart("Ana") == "5,4 N 3 emerald emerald gold"
    assert table.cart("Ben").startswith("5,5 S 3 ")


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


# What is shown


def test_the_view_tells_who_is_struck() -> None:
    """OR-23."""
    collision = struck("5,4 E 3 ruby diamond").seen_by(NOBODY).collision
    assert collision
    assert (collision.seat, collision.cart) == (1, "white")


def test_a_collision_of_others_is_not_for_a_third_player() -> None:
    """OR-6, OR-23."""
    table = underground(
        Seat(white="5,2 E 3 gold"), Seat(white="5,4 E 3 ruby ruby"), players=3, track=ROW
    )
    table.after("Ana ends", "Ana moves white")
    assert (table.refuses("Eva splits ruby"), table.refuses("Ana splits ruby")) == ("OR-6", "OR-6")
