"""Bots at tables: they think in threads of low priority and move like anybody else."""

import asyncio
import contextlib
import logging
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turntable.bots.hint import Thought, think
from turntable.bots.players import Bot, seat_bots, timed
from turntable.bots.thinking import Stop, never
from turntable.engine.chance import SEEDS
from turntable.engine.errors import TurntableError
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.position import Concealed
from turntable.server.priority import step_back
from turntable.server.table import Table
from turntable.server.verbs.play import play_as_bot

if TYPE_CHECKING:
    from turntable.server.room import Room

SUBSTITUTE = "greedy"
"""Plays on for a bot that fails."""
ADVISER = "hard"
"""Whose thinking time a hint takes."""

logger = logging.getLogger(__name__)


@dataclass
class _Turn:
    """The decisions that a bot takes in a row: it keeps what it has thought, and shares out its
    time."""

    seat: int
    bot: Bot
    decision: int = -1
    """The one right after its last move; none before it has moved."""


class BotPlayers:
    """Plays for the bots of every table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        # One core is left to the event loop. Kernels release the GIL.
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(threads, "bot", initializer=step_back)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[tuple[str, int]] = set()
        """Table and seat of bots that a substitute plays for."""
        self._closing = threading.Event()

    def close(self) -> None:
        """Whoever thinks stops at the end of a slice."""
        self._closing.set()
        self._threads.shutdown(cancel_futures=True)

    def at_work(self, table: Table) -> bool:
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """Something has changed at the table: perhaps a bot is to move."""
        if table.id not in self._tasks and _next_bot(table) is not None:
            self._tasks[table.id] = self._room.start(self._play(table))

    async def think(self, game: Game, sight: Concealed) -> Thought:
        """What the best of the bots would do there."""
        await self._room.warming.bots_ready(game)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, think, game, sight, timed(ADVISER), self._closing.is_set
        )

    async def _play(self, table: Table) -> None:
        turn: _Turn | None = None
        try:
            await self._until_ready(table)
            while (seat := _next_bot(table)) is not None:
                match = table.running()
                decision = match.decision
                if turn is None or turn.seat != seat or turn.decision != decision:
                    turn = _Turn(seat, self._bot_for(table, match, seat))
                move = await asyncio.get_running_loop().run_in_executor(
                    self._threads, self._choose, table, turn, match.seen_by(seat)
                )
                # Somebody may have taken a move back while it thought.
                with contextlib.suppress(TurntableError):
                    await play_as_bot(self._room, table, seat, decision, move)
                    turn.decision = match.decision
        finally:
            del self._tasks[table.id]

    async def _until_ready(self, table: Table) -> None:
        """On a new machine bots are compiled first; who waits for them is told."""
        if self._room.warming.are_bots_ready(table.game):
            return
        table.preparing = True
        table.changed()
        try:
            await self._room.warming.bots_ready(table.game)
        finally:
            table.preparing = False
            table.changed()

    def _bot_for(self, table: Table, match: Match, seat: int) -> Bot:
        sitter = table.seats[seat]
        assert sitter is not None
        assert sitter.bot is not None
        name = SUBSTITUTE if (table.id, seat) in self._failed else sitter.bot
        return _bot_at_table(table.game, name, self._stop_for(match))

    def _stop_for(self, match: Match) -> Stop:
        """Once the server closes or a move was taken back, there is nothing left to think about."""
        moves = len(match.entries)
        return lambda: self._closing.is_set() or len(match.entries) < moves

    def _choose(self, table: Table, turn: _Turn, sight: Concealed) -> int:
        """Runs in a thread."""
        try:
            move = turn.bot.choose(sight, continues=turn.decision >= 0)
            sight.check(move)
        except Exception:
            logger.exception(
                "bot %s failed at table %s, seat %d; %s plays on for it",
                turn.bot.name, table.id, turn.seat, SUBSTITUTE,
            )  # fmt: skip
            self._failed.add((table.id, turn.seat))
            turn.bot = _bot_at_table(table.game, SUBSTITUTE)
            return turn.bot.choose(sight)
        return move


def _bot_at_table(game: Game, name: str, stop: Stop = never) -> Bot:
    """A bot that thinks by the clock, with chance of its own."""
    return seat_bots(game, [name], secrets.randbelow(SEEDS), timed, stop=stop)[0]


def _next_bot(table: Table) -> int | None:
    """The bot to move. While somebody asks to go back they wait: a move would end the offer."""
    if table.status != "playing" or table.match is None or table.offer:
        return None
    bots = (seat for seat in table.match.waiting if (s := table.seats[seat]) and s.bot)
    return next(bots, None)
