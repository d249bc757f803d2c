"""Compiles what most tests need, each game once: on a new machine, or after an edit, the workers
that run the tests would each do it themselves.

    python -m tests.compiling
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab.threads import usable_cores
from turntable.server.warming import PARTS, is_compiled


def compile_game(game: Game) -> None:
    for part in PARTS:
        if not is_compiled(game, part):
            print(f"Compiling {game.id}: {part}", flush=True)
            command = (sys.executable, "-m", "turntable.server.warming", game.id, part)
            # It ends when its standard input does.
            with subprocess.Popen(command, stdin=subprocess.PIPE) as child:
                assert child.wait() == 0, command


if __name__ == "__main__":
    with ThreadPoolExecutor(usable_cores()) as threads:
        list(threads.map(compile_game, games().values()))
