"""Rematch: the same game with the same people, at a table with a shuffle of its own."""

from typing import TYPE_CHECKING

from turntable.server.errors import TableError
from turntable.server.store import GuestRow
from turntable.server.table import Table

if TYPE_CHECKING:
    from turntable.server.room import Room


async def rematch(room: "Room", table: Table, guest: GuestRow) -> str:
    """The id of the new table. Bots sit there already; people bring new contributions."""
    if not table.seats_of(guest.id):
        raise TableError("not-at-this-table")
    async with table.lock:
        if table.rematch is None:
            if not table.is_closed:
                raise TableError("not-over")
            bots = [seat for seat in table.seats if seat and seat.bot]
            again = await room.new_table(table.game, table.players, table.options, guest.id, bots)
            async with room.store.change(table.id) as change:
                await change.set_rematch(again.id)
            table.rematch = again.id
            table.changed()
        return table.rematch
