"""What a seat sees, as JSON: the table from one chair (IT-26)."""

from typing import Any, Literal, cast

from msgspec import Struct

from turntable.games.isle_of_trains import (
    GAME,
    building,
    contracts,
    delivering,
    knowledge,
    scoring,
    trains,
)
from turntable.games.isle_of_trains.components import (
    ACTIONS,
    ANY,
    BOX,
    BUILD,
    BUILDING,
    CABOOSE_5,
    CARD_KIND,
    CARD_NUMBER,
    CARDS,
    CONTRACTS,
    CONTRACTS_TO_END,
    DESIGN,
    DESIGNS,
    ENGINE,
    FIRST_BUILDING,
    MOST_TURNS,
    POINTS,
    PRIMARY,
    SIDES,
    SLOTS,
    ActionName,
    Goods,
)
from turntable.games.isle_of_trains.decisions.discard import due
from turntable.games.isle_of_trains.moves import (
    AS_NEW,
    GoodKind,
    SideName,
    action_called,
    card_called,
    side_called,
)
from turntable.games.isle_of_trains.position import End, goods_of, hand_of, row_of
from turntable.games.isle_of_trains.state import (
    ACT,
    DELIVER_GOODS,
    DISCARD_FOR_BONUS,
    DISCARD_TO_FIVE,
    DISCARD_TO_LOAD,
    FACE_DOWN,
    FIRST_HAND,
    NONE,
    OVER,
    PAY,
    PHASES,
    SCRAP,
    SELL,
    UNKNOWN,
    USE,
    WATCHER,
    State,
)

Decision = Literal[
    "act", "extra_draw", "extra_build", "extra_load", "extra_deliver", "draw", "scrap", "pay",
    "discard_to_load", "discard_for_bonus", "extra", "deliver", "use", "sell", "discard_to_five",
    "over",
]  # fmt: skip


class GoodView(Struct, frozen=True):
    """A good on a car."""

    kind: GoodKind
    """What it is delivered as; on caboose 3 a wild or face-down good is "any" (IT-18)."""
    card: str | None
    """Null for one that lies face down, unless one knows which it is."""
    face_down: bool


class CarView(Struct, frozen=True):
    """A car or caboose of a train."""

    card: str
    goods: list[GoodView]
    """In the order in which they were loaded; the last is delivered first."""
    points: int
    """What it scores now, itself and its goods, with whatever buildings add for them."""
    twin: int
    """The first slot of the train with just such a car; moves name that one. Its own slot where
    there is none before it."""
    scrapped: bool
    """Named to be scrapped in the build that is going on (IT-9)."""


class BuildingView(Struct, frozen=True):
    """A building in play."""

    card: str
    points: int
    """What it scores now."""
    scrapped: bool


class SeatView(Struct, frozen=True):
    """One player's area."""

    engine: str
    engine_points: int
    power: int
    """With caboose 6, if it has that."""
    weight: int
    cars: list[CarView]
    buildings: list[BuildingView]
    most_buildings: int
    goods: Goods
    """On the train, but for those that count as any kind."""
    any_goods: int
    hand_count: int
    hand: list[str] | None
    """By the order of the box; null where one may not look."""
    known: list[str]
    """Cards of the hand that the one who looks can be sure of; all of the own hand."""
    phantoms: int


class SideView(Struct, frozen=True):
    """A side of a contract."""

    side: SideName
    goods: Goods
    points: int
    missing: Goods | None
    """What the one who looks would still have to load; null for somebody who only watches. Where a
    good counts as any kind, it is taken for what is most missing."""
    possible: bool
    """Whether the one who looks could complete it in a delivery, with the train as it is."""


class ContractView(Struct, frozen=True):
    """A contract, on the island or in an area."""

    contract: str
    name: str
    owner: int | None
    """Null on the island."""
    secondary: Literal[0, 1] | None
    """Which of the two is completed; the primary one is as soon as it has an owner."""
    sides: list[SideView]
    """The primary one and both secondary ones."""


class BuildView(Struct, frozen=True):
    """A build that could be named now."""

    card: str
    replaces: int | None
    """The slot of the car that goes; null where none does, and for an engine."""
    price: int
    """As things are, before anything is scrapped."""
    points: int
    """How many it adds to the score of the train, or of the buildings."""
    must_scrap: bool
    """Whether something has to be scrapped first: it is too heavy, there is no room for a building,
    or the price can only be paid once less is in the way."""


class BuildingNow(Struct, frozen=True):
    """The build that is going on."""

    card: str
    replaces: int | None
    price: int
    """How many cards are still to be paid, as things are."""
    weight: int
    power: int
    """Of the train as it would be, with what has been named to be scrapped gone."""


class DeliveryNow(Struct, frozen=True):
    """The delivery that is going on."""

    contract: str | None
    side: SideName | None
    needed: Goods
    """What the contract still asks for."""
    sold: int
    draws: int
    """How many cards will be drawn for it, caboose 1 included (IT-23)."""


class View(Struct, frozen=True):
    """The whole table."""

    decision: Decision
    waiting: list[int]
    first: int
    expert: bool
    actions: list[ActionName]
    """Those to choose from, whether possible or not, where an action is chosen; otherwise none."""
    actions_left: int
    """Of the turn, the one going on included, extra actions not."""
    extra: bool
    """Whether it is an extra action (IT-16)."""
    seats: list[SeatView]
    contracts: list[ContractView]
    taken: int
    """Primary contracts taken, and how many of them trigger the end (IT-24)."""
    taken_to_end: int
    pile: int
    discards: int
    row: list[str]
    builds: list[BuildView]
    """For the seat that looks, when it may build; otherwise none."""
    worth: dict[str, int]
    """For each card in the hand of the seat that looks: what it would score now, once built."""
    building: BuildingNow | None
    delivery: DeliveryNow | None
    draws: int
    """Cards still to be drawn."""
    discards_due: int
    """Cards to be discarded now (IT-6, IT-15, IT-16)."""
    last: str | None
    """Where cards are named one by one in the order of the box, to pay or to discard: the last."""
    round_number: int
    most_rounds: int
    """IT-27."""
    trigger: End | None
    """What has triggered the end."""
    final_turns: int | None
    """How many turns are still to come, the one going on included; null before the last round."""
    end: End | None


def decision(s: State) -> Decision:
    """What is being decided."""
    if s.phase == ACT and s.is_extra:
        return cast("Decision", f"extra_{_actions(s)[0]}")
    return cast("Decision", PHASES[s.phase])


def view(s: State, w: Any, seat: int) -> View:
    """The concealed state `s` in words a client can draw."""
    asked = seat >= 0 and seat == s.turn
    return View(
        decision=decision(s),
        waiting=[] if s.phase == OVER else [int(s.turn)],
        first=int(s.first),
        expert=bool(s.expert),
        actions=_actions(s),
        actions_left=0 if s.phase in (DISCARD_TO_FIVE, OVER) else int(s.actions) + 1,
        extra=bool(s.is_extra),
        seats=[_seat(s, owner, seat) for owner in range(s.players)],
        contracts=_contracts(s, seat),
        taken=int(contracts.taken(s)),
        taken_to_end=CONTRACTS_TO_END[s.players],
        pile=int(s.pile_count),
        discards=int(s.discard_count),
        row=row_of(s),
        builds=_builds(s, seat) if asked and s.phase == ACT and s.allowed >> BUILD & 1 else [],
        worth=_worth(s, seat) if seat >= 0 else {},
        building=_building_now(s),
        delivery=_delivery_now(s),
        draws=int(s.draws),
        discards_due=int(due(s, s.turn)) if s.phase in _DISCARDS else 0,
        last=card_called(s.last) if s.phase in (PAY, DISCARD_TO_FIVE) and s.last else None,
        round_number=min(int(s.turns) // int(s.players), MOST_TURNS) + 1,
        most_rounds=MOST_TURNS,
        trigger=_end(s),
        final_turns=None if s.final_turns == NONE else int(s.final_turns),
        end=_end(s) if s.phase == OVER else None,
    )


_DISCARDS = (DISCARD_TO_LOAD, DISCARD_FOR_BONUS, DISCARD_TO_FIVE)


def _end(s: State) -> End | None:
    return None if s.end == NONE else cast("End", GAME.ends[s.end])


def _actions(s: State) -> list[ActionName]:
    return [action_called(action) for action in range(len(ACTIONS)) if s.allowed >> action & 1]


def _seat(s: State, owner: int, seat: int) -> SeatView:
    goods = [goods_of(s, owner, slot) for slot in range(s.cars[owner])]
    kinds = [kind for on_car in goods for kind in on_car]
    return SeatView(
        engine=card_called(s.engine[owner]),
        engine_points=int(POINTS[s.engine[owner]]),
        power=int(trains.power(s, owner)),
        weight=int(s.weight[owner]),
        cars=[_car(s, owner, slot, goods[slot]) for slot in range(s.cars[owner])],
        buildings=[
            BuildingView(
                card=card_called(card),
                points=int(scoring.building_points(s, owner, card)),
                scrapped=bool(
                    owner == s.turn and s.scrapped_buildings >> (card - FIRST_BUILDING) & 1
                ),
            )
            for card in _buildings(s, owner)
        ],
        most_buildings=int(trains.most_buildings(s, owner)),
        goods=Goods(kinds.count("coal"), kinds.count("oil"), kinds.count("box")),
        any_goods=kinds.count("any"),
        hand_count=int(s.hand_count[owner]),
        hand=None if s.in_hand[owner] == UNKNOWN else hand_of(s, owner),
        known=_known(s, owner, seat if seat >= 0 else WATCHER),
        phantoms=int(s.phantoms) if owner == s.turn else 0,
    )


def _buildings(s: State, owner: int) -> list[int]:
    return [
        card
        for card in range(FIRST_BUILDING, DESIGNS)
        if s.buildings[owner] >> (card - FIRST_BUILDING) & 1
    ]


def _car(s: State, owner: int, slot: int, kinds: list[GoodKind]) -> CarView:
    return CarView(
        card=card_called(s.car[owner, slot]),
        goods=[_good(s, int(s.good[owner, slot, at]), kind) for at, kind in enumerate(kinds)],
        points=int(scoring.car_points(s, owner, slot)),
        twin=int(trains.first_alike(s, owner, slot, 0)),
        scrapped=bool(owner == s.turn and s.scrapped >> slot & 1),
    )


def _good(s: State, good: int, kind: GoodKind) -> GoodView:
    if good < FACE_DOWN:
        return GoodView(kind, card_called(good), face_down=False)
    card = int(s.face_down[good - FACE_DOWN])
    return GoodView(kind, None if card == UNKNOWN else card_called(card), face_down=True)


def _known(s: State, owner: int, observer: int) -> list[str]:
    """IT-26: what must be in a hand, for all that has been seen."""
    copies = int(knowledge.certain(s, observer, FIRST_HAND + owner))
    return [card_called(DESIGN[copy]) for copy in range(CARDS) if copies >> copy & 1]


def _contracts(s: State, seat: int) -> list[ContractView]:
    kinds = range(ANY + 1)
    aboard = [int(contracts.goods_of(s, seat, kind, 0)) for kind in kinds] if seat >= 0 else None
    return [_contract(s, contract, seat, aboard) for contract in range(CONTRACTS)]


def _contract(s: State, contract: int, seat: int, aboard: list[int] | None) -> ContractView:
    box = BOX.contracts[contract]
    sides = (box.primary, *box.secondary)
    owner, secondary = int(s.owner[contract]), int(s.secondary[contract])
    return ContractView(
        contract=box.id,
        name=box.name,
        owner=None if owner == NONE else owner,
        secondary=None if secondary == NONE else cast("Literal[0, 1]", secondary),
        sides=[
            SideView(
                side=side_called(side),
                goods=sides[side].goods,
                points=sides[side].points,
                missing=_missing(aboard, sides[side].goods) if aboard else None,
                possible=seat >= 0 and bool(contracts.refusal(s, seat, contract, side) == 0),
            )
            for side in range(PRIMARY, SIDES)
        ],
    )


def _missing(aboard: list[int], asked: Goods) -> Goods:
    """What a train lacks, where goods of any kind are taken for what is most missing."""
    *kinds, anything = aboard
    wanted = (asked.coal, asked.oil, asked.box)
    lacking = [max(0, count - here) for count, here in zip(wanted, kinds, strict=True)]
    for _ in range(anything):
        most = lacking.index(max(lacking))
        lacking[most] = max(0, lacking[most] - 1)
    return Goods(*lacking)


def _builds(s: State, seat: int) -> list[BuildView]:
    discount = bool(trains.has_caboose(s, seat, CABOOSE_5))
    return [
        BuildView(
            card=card_called(card),
            replaces=None if replaces == AS_NEW else replaces,
            price=int(building.price(s, seat, card, replaces, discount)),
            points=_gain(s, seat, card, replaces),
            must_scrap=bool(building.must_scrap(s, seat, card, replaces)),
        )
        for card in sorted({CARD_NUMBER[name] for name in hand_of(s, seat)})  # IT-8
        for replaces in range(SLOTS + 1)
        if building.refusal(s, seat, building.number(card, replaces)) == 0
    ]


def _gain(s: State, seat: int, card: int, replaces: int) -> int:
    """What a card adds to the points of train or buildings, with nothing scrapped for it."""
    if CARD_KIND[card] == BUILDING:
        return int(scoring.building_points(s, seat, card))
    if CARD_KIND[card] == ENGINE:
        return int(POINTS[card] - POINTS[s.engine[seat]])
    if replaces != AS_NEW:
        return int(POINTS[card] - POINTS[s.car[seat, replaces]])
    return int(scoring.new_car_points(s, seat, card))


def _worth(s: State, seat: int) -> dict[str, int]:
    return {name: _gain(s, seat, CARD_NUMBER[name], AS_NEW) for name in hand_of(s, seat)}


def _building_now(s: State) -> BuildingNow | None:
    if s.phase not in (SCRAP, PAY):
        return None
    weight, power = building.train_after(s, s.turn)
    return BuildingNow(
        card=card_called(s.card),
        replaces=None if s.replaces == AS_NEW else int(s.replaces),
        price=int(s.price if s.phase == PAY else building.price_now(s, s.turn)),
        weight=int(weight),
        power=int(power),
    )


def _delivery_now(s: State) -> DeliveryNow | None:
    if s.phase not in (DELIVER_GOODS, USE, SELL):
        return None
    chosen = s.contract != NONE
    return DeliveryNow(
        contract=BOX.contracts[s.contract].id if chosen else None,
        side=side_called(int(s.side)) if chosen else None,
        needed=Goods(*map(int, s.needed.tolist())),
        sold=int(s.sold),
        draws=int(delivering.cards_due(s, s.turn)),
    )
