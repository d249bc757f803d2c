"""Scrap (IT-9): what goes before the card that has been named is paid for."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, course
from turntable.games.isle_of_trains.components import BUILDINGS, SLOTS
from turntable.games.isle_of_trains.moves import END_MOVE, PAY_MOVE, SCRAP_MOVE
from turntable.games.isle_of_trains.state import NONE, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move == END_MOVE:
        return building.end_refusal(s, seat)
    if SCRAP_MOVE <= move < PAY_MOVE:
        return building.scrap_refusal(s, seat, move - SCRAP_MOVE)
    return 9


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    for place in range(s.last, SLOTS + BUILDINGS):
        if building.scrap_refusal(s, seat, place) == 0:
            w.move[count] = SCRAP_MOVE + place
            count += 1
    if building.end_refusal(s, seat) == 0:
        w.move[count] = END_MOVE
        count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move == END_MOVE:
        building.ask_price(s, w, seat)
        if s.card == NONE:
            course.end_action(s, w)
    else:
        building.scrap(s, move - SCRAP_MOVE)
