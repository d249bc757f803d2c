"""Sets of hexes: a bit for each hex, in four words.

In a state they are rows of an array. To reckon with them kernels take them out as tuples, which the
compiler keeps in registers: nothing is allocated, and a set is never changed behind anybody's back.
"""

from turntable.engine.bits import count, lowest
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.paris_connection.components import NEIGHBOURS, WORD_BITS, WORDS

Hexes = tuple[int, int, int, int]
NO_HEXES: Hexes = (0, 0, 0, 0)


@kernel
def read(words: Array) -> Hexes:
    return words[0], words[1], words[2], words[3]


@kernel
def read_row(words: Array, row: int) -> Hexes:
    return words[row, 0], words[row, 1], words[row, 2], words[row, 3]


@kernel
def write_row(words: Array, row: int, hexes: Hexes) -> None:
    words[row, 0] = hexes[0]
    words[row, 1] = hexes[1]
    words[row, 2] = hexes[2]
    words[row, 3] = hexes[3]


@kernel
def neighbours(hex_: int) -> Hexes:
    """Those adjacent to `hex_` (PC-6)."""
    return read_row(NEIGHBOURS, hex_)


@kernel
def bit(hex_: int) -> int:
    """What `hex_` is in its word."""
    # int: uncompiled, one shifted by a small integer of NumPy's would be as small.
    return 1 << (int(hex_) % WORD_BITS)


@kernel
def single(hex_: int) -> Hexes:
    word = hex_ // WORD_BITS
    mask = bit(hex_)
    return (
        mask if word == 0 else 0,
        mask if word == 1 else 0,
        mask if word == 2 else 0,
        mask if word == 3 else 0,
    )


@kernel
def either(a: Hexes, b: Hexes) -> Hexes:
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@kernel
def both(a: Hexes, b: Hexes) -> Hexes:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@kernel
def minus(a: Hexes, b: Hexes) -> Hexes:
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@kernel
def is_empty(hexes: Hexes) -> bool:
    return hexes[0] | hexes[1] | hexes[2] | hexes[3] == 0


@kernel
def size(hexes: Hexes) -> int:
    return count(hexes[0]) + count(hexes[1]) + count(hexes[2]) + count(hexes[3])


@kernel
def pick(hexes: Hexes, n: int) -> int:
    """The n-th of them in the order of their numbers, from 0; there are more than n."""
    word = 0
    here = count(hexes[0])
    while n >= here:
        n -= here
        word += 1
        here = count(hexes[word])
    bits = hexes[word]
    for _ in range(n):
        bits &= bits - 1
    return word * WORD_BITS + lowest(bits)


@kernel
def beside(hexes: Hexes) -> Hexes:
    """All that are adjacent to one of them, some of them perhaps included."""
    found = NO_HEXES
    for word in range(WORDS):
        bits = hexes[word]
        while bits:
            found = either(found, neighbours(word * WORD_BITS + lowest(bits)))
            bits &= bits - 1
    return found
