"""Warming up: whoever waits comes first, and afterwards nothing is left to load."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import Any

import pytest

from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.server import warming
from turntable.server.warming import PARTS, Warming

Parts = list[tuple[str, str]]

QUITE_LONG = 300
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


def run(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: tests in the browser leave a loop running in theirs."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work)).result()


def test_tables_come_before_bots(warmed: Parts) -> None:
    run(Warming().run())
    assert warmed == ALL


def test_a_game_that_somebody_waits_for_waits_for_no_other(
    warmed: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, *_, last = games().values()
    others_are_done = threading.Event()
    table = PARTS["table"]

    def slowly(game: Game) -> None:
        if game is not last:
            assert others_are_done.wait(QUITE_LONG)
        table(game)

    monkeypatch.setitem(PARTS, "table", slowly)

    async def both() -> None:
        under_way = Warming()
        all_of_it = asyncio.create_task(under_way.run())
        await under_way.hurry(last)
        assert under_way.is_ready(last)
        assert under_way.are_bots_ready(last)
        assert not under_way.is_ready(first)
        others_are_done.set()
        await all_of_it
        assert under_way.are_bots_ready(first)

    run(both())
    hurried = [(last.id, part) for part in PARTS]
    assert warmed == hurried + [one for one in ALL if one not in hurried]


def test_nothing_is_begun_while_somebody_waits(warmed: Parts) -> None:
    *_, last = games().values()

    async def both() -> None:
        under_way = Warming()
        await asyncio.gather(under_way.hurry(last), under_way.run())

    run(both())
    hurried = [(last.id, part) for part in PARTS]
    assert warmed == hurried + [one for one in ALL if one not in hurried]


def test_a_game_is_prepared_once_however_many_wait_for_it(warmed: Parts) -> None:
    game = next(iter(games().values()))

    async def several() -> None:
        under_way = Warming()
        await asyncio.gather(*(under_way.hurry(game) for _ in range(3)))

    run(several())
    assert warmed == [(game.id, part) for part in PARTS]


def test_a_server_that_closes_leaves_no_compiler_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TURNTABLE_CACHE", str(tmp_path))  # nothing compiled: it takes a while
    monkeypatch.setattr(warming, "is_compiled", lambda game, part: False)
    start, started = asyncio.create_subprocess_exec, list[asyncio.subprocess.Process]()

    async def noted(*command: str, **how: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **how))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def closed_early() -> None:
        under_way = asyncio.create_task(Warming().run())
        while not started:
            await asyncio.sleep(0.01)
        under_way.cancel()
        await asyncio.gather(under_way, return_exceptions=True)

    run(closed_early())
    assert [child.returncode for child in started] == [-signal.SIGKILL]


CHILD = (sys.executable, "-m", "turntable.server.warming", "ghosts-galore", "table")


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
