"""Other people's bots, wherever a command takes one: found where it is started, and one clear line
for whatever they do wrong."""

import re
import sys
from pathlib import Path

import pytest

from tests.cli.authors import bot
from tests.cli.running import LANGUAGES, Ran, in_process
from turntable.lab.simulate import Simulation
from turntable.lab.tournament import Tournament

pytestmark = pytest.mark.usefixtures("kernels")

FIRST_MOVE = "return sight.legal()[0]"

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_command = pytest.mark.parametrize("command", ["simulate", "tournament"])


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which commands are started."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def ran(command: str, name: str, *arguments: object, games: int = 4) -> Ran:
    return in_process(
        command, "ghosts-galore", "--players", 2, "--bots", f"{name},random", "--games", games,
        "--seed", 1, *arguments,
    )  # fmt: skip


@every_command
def test_one_lies_beside(command: str, here: Path) -> None:
    name = bot(here, f"beside_{command}", FIRST_MOVE)
    done = ran(command, name, "--json")
    assert (done.status, done.err) == (0, "")
    assert set(done.json["bots"]) == {name, "random"}


@every_command
def test_what_it_prints_is_no_result(command: str, here: Path) -> None:
    name = bot(here, f"chatting_{command}", f"print('hm'); {FIRST_MOVE}")
    done = ran(command, name, "--json")
    assert done.json["games"] == 4
    assert set(done.err.split()) == {"hm"}


FAULTS = {
    "raising": ("raise ValueError('no idea')", "ValueError: no idea"),
    "leaving": ("raise SystemExit(0)", "SystemExit"),
    "nothing": ("return None", "None"),
    "out_of_range": ("return 10**9", "1000000000"),
    "negative": ("return -1", "-1"),
    "cheating": ("return next(m for m in range(10**6) if m not in sight.legal())", "cheating"),
}


@every_command
@every_language
@pytest.mark.parametrize("fault", FAULTS)
def test_one_that_goes_wrong_stops_all(fault: str, language: str, command: str, here: Path) -> None:
    code, said = FAULTS[fault]
    name = bot(here, f"{fault}_{command}_{language}", code)
    to = {"simulate": "--records", "tournament": "--plot"}[command]
    stopped = ran(command, name, "--lang", language, "--cores", 1, to, here / "result.svg")
    assert stopped.status == 1
    assert name in stopped.line
    assert re.search({"en": r"\bgame 1\b", "es": r"\bpartida 1\b"}[language], stopped.line)
    assert said in stopped.line
    assert not (here / "result.svg").exists()


def test_one_that_goes_wrong_stops_the_other_threads(here: Path) -> None:
    """One of them only: the others would play on for days."""
    once = "Path('once').exists() or Path('once').touch() or 1 / 0"
    name = bot(here, "spoiling", FIRST_MOVE, end=once)
    assert "ZeroDivisionError" in ran("simulate", name, "--cores", 2, games=10**9).line


NO_BOTS = {
    "exploding": "raise RuntimeError('boom')\n",
    "unmade": (
        "class Bot:\n"
        "    def __init__(self): raise RuntimeError('boom')\n"
        "    def begin(self): pass\n"
        "    choose = end = begin\n"
    ),
}


@every_command
@every_language
@pytest.mark.parametrize("fault", NO_BOTS)
def test_what_cannot_play_is_told_before_any_work(
    fault: str, language: str, command: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def worked(*_: object) -> None:
        raise AssertionError("too late")

    for work in (Simulation, Tournament):
        monkeypatch.setattr(work, "load", worked)
    module = f"{fault}_{command}_{language}"
    (here / f"{module}.py").write_text(NO_BOTS[fault])
    refused = ran(command, f"{module}:Bot", "--lang", language)
    assert refused.status == 2
    assert f"{module}:Bot" in refused.line
    assert "boom" in refused.line
