"""Happenings: the kinds of event that moves of this game emit."""

from turntable.engine.events import EventKind

KINDS = (
    EventKind("drew", ("seat", "count"), reveals=True),
    # Only the seat itself is told which.
    EventKind("drew_card", ("seat", "card"), reveals=True),
    EventKind("drew_phantom", ("seat", "count")),
    EventKind("took", ("seat", "card")),
    EventKind("turned_up", ("card",), reveals=True),
    EventKind("shuffled", ("count",), reveals=True),
    EventKind("scrapped", ("seat", "card")),
    EventKind("built", ("seat", "card", "cost")),
    EventKind("upgraded", ("seat", "card", "replaced", "cost")),
    EventKind("loaded", ("seat", "card", "owner", "car"), players=("seat", "owner")),
    EventKind("loaded_own", ("seat", "card", "car")),
    EventKind("loaded_face_down", ("seat", "owner", "car"), players=("seat", "owner")),
    EventKind("loaded_own_face_down", ("seat", "car")),
    EventKind("discarded", ("seat", "count")),
    EventKind("extra_taken", ("seat", "action")),
    EventKind("extra_declined", ("seat",)),
    EventKind("completed", ("seat", "contract", "side", "points")),
    EventKind("sold", ("seat", "count")),
    EventKind("action_lost", ("seat", "count")),
    EventKind("end_triggered", ("seat", "end")),
    EventKind("finished"),
)
(
    DREW, DREW_CARD, DREW_PHANTOM, TOOK, TURNED_UP, SHUFFLED, SCRAPPED, BUILT, UPGRADED, LOADED,
    LOADED_OWN, LOADED_FACE_DOWN, LOADED_OWN_FACE_DOWN, DISCARDED, EXTRA_TAKEN, EXTRA_DECLINED,
    COMPLETED, SOLD, ACTION_LOST, END_TRIGGERED, FINISHED,
) = range(len(KINDS))  # fmt: skip
