"""The store: what survives a restart. One SQLite file; the log of a table is only ever added to.

Everything that belongs together is written in one transaction, and a verb is answered only after
its transaction: an acknowledged move survives the process. Tables are not read back while they are
being played; `room` keeps them in memory.
"""

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from turntable.server.errors import TableError

FILE = "turntable.sqlite3"
SCHEMA_VERSION = 1

_schema = sql.MetaData()

_guests = sql.Table(
    "guests",
    _schema,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("token_hash", sql.LargeBinary(32), nullable=False, unique=True),
    sql.Column("name", sql.String(200), nullable=False),
    sql.Column("created_at", sql.Float, nullable=False),
)
_tables = sql.Table(
    "tables",
    _schema,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(100), nullable=False),
    sql.Column("rules_version", sql.Integer, nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("secret", sql.LargeBinary(32), nullable=False),
    sql.Column("status", sql.String(20), nullable=False, index=True),
    sql.Column("rematch", sql.String(32)),
    sql.Column("record", sql.LargeBinary),
    sql.Column("created_at", sql.Float, nullable=False),
    sql.Column("ended_at", sql.Float),
)
_seats = sql.Table(
    "seats",
    _schema,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String(32)),
    sql.Column("bot", sql.String(100)),
    sql.Column("name", sql.String(200), nullable=False),
    sql.Column("contribution", sql.LargeBinary(32)),
)
_log = sql.Table(
    "log",
    _schema,
    sql.Column("table_id", sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("entry", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("line", sql.JSON, nullable=False),
    sql.Column("guest", sql.String(32)),
    sql.Column("request", sql.String(100)),
    sql.Column("at", sql.Float, nullable=False),
)


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    players: int
    options: list[str]
    host: str
    secret: bytes
    status: str
    rematch: str | None
    record: bytes | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    guest: str | None
    bot: str | None
    name: str
    contribution: bytes | None


@dataclass(frozen=True, slots=True)
class LogRow:
    """A move, `{"move": …}`, or moves taken back, `{"taken_back": [their numbers]}`, by a seat or,
    where it is None, by everybody's consent."""

    seat: int | None
    line: dict[str, Any]
    guest: str | None
    request: str | None


def check_file(folder: Path) -> None:
    """Refuse a file that is none of ours, or of a later version, before anything is done to it."""
    file = folder / FILE
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        raise TableError("no-tables-in-file", file=str(file)) from None
    if found > SCHEMA_VERSION:
        raise TableError("newer-data", file=str(file))


class Store:
    """Guests, tables, seats and logs in a file of `folder`."""

    def __init__(self, folder: Path) -> None:
        self._engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
        sql.event.listen(self._engine.sync_engine, "connect", _prepare)

    async def open(self) -> None:
        """Make the file what this version expects."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_schema.create_all)
            await connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA_VERSION}")

    async def close(self) -> None:
        await self._engine.dispose()

    async def add_guest(self, guest: GuestRow, token_hash: bytes) -> None:
        async with self._engine.begin() as connection:
            row = {"id": guest.id, "token_hash": token_hash, "name": guest.name}
            await connection.execute(_guests.insert().values(**row, created_at=time.time()))

    async def rename_guest(self, guest: str, name: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(
                _guests.update().where(_guests.c.id == guest).values(name=name)
            )

    async def guest_with(self, token_hash: bytes) -> GuestRow | None:
        query = sql.select(_guests.c.id, _guests.c.name).where(_guests.c.token_hash == token_hash)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return GuestRow(row.id, row.name) if row else None

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        async with self._engine.begin() as connection:
            columns = {name: getattr(table, name) for name in TableRow.__slots__}
            await connection.execute(_tables.insert().values(**columns, created_at=time.time()))
            for seat in seats:
                await _insert_seat(connection, table.id, seat)

    async def load(self, table: str) -> tuple[TableRow, list[SeatRow], list[LogRow]] | None:
        """A table with its seats and its log."""
        async with self._engine.connect() as connection:
            found = await connection.execute(_tables.select().where(_tables.c.id == table))
            row = found.one_or_none()
            if row is None:
                return None
            seats = await connection.execute(
                _seats.select().where(_seats.c.table_id == table).order_by(_seats.c.seat)
            )
            log = await connection.execute(
                _log.select().where(_log.c.table_id == table).order_by(_log.c.entry)
            )
            return (
                TableRow(**{name: row._mapping[name] for name in TableRow.__slots__}),
                [SeatRow(**{name: s._mapping[name] for name in SeatRow.__slots__}) for s in seats],
                [LogRow(**{name: x._mapping[name] for name in LogRow.__slots__}) for x in log],
            )

    async def tables_being_played(self) -> dict[str, list[str]]:
        """Their ids, by game."""
        query = sql.select(_tables.c.game, _tables.c.id).where(_tables.c.status == "playing")
        found: dict[str, list[str]] = {}
        async with self._engine.connect() as connection:
            for game, table in await connection.execute(query):
                found.setdefault(game, []).append(table)
        return found

    @asynccontextmanager
    async def change(self, table: str) -> AsyncIterator["Change"]:
        """All that is done to a table in this block, or nothing."""
        async with self._engine.begin() as connection:
            yield Change(connection, table)


class Change:
    """A transaction about one table."""

    def __init__(self, connection: AsyncConnection, table: str) -> None:
        self._connection = connection
        self._table = table

    async def take_seat(self, seat: SeatRow) -> None:
        await _insert_seat(self._connection, self._table, seat)

    async def empty_seat(self, seat: int) -> None:
        here = (_seats.c.table_id == self._table) & (_seats.c.seat == seat)
        await self._connection.execute(_seats.delete().where(here))

    async def add_lines(self, first: int, lines: list[LogRow]) -> None:
        rows = [
            {"table_id": self._table, "entry": entry, "at": time.time()}
            | {name: getattr(line, name) for name in LogRow.__slots__}
            for entry, line in enumerate(lines, first)
        ]
        await self._connection.execute(_log.insert(), rows)

    async def set_status(self, status: str, record: bytes | None = None) -> None:
        ended = None if status == "playing" else time.time()
        await self._update(status=status, record=record, ended_at=ended)

    async def set_rematch(self, rematch: str) -> None:
        await self._update(rematch=rematch)

    async def _update(self, **values: Any) -> None:
        await self._connection.execute(
            _tables.update().where(_tables.c.id == self._table).values(**values)
        )


async def _insert_seat(connection: AsyncConnection, table: str, seat: SeatRow) -> None:
    columns = {name: getattr(seat, name) for name in SeatRow.__slots__}
    await connection.execute(_seats.insert().values(table_id=table, **columns))


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # FULL: with WAL alone a commit could be lost with the power, if not with the process.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
