"""Serve: one process, one folder, until somebody stops it."""

import contextlib
import errno
import os
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from turntable.server.errors import TableError
from turntable.server.problems import LARGEST_BODY
from turntable.server.store import check_file

GRACE_SECONDS = 3


def serve(host: str, port: int, folder: Path, ready: Callable[[str], None]) -> None:
    """Serve tables on that address; `ready` is called with it once the page is up."""
    from turntable.server.app import application

    with _only_one_in(folder), _listening(host, port) as listener:
        check_file(folder)
        config = uvicorn.Config(
            application(folder),
            log_level="warning",
            access_log=False,
            ws_max_size=LARGEST_BODY,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        shown = "127.0.0.1" if host in ("0.0.0.0", "") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}"
        # Ctrl-C is how a server is meant to end.
        with contextlib.suppress(KeyboardInterrupt):
            _Server(config, lambda: ready(address)).run(sockets=[listener])


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        code = "port-in-use" if error.errno == errno.EADDRINUSE else "cannot-listen"
        raise TableError(code, host=host, port=str(port)) from None
    with listener:
        yield listener


@contextlib.contextmanager
def _only_one_in(folder: Path) -> Iterator[None]:
    """Two servers on one folder would each know half of what happens; the lock ends with us."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError:
        raise TableError("cannot-keep-data", folder=str(folder)) from None
    with lock:
        try:
            _lock(lock.fileno())
        except OSError:
            raise TableError("folder-in-use", folder=str(folder)) from None
        yield


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    if named := os.environ.get("TURNTABLE_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Turntable"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Turntable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "turntable"
