"""Ghosts Galore at a browser."""

import re
from random import Random

from tests.browser.games.habits import Habits, Sight, Still
from tests.server.client import Move

# What is looked for, one after the other, when nothing has been begun.
CHOICES = (r"keep-.+", r"claim|leave", r"space-\d-\d", r"draw|stack|tile-.+")


def presses(sight: Sight, dice: Random) -> str | None:
    """Finish what was begun, else begin something."""
    if "confirm" in sight.offered:
        # Now and then a tile is turned first.
        return "rotate" if "rotate" in sight.offered and dice.random() < 0.3 else "confirm"
    # A side stays pressable, to choose anew, until all have chosen.
    if sides := sight.all("side-"):
        return None if sight.has_chosen("side-") else dice.choice(sides)
    for kind in CHOICES:
        offered = sorted(name for name in sight.offered if re.fullmatch(kind, name))
        if offered:
            return dice.choice(offered)
    return None


def move(legal: list[Move]) -> Move:
    """Whoever may draw does, so that every decision comes up."""
    return next((move for move in legal if move["move"] == "draw"), legal[0])


def key(here: str, there: str) -> str:
    """Arrows within a board, of which one space at a time can be tabbed to."""
    at, to = (re.fullmatch(r"space-(\d)-(\d)", name) for name in (here, there))
    if at is None or to is None:
        return "Tab"
    if at[1] != to[1]:
        return "ArrowDown" if at[1] < to[1] else "ArrowUp"
    return "ArrowRight" if at[2] < to[2] else "ArrowLeft"


HABITS = Habits(
    id="ghosts-galore",
    players=2,
    options=("expert",),
    decisions={
        "choose_side": ("side-",),
        "keep": ("keep-",),
        "draw_or_choose": ("draw", "tile-"),
        "claim_or_leave": ("claim",),
        "place": ("space-",),
        "place_hidden": ("space-",),
    },
    lit={"stack": "drawable", "tile": "claimable", "space": "free"},
    unseen=frozenset({"rotate"}),
    stills={"planned": Still("place", ("space-",), "confirm")},
    presses=presses,
    move=move,
    key=key,
)
