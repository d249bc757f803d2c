"""Warming up: the rules of a game are compiled before anybody's move has to wait for them.

A child process compiles into the cache on disk, with the page already up; then this process loads
what the child has made. Compiling in a thread of the server instead would hold the compiler's lock,
and the first call even of a kernel that is in the cache would wait for it.

    python -m turntable.server.warming GAME table|bots [patiently]
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
from collections import Counter
from pathlib import Path
from random import Random

from turntable.bots.hint import think
from turntable.bots.levels import Budget
from turntable.bots.players import BOTS, load_bots
from turntable.engine.chance import Generator
from turntable.engine.errors import RefusedError
from turntable.engine.game import Game
from turntable.engine.kernel import cache_folder
from turntable.engine.match import Match
from turntable.engine.position import WATCHER
from turntable.engine.record import Player, record_of
from turntable.engine.registry import game as game_called
from turntable.engine.registry import games
from turntable.engine.replay import replay
from turntable.engine.sources import digest_of
from turntable.server.priority import step_back

ENOUGH = 300
"""Moves, for everything that happens in a game to have happened."""
LOOKS = 10
"""Positions are shown around the first moves of a kind, then around one in so many: around every
one of a long game it took five seconds."""
STANDARD_INPUT = 0
PATIENTLY = "patiently"

logger = logging.getLogger(__name__)


def warm_table(game: Game) -> None:
    """Use every kernel that a table uses, once: it is loaded then, or compiled."""
    dice, looks = Random(0), Counter[type]()
    for mask in (0, (1 << len(game.options)) - 1):
        moves = seed = 0
        while moves < ENOUGH:
            seed += 1
            match = _play(Match.deal(game, game.players.start, mask, Generator(seed)), dice, looks)
            moves += len(match.entries)
        match.seen_by(WATCHER).view()
        replay(record_of(match, [Player("", None)] * match.players, seed))


def _play(match: Match, dice: Random, looks: Counter[type]) -> Match:
    """Play at random to the end, and look at what tables show on the way."""
    game = match.game
    with contextlib.suppress(RefusedError):
        match.copy().play(match.waiting[0], game.moves - 1)
    while not match.is_over:
        sight = match.seen_by(match.waiting[0])
        move = dice.choice(sight.legal())
        kind = type(game.play.move_of(move))
        looks[kind] += 1
        if looks[kind] <= LOOKS or looks[kind] % LOOKS == 0:
            sight.view()
            after, _, _ = sight.preview([move])
            after.view()
        match.play(sight.seat, move)
    return match


def warm_bots(game: Game) -> None:
    """The same for the kernels of bots."""
    match = Match.deal(game, game.players.start, 0, Generator(0))
    sight = match.seen_by(match.waiting[0])
    load_bots(list(BOTS), sight)
    think(game, sight, Budget(simulations=1))


PARTS = {"table": warm_table, "bots": warm_bots}
"""People can begin while the kernels of bots are still being compiled."""


def warm(game: Game, part: str) -> None:
    """Load that part, or compile it; and note that it is compiled."""
    PARTS[part](game)
    if mark := _mark(game, part):
        mark.touch()


def is_compiled(game: Game, part: str) -> bool:
    mark = _mark(game, part)
    return mark is not None and mark.exists()


class Warming:
    """Which games are ready to be played in this process, and whose bots."""

    def __init__(self) -> None:
        parts = [(game.id, part) for game in games().values() for part in PARTS]
        self._ready = {one: asyncio.Event() for one in parts}
        self._preparing = {one: asyncio.Lock() for one in parts}
        self._hurrying = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()

    def is_ready(self, game: Game) -> bool:
        return self._ready[game.id, "table"].is_set()

    async def ready(self, game: Game) -> None:
        await self._ready[game.id, "table"].wait()

    def are_bots_ready(self, game: Game) -> bool:
        return self._ready[game.id, "bots"].is_set()

    async def bots_ready(self, game: Game) -> None:
        await self._ready[game.id, "bots"].wait()

    async def run(self) -> None:
        """Everything, one after another, patiently: nothing is begun while somebody waits for
        something else."""
        for part in PARTS:
            for game in games().values():
                await self._nobody_waits.wait()
                await self._prepare(game, part, patiently=True)

    async def hurry(self, game: Game) -> None:
        """Somebody is about to play this game: all of it, beside whatever is under way. Bots of a
        game that was ready used to wait half a minute for the rules of another."""
        self._hurrying += 1
        self._nobody_waits.clear()
        try:
            for part in PARTS:
                await self._prepare(game, part)
        finally:
            self._hurrying -= 1
            if not self._hurrying:
                self._nobody_waits.set()

    async def _prepare(self, game: Game, part: str, patiently: bool = False) -> None:
        """Once, however many ask."""
        one = game.id, part
        async with self._preparing[one]:
            if self._ready[one].is_set():
                return
            if not is_compiled(game, part):
                await _compile_in_child(game, part, patiently)
            await asyncio.to_thread(warm, game, part)
            self._ready[one].set()


async def _compile_in_child(game: Game, part: str, patiently: bool) -> None:
    command = [sys.executable, "-m", "turntable.server.warming", game.id, part]
    if patiently:
        command.append(PATIENTLY)
    # In a session of its own: Ctrl-C is for us to hear, and we stop the child. Its standard input
    # closes when we are gone, however we went.
    child = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, start_new_session=True
    )
    try:
        if await child.wait() != 0:
            logger.warning("%s could not be compiled ahead; it will be on first use", game.id)
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


def _mark(game: Game, part: str) -> Path | None:
    """A file that stands in the cache once that part is all in it."""
    modules = (Path(__file__), game.folder / "play.py")
    where = cache_folder(frozenset(map(digest_of, modules)))
    return Path(where) / f"warm-{part}" if where else None


def _end_with_the_server() -> None:
    """A server that is killed and started again and again must not leave a crowd of compilers."""
    # Not through sys.stdin: its lock would be held when Python ends, which ends it by SIGABRT.
    os.read(STANDARD_INPUT, 1)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if PATIENTLY in sys.argv:
        step_back()
    warm(game_called(sys.argv[1]), sys.argv[2])
