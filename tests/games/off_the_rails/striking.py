"""Carts that run into one another along row 5, for the scenes about collisions."""

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, underground

ROW = {5: "─────────"}


def struck(
    ben: str,
    ana: str = "5,2 E 3 gold",
    track: dict[int, str] | None = None,
    black: str = "supply",
) -> Table:
    """Ana's white cart comes from the west and strikes Ben's."""
    table = underground(Seat(white=ana, black=black), Seat(white=ben), track=track or ROW)
    return table.after("Ana ends", "Ana moves white")


def own_struck(black: str, white: str = "5,2 E 3 gold") -> Table:
    """Before Ana's white cart strikes her black one."""
    return underground(Seat(white=white, black=black), track=ROW, deck=["R1"]).after("Ana ends")
