"""The greedy bot of this game: it wins among random ones."""

import pytest

from turntable.games.isle_of_trains import GAME
from turntable.lab.simulate import Simulation
from turntable.lab.summary import summarise

GAMES = 100


@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("players", [2, 4])
def test_one_greedy_among_random_ones_wins_at_least_95_in_100(players: int, seat: int) -> None:
    """IT-33."""
    names = ["random"] * players
    names[seat] = "greedy"
    simulation = Simulation(GAME, players, 0, names, 11)
    summary = summarise(GAME, players, simulation.run(GAMES))
    assert summary.wins[seat] >= 0.95 * GAMES


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_one_greedy_among_random_experts_wins_at_least_95_in_100(players: int) -> None:
    """IT-5, IT-33."""
    simulation = Simulation(GAME, players, 1, ["greedy", *["random"] * (players - 1)], 12)
    summary = summarise(GAME, players, simulation.run(GAMES))
    assert summary.wins[0] >= 0.95 * GAMES
