"""The sentences of errors: how to tell from a line which code it has, in which language."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import turntable.engine.errors

TEXTS = Path(turntable.engine.errors.__file__).parent / "texts"


@cache
def sentence(code: str, language: str) -> re.Pattern[str]:
    """Matches what `code` says in `language`, whatever the values in it."""
    (message,) = (
        entry
        for file in sorted((TEXTS / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.id.name == code
    )
    assert message.value is not None
    parts = (
        _literal(element.value) if isinstance(element, ast.TextElement) else ".*"
        for element in message.value.elements
    )
    return re.compile("".join(parts) + "$")


def _literal(text: str) -> str:
    return r"\s+".join(re.escape(word) for word in re.split(r"\s+", text))
