"""How good a position looks to a seat: for bots that think one move ahead.

A move is rarely a whole action, so what has been begun counts as if it were done: a card that is
being built as built and what it still costs as paid, a contract that is being completed as
completed, cards that are due as drawn.
"""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts, delivering, scoring
from turntable.games.isle_of_trains.components import (
    ANY,
    ASKED,
    BUILDING,
    CAPACITY,
    CARD_KIND,
    CARRIES,
    CONTRACT_POINTS,
    CONTRACTS,
    ENGINE,
    HAND_LIMIT,
    KINDS,
    POINTS,
    POWER,
    PRIMARY,
    SIDES,
)
from turntable.games.isle_of_trains.moves import AS_NEW
from turntable.games.isle_of_trains.state import (
    ACT,
    DELIVER_GOODS,
    DISCARD_FOR_BONUS,
    DISCARD_TO_LOAD,
    EXTRA,
    NONE,
    OVER,
    SELL,
    USE,
    State,
    Work,
)

# In points: a card in the hand, one above the limit, an action to come, an extra action offered.
CARD = 0.7
CARD_ABOVE = 0.25
ACTION = 0.9
EXTRA_ACTION = 0.7
# A contract, less what its goods would score on the train: with no goods for it, the more with
# every good that is there, and with a car that has room for every good that is not.
PLAN = 0.15
GOODS_THERE = 0.5
ROOM_THERE = 0.2
# What the next best contract counts, and what a primary one opens the way to.
SECOND_PLAN = 0.3
OPENS = 2.0
# Power that is not in use yet.
SPARE_POWER = 0.12
# What the others have weighs against it, but less than one's own.
OTHERS = 0.6


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The prospects of `seat` ahead of the others'."""
    scoring.score(s, w)
    if s.phase == OVER:
        return _margin(s, w, seat)
    value = _prospects(s, w, seat)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += _prospects(s, w, other)
    return value - OTHERS * others / (s.players - 1)


@kernel
def _margin(s: State, w: Work, seat: int) -> float:
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += w.total[other]
    return w.total[seat] - OTHERS * others / (s.players - 1)


@kernel
def _prospects(s: State, w: Work, seat: int) -> float:
    """What a seat has, what it has begun, and what it may make of it in the turns to come."""
    value = float(w.total[seat])
    if seat == s.turn:
        value += _under_way(s, seat)
    if _has_time(s, seat):
        value += _hand(s, seat) + _plans(s, seat)
        value += SPARE_POWER * max(0, POWER[_engine(s, seat)] - s.weight[seat])
    return value


@kernel
def _has_time(s: State, seat: int) -> bool:
    """Whether a seat will act again."""
    if s.final_turns == NONE:
        return True
    ahead = (seat - s.turn + s.players) % s.players
    return ahead < s.final_turns if seat != s.turn else s.actions > 0 or s.phase == ACT


@kernel
def _engine(s: State, seat: int) -> int:
    """The engine that pulls the train, or will as soon as it is paid for."""
    if seat == s.turn and s.card != NONE and CARD_KIND[s.card] == ENGINE:
        return s.card
    return s.engine[seat]


@kernel
def _under_way(s: State, seat: int) -> float:
    """The points of what has been begun in this turn, and the actions that are left of it."""
    value = ACTION * (s.actions + (1 if s.phase == ACT else 0))
    if s.phase == EXTRA:
        value += EXTRA_ACTION
    if s.card != NONE:
        value += _points_of_build(s, seat)
    if s.phase == DELIVER_GOODS:
        value += _best_delivery(s, seat)
    elif s.phase == USE:
        value += CONTRACT_POINTS[s.contract, s.side]
        for kind in range(len(KINDS)):
            value -= s.needed[kind]
        if s.side == PRIMARY:
            value += OPENS
    return value


@kernel
def _points_of_build(s: State, seat: int) -> float:
    card = s.card
    if CARD_KIND[card] == BUILDING:
        value = scoring.building_points(s, seat, card)
    elif CARD_KIND[card] == ENGINE:
        value = POINTS[card] - POINTS[s.engine[seat]]
    elif s.replaces != AS_NEW:
        value = POINTS[card] - POINTS[s.car[seat, s.replaces]]
    else:
        value = scoring.new_car_points(s, seat, card)
    for slot in range(s.cars[seat]):
        if int(s.scrapped) >> slot & 1:
            value -= scoring.car_points(s, seat, slot)
    if s.scrapped_buildings:
        value -= 1
    return float(value)


@kernel
def _best_delivery(s: State, seat: int) -> float:
    """The most that completing a contract brings."""
    best = 0.0
    for contract in range(CONTRACTS):
        for side in range(SIDES):
            if contracts.refusal(s, seat, contract, side) == 0:
                value = float(_net(contract, side) + (OPENS if side == PRIMARY else 0.0))
                best = max(best, value)
    return best


@kernel
def _hand(s: State, seat: int) -> float:
    """Cards, those that are due included, and those that are still to be paid not."""
    cards = s.hand_count[seat]
    if seat == s.turn:
        cards += s.draws + s.phantoms - s.price
        if s.phase == DISCARD_TO_LOAD or s.phase == DISCARD_FOR_BONUS:
            cards -= 1
        if s.phase == SELL or s.phase == DELIVER_GOODS:
            cards += delivering.cards_due(s, seat)
    return CARD * min(cards, HAND_LIMIT) + CARD_ABOVE * max(0, cards - HAND_LIMIT)


@kernel
def _plans(s: State, seat: int) -> float:
    """The contracts that a seat may complete, by how far it is: the best, and a little for the
    next."""
    best, second = 0.0, 0.0
    blocked = contracts.has_open_secondary(s, seat)
    for contract in range(CONTRACTS):
        owner = s.owner[contract]
        for side in range(SIDES):
            if side == PRIMARY:
                possible = owner == NONE and not blocked
            else:
                possible = owner == seat and s.secondary[contract] == NONE
            if possible and not (s.phase == USE and seat == s.turn):
                value = _plan(s, seat, contract, side)
                if value > best:
                    best, second = value, best
                else:
                    second = max(second, value)
    return best + SECOND_PLAN * second


@kernel
def _plan(s: State, seat: int, contract: int, side: int) -> float:
    wanted, there, has_room = 0, 0, 0
    for kind in range(len(KINDS)):
        asked = ASKED[contract, side, kind]
        have = min(asked, contracts.goods_of(s, seat, kind, 0))
        wanted += asked
        there += have
        has_room += min(asked - have, _room(s, seat, kind))
    lacking = wanted - there
    there += min(lacking, contracts.goods_of(s, seat, ANY, 0))
    net = _net(contract, side) + (OPENS if side == PRIMARY else 0.0)
    return net * (PLAN + (GOODS_THERE * there + ROOM_THERE * has_room) / wanted)


@kernel
def _net(contract: int, side: int) -> int:
    """What a contract scores, less what its goods would if they stayed on the train."""
    value = CONTRACT_POINTS[contract, side]
    for kind in range(len(KINDS)):
        value -= ASKED[contract, side, kind]
    return value


@kernel
def _room(s: State, seat: int, kind: int) -> int:
    """How many goods of a kind a train can still take, with the card that is being built."""
    total = 0
    for slot in range(s.cars[seat]):
        car = s.car[seat, slot]
        if CARRIES[car] == kind or CARRIES[car] == ANY:
            total += CAPACITY[car] - s.goods[seat, slot]
    if seat == s.turn and s.card != NONE and CARRIES[s.card] == kind:
        total += CAPACITY[s.card]
        if s.replaces != AS_NEW:
            total -= CAPACITY[s.car[seat, s.replaces]]
    return total
