"""What monsters and diamonds score: GG-17 and GG-20 to GG-29."""

from collections import Counter

import pytest

from tests.games.ghosts_galore.boards import EMPTY, board, in_reading_order, score, scores
from turntable.games.ghosts_galore.components import BOX
from turntable.games.ghosts_galore.position import FinalSeat

pytestmark = pytest.mark.kernels

DRAGONS = ["S01", "S02", "C01", "C02", "C03", "C04", "B01", "D01"]
WISPS = ["S05", "S07", "S08", "S09", "S13", "S16", "S18", "C02", "C04"]


def test_no_tile_has_two_monsters_of_a_kind() -> None:
    """GG-22, GG-26: two golems or two bats on one tile are rulings for another box."""
    for tile in BOX.tiles:
        assert max(Counter(kind for kind, _ in tile.monsters).values(), default=0) <= 1


# GG-17: where a monster stands


def test_a_monster_belongs_to_the_path_of_its_section() -> None:
    """GG-17: on this bridge the satyr stands on one section, a bat on the other."""
    assert score(". . .", ". B07 .").lines["satyrs"] == 1


def test_a_monster_turns_with_its_section() -> None:
    """GG-17: the bridge's ghost comes to stand on the path of the other two."""
    beside, with_them = (
        score(". S03 .", f". B02/{rotation} .", ". S04 .").lines["ghosts"] for rotation in (0, 1)
    )
    assert (beside, with_them) == (2 * 3 + 3, 3 * 6)


def test_a_monster_on_a_double_curve_stands_on_one_curve_only() -> None:
    """GG-17: the ghost of D01 stands on the curve from S to W."""
    assert score(". C05/1 .", ". S03 .", ". D01 .").lines["ghosts"] == 3 * 3


# GG-20: dragons


@pytest.mark.parametrize(("dragons", "points"), list(enumerate([-5, 1, 4, 9, 16, 25, 36, 49, 64])))
def test_dragons_score_by_their_number(dragons: int, points: int) -> None:
    """GG-20."""
    assert scores(in_reading_order(DRAGONS[:dragons]), EMPTY)[0].lines["dragons"] == points


def test_more_than_eight_dragons_count_as_eight() -> None:
    """GG-20: the box has eight, so one of them lies here twice."""
    assert scores(in_reading_order([*DRAGONS, "S01"]), EMPTY)[0].lines["dragons"] == 64


# GG-21: ghosts


def test_a_ghost_scores_three() -> None:
    """GG-21."""
    assert score("S03 . .").lines["ghosts"] == 3


def test_two_ghosts_on_a_path_score_three_each() -> None:
    """GG-21."""
    assert score("S03 . .", "S04 . .").lines["ghosts"] == 2 * 3


def test_three_ghosts_on_a_path_score_six_each() -> None:
    """GG-21."""
    assert score("S03 . .", "S04 . .", "S06 . .").lines["ghosts"] == 3 * 6


def test_three_ghosts_on_three_paths_score_three_each() -> None:
    """GG-21."""
    assert score("S03 S04 S06").lines["ghosts"] == 3 * 3


def test_four_ghosts_on_two_paths_of_two_score_three_each() -> None:
    """GG-21."""
    assert score("S03 . S05", "S04 . S06").lines["ghosts"] == 4 * 3


def test_a_ghost_on_another_path_does_not_get_six() -> None:
    """GG-21: three down the left column, one in the corner."""
    assert score("S03 . C05", "S04 . .", "S06 . .").lines["ghosts"] == 3 * 6 + 3


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        pytest.param(["S03 . .", "S04 . .", "C05 . ."], 3 * 6, id="one door"),
        pytest.param([". . C07/2", ". S03/1 C05/3"], 3 * 6, id="no door"),
        pytest.param(["C05/1 C07/2 .", "C08 C10/3 ."], 4 * 6, id="a loop"),
    ],
)
def test_ghosts_count_on_any_path(rows: list[str], points: int) -> None:
    """GG-21: complete or not."""
    assert score(*rows).lines["ghosts"] == points


# GG-22: golems


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        pytest.param([". . ."], 0, id="0"),
        pytest.param(["C14 . ."], 4, id="1"),
        pytest.param(["C14 . B04"], 10, id="2"),
        pytest.param(["C14 . B04", ". D07 ."], 18, id="3"),
        pytest.param(["C14 . B04", ". D07 .", "S03 . ."], 28, id="4"),
        pytest.param(["C14 . B04", ". D07 .", "S03 . C06"], 40, id="5"),
    ],
)
def test_golems_without_neighbours_score_by_their_number(rows: list[str], points: int) -> None:
    """GG-22: five is all that fit."""
    assert score(*rows).lines["golems"] == points


def test_golems_side_by_side_do_not_count() -> None:
    """GG-22."""
    assert score("C14 B04 .").lines["golems"] == 0


def test_golems_one_above_the_other_do_not_count() -> None:
    """GG-22."""
    assert score("C14 . .", "B04 . .").lines["golems"] == 0


def test_golems_that_touch_at_a_corner_count() -> None:
    """GG-22: orthogonally adjacent is what matters."""
    assert score("C14 . .", ". B04 .").lines["golems"] == 10


def test_a_golem_apart_counts_beside_two_that_are_not() -> None:
    """GG-22."""
    assert score("C14 B04 .", ". . .", ". . D07").lines["golems"] == 4


def test_the_last_space_of_a_row_is_no_neighbour_of_the_next_row() -> None:
    """GG-22."""
    assert score(". . C14", "B04 . .").lines["golems"] == 10


# GG-23: satyrs


def test_a_satyr_scores_the_kinds_on_its_path_itself_included() -> None:
    """GG-23: satyr, ghost, bat; the second ghost is not another kind."""
    assert score("S04 . .", "S06 . .").lines["satyrs"] == 3


def test_each_satyr_of_a_path_scores() -> None:
    """GG-23: satyr, ghost, werewolf, wisp for both."""
    assert score("S04 . .", "S09 . .").lines["satyrs"] == 2 * 4


def test_satyrs_on_two_paths_score_for_their_own() -> None:
    """GG-23: satyr and ghost; satyr, werewolf and wisp."""
    assert score("S04 . S09").lines["satyrs"] == 2 + 3


def test_a_satyr_may_have_all_nine_kinds_on_its_path() -> None:
    """GG-23."""
    assert score("S01 . .", "S09 . .", "C16 S14/1 .").lines["satyrs"] == 9


def test_a_satyr_on_a_loop_scores_too() -> None:
    """GG-23: satyr, ghost, bat, skeleton."""
    assert score("C07/1 C10/2 .", "C21 C05/3 .").lines["satyrs"] == 4


# GG-24: skeletons


def test_a_skeleton_scores_the_diamonds_on_the_board() -> None:
    """GG-24: three symbols, whatever their values, on three paths."""
    assert score("S10 . C05", ". . .", "C13 . S14").lines["skeletons"] == 3


def test_each_skeleton_scores() -> None:
    """GG-24."""
    assert score("S10 C08 C05", ". . .", "C13 . .").lines["skeletons"] == 2 * 2


def test_a_skeleton_counts_the_diamond_of_its_own_tile() -> None:
    """GG-24."""
    assert score("S12 . .").lines["skeletons"] == 1


def test_skeletons_without_a_diamond_score_nothing() -> None:
    """GG-24."""
    assert score("S10 C08 .").lines["skeletons"] == 0


# GG-25: slimes


@pytest.mark.parametrize(
    ("tile", "points"),
    [
        pytest.param("S05", 0, id="a straight"),
        pytest.param("B01", 0, id="a bridge"),
        pytest.param("C05", 1, id="a curve"),
        pytest.param("D02", 2, id="a double curve"),
    ],
)
def test_a_slime_scores_the_curves_on_the_board(tile: str, points: int) -> None:
    """GG-25: on whichever path."""
    assert score("S14 . .", ". . .", f". . {tile}").lines["slimes"] == points


def test_a_slime_counts_the_curve_it_stands_on() -> None:
    """GG-25."""
    assert score("C27 . .").lines["slimes"] == 1


def test_each_slime_scores() -> None:
    """GG-25: three slimes; a straight, a curve and a double curve."""
    assert score("S14 C27 D11").lines["slimes"] == 3 * 3


# GG-26: bats


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        pytest.param(["S15 . ."], 0, id="alone"),
        pytest.param(["S15 S17 ."], 10, id="side by side"),
        pytest.param(["S15 . .", "S17/1 . ."], 10, id="one above the other"),
        pytest.param(["S15 . .", ". S17 ."], 0, id="at a corner"),
        pytest.param(["S15 . S17"], 0, id="with a space between them"),
        pytest.param(["S15 S03 S17"], 0, id="with a ghost between them"),
        pytest.param([". . S15", "S17 . ."], 0, id="at two ends of two rows"),
        pytest.param(["S15 S17 .", "C10 . ."], 15, id="three"),
        pytest.param(["S15 S17 .", ". . .", ". . C10"], 10, id="two and one apart"),
    ],
)
def test_a_bat_scores_five_with_a_bat_on_an_adjacent_tile(rows: list[str], points: int) -> None:
    """GG-26."""
    assert score(*rows).lines["bats"] == points


# GG-27: werewolves

THREE, TWO, ONE, ONE_TOO = (
    board("C17 C19 C33"),
    board("C29 C30 ."),
    board("C34 . ."),
    board("S17 . ."),
)


@pytest.mark.parametrize(
    ("boards", "points"),
    [
        pytest.param([TWO, ONE], [8 + 5, 4], id="two players"),
        pytest.param([ONE, ONE_TOO], [4 + 5, 4 + 5], id="two players tied"),
        pytest.param([EMPTY, EMPTY], [0, 0], id="two players without any"),
        pytest.param([ONE, EMPTY], [4 + 5, 0], id="two players and one werewolf"),
        pytest.param([TWO, THREE, ONE], [8, 12 + 10, 4], id="three players"),
        pytest.param([ONE, EMPTY, ONE_TOO], [4 + 10, 0, 4 + 10], id="three players, two tied"),
        pytest.param([EMPTY] * 3, [0, 0, 0], id="three players without any"),
        pytest.param([THREE, TWO, ONE, ONE_TOO], [12 + 10, 8, 4, 4], id="four players"),
        pytest.param([ONE, EMPTY, TWO, ONE_TOO, THREE], [4, 0, 8, 4, 12 + 10], id="five players"),
    ],
)
def test_werewolves_score_four_each_and_a_bonus_for_the_most(
    boards: list[FinalSeat], points: list[int]
) -> None:
    """GG-27: five with two players, ten with more, for every leader who has at least one."""
    assert [sheet.lines["werewolves"] for sheet in scores(*boards)] == points


# GG-28: wisps


@pytest.mark.parametrize(("wisps", "points"), list(enumerate([0, 3, 6, 9, 16, 20, 24, 35, 40, 45])))
def test_wisps_score_more_each_the_more_there_are(wisps: int, points: int) -> None:
    """GG-28: three each up to three, four up to six, five from seven on."""
    assert scores(in_reading_order(WISPS[:wisps]), EMPTY)[0].lines["wisps"] == points


# GG-29: diamonds


@pytest.mark.parametrize(
    ("row", "points"), [("S03 . .", 0), ("C13 . .", 1), ("C05 . .", 3), ("C05 C13 S14", 7)]
)
def test_diamonds_score_their_values(row: str, points: int) -> None:
    """GG-29."""
    assert score(row).lines["diamonds"] == points
