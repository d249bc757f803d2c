"""Counting: jewels, most rubies, carts that are safe, missions; and ties."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, underground
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

TRACK = {1: "....│....", 9: "┌┐.......", 8: "└┘......."}


def ended(*seats: Seat, missions: list[str] | None = None) -> Table:
    """Ana's white cart was the last on the board and has come home empty."""
    ana, *others = seats
    ana.white = "1,5 N"
    table = underground(ana, *others, track=TRACK, begun=True, missions=missions)
    table.after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert table.end == "carts"
    return table


def sheet(table: Table, name: str) -> dict[str, int]:
    score = table.known_to(NOBODY).sheets()[table.seat(name)]
    return score.lines | {"total": score.total}


def ranks(table: Table) -> list[int]:
    return [score.rank for score in table.known_to(NOBODY).sheets()]


@pytest.mark.parametrize(
    ("store", "points"),
    [
        ("rock rock rock", 0),
        ("ruby", 1),
        ("emerald", 2),
        ("gold", 3),
        ("diamond", 4),
        ("rock ruby emerald emerald gold diamond diamond", 16),
    ],
)
def test_stored_pieces_count_their_points(store: str, points: int) -> None:
    """OR-40."""
    assert sheet(ended(Seat(store=store), Seat()), "Ana")["jewels"] == points


def test_what_is_in_a_hold_does_not_count() -> None:
    """OR-40: while the game goes on."""
    table = underground(Seat(white="9,1 E 3 diamond"), track=TRACK)
    assert sheet(table, "Ana")["jewels"] == 0


def test_most_rubies_are_five_points() -> None:
    """OR-40."""
    table = ended(Seat(store="ruby ruby"), Seat(store="ruby"))
    assert [sheet(table, name)["rubies"] for name in ("Ana", "Ben")] == [5, 0]


def test_every_tied_leader_has_the_five_points() -> None:
    """OR-40."""
    table = ended(Seat(store="ruby"), Seat(store="ruby"), Seat())
    assert [sheet(table, name)["rubies"] for name in ("Ana", "Ben", "Eva")] == [5, 5, 0]


def test_without_a_ruby_nobody_has_them() -> None:
    """OR-40."""
    table = ended(Seat(store="diamond"), Seat())
    assert [sheet(table, name)["rubies"] for name in ("Ana", "Ben")] == [0, 0]


def test_a_cart_in_supply_is_three_points() -> None:
    """OR-40: launched or not."""
    table = ended(Seat(), Seat(), Seat("supply", "out"), Seat("out", "out"))
    assert [sheet(table, name)["carts"] for name in table.names] == [6, 6, 3, 0]


def test_a_cart_put_out_at_the_end_is_none() -> None:
    """OR-40, OR-36: those still on the board when the last token falls."""
    table = underground(
        Seat(white="1,5 N"), Seat(white="9,1 E"), track=TRACK, begun=True, tokens={"red": 1}
    ).after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert [sheet(table, name)["carts"] for name in ("Ana", "Ben")] == [6, 3]


def test_a_mission_is_four_points() -> None:
    """OR-40, OR-7."""
    table = ended(Seat(missions=["M01", "M02"]), Seat(missions=["M03"]), missions=[])
    assert [sheet(table, name)["missions"] for name in ("Ana", "Ben")] == [8, 4]


def test_missions_that_nobody_took_count_for_nobody() -> None:
    """OR-40, OR-7."""
    table = ended(Seat(), Seat(), missions=["M01", "M02", "M03"])
    assert [sheet(table, name)["missions"] for name in ("Ana", "Ben")] == [0, 0]


def test_the_total_is_all_of_it() -> None:
    """OR-40."""
    seats = [Seat(store="rock ruby gold", missions=["M01"]), Seat(missions=["M02", "M03"])]
    assert sheet(ended(*seats, missions=[]), "Ana") == {
        "jewels": 4,
        "rubies": 5,
        "carts": 6,
        "missions": 4,
        "total": 19,
    }


def test_who_has_most_points_wins() -> None:
    """OR-40."""
    table = ended(Seat(store="gold"), Seat(store="diamond diamond"), Seat(store="emerald"))
    assert ranks(table) == [1, 0, 2]


def test_of_equals_who_has_most_jewels_is_ahead() -> None:
    """OR-41: two emeralds and a diamond are four points each."""
    assert ranks(ended(Seat(store="diamond"), Seat(store="emerald emerald"))) == [1, 0]


def test_rocks_are_not_counted_among_the_jewels() -> None:
    """OR-41."""
    table = ended(Seat(store="diamond rock rock rock"), Seat(store="emerald emerald"))
    assert ranks(table) == [1, 0]


def test_then_who_has_fewest_rocks() -> None:
    """OR-41."""
    assert ranks(ended(Seat(store="gold rock rock"), Seat(store="gold rock"))) == [1, 0]


def test_else_the_victory_is_shared() -> None:
    """OR-41."""
    assert ranks(ended(Seat(store="gold rock"), Seat(store="gold rock"), Seat())) == [0, 0, 2]


def test_points_go_before_jewels() -> None:
    """OR-41, OR-40: Ana has more of them, and fewer points."""
    assert ranks(ended(Seat(store="emerald emerald"), Seat(store="diamond gold"))) == [1, 0]


def test_jewels_go_before_rocks() -> None:
    """OR-41: Ben has a rock more and a jewel more."""
    assert ranks(ended(Seat(store="diamond"), Seat(store="emerald emerald rock"))) == [1, 0]
