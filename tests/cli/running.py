"""Running commands: the installed one as a process, or the same faster in this process."""

import io
import json
import os
import subprocess
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turntable.cli.app import run

COMMAND = Path(sys.executable).with_name("turntable")
ENVIRONMENT = {"TURNTABLE_LANG": "en", "COLUMNS": "300", "LC_ALL": "C.UTF-8"}
LANGUAGES = ("en", "es")

LONGEST_RUN = 120.0
CRASHED = -1


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a command."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """All of the standard output as one JSON value."""
        return json.loads(self.out)

    @property
    def words(self) -> str:
        """The standard output without its layout."""
        return words(self.out)

    @property
    def line(self) -> str:
        """The one line that tells what was wrong; there must be no other output."""
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.startswith("turntable: ")
        (line,) = self.err.splitlines()
        return line


def in_process(*arguments: object) -> Ran:
    """Run a command in this process; a traceback is part of what it says, as in a process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = run([str(argument) for argument in arguments])
        except Exception:
            traceback.print_exc()
            status = CRASHED
    return Ran(status, out.getvalue(), err.getvalue())


def as_process(*arguments: object, given: bytes = b"", **environment: str) -> Ran:
    """Run the installed command; `given` is its standard input."""
    done = subprocess.run(
        command_line(*arguments),
        input=given,
        capture_output=True,
        env=os.environ | ENVIRONMENT | environment,
        timeout=LONGEST_RUN,
        check=False,
    )
    out, err = (text.decode(errors="replace") for text in (done.stdout, done.stderr))
    return Ran(done.returncode, out, err)


def command_line(*arguments: object) -> list[str]:
    return [str(COMMAND), *(str(argument) for argument in arguments)]


def words(text: str) -> str:
    """Text without line breaks, columns and frames."""
    return " ".join("".join(" " if letter in "│─╭╮╰╯" else letter for letter in text).split())
