"""Work shared out between threads: kernels run without Python's lock."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

LOOK_SECONDS = 0.05

Progress = Callable[[int], None]


def usable_cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_threads(
    work: Callable[[], None],
    cores: int,
    stop: Callable[[], None],
    done: Callable[[], int],
    progress: Progress | None,
) -> None:
    """Let as many threads as there are cores do `work` until it returns. `progress` is told how
    many are `done`. However this ends, Ctrl-C included, `stop` is called and all have returned; if
    one of them fails, the others stop too."""

    def watched() -> None:
        try:
            work()
        except BaseException:
            stop()
            raise

    with ThreadPoolExecutor(cores) as pool:
        workers = [pool.submit(watched) for _ in range(cores)]
        try:
            while not all(worker.done() for worker in workers):
                time.sleep(LOOK_SECONDS)
                if progress:
                    progress(done())
        finally:
            stop()
    for worker in workers:
        worker.result()
    if progress:
        progress(done())
