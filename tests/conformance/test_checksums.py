"""Golden checksums: for each combination one number over many seeded games, which moves when a
rule moves. A number that was meant to move is written anew by

    python -m tests.conformance.test_checksums

and the change of rules goes into the game's rules_version."""

import json
from pathlib import Path

import pytest

from tests.conformance.combinations import COMBINATIONS, LONG_GAME, Combination, every_combination
from turntable.lab.checks import checksum

FILE = Path(__file__).with_name("checksums.json")
SEED, FEW = 7, 2
MANY, MANY_LONG_ONES = 10_000, 1_000


def many(combination: Combination) -> int:
    return MANY if combination.game.max_moves < LONG_GAME else MANY_LONG_ONES


def of(combination: Combination, games: int) -> int:
    return checksum(combination.game, combination.players, combination.options, SEED, games)


@every_combination
def test_many_games_are_as_they_were(combination: Combination) -> None:
    games = many(combination)
    assert of(combination, games) == json.loads(FILE.read_text())[str(combination)][str(games)]


@pytest.mark.kernels
@every_combination
def test_a_few_games_are_as_they_were_compiled_or_not(combination: Combination) -> None:
    assert of(combination, FEW) == json.loads(FILE.read_text())[str(combination)][str(FEW)]


def test_every_combination_has_one() -> None:
    assert set(json.loads(FILE.read_text())) == {str(combination) for combination in COMBINATIONS}


if __name__ == "__main__":
    sums = {str(c): {str(games): of(c, games) for games in (FEW, many(c))} for c in COMBINATIONS}
    FILE.write_text(json.dumps(sums, indent=1) + "\n")
