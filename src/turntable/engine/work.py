"""Work: the scratch memory of one thread.

A state holds what the rules know and nothing else; everything a kernel needs besides (where chance
comes from, the list of legal moves, the score sheet, what happened) is in a WORK beside it.
"""

from typing import Annotated

from turntable.engine.seats import MOST_SEATS
from turntable.engine.struct import Array, Struct, i16, i64, u64

SCRIPT = 512
EVENTS = 64
EVENT_FIELDS = 6


class Work(Struct):
    """What every game's work starts with; engine/contract.py says what a game adds."""

    # chance.py
    source: i64
    generator: u64
    script: Annotated[Array, i64, (SCRIPT,)]
    script_length: i64
    script_at: i64
    wanted: i64
    impossible: i64
    # what `score` cannot know
    partial: Annotated[Array, i16, (MOST_SEATS,)]
    # events.py
    listening: i64
    event_count: i64
    event: Annotated[Array, i16, (EVENTS, EVENT_FIELDS)]
