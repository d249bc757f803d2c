"""How good a position looks to a seat: for bots, one move ahead and where a search stops.

A move is rarely a whole action, so what has been begun counts as if it were done: a card that is
being built as built and what it still costs as paid, a contract that is being completed as
completed, cards that are due as drawn.
"""

from turntable.engine.bits import lowest
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import builds, contracts, delivering, plans, scoring, trains
from turntable.games.isle_of_trains.components import (
    ANY,
    BONUS_DISCARD,
    BONUS_DRAW,
    BONUS_EXTRA,
    BUILDING,
    CAPACITY,
    CARD_KIND,
    CARRIES,
    CONTRACT_POINTS,
    CONTRACTS,
    CONTRACTS_TO_END,
    ENGINE,
    FIRST_BUILDING,
    FITS,
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
ACTION = 0.15
EXTRA_ACTION = 0.2
# What the best card in the hand would bring if built, less its price: if it can be, for every card
# that is missing, and what the next best counts.
READY = 0.5
MISSING = 0.6
SECOND_BUILD = 0.2
# The best bonus for a load on another's train, for each card it brings, and its extra action.
BONUS = 0.1
BONUS_ACTION = 0.5
# What hand and plans still count when the last primary contract is about to go.
LATE = 0.7
# A card in the last turn.
LAST_CARD = 0.2
# What the others have weighs against it, but less than one's own.
OTHERS = 0.6


@kernel
def evaluate(s: State, w: Work, seat: int) -> float:
    """The prospects of `seat` ahead of the others'."""
    scoring.score(s, w)
    value = 0.0
    others = 0.0
    for other in range(s.players):
        prospects = float(w.total[other]) if s.phase == OVER else _prospects(s, w, other)
        if other == seat:
            value = prospects
        else:
            others += prospects
    return value - OTHERS * others / (s.players - 1)


@kernel
def _prospects(s: State, w: Work, seat: int) -> float:
    """What a seat has, what it has begun, and what it may make of it in the turns to come."""
    value = float(w.total[seat])
    if seat == s.turn:
        value += _under_way(s, seat)
    if not _has_time(s, seat):
        return value
    cards = _cards(s, seat)
    if s.end != NONE:
        return value + LAST_CARD * cards + plans.best(s, seat) + _builds(s, seat, cards)
    to_go = (CONTRACTS_TO_END[s.players] - contracts.taken(s)) / CONTRACTS_TO_END[s.players]
    hope = CARD * min(cards, HAND_LIMIT) + CARD_ABOVE * max(0, cards - HAND_LIMIT)
    hope += plans.best(s, seat) + _builds(s, seat, cards) + _best_bonus(s, seat)
    power = trains.power(s, seat) + POWER[_engine(s, seat)] - POWER[s.engine[seat]]
    hope += builds.SPARE_POWER * max(0, power - s.weight[seat])
    if s.cabooses[seat]:
        hope += builds.ABILITY
    return value + hope * (LATE + (1.0 - LATE) * to_go)


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
            value += plans.OPENS
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
        gone = int(s.scrapped_buildings)
        while gone:
            value -= scoring.building_points(s, seat, FIRST_BUILDING + lowest(gone))
            gone &= gone - 1
    return float(value)


@kernel
def _best_delivery(s: State, seat: int) -> float:
    """The most that completing a contract brings."""
    best = 0.0
    for contract in range(CONTRACTS):
        if s.owner[contract] == NONE or s.owner[contract] == seat:
            for side in range(SIDES):
                if contracts.refusal(s, seat, contract, side) == 0:
                    value = plans.net(s, seat, contract, side) + (
                        plans.OPENS if side == PRIMARY else 0.0
                    )
                    best = max(best, value)
    return best


@kernel
def _cards(s: State, seat: int) -> int:
    """Cards, those that are due included, and those that are still to be paid not."""
    cards = int(s.hand_count[seat])
    if seat == s.turn:
        cards += s.draws + s.phantoms - s.price
        if s.phase == DISCARD_TO_LOAD or s.phase == DISCARD_FOR_BONUS:
            cards -= 1
        if s.phase == SELL or s.phase == DELIVER_GOODS:
            cards += delivering.cards_due(s, seat)
    return cards


@kernel
def _builds(s: State, seat: int, cards: int) -> float:
    """The best build of a card in the hand, and a little for the next best."""
    best, second = 0.0, 0.0
    hand = s.in_hand[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        value = _build(s, seat, card, cards)
        if value > best:
            best, second = value, best
        else:
            second = max(second, value)
    return best + SECOND_BUILD * second


@kernel
def _build(s: State, seat: int, card: int, cards: int) -> float:
    """What a build would bring, less its price."""
    replaces = builds.to_replace(s, seat, card)
    gain = builds.gain(s, seat, card, replaces)
    if gain <= 0.0:
        return 0.0
    price = builds.price(s, seat, card, replaces)
    value = READY * (gain - (LAST_CARD if s.end != NONE else CARD) * (price + 1))
    missing = price + 1 - cards
    if missing > 0 and s.end != NONE:
        return 0.0
    while missing > 0:
        value *= MISSING
        missing -= 1
    return value


@kernel
def _best_bonus(s: State, seat: int) -> float:
    """The most that a load on another's train brings (IT-16)."""
    best = 0.0
    in_hand = s.in_hand[seat]
    for other in range(s.players):
        if other != seat:
            for slot in range(s.cars[other]):
                car = s.car[other, slot]
                if s.goods[other, slot] < CAPACITY[car] and CARRIES[car] != ANY:
                    value = BONUS * (BONUS_DRAW[car] - BONUS_DISCARD[car] - 1)
                    if BONUS_EXTRA[car]:
                        value += BONUS_ACTION
                    if not in_hand & FITS[CARRIES[car]]:
                        value -= 2.0 * BONUS
                    best = max(best, value)
    return best if in_hand else 0.0
