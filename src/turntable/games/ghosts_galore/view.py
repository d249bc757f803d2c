"""What a seat sees, as JSON: the table from one chair (GG-18)."""

from typing import Any, Literal, cast

from msgspec import Struct

from turntable.games.ghosts_galore.components import (
    BOX,
    EDGES,
    SIDES,
    STACKS,
    TILES_PER_STACK,
)
from turntable.games.ghosts_galore.decisions.claim_or_leave import drawn_tile
from turntable.games.ghosts_galore.state import CLAIM_OR_LEAVE, LINES, NONE, PHASES, UNKNOWN, State

Side = Literal["A", "B"]
PathLine = Literal["bone", "tooth", "other"]
Decision = Literal[
    "choose_side", "keep", "draw_or_choose", "claim_or_leave", "place", "place_hidden", "over"
]


class PathView(Struct, frozen=True):
    """A path on a board (GG-15)."""

    sections: list[tuple[int, int, int]]
    """Row, column, and which section of the tile there."""
    line: PathLine | None
    """What it scores as, from door to door (GG-30 to GG-32); null where it does not."""
    points: int


class SeatView(Struct, frozen=True):
    """One player's things."""

    board: int
    side: Side | None
    tiles: list[tuple[int, int, str, int]]
    """Row, column, tile, rotation."""
    claimed: str | None
    hidden: str | None
    """Null where it cannot be known; see `has_hidden`."""
    has_hidden: bool
    spare: str | None
    """Expert: the other tile drawn, for its drawer to choose from and, later, to remember."""
    paths: list[PathView]
    dead_ends: int


class View(Struct, frozen=True):
    """The whole table."""

    expert: bool
    decision: Decision
    round: int
    """1 to 8; 9 when the hidden tiles are placed."""
    lamp: int
    waiting: list[int]
    seats: list[SeatView]
    stacks: list[int]
    """How many tiles are still face down in each."""
    drawn: str | None
    """The tile just turned up, to be claimed or left."""
    face_up: list[str]
    discarded: list[str]


def decision(s: State) -> Decision:
    """What is being decided: a place_hidden is a place of its own to the players."""
    if PHASES[s.phase] == "place" and s.round_number == STACKS:
        return "place_hidden"
    return cast("Decision", PHASES[s.phase])


def view(s: State, w: Any, seat: int) -> View:
    """The concealed state `s` in words a client can draw."""
    height = int(TILES_PER_STACK[s.players])
    formed = s.stack[STACKS - 1, 0] != NONE
    current = int(s.round_number)
    return View(
        expert=bool(s.expert),
        decision=decision(s),
        round=current + 1,
        lamp=int(s.lamp),
        waiting=[other for other in range(s.players) if s.awaited >> other & 1],
        seats=[_seat(s, w, other) for other in range(s.players)],
        stacks=[
            0 if number < current or not formed
            else height - int(s.turned_up) if number == current
            else height
            for number in range(STACKS)
        ],
        drawn=_name(drawn_tile(s)) if s.phase == CLAIM_OR_LEAVE else None,
        face_up=[str(_name(s.face_up[place])) for place in range(s.face_up_count)],
        discarded=_discarded(s),
    )  # fmt: skip


def _seat(s: State, w: Any, seat: int) -> SeatView:
    placed = zip(s.tile.tolist()[seat], s.rotation.tolist()[seat], strict=True)
    return SeatView(
        board=int(s.board[seat]) + 1,
        side=None if s.side[seat] == NONE else cast("Side", SIDES[s.side[seat]]),
        tiles=[
            (*divmod(space, 3), BOX.tiles[tile].id, rotation)
            for space, (tile, rotation) in enumerate(placed)
            if tile != NONE
        ],
        claimed=_name(s.claimed[seat]),
        hidden=_name(s.hidden[seat]),
        has_hidden=bool(s.hidden[seat] != NONE),
        spare=_name(s.spare[seat]),
        paths=_paths(s, w, seat),
        dead_ends=int(w["dead_ends"][seat]),
    )


def _paths(s: State, w: Any, seat: int) -> list[PathView]:
    at_port = w["path"][seat].tolist()
    sections: dict[int, list[tuple[int, int, int]]] = {}
    placed = zip(s.tile.tolist()[seat], s.rotation.tolist()[seat], strict=True)
    for space, (tile, rotation) in enumerate(placed):
        for index, section in enumerate(BOX.tiles[tile].sections if tile != NONE else ()):
            edge = (EDGES.index(section[0]) + rotation) % 4
            sections.setdefault(at_port[space * 4 + edge], []).append((*divmod(space, 3), index))
    lines, points = w["path_line"][seat].tolist(), w["path_points"][seat].tolist()
    return [
        PathView(found, _path_line(lines[path]), points[path])
        for path, found in sorted(sections.items())
    ]


def _path_line(line: int) -> PathLine | None:
    return None if line == NONE else cast("PathLine", LINES[line])


def _name(tile: int) -> str | None:
    return None if tile in (NONE, UNKNOWN) else BOX.tiles[tile].id


def _discarded(s: State) -> list[str]:
    """Of the stacks played, what lies on no board and is not claimed (GG-12)."""
    kept = {int(s.claimed[seat]) for seat in range(s.players)}
    kept.update(*s.tile.tolist())
    height = int(TILES_PER_STACK[s.players])
    played = s.stack.tolist()[: int(s.round_number)]
    tiles = [tile for stack in played for tile in stack[:height]]
    return [BOX.tiles[tile].id for tile in tiles if tile not in kept]
