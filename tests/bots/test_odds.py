"""Odds: what a search thinks of its chances is told as what came of such thoughts."""

from itertools import pairwise
from pathlib import Path

import pytest

from turntable.bots.odds import Line, Odds, odds_as_text, odds_of, read_odds
from turntable.engine.game import Game
from turntable.engine.registry import games

CHANCES = [n / 100 for n in range(1, 100)]
PARTS = (0.0, 0.3, 0.7, 1.0)
CLOSE = 0.1
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@pytest.mark.parametrize("players", [2, 5])
def test_where_nothing_was_measured_chances_are_taken_at_their_word(players: int) -> None:
    for chance in CHANCES:
        assert Odds().told(chance, players, 0.5) == pytest.approx(chance)


def test_what_grows_surer_is_told_so() -> None:
    odds = Odds(early=Line(slope=0.5), late=Line(slope=2.0))
    told = [odds.told(0.7, 2, part) for part in PARTS]
    assert told == sorted(told)
    assert told[0] < 0.7 < told[-1]


def test_nothing_is_too_sure_to_be_told() -> None:
    for chance in (0.0, 1.0):
        assert 0 < Odds().told(chance, 4, 1.0) < 1


@every_game
def test_every_game_was_measured(game: Game) -> None:
    assert odds_of(game) != Odds()


@every_game
def test_a_better_move_is_told_to_be_better(game: Game) -> None:
    for players in game.players:
        for part in PARTS:
            told = [odds_of(game).told(chance, players, part) for chance in CHANCES]
            assert all(one < other for one, other in pairwise(told))


@every_game
def test_at_the_beginning_an_even_chance_is_told_to_be_one(game: Game) -> None:
    for players in game.players:
        assert odds_of(game).told(1 / players, players, 0.0) == pytest.approx(
            1 / players, abs=CLOSE
        )


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "odds.toml"
    odds = {"one": Odds(Line(-0.25, 0.5), Line(0.125, 2.0)), "other": Odds()}
    file.write_text(odds_as_text(odds))
    assert read_odds(file) == odds
    assert read_odds(tmp_path / "nothing.toml") == {}
