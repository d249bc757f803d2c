"""Make moves: a run of them whole or not at all, and every request once."""

from typing import TYPE_CHECKING

from turntable.engine.match import Match
from turntable.engine.record import to_json
from turntable.engine.replay import read_move
from turntable.server.errors import TableError
from turntable.server.protocol import Made, MakeMoves
from turntable.server.sight import happenings
from turntable.server.store import GuestRow
from turntable.server.table import Line, Table, made

if TYPE_CHECKING:
    from turntable.server.room import Room


async def play(room: "Room", table: Table, guest: GuestRow, asked: MakeMoves) -> Made:
    async with table.lock:
        seat = table.seat_for(guest.id, asked.seat)
        repeated = answered(table, guest, asked.request)
        if repeated:
            return repeated
        match = table.running()
        if asked.decision != match.decision:
            raise TableError("outdated")
        moves = [read_move(table.game, move, f"moves[{n}]") for n, move in enumerate(asked.moves)]
        trial = match.copy()
        lines = [made(trial, seat, move, guest.id, asked.request) for move in moves]
        await commit(room, table, trial, lines)
        return answer(table, seat, len(table.lines) - len(lines), len(table.lines))


async def play_as_bot(room: "Room", table: Table, seat: int, decision: int, move: int) -> None:
    async with table.lock:
        match = table.running()
        if match.decision != decision or seat not in match.waiting:
            raise TableError("outdated")
        trial = match.copy()
        await commit(room, table, trial, [made(trial, seat, move, None, None)])


async def commit(room: "Room", table: Table, trial: Match, lines: list[Line]) -> None:
    """Store what was done on `trial`, then let it be what is, and tell everybody."""
    over = trial.is_over
    record = to_json(table.whole_record(trial)) if over else None
    async with room.store.change(table.id) as change:
        await change.add_lines(len(table.lines), [line.row for line in lines])
        if over:
            await change.set_status("finished", record)
    table.accept(trial, lines)
    table.offer = None
    if over:
        table.status = "finished"
        table.record = record
    table.changed()
    room.bots.wake(table)


def answered(table: Table, guest: GuestRow, request: str) -> Made | None:
    """The answer that this request got when it first came."""
    found = table.answers.get((guest.id, request))
    return answer(table, *found) if found else None


def answer(table: Table, seat: int, first: int, end: int) -> Made:
    events = [
        happening
        for number in range(first, end)
        for happening in happenings(table.game, table.lines[number], number, seat)
    ]
    return Made(end, events)
