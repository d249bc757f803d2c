"""Reading JSON that somebody else wrote: limits, shapes, and what is wrong with it in one line."""

import re
from typing import Any

import msgspec

from turntable.engine.errors import UnreadableError
from turntable.engine.texts import Phrase, Value

LARGEST = 16 * 1024 * 1024
"""Bytes of one record or position; the longest games take some 20 kB."""


def decode(text: bytes, where: str) -> Any:
    """Any JSON value."""
    if len(text) > LARGEST:
        raise UnreadableError("too-large", where=where, megabytes=LARGEST >> 20)
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        at = re.search(r"\(byte (\d+)\)", str(error))
        byte = at.group(1) if at else str(len(text))
        raise UnreadableError("not-json", where=where, byte=byte) from None
    except UnicodeDecodeError as error:
        raise UnreadableError("not-json", where=where, byte=str(error.start)) from None
    except RecursionError:
        raise UnreadableError("too-deep", where=where) from None


def shaped(value: Any, shape: Any, where: str) -> Any:
    """`value` as an instance of `shape`, a msgspec type."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise _unshaped(str(error), where) from None
    except RecursionError:
        raise UnreadableError("too-deep", where=where) from None


# What msgspec says, and the code of our sentence for it.
_PROBLEMS = {
    r"Object missing required field `(?P<field>.*)`": "missing-field",
    r"Object contains unknown field `(?P<field>.*)`": "unknown-field",
    r"Invalid value '(?P<value>.*)'": "unknown-value",
    r"Invalid enum value '?(?P<value>.*?)'?": "unknown-value",
    r"Expected (?P<wanted>.*), got (?P<found>.*)": "wrong-type",
    r"Expected (?P<wanted>.*)": "out-of-range",
}
# How msgspec names types, and the key of our phrase for it.
_TYPES = {
    r"int": "type-int",
    r"int >= (?P<number>.*)": "type-int-from",
    r"int <= (?P<number>.*)": "type-int-to",
    r"int < (?P<number>.*)": "type-int-below",
    r"float": "type-float",
    r"str": "type-str",
    r"str matching regex .*": "type-str-form",
    r"str of length <= (?P<number>.*)": "type-str-short",
    r"bool": "type-bool",
    r"null": "type-null",
    r"array": "type-list",
    r"array of length (?P<number>.*)": "type-list-of",
    r"object": "type-object",
}


def _unshaped(problem: str, where: str) -> UnreadableError:
    said, _, path = problem.partition(" - at `$")
    place = f"{where}{path.rstrip('`').replace('[...]', '[…]')}"
    for pattern, code in _PROBLEMS.items():
        match = re.fullmatch(pattern, said, re.DOTALL)
        if match:
            details: dict[str, Value] = dict(match.groupdict())
            for name in ("wanted", "found"):
                if name in details:
                    details[name] = _type(str(details[name]))
            return UnreadableError(code, where=place, **details)
    return UnreadableError("wrong-shape", where=place)


def _type(name: str) -> Value:
    """A type in the user's words; of several alternatives the last that is not null."""
    alternatives = [part for part in name.replace("`", "").split(" | ") if part != "null"]
    last = alternatives[-1] if alternatives else "null"
    for pattern, key in _TYPES.items():
        match = re.fullmatch(pattern, last)
        if match:
            return Phrase(key, **match.groupdict())
    return Phrase("type-other")
