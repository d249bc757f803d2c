"""Bots: they keep the rules, and the greedy one is better than chance."""

import random

import pytest

from tests.conformance.combinations import (
    COMBINATIONS,
    Combination,
    every_combination,
    every_combination_at_length,
)
from turntable.bots.choosing import QUICK_BOTS
from turntable.bots.levels import LEVELS, looseness_of
from turntable.bots.players import BOTS, seat_bots, seated
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab.simulate import Simulation
from turntable.lab.summary import summarise


@every_combination
@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_bot_makes_legal_moves_to_the_end(combination: Combination, name: str) -> None:
    match = combination.deal(1)
    bots = seat_bots(combination.game, [name] * combination.players, 1)
    while not match.is_over:
        seat = random.Random(len(match.entries)).choice(match.waiting)
        sight = match.seen_by(seat)
        move = bots[seat].choose(sight)
        assert move in sight.legal()
        match.play(seat, move)


@every_combination_at_length
def test_one_greedy_bot_beats_a_table_of_random_ones(combination: Combination) -> None:
    """Twice its share at least, in every seat."""
    games, players = 20, combination.players
    for seat in range(players):
        names = ["random"] * players
        names[seat] = "greedy"
        simulation = Simulation(combination.game, players, combination.options, names, 5)
        summary = summarise(combination.game, players, simulation.run(games))
        assert summary.wins[seat] > min(0.8, 2 / players) * games


def test_a_bot_thinks_the_same_with_the_same_seed() -> None:
    combination = COMBINATIONS[0]
    sight = combination.deal(1).seen_by(0)
    for name in BOTS:
        chosen = {seat_bots(combination.game, [name], 7)[0].choose(sight) for _ in range(3)}
        assert len(chosen) == 1


def test_one_name_sits_in_every_seat() -> None:
    assert seated(["greedy"], 3) == ["greedy"] * 3


@pytest.mark.parametrize("names", [["random"] * 2, ["random"] * 4])
def test_there_must_be_a_bot_for_each_seat(names: list[str]) -> None:
    with pytest.raises(UnreadableError) as error:
        seated(names, 3)
    assert error.value.code == "wrong-bots"


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnreadableError) as error:
        seat_bots(COMBINATIONS[0].game, ["deep blue"], 1)
    assert error.value.code == "unknown-bot"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_levels_choose_the_more_strictly_the_higher_they_are(game: Game) -> None:
    """However loosely a game has them choose; a name that is no level's would go unnoticed."""
    assert set(getattr(game.play, "LOOSENESS", {})) <= set(LEVELS)
    easy, medium, hard = (looseness_of(game, level) for level in LEVELS)
    assert easy > medium > hard == 0
