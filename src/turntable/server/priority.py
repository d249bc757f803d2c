"""Priority: what nobody waits for at this moment comes after what somebody does."""

import contextlib
import os
import threading

NICENESS = 10


def step_back() -> None:
    """This thread, and those it starts, come after everybody else; on Linux that can be said of
    one thread."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
