"""The components of the box: the board, pieces, cards and missions, read from components.json.

That file is their only home. Here they become structs for Python, and tables of numbers for the
kernels. Squares are numbered row by row, surface and corners included, so that a step is a sum.
"""

from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from turntable.engine.struct import Array

Coordinates = tuple[int, int]
"""Row and column, each from 0 to 10."""
Clan = Literal["red", "yellow", "green", "blue"]
Kind = Literal["rock", "ruby", "emerald", "gold", "diamond"]
Exit = Literal["N", "E", "S", "W"]


class Grid(msgspec.Struct, frozen=True):
    underground: tuple[int, int]
    coordinates: str


class Mine(msgspec.Struct, frozen=True):
    """OR-1: a centre with eight numbered squares."""

    centre: Coordinates
    squares: dict[str, Coordinates]


class Surface(msgspec.Struct, frozen=True):
    """OR-1: a side of the board."""

    side: Exit
    squares: tuple[Coordinates, ...]
    new_cart_faces: Exit


class Piece(msgspec.Struct, frozen=True):
    """OR-2."""

    kind: Kind
    count: int
    points: int


class CartFigures(msgspec.Struct, frozen=True):
    """OR-6, OR-14."""

    per_player: int
    capacity: int
    speed_min: int
    speed_max: int
    start_speed: int


class RailCard(msgspec.Struct, frozen=True):
    """OR-12: one card, two faces."""

    faces: tuple[str, str]
    count: int


class DepositCard(msgspec.Struct, frozen=True):
    """OR-3, OR-30."""

    id: str
    mine: Clan
    square: int
    pieces: int


class TokenFigures(msgspec.Struct, frozen=True):
    """OR-5."""

    per_mine: int
    opening: int
    supply: int


class PickupFigures(msgspec.Struct, frozen=True):
    """OR-20."""

    passing: int
    stopping: int


class ScoreFigures(msgspec.Struct, frozen=True):
    """OR-40."""

    most_rubies: int
    safe_cart: int
    mission: int


class Mission(msgspec.Struct, frozen=True):
    """OR-7."""

    id: str
    name: str
    condition: str


class Components(msgspec.Struct, frozen=True):
    """Everything in the box."""

    game: str
    provenance: dict[str, str]
    grid: Grid
    mines: dict[Clan, Mine]
    surfaces: dict[Clan, Surface]
    opposite: tuple[tuple[Clan, Clan], ...]
    pieces: tuple[Piece, ...]
    carts: CartFigures
    rail_cards: tuple[RailCard, RailCard]
    deposit_cards: tuple[DepositCard, ...]
    collapse_tokens: TokenFigures
    pickup: PickupFigures
    actions_per_turn: int
    scoring: ScoreFigures
    missions: tuple[Mission, ...]


BOX = msgspec.json.decode(
    Path(__file__).with_name("components.json").read_bytes(), type=Components, strict=True
)
MOST_PLAYERS = 4
CLANS: tuple[Clan, ...] = tuple(BOX.mines)
CLAN_NUMBER: dict[str, int] = {clan: number for number, clan in enumerate(CLANS)}
OPPOSITE_CLAN: Array = np.array(
    [
        CLAN_NUMBER[next((a if b == clan else b) for a, b in BOX.opposite if clan in (a, b))]
        for clan in CLANS
    ],
    np.int64,
)
"""OR-1: [clan]"""

# Squares.
SIDE = BOX.grid.underground[0] + 2
SQUARES = SIDE * SIDE
"""With the surface ring and its corners."""
UNDERGROUND: Array = np.array(
    [row * SIDE + column for row in range(1, SIDE - 1) for column in range(1, SIDE - 1)], np.int64
)
"""[number]: the squares on which rails can lie, as moves count them."""
DEPTHS = len(UNDERGROUND.tolist())
"""How many squares are underground."""


def square_at(at: Coordinates) -> int:
    return at[0] * SIDE + at[1]


def at_square(square: int) -> Coordinates:
    return divmod(int(square), SIDE)


UNDERGROUND_NUMBER = {square: number for number, square in enumerate(UNDERGROUND.tolist())}
SURFACE_SQUARES: Array = np.array(
    [[square_at(at) for at in surface.squares] for surface in BOX.surfaces.values()], np.int64
)
"""[clan, place]"""
WIDTH = len(BOX.surfaces["red"].squares)
"""How many squares a surface has."""


def _marked(squares: dict[int, int]) -> Array:
    table = np.full(SQUARES, -1, np.int16)
    for square, value in squares.items():
        table[square] = value
    return table


SURFACE_OF: Array = _marked(
    {square: clan for clan in range(len(CLANS)) for square in SURFACE_SQUARES.tolist()[clan]}
)
"""[square]: the clan whose surface it is; −1 underground."""
CENTRE_OF: Array = _marked(
    {square_at(mine.centre): number for number, mine in enumerate(BOX.mines.values())}
)
"""[square]: the mine whose centre it is; −1 elsewhere."""

# Exits.
EXITS: tuple[Exit, ...] = ("N", "E", "S", "W")
STEP: Array = np.array([-SIDE, 1, SIDE, -1], np.int64)
"""[exit]: from a square to the next."""
INWARD: Array = np.array(
    [EXITS.index(surface.new_cart_faces) for surface in BOX.surfaces.values()], np.int64
)
"""[clan]: where a new cart faces (OR-13)."""
SHAPES = ("NS", "EW", "NE", "ES", "SW", "NW")
"""OR-10: the straights and the curves."""
SHAPE_EXITS: Array = np.array(
    [sum(1 << EXITS.index(letter) for letter in shape) for shape in SHAPES],
    np.int64,
)
"""[shape]: its exits as a mask."""
EXIT_COUNT: Array = np.array([mask.bit_count() for mask in range(16)], np.int64)
"""[exits]"""

# Pieces.
KINDS: tuple[Kind, ...] = tuple(piece.kind for piece in BOX.pieces)
KIND_NUMBER: dict[str, int] = {kind: number for number, kind in enumerate(KINDS)}
ROCK, RUBY, EMERALD, GOLD, DIAMOND = range(len(KINDS))
PIECES_OF: Array = np.array([piece.count for piece in BOX.pieces], np.int64)
POINTS: Array = np.array([piece.points for piece in BOX.pieces], np.int64)
ALL_PIECES = sum(piece.count for piece in BOX.pieces)

# Carts.
CARTS = BOX.carts.per_player
CART_NAMES: tuple[Literal["white", "black"], ...] = ("white", "black")
CAPACITY = BOX.carts.capacity
SLOWEST, FASTEST, START_SPEED = BOX.carts.speed_min, BOX.carts.speed_max, BOX.carts.start_speed
ACTIONS = BOX.actions_per_turn

# Rail cards: straights and curves are two faces of one, junctions of another (OR-12).
PLAIN_RAILS, JUNCTION_RAILS = (card.count for card in BOX.rail_cards)

# Deposit cards: mine by mine, the collapse card last.
CARDS_A_MINE = 8
DEPOSIT_CARDS = len(BOX.deposit_cards)
COLLAPSE_CARD = DEPOSIT_CARDS
COLLAPSE = "collapse"
CARD_NAMES = (*(card.id for card in BOX.deposit_cards), COLLAPSE)
CARD_NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
CARD_SQUARE: Array = np.array(
    [square_at(BOX.mines[card.mine].squares[str(card.square)]) for card in BOX.deposit_cards],
    np.int64,
)
"""[card]"""
CARD_PIECES: Array = np.array([card.pieces for card in BOX.deposit_cards], np.int64)
assert [CLAN_NUMBER[card.mine] for card in BOX.deposit_cards] == [
    card // CARDS_A_MINE for card in range(DEPOSIT_CARDS)
]

TOKENS_A_MINE = BOX.collapse_tokens.per_mine
TOKENS_DRAWN = BOX.collapse_tokens.supply // len(CLANS)
"""Of each mine, those that are mixed face down (OR-5)."""

MISSIONS = len(BOX.missions)
MISSION_NUMBER = {mission.id: number for number, mission in enumerate(BOX.missions)}
(
    FULL_LOAD, THREE_COLOURS, RED_RUN, SPARKLER, GOLD_RUSH, TWIN_HAUL, UNINVITED_GUEST, RAM,
    FULL_THROTTLE, GRAND_TOUR, ROCK_HAULER,
) = range(MISSIONS)  # fmt: skip
