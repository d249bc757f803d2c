"""What a search knows of this game: the moves worth a thought, what a position is worth, and the
runs that it remembers."""

import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.games.off_the_rails.layout import laid_out
from tests.games.off_the_rails.playing import Table
from tests.games.off_the_rails.random_layouts import random_layout
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.registry import game
from turntable.games.off_the_rails.evaluation import evaluate
from turntable.games.off_the_rails.moves import END_ACTIONS_MOVE
from turntable.games.off_the_rails.shortlist import shortlist
from turntable.games.off_the_rails.state import Work

GAME = game("off-the-rails")
LAYOUTS, MOVES = 8, 25
FEW_LAYOUTS, FEW_MOVES = 2, 5
"""Uncompiled, to plan takes a tenth of a second."""
FEW_ACTIONS = 20


@pytest.fixture(scope="module")
def work() -> Any:
    """One for all: what is remembered of one game must do no harm in another."""
    work = np.zeros(1, Work.dtype)[0]
    Generator(1).load(work)
    return work


@pytest.mark.parametrize("players", GAME.players)
def test_the_shortlist_is_of_legal_moves_and_never_empty(players: int, work: Any) -> None:
    asked = {_check(match, work) for match in _matches(players, LAYOUTS, MOVES)}
    for table in Table.dealt(players, 0, "guided", players).steps():
        if not table.match.is_over:
            asked.add(_check(table.match, work))
    assert {"act", "move_cart", "pick", "turn", "place_token"} <= asked


@pytest.mark.kernels
@pytest.mark.parametrize("players", [2, 4])
def test_so_it_is_compiled_or_not(players: int, work: Any) -> None:
    assert "act" in {_check(match, work) for match in _matches(players, FEW_LAYOUTS, FEW_MOVES)}


def test_it_is_short_among_hundreds_of_actions(work: Any) -> None:
    match = Match.deal(GAME, 2, 0, Generator(2))
    (seat,) = match.waiting
    sight = match.seen_by(seat)
    assert len(sight.legal()) > 400
    assert len(_shortlist(sight.state, work, seat)) < FEW_ACTIONS


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_is_worth_a_number_of_points_that_could_be(players: int, work: Any) -> None:
    """The same one whatever else was looked at before."""
    for match in _matches(players, LAYOUTS, MOVES):
        for seat in range(players):
            points = evaluate(match.truth.state, work, seat)
            assert math.isfinite(points)
            assert -20 < points < 150
            assert evaluate(match.truth.state, _fresh(), seat) == points


def _matches(players: int, layouts: int, moves: int) -> Iterator[Match]:
    """After every move of games from positions at random."""
    dice = random.Random(players)
    for seed in range(layouts):
        options = dice.randrange(4)
        truth = laid_out(random_layout(dice, players, options))
        match = Match(GAME, truth, Generator(seed), options)
        for _ in range(moves):
            if match.is_over:
                break
            yield match
            (seat,) = match.waiting
            legal = match.seen_by(seat).legal()
            # Actions at random hardly ever lead anywhere: mostly it is time to roll.
            is_time = len(legal) > FEW_ACTIONS and dice.random() < 0.6
            match.play(seat, END_ACTIONS_MOVE if is_time else dice.choice(legal))


def _check(match: Match, work: Any) -> str:
    """Look at the shortlist, and at what the position is worth; returns what was asked."""
    (seat,) = match.waiting
    sight = match.seen_by(seat)
    asked: str = GAME.play.decision(sight.state)
    moves = _shortlist(sight.state, work, seat)
    assert moves
    assert len(set(moves)) == len(moves)
    assert set(moves) <= set(sight.legal()), asked
    assert math.isfinite(evaluate(match.truth.state, work, seat))
    return asked


def _shortlist(state: Any, work: Any, seat: int) -> list[int]:
    return [int(move) for move in work.move[: shortlist(state, work, seat)]]


def _fresh() -> Any:
    return np.zeros(1, Work.dtype)[0]
