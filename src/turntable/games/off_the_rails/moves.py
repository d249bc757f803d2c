"""Moves: small numbers inside, JSON objects outside.

A number means the same move in every position. The structs are the JSON shapes of a record.
"""

from itertools import combinations_with_replacement
from typing import Literal, cast

from msgspec import Struct

from turntable.games.off_the_rails.components import (
    BOX,
    CART_NAMES,
    CARTS,
    CLAN_NUMBER,
    CLANS,
    DEPTHS,
    EXITS,
    KIND_NUMBER,
    KINDS,
    MISSION_NUMBER,
    MISSIONS,
    SHAPES,
    SURFACE_SQUARES,
    UNDERGROUND,
    UNDERGROUND_NUMBER,
    WIDTH,
    Coordinates,
    Exit,
    Kind,
    at_square,
    square_at,
)

Cart = Literal["white", "black"]
Shape = Literal["NS", "EW", "NE", "ES", "SW", "NW"]
MissionId = Literal[
    "M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11"
]  # fmt: skip
HALF_NAMES: tuple[Literal["left", "right"], ...] = ("left", "right")
LEFT, RIGHT = range(2)

HALVES = tuple(
    half for count in (1, 2) for half in combinations_with_replacement(range(len(KINDS)), count)
)
"""OR-23: what one half of a load can be: the kinds of its pieces, ascending."""
HALF_NUMBER = {half: number for number, half in enumerate(HALVES)}


class _Move(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """`{"move": …}` and what belongs to it."""


class Lay(_Move, frozen=True, tag="lay"):
    """OR-10."""

    square: Coordinates
    exits: Shape


class Upgrade(_Move, frozen=True, tag="upgrade"):
    """OR-11: the exit that is added."""

    square: Coordinates
    exit: Exit


class Launch(_Move, frozen=True, tag="launch"):
    """OR-13."""

    square: Coordinates


class Speed(_Move, frozen=True, tag="speed"):
    """OR-14."""

    cart: Cart
    by: Literal[1, -1]


class EndActions(_Move, frozen=True, tag="end_actions"):
    """Fewer than four are enough."""


class MoveCart(_Move, frozen=True, tag="move_cart"):
    """OR-15: the cart that goes now."""

    cart: Cart


class Turn(_Move, frozen=True, tag="turn"):
    """OR-16: at a junction passed."""

    exit: Exit


class Face(_Move, frozen=True, tag="face"):
    """OR-16, OR-25: where a cart that has stopped faces."""

    exit: Exit


class Pick(_Move, frozen=True, tag="pick"):
    """OR-20, OR-21."""

    piece: Kind


class SkipPick(_Move, frozen=True, tag="skip_pick"):
    """OR-20: the second piece is not compulsory."""


class NameLost(_Move, frozen=True, tag="name_lost"):
    """OR-23: of an odd load."""

    piece: Kind


class Split(_Move, frozen=True, tag="split"):
    """OR-23: one of two equal halves, that which comes first in the order of the kinds."""

    half: tuple[Kind, ...]


class ChooseHalf(_Move, frozen=True, tag="choose_half"):
    """OR-23: the half that is lost."""

    half: Literal["left", "right"]


class TakeMission(_Move, frozen=True, tag="take_mission"):
    """OR-7."""

    mission: MissionId


class PlaceToken(_Move, frozen=True, tag="place_token"):
    """OR-32."""

    square: Coordinates


Move = (
    Lay
    | Upgrade
    | Launch
    | Speed
    | EndActions
    | MoveCart
    | Turn
    | Face
    | Pick
    | SkipPick
    | NameLost
    | Split
    | ChooseHalf
    | TakeMission
    | PlaceToken
)

LAY_MOVE = 0
UPGRADE_MOVE = LAY_MOVE + DEPTHS * len(SHAPES)
LAUNCH_MOVE = UPGRADE_MOVE + DEPTHS * len(EXITS)
SPEED_MOVE = LAUNCH_MOVE + len(CLANS) * WIDTH
END_ACTIONS_MOVE = SPEED_MOVE + CARTS * 2
MOVE_CART_MOVE = END_ACTIONS_MOVE + 1
TURN_MOVE = MOVE_CART_MOVE + CARTS
FACE_MOVE = TURN_MOVE + len(EXITS)
PICK_MOVE = FACE_MOVE + len(EXITS)
SKIP_PICK_MOVE = PICK_MOVE + len(KINDS)
NAME_LOST_MOVE = SKIP_PICK_MOVE + 1
SPLIT_MOVE = NAME_LOST_MOVE + len(KINDS)
CHOOSE_HALF_MOVE = SPLIT_MOVE + len(HALVES)
TAKE_MISSION_MOVE = CHOOSE_HALF_MOVE + len(HALF_NAMES)
PLACE_TOKEN_MOVE = TAKE_MISSION_MOVE + MISSIONS
MOVES = PLACE_TOKEN_MOVE + DEPTHS


def number_of(move: Move) -> int:
    """The number of a move; KeyError for a square that is not there."""
    match move:
        case Lay(square=at, exits=exits):
            return LAY_MOVE + _depth(at) * len(SHAPES) + SHAPES.index(exits)
        case Upgrade(square=at, exit=exit_):
            return UPGRADE_MOVE + _depth(at) * len(EXITS) + EXITS.index(exit_)
        case Launch(square=at):
            return LAUNCH_MOVE + _LAUNCH_NUMBER[_square(at)]
        case Speed(cart=cart, by=by):
            return SPEED_MOVE + CART_NAMES.index(cart) * 2 + (by > 0)
        case EndActions():
            return END_ACTIONS_MOVE
        case MoveCart(cart=cart):
            return MOVE_CART_MOVE + CART_NAMES.index(cart)
        case Turn(exit=exit_):
            return TURN_MOVE + EXITS.index(exit_)
        case Face(exit=exit_):
            return FACE_MOVE + EXITS.index(exit_)
        case Pick(piece=piece):
            return PICK_MOVE + KIND_NUMBER[piece]
        case SkipPick():
            return SKIP_PICK_MOVE
        case NameLost(piece=piece):
            return NAME_LOST_MOVE + KIND_NUMBER[piece]
        case Split(half=half):
            return SPLIT_MOVE + HALF_NUMBER[tuple(sorted(KIND_NUMBER[kind] for kind in half))]
        case ChooseHalf(half=half_name):
            return CHOOSE_HALF_MOVE + HALF_NAMES.index(half_name)
        case TakeMission(mission=mission):
            return TAKE_MISSION_MOVE + MISSION_NUMBER[mission]
        case PlaceToken(square=at):
            return PLACE_TOKEN_MOVE + _depth(at)


def move_of(number: int) -> Move:
    """The move of a number from 0 to MOVES − 1."""
    return _MOVES[number]


def cart_called(number: int) -> Cart:
    return CART_NAMES[number]


def mission_called(number: int) -> MissionId:
    return cast("MissionId", BOX.missions[number].id)


def _square(at: Coordinates) -> int:
    # [1, 12] must not become [2, 1].
    if at_square(square_at(at)) != at:
        raise KeyError(at)
    return square_at(at)


def _depth(at: Coordinates) -> int:
    return UNDERGROUND_NUMBER[_square(at)]


_LAUNCH_NUMBER = {
    square: clan * WIDTH + place
    for clan in range(len(CLAN_NUMBER))
    for place, square in enumerate(SURFACE_SQUARES.tolist()[clan])
}
_SQUARES = [at_square(square) for square in UNDERGROUND.tolist()]
_MOVES: list[Move] = [
    *(Lay(square, cast("Shape", shape)) for square in _SQUARES for shape in SHAPES),
    *(Upgrade(square, exit_) for square in _SQUARES for exit_ in EXITS),
    *(Launch(at_square(square)) for square in _LAUNCH_NUMBER),
    *(Speed(cart, by) for cart in CART_NAMES for by in (-1, 1)),
    EndActions(),
    *(MoveCart(cart) for cart in CART_NAMES),
    *(Turn(exit_) for exit_ in EXITS),
    *(Face(exit_) for exit_ in EXITS),
    *(Pick(kind) for kind in KINDS),
    SkipPick(),
    *(NameLost(kind) for kind in KINDS),
    *(Split(tuple(KINDS[kind] for kind in half)) for half in HALVES),
    *(ChooseHalf(half_name) for half_name in HALF_NAMES),
    *(TakeMission(mission_called(mission)) for mission in range(MISSIONS)),
    *(PlaceToken(square) for square in _SQUARES),
]
assert len(_MOVES) == MOVES
