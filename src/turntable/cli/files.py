"""Files that users name: read within limits, and named in what goes wrong."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import BinaryIO

import msgspec

from turntable.engine.errors import UnreadableError
from turntable.engine.reading import LARGEST
from turntable.engine.texts import Phrase


def read_text(path: Path) -> bytes:
    """The whole of a file, `-` for the standard input; a little too much if it is too large."""
    try:
        with _opened(path) as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise cannot("read", str(path), error) from None


def record_texts(path: Path) -> Iterator[tuple[str, bytes]]:
    """The records of a file, each with its place: one JSON value, or one in each line."""
    try:
        with _opened(path) as file:
            lines = _filled_lines(file)
            first = next(lines, None)
            if first is None:
                raise UnreadableError("no-records", file=str(path))
            second = next(lines, None)
            if second is not None and not _is_whole(first[1]):
                # A single record written over several lines.
                yield str(path), first[1] + second[1] + file.read(LARGEST)
                return
            for number, text in chain([first], [second] if second else [], lines):
                yield f"{path}:{number}", text
    except OSError as error:
        raise cannot("read", str(path), error) from None


def cannot(do: str, file: str, error: OSError) -> UnreadableError:
    """That a file cannot be read or written, and why, in words of our own."""
    reasons = {
        errno.ENOENT: "no-such-file",
        errno.EISDIR: "is-a-folder",
        errno.ENOTDIR: "no-such-file",
        errno.EACCES: "not-permitted",
        errno.EPERM: "not-permitted",
        errno.ENOSPC: "no-space",
        errno.ENAMETOOLONG: "name-too-long",
    }
    reason = Phrase(f"file-{reasons.get(error.errno or 0, 'problem')}", str(error.errno))
    return UnreadableError(f"cannot-{do}", file=file, problem=reason)


def _filled_lines(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number = 0
    while text := file.readline(LARGEST + 1):
        number += 1
        if text.strip():
            yield number, text


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    if str(path) != "-":
        with path.open("rb") as file:
            yield file
    elif sys.stdin is None:
        raise OSError(errno.EBADF, "closed")
    else:
        yield sys.stdin.buffer


def _is_whole(text: bytes) -> bool:
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True
