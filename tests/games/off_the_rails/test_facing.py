"""Facings after a collision, and the order in which all of it is settled."""

import pytest

from tests.games.off_the_rails.layout import PICTURES, Seat
from tests.games.off_the_rails.scene import crossroads, underground
from tests.games.off_the_rails.striking import struck

pytestmark = pytest.mark.kernels


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
