"""Placing the claimed tiles: everybody at the same time, anywhere on the own board."""

from itertools import permutations, product

import pytest

from tests.games.ghosts_galore.scene import ghosts
from tests.games.table import NOBODY
from turntable.games.ghosts_galore.moves import Place

pytestmark = pytest.mark.kernels

SPACES = list(product(range(3), range(3)))


def test_all_place_at_the_same_time() -> None:
    """GG-11."""
    assert ghosts(3).with_sides().with_all_claimed().waiting == ["Greg", "Mary", "Ana"]


@pytest.mark.parametrize("tile", ["S01", "C21", "B05", "D04"])
def test_a_tile_may_go_to_any_space_in_any_rotation(tile: str) -> None:
    """GG-11: all four rotations, even where two look alike, as those of a bridge do."""
    table = ghosts(stacks={0: [tile]}).with_sides()
    table.after(f"Greg draws {tile}", f"Greg claims {tile}").with_all_claimed()
    assert table.choices("Greg") == [
        Place(space, rotation) for space, rotation in product(SPACES, range(4))
    ]


def test_the_tile_lies_as_it_was_placed() -> None:
    """GG-11."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21", "Greg claims C21")
    table.with_all_claimed().after("Greg places at 1,2 turned 3")
    assert table.own("Greg").tiles == [(1, 2, "C21", 3)]


def test_a_placed_tile_is_no_longer_claimed() -> None:
    """GG-11."""
    table = ghosts().with_sides().with_all_claimed().after("Greg places at 0,0")
    assert table.own("Greg").claimed is None


def test_a_placement_is_public_at_once() -> None:
    """GG-11: also to those who have still to place."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21", "Greg claims C21")
    table.with_all_claimed().after("Greg places at 1,2 turned 3")
    seen = [table.own("Greg", seen_by=name).tiles for name in ("Mary", NOBODY)]
    assert seen == [[(1, 2, "C21", 3)]] * 2


def test_a_tile_need_not_touch_another() -> None:
    """GG-11."""
    table = ghosts().with_sides().with_all_claimed()
    table.after("Greg places at 0,0").with_all_placed().with_all_claimed()
    assert table.refuses("Greg places at 2,2") is None


def test_track_may_end_dead() -> None:
    """GG-11: a straight beside a straight that crosses its way."""
    table = ghosts(stacks={0: ["S01"], 1: ["C21", "C22", "S02"]}).with_sides()
    table.after("Greg draws S01", "Greg claims S01").with_all_claimed()
    table.after("Greg places at 0,0").with_all_placed()
    table.after("Mary draws C21", "Mary claims C21", "Greg claims S02")
    assert table.refuses("Greg places at 1,0 turned 1") is None


@pytest.mark.parametrize("rotation", range(4))
def test_a_placed_tile_is_never_covered(rotation: int) -> None:
    """GG-11."""
    table = ghosts().with_sides().with_all_claimed()
    table.after("Greg places at 1,1").with_all_placed().with_all_claimed()
    assert table.refuses(f"Greg places at 1,1 turned {rotation}") == "GG-11"


def test_a_placed_tile_is_never_moved() -> None:
    """GG-11: whoever has placed is not asked again."""
    table = ghosts().with_sides().with_all_claimed().after("Greg places at 0,0")
    assert table.refuses("Greg places at 0,1") == "GG-11"


def test_a_space_taken_on_one_board_is_free_on_another() -> None:
    """GG-11: everybody on the own board."""
    table = ghosts().with_sides().with_all_claimed().after("Greg places at 1,1")
    assert table.refuses("Mary places at 1,1") is None


def test_nobody_places_before_all_have_claimed() -> None:
    """GG-11."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides()
    table.after("Greg draws C21", "Greg claims C21")
    assert [table.refuses(f"{name} places at 0,0") for name in ("Greg", "Mary")] == [
        "GG-6",
        "GG-11",
    ]


def test_nobody_places_instead_of_deciding_about_a_drawn_tile() -> None:
    """GG-11."""
    assert ghosts().with_sides().after("Greg draws").refuses("Greg places at 0,0") == "GG-11"


def test_placements_may_be_made_in_any_order() -> None:
    """GG-11: the order leaves no trace."""
    sentences = ["Greg places at 0,0", "Mary places at 2,1 turned 1", "Ana places at 1,1 turned 3"]
    ends = {
        ghosts(3).with_sides().with_all_claimed().after(*order).match.truth.buffer.tobytes()
        for order in permutations(sentences)
    }
    assert len(ends) == 1


def test_the_next_round_waits_until_all_have_placed() -> None:
    """GG-11."""
    table = ghosts(3, lamp=0).with_sides().with_all_claimed()
    table.after("Mary places at 0,0", "Greg places at 0,0")
    assert table.waiting == ["Ana"]
    assert table.refuses("Mary draws") == "GG-11"


def test_who_has_still_to_place_does_nothing_else() -> None:
    """GG-7: a tile is drawn in a round's first half only."""
    assert ghosts().with_sides().with_all_claimed().refuses("Mary draws") == "GG-7"


def test_the_next_round_begins_when_all_have_placed() -> None:
    """GG-11."""
    table = ghosts(lamp=0).with_sides().with_all_claimed().with_all_placed()
    assert (table.seen_by("Mary").round, table.refuses("Mary draws")) == (2, None)
