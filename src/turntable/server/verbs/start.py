"""Start: everybody sits, the cards are dealt."""

from typing import TYPE_CHECKING

from turntable.server.errors import TableError
from turntable.server.store import GuestRow
from turntable.server.table import Table

if TYPE_CHECKING:
    from turntable.server.room import Room


async def start(room: "Room", table: Table, guest: GuestRow) -> None:
    if not table.seats_of(guest.id):
        raise TableError("not-at-this-table" if table.status != "gathering" else "not-seated")
    if not room.warming.is_ready(table.game):
        raise TableError("warming-up")
    async with table.lock:
        if table.status != "gathering":
            raise TableError("already-started")
        if None in table.seats:
            raise TableError("seats-open")
        match = table.deal()
        async with room.store.change(table.id) as change:
            await change.set_status("playing")
        table.status = "playing"
        table.match = match
    table.changed()
    room.bots.wake(table)
