"""What commands write: JSON or tables on the standard output, progress on the other one."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


def console() -> Console:
    """Where tables go; styled on a terminal, plain elsewhere."""
    return Console(highlight=False)


def write_json(value: Any) -> None:
    """One JSON value, indented for reading, in ASCII: any terminal and any script can take it."""
    print(json.dumps(msgspec.to_builtins(value), indent=1))


def grouped(number: int) -> str:
    """Digits in threes, as both languages may."""
    return f"{number:,}".replace(",", " ")


@contextmanager
def working(text: str) -> Iterator[None]:
    """A sign of life while the block runs, on a terminal only."""
    if not sys.stderr.isatty():
        yield
        return
    with Console(stderr=True).status(text):
        yield


@contextmanager
def progress(text: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar while the block runs, on a terminal only; tell it how much is done."""
    errors = Console(stderr=True)
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.update(task, completed=done)
