"""Isle of Trains at a browser."""

from random import Random

from tests.browser.games.habits import Habits, Sight, Still
from tests.server.client import Move

# Of all moments at which one could.
DRAWS, DELIVERS, SELLS, BUILDS, SCRAPS = 0.4, 0.02, 0.1, 0.3, 0.6
EXTRAS, CHANGES_MIND = 0.8, 0.02
# What a port says once everything that it asks for is there; another rule may still forbid it.
READY, DELIVERS_THERE = ("All of it is on your train", "Lo llevas todo en el tren"), 0.25
# Whoever opens a table sits on seat 0.
OWN_CARS = "car-0-"


def presses(sight: Sight, dice: Random) -> str | None:
    """Fill the own train for the ports of the island: games end when these are taken."""
    if not sight.asked:
        return None
    if "put-back" in sight.offered:
        return puts_down(sight, dice)
    ports = sight.all("contract-")
    if ports and not sight.has_chosen("contract-"):
        return dice.choice(ports)
    if "confirm" in sight.offered:
        changes = "cancel" in sight.offered and dice.random() < CHANGES_MIND
        return "cancel" if changes else "confirm"
    if extras := sight.all("extra-"):
        return dice.choice(extras) if dice.random() < EXTRAS else "decline"
    # Too heavy, as it is; or it is for sale, since no port wants it.
    hand, there = sight.all("hand-"), sight.all("car-", "building-")
    if there and ("refused" in sight.offered or not hand):
        gives = SCRAPS if "refused" in sight.offered else SELLS
        return (
            "cancel" if "cancel" in sight.offered and dice.random() > gives else dice.choice(there)
        )
    ready = any(words in sight.words for words in READY)
    if "deliver" in sight.offered and dice.random() < (DELIVERS_THERE if ready else DELIVERS):
        return "deliver"
    piles = sight.all("pile", "row-")
    rest = piles if dice.random() < DRAWS or not hand else hand
    rest = rest or hand or sight.all("deliver", "cancel")
    return dice.choice(rest) if rest else None


def puts_down(sight: Sight, dice: Random) -> str:
    """The card that is lifted goes onto the own train, or helps to build it; else others' cars give
    cards, and face down it fits everywhere."""
    if own := sight.all(OWN_CARS):
        return dice.choice(own)
    places, cars = sight.all("build-", "upgrade-"), sight.all("car-")
    if places and (not cars or dice.random() < BUILDS):
        return dice.choice(places)
    if cars:
        return dice.choice(cars)
    return "face-down" if "face-down" in sight.offered else "put-back"


def move(legal: list[Move]) -> Move:
    """By and large what fills the own train and the ports, so that the game ends before all turns
    are over; and now and then everything else."""
    dice = Random(str(legal))
    kinds = {kind_of(move): move for move in legal}
    kind = dice.choices(list(kinds), [WEIGHTS.get(kind, 1) for kind in kinds])[0]
    return dice.choice([move for move in legal if kind_of(move) == kind])


WEIGHTS = {
    "contract": 1000, "load": 16, "load 0": 8, "extra": 8,
    "build": 6, "deliver": 4, "draw": 3, "end": 3,
}  # fmt: skip


def kind_of(move: Move) -> str:
    """Loading the own train, which is that of seat 0, is something else than loading others."""
    return "load 0" if move["move"] == "load" and move["seat"] == 0 else str(move["move"])


HABITS = Habits(
    id="isle-of-trains",
    players=2,
    lengthy=True,
    options=("expert",),
    # But for `discard_for_bonus`, which looks like the other discards: too few cars ask for it.
    decisions={
        "act": ("hand-", "pile"),
        "draw": ("pile", "row-"),
        "scrap": ("car-", "building-"),
        "pay": ("hand-", "confirm"),
        "discard_to_load": ("hand-", "confirm"),
        "extra": ("extra-",),
        "deliver": ("car-",),
        "use": ("confirm",),
        "sell": ("confirm",),
        "discard_to_five": ("hand-",),
    },
    lit=dict.fromkeys(("hand", "car", "building", "contract", "pile", "row"), "lit"),
    stills={
        "lifted": Still("act", ("hand-",), "put-back"),
    },
    presses=presses,
    move=move,
)
