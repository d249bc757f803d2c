"""A hint has reasons, in every game: points that it sees coming."""

import random

import pytest

from tests.conformance.combinations import COMBINATIONS, Combination, play_on
from turntable.bots.hint import think

FIRST_OF_EACH = list({combination.game.id: combination for combination in COMBINATIONS}.values())
SECONDS = 0.3


@pytest.mark.parametrize("combination", FIRST_OF_EACH, ids=str)
def test_a_hint_sees_points_coming(combination: Combination) -> None:
    think(
        combination.game, (start := combination.deal(1)).seen_by(start.waiting[0]), SECONDS
    )  # loads the kernels
    for moves in (0, 12):
        match = play_on(combination.deal(1), random.Random(1), moves)
        sight = match.seen_by(match.waiting[0])
        thought = think(combination.game, sight, SECONDS)
        assert thought.run[0] in sight.legal()
        assert max(thought.gains.values()) > 0
        assert set(thought.gains) | set(thought.edge) <= set(combination.game.lines)
