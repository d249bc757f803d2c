"""The end: the hidden tiles are placed, the boards are scored."""

from itertools import permutations

import pytest

from tests.games.ghosts_galore.scene import Table, ghosts
from tests.games.table import NOBODY
from turntable.games.ghosts_galore.moves import Place

pytestmark = pytest.mark.kernels


def after_eight_rounds(players: int = 2, *, expert: bool = False) -> Table:
    """Everybody has the space 2,2 free; the hidden tiles are C21, C10, C27."""
    spares = ["D12", "D13", "D14"]
    tiles = ["C21", "C10", "C27"][:players]
    if not expert:
        return ghosts(players, hidden=tiles).with_sides().play_rounds(8)
    table = ghosts(players, expert=True, hidden=list(zip(tiles, spares, strict=False)))
    return table.with_sides().with_kept(*tiles).play_rounds(8)


BOTH_VARIANTS = pytest.mark.parametrize("expert", [False, True], ids=["standard", "expert"])


def test_no_hidden_tile_is_placed_before_round_eight_is_over() -> None:
    """GG-13: in round eight a placement is of the claimed tile."""
    table = ghosts(hidden=["C21"]).with_sides().play_rounds(7).with_all_claimed()
    table.after("Greg places at 2,2")
    assert table.own("Greg").hidden == "C21"


@BOTH_VARIANTS
def test_all_place_their_hidden_tiles_at_the_same_time(expert: bool) -> None:
    """GG-13."""
    table = after_eight_rounds(3, expert=expert)
    assert (table.decision, table.waiting) == ("place_hidden", ["Greg", "Mary", "Ana"])


@BOTH_VARIANTS
def test_the_hidden_tile_goes_to_the_last_free_space_in_any_rotation(expert: bool) -> None:
    """GG-13."""
    table = after_eight_rounds(expert=expert)
    assert table.choices("Mary") == [Place((2, 2), rotation) for rotation in range(4)]


def test_the_hidden_tile_covers_no_other() -> None:
    """GG-13."""
    assert after_eight_rounds().refuses("Greg places at 0,0") == "GG-13"


def test_the_hidden_tile_is_placed_once() -> None:
    """GG-13."""
    table = after_eight_rounds().after("Greg places at 2,2")
    assert table.refuses("Greg places at 2,2 turned 1") == "GG-13"


def test_there_is_no_ninth_stack_to_draw_from() -> None:
    """GG-13, GG-7."""
    assert after_eight_rounds().refuses("Greg draws") == "GG-7"


def test_a_hidden_tile_is_public_once_placed() -> None:
    """GG-13, GG-2."""
    table = after_eight_rounds().after("Greg places at 2,2 turned 1")
    assert table.own("Greg", seen_by="Mary").tiles[-1] == (2, 2, "C21", 1)


def test_a_hidden_tile_placed_is_in_the_hand_no_more() -> None:
    """GG-13."""
    table = after_eight_rounds().after("Greg places at 2,2")
    assert [seat.has_hidden for seat in table.seen_by(NOBODY).seats] == [False, True]


def test_a_hidden_tile_not_yet_placed_stays_secret() -> None:
    """GG-13, GG-2."""
    table = after_eight_rounds().after("Greg places at 2,2")
    assert table.own("Mary", seen_by="Greg").hidden is None


def test_hidden_tiles_may_be_placed_in_any_order() -> None:
    """GG-13: the order leaves no trace."""
    sentences = ["Greg places at 2,2", "Mary places at 2,2 turned 1", "Ana places at 2,2 turned 3"]
    ends = {
        after_eight_rounds(3).after(*order).match.truth.buffer.tobytes()
        for order in permutations(sentences)
    }
    assert len(ends) == 1


@BOTH_VARIANTS
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_ends_when_the_last_hidden_tile_is_placed(players: int, expert: bool) -> None:
    """GG-13."""
    table = after_eight_rounds(players, expert=expert)
    over = [table.after(f"{name} places at 2,2").match.is_over for name in table.names]
    assert over == [*[False] * (players - 1), True]


def test_nobody_is_waited_for_in_the_end() -> None:
    """GG-13."""
    assert after_eight_rounds().with_all_placed().waiting == []


def test_every_board_is_full_in_the_end() -> None:
    """GG-13."""
    table = after_eight_rounds(3).with_all_placed()
    assert [len(seat.tiles) for seat in table.seen_by(NOBODY).seats] == [9, 9, 9]


@pytest.mark.parametrize("move", ["places at 0,0", "draws", "chooses side A", "keeps C21"])
def test_no_move_is_made_after_the_end(move: str) -> None:
    """GG-13."""
    assert after_eight_rounds().with_all_placed().refuses(f"Greg {move}") == "GG-13"


def test_the_hidden_tile_counts_like_any_other() -> None:
    """GG-13: C05 has a diamond of three."""
    table = ghosts(hidden=["C05"]).with_sides().play_rounds(8)
    before = table.match.truth.sheets()[0].lines["diamonds"]
    after = table.with_all_placed().match.truth.sheets()[0].lines["diamonds"]
    assert after == before + 3


def test_then_thirteen_categories_are_added_up() -> None:
    """GG-13."""
    sheet = after_eight_rounds().with_all_placed().match.truth.sheets()[0]
    assert (len(sheet.lines), sheet.total) == (13, sum(sheet.lines.values()))
