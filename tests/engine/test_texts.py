"""Texts: Spanish and English are complete and agree, everywhere."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.engine.texts import LANGUAGES, language_of_user, texts_in

SOURCE = Path(__file__).parents[2] / "src" / "turntable"
FOLDERS = sorted({file.parent.parent for file in SOURCE.rglob("texts/en/*.ftl")})
ERROR_CLASSES = {"TurntableError", "UnreadableError", "MismatchError"}

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: str(f.relative_to(SOURCE)))


def messages(folder: Path, language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for file in sorted((folder / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {folder}"
                found[entry.id.name] = entry
    return found


@each_folder
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, spanish = (messages(folder, language) for language in LANGUAGES)
    assert list(english) == list(spanish)
    for key, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in spanish[key].attributes] == attributes


@each_folder
def test_both_languages_use_the_same_values(folder: Path) -> None:
    english, spanish = (messages(folder, language) for language in LANGUAGES)
    for key in english:
        assert values_in(english[key]) == values_in(spanish[key]), key


def values_in(message: fluent.Message) -> set[str]:
    """The names of all values that a message asks for."""
    names = set[str]()

    def visit(node: object) -> None:
        if isinstance(node, fluent.VariableReference):
            names.add(node.id.name)
        elif isinstance(node, fluent.BaseNode):
            for child in vars(node).values():
                visit(child)
        elif isinstance(node, list):
            for child in node:
                visit(child)

    visit(message)
    return names


@each_folder
def test_the_languages_differ(folder: Path) -> None:
    """A message left in English would be the same in both; only names may be."""
    english, spanish = (texts_in(folder, language) for language in LANGUAGES)
    plain = [key for key, message in messages(folder, "en").items() if not values_in(message)]
    same = [key for key in plain if english(key) == spanish(key)]
    assert set(same) <= {"title", "total", "column-bot", "usage-games", "type-null"}, same


def error_codes() -> dict[str, set[str]]:
    """Every code that is raised anywhere, with the details it is given."""
    codes: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ERROR_CLASSES and isinstance(node.args[0], ast.Constant):
                details = {keyword.arg for keyword in node.keywords if keyword.arg}
                codes.setdefault(str(node.args[0].value), details).intersection_update(details)
    return codes


def test_every_error_has_a_sentence_with_its_details() -> None:
    sentences = messages(SOURCE / "engine" / "texts", "en")
    for code, details in error_codes().items():
        assert values_in(sentences[code]) <= details, code


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_line_option_and_end_has_its_words(game: Game, language: str) -> None:
    texts = game.texts(language)
    for number in game.rules:
        assert texts(game.rule_id(number))
        assert texts.attribute(game.rule_id(number), "title")
    for key in (
        *(f"section-{section}" for section in game.sections),
        *(f"line-{line}" for line in game.lines),
        *(f"end-{end}" for end in game.ends),
        *(f"option-{option}" for option in game.options),
        *(f"option-{option}-description" for option in game.options),
    ):
        assert texts(key)


def test_the_language_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TURNTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_user() == "en"
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert language_of_user() == "es"
    monkeypatch.setenv("TURNTABLE_LANG", "en")
    assert language_of_user() == "en"


def test_a_missing_value_is_an_error_and_not_a_hole(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hello = Hello { $name }\n")
    with pytest.raises(ValueError, match="hello"):
        texts_in(tmp_path, "en")("hello")
