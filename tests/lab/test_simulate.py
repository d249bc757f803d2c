"""Simulations: the same on any number of cores, and the very games that their records tell."""

from pathlib import Path

import numpy as np
import pytest

from tests.conformance.combinations import (
    COMBINATIONS,
    Combination,
    every_combination,
    every_combination_at_length,
)
from turntable.engine.record import from_json
from turntable.engine.replay import replay
from turntable.lab.records import write_records
from turntable.lab.simulate import WHOLE_WIN, Simulation
from turntable.lab.summary import summarise, wilson

GAMES = 20


def simulation(combination: Combination, seed: int = 7, bot: str = "random") -> Simulation:
    bots = [bot] + ["random"] * (combination.players - 1)
    return Simulation(combination.game, combination.players, combination.options, bots, seed)


@every_combination_at_length
def test_cores_change_nothing(combination: Combination) -> None:
    one, three = (simulation(combination).run(1500, cores=cores) for cores in (1, 3))
    assert one == three


@every_combination
def test_another_seed_gives_other_games(combination: Combination) -> None:
    assert simulation(combination, 7).run(100) != simulation(combination, 8).run(100)


@every_combination_at_length
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_simulation_counts_the_games_that_its_records_tell(
    combination: Combination, bot: str, tmp_path: Path
) -> None:
    run = simulation(combination, bot=bot)
    tally = run.run(GAMES)
    write_records(run, GAMES, tmp_path / "games.jsonl", cores=1)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    records = [from_json(line, "record") for line in lines]
    assert len(records) == GAMES

    wins = np.zeros(combination.players, np.int64)
    totals = dict.fromkeys(combination.game.lines, 0)
    for record in records:
        assert record.winners
        assert record.scores
        for seat in record.winners:
            wins[seat] += WHOLE_WIN // len(record.winners)
        for score in record.scores:
            for line, points in score.lines.items():
                totals[line] += points
    assert wins.tolist() == tally.win[: combination.players].tolist()
    assert list(totals.values()) == tally.line_sum[: len(totals)].tolist()
    seats = [seat for record in records for seat, _ in record.moves]
    assert sum(seat is not None for seat in seats) == tally.moves


def test_games_played_move_by_move_are_counted_as_those_in_kernels() -> None:
    """Bots that search are simulated through matches: the tally must be the same."""
    quick = simulation(COMBINATIONS[0], bot="greedy")
    played = simulation(COMBINATIONS[0], bot="greedy")
    played.is_quick = False
    assert quick.run(20) == played.run(20)


@every_combination_at_length
def test_the_records_of_a_simulation_hold(combination: Combination, tmp_path: Path) -> None:
    write_records(simulation(combination), 5, tmp_path / "games.jsonl", cores=1)
    for line in (tmp_path / "games.jsonl").read_bytes().splitlines():
        replay(from_json(line, "record"))


def test_records_are_the_same_from_several_processes(tmp_path: Path) -> None:
    for cores in (1, 2):
        write_records(simulation(COMBINATIONS[0]), 120, tmp_path / f"{cores}.jsonl", cores=cores)
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


@every_combination
def test_a_summary_adds_up(combination: Combination) -> None:
    summary = summarise(combination.game, combination.players, simulation(combination).run(200))
    assert sum(summary.wins) == pytest.approx(200)
    means = [spread.mean for spread in summary.lines.values()]
    assert sum(means) == pytest.approx(summary.total.mean)
    assert sum(summary.ends.values()) == 200
    assert summary.most_moves <= combination.game.max_moves


@every_combination
def test_random_players_are_equal(combination: Combination) -> None:
    """A seat that random play favoured would be a mistake in the order of play, or news."""
    summary = summarise(combination.game, combination.players, simulation(combination).run(6_000))
    for low, high in summary.intervals:
        assert low - 0.01 < 1 / combination.players < high + 0.01


def test_told_to_stop_it_plays_no_search_to_its_end() -> None:
    """A game of hard players takes minutes."""
    hard = simulation(COMBINATIONS[0], bot="hard")
    assert hard.tally(0, 3, stop=lambda: True).games == 0
    looks = iter([False] * 5 + [True] * 10)
    assert hard.tally(0, 1, stop=lambda: next(looks)).games == 0


def test_a_file_that_cannot_be_written_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        write_records(simulation(COMBINATIONS[0]), 2, tmp_path / "games.jsonl", cores=1)
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (250, 1000, 0.224, 0.278)],
)
def test_intervals_are_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.001)
