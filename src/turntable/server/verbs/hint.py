"""Hint: what the strongest bot would do in a seat's place, what it expects of it, and what else."""

import asyncio
from typing import TYPE_CHECKING, Any

from turntable.engine.position import Concealed
from turntable.server.errors import TableError
from turntable.server.protocol import Alternative, AskHint, Hint
from turntable.server.store import GuestRow
from turntable.server.table import Table

if TYPE_CHECKING:
    from turntable.bots.hint import Thought
    from turntable.server.room import Room

PATIENCE = 0.5
"""In seconds, for bots that are still being prepared: then it is better to ask again."""


async def hint(room: "Room", table: Table, guest: GuestRow, asked: AskHint) -> Hint:
    seat = table.seat_for(guest.id, asked.seat)
    table.running()
    # Among people help from a bot would not be fair, and nobody would know of it.
    if any(sitter and sitter.guest not in (None, guest.id) for sitter in table.seats):
        raise TableError("no-hints-here")
    # Whoever asks while it thinks, or once more, gets the same answer.
    async with table.thinking[seat]:
        match = table.running()
        if seat not in match.waiting:
            raise TableError("not-your-turn")
        known = table.hints.get(seat)
        if known is None or known.decision != match.decision:
            await _until_bots_are_ready(room, table)
            decision, sight = match.decision, match.seen_by(seat)
            thought = await room.bots.think(table.game, sight)
            known = table.hints[seat] = _told(sight, decision, thought)
    _check_is_still_asked(table, seat, known.decision)
    return known


async def _until_bots_are_ready(room: "Room", table: Table) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await room.warming.bots_ready(table.game)
    except TimeoutError:
        raise TableError("warming-up") from None


def _check_is_still_asked(table: Table, seat: int, decision: int) -> None:
    """Somebody may have moved, or taken a move back, while it thought."""
    match = table.running()
    if match.decision != decision or seat not in match.waiting:
        raise TableError("outdated")


def _told(sight: Concealed, decision: int, thought: "Thought") -> Hint:
    def shown(move: int) -> Any:
        return sight.game.play.move_of(move)

    return Hint(
        decision=decision,
        moves=[shown(move) for move in _playable(sight, thought.run)],
        chance=thought.chance,
        gains=thought.gains,
        edge=thought.edge,
        alternatives=[
            Alternative(shown(other.move), other.chance) for other in thought.alternatives
        ],
    )


def _playable(sight: Concealed, run: list[int]) -> list[int]:
    """As much of the run as can be sent at once: what would follow something that comes to light
    was thought of before it was seen."""
    after, _, made = sight.preview(run)
    turns_up_more = made < len(run) and not after.refusal(run[made])
    return run[: made + turns_up_more]
