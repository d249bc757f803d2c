"""Track: sections, paths and doors, and what paths from door to door score."""

import pytest

from tests.games.ghosts_galore.boards import score
from turntable.games.ghosts_galore.components import BOX

pytestmark = pytest.mark.kernels

BOARD_SIDES = [f"{side.board}{side.side}" for side in BOX.board_sides]

# A curve joins N and E; turned once E and S, twice S and W, three times W and N.


# GG-14: sections


@pytest.mark.parametrize(
    ("track", "sections"), [("straight", 1), ("curve", 1), ("bridge", 2), ("double_curve", 2)]
)
def test_a_kind_of_track_has_its_number_of_sections(track: str, sections: int) -> None:
    """GG-14."""
    assert {len(tile.sections) for tile in BOX.tiles if tile.track == track} == {sections}


def test_each_section_joins_two_edges_of_its_own() -> None:
    """GG-14."""
    touched = ["".join(tile.sections) for tile in BOX.tiles]
    assert all(len(set(edges)) == len(edges) for edges in touched)


def test_a_bridge_is_two_straights_that_cross() -> None:
    """GG-14: from N1 to S1 and from W1 to E1, three sections each."""
    sheet = score(". S01 .", "S02/1 B01 S03/1", ". S04 .")
    assert sheet.lines["other"] == 3 + 3


def test_the_sections_of_a_bridge_do_not_join() -> None:
    """GG-14: no way from N1 to W1."""
    assert score(". S01 .", "S02/1 B01 .").lines["other"] == 0


def test_a_double_curve_is_two_curves() -> None:
    """GG-14: from N1 to E1 and from W1 to S1, three sections each."""
    sheet = score(". S01 .", "S02/1 D01 S03/1", ". S04 .")
    assert sheet.lines["other"] == 3 + 3


def test_the_sections_of_a_double_curve_do_not_join() -> None:
    """GG-14: no way from N1 to S1."""
    assert score(". S01 .", ". D01 .", ". S04 .").lines["other"] == 0


# GG-15: paths


def test_sections_that_touch_the_same_edge_are_joined() -> None:
    """GG-15: down the left column, from N0 to S0."""
    assert score("S01 . .", "S02 . .", "S03 . .").lines["other"] == 3


def test_sections_of_neighbours_that_do_not_touch_the_same_edge_are_not_joined() -> None:
    """GG-15: the tile in the middle is turned."""
    assert score("S01 . .", "S02/1 . .", "S03 . .").lines["other"] == 0


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_a_quarter_turn_is_clockwise(rotation: int) -> None:
    """GG-15: a curve in the top left corner joins N0 and W0 when turned three times."""
    assert score(f"C01/{rotation} . .").lines["other"] == (1 if rotation == 3 else 0)


def test_a_path_may_cross_itself() -> None:
    """GG-15: from W1 over the bridge, round a corner, under it and out at S1: seven sections."""
    sheet = score(". C01/1 C02/2", "S01/1 B01 C03/3", ". S02 .")
    assert sheet.lines["other"] == 7


def test_a_path_may_use_both_curves_of_a_tile() -> None:
    """GG-15: from N1 over one, round a corner, over the other and out at W1: seven sections."""
    sheet = score(". S01 .", "S02/1 D01 C01/2", ". C02 C03/3")
    assert sheet.lines["other"] == 7


# GG-16: doors


def test_every_side_has_two_bone_doors_two_tooth_doors_and_eight_plain_ones() -> None:
    """GG-16."""
    rim = sorted(f"{edge}{along}" for edge in "NESW" for along in range(3))
    for side in BOX.board_sides:
        assert (len(side.bone), len(side.tooth), len(side.plain)) == (2, 2, 8)
        assert sorted([*side.bone, *side.tooth, *side.plain]) == rim


@pytest.mark.parametrize("on", BOARD_SIDES)
@pytest.mark.parametrize(
    ("rows", "sections"),
    [
        pytest.param(["C01/3 . ."], 1, id="N0-W0"),
        pytest.param([". . C01"], 1, id="N2-E0"),
        pytest.param([". . .", ". . .", ". . C01/1"], 1, id="E2-S2"),
        pytest.param([". . .", ". . .", "C01/2 . ."], 1, id="S0-W2"),
        pytest.param([". S01 .", ". S02 .", ". S03 ."], 3, id="N1-S1"),
        pytest.param([". . .", "S01/1 S02/1 S03/1"], 3, id="W1-E1"),
    ],
)
def test_every_rim_position_is_a_door(rows: list[str], sections: int, on: str) -> None:
    """GG-16: no side has both its bone or both its tooth doors at one of these pairs."""
    assert score(*rows, on=on).lines["other"] == sections


# GG-30, GG-31: bone and tooth doors


def test_a_path_that_joins_both_bone_doors_scores_two_a_section() -> None:
    """GG-30: straight from W2 to E2."""
    sheet = score(". . .", ". . .", "S01/1 S02/1 S03/1", on="2B")
    assert sheet.lines["bone"] == 2 * 3


def test_a_longer_way_between_the_bone_doors_scores_more() -> None:
    """GG-30: from W2 up, along the middle row and down to E2."""
    sheet = score(". . .", "C01/1 S01/1 C02/2", "C03/3 . C04", on="2B")
    assert sheet.lines["bone"] == 2 * 5


def test_bone_doors_on_two_paths_score_nothing_for_bone() -> None:
    """GG-30: W2 to S0 and E2 to S2."""
    sheet = score(". . .", ". . .", "C01/2 . C02/1", on="2B")
    assert sheet.lines["bone"] == 0


def test_a_path_between_the_bone_doors_must_be_complete() -> None:
    """GG-30: W2 and E2, and nothing in between."""
    assert score(". . .", ". . .", "S01/1 . S03/1", on="2B").lines["bone"] == 0


def test_a_path_between_the_bone_doors_scores_for_bone_alone() -> None:
    """GG-30, GG-32: other paths are others."""
    sheet = score(". . .", ". . .", "S01/1 S02/1 S03/1", on="2B")
    assert (sheet.lines["tooth"], sheet.lines["other"]) == (0, 0)


def test_a_path_that_joins_both_tooth_doors_scores_two_a_section() -> None:
    """GG-31: from W2 along the bottom and up to E1."""
    sheet = score(". . .", ". . C01/1", "S01/1 S02/1 C02/3", on="1A")
    assert sheet.lines["tooth"] == 2 * 4


def test_tooth_doors_on_two_paths_score_nothing_for_tooth() -> None:
    """GG-31: W2 to S0; E1 to W1."""
    sheet = score(". . .", "S01/1 S02/1 S03/1", "C01/2 . .", on="1A")
    assert sheet.lines["tooth"] == 0


def test_a_path_between_the_tooth_doors_scores_for_tooth_alone() -> None:
    """GG-31, GG-32."""
    sheet = score(". . .", ". . C01/1", "S01/1 S02/1 C02/3", on="1A")
    assert (sheet.lines["bone"], sheet.lines["other"]) == (0, 0)


def test_bone_and_tooth_doors_are_those_of_the_side_that_lies_up() -> None:
    """GG-30, GG-31: along the bottom from W2 to E2, on each of the ten sides."""
    bone = {
        on: score(". . .", ". . .", "S01/1 S02/1 S03/1", on=on).lines["bone"] for on in BOARD_SIDES
    }
    assert {on for on, points in bone.items() if points} == {"2B", "3A"}


# GG-32: other paths


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        pytest.param(["S01 . .", "S02 . .", "S03 . ."], 3, id="plain N0 to plain S0"),
        pytest.param([". . C01"], 1, id="bone E0 to plain N2"),
        pytest.param([". . .", "S01/1 S02/1 S03/1"], 3, id="tooth E1 to plain W1"),
        pytest.param([". . C01/1", ". . C02"], 2, id="bone E0 to tooth E1"),
    ],
)
def test_any_other_path_from_door_to_door_scores_one_a_section(
    rows: list[str], points: int
) -> None:
    """GG-32."""
    assert score(*rows, on="1A").lines["other"] == points


def test_a_path_from_bone_to_tooth_scores_for_neither() -> None:
    """GG-32: E0 to E1."""
    sheet = score(". . C01/1", ". . C02", on="1A")
    assert (sheet.lines["bone"], sheet.lines["tooth"]) == (0, 0)


def test_other_paths_add_up() -> None:
    """GG-32: down the left column, and round the corner at the top right."""
    assert score("S01 . C01", "S02 . .", "S03 . .").lines["other"] == 3 + 1


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param(["S01 . .", "S02 . ."], id="one door"),
        pytest.param([". . .", ". S01 ."], id="no door"),
        pytest.param(["C01/1 C02/2 .", "C03 C04/3 ."], id="a loop"),
    ],
)
def test_a_loop_or_a_path_with_fewer_than_two_doors_scores_nothing(rows: list[str]) -> None:
    """GG-32."""
    lines = score(*rows).lines
    assert (lines["bone"], lines["tooth"], lines["other"]) == (0, 0, 0)
