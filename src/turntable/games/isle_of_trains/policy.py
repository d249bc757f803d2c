"""A move that makes some sense, in no time: how a search plays on."""

from turntable.engine.bits import bit, lowest
from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, builds, contracts, drawing, loading, trains
from turntable.games.isle_of_trains.components import (
    ASKED,
    BONUS_DISCARD,
    BONUS_DRAW,
    BONUS_EXTRA,
    BUILD,
    CAPACITY,
    CARRIES,
    CONTRACT_POINTS,
    CONTRACTS,
    DELIVER,
    DRAW,
    FITS,
    HAND_LIMIT,
    KINDS,
    LOAD,
    SIDES,
    SLOTS,
)
from turntable.games.isle_of_trains.moves import (
    BUILD_MOVE,
    CONTRACT_MOVE,
    DELIVER_MOVE,
    END_MOVE,
)
from turntable.games.isle_of_trains.rules import legal, sample
from turntable.games.isle_of_trains.shortlist import shortlist
from turntable.games.isle_of_trains.state import (
    ACT,
    DELIVER_GOODS,
    EXTRA,
    NONE,
    SELL,
    State,
    Work,
)

# In points: a card, and one that is drawn with a full hand.
CARD = 0.6
CARD_ABOVE = 0.2
# An extra action, room for a good, a good for the own train, one for another's, one sold.
EXTRA_ACTION = 0.7
ROOM = 0.4
OWN_GOOD = 1.7
GIVEN_GOOD = 0.8
SOLD_GOOD = 0.1
# A contract, beyond what it scores.
CONTRACT = 2.0
# How much chance adds: up to so many points.
WHIM = 1.0
WHIMS = 64


@kernel
def policy(s: State, w: Work, seat: int) -> int:
    """A legal move."""
    if s.phase == ACT:
        return _action(s, w, seat)
    if s.phase == EXTRA:
        # Nobody declines it, which is the first of the moves.
        count = legal(s, w, seat)
        return int(w.move[1 + below(w, count - 1) if count > 1 else 0])
    if s.phase == DELIVER_GOODS:
        move = _best_contract(s, seat)
        return move if move != NONE else sample(s, w, seat)
    if s.phase == SELL:
        return END_MOVE
    return int(w.move[below(w, shortlist(s, w, seat))])


@kernel
def _action(s: State, w: Work, seat: int) -> int:
    best, most = NONE, 0.0
    if s.allowed & bit(DELIVER) and trains.has_goods(s, seat):
        move = _best_contract(s, seat)
        best = DELIVER_MOVE
        most = (SOLD_GOOD if move == NONE else CONTRACT + _net(move)) + _whim(w)
    if s.allowed & bit(BUILD):
        count = building.list_moves(s, w, seat, 0)
        for place in range(count):
            move = int(w.move[place])
            value = _build(s, seat, move) + _whim(w)
            if best == NONE or value > most:
                best, most = move, value
    if s.allowed & bit(LOAD) and s.in_hand[seat]:
        face_down = loading.can_load_face_down(s, seat)
        for owner in range(s.players):
            if s.is_extra and owner != seat:
                continue
            for slot in range(s.cars[owner]):
                if not loading.is_open(s, seat, owner, slot):
                    continue
                car = s.car[owner, slot]
                fits = s.in_hand[seat] & FITS[CARRIES[car]]
                if fits or face_down:
                    value = _load(car, owner == seat) - (0.0 if fits else CARD) + _whim(w)
                    if best == NONE or value > most:
                        card = lowest(fits if fits else s.in_hand[seat])
                        best = loading.number(card, owner, slot, 0 if fits else 1)
                        most = value
    if s.allowed & bit(DRAW):
        value = (CARD if s.hand_count[seat] < HAND_LIMIT else CARD_ABOVE) + _whim(w)
        if best == NONE or value > most:
            count = drawing.list_moves(s, w, 0)
            if count > 0:
                best = int(w.move[below(w, count)])
    return best


@kernel
def _whim(w: Work) -> float:
    return WHIM * below(w, WHIMS) / WHIMS


@kernel
def _build(s: State, seat: int, move: int) -> float:
    card = (move - BUILD_MOVE) // (SLOTS + 1)
    replaces = (move - BUILD_MOVE) % (SLOTS + 1)
    value = builds.gain(s, seat, card, replaces)
    if value == builds.IMPOSSIBLE:
        return value - CARD * HAND_LIMIT
    return value + ROOM * CAPACITY[card] - CARD * (builds.price(s, seat, card, replaces) + 1)


@kernel
def _load(car: int, own: bool) -> float:
    if own:
        return OWN_GOOD - CARD
    value = CARD * (BONUS_DRAW[car] - BONUS_DISCARD[car] - 1) - GIVEN_GOOD
    return value + (EXTRA_ACTION if BONUS_EXTRA[car] else 0.0)


@kernel
def _best_contract(s: State, seat: int) -> int:
    """The move for the contract that brings most of those that can be completed; NONE if none."""
    best, most = NONE, 0
    for contract in range(CONTRACTS):
        if s.owner[contract] == NONE or s.owner[contract] == seat:
            for side in range(SIDES):
                if contracts.refusal(s, seat, contract, side) == 0:
                    move = CONTRACT_MOVE + contract * SIDES + side
                    value = _net(move)
                    if best == NONE or value > most:
                        best, most = move, value
    return best


@kernel
def _net(move: int) -> int:
    """What a contract scores, less what its goods would if they stayed on the train."""
    contract, side = (move - CONTRACT_MOVE) // SIDES, (move - CONTRACT_MOVE) % SIDES
    value = int(CONTRACT_POINTS[contract, side])
    for kind in range(len(KINDS)):
        value -= ASKED[contract, side, kind]
    return value
