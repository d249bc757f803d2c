"""Positions in a record: the start, the end, and the shuffles in between (IT-4)."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal, Never, cast

import numpy as np
from msgspec import UNSET, Meta, Struct, UnsetType

from turntable.engine.chance import Generator, tape_of
from turntable.engine.errors import ImpossibleError, UnreadableError
from turntable.engine.events import Event, read_events
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import (
    ANY,
    BOX,
    CABOOSE_1,
    CABOOSE_4,
    CABOOSE_6,
    CARD_NUMBER,
    CARDS,
    CARGO,
    CARRIES,
    CONTRACT_NUMBER,
    CONTRACTS,
    CONTRACTS_TO_END,
    COPIES,
    DESIGNS,
    ENGINE_1,
    FIRST_BUILDING,
    HAND_LIMIT,
    ROW,
    SLOTS,
    Card,
)
from turntable.games.isle_of_trains.happenings import KINDS
from turntable.games.isle_of_trains.moves import GOOD_KINDS, GoodKind, card_called
from turntable.games.isle_of_trains.state import FACE_DOWN, NONE, OVER, State

End = Literal["contracts", "cards", "turns"]
Count = Annotated[int, Meta(ge=0, le=CARDS)]


class InitialSeat(Struct, frozen=True, forbid_unknown_fields=True):
    hand: list[str]


class Initial(Struct, frozen=True, forbid_unknown_fields=True):
    """After the deal."""

    seats: list[InitialSeat]
    pile: list[str]
    """From the top."""
    row: list[str]
    """Empty in the standard game."""
    first: int


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="shuffle"):
    """IT-4: chance, when a card must be drawn and the pile is empty."""

    draw: Annotated[int, Meta(ge=0, lt=2**53)]
    pile: list[str]
    """From the top."""


Chance = Shuffle


class FinalCar(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    goods: list[GoodKind] = []


class FinalContract(Struct, frozen=True, forbid_unknown_fields=True):
    contract: str
    secondary: Literal[0, 1] | None


class FinalSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    engine: str
    cars: list[FinalCar]
    buildings: list[str]
    contracts: list[FinalContract]
    hand: list[str] | UnsetType = UNSET


class Final(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The end. To be scored, the areas are enough."""

    seats: list[FinalSeat]
    island: list[str] | UnsetType = UNSET
    row: list[str] | UnsetType = UNSET
    pile: Count | UnsetType = UNSET
    discards: Count | UnsetType = UNSET
    end: End | UnsetType = UNSET


def hand_of(s: State, seat: int) -> list[str]:
    """The cards of a hand that can be seen, in the order of the box."""
    hand = s.hand.tolist()[seat]
    return [card_called(card) for card in range(DESIGNS) for _ in range(hand[card])]


def row_of(s: State) -> list[str]:
    return [card_called(card) for card in s.row.tolist() if card != NONE]


def initial(s: State) -> Initial:
    """What has been dealt."""
    return Initial(
        seats=[InitialSeat(hand_of(s, seat)) for seat in range(s.players)],
        pile=_pile_of(s),
        row=row_of(s),
        first=int(s.first),
    )


def deal_tape(initial: Initial, players: int, options: int) -> list[int]:
    """The chance that deals `initial`."""
    if len(initial.seats) != players:
        raise UnreadableError(
            "wrong-count", where="initial.seats", wanted=players, found=len(initial.seats)
        )
    if not 0 <= initial.first < players:
        raise UnreadableError(
            "seat-range", where="initial.first", seat=str(initial.first), most=players - 1
        )
    row = ROW if options & 1 else 0
    pile = CARDS - players - HAND_LIMIT * players - row
    named = _Named()
    for seat, dealt in enumerate(initial.seats):
        where = f"initial.seats[{seat}].hand"
        _check_dealt("hand-dealt", where, len(dealt.hand), HAND_LIMIT, 1)
        named.add(where, dealt.hand)
    _check_dealt("row-dealt", "initial.row", len(initial.row), row, 5)
    named.add("initial.row", initial.row)
    _check_dealt("pile-dealt", "initial.pile", len(initial.pile), pile, 1)
    named.add("initial.pile", initial.pile)
    copies = [int(COPIES[card]) - (players if card == ENGINE_1 else 0) for card in range(DESIGNS)]
    tape = tape_of(_cards(copies), named.cards)
    if isinstance(tape, int):
        _impossible(1, "card-dealt", named.places[tape], card=card_called(named.cards[tape]))
    return [*tape, initial.first]


def chance(s: State, events: list[Event], draw: int) -> list[Shuffle]:
    """The entry for a shuffle, if there was one: what has been drawn since, and the rest."""
    names = [event.kind.name for event in events]
    if "shuffled" not in names:
        return []
    since = events[names.index("shuffled") :]
    gone = [event["card"] for event in since if event.kind.name in {"drew_card", "turned_up"}]
    return [Shuffle(draw, [*map(card_called, gone), *_pile_of(s)])]


def chance_tape(s: State, move: int, entries: list[Shuffle]) -> list[int]:
    """The chance that shuffles the discards as the entry says."""
    discards = _shuffled_by(s, move)
    if len(entries) != 1 or discards is None:
        return [0] * len(entries)  # more chance than there is: the replay will notice
    named = _Named()
    named.add("pile", entries[0].pile)
    tape = tape_of(sorted(discards), named.cards)
    if isinstance(tape, int):
        _impossible(4, "shuffle", named.places[tape], card=card_called(named.cards[tape]))
    if len(named.cards) < len(discards):
        missing = Counter(discards) - Counter(named.cards)
        _impossible(4, "shuffle", "pile", card=card_called(min(missing)))
    return tape


def final(s: State) -> Final:
    """The areas, and what is left of everything."""
    return Final(
        seats=[_final_seat(s, seat) for seat in range(s.players)],
        island=[
            contract.id for contract, owner in zip(BOX.contracts, s.owner.tolist(), strict=True)
            if owner == NONE
        ],
        row=row_of(s),
        pile=int(s.pile_count),
        discards=int(s.discard_count),
        end=cast("End", GAME.ends[s.end]) if s.end != NONE else UNSET,
    )  # fmt: skip


def read_final(final: Final, s: State) -> None:
    """Set the end of a game up in `s`."""
    GAME.check_players(len(final.seats))
    s.players = len(final.seats)
    s.phase = OVER
    s.card = NONE
    for contract in range(CONTRACTS):
        s.owner[contract] = s.secondary[contract] = NONE
    for place in range(ROW):
        s.row[place] = NONE
    named = _Named()
    for number, seat in enumerate(final.seats):
        _read_seat(s, number, seat, named)
    row = [] if final.row is UNSET else final.row
    if len(row) > ROW:
        _impossible(5, "row", "row", found=len(row))
    named.add("row", row)
    for place, card in enumerate(row):
        s.row[place] = CARD_NUMBER[card]
    named.check_copies()
    _count_cards(final, len(named.cards))
    s.pile_count = 0 if final.pile is UNSET else final.pile
    s.discard_count = 0 if final.discards is UNSET else final.discards
    _read_island(s, final)
    s.end = NONE
    if final.end is not UNSET:
        _check_end(s, final.end)
        s.end = GAME.ends.index(final.end)


class _Named:
    """Cards, each with the place in the file that names it."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.places: list[str] = []

    def add(self, where: str, names: Sequence[str]) -> None:
        for at, name in enumerate(names):
            self.add_one(f"{where}[{at}]", name)

    def add_one(self, where: str, name: str) -> Card:
        if name not in CARD_NUMBER:
            raise UnreadableError("unknown-name", where=where, name=name)
        self.cards.append(CARD_NUMBER[name])
        self.places.append(where)
        return BOX.cards[CARD_NUMBER[name]]

    def check_copies(self) -> None:
        """IT-1: no more of a card than the box has."""
        counted = Counter[int]()
        for card, where in zip(self.cards, self.places, strict=True):
            counted[card] += 1
            copies = int(COPIES[card])
            if counted[card] > copies:
                found = self.cards.count(card)
                _impossible(1, "copies", where, card=card_called(card), found=found, copies=copies)


def _check_dealt(what: str, where: str, found: int, wanted: int, rule: int) -> None:
    if found != wanted:
        _impossible(rule, what, where, found=found, wanted=wanted)


def _cards(counts: Sequence[int]) -> list[int]:
    """So many of each design, in the order of the box."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def _pile_of(s: State) -> list[str]:
    """From the top."""
    return [card_called(card) for card in reversed(s.pile.tolist()[: s.pile_count])]


def _shuffled_by(s: Any, move: int) -> list[int] | None:
    """The cards that a move shuffles, whatever comes of that; None if it shuffles none."""
    boundary = GAME.boundary
    buffer = np.frombuffer(s.tobytes(), np.uint8).copy()
    if boundary.refusal(buffer, int(s.turn), move):
        return None
    work = boundary.new_work()
    w = boundary.fields_of(work)
    w["listening"] = 1
    Generator(0).load(w)
    boundary.apply(buffer, work, int(s.turn), move)
    shuffles = chance(boundary.read_state(buffer), read_events(w, KINDS), 0)
    return [CARD_NUMBER[name] for name in shuffles[0].pile] if shuffles else None


def _final_seat(s: State, seat: int) -> FinalSeat:
    buildings = int(s.buildings[seat])
    return FinalSeat(
        engine=card_called(s.engine[seat]),
        cars=[
            FinalCar(card_called(s.car[seat, slot]), goods_of(s, seat, slot))
            for slot in range(s.cars[seat])
        ],
        buildings=[
            card_called(card)
            for card in range(FIRST_BUILDING, DESIGNS)
            if buildings >> (card - FIRST_BUILDING) & 1
        ],
        contracts=[
            FinalContract(
                BOX.contracts[contract].id,
                None if s.secondary[contract] == NONE else cast("Any", int(s.secondary[contract])),
            )
            for contract in range(CONTRACTS)
            if s.owner[contract] == seat
        ],
        hand=hand_of(s, seat),
    )


def goods_of(s: State, seat: int, slot: int) -> list[GoodKind]:
    """What the goods on a car are delivered as, in the order in which they were loaded."""
    carries = int(CARRIES[s.car[seat, slot]])
    goods = s.good.tolist()[seat][slot][: s.goods[seat, slot]]
    if carries != ANY:
        return [GOOD_KINDS[carries]] * len(goods)
    return [GOOD_KINDS[ANY if good >= FACE_DOWN else CARGO[good]] for good in goods]


def _read_seat(s: State, number: int, seat: FinalSeat, named: _Named) -> None:
    where = f"seats[{number}]"
    engine = named.add_one(f"{where}.engine", seat.engine)
    if engine.kind != "engine":
        _impossible(11, "not-an-engine", f"{where}.engine", card=engine.id)
    s.engine[number] = CARD_NUMBER[engine.id]
    if len(seat.cars) > SLOTS:
        _impossible(10, "overweight", f"{where}.cars", weight=len(seat.cars) - 1, power=SLOTS - 1)
    for slot, car in enumerate(seat.cars):
        _read_car(s, number, slot, car, f"{where}.cars[{slot}]", named)
    s.cars[number] = len(seat.cars)
    cars = [BOX.cards[CARD_NUMBER[car.card]] for car in seat.cars]
    has_caboose_6 = any(car.card == card_called(CABOOSE_6) for car in seat.cars)
    weight = sum(card.weight for card in cars)
    power = engine.power + (BOX.cards[CABOOSE_6].power if has_caboose_6 else 0)
    if weight > power:
        _impossible(10, "overweight", f"{where}.cars", weight=weight, power=power)
    s.weight[number] = weight
    for at, name in enumerate(seat.buildings):
        building = named.add_one(f"{where}.buildings[{at}]", name)
        if building.kind != "building":
            _impossible(12, "not-a-building", f"{where}.buildings[{at}]", card=name)
        s.buildings[number] |= 1 << (CARD_NUMBER[name] - FIRST_BUILDING)
    most = 2 if any(car.card == card_called(CABOOSE_4) for car in seat.cars) else 1
    if len(seat.buildings) > most:
        found = len(seat.buildings)
        _impossible(12, "buildings", f"{where}.buildings", found=found, most=most)
    _read_contracts(s, number, seat, where)
    hand = [] if seat.hand is UNSET else seat.hand
    named.add(f"{where}.hand", hand)
    if len(hand) > HAND_LIMIT:
        _impossible(6, "hand", f"{where}.hand", found=len(hand), most=HAND_LIMIT)
    for name in hand:
        s.hand[number, CARD_NUMBER[name]] += 1
    s.hand_count[number] = len(hand)


def _read_car(s: State, seat: int, slot: int, car: FinalCar, where: str, named: _Named) -> None:
    card = named.add_one(f"{where}.card", car.card)
    if card.kind in {"engine", "building"}:
        _impossible(11, "not-a-car", f"{where}.card", card=card.id)
    if len(car.goods) > card.capacity:
        found = len(car.goods)
        _impossible(14, "overloaded", where, card=card.id, found=found, room=card.capacity)
    carries = int(CARRIES[CARD_NUMBER[card.id]])
    for at, good in enumerate(car.goods):
        kind = GOOD_KINDS.index(good)
        if carries not in (ANY, kind):
            _impossible(14, "wrong-good", f"{where}.goods[{at}]", card=card.id, good=good)
        # Which card it is does not matter: any of that cargo will do.
        s.good[seat, slot, at] = FACE_DOWN if kind == ANY else CARGO.tolist().index(kind)
    s.car[seat, slot] = CARD_NUMBER[card.id]
    s.goods[seat, slot] = len(car.goods)
    if card.kind == "caboose":
        s.cabooses[seat] |= 1 << (CARD_NUMBER[card.id] - CABOOSE_1)


def _read_contracts(s: State, number: int, seat: FinalSeat, where: str) -> None:
    uncompleted = 0
    for at, taken in enumerate(seat.contracts):
        contract = _contract(taken.contract, f"{where}.contracts[{at}].contract")
        if s.owner[contract] != NONE:
            place = f"{where}.contracts[{at}]"
            _impossible(21, "contract-twice", place, contract=taken.contract)
        s.owner[contract] = number
        if taken.secondary is not None:
            s.secondary[contract] = taken.secondary
        else:
            uncompleted += 1
    if uncompleted > 1:
        _impossible(22, "two-uncompleted", f"{where}.contracts")


def _read_island(s: State, final: Final) -> None:
    """IT-2: a contract that nobody has taken is on the island, and no other."""
    if final.island is UNSET:
        return
    island = set[int]()
    for at, name in enumerate(final.island):
        contract = _contract(name, f"island[{at}]")
        if s.owner[contract] != NONE:
            _impossible(21, "secondary", f"island[{at}]", contract=name)
        if contract in island:
            _impossible(2, "contract-twice", f"island[{at}]", contract=name)
        island.add(contract)
    for contract in range(CONTRACTS):
        if s.owner[contract] == NONE and contract not in island:
            _impossible(2, "contract-missing", "island", contract=BOX.contracts[contract].id)


def _contract(name: str, where: str) -> int:
    if name not in CONTRACT_NUMBER:
        raise UnreadableError("unknown-name", where=where, name=name)
    return CONTRACT_NUMBER[name]


def _count_cards(final: Final, named: int) -> None:
    """IT-1: there are 50 cards. Somebody who only wants points may leave some out; a whole position
    has them all."""
    goods = sum(len(car.goods) for seat in final.seats for car in seat.cars)
    counts = (final.pile, final.discards)
    found = named + goods + sum(count for count in counts if count is not UNSET)
    whole = (*counts, final.row, *(seat.hand for seat in final.seats))
    if found > CARDS or (found < CARDS and UNSET not in whole):
        _impossible(1, "cards", "", found=found, wanted=CARDS)


def _check_end(s: State, end: End) -> None:
    """IT-24: an end by contracts needs them."""
    taken = sum(owner != NONE for owner in s.owner.tolist())
    wanted = CONTRACTS_TO_END[s.players]
    if end == "contracts" and taken < wanted:
        _impossible(24, "end-contracts", "end", found=taken, wanted=wanted)


def _impossible(rule: int, what: str, where: str, **details: str | int) -> Never:
    raise ImpossibleError(GAME.folder / "texts", GAME.rule_id(rule), what, where, **details)
