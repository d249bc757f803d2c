"""Files that users name: read within limits, and named in what goes wrong."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from turntable.engine.errors import UnreadableError
from turntable.engine.reading import LARGEST


def read_text(path: Path) -> bytes:
    """The whole of a file, `-` for the standard input; a little too much if it is too large."""
    try:
        with _opened(path) as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise _cannot_read(path, error) from None


def record_texts(path: Path) -> Iterator[tuple[str, bytes]]:
    """The records of a file, each with its place: one JSON value, or one in each line."""
    try:
        with _opened(path) as file:
            first = file.readline(LARGEST + 1)
            rest = file.readline(LARGEST + 1)
            if not _is_whole(first) and rest:
                # A single record written over several lines.
                yield str(path), first + rest + file.read(LARGEST)
                return
            line = 1
            text = first
            while text:
                if text.strip():
                    yield f"{path}:{line}", text
                text, rest = rest, file.readline(LARGEST + 1)
                line += 1
    except OSError as error:
        raise _cannot_read(path, error) from None


def _opened(path: Path) -> BinaryIO:
    return sys.stdin.buffer if str(path) == "-" else path.open("rb")


def _is_whole(text: bytes) -> bool:
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _cannot_read(path: Path, error: OSError) -> UnreadableError:
    problem = error.strerror or type(error).__name__
    return UnreadableError("cannot-read", file=str(path), problem=problem)
