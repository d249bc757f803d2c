"""What long work without a command of its own says on the way, on the standard error."""

import sys
import time

from turntable.lab.threads import Progress

TOLD_EVERY = 0.1
"""Of the work, where it is not shown on a terminal."""


def tell(line: str, for_now: bool = False) -> None:
    """On a terminal, what is told for now is written over by what comes next."""
    if sys.stderr.isatty():
        print(f"\033[K{line}", end="\r" if for_now else "\n", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)


def progress_of(title: str, games: int) -> Progress:
    """A line that is written over on a terminal, and now and then one elsewhere."""
    began = time.monotonic()
    told = 0

    def report(done: int) -> None:
        nonlocal told
        step = 1 if sys.stderr.isatty() else max(1, round(TOLD_EVERY * games))
        if done == games or done < told + step:
            return
        told = done
        left = (time.monotonic() - began) / done * (games - done)
        tell(f"{title}: {done} of {games} games, {_duration(left)} left", for_now=True)

    return report


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"
