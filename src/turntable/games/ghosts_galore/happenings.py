"""Happenings: the kinds of event that moves of this game emit."""

from turntable.engine.events import EventKind

KINDS = (
    EventKind("side_chosen", ("seat", "side")),
    EventKind("hidden_seen", ("seat", "tile"), reveals=True),
    EventKind("pair_seen", ("seat", "tile", "spare"), reveals=True),
    EventKind("kept", ("seat",)),
    EventKind("kept_tile", ("seat", "tile")),
    EventKind("stacks_formed", reveals=True),
    EventKind("round_began", ("round", "lamp"), players=("lamp",)),
    EventKind("drawn", ("seat", "tile"), reveals=True),
    EventKind("left", ("seat", "tile")),
    EventKind("claimed", ("seat", "tile")),
    EventKind("turned_up", ("tile",), reveals=True),
    EventKind("placed", ("seat", "tile", "space", "rotation")),
    EventKind("hidden_placed", ("seat", "tile", "space", "rotation")),
    EventKind("discarded", ("tile",)),
    EventKind("finished"),
)
(
    SIDE_CHOSEN, HIDDEN_SEEN, PAIR_SEEN, KEPT, KEPT_TILE, STACKS_FORMED, ROUND_BEGAN, DRAWN, LEFT,
    CLAIMED, TURNED_UP, PLACED, HIDDEN_PLACED, DISCARDED, FINISHED,
) = range(len(KINDS))  # fmt: skip
