"""The state of a game in progress, and the work beside it."""

from typing import Annotated

from turntable.engine.struct import Array, Struct, i16, i32, i64
from turntable.engine.work import Work as EngineWork
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.components import PORTS, SPACES, STACKS, TILES
from turntable.games.ghosts_galore.moves import MOVES

SEATS = 5
LINES = GAME.lines

PHASES = ("choose_side", "keep", "draw_or_choose", "claim_or_leave", "place", "over")
CHOOSE_SIDE, KEEP, DRAW_OR_CHOOSE, CLAIM_OR_LEAVE, PLACE, OVER = range(len(PHASES))

NONE = -1
UNKNOWN = -2

MOST_PATHS = 2 * SPACES
"""Two sections on every tile, none joined."""


class State(Struct, whole_lines=True):
    """Where everything lies. Tiles are numbers, NONE where there is none, UNKNOWN where the seat
    that a state was concealed for cannot know it. What is nowhere here is in the box."""

    players: i16
    expert: i16
    phase: i16
    awaited: i16
    """Mask of the seats that have to decide."""
    round_number: i16
    """0 to 7; 8 when the hidden tiles are placed (GG-13)."""
    lamp: i16
    board: Annotated[Array, i16, (SEATS,)]
    side: Annotated[Array, i16, (SEATS,)]
    hidden: Annotated[Array, i16, (SEATS,)]
    spare: Annotated[Array, i16, (SEATS,)]
    """Expert: the other tile drawn (GG-5); once mixed back, its drawer's memory of it."""
    claimed: Annotated[Array, i16, (SEATS,)]
    tile: Annotated[Array, i16, (SEATS, SPACES)]
    rotation: Annotated[Array, i16, (SEATS, SPACES)]
    free: Annotated[Array, i16, (SEATS,)]
    """Mask of the spaces without a tile."""
    track: Annotated[Array, i64, (SEATS,)]
    """The ports that track touches, as bits. Like `free` it follows from what lies there; `board`
    keeps all four together."""
    stack: Annotated[Array, i16, (STACKS, SEATS + 4)]
    """From the top."""
    turned_up: i16
    """How many tiles of the current stack have been turned up."""
    face_up_count: i16
    face_up: Annotated[Array, i16, (SEATS + 4,)]
    """The unclaimed face-up tiles, in the order in which they were turned up."""


class Work(EngineWork):
    """Scratch of one thread."""

    move: Annotated[Array, i16, (MOVES,)]
    line: Annotated[Array, i16, (SEATS, len(LINES))]
    total: Annotated[Array, i16, (SEATS,)]
    rank: Annotated[Array, i16, (SEATS,)]
    """How many seats came in ahead: 0 is a winner."""
    dead_ends: Annotated[Array, i16, (SEATS,)]
    path: Annotated[Array, i16, (SEATS, PORTS)]
    """The path at each port, NONE where there is no track. Like the next two for a table to show:
    filled in when the work is listening."""
    path_line: Annotated[Array, i16, (SEATS, MOST_PATHS)]
    """The line of the sheet that a path scores on as a whole; NONE for one that does not."""
    path_points: Annotated[Array, i16, (SEATS, MOST_PATHS)]
    section: Annotated[Array, i32, (PORTS,)]
    """The section at each port of the board that is being scored."""
    pool: Annotated[Array, i16, (TILES,)]
