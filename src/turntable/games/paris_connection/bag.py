"""The bag (PC-2): locomotives drawn blindly. w.pool holds how many of each colour are in it."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.paris_connection.state import State, Work


@kernel
def draw_shares(s: State, w: Work, seat: int, count: int, in_bag: int) -> int:
    """Draw `count` shares for `seat`; returns how many locomotives are left in the bag."""
    for _ in range(count):
        # The n-th of those in the bag, sorted by colour.
        n = below(w, in_bag)
        company = 0
        while n >= w.pool[company]:
            n -= w.pool[company]
            company += 1
        w.pool[company] -= 1
        in_bag -= 1
        s.share[seat, company] += 1
    return in_bag
