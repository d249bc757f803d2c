"""Texts of the page: Spanish and English say the same things with the same values."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.engine.test_texts import values_in

WEB = Path(__file__).parents[1] / "web" / "src"
LANGUAGES = ("en", "es")
# The shell has a folder for each language, a game a file or a folder.
PLACES = [WEB / "texts", *sorted(WEB.glob("games/*/texts"))]

each_place = pytest.mark.parametrize("place", PLACES, ids=lambda place: str(place.relative_to(WEB)))


def messages(place: Path, language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for file in [*sorted(place.glob(f"{language}/*.ftl")), *place.glob(f"{language}.ftl")]:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {place}"
                found[entry.id.name] = entry
    return found


@each_place
def test_both_languages_have_the_same_messages(place: Path) -> None:
    english, spanish = (messages(place, language) for language in LANGUAGES)
    assert english
    assert list(english) == list(spanish)
    for key, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in spanish[key].attributes] == attributes, key


@each_place
def test_both_languages_use_the_same_values(place: Path) -> None:
    english, spanish = (messages(place, language) for language in LANGUAGES)
    for key in english:
        assert values_in(english[key]) == values_in(spanish[key]), key


def test_every_text_that_the_shell_asks_for_is_there() -> None:
    """A missing one would be shown as ⟨its name⟩."""
    known = messages(WEB / "texts", "en")
    asked = {
        key
        for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
        for key in re.findall(r"""(?<![\w.])t\(["']([\w-]+)["']""", file.read_text("utf-8"))
    }
    assert asked, "nothing was found: the texts are asked for in some other way now"
    assert asked <= set(known), sorted(asked - set(known))
