"""The search: legal, reproducible, on time, and right where the right move is known."""

import random
from time import perf_counter

import pytest

from tests.conformance.combinations import COMBINATIONS, Combination, every_combination, play_on
from turntable.bots.players import bots_at_work
from turntable.bots.search import SLICE, SearchBot
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth

FIRST = COMBINATIONS[0]


def searching(combination: Combination, simulations: int = SLICE, seed: int = 1) -> SearchBot:
    return SearchBot(combination.game, "search", seed, simulations=simulations)


@every_combination
def test_it_makes_legal_moves_from_the_first_to_the_last(combination: Combination) -> None:
    """At some thirty places of a game: the longest one has a thousand decisions."""
    game, bot = play_on(combination.deal(1), random.Random(1)), searching(combination)
    for entry in game.entries[:: 1 + len(game.entries) // 30]:
        sight = Truth(game.game, entry.before).concealed_for(entry.seat)
        assert bot.choose(sight) in sight.legal()


def test_the_same_seed_thinks_the_same() -> None:
    match = play_on(FIRST.deal(3), random.Random(3), 20)
    sight = match.seen_by(match.waiting[0])
    assert len({searching(FIRST, 2 * SLICE, seed=5).choose(sight) for _ in range(3)}) == 1


def test_it_runs_as_many_simulations_as_it_is_told() -> None:
    bot = searching(FIRST, 4 * SLICE)
    bot.choose(FIRST.deal(1).seen_by(0))
    assert bot.simulations_run == 4 * SLICE


def test_it_stops_by_the_clock() -> None:
    bot = SearchBot(FIRST.game, "search", 1, seconds=0.1)
    sight = FIRST.deal(1).seen_by(0)
    bot.choose(sight)  # loads the kernels
    began = perf_counter()
    bot.choose(sight)
    assert 0.1 <= perf_counter() - began < 2


def best_moves(match: Match, seat: int) -> set[int]:
    """By trying every move of the last decision of a game: those that end best for `seat`. None of
    them where the game could also go on."""
    worth: dict[int, tuple[int, int]] = {}
    for move in match.seen_by(seat).legal():
        branch = Match(match.game, match.truth, Generator(0), match.options)
        branch.play(seat, move)
        if not branch.is_over:
            return set()
        sheet = branch.truth.sheets()[seat]
        worth[move] = (sheet.rank == 0, sheet.total)
    best = max(worth.values())
    return {move for move, value in worth.items() if value == best}


@pytest.mark.parametrize("seed", range(5))
def test_it_makes_the_best_last_move(seed: int) -> None:
    """Whatever is done the game is over, and nothing is hidden: in some games it comes to that."""
    tried = 0
    for combination in COMBINATIONS:
        match = play_on(combination.deal(seed), random.Random(seed))
        match.rewind(len(match.entries) - 1)
        (seat,) = match.waiting
        if best := best_moves(match, seat):
            assert searching(combination, 8 * SLICE).choose(match.seen_by(seat)) in best
            tried += 1
    assert tried > 5


def test_it_beats_greedy_players() -> None:
    won = 0
    for seed in range(6):
        match, seat = FIRST.deal(seed), seed % FIRST.players
        bot = searching(FIRST, 2000)
        others = bots_at_work(FIRST.game, ["greedy"] * FIRST.players, seed)
        while not match.is_over:
            mover = match.waiting[0]
            player = bot if mover == seat else others[mover]
            match.play(mover, player.choose(match.seen_by(mover)))
        won += match.truth.sheets()[seat].rank == 0
    assert won >= 4
