"""Exits: N, E, S and W as 0 to 3, and sets of them as masks."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import EXITS


@kernel
def opposite(exit_: int) -> int:
    return exit_ ^ 2


@kernel
def has_exit(exits: int, exit_: int) -> bool:
    return exits & bit(exit_) != 0


@kernel
def without(exits: int, exit_: int) -> int:
    return exits & ~bit(exit_)


def written_exits(exits: int) -> str:
    """As in a record: in the order NESW."""
    return "".join(letter for n, letter in enumerate(EXITS) if exits >> n & 1)


def read_exits(written: str) -> int:
    return sum(1 << EXITS.index(letter) for letter in EXITS if letter in written)
