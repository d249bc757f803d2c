"""What a search knows of this game: the moves worth a thought, and how it plays on."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.games.isle_of_trains.hoarding import hoarders_move
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.evaluation import evaluate
from turntable.games.isle_of_trains.moves import DECLINE_MOVE, LOAD_MOVE
from turntable.games.isle_of_trains.policy import policy
from turntable.games.isle_of_trains.shortlist import shortlist
from turntable.games.isle_of_trains.state import ACT, PHASES, Work

pytestmark = pytest.mark.kernels

DECISIONS = set(PHASES) - {"over"}
FEW_ACTIONS = 25
MOVES = 120
# A short game in which they run out of cards.
HOARDERS, HOARDERS_SEED = 3, 8


@pytest.fixture(scope="module")
def work() -> Any:
    work = np.zeros(1, Work.dtype)[0]
    Generator(1).load(work)
    return work


@pytest.mark.parametrize("players", GAME.players)
def test_the_shortlist_is_of_legal_moves_and_never_empty(players: int, work: Any) -> None:
    for truth in _positions(players):
        moves = _shortlist(truth, work)
        assert moves
        assert len(set(moves)) == len(moves)
        sight = truth.concealed_for(truth.waiting[0])
        assert not any(sight.refusal(move) for move in moves)


@pytest.mark.parametrize("players", GAME.players)
def test_the_policy_makes_legal_moves_and_declines_nothing(players: int, work: Any) -> None:
    for truth in _positions(players):
        (seat,) = truth.waiting
        move = policy(truth.state, work, seat)
        assert truth.concealed_for(seat).refusal(move) == 0
        assert move != DECLINE_MOVE


def test_every_decision_is_among_these_positions() -> None:
    positions = [*_positions(2), *_positions(3), *_positions(4)]
    assert {PHASES[truth.state.phase] for truth in positions} == DECISIONS


def test_phantom_cards_are_among_these_positions() -> None:
    """IT-30."""
    assert any(truth.state.phantoms for truth in _positions(HOARDERS))


def test_the_shortlist_is_short_and_has_a_load_where_there_is_one(work: Any) -> None:
    """IT-14."""
    for truth in _positions(4):
        if truth.state.phase == ACT:
            moves = _shortlist(truth, work)
            legal = truth.concealed_for(truth.waiting[0]).legal()
            assert len(moves) <= FEW_ACTIONS
            assert max(moves) >= LOAD_MOVE or max(legal) < LOAD_MOVE


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_is_worth_a_number_of_points_that_could_be(players: int, work: Any) -> None:
    for truth in _positions(players):
        for seat in range(players):
            assert -100 < evaluate(truth.state, work, seat) < 150


def _shortlist(truth: Truth, work: Any) -> list[int]:
    count = shortlist(truth.state, work, truth.waiting[0])
    return [int(move) for move in work.move[:count]]


@cache
def _positions(players: int) -> list[Truth]:
    """Of a game at random, of one by the policy, of experts (IT-5), and of one by hoarders."""
    work = np.zeros(1, Work.dtype)[0]
    Generator(2).load(work)
    dice = Random(HOARDERS_SEED)
    positions = []
    if players == HOARDERS:
        match = Match.deal(GAME, players, 0, Generator(HOARDERS_SEED))
        while not match.is_over:
            positions.append(match.truth.copy())
            match.play(match.waiting[0], hoarders_move(match, match.waiting[0], dice))
    for is_random in (True, False):
        match = Match.deal(GAME, players, 0 if is_random else 1, Generator(players))
        for _ in range(MOVES):
            positions.append(match.truth.copy())
            (seat,) = match.waiting
            legal = match.seen_by(seat).legal()
            move = dice.choice(legal) if is_random else policy(match.truth.state, work, seat)
            match.play(seat, int(move))
            if match.is_over:
                break
    return positions
