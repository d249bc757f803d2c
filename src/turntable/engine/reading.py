"""Reading JSON that somebody else wrote: limits, shapes, and what is wrong with it in one line."""

import re
from typing import Any, TypeVar

import msgspec

from turntable.engine.errors import UnreadableError

T = TypeVar("T")

LARGEST = 16 * 1024 * 1024
"""Bytes of one record or position; the longest games take some 20 kB."""


def decode(text: bytes, where: str) -> Any:
    """Any JSON value."""
    if len(text) > LARGEST:
        raise UnreadableError("too-large", where=where, megabytes=LARGEST >> 20)
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise UnreadableError("not-json", where=where, problem=_short(str(error))) from None
    except (RecursionError, UnicodeDecodeError):
        raise UnreadableError("not-json", where=where, problem="—") from None


def shaped(value: Any, shape: Any, where: str) -> Any:
    """`value` as an instance of `shape`, a msgspec type."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise _unshaped(str(error), where) from None


# What msgspec says, and the code of our sentence for it.
_PROBLEMS = {
    r"Object missing required field `(?P<field>.*)`": "missing-field",
    r"Object contains unknown field `(?P<field>.*)`": "unknown-field",
    r"Invalid value '(?P<value>.*)'": "unknown-value",
    r"Invalid enum value '?(?P<value>.*?)'?": "unknown-value",
    r"Expected (?P<wanted>.*), got (?P<found>.*)": "wrong-type",
    r"Expected (?P<wanted>.*)": "out-of-range",
}


def _unshaped(problem: str, where: str) -> UnreadableError:
    said, _, path = problem.partition(" - at `$")
    place = f"{where}{path.rstrip('`').replace('[...]', '[…]')}"
    for pattern, code in _PROBLEMS.items():
        match = re.fullmatch(pattern, said, re.DOTALL)
        if match:
            found = match.groupdict().items()
            details = {name: _short(text.replace("`", "")) for name, text in found}
            return UnreadableError(code, where=place, **details)
    return UnreadableError("wrong-shape", where=place, problem=_short(said))


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"
