"""Help in both languages."""

import re

import pytest

from tests.cli.running import LANGUAGES, in_process

COMMANDS = ("games", "rules", "simulate", "tournament", "replay", "score", "bench", "fuzz")
EVERY_PAGE = ([], *([command] for command in COMMANDS))

every_page = pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: " ".join(page))
every_language = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = re.compile(
    r"\b(usage|required|default|choices|show|this|the|of|an|and|options|commands|arguments|"
    r"parameters|display|version of|print)\b",
    re.IGNORECASE,
)
TYPES = re.compile(r"\b(INT|STR|PATH|BOOL|FLOAT)\b")


def page_in(page: list[str], language: str) -> str:
    ran = in_process(*page, "--help", "--lang", language)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


@every_language
@every_page
def test_help_starts_with_how_to_use_it(page: list[str], language: str) -> None:
    usage = {"en": "Usage:", "es": "Uso:"}[language]
    assert page_in(page, language).startswith(" ".join((usage, "turntable", *page)))


@every_page
def test_spanish_help_has_no_english(page: list[str]) -> None:
    # What is typed is the same in both languages, and so are a game's own names.
    said = re.sub(r"«.*?»|--[a-z]+", "", page_in(page, "es"))
    assert ENGLISH.findall(said) == []


@every_language
@every_page
def test_arguments_are_called_as_in_the_usage(page: list[str], language: str) -> None:
    usage, *rest = page_in(page, language).splitlines()
    described = re.findall(r"^│ ([A-Z]{2,})\b", "\n".join(rest), re.MULTILINE)
    assert [name for name in described if not re.search(rf"\b{name}\b", usage)] == []


@every_page
def test_spanish_help_has_no_names_of_types(page: list[str]) -> None:
    assert TYPES.findall(page_in(page, "es")) == []


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_help_lists_every_command(command: str, language: str) -> None:
    assert re.search(rf"^│ {command} +\S", page_in([], language), re.MULTILINE)


@every_language
def test_commands_come_before_options(language: str) -> None:
    said = page_in([], language)
    assert said.index("│ games ") < said.index("│ --port")


OPTIONS = [
    ("", "--host"),
    ("", "--port"),
    ("", "--data"),
    ("", "--open"),
    ("games", "--json"),
    ("simulate", "--players"),
    ("simulate", "--games"),
    ("simulate", "--bots"),
    ("simulate", "--option"),
    ("simulate", "--seed"),
    ("simulate", "--records"),
    ("simulate", "--cores"),
    ("simulate", "--json"),
    ("tournament", "--players"),
    ("tournament", "--bots"),
    ("tournament", "--games"),
    ("tournament", "--seconds"),
    ("tournament", "--simulations"),
    ("tournament", "--pace"),
    ("tournament", "--option"),
    ("tournament", "--seed"),
    ("tournament", "--cores"),
    ("tournament", "--plot"),
    ("tournament", "--json"),
    ("score", "--json"),
    ("bench", "--json"),
    ("fuzz", "--games"),
    ("fuzz", "--seed"),
]


@every_language
@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_help_explains_every_option(command: str, option: str, language: str) -> None:
    assert re.search(
        rf"^│ {option}\b.*  \S", page_in([command] if command else [], language), re.MULTILINE
    )


@every_page
def test_the_short_form(page: list[str]) -> None:
    assert in_process(*page, "-h").out == page_in(page, "en")
