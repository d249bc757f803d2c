"""Deliver (IT-20, IT-21): choose a contract to complete, or sell the first good."""

from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import contracts, delivering
from turntable.games.isle_of_trains.components import CONTRACTS, SIDES
from turntable.games.isle_of_trains.decisions import sell
from turntable.games.isle_of_trains.moves import CONTRACT_MOVE, EXTRA_MOVE, SELL_MOVE, USE_MOVE
from turntable.games.isle_of_trains.state import NONE, USE, State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if CONTRACT_MOVE <= move < USE_MOVE:
        which = move - CONTRACT_MOVE
        return contracts.refusal(s, seat, which // SIDES, which % SIDES)
    return sell.refusal(s, seat, move) if SELL_MOVE <= move < EXTRA_MOVE else 20


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = sell.list_moves(s, w, seat)
    for contract in range(CONTRACTS):
        if s.owner[contract] == NONE or s.owner[contract] == seat:
            for side in range(SIDES):
                if contracts.refusal(s, seat, contract, side) == 0:
                    w.move[count] = CONTRACT_MOVE + contract * SIDES + side
                    count += 1
    return count


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move < USE_MOVE:
        which = move - CONTRACT_MOVE
        delivering.choose_contract(s, which // SIDES, which % SIDES)
        s.phase = USE
    else:
        sell.apply(s, w, seat, move)
