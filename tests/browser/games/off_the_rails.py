"""Off the Rails at a browser."""

from random import Random

from tests.browser.games.habits import Habits, Sight, Still
from tests.server.client import Move

# Of all moments at which one could.
LAUNCHES, LAYS_MORE, TURNS, CHANGES_MIND, CHANGES_SPEED = 0.3, 0.75, 0.1, 0.03, 0.1
# One track from north to south and one from east to west, through three mines and each other.
TRACK = 4
JUNCTIONS = (3, 7)
# What is asked while carts roll: the first of these that is there.
ANSWERS = ("mission-", "half-", "split-", "lost-", "piece-", "exit-", "cart-")


def presses(sight: Sight, dice: Random) -> str | None:
    """Build the tracks and send carts along them."""
    if not sight.asked:
        return None
    surfaces, squares = on_tracks(sight.all("surface-")), on_tracks(sight.all("square-"))
    if "confirm" in sight.offered:
        if dice.random() < CHANGES_MIND:
            return "cancel"
        if "rotate" in sight.offered and dice.random() < TURNS:
            return "rotate"
        # Only actions can go on after a plan.
        more = "end-actions" in sight.offered and dice.random() < LAYS_MORE
        return dice.choice(surfaces + squares) if more and squares else "confirm"
    for kind in ANSWERS:
        if offered := sight.all(kind):
            return dice.choice(offered + sight.all("skip"))
    if speeds := [name for name in sight.all("speed-") if dice.random() < CHANGES_SPEED]:
        return dice.choice(speeds)
    if surfaces and dice.random() < LAUNCHES:
        return dice.choice(surfaces)
    anywhere = squares or sight.all("square-") or sight.all("end-actions")
    return dice.choice(anywhere) if anywhere else None


def on_tracks(names: list[str]) -> list[str]:
    """square-4-7 is in row 4."""
    return [name for name in names if any(int(place) == TRACK for place in name.split("-")[1:])]


def move(legal: list[Move]) -> Move:
    """A track from the own surface to the other side, with two junctions; then carts on it."""
    dice = Random(str(legal))
    launches = [launch["square"] for launch in legal if launch["move"] == "launch"]
    inward = inwards(launches[0]) if launches else ""
    ways = "".join(turn["exit"] for turn in legal if turn["move"] in ("turn", "face"))
    return max(legal, key=lambda move: (worth(move, inward, ways), dice.random()))


def inwards(surface: list[int]) -> str:
    row, column = surface
    return {0: "S", 10: "N"}.get(row) or {0: "E", 10: "W"}[column]


# The exit that a junction has besides the track, by where the track leads: each clan has a pair of
# exits of its own, by which a cart at a junction is known to go on.
ASIDE = {"S": "E", "E": "N", "N": "W", "W": "S"}


def worth(move: Move, inward: str, ways: str) -> int:
    """Without `inward` all own carts are on the board, and nothing is to be done."""
    row, column = move.get("square", (0, 0))
    across, along = (column, row) if inward in ("N", "S") else (row, column)
    match move:
        case {"move": "lay", "exits": exits} if inward and across == TRACK and inward in exits:
            return 4 if exits in ("NS", "EW") else 0
        case {"move": "upgrade", "exit": exit_} if inward and across == TRACK:
            # Others' rails lie in the way until they have both exits that it takes.
            if exit_ in (inward, ASIDE[ASIDE[inward]]):
                return 4
            return 3 if along in JUNCTIONS and exit_ == ASIDE[inward] else 0
        case {"move": "launch"}:
            return 2 if across == TRACK else 0
        case {"move": "end_actions" | "pick" | "place_token"}:
            return 1
        case {"move": "turn" | "face", "exit": exit_}:
            return int(ASIDE[exit_] in ways)
        case _:
            return 0


def arrow(here: str, there: str) -> str:
    """Arrows within the mine, of which one square at a time can be tabbed to."""
    at, to = here.split("-"), there.split("-")
    if not {at[0], to[0]} <= {"square", "surface"}:
        return "Tab"
    if at[1] != to[1]:
        return "ArrowDown" if int(at[1]) < int(to[1]) else "ArrowUp"
    return "ArrowRight" if int(at[2]) < int(to[2]) else "ArrowLeft"


HABITS = Habits(
    id="off-the-rails",
    players=2,
    lengthy=True,
    options=("missions",),
    # But for what a collision asks, which is too rare: it looks like picking a piece.
    decisions={
        "act": ("square-",),
        "move_cart": ("cart-",),
        "pick": ("piece-",),
        "second_pick": ("skip",),
        "turn": ("exit-",),
        "face": ("exit-",),
        "place_token": ("square-",),
    },
    lit=dict.fromkeys(("square", "surface"), "lit"),
    stills={
        "planned": Still("act", ("surface-", "square-"), "confirm"),
        "falling": Still("place_token", ("square-",), "confirm"),
    },
    presses=presses,
    move=move,
    key=arrow,
)
