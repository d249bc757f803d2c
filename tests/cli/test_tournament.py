"""`turntable tournament`: figures that add up, pictures that are whole, bots that go wrong."""

import errno
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.authors import bot
from tests.cli.running import ENVIRONMENT, LANGUAGES, Ran, command_line, in_process
from turntable.cli.output import grouped
from turntable.lab import whole_file
from turntable.lab.tournament import Tournament

pytestmark = pytest.mark.usefixtures("kernels")

BOTS = "greedy,random"
GAMES = 12
PATIENCE = 60.0

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ran(*arguments: object, bots: str = BOTS, games: int = GAMES) -> Ran:
    return in_process(
        "tournament", "ghosts-galore", "--bots", bots, "--games", games, "--seed", 1, *arguments
    )


def result(*arguments: object, bots: str = BOTS, games: int = GAMES) -> Any:
    """The JSON of a tournament; nothing else may be written."""
    done = ran(*arguments, "--json", bots=bots, games=games)
    assert (done.status, done.err) == (0, "")
    return done.json


def timeless(summary: Any) -> Any:
    return {key: value for key, value in summary.items() if key != "seconds"}


def test_the_keys() -> None:
    for standing in result()["bots"].values():
        assert set(standing) >= {"games", "wins", "share", "interval", "rating"}


def test_what_was_asked_for() -> None:
    summary = result("--players", 3, "--option", "expert", "--pace", 0.5)
    asked = [summary[key] for key in ("game", "players", "options", "seed", "games", "whole")]
    assert asked == ["ghosts-galore", 3, ["expert"], 1, GAMES, True]
    assert summary["thinking"] == {"seconds": None, "simulations": None, "pace": 0.5}


@pytest.mark.parametrize("players", [2, 4])
def test_shares_sum_to_one(players: int) -> None:
    bots = result("--players", players)["bots"]
    assert sum(bot["share"] for bot in bots.values()) == pytest.approx(1)
    assert bots["greedy"]["fair_share"] == pytest.approx(1 / players)
    assert sum(bot["wins"] for bot in bots.values()) == pytest.approx(GAMES)


def test_ratings_are_numbers_within_their_intervals() -> None:
    for standing in result()["bots"].values():
        low, high = standing["rating_interval"]
        assert low < standing["rating"] < high


def test_greedy_is_better_than_random() -> None:
    bots = result(games=40)["bots"]
    assert list(bots) == ["greedy", "random"]
    assert bots["greedy"]["interval"][0] > 0.5


def test_more_bots_than_seats_meet_in_turn() -> None:
    summary = result("--simulations", 5, bots="random,greedy,easy")
    assert len(summary["seatings"]) == 6
    assert {bot["games"] for bot in summary["bots"].values()} == {GAMES * 2 // 3}
    assert set(summary["pairings"]["greedy"]) == {"random", "easy"}


def test_two_cores_give_what_one_gives() -> None:
    one, two = (
        result("--simulations", 20, "--cores", cores, bots="easy,greedy") for cores in (1, 2)
    )
    assert timeless(one) == timeless(two)


def test_every_searching_bot_may_have_the_same_time() -> None:
    summary = result("--seconds", 0.001, bots="hard,medium", games=2)
    assert summary["thinking"]["seconds"] == 0.001
    assert summary["games"] == 2


@every_language
def test_the_result_as_text(language: str) -> None:
    said = ran("--players", 4, "--simulations", 1, "--lang", language, bots="easy,random").words
    expected = {
        "en": ["seed 1", "4 seatings", "1 simulations a turn", "if equal", "rating"],
        "es": ["semilla 1", "4 colocaciones", "1 simulaciones por turno", "a la par", "nivel"],
    }
    assert [part for part in expected[language] if part not in said] == []


@every_language
def test_neither_a_long_name_nor_a_figure_is_cut_off(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a terminal as wide as most."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.syspath_prepend(tmp_path)
    name = bot(tmp_path, "deliberate", "return sight.legal()[0]")
    bots = f"{name},random"
    figures = result(bots=bots)["bots"]
    told = ran("--lang", language, bots=bots).out
    assert "…" not in told
    for standing in figures.values():
        low, high = standing["rating_interval"]
        assert f"{low}-{high}" in told
    assert "deliberate:" in told.split()


def test_who_does_not_search_is_given_no_time() -> None:
    assert "simulations" not in ran().words


@every_language
@pytest.mark.parametrize("form", ["svg", "png", "jpg", "pdf"])
def test_a_plot(form: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / f"plot.{form}"
    assert ran("--plot", file, "--lang", language, games=2).status == 0
    assert file.stat().st_size > 1000
    assert list(tmp_path.iterdir()) == [file]


def test_a_plot_speaks_the_language_of_the_user(tmp_path: Path) -> None:
    ran("--plot", tmp_path / "plot.svg", "--lang", "es", games=2)
    assert "Parte de las victorias" in (tmp_path / "plot.svg").read_text("utf-8")


def test_a_plot_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    file.write_text("something else")
    ran("--plot", file, games=2)
    assert file.read_text("utf-8").startswith("<svg")


@pytest.fixture
def _no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even loading the rules."""

    def worked(*_: object) -> None:
        raise AssertionError("too late")

    monkeypatch.setattr(Tournament, "load", worked)
    monkeypatch.setattr(Tournament, "play", worked)


@pytest.mark.usefixtures("_no_work")
@every_language
def test_a_folder_is_no_plot(language: str, tmp_path: Path) -> None:
    folder = tmp_path / "plot.svg"
    folder.mkdir()
    refused = ran("--plot", folder, "--lang", language)
    assert refused.status == 2
    assert str(folder) in refused.line
    assert list(folder.iterdir()) == []


@pytest.mark.usefixtures("_no_work")
@every_language
def test_a_plot_where_one_may_not_write(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(**_: object) -> None:
        raise PermissionError(errno.EACCES, "")

    monkeypatch.setattr(whole_file, "TemporaryFile", forbidden)
    refused = ran("--plot", tmp_path / "plot.svg", "--lang", language)
    assert refused.status == 2
    assert {"en": "it is not permitted", "es": "no está permitido"}[language] in refused.line


@pytest.mark.usefixtures("_no_work")
@pytest.mark.parametrize(
    "arguments",
    [
        ("--games", "0"),
        ("--players", "7"),
        ("--seconds", "-1"),
        ("--plot", "/nowhere/plot.svg"),
        ("--plot", "plot.gif"),
        ("--bots", "greedy,chess"),
        ("--bots", "greedy,no:Class"),
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_told_before_any_work(arguments: tuple[str, str]) -> None:
    given = {"--bots": BOTS} | dict([arguments])
    refused = in_process(
        "tournament", "ghosts-galore", *(w for pair in given.items() for w in pair)
    )
    assert refused.status == 2
    assert refused.line


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def interrupted(folder: Path, *arguments: object) -> Ran:
    """A tournament in a process of its own, stopped as by Ctrl-C once a game is over."""
    name = bot(folder, "telling", "return sight.legal()[0]", end="Path('over').touch()")
    process = subprocess.Popen(
        command_line(
            "tournament", "ghosts-galore", "--bots", f"{name},random", "--games", 10**8,
            "--plot", "plot.svg", *arguments,
        ),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=os.environ | ENVIRONMENT,
        start_new_session=True,
    )  # fmt: skip
    try:
        wait_until((folder / "over").exists)
        time.sleep(0.3)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    return Ran(process.returncode, out, err)


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> tuple[Ran, Path]:
    """What came of a tournament that was stopped, and the folder of its plot."""
    folder = tmp_path_factory.mktemp("stopped")
    return interrupted(folder, "--json"), folder


def test_stopping_gives_the_status_of_an_interrupt(stopped: tuple[Ran, Path]) -> None:
    assert stopped[0].status == 130


def test_stopping_tells_what_was_played(stopped: tuple[Ran, Path]) -> None:
    summary = stopped[0].json
    assert summary["games"] > 0
    assert summary["whole"] is False
    assert sum(bot["share"] for bot in summary["bots"].values()) == pytest.approx(1)


def test_stopping_is_told_in_one_line(stopped: tuple[Ran, Path]) -> None:
    games = stopped[0].json["games"]
    (line,) = stopped[0].err.splitlines()
    assert line == f"turntable: Stopped; this is what {grouped(games)} of 100 000 000 games say."


def test_stopping_leaves_a_whole_plot_and_nothing_else(stopped: tuple[Ran, Path]) -> None:
    folder = stopped[1]
    assert (folder / "plot.svg").read_text("utf-8").endswith("</svg>\n")
    names = {path.name for path in folder.iterdir()} - {"__pycache__"}
    assert names == {"plot.svg", "over", "telling.py"}
