"""The components of the box: tiles, boards and scoring tables, read from components.json.

That file is their only home. Here they become structs for Python, and tables of numbers for the
kernels, in which a tile is its place in the list and edges are N, E, S, W = 0, 1, 2, 3.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from turntable.engine.struct import Array

MONSTERS = (
    "dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp",
)  # fmt: skip
TRACKS = ("straight", "curve", "bridge", "double_curve")
EDGES = "NESW"
SIDES = ("A", "B")
SPACES = 9


class Tile(msgspec.Struct, frozen=True):
    """A track tile."""

    id: str
    track: str
    sections: tuple[str, ...]
    monsters: tuple[tuple[str, int], ...]
    diamond: int


class BoardSide(msgspec.Struct, frozen=True):
    """One side of a player board: where its doors are."""

    board: int
    side: str
    bone: tuple[str, str]
    tooth: tuple[str, str]
    plain: tuple[str, ...]


class Components(msgspec.Struct, frozen=True):
    """Everything in the box."""

    game: str
    provenance: dict[str, str]
    conventions: dict[str, str]
    tiles_per_stack: dict[str, int]
    dragon_points: tuple[int, ...]
    golem_points: tuple[int, ...]
    wisp_points: dict[str, int]
    tiles: tuple[Tile, ...]
    board_sides: tuple[BoardSide, ...]


BOX = msgspec.json.decode(
    Path(__file__).with_name("components.json").read_bytes(), type=Components, strict=True
)
TILE_NUMBER = {tile.id: number for number, tile in enumerate(BOX.tiles)}
TILES = len(BOX.tiles)
BOARDS = len(BOX.board_sides) // len(SIDES)
NONE = -1

# The tables of tiles have one row more, all zero, for no tile at all: it is the last, and NONE is
# −1, so that a board with free spaces is scored without asking. They are small integers because
# 64-bit ones together outgrow the first-level cache (scoring took 1.2 times as long).
ROWS = TILES + 1
NOT_A_DOOR, PLAIN_DOOR, BONE_DOOR, TOOTH_DOOR = range(4)
PORTS = SPACES * 4
"""A port is an edge of a space, space · 4 + edge: what track can touch."""


def _turns() -> Array:
    """[tile · 4 + rotation, edge]: edge ^ turn is where the section at that edge leads; 0: none."""
    table = np.zeros((ROWS * 4, 4), np.int16)
    for number, tile in enumerate(BOX.tiles):
        for rotation in range(4):
            for a, b in (_turned(section, rotation) for section in tile.sections):
                table[number * 4 + rotation, [a, b]] = a ^ b
    return table


def _riders(kind: str | None) -> Array:
    """[tile · 4 + rotation, edge]: how many monsters of `kind` stand on the section at that edge;
    for None the mask of all their kinds."""
    table = np.zeros((ROWS * 4, 4), np.int16)
    for number, tile in enumerate(BOX.tiles):
        for rotation in range(4):
            for monster, section in tile.monsters:
                a, b = _turned(tile.sections[section], rotation)
                if kind is None:
                    table[number * 4 + rotation, [a, b]] |= 1 << MONSTERS.index(monster)
                elif kind == monster:
                    table[number * 4 + rotation, [a, b]] += 1
    return table


def _turned(section: str, rotation: int) -> tuple[int, int]:
    """The two edges of a section on a tile turned clockwise."""
    a, b = ((EDGES.index(edge) + rotation) % 4 for edge in section)
    return a, b


def _across() -> Array:
    """[port]: the port of the neighbouring space that it touches, NONE at the rim."""
    table = np.full(PORTS, NONE, np.int64)
    for space in range(SPACES):
        row, column = divmod(space, 3)
        for edge, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
            if 0 <= row + down < 3 and 0 <= column + right < 3:
                neighbour = (row + down) * 3 + column + right
                table[space * 4 + edge] = neighbour * 4 + (edge + 2) % 4
    return table


def _sections() -> Array:
    """[tile · 4 + rotation, edge]: all about the section at that edge, for walking along it: the
    kinds of its monsters, its ghosts, its satyrs, its turn, and how far from its port it is to the
    port of the next space, wherever the tile lies."""
    table = np.asarray(_riders(None), np.int32)
    table |= np.asarray(_riders("ghost"), np.int32) << GHOSTS_RIDE
    table |= np.asarray(_riders("satyr"), np.int32) << SATYRS_RIDE
    middle = SPACES // 2 * 4
    for row, edge in np.ndindex(table.shape):
        turn = int(TURN[row, edge])
        ahead = ACROSS[middle + (edge ^ turn)] - (middle + edge)
        table[row, edge] |= turn << TURNS | ahead << LEADS
    return table


def _doors() -> Array:
    """[board, side, port]: which kind of door is there."""
    table = np.zeros((BOARDS, len(SIDES), PORTS), np.int16)
    kinds = {"plain": PLAIN_DOOR, "bone": BONE_DOOR, "tooth": TOOTH_DOOR}
    for side in BOX.board_sides:
        for name, kind in kinds.items():
            for door in getattr(side, name):
                table[side.board - 1, SIDES.index(side.side), _port_of_door(door)] = kind
    return table


def _port_of_door(door: str) -> int:
    """N0 … W2."""
    edge, along = EDGES.index(door[0]), int(door[1])
    row, column = ((0, along), (along, 2), (2, along), (along, 0))[edge]
    return (row * 3 + column) * 4 + edge


def _company() -> Array:
    """[mask of spaces]: those of them that have another of them orthogonally adjacent."""
    neighbours = [0] * SPACES
    for port in range(PORTS):
        if ACROSS[port] != NONE:
            neighbours[port // 4] |= 1 << ACROSS[port] // 4
    table = np.zeros(1 << SPACES, np.int64)
    for mask in range(1 << SPACES):
        for space in range(SPACES):
            if mask >> space & 1 and mask & neighbours[space]:
                table[mask] |= 1 << space
    return table


def _count(kind: str) -> Array:
    """[tile]: how many monsters of `kind` it has."""
    return _per_tile(lambda tile: sum(monster == kind for monster, _ in tile.monsters))


def _per_tile(number: Callable[[Tile], int]) -> Array:
    return np.array([*map(number, BOX.tiles), 0], np.int16)


def _wisp_points() -> Array:
    """[wisps]: points for each of them (GG-28)."""
    most = SPACES * 3
    table = np.empty(most + 1, np.int64)
    for span, points in BOX.wisp_points.items():
        low, _, high = span.rstrip("+").partition("-")
        table[int(low) : (int(high) if high else most) + 1] = points
    return table


STACKS = 8
TILES_PER_STACK: Array = np.array(
    [BOX.tiles_per_stack.get(str(players), 0) for players in range(6)], np.int64
)
MOST_DRAGONS = len(BOX.dragon_points) - 1
DRAGON_POINTS: Array = np.array(BOX.dragon_points, np.int64)
GOLEM_POINTS: Array = np.array(BOX.golem_points, np.int64)
WISP_POINTS = _wisp_points()

TURN = _turns()
TRACK: Array = np.array(
    [sum(1 << edge for edge in range(4) if TURN[row, edge]) for row in range(ROWS * 4)], np.int64
)
"""[tile · 4 + rotation]: mask of the edges that track touches."""
ALL_KINDS = (1 << len(MONSTERS)) - 1
ACROSS = _across()
GHOSTS_RIDE, SATYRS_RIDE, TURNS, LEADS = 10, 16, 22, 24
RIDERS = (1 << TURNS) - (1 << GHOSTS_RIDE)
SECTION = _sections()
DOOR = _doors()
COMPANY = _company()

DRAGONS_ON, GOLEMS_ON, SKELETONS_ON, SLIMES_ON, BATS_ON, WEREWOLVES_ON, WISPS_ON = (
    _count(kind) for kind in ("dragon", "golem", "skeleton", "slime", "bat", "werewolf", "wisp")
)
DIAMOND = _per_tile(lambda tile: tile.diamond)
CURVES_ON = _per_tile(lambda tile: {"curve": 1, "double_curve": 2}.get(tile.track, 0))
DIAMONDS_ON = _per_tile(lambda tile: int(tile.diamond > 0))


def side_by_side(*counts: Any, bits: int = 8) -> Array:
    """[tile]: several counts in one number, the first in the lowest bits: one addition a tile then
    adds them all up."""
    shifted = [np.asarray(count, np.int64) << place * bits for place, count in enumerate(counts)]
    return np.array(np.sum(shifted, axis=0))
