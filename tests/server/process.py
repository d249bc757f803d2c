"""The real server, as a process of its own: what is tested is what is started."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import httpx

from tests.server.client import HTTP

# The first start on a machine compiles the rules.
LONGEST_START = 300.0
LONGEST_STOP = 15.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
TRACES = (
    "Traceback (most recent call last)",
    "Task exception was never retrieved",
    "Fatal Python error",
    "could not be compiled ahead",
)


class Server:
    """`with Server(folder) as server:` serves the tables of that folder until the end."""

    def __init__(self, folder: Path, module: str = "turntable", prepared: bool = True) -> None:
        """`module` is what Python runs: the command, or something around it. `prepared`: it is not
        called started before the rules are compiled."""
        self._module = module
        self._prepared = prepared
        self.data = folder / "data"
        self._out, self._err = folder / "out.txt", folder / "err.txt"
        self._port = 0
        self._heard = 0
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        complaints = self.complaints()
        assert error is not None or not complaints, complaints

    @property
    def url(self) -> str:
        assert self._port, "the server has not been started"
        return f"http://127.0.0.1:{self._port}"

    @property
    def err(self) -> str:
        """All that it ever wrote to standard error, restarts included."""
        return self._err.read_text("utf-8", "replace") if self._err.exists() else ""

    def complaints(self) -> str:
        """What it wrote to standard error since this was last asked, if an error is in it."""
        added = self.err[self._heard :]
        self._heard += len(added)
        return added if any(trace in added for trace in TRACES) else ""

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert not self.is_running()
        self.data.mkdir(parents=True, exist_ok=True)
        arguments = ["--port", str(self._port), "--data", str(self.data)]
        with self._out.open("wb") as out, self._err.open("ab") as err:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._module, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env={**os.environ, "TURNTABLE_LANG": "en", "PYTHONUNBUFFERED": "1"},
            )
        deadline = time.monotonic() + LONGEST_START
        while not (self._reads_its_port() and self._answers()):
            assert self.is_running(), f"the server ended by itself: {self._said()}"
            assert time.monotonic() < deadline, f"no answer in {LONGEST_START} s: {self._said()}"
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C does."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(LONGEST_STOP)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
                raise AssertionError(f"the server did not end: {self._said()}") from None
            finally:
                self._process = None

    def kill(self) -> None:
        """kill -9: it has no time to write anything down."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def restart(self) -> None:
        """Start it again after a `kill` or `stop`, at the same address with the same tables."""
        self.start()

    def _reads_its_port(self) -> bool:
        if found := ADDRESS.search(self._out.read_text("utf-8", "replace")):
            self._port = int(found[1])
        return found is not None

    def _answers(self) -> bool:
        try:
            answer = HTTP.get(f"{self.url}/api/games")
        except httpx.TransportError:
            return False
        ready = not self._prepared or all(game["ready"] for game in answer.json())
        return answer.status_code == 200 and ready

    def _said(self) -> str:
        return self._out.read_text("utf-8", "replace") + self.err


@contextmanager
def no_new_complaints(server: Server) -> Iterator[None]:
    """Nothing in between makes the server print a traceback."""
    server.complaints()
    yield
    complaints = server.complaints()
    assert not complaints, complaints
