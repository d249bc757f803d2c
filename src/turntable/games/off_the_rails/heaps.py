"""Heaps: pieces that lie together, counted by kind in the bits of one number.

So a hold, a store, the bag and what lies on a square are one word each; to pour one into another is
a sum.
"""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import KIND_NUMBER, KINDS, Kind

BITS = 6
"""For each kind: no heap has 64 of one."""
MOST = (1 << BITS) - 1
LOAD_BASE = len(KINDS) + 1
Count = Annotated[int, Meta(ge=0, le=10_000)]


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each kind of piece; a 0 may be left out."""

    rock: Count = 0
    ruby: Count = 0
    emerald: Count = 0
    gold: Count = 0
    diamond: Count = 0


@kernel
def one(kind: int) -> int:
    """The heap of one piece."""
    return bit(BITS * kind)


@kernel
def count_of(heap: int, kind: int) -> int:
    return heap >> (BITS * kind) & MOST


@kernel
def size(heap: int) -> int:
    total = 0
    while heap:
        total += heap & MOST
        heap >>= BITS
    return total


@kernel
def piece_at(heap: int, n: int) -> int:
    """The kind of the n-th piece, sorted by kind."""
    kind = 0
    while n >= heap & MOST:
        n -= heap & MOST
        heap >>= BITS
        kind += 1
    return kind


@kernel
def load_of(heap: int) -> int:
    """A heap of up to five pieces as a number small enough for an event: a digit a piece."""
    load = 0
    for kind in range(len(KINDS)):
        for _ in range(count_of(heap, kind)):
            load = load * LOAD_BASE + kind + 1
    return load


def pieces_of_load(load: int) -> list[Kind]:
    """What `load_of` has put into a number."""
    pieces: list[Kind] = []
    while load:
        load, digit = divmod(load, LOAD_BASE)
        pieces.insert(0, KINDS[digit - 1])
    return pieces


def pieces_in(heap: int) -> list[Kind]:
    """The pieces of a heap, sorted by kind."""
    return [kind for n, kind in enumerate(KINDS) for _ in range(count_of(int(heap), n))]


def heap_of(pieces: Iterable[Kind]) -> int:
    return sum(1 << BITS * KIND_NUMBER[piece] for piece in pieces)


def counts(heap: int) -> Counts:
    return Counts(*(count_of(int(heap), kind) for kind in range(len(KINDS))))


def numbers_of(figures: Counts) -> list[int]:
    return [getattr(figures, kind) for kind in KINDS]
