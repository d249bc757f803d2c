"""Texts: Fluent messages in Spanish and English, from folders `texts/<language>/*.ftl`.

A package's texts live in its own folder; the browser reads the same files.
"""

import os
from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern


LANGUAGES = ("en", "es")


LONGEST_VALUE = 120
"""Letters of a value in a sentence: it may come from a file of any size."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A value that is itself a message: said in the language of the sentence it stands in."""

    key: str
    number: str = ""


Value = str | int | Phrase


class Texts:
    """The messages of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        # Imported when words are needed: a process that only plays starts 60 ms sooner.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # No invisible isolation marks around values: they would end up in terminals and files.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((folder / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **values: Value) -> str:
        """The message `key`, reflowed to one line, with `values` filled in."""
        ready = {name: self._ready(value) for name, value in values.items()}
        return self._format(key, self._bundle.get_message(key).value, ready)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message, such as the title of a rule."""
        return self._format(key, self._bundle.get_message(key).attributes[name], {})

    def _ready(self, value: Value) -> str | int:
        if isinstance(value, Phrase):
            return self(value.key, number=value.number)
        return printable(value) if isinstance(value, str) else value

    def _format(self, key: str, pattern: "Pattern | None", values: dict[str, str | int]) -> str:
        if pattern is None:
            raise LookupError(f"{key} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return " ".join(str(text).split())


def in_short(texts: Texts) -> list[str]:
    """A game for whoever plays it for the first time: its messages in-short-1, in-short-2, …"""
    keys = takewhile(lambda key: key in texts, (f"in-short-{number}" for number in count(1)))
    return [texts(key) for key in keys]


def printable(text: str) -> str:
    """`text` fit to stand in a line: no control characters, and not too long."""
    if len(text) > LONGEST_VALUE:
        text = text[: LONGEST_VALUE - 1] + "…"
    return "".join(map(_shown, text))


def _shown(letter: str) -> str:
    if letter.isprintable():
        return letter
    return " " if letter.isspace() else "\ufffd"


@cache
def texts_in(folder: Path, language: str) -> Texts:
    """The texts of `folder`, read once."""
    return Texts(folder, language)


def language_of_user() -> str:
    """TURNTABLE_LANG, else what the system says, else English."""
    for name in ("TURNTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
