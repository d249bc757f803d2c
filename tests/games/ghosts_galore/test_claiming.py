"""A round up to where everybody has claimed a tile, and what becomes of the others."""

import pytest

from tests.games.ghosts_galore.scene import Table, ghosts
from tests.games.table import NOBODY
from turntable.games.ghosts_galore.moves import Claim, Draw, Leave

pytestmark = pytest.mark.kernels

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def until_one_is_left(table: Table) -> Table:
    """Whose turn it is draws and claims, or chooses, until one player has no tile."""
    for _ in table.names[1:]:
        (name,) = table.waiting
        if table.refuses(f"{name} draws") is None:
            table.after(f"{name} draws")
            table.after(f"{name} claims {table.seen_by(name).drawn}")
        else:
            table.after(f"{name} claims {table.seen_by(name).face_up[0]}")
    return table


# GG-6: turns


def test_the_stacks_are_played_in_order() -> None:
    """GG-6."""
    tops = ["C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08"]
    table = ghosts(stacks={number: [tile] for number, tile in enumerate(tops)}).with_sides()
    for tile in tops:
        (name,) = table.waiting
        table.after(f"{name} draws {tile}", f"{name} claims {tile}").play_rounds(1)
    assert table.seen_by(NOBODY).stacks == [0] * 8


@pytest.mark.parametrize("lamp", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_lamp_holder(lamp: int) -> None:
    """GG-6, GG-4: left is the next number."""
    table = ghosts(4, lamp=lamp).with_sides()
    order = [table.leave(1).waiting[0] for _ in range(4)]
    assert order == [table.names[(lamp + step) % 4] for step in (1, 2, 3, 4)]


def test_nobody_plays_out_of_turn() -> None:
    """GG-6."""
    assert ghosts(lamp=0).with_sides().refuses("Mary draws") == "GG-6"


def test_nobody_claims_what_another_has_just_drawn() -> None:
    """GG-6."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21")
    assert table.refuses("Mary claims C21") == "GG-6"


def test_who_has_claimed_is_skipped() -> None:
    """GG-6."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides()
    table.after("Greg draws C21", "Greg claims C21").leave(2)
    assert table.waiting == ["Mary"]


def test_who_has_claimed_claims_no_second_tile() -> None:
    """GG-6."""
    table = ghosts(3, stacks={0: ["C21", "C10"]}).with_sides()
    table.after("Greg draws C21", "Greg claims C21", "Mary draws C10", "Mary leaves it")
    assert table.refuses("Greg claims C10") == "GG-6"


# GG-7: draw


def test_a_turn_without_face_up_tiles_is_a_draw() -> None:
    """GG-7."""
    assert ghosts(lamp=0).with_sides().choices("Greg") == [Draw()]


def test_drawing_turns_up_the_top_tile_of_the_current_stack() -> None:
    """GG-7."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides().after("Greg draws C21")
    assert table.seen_by(NOBODY).stacks == [5, 6, 6, 6, 6, 6, 6, 6]


def test_the_drawn_tile_is_claimed_or_left() -> None:
    """GG-7."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21")
    assert table.choices("Greg") == [Leave(), Claim("C21")]


def test_a_claimed_tile_belongs_to_its_player() -> None:
    """GG-7."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides()
    table.after("Greg draws C21", "Greg claims C21")
    assert (table.own("Greg").claimed, table.seen_by("Greg").face_up) == ("C21", [])


def test_a_tile_left_lies_face_up_beside_the_stack() -> None:
    """GG-7."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides()
    table.after("Greg draws C21", "Greg leaves it", "Mary draws C10", "Mary leaves it")
    assert table.seen_by(NOBODY).face_up == ["C21", "C10"]


def test_only_the_tile_just_drawn_may_be_claimed_after_a_draw() -> None:
    """GG-7."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides()
    table.after("Greg draws C21", "Greg leaves it", "Mary draws C10")
    assert table.refuses("Mary claims C21") == "GG-7"


def test_nobody_draws_twice_in_a_turn() -> None:
    """GG-7."""
    assert ghosts().with_sides().after("Greg draws").refuses("Greg draws") == "GG-7"


def test_nothing_is_left_without_a_draw() -> None:
    """GG-7."""
    assert ghosts().with_sides().refuses("Greg leaves it") == "GG-7"


def test_tiles_may_be_left_without_limit() -> None:
    """GG-7: until the stack is empty."""
    table = ghosts().with_sides().leave(6)
    assert len(table.seen_by(NOBODY).face_up) == 6


# GG-8: choose


def test_any_face_up_tile_may_be_chosen() -> None:
    """GG-8."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides().leave(2)
    assert table.choices("Greg") == [Draw(), Claim("C10"), Claim("C21")]


def test_choosing_draws_nothing() -> None:
    """GG-8."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides().leave(1).after("Mary claims C21")
    assert table.seen_by(NOBODY).stacks[0] == 6


def test_a_chosen_tile_no_longer_lies_face_up() -> None:
    """GG-8: the others stay as they lay."""
    table = ghosts(3, stacks={0: ["C21", "C10", "C27", "C05"]}).with_sides().leave(4)
    table.after("Mary claims C10")
    assert table.seen_by(NOBODY).face_up == ["C21", "C27", "C05"]


def test_nothing_can_be_chosen_while_nothing_lies_face_up() -> None:
    """GG-8."""
    assert ghosts(stacks={0: ["C21"]}).with_sides().refuses("Greg claims C21") == "GG-8"


def test_a_tile_face_down_cannot_be_chosen() -> None:
    """GG-8."""
    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides().leave(1)
    assert table.refuses("Mary claims C10") == "GG-8"


def test_a_claimed_tile_cannot_be_chosen() -> None:
    """GG-8: only an unclaimed one."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides().leave(1).after("Mary claims C21")
    assert table.refuses("Ana claims C21") == "GG-8"


# GG-9: the stack is empty


@ALL_PLAYERS
def test_with_the_stack_empty_nobody_draws(players: int) -> None:
    """GG-9."""
    table = ghosts(players).with_sides().leave(players + 4)
    assert table.refuses(f"{table.waiting[0]} draws") == "GG-9"


def test_with_the_stack_empty_any_face_up_tile_may_be_chosen() -> None:
    """GG-9."""
    tiles = ["C21", "C22", "C23", "C24", "C25", "C26"]
    table = ghosts(stacks={0: tiles}).with_sides().leave(6)
    assert table.choices("Greg") == [Claim(tile) for tile in tiles]


# GG-10: the last player


@ALL_PLAYERS
@pytest.mark.parametrize("left", [0, 1, 3, 6])
def test_the_last_player_chooses_among_exactly_five(players: int, left: int) -> None:
    """GG-10: however many were left before."""
    table = until_one_is_left(ghosts(players).with_sides().leave(left))
    (last,) = table.waiting
    unclaimed = table.seen_by(last).face_up
    assert len(unclaimed) == 5
    assert all(table.refuses(f"{last} claims {tile}") is None for tile in unclaimed)


@ALL_PLAYERS
def test_the_stack_is_turned_up_for_the_last_player(players: int) -> None:
    """GG-10: and for all to see."""
    table = until_one_is_left(ghosts(players).with_sides())
    turned_up = [event for event in table.events if event.kind.name == "turned_up"]
    assert (table.seen_by(NOBODY).stacks[0], len(turned_up)) == (0, 5)


def test_nothing_is_turned_up_while_two_are_without_a_tile() -> None:
    """GG-10."""
    table = ghosts(3, stacks={0: ["C21"]}).with_sides()
    table.after("Greg draws C21", "Greg claims C21")
    assert (table.seen_by(NOBODY).stacks[0], table.seen_by(NOBODY).face_up) == (6, [])


def test_the_last_player_does_not_draw() -> None:
    """GG-10."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21", "Greg claims C21")
    assert table.refuses("Mary draws") == "GG-10"


def test_the_last_player_must_choose() -> None:
    """GG-10: all place only then."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21", "Greg claims C21")
    assert table.refuses("Mary places at 0,0") == "GG-11"


# GG-12: the end of a round


@ALL_PLAYERS
def test_four_unclaimed_tiles_leave_the_game_each_round(players: int) -> None:
    """GG-12."""
    table = ghosts(players).with_sides()
    gone = [len(table.play_rounds(1).seen_by(NOBODY).discarded) for _ in range(8)]
    assert gone == [4, 8, 12, 16, 20, 24, 28, 32]


def test_the_unclaimed_tiles_leave_the_game() -> None:
    """GG-12: these very four, for all to see."""
    tiles = ["C21", "C22", "C23", "C24", "C25", "C26"]
    table = ghosts(stacks={0: tiles}).with_sides()
    table.after("Greg draws C21", "Greg claims C21", "Mary claims C24").with_all_placed()
    assert table.seen_by(NOBODY).discarded == ["C22", "C23", "C25", "C26"]


def test_a_tile_that_left_the_game_cannot_be_chosen() -> None:
    """GG-12, GG-8."""
    table = ghosts(stacks={0: ["C21", "C22"]}).with_sides()
    table.after("Greg draws C21", "Greg leaves it", "Mary draws C22", "Mary claims C22")
    table.after(f"Greg claims {table.seen_by('Greg').face_up[-1]}").with_all_placed()
    assert table.refuses("Mary claims C21") == "GG-8"


@ALL_PLAYERS
def test_the_lamp_passes_to_the_left(players: int) -> None:
    """GG-12: and round the table."""
    table = ghosts(players, lamp=1).with_sides()
    holders = [table.play_rounds(1).lamp_holder for _ in range(players)]
    assert holders == [table.names[(2 + step) % players] for step in range(players)]


def test_the_new_lamp_holder_starts_the_next_round() -> None:
    """GG-12, GG-6."""
    assert ghosts(3, lamp=2).with_sides().play_rounds(1).waiting == ["Greg"]
