"""The fuzzer: what it tries holds, and it damages what it means to damage."""

import random

from tests.conformance.combinations import COMBINATIONS
from turntable.engine.record import to_json
from turntable.lab.fuzz import fuzz, spoil
from turntable.lab.records import simulated_record

GAME, PLAYERS = COMBINATIONS[0].game, COMBINATIONS[0].players


def test_games_and_records_hold_and_spoilt_ones_are_refused() -> None:
    fuzzed = fuzz(GAME, 1600, seed=1)
    assert fuzzed.breach is None
    assert fuzzed.games == 1600
    assert fuzzed.records == 16
    assert fuzzed.refused > 0.8 * fuzzed.spoilt


def test_spoiling_changes_a_record() -> None:
    text = to_json(simulated_record(GAME, 0, ["random"] * PLAYERS, 1))
    dice = random.Random(1)
    assert sum(spoil(text, dice) != text for _ in range(100)) > 90
