"""The table of strength: made anew, in parts, and going on where it stopped."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from turntable.bots.ratings import Rating, ratings_as_text, read_ratings
from turntable.engine.registry import games
from turntable.lab import strength
from turntable.lab.strength import main
from turntable.lab.strength_cells import KINDS, Kept, Places, all_cells
from turntable.lab.strength_table import write_ratings, write_table
from turntable.lab.threads import Progress
from turntable.lab.tournament import Outcome, Tournament

GAME = next(iter(games()))
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"


@pytest.fixture
def places(tmp_path: Path) -> Places:
    (tmp_path / "bots.md").write_text(f"# Bots\n\nBefore.\n\n{BEGIN}\n{END}\n\nAfter.\n")
    return Places(tmp_path / "cells", tmp_path / "bots.md", tmp_path / "ratings.toml")


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly think."""
    monkeypatch.setattr(strength, "PACE", 0.001)


def run(places: Places, *arguments: str) -> int:
    return main(["--games", "2", "--cores", "1", "--only", GAME, *arguments], places)


def keep(places: Places, wins: bool, games: Iterable[str] = (GAME,)) -> None:
    """Every cell as if it had been played for a minute: the one always wins, or never."""
    for cell in all_cells():
        if cell.game.id in games:
            bots = (cell.kind.one, *[cell.kind.others] * (cell.players - 1))
            ranks = tuple(range(cell.players)) if wins else (1, *[0] * (cell.players - 1))
            outcomes = [Outcome(number, bots, ranks) for number in range(40)]
            kept = Kept(strength.PACE, strength.SEED, cell.game.rules_version, outcomes, 60.0)
            places.keep(cell, kept)


def lines(places: Places) -> list[str]:
    text = places.table.read_text("utf-8")
    return [line for line in text.splitlines() if line.startswith("| ")][1:]


def test_every_game_has_two_cells_of_a_kind() -> None:
    assert len(all_cells()) == 2 * len(KINDS) * len(games())


def test_playing_fills_cells_and_table(places: Places, capsys: pytest.CaptureFixture[str]) -> None:
    run(places, "--cells", "greedy", "medium")
    assert len(list(places.cells.iterdir())) == 6
    assert len(lines(places)) == 6
    said = capsys.readouterr().err
    assert "[6/6]" in said
    assert "left" in said


def test_quick_bots_play_ten_times_as_many(places: Places) -> None:
    run(places, "--cells", "greedy")
    assert [line.split("|")[5].strip() for line in lines(places)] == ["20", "20"]


def test_two_play_twice_as_many(places: Places) -> None:
    run(places, "--cells", "easy")
    assert [line.split("|")[5].strip() for line in lines(places)] == ["4", "2"]


def test_hard_plays_twice_as_many_again() -> None:
    weights = {(cell.players, cell.weight) for cell in all_cells() if cell.kind.one == "hard"}
    assert {weight for players, weight in weights if players == 2} == {4}
    assert {weight for players, weight in weights if players > 2} == {2}


def test_cells_for_so_many_players_can_be_asked_for(places: Places) -> None:
    run(places, "--cells", "greedy", "--players", "2")
    assert [line.split("|")[2].strip() for line in lines(places)] == ["2"]


def test_what_is_kept_is_not_played_again(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(places, wins=True)
    monkeypatch.setattr(Tournament, "play", None)
    assert run(places) == 0


def test_other_deals_are_played_anew(places: Places) -> None:
    keep(places, wins=False)
    run(places, "--seed", "5", "--cells", "greedy")
    cell = next(cell for cell in all_cells() if cell.game.id == GAME)
    kept = places.kept(cell)
    assert kept
    assert kept.seed == 5
    assert kept.standing(cell).share > 0.5


def test_other_rules_are_played_again(places: Places) -> None:
    cell = next(cell for cell in all_cells() if cell.game.id == GAME)
    older = Kept(strength.PACE, strength.SEED, cell.game.rules_version - 1, [], 60.0)
    places.keep(cell, older)
    run(places, "--cells", cell.kind.one)
    kept = places.kept(cell)
    assert kept
    assert len(kept.outcomes) == 20


def test_again_forgets_what_was_kept(places: Places) -> None:
    keep(places, wins=True)
    run(places, "--again", "--cells", "greedy")
    counts = [line.split("|")[5].strip() for line in lines(places)]
    assert counts == ["20", "40", "40", "40", "40"] * 2


def test_a_stopped_run_keeps_what_is_done(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    run_whole = Tournament.run

    def stopped(
        self: Tournament, games: int, cores: int | None, progress: Progress
    ) -> tuple[list[Outcome], bool]:
        outcomes, _ = run_whole(self, games, cores, progress)
        return outcomes, self.players == 2

    monkeypatch.setattr(Tournament, "run", stopped)
    assert run(places, "--cells", "greedy") == 130
    assert len(list(places.cells.iterdir())) == 1
    assert len(lines(places)) == 1


def test_a_floor_that_does_not_hold_is_named(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(places, wins=False)
    assert run(places) == 1
    weak = [line for line in capsys.readouterr().err.splitlines() if line.startswith("Too weak")]
    assert len(weak) == 8  # easy has no floor
    assert f"{GAME}, 2 players, one medium among greedy: 0.0 %, wanted 75 %" in weak[1]


def test_what_stands_around_the_table_stays(places: Places) -> None:
    keep(places, wins=True)
    write_table(places)
    text = places.table.read_text("utf-8")
    assert text.startswith(f"# Bots\n\nBefore.\n\n{BEGIN}\n\n| game |")
    assert text.endswith(f" |\n\n{END}\n\nAfter.\n")
    write_table(places)
    assert places.table.read_text("utf-8") == text


def test_once_all_is_measured_it_says_how_long_it_took(places: Places) -> None:
    keep(places, wins=True, games=games())
    write_table(places)
    assert f"took {len(all_cells())} minutes on one core" in places.table.read_text("utf-8")
    places.forget(all_cells()[0])
    write_table(places)
    assert "minutes" not in places.table.read_text("utf-8")


def test_lines_of_cells_that_are_not_kept_stay(places: Places) -> None:
    keep(places, wins=True)
    write_table(places)
    before = lines(places)
    for cell in all_cells()[:3]:
        places.forget(cell)
    write_table(places)
    assert lines(places) == before


def test_a_page_without_a_table_gets_one(places: Places) -> None:
    places.table.write_text("# Bots\n\nNothing yet.\n")
    keep(places, wins=True)
    write_table(places)
    assert len(lines(places)) == 2 * len(KINDS)


def test_ratings_are_of_games_that_are_complete(places: Places) -> None:
    keep(places, wins=True)
    places.forget(all_cells()[0])
    write_ratings(places)
    assert read_ratings(places.ratings) == {}


def test_ratings_of_other_games_stay(places: Places) -> None:
    other = list(games())[-1]
    old = {other: {"hard": Rating(rating=1840, low=1800, high=1880)}}
    places.ratings.write_text(ratings_as_text(old))
    keep(places, wins=True)
    write_ratings(places)
    ratings = read_ratings(places.ratings)
    assert list(ratings) == [GAME, other]
    assert ratings[other] == old[other]


def test_who_wins_is_rated_higher(places: Places) -> None:
    keep(places, wins=True)
    write_ratings(places)
    rated = read_ratings(places.ratings)[GAME]
    assert set(rated) == {"random", "greedy", "easy", "medium", "hard"}
    points = {bot: rated[bot].rating for bot in rated}
    assert points["random"] < points["greedy"] < points["medium"] < points["hard"]
    assert rated["hard"].low < rated["hard"].rating < rated["hard"].high
