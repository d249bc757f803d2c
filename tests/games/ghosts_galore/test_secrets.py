"""Who knows what: the hidden tiles, the stacks, the box, and the expert's other tile."""

from typing import Any

import msgspec
import pytest

from tests.games.ghosts_galore.scene import TILES, Table, ghosts, tile_names
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

BOTH_VARIANTS = pytest.mark.parametrize("expert", [False, True], ids=["standard", "expert"])


def knowledge(table: Table, name: str) -> bytes:
    """All that a player can possibly make use of."""
    return table.known_to(name).buffer.tobytes()


def public_part(table: Table, name: str) -> dict[str, Any]:
    """What a player sees, without the tiles of GG-2 and GG-5."""
    view: dict[str, Any] = msgspec.to_builtins(table.seen_by(name))
    for seat in view["seats"]:
        del seat["hidden"], seat["spare"]
    return view


# GG-2: the hidden tile


@BOTH_VARIANTS
@pytest.mark.parametrize("name", ["Greg", "Mary", NOBODY])
def test_nobody_sees_a_hidden_tile_before_all_sides_are_chosen(name: str, expert: bool) -> None:
    """GG-2: not even its owner, nor who has chosen already."""
    table = ghosts(expert=expert).after("Greg chooses side A")
    seen = table.seen_by(name).seats
    assert [(seat.hidden, seat.spare) for seat in seen] == [(None, None)] * 2


def test_a_side_is_chosen_without_knowing_the_own_hidden_tile() -> None:
    """GG-2: no trace of it in what its owner is given."""
    twins = [ghosts(hidden=[tile, "C10"]) for tile in ("D13", "D14")]
    assert knowledge(twins[0], "Greg") == knowledge(twins[1], "Greg")


def test_the_owner_sees_the_hidden_tile_once_all_sides_are_chosen() -> None:
    """GG-2."""
    table = ghosts(hidden=["C21", "C10"]).with_sides()
    assert [table.own("Greg").hidden, table.own("Mary").hidden] == ["C21", "C10"]


def test_the_owner_may_look_at_the_hidden_tile_at_any_time() -> None:
    """GG-2."""
    table = ghosts(hidden=["C21"]).with_sides()
    seen = {table.own("Greg").hidden}
    for _ in range(8):
        seen.add(table.with_all_claimed().own("Greg").hidden)
        seen.add(table.with_all_placed().own("Greg").hidden)
    assert seen == {"C21"}


@pytest.mark.parametrize("name", ["Mary", NOBODY])
def test_nobody_else_sees_a_hidden_tile(name: str) -> None:
    """GG-2."""
    table = ghosts(hidden=["C21", "C10"]).with_sides()
    assert table.own("Greg", seen_by=name).hidden is None


def test_that_there_is_a_hidden_tile_is_no_secret() -> None:
    """GG-2."""
    assert ghosts().with_sides().own("Greg", seen_by="Mary").has_hidden


def test_a_hidden_tile_is_shown_to_its_owner_alone() -> None:
    """GG-2: what a move did is told to each player apart."""
    table = ghosts(3).with_sides()
    shown = [event for event in table.events if event.kind.name == "hidden_seen"]
    told = [[event.seen_by(seat) for seat in (0, 1, 2, None)] for event in shown]
    assert told == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
    ]


def test_nothing_betrays_a_hidden_tile_before_it_is_placed() -> None:
    """GG-2: one game with D13, one with D14 in Mary's hand, the other of them in the box."""
    twins = [ghosts(hidden=["C21", tile]) for tile in ("D13", "D14")]
    known = []
    for table in twins:
        steps = [knowledge(table.with_sides(), "Greg")]
        for _ in range(8):
            steps.append(knowledge(table.with_all_claimed(), "Greg"))
            steps.append(knowledge(table.with_all_placed(), "Greg"))
        known.append(steps)
    assert known[0] == known[1]


def test_a_hidden_tile_is_known_to_all_once_it_is_placed() -> None:
    """GG-2."""
    table = ghosts(hidden=["C21", "C10"]).with_sides().play_rounds(8).after("Mary places at 2,2")
    assert table.own("Mary", seen_by=NOBODY).tiles[-1] == (2, 2, "C10", 0)


# GG-3, GG-18: the stacks and the box


@pytest.mark.parametrize("name", ["Greg", "Mary", NOBODY])
def test_nobody_knows_the_order_of_a_stack(name: str) -> None:
    """GG-18."""
    twins = [ghosts(stacks={3: tiles}).with_sides() for tiles in (["C21", "C10"], ["C10", "C21"])]
    assert knowledge(twins[0], name) == knowledge(twins[1], name)


@pytest.mark.parametrize("name", ["Greg", "Mary", NOBODY])
def test_nobody_knows_which_stack_a_tile_is_in(name: str) -> None:
    """GG-18."""
    tops = [{1: ["C21"], 2: ["C10"]}, {1: ["C10"], 2: ["C21"]}]
    twins = [ghosts(stacks=stacks).with_sides() for stacks in tops]
    assert knowledge(twins[0], name) == knowledge(twins[1], name)


@pytest.mark.parametrize("name", ["Greg", "Mary", NOBODY])
def test_nobody_knows_what_is_in_the_box(name: str) -> None:
    """GG-3, GG-18: D13 or D14 lies in the last stack, the other in the box."""
    twins = [ghosts(stacks={7: [tile]}).with_sides().play_rounds(7) for tile in ("D13", "D14")]
    assert knowledge(twins[0], name) == knowledge(twins[1], name)


def test_a_tile_drawn_is_known_to_all() -> None:
    """GG-18."""
    table = ghosts(stacks={0: ["C21"]}).with_sides().after("Greg draws C21")
    assert [table.seen_by(name).drawn for name in ("Greg", "Mary", NOBODY)] == ["C21"] * 3


def test_a_draw_shows_one_tile_only() -> None:
    """GG-18: the next one stays secret, also to who drew."""
    twins = [
        ghosts(stacks={0: ["C21", *rest]}).with_sides().after("Greg draws C21")
        for rest in (["C10", "C27"], ["C27", "C10"])
    ]
    assert knowledge(twins[0], "Greg") == knowledge(twins[1], "Greg")


@BOTH_VARIANTS
def test_all_else_is_public(expert: bool) -> None:
    """GG-18: boards, sides, placed, claimed, face-up and discarded tiles, sizes of the stacks."""
    table = ghosts(3, expert=expert).with_sides("A", "B")
    if expert:
        table.with_kept()
    table.play_rounds(2).leave(2).with_all_claimed().after("Mary places at 2,2 turned 3")
    seen = [public_part(table, name) for name in ("Greg", "Mary", "Ana", NOBODY)]
    assert seen == [seen[0]] * 4


def test_a_refusal_tells_nothing_of_a_secret_tile() -> None:
    """GG-18: a tile in the stack is refused as one in Mary's hand and one in the box are."""
    table = ghosts(hidden=["C21", "C10"], stacks={0: ["C27"]}).with_sides()
    tiles = ("C10", "C27", "D14")
    assert {table.refuses(f"Greg claims {tile}") for tile in tiles} == {"GG-8"}


# GG-5: the expert's other tile


def test_an_expert_sees_both_tiles_drawn() -> None:
    """GG-5."""
    own = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().own("Greg")
    assert {own.hidden, own.spare} == {"C21", "S01"}


@pytest.mark.parametrize("name", ["Mary", NOBODY])
def test_nobody_else_sees_the_tiles_an_expert_draws(name: str) -> None:
    """GG-5."""
    seen = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().own("Greg", seen_by=name)
    assert (seen.hidden, seen.spare) == (None, None)


def test_the_tiles_drawn_are_shown_to_their_drawer_alone() -> None:
    """GG-5: what a move did is told to each player apart."""
    table = ghosts(expert=True).with_sides()
    shown = [event for event in table.events if event.kind.name == "pair_seen"]
    told = [[event.seen_by(seat) for seat in (0, 1, None)] for event in shown]
    assert told == [[True, False, False], [False, True, False]]


def test_which_tile_is_kept_is_told_to_its_drawer_alone() -> None:
    """GG-5: in secret."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().after("Greg keeps S01")
    kept = {event.kind.name: event for event in table.events}
    told = [kept["kept_tile"].seen_by(seat) for seat in (0, 1, None)]
    assert told == [True, False, False]


def test_that_an_expert_has_kept_a_tile_is_told_to_all() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().after("Greg keeps S01")
    kept = {event.kind.name: event for event in table.events}
    assert (kept["kept"].seen_by(None), "tile" in kept["kept"].kind.numbers) == (True, False)


@pytest.mark.parametrize("when", ["while Mary decides", "when the stacks are formed"])
def test_nobody_can_tell_which_of_two_tiles_another_kept(when: str) -> None:
    """GG-5."""
    twins = []
    for kept in ("C21", "S01"):
        table = ghosts(expert=True, hidden=[("C21", "S01"), ("C10", "S02")]).with_sides()
        table.after(f"Greg keeps {kept}")
        twins.append(table.after("Mary keeps C10") if when.startswith("when ") else table)
    assert knowledge(twins[0], "Mary") == knowledge(twins[1], "Mary")


def test_the_other_tile_is_remembered_by_its_drawer() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().with_kept("C21")
    assert table.play_rounds(8).own("Greg").spare == "S01"


@pytest.mark.parametrize("name", ["Mary", NOBODY])
def test_the_other_tile_is_known_to_its_drawer_alone(name: str) -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().with_kept("C21")
    assert table.own("Greg", seen_by=name).spare is None


def test_where_the_other_tile_went_is_a_secret_to_its_drawer_too() -> None:
    """GG-5: mixed back; it may lie in a stack or in the box."""
    twins = [
        ghosts(expert=True, hidden=[("C21", "D14")], stacks=stacks).with_sides().with_kept("C21")
        for stacks in ({5: ["D14"]}, {5: ["D13"]})
    ]
    assert knowledge(twins[0], "Greg") == knowledge(twins[1], "Greg")


# GG-5: worlds that could be


def test_nobody_imagines_the_own_other_tile_in_the_hand_of_another() -> None:
    """GG-5: the others drew theirs before it was mixed back."""
    table = ghosts(5, expert=True, hidden=[("C21", "S01")]).with_sides().with_kept("C21")
    worlds = (table.imagined_by("Greg", seed).state for seed in range(150))
    assert not any("S01" in tile_names(world.hidden) for world in worlds)


def test_everybody_imagines_the_own_other_tile_in_the_stacks_or_the_box() -> None:
    """GG-5."""
    table = ghosts(expert=True, hidden=[("C21", "S01")]).with_sides().with_kept("C21")
    worlds = (table.imagined_by("Greg", seed).state for seed in range(40))
    assert {"S01" in tile_names(world.stack) for world in worlds} == {True, False}


def test_the_tile_another_put_back_is_imagined_in_no_hand() -> None:
    """GG-5: of the others, too, a player knows that it went into the mix."""
    table = ghosts(5, expert=True).with_sides().with_kept()
    for seed in range(100):
        world = table.imagined_by("Greg", seed).state
        assert len({*tile_names(world.hidden), *tile_names(world.spare)}) == 10


def test_while_experts_decide_no_tile_is_imagined_twice() -> None:
    """GG-5."""
    table = ghosts(5, expert=True).with_sides().after(f"Mary keeps {TILES[2]}")
    for seed in range(100):
        world = table.imagined_by("Greg", seed).state
        assert len({*tile_names(world.hidden), *tile_names(world.spare)}) == 10


def test_before_the_sides_are_chosen_the_own_hidden_tile_is_imagined_too() -> None:
    """GG-2: it could be any."""
    table = ghosts(hidden=["C21"])
    worlds = (table.imagined_by("Greg", seed).state for seed in range(40))
    assert len({int(world.hidden[0]) for world in worlds}) > 10
