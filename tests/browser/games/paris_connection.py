"""Paris Connection at a browser."""

import re
from random import Random

from tests.browser.games.habits import Habits, Sight, Still
from tests.server.client import Move

# Of all turns, and of all moments at which one could go on planning.
TRADES, LAYS_MORE, CHANGES_MIND = 0.15, 0.8, 0.03
# What is chosen in the dialog of a trade, in this order.
TRADE = ("give-", "take-", "count-")


def presses(sight: Sight, dice: Random) -> str | None:
    """Plan up to five locomotives of a company and build them; now and then trade instead."""
    if "close-trade" in sight.offered:
        return trades(sight, dice)
    # Companies can be pressed at any time, to look at their railways.
    if not sight.asked:
        return None
    hexes = sight.all("hex-")
    if "confirm" in sight.offered:
        if "take-back" in sight.offered and dice.random() < CHANGES_MIND:
            return dice.choice(sight.all("take-back", "cancel"))
        return towards_marseille(hexes, dice) if hexes and dice.random() < LAYS_MORE else "confirm"
    if hexes:
        return towards_marseille(hexes, dice)
    companies = sight.all("company-")
    if "trade" in sight.offered and (not companies or dice.random() < TRADES):
        return "trade"
    return dice.choice(companies) if companies else None


def towards_marseille(hexes: list[str], dice: Random) -> str:
    """Southwards by and large, so that the game has an end before all stations are empty."""
    return max(dice.choices(hexes, k=5), key=south)


def south(name: str) -> int:
    """The row of a hex: hex--3-12 is in row 12."""
    at = re.fullmatch(r"hex-(-?\d+)-(-?\d+)", name)
    assert at, name
    return int(at[2])


def trades(sight: Sight, dice: Random) -> str:
    """In the dialog: choose what is not chosen yet, and trade."""
    for kind in TRADE:
        if sight.all(kind) and not sight.has_chosen(kind):
            return dice.choice(sight.all(kind))
    return "confirm-trade" if "confirm-trade" in sight.offered else "close-trade"


def move(legal: list[Move]) -> Move:
    """Straight to Marseille: the shortest games come of it."""
    lays = [move for move in legal if move["move"] == "lay"]
    return max(lays, key=lambda lay: int(lay["hex"][1])) if lays else legal[0]


HABITS = Habits(
    id="paris-connection",
    players=3,
    decisions={"build_or_trade": ("company-",), "lay_or_end": ("confirm",)},
    lit={"hex": "open"},
    stills={
        "planned": Still("build_or_trade", ("company-", "hex-"), "confirm"),
        "trade": Still("build_or_trade", ("trade",), "close-trade"),
    },
    lengthy=True,
    presses=presses,
    move=move,
)
