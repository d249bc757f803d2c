"""The greedy bot of this game: it wins among random ones."""

import pytest

from turntable.games.off_the_rails import GAME
from turntable.lab.simulate import Simulation
from turntable.lab.summary import summarise

GAMES = 300


@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("players", [2, 4])
def test_one_greedy_among_random_ones_wins_at_least_95_in_100(players: int, seat: int) -> None:
    """OR-41."""
    names = ["random"] * players
    names[seat] = "greedy"
    simulation = Simulation(GAME, players, 0, names, 11)
    summary = summarise(GAME, players, simulation.run(GAMES))
    assert summary.wins[seat] >= 0.95 * GAMES


@pytest.mark.parametrize(
    ("players", "options", "part"),
    [
        (2, ["quick"], 0.95),
        (2, ["missions"], 0.95),
        (4, ["missions"], 0.95),
        # Two or three turns each before the collapse: in one game of seven nobody brings anything
        # home, and all four share the victory.
        (4, ["quick"], 0.85),
    ],
)
def test_with_options_it_wins_too(players: int, options: list[str], part: float) -> None:
    """OR-4, OR-7."""
    names = ["greedy", *["random"] * (players - 1)]
    simulation = Simulation(GAME, players, GAME.option_mask(options), names, 12)
    summary = summarise(GAME, players, simulation.run(GAMES))
    assert summary.wins[0] >= part * GAMES


def test_it_lives_off_what_it_brings_home() -> None:
    """OR-40: players at random store next to nothing."""
    stored = {}
    for name in ("greedy", "random"):
        summary = summarise(GAME, 2, Simulation(GAME, 2, 0, [name, name], 13).run(GAMES))
        stored[name] = summary.lines["jewels"].mean
    assert stored["greedy"] > 5 + 5 * stored["random"]
