"""Setting the table (PC-1 to PC-4): starts, shares, stations, first player."""

from turntable.engine.chance import below, take_from
from turntable.engine.kernel import kernel
from turntable.games.paris_connection.bag import draw_shares
from turntable.games.paris_connection.components import (
    BUILDABLE,
    COMPANIES,
    IN_BAG,
    INITIAL_SHARES,
    STARTS,
    WORDS,
)
from turntable.games.paris_connection.hexes import neighbours, single, write_row
from turntable.games.paris_connection.state import BUILD_OR_TRADE, NONE, SEATS, State, Work


@kernel
def deal(s: State, w: Work, players: int, options: int) -> None:
    """Set up a game; there are no options."""
    s.players = players
    s.phase = BUILD_OR_TRADE
    s.company = NONE
    s.laid = 0
    s.even_trades = 0
    s.end = NONE
    for word in range(WORDS):
        s.taken[word] = 0
        s.room[word] = BUILDABLE[word]

    # PC-1: a company on each start.
    for company in range(COMPANIES):
        w.pool[company] = STARTS[company]
    for company in range(COMPANIES):
        start = take_from(w, w.pool, company, COMPANIES)
        s.start[company] = start
        s.company_value[company] = 0
        write_row(s.railway, company, single(start))
        write_row(s.beside, company, neighbours(start))

    # PC-2: shares out of the bag.
    for seat in range(SEATS):
        s.shares[seat] = INITIAL_SHARES[players] if seat < players else 0
        for company in range(COMPANIES):
            s.share[seat, company] = 0
            s.shown[seat, company] = 0
    for company in range(COMPANIES):
        w.pool[company] = IN_BAG
    in_bag = COMPANIES * IN_BAG
    for seat in range(players):
        in_bag = draw_shares(s, w, seat, s.shares[seat], in_bag)

    # PC-3: the rest onto the stations.
    for company in range(COMPANIES):
        s.station[company] = w.pool[company]

    s.first = below(w, players)  # PC-4
    s.turn = s.first
