"""`turntable simulate`: figures that add up, games that a seed fixes, records that agree."""

from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import msgspec
import pytest

from tests.cli.running import LANGUAGES, in_process

pytestmark = pytest.mark.usefixtures("kernels")

GAMES = 120
"""Enough for two processes to share in writing records."""
ONE_CORE = ("--cores", 1)
"""A process of one's own for each core costs seconds."""

LINES = [
    "dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves", "wisps",
    "diamonds", "bone", "tooth", "other",
]  # fmt: skip


def simulated(*arguments: object, games: int = GAMES, seed: int = 1) -> Any:
    """The JSON of a simulation; nothing else may be written."""
    ran = in_process(
        "simulate", "ghosts-galore", "--games", games, "--seed", seed, "--json", *arguments
    )
    assert (ran.status, ran.err) == (0, "")
    return ran.json


def timeless(summary: Any) -> Any:
    return {key: value for key, value in summary.items() if key != "seconds"}


def read(file: Path) -> list[Any]:
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


def test_the_keys() -> None:
    assert set(simulated()) >= {
        "game", "players", "games", "seconds", "wins", "lines", "moves", "ends",
    }  # fmt: skip


def test_what_was_asked_for() -> None:
    summary = simulated("--players", 3)
    asked = [summary[key] for key in ("game", "players", "games", "seed", "bots", "options")]
    assert asked == ["ghosts-galore", 3, GAMES, 1, ["random"] * 3, []]


def test_every_line_has_a_mean_and_a_spread() -> None:
    lines = simulated()["lines"]
    assert list(lines) == LINES
    assert all(set(spread) == {"mean", "sd"} for spread in lines.values())


def test_the_length_of_games() -> None:
    moves = simulated()["moves"]
    assert set(moves) == {"mean", "max"}
    # GG-1, GG-6, GG-11, GG-13: two sides, eight rounds of at least a draw, two claims and two
    # places, two places at the end.
    assert 2 + 8 * 5 + 2 <= moves["mean"] <= moves["max"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_wins_sum_to_games(players: int) -> None:
    wins = simulated("--players", players)["wins"]
    assert len(wins) == players
    assert sum(wins) == pytest.approx(GAMES)


def test_ends_sum_to_games() -> None:
    assert simulated()["ends"] == {"boards": GAMES}


def test_lines_sum_to_the_total() -> None:
    summary = simulated()
    means = sum(spread["mean"] for spread in summary["lines"].values())
    assert means == pytest.approx(summary["total"]["mean"])


def test_intervals_hold_the_shares_of_wins() -> None:
    summary = simulated()
    for won, (low, high) in zip(summary["wins"], summary["intervals"], strict=True):
        assert 0 <= low < won / GAMES < high <= 1


def test_a_thousand_games_unless_told_otherwise() -> None:
    assert in_process("simulate", "ghosts-galore", "--json").json["games"] == 1000


def test_two_cores_give_what_one_gives() -> None:
    one, two = (simulated("--cores", cores, games=5000) for cores in (1, 2))
    assert timeless(one) == timeless(two)


def test_a_seed_gives_the_same_again() -> None:
    assert timeless(simulated()) == timeless(simulated())


def test_another_seed_gives_other_games() -> None:
    assert simulated(seed=1)["lines"] != simulated(seed=2)["lines"]


def test_without_a_seed_games_differ() -> None:
    one, other = (in_process("simulate", "ghosts-galore", "--json").json for _ in range(2))
    assert one["seed"] != other["seed"]


def test_the_largest_seed() -> None:
    assert simulated(seed=2**53 - 1)["seed"] == 2**53 - 1


def test_experts() -> None:
    assert simulated("--option", "expert")["options"] == ["expert"]


def test_experts_play_other_games() -> None:
    assert simulated("--option", "expert")["lines"] != simulated()["lines"]


def test_bots_sit_where_they_are_named() -> None:
    assert simulated("--bots", "greedy,random")["bots"] == ["greedy", "random"]


def test_a_greedy_bot_beats_a_random_one_from_either_seat() -> None:
    first = simulated("--bots", "greedy,random")["wins"]
    second = simulated("--bots", "random,greedy")["wins"]
    assert first[0] > 0.7 * GAMES
    assert second[1] > 0.7 * GAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_as_text(language: str) -> None:
    said = in_process("simulate", "ghosts-galore", "--seed", 7, "--lang", language).words
    expected = {
        "en": ["seed 7", "Dragons", "Tooth doors", "All boards full (100.0 %)"],
        "es": ["semilla 7", "Dragones", "Puertas de dientes", "tableros completos (100.0 %)"],
    }
    assert [part for part in expected[language] if part not in said] == []


def test_one_record_a_game(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    simulated("--records", file, *ONE_CORE)
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == GAMES
    assert all(line.endswith(b"\n") for line in lines)


def test_every_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    simulated("--records", file, *ONE_CORE)
    ran = in_process("replay", file)
    assert (ran.status, ran.out) == (0, f"All {GAMES} records hold.\n")


def test_two_cores_write_what_one_writes(tmp_path: Path) -> None:
    for cores in (1, 2):
        simulated("--records", tmp_path / f"{cores}.jsonl", "--cores", cores)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_a_game_is_the_same_however_many_follow(tmp_path: Path) -> None:
    simulated("--records", tmp_path / "few.jsonl", games=10)
    simulated("--records", tmp_path / "more.jsonl", games=20)
    assert read(tmp_path / "few.jsonl") == read(tmp_path / "more.jsonl")[:10]


def test_records_name_the_bots(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    simulated("--bots", "greedy,random", "--records", file, games=3)
    for record in read(file):
        assert [player["bot"] for player in record["players"]] == ["greedy", "random"]


def test_a_file_of_records_is_written_anew(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text("something else\n")
    simulated("--records", file, games=3)
    assert len(read(file)) == 3


def test_records_leave_no_other_file_behind(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    simulated("--records", file, *ONE_CORE)
    assert list(tmp_path.iterdir()) == [file]


SIMULATIONS: dict[str, list[object]] = {
    "two": [],
    "five experts": ["--players", 5, "--option", "expert"],
    "greedy": ["--bots", "greedy,random"],
}


SummaryAndRecords = tuple[Any, list[Any]]


@pytest.fixture(scope="module", params=SIMULATIONS)
def summary_and_records(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> SummaryAndRecords:
    """A simulation's JSON and the records of its games."""
    file = tmp_path_factory.mktemp("records") / "records.jsonl"
    summary = simulated("--records", file, *ONE_CORE, *SIMULATIONS[request.param])
    return summary, read(file)


def test_wins_are_those_of_the_records(summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    wins = [0.0] * summary["players"]
    for record in records:
        for winner in record["winners"]:
            wins[winner] += 1 / len(record["winners"])
    assert summary["wins"] == pytest.approx(wins)


def test_totals_are_those_of_the_records(summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    totals = [sheet["total"] for record in records for sheet in record["scores"]]
    assert summary["total"]["mean"] == pytest.approx(fmean(totals))
    assert summary["total"]["sd"] == pytest.approx(pstdev(totals))


@pytest.mark.parametrize("line", LINES)
def test_lines_are_those_of_the_records(line: str, summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    points = [sheet["lines"][line] for record in records for sheet in record["scores"]]
    assert summary["lines"][line]["mean"] == pytest.approx(fmean(points))
    assert summary["lines"][line]["sd"] == pytest.approx(pstdev(points))


def test_lengths_are_those_of_the_records(summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    lengths = [sum(seat is not None for seat, _ in record["moves"]) for record in records]
    assert summary["moves"] == {"mean": pytest.approx(fmean(lengths)), "max": max(lengths)}


def test_ends_are_those_of_the_records(summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    assert summary["ends"] == Counter(record["end"] for record in records)


def test_options_are_those_of_the_records(summary_and_records: SummaryAndRecords) -> None:
    summary, records = summary_and_records
    assert all(record["options"] == summary["options"] for record in records)


def test_every_game_has_a_seed_of_its_own(summary_and_records: SummaryAndRecords) -> None:
    _, records = summary_and_records
    assert len({record["seed"] for record in records}) == len(records)


def test_a_longer_run_has_narrower_intervals() -> None:
    """By the square root of their ratio, roughly."""
    widths = []
    for games in (400, 6400):
        low, high = simulated(games=games)["intervals"][0]
        widths.append(high - low)
    assert widths[0] / widths[1] == pytest.approx(sqrt(6400 / 400), rel=0.1)
