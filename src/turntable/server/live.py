"""Live: a connection that is told of every line of the log as it is written.

What a connection has to send it finds in the table's log: nothing is queued for it, so that a slow
one costs no memory, and one that comes back goes on where it left off.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from turntable.engine.errors import TurntableError
from turntable.engine.reading import decode, shaped
from turntable.server.errors import TableError
from turntable.server.people import guest_of
from turntable.server.protocol import LiveProblem, Watch
from turntable.server.room import Room
from turntable.server.sight import Onlooker, onlooker, table_seen
from turntable.server.table import Table

PATIENCE_SECONDS = 10
MOST_SINGLE_STEPS = 40
"""A connection that is further behind is told all at once."""
POLICY_VIOLATION = 1008

Socket = WebSocket[Any, Any, Any]


async def live(socket: Socket, table_id: str, room: Room) -> None:
    await socket.accept()
    language = "en"
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            watch = await _receive(socket)
        language = watch.language
        guest = await guest_of(room.store, watch.token) if watch.token else None
        if watch.token and guest is None:
            raise TableError("who-are-you")
        table = await room.table(table_id)
        await _Connection(socket, table, guest.id if guest else None).serve(watch)
    except TurntableError as problem:
        await _send(socket, LiveProblem(problem.code, problem.rule, problem.sentence(language)))
        await socket.close(POLICY_VIOLATION)
    except TimeoutError:
        await socket.close(POLICY_VIOLATION)
    except WebSocketDisconnect:
        pass


class _Connection:
    """One watcher of one table."""

    def __init__(self, socket: Socket, table: Table, guest: str | None) -> None:
        self._socket = socket
        self._table = table
        self._guest = guest
        self._changed = asyncio.Event()
        self._by: Onlooker | None = None
        self._entry = 0

    async def serve(self, watch: Watch) -> None:
        self._turn_to(watch)
        self._table.listeners.add(self._changed)
        if self._guest:
            self._come_or_go(self._guest, 1)
        telling = asyncio.create_task(self._tell())
        listening = asyncio.create_task(self._listen())
        try:
            done, _ = await asyncio.wait({telling, listening}, return_when="FIRST_COMPLETED")
            for task in done:
                task.result()
        finally:
            self._table.listeners.discard(self._changed)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
            if self._guest:
                self._come_or_go(self._guest, -1)

    def _come_or_go(self, guest: str, by: int) -> None:
        before = self._table.present[guest] > 0
        self._table.present[guest] += by
        if before != (self._table.present[guest] > 0):
            self._table.changed()

    def _turn_to(self, watch: Watch) -> None:
        self._by = onlooker(self._table, self._guest, watch.seat, watch.language)
        self._entry = min(watch.entry, len(self._table.lines))
        self._changed.set()

    async def _listen(self) -> None:
        while True:
            self._turn_to(await _receive(self._socket))

    async def _tell(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            behind = len(self._table.lines) - self._entry
            if behind == 0 or behind > MOST_SINGLE_STEPS:
                await self._show(len(self._table.lines))
            while self._entry < len(self._table.lines):
                await self._show(self._entry + 1)

    async def _show(self, entry: int) -> None:
        by = self._by
        assert by
        if self._table.status == "playing" and by.seat is None:
            # The game began: whoever sat down has a seat to look from now.
            by = self._by = onlooker(self._table, self._guest, None, by.language)
        since, self._entry = self._entry, entry
        await _send(self._socket, table_seen(self._table, by, since, entry))


async def _receive(socket: Socket) -> Watch:
    text = await socket.receive_data(mode="text")
    watch: Watch = shaped(decode(str(text).encode(), "message"), Watch, "message")
    return watch


async def _send(socket: Socket, message: msgspec.Struct) -> None:
    with contextlib.suppress(RuntimeError):  # the other side has gone; `receive` will say so
        await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
