"""Chance: the one way in which anything random enters a game.

A state holds no generator. Kernels call `below(w, n)`, and the work says where the number comes
from: a fast generator (simulation, search), words of a cryptographic stream (a table), or a tape
of given outcomes (a record; listing every outcome). When a script runs out, `wanted` tells what
was asked for and the kernel's result is void: the caller extends the script and runs it again on a
fresh copy, so a kernel must not loop until `below` says something particular.

A *draw* is all the chance of one deal or one move. Draws are numbered from 0.
"""

import hmac
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.engine.work import SCRIPT, Work

GENERATOR, WORDS, TAPE = range(3)

SEEDS = 2**53  # what every JSON reader can hold exactly
WORD_SPAN = 2**32

# David Thomas's MWC64X: multiply with carry, one multiplication a number, passes BigCrush. No step
# overflows 64 bits, so that NumPy's integers run it uncompiled without a warning.
_MULTIPLIER = np.uint64(4294883355)
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)


@kernel
def below(w: Work, n: int) -> int:
    """A number from 0 to n − 1, all equally likely (from the generator: to n in 2³²)."""
    if w.source == GENERATOR:
        carry = w.generator >> _HALF
        low = w.generator & _LOW
        w.generator = low * _MULTIPLIER + carry  # type: ignore[assignment]
        return int(np.int64(((low ^ carry) * np.uint64(n)) >> _HALF))
    return _scripted(w, n)


@kernel
def _scripted(w: Work, n: int) -> int:
    while w.script_at < w.script_length:
        value = w.script[w.script_at]
        w.script_at += 1
        if w.source == TAPE:
            if value < n:
                return value
            w.impossible = n
            return 0
        # The words past the last whole multiple of n are rejected, or small numbers were favoured.
        if value < WORD_SPAN - WORD_SPAN % n:
            return value % n
    if w.wanted == 0:
        w.wanted = n
    return 0


@kernel
def take_from(w: Work, pool: Array, first: int, last: int) -> int:
    """Take one of pool[first:last] at random into pool[first]: one step of a shuffle."""
    at = first + below(w, last - first)
    taken = pool[at]
    pool[at] = pool[first]
    pool[first] = taken
    return taken


def tape_of(pool: Sequence[int], taken: Sequence[int]) -> list[int] | int:
    """The outcomes that make `take_from` take exactly `taken`, one after another, out of `pool`.

    Where one of `taken` is no longer there to be taken: its place in `taken` instead.
    """
    rest = list(pool)
    tape = []
    for first, wanted in enumerate(taken):
        try:
            at = rest.index(wanted, first)
        except ValueError:
            return first
        tape.append(at - first)
        rest[at], rest[first] = rest[first], rest[at]
    return tape


class Chance(Protocol):
    """A source of draws for a match."""

    draw: int
    """The number of the next draw."""

    def load(self, w: Any) -> None:
        """Let `below` take its numbers from the next draw; `w` are the fields of a work."""

    def extend(self, w: Any) -> None:
        """Give the same draw more numbers; the last run wanted them."""

    def settle(self, w: Any) -> bool:
        """The run stands: move on if it used the draw, and say whether it did."""

    def mark(self) -> object:
        """A place to come back to by `rewind`."""

    def rewind(self, mark: object) -> None:
        """Moves were taken back to where `mark` was made."""


class Generator:
    """Fast, reproducible chance from an integer: for simulation, never for a table of people.

    Rewinding takes the chance back too: a game is a function of its seed and its moves.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draw = 0
        self._state = generator_state(seed)

    def load(self, w: Any) -> None:
        w["source"] = GENERATOR
        w["generator"] = self._state
        w["wanted"] = w["impossible"] = 0

    def extend(self, w: Any) -> None:
        raise AssertionError("a generator never runs out")

    def settle(self, w: Any) -> bool:
        used = int(w["generator"]) != self._state
        self._state = int(w["generator"])
        self.draw += used
        return used

    def mark(self) -> tuple[int, int]:
        return self.draw, self._state

    def rewind(self, mark: object) -> None:
        assert isinstance(mark, tuple)
        self.draw, self._state = mark


class Stream:
    """Chance from a table's key: draw n is a stream of its own, which nobody without the key can
    foretell. Rewinding changes nothing: no draw is ever made twice. docs/fairness.md has the bytes.
    """

    def __init__(self, key: bytes, draw: int = 0) -> None:
        self.draw = draw
        self._key = key
        self._words: list[int] = []

    def load(self, w: Any) -> None:
        _write(w, WORDS, self._words)

    def extend(self, w: Any) -> None:
        block = len(self._words) // 8
        message = self.draw.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.digest(self._key, message, "sha256")
        self._words += [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
        self.load(w)

    def settle(self, w: Any) -> bool:
        used = int(w["script_at"]) > 0
        if used:
            self.draw += 1
            self._words = []
        return used

    def mark(self) -> object:
        return None

    def rewind(self, mark: object) -> None:
        pass


@dataclass
class Tape:
    """Outcomes known beforehand, for one draw: what a record says chance did."""

    outcomes: list[int] = field(default_factory=list)
    draw: int = 0

    def load(self, w: Any) -> None:
        _write(w, TAPE, self.outcomes)

    def extend(self, w: Any) -> None:
        raise TapeEndsError(w["wanted"])

    def settle(self, w: Any) -> bool:
        if w["impossible"]:
            raise ValueError(f"{self.outcomes} has an outcome that is not below {w['impossible']}")
        used = int(w["script_at"]) > 0
        self.draw += used
        self.outcomes = self.outcomes[w["script_at"] :]
        return used

    def mark(self) -> object:
        return None

    def rewind(self, mark: object) -> None:
        pass


class TapeEndsError(Exception):
    """A kernel asked for chance that no tape holds: `wanted` is the number of outcomes."""

    def __init__(self, wanted: int) -> None:
        super().__init__(wanted)
        self.wanted = wanted


def _write(w: Any, source: int, script: Sequence[int]) -> None:
    if len(script) > SCRIPT:
        raise OverflowError(f"a draw needs more than {SCRIPT} numbers")
    w["source"] = source
    if script:
        w["script"][: len(script)] = script
    w["script_length"] = len(script)
    w["script_at"] = w["wanted"] = w["impossible"] = 0


def outcomes(run: Callable[[], None], w: Any) -> Iterator[tuple[list[int], float]]:
    """Every way chance can fall in `run`, as a tape, with its probability.

    `run` must start from the same place each time; after each yield its result stands.
    """
    tape: list[int] = []
    spans: list[int] = []
    while True:
        _write(w, TAPE, tape)
        run()
        if w["wanted"]:
            spans.append(int(w["wanted"]))
            tape.append(0)
            continue
        yield list(tape), float(np.prod([1 / n for n in spans]))
        while tape and tape[-1] == spans[-1] - 1:
            tape.pop()
            spans.pop()
        if not tape:
            return
        tape[-1] += 1


def game_seeds(seed: int, first: int, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """The seeds of games first … first + count − 1 of a run: each its own, whoever plays it."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    start = _mixed(np.array([seed], dtype=np.uint64))
    return _mixed(start + numbers * np.uint64(0x9E3779B97F4A7C15)) % np.uint64(SEEDS)


def generator_states(
    seeds: np.ndarray[Any, np.dtype[np.uint64]], purpose: int = 0
) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """Where the generator of each seed starts; `purpose` sets apart what must not be correlated
    (0 the chance of the game, 1 its bots)."""
    mixed = _mixed(seeds + np.uint64(purpose) * np.uint64(SEEDS))
    # 0 and multiplier · 2³² − 1 would never move.
    return mixed % ((_MULTIPLIER << _HALF) - np.uint64(2)) + np.uint64(1)


def generator_state(seed: int, purpose: int = 0) -> int:
    """`generator_states` of one seed."""
    return int(generator_states(np.array([seed], dtype=np.uint64), purpose)[0])


def _mixed(
    x: np.ndarray[Any, np.dtype[np.uint64]],
) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """SplitMix64's finaliser: every bit of the result depends on every bit of x."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))
