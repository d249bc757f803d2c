"""Chance: from a generator, from a table's stream, from a tape."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from turntable.engine.boundary import Buffer
from turntable.engine.chance import (
    Chance,
    Generator,
    Stream,
    Tape,
    TapeEndsError,
    below,
    game_seeds,
    generator_state,
    outcomes,
    take_from,
    tape_of,
)
from turntable.engine.struct import Array, Struct, i64, u64
from turntable.engine.work import SCRIPT

pytestmark = pytest.mark.kernels


class OwnWork(Struct):
    """Chance alone, laid out unlike any game's work: else Numba, having compiled `below` for this
    one, would take the work of a game for a kind of it, with a warning."""

    own: i64
    source: i64
    generator: u64
    script: Annotated[Array, i64, (SCRIPT,)]
    script_length: i64
    script_at: i64
    wanted: i64
    impossible: i64


def new_work() -> tuple[Any, Any]:
    """A work as kernels take it, and the same as fields."""
    work: Buffer = np.zeros(OwnWork.dtype.itemsize, np.uint8)
    return work.view(OwnWork.dtype)[0], work.view(np.dtype((np.void, OwnWork.dtype)))[0]


def drawn(chance: Chance, spans: list[int]) -> list[int]:
    """One draw: a number below each of `spans`."""
    w, fields = new_work()
    chance.load(fields)
    while True:
        numbers = [below(w, span) for span in spans]
        if not fields["wanted"]:
            chance.settle(fields)
            return numbers
        chance.extend(fields)


def test_the_generator_is_reproducible_for_ever() -> None:
    """Golden: records name seeds, so the numbers of a seed must never change."""
    assert generator_state(7) == 1346066267577507605
    assert drawn(Generator(7), [1000] * 6) == [412, 12, 77, 494, 331, 498]
    assert game_seeds(7, 0, 3).tolist() == [3271290403219335, 7750591883951439, 7032280999195669]


def test_the_generator_is_uniform() -> None:
    counts = Counter(drawn(Generator(1), [10] * 20_000))
    assert max(abs(count - 2000) for count in counts.values()) < 200


def test_games_of_a_run_have_seeds_of_their_own() -> None:
    seeds = game_seeds(3, 0, 100_000)
    assert len(set(seeds.tolist())) == 100_000
    assert game_seeds(3, 99_990, 10).tolist() == seeds[-10:].tolist()
    assert max(seeds.tolist()) < 2**53


def test_the_generator_goes_back_with_the_match() -> None:
    chance = Generator(5)
    drawn(chance, [6, 6])
    mark = chance.mark()
    first = drawn(chance, [1000] * 4)
    chance.rewind(mark)
    assert (drawn(chance, [1000] * 4), chance.draw) == (first, 2)


def reference_stream(key: bytes, draw: int, spans: list[int]) -> list[int]:
    """docs/fairness.md in a few lines."""
    words: list[int] = []
    block = 0
    numbers = []
    for span in spans:
        while True:
            if not words:
                message = draw.to_bytes(8, "big") + block.to_bytes(8, "big")
                digest = hmac.new(key, message, hashlib.sha256).digest()
                words = [int.from_bytes(digest[n : n + 4], "big") for n in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % span:
                numbers.append(word % span)
                break
    return numbers


# Close to 2³¹ half of all words are rejected.
@given(st.binary(min_size=32, max_size=32), st.integers(0, 50), st.lists(st.integers(1, 2**31 + 5)))
def test_the_stream_is_the_one_that_is_documented(key: bytes, draw: int, spans: list[int]) -> None:
    assert drawn(Stream(key, draw), spans) == reference_stream(key, draw, spans)


def test_no_draw_of_a_stream_is_made_twice() -> None:
    chance = Stream(b"k" * 32)
    mark = chance.mark()
    first = drawn(chance, [1000] * 4)
    chance.rewind(mark)
    assert chance.draw == 1
    assert drawn(chance, [1000] * 4) != first


def test_a_draw_that_is_not_needed_is_not_spent() -> None:
    for chance in (Stream(b"k" * 32), Generator(1), Tape([1])):
        assert drawn(chance, []) == []
        assert chance.draw == 0


def test_a_tape_gives_what_is_on_it() -> None:
    assert drawn(Tape([2, 0, 1]), [3, 3, 3]) == [2, 0, 1]


def test_a_tape_that_ends_says_what_is_wanted() -> None:
    with pytest.raises(TapeEndsError) as ended:
        drawn(Tape([2]), [3, 5])
    assert ended.value.wanted == 5


def test_an_impossible_outcome_is_noticed() -> None:
    with pytest.raises(ValueError, match="not below 3"):
        drawn(Tape([3]), [3])


def shuffler(cards: int, taken: int) -> tuple[Callable[[], None], list[int], Any]:
    """Takes `taken` of `cards` one after another, each time it is run."""
    w, fields = new_work()
    order: list[int] = []

    def run() -> None:
        pool = np.arange(cards, dtype=np.int64)
        order[:] = [int(take_from(w, pool, first, cards)) for first in range(taken)]

    return run, order, fields


def test_every_order_of_a_shuffle_is_listed_once() -> None:
    run, order, fields = shuffler(4, 3)
    listed = [(tuple(order), probability) for _, probability in outcomes(run, fields)]
    assert len({order for order, _ in listed}) == len(listed) == 24
    assert all(abs(probability - 1 / 24) < 1e-12 for _, probability in listed)


@given(st.permutations(range(12)), st.integers(0, 12))
def test_a_tape_brings_any_shuffle_about(wanted: list[int], count: int) -> None:
    tape = tape_of(range(12), wanted[:count])
    assert isinstance(tape, list)
    w, fields = new_work()
    Tape(tape).load(fields)
    pool = np.arange(12, dtype=np.int64)
    assert [take_from(w, pool, first, 12) for first in range(count)] == wanted[:count]


def test_what_cannot_be_taken_is_pointed_at() -> None:
    assert tape_of(range(5), [3, 1, 3]) == 2
