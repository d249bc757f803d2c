"""Files that are written whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import IO


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """What the block writes takes the place of `path`, once the block has ended well."""
    path = path.resolve()
    if _is_stream(path):
        with path.open("wb") as file:
            yield file
        return
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        temporary = Path(file.name)
        try:
            yield file
            file.flush()
            # A temporary file is private; a result is as readable as the user's other files.
            umask = os.umask(0)
            os.umask(umask)
            temporary.chmod(0o666 & ~umask)
            temporary.replace(path)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


def check_writable(path: Path) -> None:
    """OSError now and not after hours of work, if `whole_file` could not write to `path`."""
    path = path.resolve()
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not _is_stream(path):
        with TemporaryFile(dir=path.parent):
            pass


def _is_stream(path: Path) -> bool:
    """A pipe or a device: there is nothing to replace."""
    return path.exists() and not path.is_file() and not path.is_dir()
