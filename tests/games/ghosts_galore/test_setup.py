"""Setting the table: boards and sides, hidden tiles, stacks, the lamp, the expert's two tiles."""

from itertools import permutations

import pytest

from tests.games.ghosts_galore.scene import TILES, ghosts, tile_names
from tests.games.table import NOBODY
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.components import BOX
from turntable.games.ghosts_galore.moves import ChooseSide, Keep
from turntable.games.ghosts_galore.position import StacksFormed

pytestmark = pytest.mark.kernels

BOTH_VARIANTS = pytest.mark.parametrize("expert", [False, True], ids=["standard", "expert"])
ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@BOTH_VARIANTS
@ALL_PLAYERS
def test_no_two_players_get_the_same_board(players: int, expert: bool) -> None:
    """GG-1."""
    for seed in range(20):
        state = Match.deal(GAME, players, int(expert), Generator(seed)).truth.state
        assert len({int(state.board[seat]) for seat in range(players)}) == players


def test_any_board_can_come_to_any_player() -> None:
    """GG-1: at random."""
    deals = [Match.deal(GAME, 2, 0, Generator(seed)).truth.state for seed in range(150)]
    pairs = {(int(state.board[0]) + 1, int(state.board[1]) + 1) for state in deals}
    assert pairs == set(permutations(range(1, 6), 2))


@BOTH_VARIANTS
@ALL_PLAYERS
def test_all_choose_a_side_at_the_same_time(players: int, expert: bool) -> None:
    """GG-1."""
    table = ghosts(players, expert=expert)
    assert table.waiting == list(table.names)


def test_either_side_may_lie_up() -> None:
    """GG-1."""
    assert ghosts().choices("Mary") == [ChooseSide("A"), ChooseSide("B")]


def test_sides_may_be_chosen_in_any_order() -> None:
    """GG-1: at the same time, so that the order leaves no trace."""
    sentences = ["Greg chooses side B", "Mary chooses side A", "Ana chooses side B"]
    ends = {
        ghosts(3).after(*order).match.truth.buffer.tobytes() for order in permutations(sentences)
    }
    assert len(ends) == 1


def test_a_chosen_side_is_public_at_once() -> None:
    """GG-1."""
    table = ghosts().after("Greg chooses side B")
    assert [table.own("Greg", seen_by=name).side for name in ("Mary", NOBODY)] == ["B", "B"]


def test_a_chosen_side_stays() -> None:
    """GG-1: each player chooses once."""
    assert ghosts().after("Greg chooses side A").refuses("Greg chooses side B") == "GG-1"


def test_a_side_cannot_be_changed_during_the_game() -> None:
    """GG-1."""
    assert ghosts().with_sides().refuses("Greg chooses side B") == "GG-1"


def test_nobody_draws_before_all_sides_are_chosen() -> None:
    """GG-7: a round begins only then."""
    table = ghosts(lamp=0).after("Mary chooses side A")
    assert table.refuses("Greg draws") == "GG-7"


def test_who_has_chosen_a_side_waits_for_the_others() -> None:
    """GG-1."""
    assert ghosts(lamp=0).after("Greg chooses side A").refuses("Greg draws") == "GG-1"


@ALL_PLAYERS
def test_each_of_the_78_tiles_is_dealt_to_one_place(players: int) -> None:
    """GG-2, GG-3."""
    state = Match.deal(GAME, players, 0, Generator(players)).truth.state
    initial = GAME.play.initial(state)
    hidden = [seat.hidden for seat in initial.seats]
    stacked = [tile for stack in initial.stacks for tile in stack]
    assert sorted([*hidden, *stacked, *initial.box]) == sorted(TILES)


def test_every_player_takes_one_hidden_tile() -> None:
    """GG-2."""
    table = ghosts(3, hidden=["C21", "S01", "D14"]).with_sides()
    assert [table.own(name).hidden for name in table.names] == ["C21", "S01", "D14"]


def test_the_box_holds_78_different_tiles() -> None:
    """GG-2."""
    assert len({tile.id for tile in BOX.tiles}) == 78


@BOTH_VARIANTS
@pytest.mark.parametrize(("players", "height"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_there_are_eight_stacks_of_players_plus_four(
    players: int, height: int, expert: bool
) -> None:
    """GG-3."""
    table = ghosts(players, expert=expert).with_sides()
    if expert:
        table.with_kept()
    assert table.seen_by(NOBODY).stacks == [height] * 8


@pytest.mark.parametrize(("players", "left_over"), [(2, 28), (3, 19), (4, 10), (5, 1)])
def test_what_is_left_over_goes_back_into_the_box(players: int, left_over: int) -> None:
    """GG-3."""
    initial = GAME.play.initial(ghosts(players).match.truth.state)
    assert len(initial.box) == left_over


@ALL_PLAYERS
def test_any_player_can_start(players: int) -> None:
    """GG-4: at random."""
    deals = [Match.deal(GAME, players, 0, Generator(seed)).truth.state for seed in range(60)]
    assert {int(state.lamp) for state in deals} == set(range(players))


@pytest.mark.parametrize("lamp", [0, 1, 2])
def test_the_lamp_holder_takes_the_first_turn(lamp: int) -> None:
    """GG-4, GG-6."""
    table = ghosts(3, lamp=lamp).with_sides()
    assert table.waiting == [table.lamp_holder] == [table.names[lamp]]


@ALL_PLAYERS
def test_an_expert_draws_two_tiles(players: int) -> None:
    """GG-5: no tile twice."""
    state = Match.deal(GAME, players, 1, Generator(players)).truth.state
    assert len({*tile_names(state.hidden), *tile_names(state.spare)}) == 2 * players


@ALL_PLAYERS
def test_experts_keep_at_the_same_time(players: int) -> None:
    """GG-5."""
    table = ghosts(players, expert=True).with_sides()
    assert table.waiting == list(table.names)


def test_an_expert_keeps_either_of_the_two() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides()
    assert table.choices("Greg") == [Keep("S01"), Keep("C21")]


@pytest.mark.parametrize("kept", ["C21", "S01"])
def test_the_tile_kept_is_the_hidden_tile(kept: str) -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().with_kept(kept)
    assert table.own("Greg").hidden == kept


def test_experts_may_keep_in_any_order() -> None:
    """GG-5: at the same time, so that the order leaves no trace."""
    hands = [("S01", "S02"), ("S03", "S04"), ("S05", "S06")]
    sentences = ["Greg keeps S02", "Mary keeps S03", "Ana keeps S06"]
    ends = {
        ghosts(3, expert=True, hidden=hands).with_sides().after(*order).match.truth.buffer.tobytes()
        for order in permutations(sentences)
    }
    assert len(ends) == 1


def test_an_expert_keeps_no_tile_of_another() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01"), ("C10", "S02")]).with_sides()
    assert table.refuses("Greg keeps C10") == "GG-5"


def test_an_expert_keeps_once() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides()
    assert table.after("Greg keeps C21").refuses("Greg keeps S01") == "GG-5"


def test_no_expert_keeps_before_all_sides_are_chosen() -> None:
    """GG-5, GG-2: the tiles have not been seen."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).after("Mary chooses side A")
    assert table.refuses("Greg keeps C21") == "GG-5"


def test_no_expert_draws_before_all_have_kept() -> None:
    """GG-5: there is no stack yet."""
    table = ghosts(expert=True, hidden=[("C21", "S01")], lamp=0).with_sides()
    assert table.after("Greg keeps C21").refuses("Greg draws") == "GG-5"


def test_the_stacks_are_formed_once_all_have_kept() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01"), ("C10", "S02")]).with_sides()
    sizes = [table.after("Greg keeps C21").seen_by(NOBODY).stacks]
    sizes.append(table.after("Mary keeps C10").seen_by(NOBODY).stacks)
    assert sizes == [[0] * 8, [6] * 8]


def test_the_other_tile_is_mixed_back() -> None:
    """GG-5: it may come up in a stack, and even its drawer may claim it."""
    table = ghosts(expert=True, hidden=[("C21", "S01")], stacks={0: ["S01"]}, lamp=0)
    table.with_sides().with_kept("C21").after("Greg draws S01", "Greg claims S01")
    assert table.own("Greg").claimed == "S01"


@ALL_PLAYERS
def test_only_the_hidden_tiles_are_not_mixed_back(players: int) -> None:
    """GG-5, GG-3: with them, stacks and box hold each of the 78 once."""
    table = ghosts(players, expert=True).with_sides().with_kept()
    (formed,) = table.match.entries[-1].chance
    assert isinstance(formed, StacksFormed)
    hidden = [str(table.own(name).hidden) for name in table.names]
    stacked = [tile for stack in formed.stacks for tile in stack]
    assert sorted([*hidden, *stacked, *formed.box]) == sorted(TILES)


def test_nothing_is_kept_in_the_standard_game() -> None:
    """GG-5: a variant."""
    table = ghosts(hidden=["C21"]).with_sides()
    assert table.refuses("Greg keeps C21") == "GG-5"
