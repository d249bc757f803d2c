"""The server as a process: a whole game over the API, heard to its end by the live connection."""

import json
from pathlib import Path

from tests.cli.running import in_process
from tests.server.client import Guest
from tests.server.process import Server

MOST_MOVES = 300


def play(guest: Guest, table: str, moves: int = MOST_MOVES) -> None:
    """Play the first legal move that many times, or to the end."""
    for _ in range(moves):
        seen = guest.table(table)
        if seen.result is not None:
            return
        if seen.legal:
            assert seen.seat is not None
            guest.play(table, seen.seat, seen.decision, seen.legal[0])


def table_of(guest: Guest) -> str:
    table = guest.open_table(players=2)
    guest.sit(table, 0)
    guest.bot(table, 1)
    guest.start(table)
    return table


def test_a_whole_game_over_the_api_leaves_a_record_that_holds(
    server: Server, tmp_path: Path
) -> None:
    ana = Guest.new(server.url, "Ana")
    table = table_of(ana)
    with ana.live(table) as live:
        live.hear()
        play(ana, table)
        while (heard := live.hear()).result is None:
            pass
    assert heard.result == ana.table(table).result
    assert ana.fairness(table).holds
    file = tmp_path / "record.json"
    file.write_text(json.dumps(ana.record(table)), "utf-8")
    assert in_process("replay", file).status == 0
