"""Sets of seats as masks."""

from collections.abc import Iterator

import numpy as np

from turntable.engine.struct import Array

MOST_SEATS = 6

# [mask]: its lowest seat. Shifting until one is found cost playouts a tenth of their speed.
FIRST_SEAT: Array = np.array(
    [0, *((mask & -mask).bit_length() - 1 for mask in range(1, 1 << MOST_SEATS))], np.int64
)


def seats_in(mask: int) -> Iterator[int]:
    """The seats of a mask, in order."""
    return (seat for seat in range(MOST_SEATS) if mask >> seat & 1)
