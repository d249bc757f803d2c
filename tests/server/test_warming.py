"""Warming up: whoever waits comes first, and afterwards nothing is left to load."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import PIPE, STDOUT

import pytest

from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.server import warming
from turntable.server.warming import PARTS, Warming

Parts = list[tuple[str, str]]

ALL = [(game, part) for part in PARTS for game in games()]


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Parts:
    """The parts in the order in which they are loaded, as if all were compiled already."""
    order: Parts = []

    def note(part: str, game: Game) -> None:
        order.append((game.id, part))

    for part in PARTS:
        monkeypatch.setitem(PARTS, part, partial(note, part))
    monkeypatch.setattr(warming, "_mark", lambda game, part: tmp_path)
    return order


def run(under_way: Warming) -> None:
    """In a thread of its own: tests in the browser leave a loop running in theirs."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(under_way.run())).result()


def test_tables_come_before_bots(warmed: Parts) -> None:
    run(Warming())
    assert warmed == ALL


def test_a_game_that_somebody_waits_for_comes_first(warmed: Parts) -> None:
    last = list(games().values())[-1]
    under_way = Warming()
    under_way.hurry(last)
    assert not under_way.is_ready(last)
    run(under_way)
    assert under_way.is_ready(last)
    first = [(last.id, part) for part in PARTS]
    assert warmed == first + [one for one in ALL if one not in first]


CHILD = (sys.executable, "-m", "turntable.server.warming", "ghosts-galore", "table")
QUITE_LONG = 300


def test_what_compiles_ahead_ends_in_peace() -> None:
    """Its standard input, a pipe from the server, is open all the time."""
    with subprocess.Popen(CHILD, stdin=PIPE, stdout=PIPE, stderr=STDOUT, text=True) as child:
        assert child.wait(QUITE_LONG) == 0
        assert child.stdout
        assert child.stdout.read() == ""


def test_what_compiles_ahead_ends_with_its_server(tmp_path: Path) -> None:
    env = {**os.environ, "TURNTABLE_CACHE": str(tmp_path)}  # nothing compiled: it takes a while
    with subprocess.Popen(CHILD, stdin=PIPE, env=env) as child:
        assert child.stdin
        child.stdin.close()
        assert child.wait(QUITE_LONG) == 1


@pytest.mark.long
@pytest.mark.parametrize("game", list(games()))
def test_once_warm_a_table_loads_nothing_more(game: str) -> None:
    """It would be loaded, or compiled for seconds, while everybody at every table waits."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.server.loaded_later", game],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    loaded, *later = ran.stdout.split()
    assert int(loaded) > 10
    assert later == []
