"""Moves: small numbers inside, JSON objects outside.

A number means the same move in every position. The structs are the JSON shapes of a record.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from turntable.games.ghosts_galore.components import BOX, SIDES, SPACES, TILE_NUMBER, TILES


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """`{"move": …}` and what belongs to it."""


class ChooseSide(_Move, frozen=True, tag="choose_side"):
    """GG-1."""

    side: Literal["A", "B"]


class Keep(_Move, frozen=True, tag="keep"):
    """GG-5."""

    tile: str


class Draw(_Move, frozen=True, tag="draw"):
    """GG-7."""


class Claim(_Move, frozen=True, tag="claim"):
    """The tile just drawn (GG-7), or any that lies face up (GG-8)."""

    tile: str


class Leave(_Move, frozen=True, tag="leave"):
    """GG-7."""


class Place(_Move, frozen=True, tag="place"):
    """GG-11, GG-13."""

    space: tuple[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=2)]]
    rotation: Annotated[int, Meta(ge=0, le=3)]


Move = ChooseSide | Keep | Draw | Claim | Leave | Place

CHOOSE_SIDE_MOVE = 0
DRAW_MOVE = CHOOSE_SIDE_MOVE + len(SIDES)
LEAVE_MOVE = DRAW_MOVE + 1
PLACE_MOVE = LEAVE_MOVE + 1
KEEP_MOVE = PLACE_MOVE + SPACES * 4
CLAIM_MOVE = KEEP_MOVE + TILES
MOVES = CLAIM_MOVE + TILES


def number_of(move: Move) -> int:
    """The number of a move; KeyError for a tile that is not in the box."""
    match move:
        case ChooseSide(side=side):
            return CHOOSE_SIDE_MOVE + SIDES.index(side)
        case Draw():
            return DRAW_MOVE
        case Leave():
            return LEAVE_MOVE
        case Place(space=(row, column), rotation=rotation):
            return PLACE_MOVE + (row * 3 + column) * 4 + rotation
        case Keep(tile=tile):
            return KEEP_MOVE + TILE_NUMBER[tile]
        case Claim(tile=tile):
            return CLAIM_MOVE + TILE_NUMBER[tile]


def move_of(number: int) -> Move:
    """The move of a number from 0 to MOVES − 1."""
    if number < DRAW_MOVE:
        return ChooseSide("A" if number == CHOOSE_SIDE_MOVE else "B")
    if number == DRAW_MOVE:
        return Draw()
    if number == LEAVE_MOVE:
        return Leave()
    if number < KEEP_MOVE:
        space, rotation = divmod(number - PLACE_MOVE, 4)
        return Place((space // 3, space % 3), rotation)
    if number < CLAIM_MOVE:
        return Keep(BOX.tiles[number - KEEP_MOVE].id)
    return Claim(BOX.tiles[number - CLAIM_MOVE].id)
