"""Files that cannot be read or do not hold: one line says so, and the exit status.

corpus/expected.json has what must come of each file of the corpus; make_corpus.py wrote both.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import TypedDict

import pytest

from tests.cli.records import DROP, changed, standard_record, table_record, text_of
from tests.cli.running import (
    ENVIRONMENT,
    LANGUAGES,
    Ran,
    as_process,
    command_line,
    in_process,
)
from tests.cli.sentences import sentence

CORPUS = Path(__file__).parent / "corpus"
MEGABYTE = 1 << 20
LONGEST_SECONDS = 20
MOST_MEMORY_KIB = 600 * 1024
LONGEST_LINE = 600

# What libraries and the system say in English; names of JSON types may stay.
ENGLISH = re.compile(
    r"\b(malformed|truncated|trailing|unexpected|invalid|expected|got|matching|of length|"
    r"must be|No such file|Is a directory)\b"
)

pytestmark = pytest.mark.usefixtures("kernels")


class Expected(TypedDict):
    """What must come of a file."""

    status: int
    code: str
    place: str | None


EXPECTED: dict[str, Expected] = json.loads((CORPUS / "expected.json").read_text("utf-8"))

every_file = pytest.mark.parametrize("name", EXPECTED)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def arguments(command: str, file: Path) -> list[str]:
    return ["replay", str(file)] if command == "replay" else ["score", "ghosts-galore", str(file)]


@cache
def tried(name: str, language: str) -> Ran:
    """What came of a file of the corpus."""
    command = name.partition("/")[0]
    return in_process(*arguments(command, CORPUS / name), "--lang", language)


def said(line: str, file: Path) -> str:
    """The line without the name of the file, which it must start with."""
    start = f"turntable: {file}:"
    assert line.startswith(start)
    return line.removeprefix(start[:-1])


def test_every_file_of_the_corpus_is_tried() -> None:
    files = {f"{file.parent.name}/{file.name}" for file in CORPUS.glob("*/*")}
    assert files == set(EXPECTED)


@every_language
@every_file
def test_exit_status(name: str, language: str) -> None:
    assert tried(name, language).status == EXPECTED[name]["status"]


@every_language
@every_file
def test_one_line_that_names_the_file(name: str, language: str) -> None:
    assert said(tried(name, language).line, CORPUS / name)


@every_language
@every_file
def test_sentence(name: str, language: str) -> None:
    assert sentence(EXPECTED[name]["code"], language).search(tried(name, language).err.rstrip())


@pytest.mark.parametrize(
    ("name", "place"), [(name, case["place"]) for name, case in EXPECTED.items() if case["place"]]
)
def test_place_within_the_file(name: str, place: str) -> None:
    assert place in said(tried(name, "en").line, CORPUS / name)


@every_file
def test_no_english_in_spanish(name: str) -> None:
    assert not ENGLISH.search(tried(name, "es").err.replace(name, ""))


@every_language
@every_file
def test_no_control_characters(name: str, language: str) -> None:
    assert tried(name, language).err.replace("\n", "").isprintable()


@every_file
def test_the_line_says_more_than_a_dash(name: str) -> None:
    assert "(—)" not in tried(name, "en").err


@pytest.mark.parametrize("name", ["replay/broken.json", "replay/end-unknown.json"])
def test_the_installed_command_says_the_same(name: str) -> None:
    command = name.partition("/")[0]
    assert as_process(*arguments(command, CORPUS / name)) == tried(name, "en")


def huge_nesting() -> Iterator[bytes]:
    for _ in range(100):
        yield b"[" * MEGABYTE


def huge_string() -> Iterator[bytes]:
    yield b'{"format":"'
    for _ in range(100):
        yield b"x" * MEGABYTE
    yield b'"}'


def huge_lines() -> Iterator[bytes]:
    """A record in the first line, and a second line without an end."""
    yield text_of(standard_record()) + b"\n"
    yield from huge_nesting()


HUGE = {"nesting": huge_nesting, "string": huge_string, "lines": huge_lines}


@pytest.fixture(scope="module", params=HUGE)
def huge_file(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Path]:
    """A file of 100 MB, removed afterwards."""
    file = tmp_path_factory.mktemp("huge") / f"{request.param}.json"
    with file.open("wb") as written:
        written.writelines(HUGE[request.param]())
    yield file
    file.unlink()


@pytest.mark.parametrize(
    ("command", "language"), [("replay", "en"), ("replay", "es"), ("score", "es")]
)
def test_a_huge_file_is_refused_in_little_time_and_memory(
    huge_file: Path, command: str, language: str
) -> None:
    began = perf_counter()
    ran, memory = measured(*arguments(command, huge_file), "--lang", language)
    assert ran.status == 2
    assert sentence("too-large", language).search(ran.line)
    assert perf_counter() - began < LONGEST_SECONDS
    assert memory < MOST_MEMORY_KIB


# In between, because a process counts as its own what its parent held when it was started: a worker
# that has compiled the rules of four games holds more than a gigabyte.
MEASURE = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:]).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(status)
"""


def measured(*arguments: str) -> tuple[Ran, int]:
    """Run the installed command; what came of it, and the most memory it held, in KiB."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *command_line(*arguments)],
        capture_output=True,
        env=os.environ | ENVIRONMENT,
        text=True,
        check=False,
    )
    *out, memory = done.stdout.splitlines()
    return Ran(done.returncode, "\n".join(out), done.stderr), int(memory)


def replayed(record: object, folder: Path, language: str = "en") -> Ran:
    file = folder / "record.json"
    file.write_bytes(text_of(record))
    return in_process("replay", file, "--lang", language)


@every_language
def test_ten_thousand_players(tmp_path: Path, language: str) -> None:
    crowd = [{"name": f"guest {number}", "bot": None} for number in range(10_000)]
    ran = replayed(changed(standard_record(), {"players": crowd}), tmp_path, language)
    assert ran.status == 2
    assert sentence("wrong-players", language).search(ran.line)


@every_language
def test_ten_thousand_boards(tmp_path: Path, language: str) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(text_of({"seats": standard_record()["final"]["seats"] * 5_000}))
    ran = in_process("score", "ghosts-galore", file, "--lang", language)
    assert ran.status == 2
    assert sentence("wrong-players", language).search(ran.line)


def test_a_hundred_thousand_moves(tmp_path: Path) -> None:
    record = standard_record()
    ran = replayed(changed(record, {"moves": record["moves"] * 2_000}), tmp_path)
    assert ran.status == 1
    assert f"moves[{len(record['moves'])}]" in ran.line


def test_the_name_of_a_table_is_not_too_long_for_its_proof(tmp_path: Path) -> None:
    """Its length goes into the key as two bytes."""
    ran = replayed(changed(table_record(), {"seed.table": "x" * 70_000}), tmp_path)
    assert ran.status in (1, 2)
    assert len(ran.line) < LONGEST_LINE


def test_an_empty_line_before_records_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    text = text_of(standard_record())
    file.write_bytes(b"\n" + text + b"\n\n" + text + b"\n")
    assert in_process("replay", file).status == 0


def test_a_line_break_in_the_name_of_a_file_makes_no_second_line(tmp_path: Path) -> None:
    file = tmp_path / "two\nlines.json"
    file.write_bytes(text_of(changed(standard_record(), {"end": DROP})))
    assert in_process("replay", file).err.count("\n") == 1


@every_language
@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_file_that_is_not_there(command: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "nothing.json"
    ran = in_process(*arguments(command, file), "--lang", language)
    assert ran.status == 2
    assert sentence("cannot-read", language).search(ran.line)
    assert str(file) in ran.line


@every_language
@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_folder_is_not_a_file(command: str, language: str, tmp_path: Path) -> None:
    ran = in_process(*arguments(command, tmp_path), "--lang", language)
    assert ran.status == 2
    assert sentence("cannot-read", language).search(ran.line)


@pytest.mark.parametrize("command", ["replay", "score"])
def test_what_the_system_says_of_a_file_is_said_in_spanish(command: str, tmp_path: Path) -> None:
    file = tmp_path / "nothing.json"
    assert not ENGLISH.search(in_process(*arguments(command, file), "--lang", "es").line)
