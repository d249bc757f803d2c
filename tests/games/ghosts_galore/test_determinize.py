"""Worlds imagined late in the game, when all that could be can be listed.

Which these are is worked out here, in plain Python, from what a player sees. `determinize` has to
give each of them, no other, and all equally often.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import NamedTuple

import pytest

from tests.games.ghosts_galore.scene import TILES, Table, ghosts
from tests.games.table import NOBODY
from turntable.engine.boundary import Buffer
from turntable.engine.chance import outcomes
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.components import STACKS

pytestmark = pytest.mark.checked

Tiles = tuple[str | None, ...]


class World(NamedTuple):
    """What somebody can be in doubt about."""

    hidden: Tiles
    """By seat; None where it has been placed."""
    face_down: Tiles
    """What is left in the stacks, from the top of the current one."""
    spares: Tiles = ()
    """Expert: what was put back, by seat. Left out where there are too many to list."""


# What could be, from what is seen.


def unseen(table: Table, name: str) -> list[str]:
    """The tiles that the player sees nowhere and has not seen leave the game."""
    view = table.seen_by(name)
    seen: set[str | None] = {*view.face_up, *view.discarded, view.drawn}
    for seat in view.seats:
        seen |= {seat.hidden, seat.claimed, *(tile for _, _, tile, _ in seat.tiles)}
    return [tile for tile in TILES if tile not in seen]


def worlds_that_could_be(table: Table, name: str) -> Iterator[World]:
    """Every way to lay the unseen tiles into hands and stacks; what remains is in the box."""
    view = table.seen_by(name)
    hands = [seat for seat, own in enumerate(view.seats) if own.has_hidden and not own.hidden]
    # GG-5: the others had drawn theirs when the player put this one back.
    spare = None if name == NOBODY else table.own(name).spare
    for laid in permutations(unseen(table, name), len(hands) + sum(view.stacks)):
        in_hands = dict(zip(hands, laid, strict=False))
        if spare not in in_hands.values():
            hidden = tuple(in_hands.get(seat, own.hidden) for seat, own in enumerate(view.seats))
            yield World(hidden, laid[len(hands) :])


def with_spares(table: Table, name: str, world: World) -> Iterator[World]:
    """GG-5: the tiles put back are all different, and none is one that anybody kept."""
    seats = table.seen_by(name).seats
    # A hidden tile that has been placed lies on the last space.
    kept = {*world.hidden, *(own.tiles[-1][2] for own in seats if not own.has_hidden)}
    free = [tile for tile in TILES if tile not in {*kept, *(own.spare for own in seats)}]
    unknown = [seat for seat, own in enumerate(seats) if own.spare is None]
    for drawn in permutations(free, len(unknown)):
        spares = dict(zip(unknown, drawn, strict=True))
        yield world._replace(spares=tuple(spares.get(n, own.spare) for n, own in enumerate(seats)))


# What is imagined.


def imagined(table: Table, name: str, spares: bool) -> Iterator[tuple[Buffer, float]]:
    """Every state that `determinize` can give, with its probability.

    Without `spares`, whichever come first stand for all that the others may have put back.
    """
    boundary, known = GAME.boundary, table.known_to(name)
    work, state = boundary.new_work(), boundary.new_state()
    w = boundary.read_work(work)
    view = known.view()
    decided = sum(view.stacks) + sum(own.has_hidden and not own.hidden for own in view.seats)

    def imagine() -> None:
        state[:] = known.buffer
        if w.script_length == decided and not spares:
            # Spares are drawn last: go on with zeros.
            w.script[decided : decided + table.match.players] = 0
            w.script_length += table.match.players
        boundary.determinize(state, work, known.seat)

    for _, probability in outcomes(imagine, w):
        yield state, probability


def world_in(state: Buffer, spares: bool) -> World:
    s = GAME.boundary.read_state(state)
    down = [
        TILES[s.stack[stack, place]]
        for stack in range(s.round_number, STACKS)
        for place in range(s.turned_up if stack == s.round_number else 0, s.players + 4)
    ]
    put_back = _by_seat(s.spare, s.players) if spares else ()
    return World(_by_seat(s.hidden, s.players), tuple(down), put_back)


def _by_seat(tiles: Iterator[int], players: int) -> Tiles:
    return tuple(TILES[tile] if tile >= 0 else None for tile in tiles)[:players]


# Positions. D13 and D14 come last, so that stacks and box end with them unless somebody has them.


def standard() -> Table:
    """Five players, round eight; D13 is at the bottom of the last stack, D14 in the box."""
    return ghosts(5).with_sides().play_rounds(7)


def expert(players: int, spare: str) -> Table:
    """Round eight; Greg has put back `spare`."""
    table = ghosts(players, expert=True, hidden=[("S01", spare)]).with_sides()
    return table.with_kept("S01").play_rounds(7)


def up_to_the_last_player(table: Table) -> Table:
    """Everything is turned up; the last player has still to choose."""
    while any(table.seen_by(NOBODY).stacks):
        (name,) = table.waiting
        table.after(f"{name} draws")
        table.after(f"{name} claims {table.seen_by(name).drawn}")
    return table


class Case(NamedTuple):
    """Who imagines where, and how many worlds there are by hand count."""

    table: Callable[[], Table]
    name: str
    worlds: int
    spares: bool = False


CASES = {
    # Four hands, a tile face down and the box: 6 · 5 · 4 · 3 · 2.
    "standard, a tile face down": Case(lambda: standard().leave(8), "Greg", 720),
    "standard, a tile just drawn": Case(
        lambda: standard().leave(7).after("Eva draws"), "Greg", 720
    ),
    # Five hands and the box.
    "standard, a watcher": Case(lambda: up_to_the_last_player(standard()), NOBODY, 720),
    # Three hands and the box.
    "standard, Mary has placed": Case(
        lambda: standard().play_rounds(1).after("Mary places at 2,2"), "Greg", 24
    ),
    "standard, the end": Case(lambda: standard().play_rounds(1).with_all_placed(), "Greg", 1),
    # Four hands from five tiles, then the one face down from two.
    "expert, own spare in the stack": Case(lambda: expert(5, "D13").leave(8), "Greg", 240),
    # Four hands from four tiles.
    "expert, own spare in the box": Case(
        lambda: up_to_the_last_player(expert(5, "D14")), "Greg", 24
    ),
    # Four hands from five tiles.
    "expert, own spare seen": Case(lambda: up_to_the_last_player(expert(5, "S02")), "Greg", 120),
    # Three hands and the box.
    "expert, a watcher": Case(
        lambda: expert(5, "D14").play_rounds(1).after("Greg places at 2,2", "Eva places at 2,2"),
        NOBODY,
        24,
    ),
    # One hand from the 28 of 29 that are not the own spare.
    "two experts, Greg has placed": Case(
        lambda: expert(2, "D14").play_rounds(1).after("Greg places at 2,2"), "Greg", 28
    ),
    # The same, and of 78 tiles without two hidden ones and the own spare one that Mary put back.
    "two experts, what Mary put back": Case(
        lambda: up_to_the_last_player(expert(2, "D14")), "Greg", 28 * 75, spares=True
    ),
    "two experts, what Mary put back who has placed": Case(
        lambda: expert(2, "D14").play_rounds(1).after("Mary places at 2,2"), "Greg", 75, spares=True
    ),
    "two experts, what Mary put back, in the end": Case(
        lambda: expert(2, "D14").play_rounds(1).with_all_placed(), "Greg", 75, spares=True
    ),
}


class Imagination(NamedTuple):
    """All that somebody imagines somewhere."""

    probability: dict[World, float]
    could_be: set[World]
    worlds: int
    looks_the_same: bool
    """Whether every world, seen with the same eyes, is what had been seen."""


@pytest.fixture(scope="module", params=[*CASES.values()], ids=[*CASES])
def imagination(request: pytest.FixtureRequest) -> Imagination:
    case: Case = request.param
    boundary, table = GAME.boundary, case.table()
    known = table.known_to(case.name)
    probability: dict[World, float] = defaultdict(float)
    looks_the_same = True
    for state, chance in imagined(table, case.name, case.spares):
        probability[world_in(state, case.spares)] += chance
        again = state.copy()
        boundary.conceal(again, known.seat)
        looks_the_same &= again.tobytes() == known.buffer.tobytes()
    could_be = set(worlds_that_could_be(table, case.name))
    if case.spares:
        could_be = {full for world in could_be for full in with_spares(table, case.name, world)}
    return Imagination(probability, could_be, case.worlds, looks_the_same)


def test_there_are_as_many_worlds_as_counted_by_hand(imagination: Imagination) -> None:
    """GG-18: a check of this test itself."""
    assert len(imagination.could_be) == imagination.worlds


def test_every_world_that_could_be_is_imagined(imagination: Imagination) -> None:
    """GG-18."""
    assert imagination.could_be - imagination.probability.keys() == set()


def test_no_other_world_is_imagined(imagination: Imagination) -> None:
    """GG-18, GG-5."""
    assert imagination.probability.keys() - imagination.could_be == set()


def test_all_worlds_are_equally_likely(imagination: Imagination) -> None:
    """GG-18: nothing is known that would favour one."""
    likely = imagination.probability.values()
    assert (min(likely), max(likely)) == pytest.approx((1 / len(likely), 1 / len(likely)))


def test_nothing_that_is_known_is_imagined_otherwise(imagination: Imagination) -> None:
    """GG-18."""
    assert imagination.looks_the_same


def test_spares_of_five_experts_are_all_different_and_nobodys_hidden_tile() -> None:
    """GG-5: a sample of the 27 million ways."""
    table = expert(5, "D14").leave(8)
    for seed in range(200):
        s = table.imagined_by("Greg", seed).state
        assert s.spare[0] == TILES.index("D14")
        assert len({*s.hidden.tolist(), *s.spare.tolist()}) == 10
