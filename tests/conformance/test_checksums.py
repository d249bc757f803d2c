"""Golden checksums: for each combination one number over 10,000 seeded games, which moves when a
rule moves. A number that was meant to move is written anew by

    python -m tests.conformance.test_checksums

and the change of rules goes into the game's rules_version."""

import json
from pathlib import Path

import pytest

from tests.conformance.combinations import COMBINATIONS, Combination, every_combination
from turntable.lab.checks import checksum

FILE = Path(__file__).with_name("checksums.json")
SEED, GAMES, FEW = 7, 10_000, 2


def of(combination: Combination, games: int) -> int:
    return checksum(combination.game, combination.players, combination.options, SEED, games)


@every_combination
def test_ten_thousand_games_are_as_they_were(combination: Combination) -> None:
    assert of(combination, GAMES) == json.loads(FILE.read_text())[str(combination)][str(GAMES)]


@pytest.mark.kernels
@every_combination
def test_a_few_games_are_as_they_were_compiled_or_not(combination: Combination) -> None:
    assert of(combination, FEW) == json.loads(FILE.read_text())[str(combination)][str(FEW)]


def test_every_combination_has_one() -> None:
    assert set(json.loads(FILE.read_text())) == {str(combination) for combination in COMBINATIONS}


if __name__ == "__main__":
    sums = {str(c): {str(games): of(c, games) for games in (FEW, GAMES)} for c in COMBINATIONS}
    FILE.write_text(json.dumps(sums, indent=1) + "\n")
