"""`python -m tests.server.latency`: how long moves, previews and news take on this machine.

Two people at one table against the real process; medians and the slowest of a whole game.
"""

import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median

from tests.server.process import Server
from tests.server.scenes import strangers


def main() -> None:
    taken: defaultdict[str, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        party = strangers(server.url, 2)
        with party.at(1).live(party.table, 1) as live:
            while (seen := party.see(0)).result is None:
                seat = seen.waiting[0]
                mine = party.see(seat)
                move = mine.legal[0]
                began = time.perf_counter()
                party.at(seat).preview(party.table, seat, move)
                taken["preview"].append(time.perf_counter() - began)
                began = time.perf_counter()
                done = party.at(seat).play(party.table, seat, mine.decision, move)
                taken["a move is answered"].append(time.perf_counter() - began)
                while live.hear().entry < done.entry:
                    pass
                taken["the other has seen it"].append(time.perf_counter() - began)
    for what, seconds in taken.items():
        print(f"{what}: median {1000 * median(seconds):.1f} ms, slowest {1000 * max(seconds):.1f}")


if __name__ == "__main__":
    main()
