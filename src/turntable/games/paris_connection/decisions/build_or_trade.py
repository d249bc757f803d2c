"""Build or trade (PC-5, PC-10): what every turn begins with. Nobody passes."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.paris_connection import laying, trading
from turntable.games.paris_connection.components import COMPANIES, HEXES
from turntable.games.paris_connection.cutting_off import cuts_off
from turntable.games.paris_connection.hexes import pick, size
from turntable.games.paris_connection.moves import END_BUILD_MOVE, LAY_MOVE, TRADE_MOVE
from turntable.games.paris_connection.state import State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move < END_BUILD_MOVE:
        return laying.refusal(s, (move - LAY_MOVE) // HEXES, (move - LAY_MOVE) % HEXES)
    if move == END_BUILD_MOVE:
        return 5  # a build lays one at least
    return trading.refusal(s, seat, move - TRADE_MOVE)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = 0
    for company in range(COMPANIES):
        count = laying.list_moves(s, w, company, count)
    return trading.list_moves(s, w, seat, count)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    lays = 0
    for company in range(COMPANIES):
        w.pool[company] = size(laying.open_hexes(s, company)) if s.station[company] > 0 else 0
        lays += w.pool[company]
    n = below(w, lays + trading.count_moves(s, seat))
    if n >= lays:
        return TRADE_MOVE + trading.pick(s, seat, n - lays)
    company = 0
    while n >= w.pool[company]:
        n -= w.pool[company]
        company += 1
    hex_ = pick(laying.open_hexes(s, company), n)
    if not cuts_off(s, company, hex_):
        return LAY_MOVE + company * HEXES + hex_
    # PC-8, seldom. Any legal move is as likely as before, and what remains is shared out equally.
    return w.move[below(w, legal(s, w, seat))]


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move < END_BUILD_MOVE:
        laying.lay(s, w, seat, (move - LAY_MOVE) // HEXES, (move - LAY_MOVE) % HEXES)
    else:
        trading.trade(s, w, seat, move - TRADE_MOVE)
