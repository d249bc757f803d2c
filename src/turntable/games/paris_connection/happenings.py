"""Happenings: the kinds of event that moves of this game emit."""

from turntable.engine.events import EventKind

KINDS = (
    EventKind("laid", ("seat", "company", "hex", "points")),
    EventKind("build_ended", ("seat", "company", "count")),
    EventKind("traded", ("seat", "give", "take", "count")),
    # The screens go: whoever ends the game cannot take that back alone.
    EventKind("finished", ("end",), reveals=True),
)
LAID, BUILD_ENDED, TRADED, FINISHED = range(len(KINDS))
