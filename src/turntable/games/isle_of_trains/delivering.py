"""Delivering goods (IT-20 to IT-23): for a contract, for cards, or both."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts, trains
from turntable.games.isle_of_trains.components import (
    ANY,
    ASKED,
    CABOOSE_1,
    CARDS_A_GOOD,
    CONTRACT_POINTS,
    KINDS,
    PRIMARY,
)
from turntable.games.isle_of_trains.happenings import COMPLETED, SOLD
from turntable.games.isle_of_trains.state import NONE, State, Work


@kernel
def choose_contract(s: State, contract: int, side: int) -> None:
    s.contract = contract
    s.side = side
    for kind in range(len(KINDS)):
        s.needed[kind] = ASKED[contract, side, kind]
    s.last = 0


@kernel
def use_refusal(s: State, seat: int, slot: int, kind: int) -> int:
    """Of a good for the contract. Goods are named by slot, in order."""
    if not _can_be_named(s, seat, slot) or s.needed[kind] == 0:
        return 21
    on_top = trains.kind_of_good(s, seat, slot)
    if on_top != kind and on_top != ANY:
        return 21
    return 0 if _leaves_enough(s, seat, slot, kind, on_top) else 21


@kernel
def use(s: State, w: Work, seat: int, slot: int, kind: int) -> None:
    """The last of them completes the contract."""
    trains.unload(s, seat, slot)
    s.needed[kind] -= 1
    s.last = slot
    if is_fulfilled(s):
        if s.side == PRIMARY:
            s.owner[s.contract] = seat
        else:
            s.secondary[s.contract] = s.side - PRIMARY - 1
        points = CONTRACT_POINTS[s.contract, s.side]
        emit(w, EVERYBODY, COMPLETED, seat, s.contract, s.side, points)
        s.last = 0


@kernel
def is_fulfilled(s: State) -> bool:
    for kind in range(len(KINDS)):
        if s.needed[kind] > 0:
            return False
    return True


@kernel
def sell_refusal(s: State, seat: int, slot: int, kind: int) -> int:
    """Of a good for cards. Goods are named by slot, in order."""
    if not _can_be_named(s, seat, slot) or trains.kind_of_good(s, seat, slot) != kind:
        return 20
    return 0


@kernel
def sell(s: State, seat: int, slot: int) -> None:
    trains.unload(s, seat, slot)
    s.sold += 1
    s.last = slot


@kernel
def can_sell(s: State, seat: int) -> bool:
    """Whether a good is left that may still be named."""
    for slot in range(s.last, s.cars[seat]):
        if s.goods[seat, slot] > 0:
            return True
    return False


@kernel
def cards_due(s: State, seat: int) -> int:
    """IT-20, IT-23: what the delivery brings."""
    return CARDS_A_GOOD * s.sold + (1 if trains.has_caboose(s, seat, CABOOSE_1) else 0)


@kernel
def finish(s: State, w: Work, seat: int) -> None:
    """All goods are chosen: now the cards are due."""
    s.draws = cards_due(s, seat)
    if s.sold > 0:
        emit(w, EVERYBODY, SOLD, seat, s.sold, 0, 0)
    s.sold = 0
    s.last = 0
    s.contract = NONE
    s.side = NONE


@kernel
def _can_be_named(s: State, seat: int, slot: int) -> bool:
    if slot < s.last or slot >= s.cars[seat] or s.goods[seat, slot] == 0:
        return False
    return trains.first_alike(s, seat, slot, s.last) == slot


@kernel
def _leaves_enough(s: State, seat: int, slot: int, kind: int, on_top: int) -> bool:
    """IT-6: whether the goods from that slot on, without this one, fulfil what is then needed."""
    lacking = 0
    for other in range(len(KINDS)):
        have = contracts.goods_of(s, seat, other, slot) - (1 if other == on_top else 0)
        need = s.needed[other] - (1 if other == kind else 0)
        lacking += max(0, need - have)
    spare = contracts.goods_of(s, seat, ANY, slot) - (1 if on_top == ANY else 0)
    return lacking <= spare
