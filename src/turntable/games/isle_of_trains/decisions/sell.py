"""Sell (IT-20): goods for two cards each, as many as wished."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course, delivering, trains
from turntable.games.isle_of_trains.moves import END_MOVE, EXTRA_MOVE, GOOD_KINDS, SELL_MOVE
from turntable.games.isle_of_trains.state import SELL, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move == END_MOVE:
        return 0
    if not SELL_MOVE <= move < EXTRA_MOVE:
        return 20
    good = move - SELL_MOVE
    return delivering.sell_refusal(s, seat, good // len(GOOD_KINDS), good % len(GOOD_KINDS))


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = list_moves(s, w, seat)
    w.move[count] = END_MOVE
    return count + 1


@kernel
def list_moves(s: State, w: Work, seat: int) -> int:
    """Write the goods that can be sold into w.move; returns how many."""
    count = 0
    for slot in range(s.last, s.cars[seat]):
        if s.goods[seat, slot] > 0:
            kind = trains.kind_of_good(s, seat, slot)
            if delivering.sell_refusal(s, seat, slot, kind) == 0:
                w.move[count] = SELL_MOVE + slot * len(GOOD_KINDS) + kind
                count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move != END_MOVE:
        delivering.sell(s, seat, (move - SELL_MOVE) // len(GOOD_KINDS))
        if delivering.can_sell(s, seat):
            s.phase = SELL
            return
    delivering.finish(s, w, seat)
    course.go_on(s, w)
