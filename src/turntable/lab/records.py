"""Writing simulated games down as records, one JSON line each, in order."""

import signal
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from turntable.bots.others import faults_of, is_other
from turntable.engine.chance import game_seeds
from turntable.engine.game import Game
from turntable.engine.record import Player, Record, record_of, to_json
from turntable.engine.registry import game as game_called
from turntable.lab.simulate import Simulation, play_match
from turntable.lab.threads import Progress, usable_cores
from turntable.lab.whole_file import whole_file

CHUNK = 50


def simulated_record(game: Game, options: int, bots: list[str], seed: int) -> Record:
    """The game that bots play from a game's own seed: the one that a simulation counts."""
    match = play_match(game, options, bots, seed)
    names = [Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(bots)]
    return record_of(match, names, seed)


def write_records(
    simulation: Simulation,
    games: int,
    path: Path,
    cores: int | None = None,
    progress: Progress | None = None,
) -> None:
    """Write the records of the first `games` games to `path`: all of them, or no file."""
    chunks = _lines(simulation, games, cores or usable_cores())
    with whole_file(path) as file:
        for done, lines in chunks:
            file.write(lines)
            if progress:
                progress(done)


def _lines(simulation: Simulation, games: int, cores: int) -> Iterator[tuple[int, bytes]]:
    """Chunks of lines in order, with how many games they complete."""
    chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    what = (simulation.game.id, simulation.options, simulation.bots, simulation.seed)
    tasks = [(*what, first, count) for first, count in chunks]
    # What somebody else's bot does wrong is to be told here, as it happened.
    if cores == 1 or len(tasks) == 1 or any(map(is_other, simulation.bots)):
        yield from _counted(chunks, map(_chunk, tasks))
        return
    # Spawned, not forked: kernels may be running in threads of this process.
    with _unheard_by_children():
        pool = get_context("spawn").Pool(cores)
    with pool:  # whose end is the end of its processes, whatever they are at
        yield from _counted(chunks, pool.imap(_chunk, tasks))


@contextmanager
def _unheard_by_children() -> Iterator[None]:
    """Ctrl-C is for this process to hear: a child would tell of it in its own words. What is
    ignored when a process starts stays so in it; for that moment it is ignored here too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _counted(chunks: list[tuple[int, int]], texts: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for (first, count), text in zip(chunks, texts, strict=True):
        yield first + count, text


def _chunk(task: tuple[str, int, list[str], int, int, int]) -> bytes:
    name, options, bots, seed, first, count = task
    game = game_called(name)
    lines = []
    for number, own in enumerate(game_seeds(seed, first, count).tolist(), first):
        with faults_of(number):
            lines.append(to_json(simulated_record(game, options, bots, own)) + b"\n")
    return b"".join(lines)
