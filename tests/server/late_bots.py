"""The server on a machine where bots take their time: those of a game are not ready before a file
called `bots-of-GAME` lies among the server's data."""

import sys
import time
from functools import partial
from pathlib import Path

import pytest

from turntable.cli import main
from turntable.engine.game import Game
from turntable.server.warming import PARTS, warm_bots

LONGEST = 60.0


def let_play(data: Path, game: str) -> None:
    """The bots of a game may be ready now."""
    (data / f"bots-of-{game}").touch()


def _warm_late(data: Path, game: Game) -> None:
    deadline = time.monotonic() + LONGEST
    while not (data / f"bots-of-{game.id}").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    warm_bots(game)


if __name__ == "__main__":
    folder = Path(sys.argv[sys.argv.index("--data") + 1])
    pytest.MonkeyPatch().setitem(PARTS, "bots", partial(_warm_late, folder))
    main()
