"""games, rules, bench, fuzz, the version, and wrong use of any command."""

from pathlib import Path

import pytest

from tests.cli.records import GHOSTS
from tests.cli.running import LANGUAGES, as_process, in_process, words
from turntable import __version__
from turntable.engine.registry import games
from turntable.lab import bench

LINES = (
    "dragons ghosts golems satyrs skeletons slimes bats werewolves wisps diamonds bone tooth other"
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_version() -> None:
    assert in_process("--version").out == f"turntable {__version__}\n"


@every_language
def test_games_names_every_game_and_what_it_is_about(language: str) -> None:
    ran = in_process("games", "--lang", language)
    assert "ghosts-galore" in ran.words
    assert GHOSTS.texts(language)("tagline") in ran.words


def test_games_as_json() -> None:
    (ghosts,) = (game for game in in_process("games", "--json").json if game["id"] == GHOSTS.id)
    assert set(ghosts) >= {"titles", "players", "options", "rules_version", "lines", "ends"}


def test_the_facts_of_a_game_as_json() -> None:
    (ghosts,) = (game for game in in_process("games", "--json").json if game["id"] == GHOSTS.id)
    assert ghosts["players"] == [2, 3, 4, 5]
    assert ghosts["options"] == ["expert"]
    assert " ".join(ghosts["lines"]) == LINES
    assert ghosts["ends"] == ["boards"]


def test_the_installed_command_starts() -> None:
    assert as_process("games", "--json") == in_process("games", "--json")


@every_language
@pytest.mark.parametrize("number", [*range(1, 19), *range(20, 34)])
def test_rules_has_every_rule(number: int, language: str) -> None:
    said = in_process("rules", "ghosts-galore", "--lang", language).words
    texts = GHOSTS.texts(language)
    assert f"GG-{number} {texts.attribute(f'GG-{number}', 'title')}" in said
    assert words(texts(f"GG-{number}")) in said


@every_language
def test_rules_has_every_section_in_order(language: str) -> None:
    said = in_process("rules", "ghosts-galore", "--lang", language).words
    places = [said.index(GHOSTS.texts(language)(f"section-{name}")) for name in GHOSTS.sections]
    assert places == sorted(places)
    assert len(places) == 5


@every_language
@pytest.mark.parametrize("rule", ["GG-7", "gg-7", "7"])
def test_one_rule(rule: str, language: str) -> None:
    said = in_process("rules", "ghosts-galore", rule, "--lang", language).words
    texts = GHOSTS.texts(language)
    assert said == f"GG-7 {texts.attribute('GG-7', 'title')} {texts('GG-7')}"


@every_language
@pytest.mark.parametrize("rule", ["19", "GG-99", "PC-7", "0", "-7", "seven", "", "0000070"])
def test_a_rule_that_is_not_there(rule: str, language: str) -> None:
    ran = in_process("rules", "ghosts-galore", "--lang", language, "--", rule)
    assert ran.status == 2
    assert "GG-1" in ran.line
    assert "GG-33" in ran.line


def test_the_language_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNTABLE_LANG", "es")
    assert in_process("rules", "ghosts-galore", "7").words.startswith("GG-7 Revelar una pieza")


def test_the_language_may_come_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TURNTABLE_LANG")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert in_process("rules", "ghosts-galore", "7").words.startswith("GG-7 Revelar una pieza")


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment for each figure, and no new processes."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(bench, "TURNS", 2)
    monkeypatch.setattr(bench, "starts", lambda game: bench.Starts(cold_s=9.0, warm_s=0.5))


BENCH_KEYS = {
    "moves_per_s", "playouts_per_s", "clone_ns", "python_us_per_move", "legal_us",
    "search_sims_per_s",
    "overrun_ms",
}  # fmt: skip


@pytest.mark.usefixtures("quick_bench")
def test_bench_as_json() -> None:
    measured = in_process("bench", "ghosts-galore", "--json").json
    assert set(measured) >= {"games", "cold_s", "warm_s"}
    assert set(measured["games"]) == {"ghosts-galore"}
    assert set(measured["games"]["ghosts-galore"]) == {"2", "3", "4", "5"}
    for figures in measured["games"]["ghosts-galore"].values():
        assert set(figures) >= BENCH_KEYS


@pytest.mark.usefixtures("quick_bench")
def test_bench_measures_something() -> None:
    for figures in in_process("bench", "--json").json["games"]["ghosts-galore"].values():
        assert all(figures[key] > 0 for key in BENCH_KEYS - {"search_sims_per_s", "overrun_ms"})


@every_language
@pytest.mark.usefixtures("quick_bench")
def test_bench_as_text(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a small terminal too a line is a line."""
    monkeypatch.setenv("COLUMNS", "80")
    told = in_process("bench", "--lang", language).out
    counts = [line.split()[0] for line in told.splitlines() if " M/s " in line]
    assert counts == [str(count) for game in games().values() for count in game.players]
    assert all(line.rstrip().endswith(" ms") for line in told.splitlines() if " M/s " in line)
    assert "…" not in told
    assert "9.0 s" in told


@pytest.mark.long
def test_a_first_move_is_slower_while_kernels_are_not_compiled() -> None:
    began = bench.starts(GHOSTS)
    assert 0 < began.warm_s < began.cold_s


def test_fuzz_finds_nothing() -> None:
    ran = as_process("fuzz", "ghosts-galore", "--games", 50, "--seed", 1)
    assert ran.err == ""
    assert ran.status == 0
    assert "50" in ran.words


WRONG_USE = [
    "dance",
    "games now",
    "games --fast",
    "games --lang fr",
    "games --lang=",
    "games --lang",
    "rules",
    "rules chess",
    "rules ghosts-galore --lang",
    "rules ghosts-galore 7 8",
    "simulate",
    "simulate chess",
    "simulate ghosts-galore --players 1",
    "simulate ghosts-galore --players 6",
    "simulate ghosts-galore --players two",
    "simulate ghosts-galore --players -2",
    "simulate ghosts-galore --games 0",
    "simulate ghosts-galore --games -5",
    "simulate ghosts-galore --games 1.5",
    "simulate ghosts-galore --games many",
    "simulate ghosts-galore --games",
    "simulate ghosts-galore --games 5 --games 6",
    "simulate ghosts-galore --games 1000000000000000000000000000000",
    "simulate ghosts-galore --seed -1",
    "simulate ghosts-galore --seed 9007199254740992",
    "simulate ghosts-galore --seed x",
    "simulate ghosts-galore --cores 0",
    "simulate ghosts-galore --bots chess",
    "simulate ghosts-galore --bots random,",
    "simulate ghosts-galore --bots random,random,random",
    "simulate ghosts-galore --option turbo",
    "simulate ghosts-galore --records /nowhere/at/all.jsonl",
    "simulate ghosts-galore --json=maybe",
    "tournament",
    "tournament ghosts-galore",
    "tournament chess --bots greedy,random",
    "tournament ghosts-galore --bots greedy",
    "tournament ghosts-galore --bots greedy,greedy",
    "tournament ghosts-galore --bots greedy,",
    "tournament ghosts-galore --bots greedy,chess",
    "tournament ghosts-galore --bots greedy,no.such:Class",
    "tournament ghosts-galore --bots greedy,turntable:Class",
    "tournament ghosts-galore --bots greedy,pathlib:Path",
    "tournament ghosts-galore --bots greedy,:",
    "tournament ghosts-galore --bots greedy,random --players 1",
    "tournament ghosts-galore --bots greedy,random --players 7",
    "tournament ghosts-galore --bots greedy,random --games 0",
    "tournament ghosts-galore --bots greedy,random --games -1",
    "tournament ghosts-galore --bots greedy,random --games many",
    "tournament ghosts-galore --bots greedy,random --seconds -1",
    "tournament ghosts-galore --bots greedy,random --seconds 0",
    "tournament ghosts-galore --bots greedy,random --seconds nan",
    "tournament ghosts-galore --bots greedy,random --seconds inf",
    "tournament ghosts-galore --bots greedy,random --seconds soon",
    "tournament ghosts-galore --bots greedy,random --simulations 0",
    "tournament ghosts-galore --bots greedy,random --simulations 1.5",
    "tournament ghosts-galore --bots greedy,random --pace 0",
    "tournament ghosts-galore --bots greedy,random --pace 1/5",
    "tournament ghosts-galore --bots greedy,random --seconds 1 --pace 1",
    "tournament ghosts-galore --bots greedy,random --option turbo",
    "tournament ghosts-galore --bots greedy,random --seed -1",
    "tournament ghosts-galore --bots greedy,random --cores 0",
    "tournament ghosts-galore --bots greedy,random --plot /nowhere/at/all.svg",
    "tournament ghosts-galore --bots greedy,random --plot chart.gif",
    "tournament ghosts-galore --bots greedy,random --plot chart",
    "replay",
    "score",
    "score ghosts-galore",
    "score chess position.json",
    "score ghosts-galore one.json two.json",
    "bench chess",
    "fuzz",
    "fuzz chess",
    "fuzz ghosts-galore --games 0",
    "fuzz ghosts-galore --games -3",
    "fuzz ghosts-galore --games x",
]


@pytest.fixture
def fuzz_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps `fuzz`, run in this process, from choosing the kernels of all that follows."""
    monkeypatch.setenv("TURNTABLE_KERNELS", "compiled")


@pytest.mark.usefixtures("fuzz_alone")
@pytest.mark.parametrize("line", WRONG_USE)
def test_wrong_use_is_told_in_one_line(line: str) -> None:
    ran = in_process(*line.split())
    assert ran.status == 2
    assert ran.line


@pytest.mark.usefixtures("fuzz_alone")
@pytest.mark.parametrize("line", WRONG_USE)
def test_wrong_use_names_no_option_none(line: str) -> None:
    assert "None" not in in_process(*line.split()).err


@pytest.mark.usefixtures("fuzz_alone")
@pytest.mark.parametrize("line", WRONG_USE)
def test_wrong_use_is_told_in_spanish(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURNTABLE_LANG", "es")
    english = in_process("--lang", "en", *line.split()).err
    spanish = in_process(*line.split()).err
    assert not spanish or spanish != english


LONG = "x" * 3_000


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", LONG],
        ["rules", "ghosts-galore", LONG],
        ["simulate", "ghosts-galore", "--option", LONG],
        ["simulate", "ghosts-galore", "--bots", LONG],
        ["simulate", "ghosts-galore", "--players", "9" * 3_000],
        ["simulate", "ghosts-galore", "--games", "9" * 3_000],
        ["simulate", "ghosts-galore", "--records", f"{'folder/' * 500}records.jsonl"],
        ["tournament", "ghosts-galore", "--bots", LONG],
        ["tournament", "ghosts-galore", "--bots", f"greedy,{LONG}:{LONG}"],
        ["tournament", "ghosts-galore", "--bots", "greedy,random", "--plot", f"{LONG}.svg"],
        ["tournament", "ghosts-galore", "--bots", "greedy,random", "--plot", f"x.{LONG}"],
        ["replay", f"{'folder/' * 500}records.jsonl"],
        ["score", "ghosts-galore", LONG],
        ["games", "--lang", LONG],
        [LONG],
        ["games", f"--{LONG}"],
    ],
    ids=lambda arguments: " ".join(argument[:20] for argument in arguments),
)
def test_an_argument_of_thousands_of_letters(arguments: list[str]) -> None:
    ran = in_process(*arguments)
    assert ran.status == 2
    assert ran.line


def test_records_cannot_be_written_over_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    ran = in_process("simulate", "ghosts-galore", "--games", 1, "--records", folder)
    assert ran.status == 2
    assert str(folder) in ran.line
    assert list(tmp_path.iterdir()) == [folder]
