"""The components of the box: train cards and contracts, read from components.json.

That file is their only home. Here they become structs for Python, and tables of numbers for the
kernels, in which a design of card is its place in the list. Copies of a design are numbered on
through the list: those of design d are COPY[d] to COPY[d + 1] − 1.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from turntable.engine.struct import Array

KINDS = ("coal", "oil", "box")
COAL, OIL, BOX_KIND = range(len(KINDS))
WILD = ANY = len(KINDS)
"""The cargo of a card that fits any car (IT-14), and a good delivered as any one kind (IT-18)."""
NOT_CARRIED = -1
ACTIONS = ("draw", "build", "load", "deliver")
DRAW, BUILD, LOAD, DELIVER = range(len(ACTIONS))
CARD_KINDS = ("engine", "hopper", "tanker", "boxcar", "caboose", "building")
ENGINE, HOPPER, TANKER, BOXCAR, CABOOSE, BUILDING = range(len(CARD_KINDS))

Kind = Literal["coal", "oil", "box"]
Cargo = Literal["coal", "oil", "box", "wild"]
ActionName = Literal["draw", "build", "load", "deliver"]


class LoadBonus(msgspec.Struct, frozen=True):
    """What loading a rival's car gives (IT-16)."""

    draw: int
    discard: int
    extra_action: tuple[ActionName, ...]


class Card(msgspec.Struct, frozen=True):
    """A design of train card."""

    id: str
    name: dict[str, str]
    kind: Literal["engine", "hopper", "tanker", "boxcar", "caboose", "building"]
    copies: int
    cost: int
    points: int
    weight: int
    power: int
    capacity: int
    carries: tuple[Kind, ...]
    cargo: Cargo
    level: int = 0
    load_bonus: LoadBonus | None = None
    ability: str | None = None


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many of each kind."""

    coal: int = 0
    oil: int = 0
    box: int = 0


class Side(msgspec.Struct, frozen=True):
    """What a contract asks for, and what it is worth."""

    goods: Goods
    points: int


class Contract(msgspec.Struct, frozen=True):
    """A contract: its primary side, and the two secondary ones on its back."""

    id: str
    name: str
    primary: Side
    secondary: tuple[Side, Side]


class Components(msgspec.Struct, frozen=True):
    """Everything in the box."""

    game: str
    provenance: dict[str, str]
    cards: tuple[Card, ...]
    contracts: tuple[Contract, ...]


BOX = msgspec.json.decode(
    Path(__file__).with_name("components.json").read_bytes(), type=Components, strict=True
)
DESIGNS = len(BOX.cards)
CARD_NUMBER = {card.id: number for number, card in enumerate(BOX.cards)}
CARDS = sum(card.copies for card in BOX.cards)
CONTRACTS = len(BOX.contracts)
CONTRACT_NUMBER = {contract.id: number for number, contract in enumerate(BOX.contracts)}
PRIMARY = 0
"""The sides of a contract: the primary one, and PRIMARY + 1 + n the n-th secondary one."""
SIDES = 3
PHANTOM = DESIGNS
"""Not a card: what is drawn where there is none (IT-30)."""

MOST_PLAYERS = 4
HAND_LIMIT = 5
"""IT-1, IT-6: cards dealt, and kept at the end of a turn."""
ROW = 3
"""IT-5: cards that lie face up in the expert variant."""
ACTIONS_A_TURN = 2
MOST_TURNS = 60
"""IT-27: of each player."""
CONTRACTS_TO_END = (0, 0, 4, 5, 6)
"""IT-24: primary contracts taken that trigger the end, by number of players."""
CARDS_A_GOOD = 2
"""IT-20: drawn for each good that is sold."""


def _called(name: str) -> int:
    return CARD_NUMBER[name]


ENGINE_1 = _called("engine_1")
CABOOSE_1, CABOOSE_2, CABOOSE_3 = _called("caboose_1"), _called("caboose_2"), _called("caboose_3")
CABOOSE_4, CABOOSE_5, CABOOSE_6 = _called("caboose_4"), _called("caboose_5"), _called("caboose_6")
COAL_FACTORY, OIL_REFINERY = _called("coal_factory"), _called("oil_refinery")
CUSTOMS_HOUSE, GRAND_CENTRAL = _called("customs_house"), _called("grand_central")
BANK, RAIL_YARD = _called("bank"), _called("rail_yard")
FIRST_BUILDING = min(n for n, card in enumerate(BOX.cards) if card.kind == "building")
BUILDINGS = DESIGNS - FIRST_BUILDING
"""Buildings come last in the list."""

_POWERS = [card.power for card in BOX.cards if card.kind == "engine"]
SLOTS = max(_POWERS) + BOX.cards[CABOOSE_6].power + 1
"""Places on a train: no car weighs less than one, but for caboose 6 itself."""
MOST_GOODS = max(card.capacity for card in BOX.cards)
"""On one car."""


def _table(value: Callable[[Card], int]) -> Array:
    return np.array([value(card) for card in BOX.cards], np.int16)


CARD_KIND: Array = _table(lambda card: CARD_KINDS.index(card.kind))
LEVEL: Array = _table(lambda card: card.level)
COST: Array = _table(lambda card: card.cost)
POINTS: Array = _table(lambda card: card.points)
WEIGHT: Array = _table(lambda card: card.weight)
POWER: Array = _table(lambda card: card.power)
CAPACITY: Array = _table(lambda card: card.capacity)
COPIES: Array = _table(lambda card: card.copies)
DESIGN: Array = np.repeat(np.arange(DESIGNS, dtype=np.int16), [card.copies for card in BOX.cards])
"""[copy]"""
COPY: Array = np.cumsum([0, *(card.copies for card in BOX.cards)]).astype(np.int16)
COPIES_OF: Array = np.array(
    [(1 << int(COPY[card + 1])) - (1 << int(COPY[card])) for card in range(DESIGNS)],
    np.int64,
)
"""[design]: its copies, as a mask."""
CARGO: Array = _table(lambda card: (*KINDS, "wild").index(card.cargo))
CARRIES: Array = _table(
    lambda card: (
        NOT_CARRIED
        if not card.carries
        else ANY
        if len(card.carries) > 1
        else KINDS.index(card.carries[0])
    )
)
"""The kind that a car carries; ANY for caboose 3 (IT-18)."""
BONUS_DRAW: Array = _table(lambda card: card.load_bonus.draw if card.load_bonus else 0)
BONUS_DISCARD: Array = _table(lambda card: card.load_bonus.discard if card.load_bonus else 0)
BONUS_EXTRA: Array = _table(
    lambda card: sum(
        1 << ACTIONS.index(action)
        for action in (card.load_bonus.extra_action if card.load_bonus else ())
    )
)
"""The extra actions to choose from, as a mask."""
FITS: Array = np.array(
    [sum(1 << n for n in range(DESIGNS) if CARGO[n] in (kind, WILD)) for kind in range(len(KINDS))]
    + [(1 << DESIGNS) - 1],
    np.int64,
)
"""[kind that a car carries]: the designs that may be loaded onto it face up, as a mask."""


def _sides(value: Callable[[Side], object]) -> list[list[object]]:
    return [
        [value(side) for side in (contract.primary, *contract.secondary)]
        for contract in BOX.contracts
    ]


ASKED: Array = np.array(
    _sides(lambda side: [side.goods.coal, side.goods.oil, side.goods.box]), np.int16
)
"""[contract, side, kind]: how many goods it asks for."""
CONTRACT_POINTS: Array = np.array(_sides(lambda side: side.points), np.int16)


def designs_of(names: Iterable[str]) -> list[int]:
    return [CARD_NUMBER[name] for name in names]
