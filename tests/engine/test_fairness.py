"""Commit and reveal, end to end: a table's record proves its chance, and a spoilt one does not."""

import hmac
import random
from pathlib import Path

import msgspec
import pytest

from tests.conformance.combinations import Combination, every_combination, play_on
from turntable.engine.chance import Stream
from turntable.engine.errors import MismatchError
from turntable.engine.fairness import commitment, table_key
from turntable.engine.match import Match
from turntable.engine.record import Player, Record, TableSeed, record_of
from turntable.engine.replay import replay

pytestmark = pytest.mark.checked  # the rules underneath run uncompiled in tests of their own

SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes([n]) * 32 for n in (1, 2)]


def test_the_worked_example_of_the_documentation() -> None:
    """docs/fairness.md prints these bytes and numbers."""
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    key = table_key(SECRET, "example", CONTRIBUTIONS)
    block = hmac.digest(key, bytes(16), "sha256")
    for printed in (commitment(SECRET), key, block):
        assert printed.hex() in page
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 12, 4)]
    assert "{}, {} and {}".format(*words) in " ".join(page.split())
    assert [word % span for word, span in zip(words, (5, 4, 78), strict=True)] == [3, 3, 5]
    assert "out as 3, 3 and 5" in " ".join(page.split())


def table_record(combination: Combination, undo: bool = False) -> Record:
    key = table_key(SECRET, "table", CONTRIBUTIONS)
    match = Match.deal(combination.game, combination.players, combination.options, Stream(key))
    play_on(match, random.Random(1))
    if undo:
        # By consent, past any chance: the draws that follow are new ones.
        match.rewind(combination.players)
        play_on(match, random.Random(2))
    names = [Player(f"player {seat}", None) for seat in range(combination.players)]
    seed = TableSeed(SECRET.hex(), [one.hex() for one in CONTRIBUTIONS], "table")
    return record_of(match, names, seed, commitment(SECRET).hex())


@every_combination
def test_the_record_of_a_table_proves_its_chance(combination: Combination) -> None:
    replay(table_record(combination))


@every_combination
def test_it_does_so_after_chance_was_taken_back(combination: Combination) -> None:
    replay(table_record(combination, undo=True))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"commitment": "00" * 32}, "other-commitment"),
        ({"commitment": None}, "other-commitment"),
        ({"seed": TableSeed("00" * 32, [], "table")}, "other-commitment"),
        ({"seed": TableSeed(SECRET.hex(), [], "table")}, "differs"),
        ({"seed": TableSeed(SECRET.hex(), ["01" * 32, "02" * 32], "other")}, "differs"),
        ({"seed": 5}, "commitment-alone"),
        ({"seed": None}, "commitment-alone"),
    ],
)
@every_combination
def test_a_record_that_claims_other_chance_does_not_hold(
    combination: Combination, change: dict[str, object], code: str
) -> None:
    record = msgspec.structs.replace(table_record(combination), **change)
    with pytest.raises(MismatchError) as mismatch:
        replay(record)
    assert mismatch.value.code == code
