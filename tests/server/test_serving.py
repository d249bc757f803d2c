"""Serving: starting, ending, the folder of tables, and what cannot be started."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, Ran, as_process
from tests.server.client import Guest, Table
from tests.server.process import Server
from tests.server.scenes import Party, assert_is_a_sentence, hot_seat, person, play, refused
from turntable.server.errors import TableError
from turntable.server.page import NOT_BUILT, Page

LONGEST_END = 8.0


def served(folder: Path, language: str, port: int = 0) -> Ran:
    """What came of `turntable`, which cannot serve here."""
    return as_process("--port", port, "--data", folder, TURNTABLE_LANG=language)


def assert_cannot_be_served(ran: Ran, naming: str) -> None:
    assert ran.status == 2, ran
    assert naming in ran.line
    assert_is_a_sentence(ran.line)


@contextmanager
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """The file of a server that is down."""
    assert not server.is_running()
    with closing(sqlite3.connect(server.data / "turntable.sqlite3")) as connection, connection:
        yield connection


# What cannot be started


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_in_use(tmp_path: Path, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert_cannot_be_served(served(tmp_path / "data", language, port), str(port))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_another_server_uses(server: Server, language: str) -> None:
    assert_cannot_be_served(served(server.data, language), str(server.data))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_where_the_folder_should_be(tmp_path: Path, language: str) -> None:
    file = tmp_path / "data"
    file.write_text("not a folder", "utf-8")
    assert_cannot_be_served(served(file, language), str(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_a_newer_turntable(tmp_path: Path, language: str) -> None:
    file = tmp_path / "turntable.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert_cannot_be_served(served(tmp_path, language), str(file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_holds_no_tables(tmp_path: Path, language: str) -> None:
    file = tmp_path / "turntable.sqlite3"
    file.write_bytes(b"a shopping list, not a database\n" * 100)
    ran = served(tmp_path, language)
    assert_cannot_be_served(ran, str(tmp_path))


def test_a_newer_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "turntable.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    served(tmp_path, "en")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (99,)
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


# Ctrl-C


@contextmanager
def until_interrupted(folder: Path) -> Iterator[str]:
    """A server that is ended with Ctrl-C after the block: quietly, and soon."""
    out, err = folder / "out.txt", folder / "err.txt"
    with out.open("wb") as said, err.open("wb") as complained:
        process = subprocess.Popen(
            [sys.executable, "-m", "turntable", "--port", "0", "--data", str(folder / "data")],
            stdout=said,
            stderr=complained,
            env={**os.environ, "TURNTABLE_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
    try:
        while "http://" not in out.read_text("utf-8"):
            assert process.poll() is None, err.read_text("utf-8")
            time.sleep(0.05)
        words = out.read_text("utf-8").split()
        yield next(word for word in words if word.startswith("http://")).rstrip(".")
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        status = process.wait(LONGEST_END * 5)
        took = time.monotonic() - began
    finally:
        process.kill()
        process.wait()
    assert status in (0, 130), err.read_text("utf-8")
    assert "Traceback" not in err.read_text("utf-8")
    assert took < LONGEST_END


def wait_until_ready(url: str) -> None:
    nobody = Guest(url, "", "")
    while not all(game["ready"] for game in nobody.ask("GET", "/api/games")):
        time.sleep(0.05)


def test_ctrl_c_right_after_the_start(tmp_path: Path) -> None:
    with until_interrupted(tmp_path) as url:
        assert url.startswith("http://127.0.0.1:")


def test_ctrl_c_with_people_at_a_table_and_a_bot_that_thinks(tmp_path: Path) -> None:
    with until_interrupted(tmp_path) as url:
        wait_until_ready(url)
        party = play([person(url), "easy", "easy"])
        lives = [party.at(0).live(party.table, 0) for _ in range(3)]
        for live in lives:
            live.__enter__().hear()
        party.step()
    for live in lives:
        live.__exit__(None, None, None)


# Tables that no longer fit

SIDE = {"move": "choose_side", "side": "A"}
SECOND_LINE = "UPDATE log SET line = ? WHERE entry = 1 AND table_id = ?"
MISFITS = {
    "a move that is illegal": (
        SECOND_LINE,
        json.dumps({"move": {"move": "place", "space": [0, 0], "rotation": 0}}),
    ),
    "a move that is none": (SECOND_LINE, json.dumps({"move": {"move": "teleport"}})),
    "other rules": ("UPDATE tables SET rules_version = ? WHERE id = ?", 99),
}


@dataclass
class Restarted:
    """A server that came back to tables some of which were changed behind its back."""

    server: Server
    misfits: dict[str, Party]
    sound: Party
    sound_before: Table
    finished: Party
    finished_before: Table
    with_bot: Party
    gone: Party


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    server = Server(tmp_path_factory.mktemp("misfits"))
    try:
        server.start()
        yield changed_behind_its_back(server)
    finally:
        server.stop()


def changed_behind_its_back(server: Server) -> Restarted:
    # In the order in which the server will find them again: what comes last is what may suffer.
    gone = hot_seat(server.url)
    misfits = {name: hot_seat(server.url) for name in MISFITS}
    for party in misfits.values():
        party.at(0).play(party.table, 0, 0, SIDE, request="before")
        party.step()
    sound = hot_seat(server.url).play_to("place")
    finished = hot_seat(server.url)
    ended = finished.play_out()
    with_bot = play([person(server.url), "easy"])
    before = sound.see(0)
    server.kill()
    with database(server) as connection:
        for name, party in misfits.items():
            change, value = MISFITS[name]
            connection.execute(change, [value, party.table])
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [gone.table])
        connection.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", [finished.table])
    server.restart()
    return Restarted(server, misfits, sound, before, finished, ended, with_bot, gone)


@pytest.mark.parametrize("misfit", MISFITS)
def test_a_game_that_no_longer_fits_the_rules_is_closed_with_a_sentence(
    restarted: Restarted, misfit: str
) -> None:
    party = restarted.misfits[misfit]
    said = set()
    for language in LANGUAGES:
        guest = person(restarted.server.url, "Zoe", language)
        seen = guest.table(party.table)
        assert (seen.status, seen.view, seen.legal) == ("abandoned", None, [])
        assert_is_a_sentence(seen.prompt)
        said.add(seen.prompt)
    assert len(said) == 2


@pytest.mark.parametrize("misfit", MISFITS)
@pytest.mark.parametrize("request_id", ["before", "after"])
def test_nothing_is_played_at_a_table_that_was_closed(
    restarted: Restarted, misfit: str, request_id: str
) -> None:
    """Not even what was asked before, and is asked again because no answer came."""
    party = restarted.misfits[misfit]
    with refused("outdated", 409):
        party.at(0).play(party.table, 0, 0, SIDE, request=request_id)


@pytest.mark.parametrize("misfit", MISFITS)
def test_a_game_that_was_closed_leaves_no_record(restarted: Restarted, misfit: str) -> None:
    party = restarted.misfits[misfit]
    with refused("not-over", 409):
        party.at(0).record(party.table)


def test_people_at_a_closed_table_play_again_at_another(restarted: Restarted) -> None:
    party = restarted.misfits["other rules"]
    again = party.at(0).rematch(party.table)
    assert party.at(0).table(again).status == "gathering"


def test_the_tables_beside_it_play_on(restarted: Restarted) -> None:
    assert restarted.sound.see(0) == restarted.sound_before
    restarted.sound.step()


def test_a_game_of_a_box_that_is_gone_is_a_table_that_is_not_there(restarted: Restarted) -> None:
    gone = restarted.gone
    answer = gone.at(0).request("GET", f"/api/tables/{gone.table}")
    assert answer.status_code in (200, 404), answer.text


def test_bots_go_on_beside_a_table_that_is_gone(restarted: Restarted) -> None:
    party = restarted.with_bot
    deadline = time.monotonic() + 10
    while 1 in (seen := party.see(0)).waiting:
        assert time.monotonic() < deadline, "the bot has gone to sleep"
        time.sleep(0.1)
    assert seen.entry > 0


def test_a_finished_game_stays_readable_under_later_rules(restarted: Restarted) -> None:
    assert restarted.finished.see(0) == restarted.finished_before


# The page


def test_a_server_without_its_page_says_how_to_build_it(tmp_path: Path) -> None:
    answer = Page(tmp_path).answer("", accepts_gzip=False)
    assert answer.status_code == 503
    for words in (b"make play", b'lang="en"', b'lang="es"'):
        assert words in answer.content
    assert Page(tmp_path).build == NOT_BUILT


def test_every_address_of_the_client_is_its_one_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<h1>Turntable</h1>", "utf-8")
    page = Page(tmp_path)
    for path in ("", "index.html", "tables/k7m2q9xw4d", "tables/k7m2q9xw4d/replay"):
        assert page.answer(path, accepts_gzip=False).content == b"<h1>Turntable</h1>"
    with pytest.raises(TableError) as refusal:
        page.answer("assets/old.js", accepts_gzip=False)
    assert refusal.value.code == "no-such-page"


def test_what_is_named_by_its_content_is_kept_for_good(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<h1>Turntable</h1>", "utf-8")
    (tmp_path / "assets" / "index-1234.js").write_text("play()", "utf-8")
    page = Page(tmp_path)
    kept = {
        path: page.answer(path, accepts_gzip=False).headers["Cache-Control"]
        for path in ("index.html", "assets/index-1234.js")
    }
    assert kept["index.html"] == "no-cache"
    assert "immutable" in kept["assets/index-1234.js"]


@pytest.mark.parametrize(
    "path",
    ["/", "/tables/k7m2q9xw4d", "/api/games", "/api/guests/me", "/api/nothing", "/nothing.js"],
)
def test_every_answer_names_the_build_of_the_page(server: Server, path: str) -> None:
    assert person(server.url).request("GET", path).headers["Turntable-Page"] == Page().build


def test_the_page_says_once_how_it_is_written(server: Server) -> None:
    answer = person(server.url).request("GET", "/")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
