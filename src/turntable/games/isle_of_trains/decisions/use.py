"""Use (IT-21): the goods for the contract that has been chosen."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course, delivering
from turntable.games.isle_of_trains.components import KINDS
from turntable.games.isle_of_trains.moves import SELL_MOVE, USE_MOVE
from turntable.games.isle_of_trains.state import SELL, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if not USE_MOVE <= move < SELL_MOVE:
        return 21
    good = move - USE_MOVE
    return delivering.use_refusal(s, seat, good // len(KINDS), good % len(KINDS))


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    for slot in range(s.last, s.cars[seat]):
        for kind in range(len(KINDS)):
            if delivering.use_refusal(s, seat, slot, kind) == 0:
                w.move[count] = USE_MOVE + slot * len(KINDS) + kind
                count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    good = move - USE_MOVE
    delivering.use(s, w, seat, good // len(KINDS), good % len(KINDS))
    if delivering.is_fulfilled(s):
        course.trigger_by_contracts(s, w)
        if delivering.can_sell(s, seat):
            s.phase = SELL
        else:
            delivering.finish(s, w, seat)
            course.go_on(s, w)
