"""Every place of a record, spoilt in every way: never a traceback, always one line."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cli.records import DROP, at, changed, standard_record, table_record, text_of
from tests.cli.running import Ran, in_process

pytestmark = pytest.mark.usefixtures("kernels")

WRONG: tuple[Any, ...] = (
    None, True, -1, 7, 2**64, 10**30, 0.5, 1e300, "", "7", [], {}, [[]],
)  # fmt: skip
LONGEST_LINE = 600

SOUND: dict[str, Callable[[], Any]] = {"standard": standard_record, "table": table_record}

# What a record may say and still hold.
FREE: dict[str, tuple[type, ...]] = {
    "players[].name": (str,),
    "players[].bot": (str, type(None)),
    "seed": (type(None),),
}


@cache
def sound(record: str) -> Any:
    return SOUND[record]()


@cache
def places(record: str) -> dict[str, str]:
    """Every kind of place in a record, with the first place of that kind.

    Entries of a list are of one kind, but moves are told apart by their names.
    """
    found: dict[str, str] = {}
    for kind, place in _walk(sound(record), "", ""):
        found.setdefault(kind, place)
    return found


def _walk(value: Any, kind: str, place: str) -> Iterator[tuple[str, str]]:
    if place:
        yield kind, place
    if isinstance(value, dict):
        for name, inner in value.items():
            dot = "." if place else ""
            yield from _walk(inner, f"{kind}{dot}{name}", f"{place}{dot}{name}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            entry = f"[{inner[1]['move']}]" if kind == "moves" else "[]"
            if len(value) == 2 and kind.startswith("moves["):
                entry = f"[{number}]"
            yield from _walk(inner, f"{kind}{entry}", f"{place}[{number}]")


def everywhere(wanted: type) -> list[tuple[str, str]]:
    """Every kind of place where something of that type stands, in the first record that has it."""
    of_record = {kind: record for record in reversed(SOUND) for kind in places(record)}
    return [
        (record, kind)
        for kind, record in of_record.items()
        if isinstance(at(sound(record), places(record)[kind]), wanted)
    ]


def replayed(folder: Path, record: str, changes: dict[str, Any]) -> Ran:
    file = folder / "record.json"
    file.write_bytes(text_of(changed(sound(record), changes)))
    return in_process("replay", file)


def is_refused(ran: Ran) -> bool:
    """Refused in one line of reasonable length."""
    one_line = ran.out == "" and ran.err.count("\n") == 1 and len(ran.err) < LONGEST_LINE
    return ran.status in (1, 2) and one_line and ran.err.startswith("turntable: ")


@pytest.mark.parametrize("record", SOUND)
def test_what_is_spoilt_here_held_before(tmp_path: Path, record: str) -> None:
    assert replayed(tmp_path, record, {}).status == 0


@pytest.mark.parametrize(("record", "kind"), everywhere(object))
def test_something_else_there(tmp_path: Path, record: str, kind: str) -> None:
    place = places(record)[kind]
    there = at(sound(record), place)
    for value in WRONG:
        may_be = isinstance(value, FREE.get(kind, ())) or (kind == "rules_version" and value == 7)
        if value != there and not may_be:
            ran = replayed(tmp_path, record, {place: value})
            assert is_refused(ran), f"{place} = {value!r}: {ran}"


@pytest.mark.parametrize("digits", [1_500, 5_000])
@pytest.mark.parametrize(("record", "kind"), everywhere(int))
def test_a_number_of_many_digits(tmp_path: Path, record: str, kind: str, digits: int) -> None:
    """Longer than a sentence takes, and than Python reads."""
    file = tmp_path / "record.json"
    marked = text_of(changed(sound(record), {places(record)[kind]: "NUMBER"}))
    file.write_bytes(marked.replace(b'"NUMBER"', b"9" * digits))
    assert is_refused(in_process("replay", file))


FIELDS = [(record, kind) for record, kind in everywhere(object) if not kind.endswith("]")]


@pytest.mark.parametrize(("record", "kind"), FIELDS)
def test_a_field_missing(tmp_path: Path, record: str, kind: str) -> None:
    place = places(record)[kind]
    assert is_refused(replayed(tmp_path, record, {place: DROP}))


@pytest.mark.parametrize(("record", "kind"), everywhere(dict))
def test_a_field_too_many(tmp_path: Path, record: str, kind: str) -> None:
    place = places(record)[kind]
    assert is_refused(replayed(tmp_path, record, {f"{place}.surplus": 1}))


@pytest.mark.parametrize(("record", "kind"), everywhere(list))
def test_an_entry_missing(tmp_path: Path, record: str, kind: str) -> None:
    place = places(record)[kind]
    if at(sound(record), place):
        assert is_refused(replayed(tmp_path, record, {f"{place}[0]": DROP}))


@pytest.mark.parametrize(("record", "kind"), everywhere(str))
def test_a_long_text_is_not_said_at_length(tmp_path: Path, record: str, kind: str) -> None:
    place = places(record)[kind]
    assert len(replayed(tmp_path, record, {place: "x" * 10_000}).err) < LONGEST_LINE
