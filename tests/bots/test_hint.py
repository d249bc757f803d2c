"""A hint has reasons, in every game: points that it sees coming."""

import random
from time import perf_counter

import pytest

from tests.conformance.combinations import COMBINATIONS, ONE_OF_EACH, Combination, play_on
from turntable.bots.hint import think
from turntable.bots.levels import Budget
from turntable.engine.position import Truth

LITTLE = Budget(seconds=0.3)


@pytest.mark.parametrize("combination", ONE_OF_EACH, ids=str)
def test_a_hint_sees_points_coming(combination: Combination) -> None:
    think(
        combination.game, (start := combination.deal(1)).seen_by(start.waiting[0]), LITTLE
    )  # loads the kernels
    for moves in (0, 12):
        match = play_on(combination.deal(1), random.Random(1), moves)
        sight = match.seen_by(match.waiting[0])
        thought = think(combination.game, sight, LITTLE)
        assert thought.run[0] in sight.legal()
        assert max(thought.gains.values()) > 0
        assert set(thought.gains) | set(thought.edge) <= set(combination.game.lines)


def test_what_must_be_done_is_told_at_once() -> None:
    first = COMBINATIONS[0]
    decisions = (
        Truth(first.game, entry.before).concealed_for(entry.seat)
        for entry in play_on(first.deal(2), random.Random(2)).entries
    )
    forced = next(sight for sight in decisions if len(sight.legal()) == 1)
    began = perf_counter()
    thought = think(first.game, forced, Budget(seconds=600.0))
    assert thought.run[0] == forced.legal()[0]
    assert thought.alternatives == []
    assert perf_counter() - began < 60
