"""`python -m tests.server.first_start GAME [SECONDS]`: how long somebody waits on a new machine.

The real process starts with nothing compiled; so many seconds later somebody opens a table of that
game with a bot. How long it takes from there until the deal, and until the bot has moved.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from tests.server.client import Guest, RefusedError
from tests.server.process import Server
from turntable.engine.registry import game as game_called

PAUSE = 0.2
LOOKS_AROUND = 10.0


def main(game: str, looks_around: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TURNTABLE_CACHE"] = f"{folder}/cache"
        with Server(Path(folder), prepared=False) as server:
            time.sleep(looks_around)
            ana = Guest.new(server.url, "Ana")
            began = time.perf_counter()
            players = game_called(game).players.start
            table = ana.open_table(players, game=game)
            ana.sit(table, 0)
            for seat in range(1, players):
                ana.bot(table, seat, "medium")
            _start(ana, table)
            print(f"{game}: dealt after {time.perf_counter() - began:.1f} s", flush=True)
            _play_until_a_bot_has(ana, table)
            print(f"{game}: a bot has moved after {time.perf_counter() - began:.1f} s", flush=True)


def _start(ana: Guest, table: str) -> None:
    while True:
        try:
            return ana.start(table)
        except RefusedError as refused:
            if refused.code != "warming-up":
                raise
            time.sleep(PAUSE)


def _play_until_a_bot_has(ana: Guest, table: str) -> None:
    own = 0
    while (seen := ana.table(table)).moves == own:
        if 0 in seen.waiting:
            ana.play(table, 0, seen.decision, seen.legal[0])
            own += 1
        else:
            time.sleep(PAUSE)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else LOOKS_AROUND)
