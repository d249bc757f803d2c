"""Sit down, seat a bot, or stand up again, until the game starts."""

from typing import TYPE_CHECKING

from turntable.bots.players import check_own_bot
from turntable.server.errors import TableError
from turntable.server.people import checked_name
from turntable.server.protocol import TakeSeat
from turntable.server.store import GuestRow, SeatRow
from turntable.server.table import Table

if TYPE_CHECKING:
    from turntable.server.room import Room


LOCOMOTIVES = ("Mallard", "Rocket", "Zephyr", "Blücher", "Novelty", "Locomotion", "Lion", "Adler")


async def sit(room: "Room", table: Table, guest: GuestRow, asked: TakeSeat) -> None:
    async with table.lock:
        sitter = _sitter(table, guest, asked)
        if table.status != "gathering":
            raise TableError("already-started")
        if asked.seat >= table.players:
            raise TableError("no-such-seat", seat=asked.seat, players=table.players)
        if table.seats[asked.seat] is not None:
            raise TableError("seat-taken", seat=asked.seat)
        async with room.store.change(table.id) as change:
            await change.take_seat(sitter)
        table.seats[asked.seat] = sitter
    table.changed()


async def stand_up(room: "Room", table: Table, guest: GuestRow, seat: int) -> None:
    """Empty a seat: one's own, or as the host any."""
    async with table.lock:
        if table.status != "gathering":
            raise TableError("already-started")
        sitter = table.seats[seat] if 0 <= seat < table.players else None
        if sitter is None:
            raise TableError("seat-open", seat=seat)
        if guest.id not in (sitter.guest, table.host):
            raise TableError("not-your-seat", seat=seat)
        async with room.store.change(table.id) as change:
            await change.empty_seat(seat)
        table.seats[seat] = None
    table.changed()


def _locomotive(table: Table) -> str:
    """A name for a bot that nobody at the table has: that of a famous engine."""
    taken = {sitter.name for sitter in table.seats if sitter}
    return next((name for name in LOCOMOTIVES if name not in taken), LOCOMOTIVES[0])


def _sitter(table: Table, guest: GuestRow, asked: TakeSeat) -> SeatRow:
    if asked.bot is not None:
        if asked.contribution is not None:
            raise TableError("bot-or-person")
        check_own_bot(asked.bot)
        if table.host != guest.id:
            raise TableError("not-the-host")
        name = _locomotive(table) if asked.name is None else checked_name(asked.name)
        return SeatRow(asked.seat, None, asked.bot, name, None)
    if asked.contribution is None:
        raise TableError("contribution-missing")
    name = guest.name if asked.name is None else checked_name(asked.name)
    return SeatRow(asked.seat, guest.id, None, name, bytes.fromhex(asked.contribution))
