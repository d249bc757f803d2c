"""The uncompiled engine plays the same games as the compiled one, to the last byte of a record."""

import os
import subprocess
import sys

import pytest

from tests.conformance.combinations import (
    COMBINATIONS,
    LONG,
    Combination,
    every_combination_at_length,
)
from turntable.engine.record import to_json
from turntable.lab.records import simulated_record


def records(combination: Combination, games: range) -> list[bytes]:
    """Games of random bots."""
    bots = ["random"] * combination.players
    made = [simulated_record(combination.game, combination.options, bots, n) for n in games]
    return [to_json(record) for record in made]


def uncompiled(combination: Combination, games: range) -> list[bytes]:
    """The same by a process whose kernels are plain Python."""
    arguments = [COMBINATIONS.index(combination), games.start, games.stop]
    run = subprocess.run(
        [sys.executable, "-m", __name__, *map(str, arguments)],
        env=os.environ | {"TURNTABLE_KERNELS": "plain"},
        check=True,
        stdout=subprocess.PIPE,
    )
    return run.stdout.splitlines()


# Fewer than elsewhere: a long game takes seconds uncompiled.
some_games = pytest.mark.parametrize(
    "games",
    [
        pytest.param(range(1), id="short"),
        pytest.param(range(1, LONG // 3), id="long", marks=pytest.mark.long),
    ],
)


@every_combination_at_length
@some_games
def test_the_uncompiled_engine_plays_the_same_games(combination: Combination, games: range) -> None:
    assert uncompiled(combination, games) == records(combination, games)


if __name__ == "__main__":
    which, start, stop = map(int, sys.argv[1:])
    for text in records(COMBINATIONS[which], range(start, stop)):
        sys.stdout.buffer.write(text + b"\n")
