"""Open a table: from here on its shuffle is sealed."""

from typing import TYPE_CHECKING

from turntable.engine.registry import game as game_called
from turntable.server.protocol import NewTable
from turntable.server.store import GuestRow
from turntable.server.table import Table

if TYPE_CHECKING:
    from turntable.server.room import Room


async def open_table(room: "Room", host: GuestRow, asked: NewTable) -> Table:
    game = game_called(asked.game)
    game.check_players(asked.players)
    options = game.option_names(game.option_mask(asked.options))
    return await room.new_table(game, asked.players, options, host.id, [])
