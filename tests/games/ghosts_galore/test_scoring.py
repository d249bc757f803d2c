"""Whole score sheets: the rulebook's example, dead ends, and who wins."""

import pytest

from tests.games.ghosts_galore.boards import EMPTY, board, score, scores, winners

pytestmark = pytest.mark.kernels

GREG = board("C21/1 C10/2 C27/1", "D10 D04 B12", "B05 C04/3 C23", on="1A")
MARY = board("S09/1 C31/2 C16", "C13/1 D01 S17/1", "C11/3 C08 S14/1", on="2B")

# S11 and C23 have the same monsters, and so have S13 and C26: none of them cares about track.
DEAD_END = board(". S11/1 .", ". S13 .")
JOINED = board(". S11 .", ". S13 .")
OPEN = board(". C23 .", ". C26/1 .")


# GG-20 to GG-32: the rulebook's example


def test_gregs_board_of_the_rulebook_scores_97() -> None:
    """GG-20 to GG-32."""
    sheet = scores(GREG, MARY)[0]
    assert sheet.lines == {
        "dragons": 1,
        "ghosts": 6,
        "golems": 4,
        "satyrs": 8,
        "skeletons": 8,
        "slimes": 9,
        "bats": 10,
        "werewolves": 17,
        "wisps": 6,
        "diamonds": 4,
        "bone": 6,
        "tooth": 16,
        "other": 2,
    }
    assert sheet.total == 97


def test_marys_board_of_the_rulebook_scores_102() -> None:
    """GG-20 to GG-32."""
    sheet = scores(GREG, MARY)[1]
    assert sheet.lines == {
        "dragons": 1,
        "ghosts": 24,
        "golems": 4,
        "satyrs": 5,
        "skeletons": 4,
        "slimes": 7,
        "bats": 15,
        "werewolves": 8,
        "wisps": 9,
        "diamonds": 6,
        "bone": 10,
        "tooth": 8,
        "other": 1,
    }
    assert sheet.total == 102


def test_the_boards_of_the_rulebook_have_no_dead_ends() -> None:
    """GG-33."""
    assert [sheet.dead_ends for sheet in scores(GREG, MARY)] == [0, 0]


def test_mary_wins_in_the_rulebook() -> None:
    """GG-33."""
    assert winners(GREG, MARY) == [1]


# GG-33: dead ends


@pytest.mark.parametrize(
    ("rows", "dead_ends"),
    [
        pytest.param(["S01/1 S02 ."], 1, id="track against a tile without track there"),
        pytest.param(["S01/1 S02 S03/1"], 2, id="from both sides"),
        pytest.param([". S01 .", "S02/1 B01 ."], 0, id="joined"),
        pytest.param(["S01 . .", "S02/1 . ."], 1, id="one above the other"),
        pytest.param(["S01/1 . .", ". . ."], 0, id="at the rim and at a free space"),
        pytest.param(["S01 S02 .", "S03 S04 ."], 0, id="side by side without touching"),
        pytest.param(["C01/1 C02/2 .", "C03 C04/3 ."], 0, id="a loop"),
        pytest.param([". S01/1 .", "S02 B01 S03", ". S04/1 ."], 4, id="all round a bridge"),
    ],
)
def test_a_dead_end_is_track_that_meets_an_edge_without_track(
    rows: list[str], dead_ends: int
) -> None:
    """GG-33: never at the rim (GG-16)."""
    assert score(*rows).dead_ends == dead_ends


# GG-33: who wins


def test_most_points_win() -> None:
    """GG-33: a dragon is better than none."""
    assert winners(EMPTY, board("S01 . ."), EMPTY) == [1]


def test_dead_ends_do_not_matter_without_a_tie() -> None:
    """GG-33: four points and a dead end against one."""
    assert winners(board("S01/1 S02 ."), board("D01 . .")) == [0]


def test_of_those_tied_who_has_fewer_dead_ends_wins() -> None:
    """GG-33."""
    one, other = scores(DEAD_END, OPEN)
    assert (one.total, one.dead_ends, one.rank) == (other.total, 1, 1)


def test_who_is_tied_in_dead_ends_too_shares_the_victory() -> None:
    """GG-33."""
    assert winners(JOINED, EMPTY, OPEN) == [0, 2]


def test_all_may_share_the_victory() -> None:
    """GG-33."""
    assert winners(EMPTY, EMPTY, EMPTY, EMPTY, EMPTY) == [0, 1, 2, 3, 4]


def test_who_comes_after_a_shared_victory_is_third() -> None:
    """GG-33."""
    assert [sheet.rank for sheet in scores(JOINED, OPEN, EMPTY)] == [0, 0, 2]
