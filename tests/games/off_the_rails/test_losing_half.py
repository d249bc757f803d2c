"""Losing half a load: what is named, split, chosen, or drawn at random."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, underground
from tests.games.off_the_rails.striking import ROW, own_struck, struck
from tests.games.table import NOBODY
from turntable.games.off_the_rails.moves import Split

pytestmark = pytest.mark.kernels


def test_a_load_of_one_is_lost() -> None:
    """OR-23: half, rounded up; nothing is split."""
    table = struck("5,4 E 3 diamond")
    assert (table.decision, table.waiting) == ("name_lost", ["Ben"])
    table.after("Ben names diamond")
    assert (table.cart("Ben"), table.pieces["5,4"]) == ("5,4 E 3", "diamond")


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
