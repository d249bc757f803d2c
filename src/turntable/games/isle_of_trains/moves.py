"""Moves: small numbers inside, JSON objects outside.

A number means the same move in every position. The structs are the JSON shapes of a record. Cards
are named by their design: copies of one are alike.
"""

from typing import Annotated, Literal, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from turntable.games.isle_of_trains.components import (
    ACTIONS,
    BOX,
    BUILDINGS,
    CARD_NUMBER,
    CONTRACT_NUMBER,
    CONTRACTS,
    DESIGNS,
    FIRST_BUILDING,
    KINDS,
    MOST_PLAYERS,
    PHANTOM,
    PRIMARY,
    SIDES,
    SLOTS,
    ActionName,
    Kind,
)

Seat = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
Slot = Annotated[int, Meta(ge=0, lt=SLOTS)]
"""A place on a train; 0 is the first car behind the engine."""
SideName = Literal["primary", 0, 1]
GoodKind = Literal["coal", "oil", "box", "any"]
GOOD_KINDS: tuple[GoodKind, ...] = ("coal", "oil", "box", "any")


class _Move(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="move"):
    """`{"move": …}` and what belongs to it."""


class Draw(_Move, frozen=True, tag="draw", rename={"source": "from"}):
    """IT-7: a card. In the expert variant from the pile, or that card from the row (IT-5)."""

    source: Literal["pile", "row"] | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Build(_Move, frozen=True, tag="build"):
    """IT-8: name the card; a car may replace another one (IT-11)."""

    card: str
    replaces: Slot | UnsetType = UNSET


class Scrap(_Move, frozen=True, tag="scrap"):
    """IT-9: a car or caboose, or a building, before the price is paid."""

    slot: Slot | UnsetType = UNSET
    building: str | UnsetType = UNSET


class Pay(_Move, frozen=True, tag="pay"):
    """IT-8: one card of the price, or a phantom card (IT-30)."""

    card: str


class Load(_Move, frozen=True, tag="load"):
    """IT-14; face down IT-15."""

    card: str
    seat: Seat
    slot: Slot
    face_down: bool


class Discard(_Move, frozen=True, tag="discard"):
    """For a good loaded face down (IT-15), for a bonus (IT-16), or down to five cards (IT-6)."""

    card: str


class Deliver(_Move, frozen=True, tag="deliver"):
    """IT-20."""


class ContractMove(_Move, frozen=True, tag="contract"):
    """IT-21: the contract to be completed, and which side of it."""

    contract: str
    side: SideName


class Use(_Move, frozen=True, tag="use"):
    """IT-21: a good for that contract."""

    slot: Slot
    kind: Kind


class Sell(_Move, frozen=True, tag="sell"):
    """IT-20: a good for two cards."""

    slot: Slot
    kind: GoodKind


class Extra(_Move, frozen=True, tag="extra"):
    """IT-16: take the extra action of a bonus."""

    action: ActionName


class Decline(_Move, frozen=True, tag="decline"):
    """IT-16: lose it."""


class End(_Move, frozen=True, tag="end"):
    """No more of a set: of cards scrapped (IT-9) or goods delivered (IT-20)."""


Move = (
    Draw | Build | Scrap | Pay | Load | Discard | Deliver | ContractMove | Use | Sell | Extra
    | Decline | End
)  # fmt: skip

AS_NEW = SLOTS
"""In place of the slot of a car that is replaced: it joins the train, or there is nothing else to
replace."""
DRAW_MOVE = 0
DRAW_PILE_MOVE = DRAW_MOVE + 1
DRAW_ROW_MOVE = DRAW_PILE_MOVE + 1
BUILD_MOVE = DRAW_ROW_MOVE + DESIGNS
LOAD_MOVE = BUILD_MOVE + DESIGNS * (SLOTS + 1)
DELIVER_MOVE = LOAD_MOVE + DESIGNS * MOST_PLAYERS * SLOTS * 2
SCRAP_MOVE = DELIVER_MOVE + 1
SCRAP_BUILDING_MOVE = SCRAP_MOVE + SLOTS
PAY_MOVE = SCRAP_BUILDING_MOVE + BUILDINGS
DISCARD_MOVE = PAY_MOVE + DESIGNS + 1
CONTRACT_MOVE = DISCARD_MOVE + DESIGNS + 1
USE_MOVE = CONTRACT_MOVE + CONTRACTS * SIDES
SELL_MOVE = USE_MOVE + SLOTS * len(KINDS)
EXTRA_MOVE = SELL_MOVE + SLOTS * len(GOOD_KINDS)
DECLINE_MOVE = EXTRA_MOVE + len(ACTIONS)
END_MOVE = DECLINE_MOVE + 1
MOVES = END_MOVE + 1

PHANTOM_NAME = "phantom"
"""A phantom card as a card to pay or discard."""
_PAYABLE = CARD_NUMBER | {PHANTOM_NAME: PHANTOM}


def number_of(move: Move) -> int:
    """The number of a move; KeyError for a card or contract that is not in the box, and for a draw
    or a scrap that does not say what."""
    match move:
        case Draw(source=source, card=card):
            return _number_of_draw(source, card)
        case Build(card=card, replaces=replaces):
            return BUILD_MOVE + CARD_NUMBER[card] * (SLOTS + 1) + _or(replaces, AS_NEW)
        case Load(card=card, seat=seat, slot=slot, face_down=face_down):
            car = seat * SLOTS + slot
            return LOAD_MOVE + (CARD_NUMBER[card] * MOST_PLAYERS * SLOTS + car) * 2 + face_down
        case Deliver():
            return DELIVER_MOVE
        case Scrap(slot=slot, building=building):
            return _number_of_scrap(slot, building)
        case Pay(card=card):
            return PAY_MOVE + _PAYABLE[card]
        case Discard(card=card):
            return DISCARD_MOVE + _PAYABLE[card]
        case ContractMove(contract=contract, side=side):
            of_contract = PRIMARY if side == "primary" else PRIMARY + 1 + side
            return CONTRACT_MOVE + CONTRACT_NUMBER[contract] * SIDES + of_contract
        case Use(slot=slot, kind=kind):
            return USE_MOVE + slot * len(KINDS) + KINDS.index(kind)
        case Sell(slot=slot, kind=sold):
            return SELL_MOVE + slot * len(GOOD_KINDS) + GOOD_KINDS.index(sold)
        case Extra(action=action):
            return EXTRA_MOVE + ACTIONS.index(action)
        case Decline():
            return DECLINE_MOVE
        case End():
            return END_MOVE


def move_of(number: int) -> Move:
    """The move of a number from 0 to MOVES − 1."""
    if number < LOAD_MOVE:
        return _draw_or_build(number)
    if number < DELIVER_MOVE:
        which, face_down = divmod(number - LOAD_MOVE, 2)
        card, car = divmod(which, MOST_PLAYERS * SLOTS)
        return Load(card_called(card), *divmod(car, SLOTS), bool(face_down))
    if number < PAY_MOVE:
        return _deliver_or_scrap(number)
    if number < DISCARD_MOVE:
        return Pay(card_called(number - PAY_MOVE))
    if number < CONTRACT_MOVE:
        return Discard(card_called(number - DISCARD_MOVE))
    if number < EXTRA_MOVE:
        return _contract_or_good(number)
    if number < DECLINE_MOVE:
        return Extra(action_called(number - EXTRA_MOVE))
    return Decline() if number == DECLINE_MOVE else End()


def card_called(number: int) -> str:
    return PHANTOM_NAME if number == PHANTOM else BOX.cards[number].id


def kind_called(number: int) -> Kind:
    return cast("Kind", KINDS[number])


def action_called(number: int) -> ActionName:
    return cast("ActionName", ACTIONS[number])


def side_called(number: int) -> SideName:
    return cast("SideName", "primary" if number == PRIMARY else number - PRIMARY - 1)


def _number_of_draw(source: str | UnsetType, card: str | UnsetType) -> int:
    if source == "row" and card is not UNSET:
        return DRAW_ROW_MOVE + CARD_NUMBER[card]
    if card is not UNSET or source == "row":
        raise KeyError("a card is named exactly where it is drawn from the row")
    return DRAW_MOVE if source is UNSET else DRAW_PILE_MOVE


def _number_of_scrap(slot: int | UnsetType, building: str | UnsetType) -> int:
    if building is UNSET and slot is not UNSET:
        return SCRAP_MOVE + slot
    if building is UNSET or slot is not UNSET:
        raise KeyError("either a slot or a building is scrapped")
    number = CARD_NUMBER[building] - FIRST_BUILDING
    if number < 0:
        raise KeyError(building)
    return SCRAP_BUILDING_MOVE + number


def _or(slot: int | UnsetType, otherwise: int) -> int:
    return otherwise if slot is UNSET else slot


def _draw_or_build(number: int) -> Move:
    if number == DRAW_MOVE:
        return Draw()
    if number == DRAW_PILE_MOVE:
        return Draw("pile")
    if number < BUILD_MOVE:
        return Draw("row", card_called(number - DRAW_ROW_MOVE))
    card, slot = divmod(number - BUILD_MOVE, SLOTS + 1)
    return Build(card_called(card), UNSET if slot == AS_NEW else slot)


def _deliver_or_scrap(number: int) -> Move:
    if number == DELIVER_MOVE:
        return Deliver()
    if number < SCRAP_BUILDING_MOVE:
        return Scrap(slot=number - SCRAP_MOVE)
    return Scrap(building=card_called(number - SCRAP_BUILDING_MOVE + FIRST_BUILDING))


def _contract_or_good(number: int) -> Move:
    if number < USE_MOVE:
        contract, side = divmod(number - CONTRACT_MOVE, SIDES)
        return ContractMove(BOX.contracts[contract].id, side_called(side))
    if number < SELL_MOVE:
        slot, kind = divmod(number - USE_MOVE, len(KINDS))
        return Use(slot, kind_called(kind))
    slot, kind = divmod(number - SELL_MOVE, len(GOOD_KINDS))
    return Sell(slot, GOOD_KINDS[kind])
