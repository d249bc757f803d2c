"""An action that may be begun can be completed (IT-6): from every legal start, whatever is chosen
on the way, there is always a next move until the action is over.

Not among the tests that also run uncompiled: there are too many positions.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.games.isle_of_trains.layout import laid_out, phase_of
from tests.games.isle_of_trains.random_layouts import random_layout
from turntable.engine.boundary import Buffer
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.isle_of_trains import GAME

every_combination = pytest.mark.parametrize(("players", "options"), GAME.combinations())
POSITIONS = 12
LONG = 20
EXHAUSTIVE = 40
"""So many decisions after each start are looked at one by one; then a few at random to the end."""
WALKS = 2


class Actions:
    """Looks at all that can follow the beginning of an action."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.seen = Counter[str]()
        self._work = GAME.boundary.new_work()
        Generator(dice.getrandbits(53)).load(GAME.boundary.fields_of(self._work))

    def look_at(self, truth: Truth) -> None:
        """From every legal move of who is to act."""
        for move in self._legal(truth.buffer):
            self._follow(truth.buffer, move)

    def _follow(self, start: Buffer, move: int) -> None:
        turn = self._turn(start)
        edge = [self._after(start, move)]
        looked_at = 0
        while edge and looked_at < EXHAUSTIVE:
            state = edge.pop()
            looked_at += 1
            if self._is_over(state, turn):
                continue
            edge += [self._after(state, move) for move in self._legal(state)]
        for _ in range(WALKS if edge else 0):
            state = self.dice.choice(edge)
            while not self._is_over(state, turn):
                state = self._after(state, self.dice.choice(self._legal(state)))

    def _legal(self, state: Buffer) -> list[int]:
        s = GAME.boundary.read_state(state)
        self.seen[phase_of(s)] += 1
        moves = Truth(GAME, state).concealed_for(int(s.turn)).legal()
        assert moves, f"a dead end: {s}"
        return moves

    def _after(self, state: Buffer, move: int) -> Buffer:
        after = state.copy()
        seat = int(GAME.boundary.read_state(state).turn)
        GAME.boundary.apply(after, self._work, seat, move)
        return after

    def _turn(self, state: Buffer) -> tuple[int, int]:
        """What changes when the action is over and there is nothing extra about the next one."""
        s: Any = GAME.boundary.read_state(state)
        return int(s.turns), int(s.actions)

    def _is_over(self, state: Buffer, turn: tuple[int, int]) -> bool:
        s: Any = GAME.boundary.read_state(state)
        return self._turn(state) != turn or phase_of(s) in ("discard_to_five", "over")


def positions_of_games(players: int, options: int, seeds: range) -> Iterator[Truth]:
    """Where somebody is to act, in games at random."""
    for seed in seeds:
        dice = Random(seed)
        match = Match.deal(GAME, players, options, Generator(seed))
        wanted = dice.randrange(400)
        while not match.is_over:
            if len(match.entries) >= wanted and phase_of(match.truth.state) == "act":
                yield match.truth
                break
            (seat,) = match.waiting
            match.play(seat, dice.choice(match.seen_by(seat).legal()))


def positions_laid_out(players: int, options: int, seeds: range) -> Iterator[Truth]:
    """Where there is more to scrap, to pay with and to deliver."""
    for seed in seeds:
        dice = Random(seed)
        first = dice.randrange(players)
        truth = laid_out(random_layout(dice, players, options, first), options, first)
        if truth.concealed_for(first).legal():
            yield truth


@every_combination
@pytest.mark.parametrize("positions", [positions_of_games, positions_laid_out])
def test_no_action_comes_to_a_dead_end(positions: Any, players: int, options: int) -> None:
    """IT-6."""
    actions = Actions(Random(players))
    for truth in positions(players, options, range(POSITIONS)):
        actions.look_at(truth)


@pytest.mark.long
@every_combination
@pytest.mark.parametrize("positions", [positions_of_games, positions_laid_out])
def test_no_action_of_many_comes_to_a_dead_end(positions: Any, players: int, options: int) -> None:
    """IT-6."""
    actions = Actions(Random(players))
    for truth in positions(players, options, range(POSITIONS, POSITIONS * LONG)):
        actions.look_at(truth)


def test_every_decision_within_an_action_is_looked_at() -> None:
    """IT-6: or the tests above would not say much."""
    actions = Actions(Random(1))
    for truth in positions_laid_out(3, 1, range(30)):
        actions.look_at(truth)
    within = {
        "act", "draw", "scrap", "pay", "discard_to_load", "discard_for_bonus", "extra", "deliver",
        "use", "sell",
    }  # fmt: skip
    assert within <= actions.seen.keys()
    assert min(actions.seen[name] for name in within) > 5, actions.seen


def test_every_game_at_random_is_played_to_its_end() -> None:
    """IT-6, IT-27: nobody is ever asked without having an answer."""
    for seed in range(10):
        dice = Random(seed)
        match = Match.deal(GAME, 2 + seed % 3, seed % 2, Generator(seed))
        while not match.is_over:
            (seat,) = match.waiting
            moves = match.seen_by(seat).legal()
            assert moves
            match.play(seat, dice.choice(moves))


def turns_of(players: int, options: int, choose: Callable[[list[int]], int]) -> tuple[str, int]:
    """How a game ended in which all choose alike, and after how many turns."""
    match = Match.deal(GAME, players, options, Generator(players))
    while not match.is_over:
        (seat,) = match.waiting
        match.play(seat, choose(match.seen_by(seat).legal()))
    assert len(match.entries) <= GAME.max_moves
    return match.truth.end, int(match.truth.state.turns)


@every_combination
def test_players_who_only_draw_end_by_turns(players: int, options: int) -> None:
    """IT-27: the first move is always a draw, or the first card that can be discarded."""
    assert turns_of(players, options, min) == ("turns", 61 * players)


@every_combination
def test_no_game_has_more_than_61_turns_each(players: int, options: int) -> None:
    """IT-27."""
    for seed in range(3):
        _, turns = turns_of(players, options, Random(seed).choice)
        assert turns <= 61 * players
