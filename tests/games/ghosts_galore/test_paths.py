"""The paths that a view shows (GG-15): every section is in one, and they add up to the sheet."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.conformance.combinations import play_on
from tests.games.ghosts_galore.scene import ghosts
from turntable.engine.chance import Generator
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.position import Concealed
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.components import BOX, TILE_NUMBER
from turntable.games.ghosts_galore.view import SeatView, View

pytestmark = pytest.mark.kernels

MATCHES = 3 if MODE == "plain" else 40
DOOR_LINES = ("bone", "tooth", "other")
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Section = tuple[int, int, int]


def positions() -> Iterator[Concealed]:
    """Seats that look on at random games, in the middle and at the end."""
    for seed in range(MATCHES):
        dice = random.Random(seed)
        players = 2 + seed % 4
        match = Match.deal(GAME, players, seed // 4 % 2, Generator(seed))
        play_on(match, dice, dice.randrange(10, 80))
        yield match.seen_by(seed % players)
        play_on(match, dice)
        yield match.seen_by(seed % players)


def seats() -> Iterator[tuple[SeatView, dict[str, int]]]:
    """Every seat of those positions, with its score sheet."""
    for sight in positions():
        view: View = sight.view()
        yield from zip(view.seats, (sheet.lines for sheet in sight.sheets()), strict=True)


def edges_of(seat: SeatView) -> dict[Section, set[str]]:
    """The two edges of its space that each section on a board touches."""
    return {
        (row, column, index): {"NESW"[("NESW".index(edge) + rotation) % 4] for edge in section}
        for row, column, tile, rotation in seat.tiles
        for index, section in enumerate(BOX.tiles[TILE_NUMBER[tile]].sections)
    }


def neighbours(section: Section, edges: dict[Section, set[str]]) -> set[Section]:
    """The sections that it is joined to: both touch the edge between them."""
    row, column, _ = section
    return {
        other
        for edge in edges[section]
        for other in edges
        if other[:2] == (row + STEP[edge][0], column + STEP[edge][1])
        and OPPOSITE[edge] in edges[other]
    }


def test_every_section_is_in_one_path() -> None:
    counted = 0
    for seat, _ in seats():
        shown = Counter(section for path in seat.paths for section in path.sections)
        assert shown == Counter(edges_of(seat).keys())
        counted += len(shown)
    assert counted > 100


def test_a_path_is_all_that_is_joined_and_nothing_else() -> None:
    longest = 0
    for seat, _ in seats():
        edges = edges_of(seat)
        for path in seat.paths:
            reached, todo = {path.sections[0]}, [path.sections[0]]
            while todo:
                new = neighbours(todo.pop(), edges) - reached
                reached |= new
                todo += new
            assert reached == set(path.sections)
            longest = max(longest, len(reached))
    assert longest > 4


def test_the_points_of_paths_are_those_of_the_sheet() -> None:
    scored = 0
    for seat, sheet in seats():
        points = dict.fromkeys(DOOR_LINES, 0)
        for path in seat.paths:
            if path.line is None:
                assert path.points == 0
            else:
                points[path.line] += path.points
        assert points == {line: sheet[line] for line in DOOR_LINES}
        scored += sum(points.values())
    assert scored > 0


def test_a_path_is_worth_its_length_or_twice_that() -> None:
    """GG-30 to GG-32."""
    for seat, _ in seats():
        for path in seat.paths:
            worth = {None: 0, "other": 1, "bone": 2, "tooth": 2}[path.line]
            assert path.points == worth * len(path.sections)


def test_a_board_without_tiles_has_no_paths() -> None:
    table = ghosts().with_sides()
    assert table.own("Greg").paths == []


def test_everybody_sees_the_same_paths() -> None:
    table = ghosts(players=3).with_sides().play_rounds(3)
    for name in table.names:
        assert table.own(name).paths == table.own(name, seen_by="Greg").paths
        assert table.own(name).paths != []


def test_a_preview_shows_the_paths_that_would_be() -> None:
    table = ghosts().with_sides().play_rounds(4).with_all_claimed()
    for move in table.known_to("Greg").legal():
        after, _, made = table.known_to("Greg").preview([move])
        assert made == 1
        previewed: View = after.view()
        trial = table.match.copy()
        trial.play(0, move)
        there: View = trial.seen_by(0).view()
        assert previewed.seats[0].paths == there.seats[0].paths != table.own("Greg").paths
