"""A new machine compiles bots first: whoever waits for one is told, and waits for no other game."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Table
from tests.server.late_bots import let_play
from tests.server.process import Server
from tests.server.scenes import Party, person, play
from turntable.engine.registry import games

LONGEST_WAIT = 60.0
FIRST = next(iter(games()))
"""The game whose bots are prepared first."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, "tests.server.late_bots") as server:
        yield server
        for game in games():
            let_play(server.data, game)


def is_moved_at(party: Party) -> Table:
    """The table once a bot has moved there."""
    deadline = time.monotonic() + LONGEST_WAIT
    while not (seen := party.see(0)).entry:
        assert time.monotonic() < deadline, "no bot has moved"
        time.sleep(0.02)
    return seen


def among_bots(server: Server) -> Party:
    """A bot is waited for at once."""
    party = play([person(server.url), "easy"], game=FIRST)
    assert 1 in party.see(0).waiting
    return party


def test_who_waits_for_a_bot_is_told_until_it_is_ready(server: Server) -> None:
    party = among_bots(server)
    with party.at(0).live(party.table, 0) as live:
        assert live.hear().preparing
        let_play(server.data, FIRST)
        while live.hear(LONGEST_WAIT).preparing:
            pass
    assert not is_moved_at(party).preparing


def test_after_a_new_start_a_bot_waits_for_no_other_game(server: Server) -> None:
    party = among_bots(server)
    server.kill()
    let_play(server.data, FIRST)
    server.restart()
    is_moved_at(party)
