"""The room: all tables, each loaded when it is first asked for."""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, cast

from turntable.engine.errors import TurntableError
from turntable.engine.fairness import SECRET_BYTES
from turntable.engine.game import Game
from turntable.engine.registry import game as game_called
from turntable.server.bots import BotPlayers
from turntable.server.errors import TableError
from turntable.server.protocol import Status
from turntable.server.store import LogRow, SeatRow, Store, TableRow
from turntable.server.table import Table
from turntable.server.warming import Warming

# No letters or digits that are mistaken for each other when a link is read out.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10
MOST_IN_MEMORY = 500

logger = logging.getLogger(__name__)


class Room:
    """Where tables stand. Owns every task it starts."""

    def __init__(self, store: Store, warming: Warming) -> None:
        self.store = store
        self.warming = warming
        self.bots = BotPlayers(self)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Get ready in the background; nobody has to wait for it to see the page."""
        await self.store.open()
        for game, tables in (await self.store.tables_being_played()).items():
            self.start(self._resume(game, tables))
        self.start(self.warming.run())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            logger.error("a task of the room failed", exc_info=task.exception())

    async def _resume(self, game: str, tables: list[str]) -> None:
        """Go on with the tables of a game, once its rules are prepared: bots may be due."""
        for table in tables:
            try:
                self.bots.wake(await self.table(table))
            except TurntableError as problem:
                logger.warning("%s, table %s cannot be gone on with: %s", game, table, problem)

    async def table(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store."""
        table = self._tables.get(table_id)
        if table is None:
            table = await self._loaded_once(table_id)
        self._tables.pop(table_id, None)
        self._tables[table_id] = table  # last used, last to be forgotten
        return table

    async def new_table(
        self, game: Game, players: int, options: list[str], host: str, seats: list[SeatRow]
    ) -> Table:
        table_id = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
        secret = secrets.token_bytes(SECRET_BYTES)
        taken = _by_number(seats, players)
        table = Table(table_id, game, players, options, host, secret, "gathering", taken)
        await self.store.add_table(table.row, seats)
        self.start(self.warming.hurry(game))
        self._forget_some()
        self._tables[table.id] = table
        return table

    async def _loaded_once(self, table_id: str) -> Table:
        """Whoever asks for a table while it is being loaded gets the same one."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                table = self._tables.get(table_id) or await self._load(table_id)
                self._tables[table_id] = table
                return table
            finally:
                self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        found = await self.store.load(table_id)
        if found is None:
            raise TableError("no-such-table", table=table_id[:40])
        row, seats, log = found
        table = _table_of(row, seats)
        self.start(self.warming.hurry(table.game))
        if table.status in ("playing", "finished"):
            await self.warming.ready(table.game)
            await self._replay(table, row, log)
        self._forget_some()
        return table

    async def _replay(self, table: Table, row: TableRow, log: list[LogRow]) -> None:
        """A game that the rules of today no longer fit is closed, not bent."""
        try:
            table.resume(log)
            if row.rules_version != table.game.rules_version and table.status == "playing":
                raise TurntableError("refused", rule=f"v{row.rules_version}")
        except TurntableError as misfit:
            logger.warning("table %s no longer fits the rules: %s", table.id, misfit)
            table.match = None
            table.lines.clear()
            table.answers.clear()
            if table.status == "playing":
                table.status = "abandoned"
                async with self.store.change(table.id) as change:
                    await change.set_status("abandoned")

    def _forget_some(self) -> None:
        """Let go of the tables that nobody has looked at for longest, and that wait for nobody."""
        for table_id, table in list(self._tables.items()):
            if len(self._tables) < MOST_IN_MEMORY:
                return
            if not table.listeners and not table.lock.locked() and not self.bots.at_work(table):
                del self._tables[table_id]


def _table_of(row: TableRow, seats: list[SeatRow]) -> Table:
    return Table(
        row.id, game_called(row.game), row.players, row.options, row.host, row.secret,
        cast("Status", row.status), _by_number(seats, row.players), row.rematch, row.record,
    )  # fmt: skip


def _by_number(seats: list[SeatRow], players: int) -> list[SeatRow | None]:
    """One place for every seat, None where nobody sits."""
    taken = {seat.seat: seat for seat in seats}
    return [taken.get(number) for number in range(players)]
