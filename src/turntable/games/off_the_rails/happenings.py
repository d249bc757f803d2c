"""Happenings: the kinds of event that moves of this game emit.

`load` stands for up to five pieces in one number (heaps.py).
"""

from turntable.engine.events import EventKind

KINDS = (
    EventKind("laid", ("seat", "square", "exits")),
    EventKind("upgraded", ("seat", "square", "exits")),
    EventKind("launched", ("seat", "cart", "square")),
    EventKind("speed_changed", ("seat", "cart", "speed")),
    EventKind("rolled", ("seat", "cart", "square", "count")),
    EventKind("picked", ("seat", "cart", "piece")),
    EventKind("came_home", ("seat", "cart", "load")),
    EventKind("derailed", ("seat", "cart", "square", "load")),
    EventKind("out", ("seat", "cart")),
    EventKind("collided", ("seat", "cart", "struck", "other"), players=("seat", "struck")),
    EventKind("collided_own", ("seat", "cart", "other")),
    EventKind("touched", ("seat", "cart", "struck", "other"), players=("seat", "struck")),
    EventKind("touched_own", ("seat", "cart", "other")),
    EventKind("lost", ("seat", "cart", "load"), reveals=True),
    # Only the seat itself is told what is in them.
    EventKind("halved", ("seat", "left", "right"), reveals=True),
    EventKind("mission_taken", ("seat", "mission")),
    EventKind("deposited", ("card", "load"), reveals=True),
    EventKind("collapse_announced", ("seat",), reveals=True),
    EventKind("token_drawn", ("seat", "mine"), reveals=True),
    EventKind("token_gone", ("mine",), reveals=True),
    EventKind("token_fell", ("mine", "square")),
    EventKind("finished", ("end",)),
)
(
    LAID, UPGRADED, LAUNCHED, SPEED_CHANGED, ROLLED, PICKED, CAME_HOME, DERAILED, PUT_OUT, COLLIDED,
    COLLIDED_OWN, TOUCHED, TOUCHED_OWN, LOST, HALVED, MISSION_TAKEN, DEPOSITED,
    COLLAPSE_ANNOUNCED, TOKEN_DRAWN, TOKEN_GONE, TOKEN_FELL, FINISHED,
) = range(len(KINDS))  # fmt: skip
