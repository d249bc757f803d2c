"""Take moves back: alone where nothing has come to light since, else when everybody agrees."""

from typing import TYPE_CHECKING

from turntable.engine.errors import TurntableError
from turntable.engine.match import Match
from turntable.server.errors import TableError
from turntable.server.protocol import Made, TakeBack
from turntable.server.store import GuestRow
from turntable.server.table import Offer, Table, taken_back
from turntable.server.verbs.play import answer, answered, commit

if TYPE_CHECKING:
    from turntable.server.room import Room


async def undo(room: "Room", table: Table, guest: GuestRow, asked: TakeBack) -> Made:
    async with table.lock:
        seat = table.seat_for(guest.id, asked.seat)
        repeated = answered(table, guest, asked.request)
        if repeated:
            return repeated
        match = table.running()
        if asked.agree is not None:
            return await _reply(room, table, match, guest, seat, asked)
        if asked.ask and not match.can_undo(seat):
            return await _ask(room, table, match, guest, seat, asked)
        trial = match.copy()
        await commit(room, table, trial, [taken_back(trial, seat, 0, guest.id, asked.request)])
        return answer(table, seat, len(table.lines) - 1, len(table.lines))


async def _ask(
    room: "Room", table: Table, match: Match, guest: GuestRow, seat: int, asked: TakeBack
) -> Made:
    own = [number for number, entry in enumerate(match.entries) if entry.seat == seat]
    if not own:
        raise TurntableError("nothing-to-undo")
    if table.offer is None or table.offer.by != seat:
        table.offer = Offer(seat, own[-1], {seat})
    return await _settle(room, table, match, guest, seat, asked)


async def _reply(
    room: "Room", table: Table, match: Match, guest: GuestRow, seat: int, asked: TakeBack
) -> Made:
    if table.offer is None:
        raise TableError("no-offer")
    if asked.agree:
        table.offer.agreed.add(seat)
    else:
        table.offer = None
    return await _settle(room, table, match, guest, seat, asked)


async def _settle(
    room: "Room", table: Table, match: Match, guest: GuestRow, seat: int, asked: TakeBack
) -> Made:
    """Go back if everybody agrees: every guest for one of their seats, bots always."""
    offer = table.offer
    first = len(table.lines)
    if offer:
        sitters = [sitter for sitter in table.seats if sitter]
        agreed = {sitter.guest for sitter in sitters if sitter.seat in offer.agreed}
        if all(sitter.bot or sitter.guest in agreed for sitter in sitters):
            trial = match.copy()
            line = taken_back(trial, None, offer.to, guest.id, asked.request)
            await commit(room, table, trial, [line])
    table.changed()
    room.bots.wake(table)
    return answer(table, seat, first, len(table.lines))
