"""What bots are told to do is legal, wherever they are, and `policy` goes for home."""

import random
from typing import Any

import numpy as np
import pytest

from tests.games.off_the_rails.layout import laid_out
from tests.games.off_the_rails.random_layouts import random_layout
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.engine.registry import game
from turntable.games.off_the_rails.state import Work
from turntable.games.off_the_rails.steering import advise, policy

GAME = game("off-the-rails")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("steer", [advise, policy])
def test_what_it_says_is_legal_from_any_position(steer: Any, players: int) -> None:
    """Positions at random, with collisions, splits and tokens, and what follows them."""
    dice = random.Random(players)
    asked: set[str] = set()
    for seed in range(60):
        truth = laid_out(random_layout(dice, players, dice.randrange(4)))
        asked |= _follow(truth, steer, seed)
    assert {"act", "move_cart", "pick", "turn", "place_token"} <= asked


def _follow(truth: Truth, steer: Any, seed: int, moves: int = 40) -> set[str]:
    match = Match(GAME, truth, Generator(seed), 0)
    work = np.zeros(1, Work.dtype)[0]
    Generator(seed).load(work)
    asked = set()
    while not match.is_over and moves:
        (seat,) = match.waiting
        sight = match.seen_by(seat)
        move = int(steer(sight.state, work, seat))
        assert sight.refusal(move) == 0, (GAME.play.decision(sight.state), GAME.play.move_of(move))
        asked.add(GAME.play.decision(sight.state))
        match.play(seat, move)
        moves -= 1
    return asked
