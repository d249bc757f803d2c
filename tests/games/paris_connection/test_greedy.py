"""The greedy bot of this game: it wins among random ones, and does not trade to and fro."""

import pytest

from turntable.bots.players import seat_bots
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.moves import Trade
from turntable.lab.simulate import Simulation
from turntable.lab.summary import summarise

GAMES = 400


@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("players", [3, 6])
def test_one_greedy_among_random_ones_wins_at_least_95_in_100(players: int, seat: int) -> None:
    names = ["random"] * players
    names[seat] = "greedy"
    simulation = Simulation(GAME, players, 0, names, 11)
    summary = summarise(GAME, players, simulation.run(GAMES))
    assert summary.wins[seat] >= 0.95 * GAMES


@pytest.mark.parametrize("players", [3, 6])
def test_greedy_ones_among_themselves_build_and_come_to_an_end(players: int) -> None:
    """PC-15 is for people: bots that only traded would end nearly every game by it."""
    simulation = Simulation(GAME, players, 0, ["greedy"] * players, 12)
    summary = summarise(GAME, players, simulation.run(100))
    assert summary.ends.get("stalemate", 0) <= 10


def test_a_trade_of_one_for_one_is_hardly_ever_taken_back() -> None:
    """PC-10: towards value, not to and fro. Values change, so now and then it is right."""
    traded = taken_back = 0
    for seed in range(10):
        match = Match.deal(GAME, 3, 0, Generator(seed))
        bots = seat_bots(GAME, ["greedy"] * 3, seed)
        last: dict[int, Trade] = {}
        while not match.is_over:
            seat = match.waiting[0]
            number = bots[seat].choose(match.seen_by(seat))
            move = GAME.play.move_of(number)
            if isinstance(move, Trade) and move.count == 1:
                traded += 1
                before = last.get(seat)
                if before and (before.give, before.take) == (move.take, move.give):
                    taken_back += 1
                last[seat] = move
            match.play(seat, number)
    assert traded > 50
    assert taken_back < traded / 10
