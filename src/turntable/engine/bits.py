"""Sets of small numbers as the bits of one integer, for kernels. Bit 63, the sign, stays unused."""

from turntable.engine.kernel import kernel


@kernel
def bit(n: int) -> int:
    """The set of n alone. Uncompiled, 1 << n of a 16-bit n would be a 16-bit number."""
    return 1 << int(n)


@kernel
def count(bits: int) -> int:
    """How many bits are set. The compiler makes one instruction of this loop."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


@kernel
def lowest(bits: int) -> int:
    """The place of the lowest bit that is set; there is one."""
    return count(~bits & (bits - 1))
