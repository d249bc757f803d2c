"""What a seat may know (PC-2, PC-3, PC-10): hiding the rest, and imagining it."""

from turntable.engine.kernel import kernel
from turntable.games.paris_connection.bag import draw_shares
from turntable.games.paris_connection.components import COMPANIES, IN_PLAY
from turntable.games.paris_connection.hexes import read_row, size
from turntable.games.paris_connection.state import OVER, UNKNOWN, State, Work


@kernel
def conceal(s: State, seat: int) -> None:
    """Overwrite the shares behind the others' screens with UNKNOWN; seat −1 only watches."""
    if s.phase == OVER:
        return  # PC-16: the screens are gone
    for owner in range(s.players):
        if owner != seat:
            for company in range(COMPANIES):
                s.share[owner, company] = UNKNOWN


@kernel
def determinize(s: State, w: Work, seat: int) -> None:
    """Fill what is UNKNOWN: each hand keeps the shares that everybody knows of, and the rest is
    drawn from what nobody has shown.

    What is shown is what was taken and not given back since. Whoever gave a share that was not
    shown must have been dealt it: it is gone from the hand, and from what there is to draw.
    """
    hidden = 0
    for company in range(COMPANIES):
        w.pool[company] = shares_held(s, company)
        for owner in range(s.players):
            known = s.shown if s.share[owner, company] == UNKNOWN else s.share
            w.pool[company] -= known[owner, company]
        hidden += w.pool[company]
    for owner in range(s.players):
        if s.share[owner, 0] == UNKNOWN:
            count = s.shares[owner]
            for company in range(COMPANIES):
                s.share[owner, company] = s.shown[owner, company]
                count -= s.shown[owner, company]
            hidden = draw_shares(s, w, owner, count, hidden)


@kernel
def info_key(s: State, seat: int) -> int:
    """Moves turn nothing up in this game."""
    return 0


@kernel
def shares_held(s: State, company: int) -> int:
    """How many shares of a company are held in all (PC-3): all but those laid or in its station."""
    return IN_PLAY - size(read_row(s.railway, company)) - s.station[company]
