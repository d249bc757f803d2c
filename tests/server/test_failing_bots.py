"""A bot that fails, or cheats, is replaced by greedy; the game goes on and the log says so."""

import time
from pathlib import Path

from tests.server.process import Server
from tests.server.scenes import assert_replays, person, play

LONGEST_GAME = 60.0


def test_the_game_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path, "tests.server.broken_bots") as server:
        ana = person(server.url)
        party = play([ana, "easy", "medium"])
        deadline = time.monotonic() + LONGEST_GAME
        while (seen := party.see(0)).result is None:
            assert time.monotonic() < deadline, "somebody has gone to sleep"
            if seen.legal:
                party.move(0, seen.legal[0])
            else:
                time.sleep(0.02)
        assert_replays(ana.record(party.table), tmp_path)
        log = server.complaints()
    assert "a bot at its wits' end" in log
    for seat, name in ((1, "easy"), (2, "medium")):
        assert log.count(f"bot {name} failed") == 1, "once is enough"
        assert f"seat {seat}; greedy plays on for it" in log
