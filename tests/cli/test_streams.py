"""Commands that are stopped, and outputs that are closed, full or of another alphabet."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.records import standard_record, text_of
from tests.cli.running import COMMAND, ENVIRONMENT, Ran, as_process, command_line

pytestmark = pytest.mark.usefixtures("kernels")

PATIENCE = 60.0
LONG = 10**9
"""Games that nobody waits for."""
LONG_TO_WRITE = 20_000

RULES = ("rules", "ghosts-galore")
SIMULATE = ("simulate", "ghosts-galore", "--games", "10", "--json")


def commands(*lines: tuple[str, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("arguments", lines, ids=lambda line: " ".join(line))


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def interrupted(file: Path, games: int, cores: int, ready: Callable[[], bool]) -> Ran:
    """Start a simulation with records and, as Ctrl-C does, stop it and all it has started."""
    process = subprocess.Popen(
        command_line(
            "simulate", "ghosts-galore", "--games", games, "--cores", cores, "--records", file,
            "--json",
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | ENVIRONMENT,
        start_new_session=True,
    )  # fmt: skip
    try:
        wait_until(ready)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        wait_until(lambda: not is_running(process.pid))
    finally:
        if is_running(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return Ran(process.returncode, out, err)


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def playing() -> Callable[[], bool]:
    """After a while in which a command loads its kernels and begins to play."""
    begin = time.monotonic() + 3
    return lambda: time.monotonic() > begin


def writing(folder: Path) -> Callable[[], bool]:
    """Once some records have been written to whatever file."""
    return lambda: any(file.stat().st_size for file in folder.iterdir())


WHEN = {
    "playing": lambda file: interrupted(file, LONG, 2, playing()),
    "writing": lambda file: interrupted(file, LONG_TO_WRITE, 1, writing(file.parent)),
    "writing on two cores": lambda file: interrupted(file, LONG_TO_WRITE, 2, writing(file.parent)),
}


@pytest.fixture(scope="module", params=WHEN)
def stopped(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Ran, Path]:
    """What came of a simulation stopped while it was at that, and the folder of its records."""
    folder = tmp_path_factory.mktemp("stopped")
    return WHEN[request.param](folder / "records.jsonl"), folder


def test_stopping_gives_the_status_of_an_interrupt(stopped: tuple[Ran, Path]) -> None:
    assert stopped[0].status == 130


def test_stopping_is_told_in_one_line(stopped: tuple[Ran, Path]) -> None:
    assert stopped[0].line == "turntable: Stopped; nothing was written."


def test_stopping_leaves_no_file_behind(stopped: tuple[Ran, Path]) -> None:
    assert list(stopped[1].iterdir()) == []


def test_the_first_line_is_enough() -> None:
    """As in `turntable rules ghosts-galore | head -1`."""
    done = subprocess.run(
        ["/bin/sh", "-c", f"'{COMMAND}' rules ghosts-galore | head -1"],
        capture_output=True,
        text=True,
        env=os.environ | ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stdout.strip(), done.stderr) == ("Ghosts Galore", "")


@commands(RULES, SIMULATE, ("games", "--json"), ("--help",))
def test_nobody_reads_the_output(arguments: tuple[str, ...]) -> None:
    reading, written = os.pipe()
    os.close(reading)
    ran = started(arguments, written)
    os.close(written)
    assert ran.err == ""


def started(arguments: tuple[str, ...], output: int) -> Ran:
    """Run the installed command with `output` as its standard output."""
    done = subprocess.run(
        command_line(*arguments),
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, "", done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs the device /dev/full")
@commands(RULES, ("games", "--json"), ("--help",))
def test_no_room_for_the_output(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        ran = started(arguments, full.fileno())
    assert ran.status == 2
    assert ran.line


@commands(RULES, ("games", "--json"))
def test_the_output_is_closed(arguments: tuple[str, ...]) -> None:
    """As in `turntable games >&-`."""
    line = f"exec '{COMMAND}' {' '.join(arguments)} >&-"
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr


def test_the_input_is_closed() -> None:
    """As in `turntable replay - <&-`."""
    done = subprocess.run(
        ["/bin/sh", "-c", f"exec '{COMMAND}' replay -- - <&-"],
        capture_output=True,
        text=True,
        env=os.environ | ENVIRONMENT,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert Ran(done.returncode, done.stdout, done.stderr).line


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@commands(("--help",), RULES, SIMULATE[:4])
def test_an_output_that_lacks_our_letters(arguments: tuple[str, ...], encoding: str) -> None:
    ran = as_process(*arguments, "--lang", "es", PYTHONIOENCODING=f"{encoding}:strict")
    assert "Traceback" not in ran.err
    assert ran.status == 0


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_empty_standard_input(language: str) -> None:
    ran = as_process("replay", "-", "--lang", language)
    assert ran.status == 2
    assert ran.line.startswith("turntable: -: ")


def test_records_are_for_the_users_other_programs_too(tmp_path: Path) -> None:
    """A file of records has the rights of any new file."""
    file, other = tmp_path / "records.jsonl", tmp_path / "other"
    as_process("simulate", "ghosts-galore", "--games", 1, "--records", file)
    other.touch()
    assert file.stat().st_mode == other.stat().st_mode


def test_a_pipe_may_be_scored() -> None:
    text = text_of(standard_record()["final"])
    assert as_process("score", "ghosts-galore", "/dev/stdin", given=text).status == 0
