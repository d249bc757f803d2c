"""Bots at tables: they think in threads of low priority and move like anybody else."""

import asyncio
import contextlib
import logging
import os
import secrets
import threading
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from turntable.bots.players import Bot, bot_at_table, seconds_a_turn
from turntable.bots.search import SearchBot
from turntable.engine.chance import SEEDS
from turntable.engine.errors import TurntableError
from turntable.engine.game import Game
from turntable.engine.position import Concealed
from turntable.server.table import Table
from turntable.server.verbs.play import play_as_bot

if TYPE_CHECKING:
    from turntable.server.room import Room

NICENESS = 10
LEAST_SECONDS = 0.02

logger = logging.getLogger(__name__)


@dataclass
class _Turn:
    """The decisions that a seat takes in a row, and the time spent on them."""

    seat: int = -1
    spent: float = 0.0


class BotPlayers:
    """Plays for the bots of every table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        # One core is left to the event loop. Kernels release the GIL.
        threads = max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(threads, "bot", initializer=_step_back)
        self._idle: defaultdict[tuple[str, str], list[Bot]] = defaultdict(list)
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def at_work(self, table: Table) -> bool:
        return table.id in self._tasks

    def wake(self, table: Table) -> None:
        """Something has changed at the table: perhaps a bot is to move."""
        if table.id not in self._tasks and _next_bot(table) is not None:
            self._tasks[table.id] = self._room.start(self._play(table))

    async def _play(self, table: Table) -> None:
        turn = _Turn()
        try:
            await self._room.warming.bots_ready(table.game)
            while (seat := _next_bot(table)) is not None:
                match, sitter = table.running(), table.seats[seat]
                assert sitter is not None
                assert sitter.bot is not None
                if seat != turn.seat:
                    turn = _Turn(seat)
                began = perf_counter()
                move = await asyncio.get_running_loop().run_in_executor(
                    self._threads, self._choose, table.game, sitter.bot, match.seen_by(seat),
                    turn.spent,
                )  # fmt: skip
                turn.spent += perf_counter() - began
                # Somebody may have taken a move back while it thought.
                with contextlib.suppress(TurntableError):
                    await play_as_bot(self._room, table, seat, match.decision, move)
        finally:
            del self._tasks[table.id]

    def _choose(self, game: Game, name: str, sight: Concealed, spent: float) -> int:
        """Runs in a thread, with a bot that no other thread uses meanwhile."""
        idle = self._idle[game.id, name]
        bot = idle.pop() if idle else bot_at_table(game, name, secrets.randbelow(SEEDS))
        if isinstance(bot, SearchBot):
            bot.seconds = max(LEAST_SECONDS, seconds_a_turn(name) - spent)
        try:
            move = bot.choose(sight)
        except Exception:
            logger.exception("bot %s failed at %s; greedy moves instead", name, game.id)
            return bot_at_table(game, "greedy", 0).choose(sight)
        idle.append(bot)
        return move


def _next_bot(table: Table) -> int | None:
    """The bot to move. While somebody asks to go back they wait: a move would end the offer."""
    if table.status != "playing" or table.match is None or table.offer:
        return None
    bots = (seat for seat in table.match.waiting if (s := table.seats[seat]) and s.bot)
    return next(bots, None)


def _step_back() -> None:
    """A thread of a bot comes after everybody else; on Linux that can be said of one thread."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
