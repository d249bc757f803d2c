"""The components of the box: map, companies and share figures, read from components.json.

That file is their only home. Here they become structs for Python, and tables of numbers for the
kernels, in which a hex is its place in the list and a company its place among the six.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from turntable.engine.struct import Array

Coordinates = tuple[int, int]
"""Axial, q and r, with the Eiffel tower at [0, 0]."""


class Hex(msgspec.Struct, frozen=True):
    """A hex of the map."""

    q: int
    r: int
    type: Literal["rural", "city", "start", "eiffel"]
    name: str | None = None
    value: int = 0

    @property
    def at(self) -> Coordinates:
        return self.q, self.r


class ShareFigures(msgspec.Struct, frozen=True):
    """PC-2, PC-11: what the number of players decides."""

    initial_shares: int
    share_limit: int


class BuildFigures(msgspec.Struct, frozen=True):
    """PC-5."""

    min: int
    max: int


class TradeFigures(msgspec.Struct, frozen=True):
    """PC-10."""

    give: int
    take_min: int
    take_max: int


class Components(msgspec.Struct, frozen=True):
    """Everything in the box."""

    game: str
    provenance: dict[str, str]
    geometry: str
    neighbours: tuple[Coordinates, ...]
    companies: tuple[str, ...]
    locomotives_per_company: int
    players: dict[str, ShareFigures]
    excess_share_penalty: int
    build: BuildFigures
    trade: TradeFigures
    barriers: tuple[tuple[Coordinates, Coordinates], ...]
    hexes: tuple[Hex, ...]


BOX = msgspec.json.decode(
    Path(__file__).with_name("components.json").read_bytes(), type=Components, strict=True
)
COMPANIES = len(BOX.companies)
COMPANY_NUMBER = {company: number for number, company in enumerate(BOX.companies)}
HEXES = len(BOX.hexes)
HEX_NUMBER = {hex_.at: number for number, hex_ in enumerate(BOX.hexes)}
MOST_PLAYERS = 6

ON_VALUE_TRACK = 1
IN_PLAY = BOX.locomotives_per_company - ON_VALUE_TRACK
"""Locomotives of a company that are on the map, in its station or shares (PC-1)."""
IN_BAG = IN_PLAY - 1
"""Those that are neither on the value track nor on a start (PC-2)."""

MOST_LAID = BOX.build.max
MOST_TAKEN = BOX.trade.take_max
PENALTY = BOX.excess_share_penalty

# A set of hexes is four words of 64 bits, of which 56 are used: nothing unsigned, nothing negative.
WORD_BITS = 56
WORDS = 4
assert HEXES <= WORDS * WORD_BITS


def words_of(hexes: Iterable[int]) -> tuple[int, int, int, int]:
    """A set of hexes as hexes.py takes it."""
    words = [0] * WORDS
    for hex_ in hexes:
        words[hex_ // WORD_BITS] |= 1 << hex_ % WORD_BITS
    return words[0], words[1], words[2], words[3]


def _neighbours() -> list[set[int]]:
    """[hex]: the hexes adjacent to it; a barrier parts two that touch (PC-6)."""
    walls = {frozenset(barrier) for barrier in BOX.barriers}
    return [
        {
            HEX_NUMBER[other]
            for dq, dr in BOX.neighbours
            if (other := (hex_.q + dq, hex_.r + dr)) in HEX_NUMBER
            and frozenset((hex_.at, other)) not in walls
        }
        for hex_ in BOX.hexes
    ]


def _of_type(*types: str) -> list[int]:
    return [number for number, hex_ in enumerate(BOX.hexes) if hex_.type in types]


STARTS: Array = np.array(_of_type("start"), np.int64)
MARSEILLE = next(number for number, hex_ in enumerate(BOX.hexes) if hex_.name == "Marseille")
POINTS: Array = np.array([hex_.value for hex_ in BOX.hexes], np.int64)
"""[hex]: what it adds to a company's value (PC-9)."""
NEIGHBOURS: Array = np.array([words_of(near) for near in _neighbours()], np.int64)
"""[hex, word]: the hexes adjacent to it."""
CITIES = words_of(_of_type("city"))
BUILDABLE = words_of(_of_type("rural", "city"))
"""PC-7: not the Eiffel tower, not a start."""


def _by_players(figure: Callable[[ShareFigures], int]) -> Array:
    table = np.zeros(MOST_PLAYERS + 1, np.int64)
    for players, figures in BOX.players.items():
        table[int(players)] = figure(figures)
    return table


INITIAL_SHARES = _by_players(lambda figures: figures.initial_shares)
SHARE_LIMIT = _by_players(lambda figures: figures.share_limit)
