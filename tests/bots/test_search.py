"""The search: legal, reproducible, on time, and right where the right move is known."""

import random
from collections import Counter
from math import exp
from time import perf_counter

import pytest

from tests.conformance.combinations import COMBINATIONS, Combination, every_combination, play_on
from turntable.bots.growing import GrowingTree, Tried
from turntable.bots.levels import Budget
from turntable.bots.players import seat_bots
from turntable.bots.search import SearchBot, picked
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth

FIRST = COMBINATIONS[0]
FEW = 256


def searching(combination: Combination, simulations: int = FEW, seed: int = 1) -> SearchBot:
    return SearchBot(combination.game, "search", seed, Budget(simulations=simulations))


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
    assert len({searching(FIRST, 2 * FEW, seed=5).choose(sight) for _ in range(3)}) == 1


def test_the_looser_the_more_is_given_away() -> None:
    """A move that costs as much chance of winning as the looseness is e times less likely."""
    best, costly = Tried(900, 0.60, 1, 0), Tried(50, 0.58, 2, 0)
    for looseness, expected in ((0.0, 0.0), (0.01, exp(-2)), (0.02, exp(-1)), (1.0, exp(-0.02))):
        lot = random.Random(1)
        moves = Counter(picked([best, costly], looseness, lot).move for _ in range(4000))
        assert moves[2] / moves[1] == pytest.approx(expected, rel=0.12)


def test_what_is_not_known_well_is_not_preferred() -> None:
    """Neither a move that was only looked at nor one that seems better after a few tries."""
    best, lucky, seen = Tried(900, 0.5, 1, 0), Tried(9, 0.7, 2, 0), Tried(0, 0.9, 3, 0)
    lot = random.Random(1)
    moves = Counter(picked([best, lucky, seen], 0.01, lot).move for _ in range(4000))
    assert set(moves) == {1, 2}
    assert moves[1] == pytest.approx(2000, rel=0.1)


def test_it_runs_no_more_simulations_than_it_is_told() -> None:
    bot = searching(FIRST, 4 * FEW)
    bot.choose(FIRST.deal(1).seen_by(0))
    assert FEW < bot.simulations_run <= 4 * FEW


def test_it_stops_by_the_clock() -> None:
    bot = SearchBot(FIRST.game, "search", 1, Budget(seconds=0.3))
    sight = FIRST.deal(1).seen_by(0)
    bot.choose(sight)  # loads the kernels
    began = perf_counter()
    bot.choose(sight)
    assert 0.02 <= perf_counter() - began < 2


def test_a_turn_costs_no_more_than_its_budget() -> None:
    """However many decisions it has: here the same one, again and again."""
    sight, bot = FIRST.deal(4).seen_by(0), searching(FIRST, 1000)
    runs = []
    for decision in range(12):
        bot.choose(sight, continues=decision > 0)
        runs.append(bot.simulations_run)
    assert 400 < sum(runs) <= 1000 + len(runs)


def test_the_tree_is_kept_over_a_turn() -> None:
    """What was thought about the first decision of a turn is there in the second."""
    tree, grown = GrowingTree(FIRST.game, 1), 0
    for seed in range(10):
        match = play_on(FIRST.deal(seed), random.Random(seed), 10)
        seat = match.waiting[0]
        tree.plant(match.seen_by(seat))
        tree.grow(4000)
        move = tree.tried(tree.root)[0].move
        tree.follow(move)
        match.play(seat, move)
        if match.waiting[0] == seat and tree.go_on(match.seen_by(seat)):
            tried = tree.tried(tree.root)
            assert {each.move for each in tried} <= set(match.seen_by(seat).legal())
            grown += sum(each.visits for each in tried)
    assert grown > 4000


def test_it_stops_when_told() -> None:
    bot = SearchBot(FIRST.game, "search", 1, Budget(seconds=60.0), stop=lambda: True)
    began = perf_counter()
    sight = FIRST.deal(1).seen_by(0)
    assert bot.choose(sight) in sight.legal()
    assert perf_counter() - began < 20


def test_a_move_without_alternative_is_made_at_once() -> None:
    bot, tried = searching(FIRST), 0
    for entry in play_on(FIRST.deal(2), random.Random(2)).entries:
        sight = Truth(FIRST.game, entry.before).concealed_for(entry.seat)
        if len(sight.legal()) == 1:
            bot.simulations_run = 0
            assert bot.choose(sight) == sight.legal()[0]
            assert bot.simulations_run == 0
            tried += 1
    assert tried > 0


@every_combination
def test_a_full_tree_still_chooses(
    combination: Combination, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turntable.bots.growing.MOST_NODES", 500)
    match = play_on(combination.deal(1), random.Random(1), 30)
    sight = match.seen_by(match.waiting[0])
    assert searching(combination, 2000).choose(sight) in sight.legal()


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
            assert searching(combination, 8 * FEW).choose(match.seen_by(seat)) in best
            tried += 1
    assert tried > 5


def test_it_beats_greedy_players() -> None:
    won = 0
    for seed in range(6):
        match, seat = FIRST.deal(seed), seed % FIRST.players
        bot = searching(FIRST, 2000)
        others = seat_bots(FIRST.game, ["greedy"] * FIRST.players, seed)
        while not match.is_over:
            mover = match.waiting[0]
            player = bot if mover == seat else others[mover]
            match.play(mover, player.choose(match.seen_by(mover)))
        won += match.truth.sheets()[seat].rank == 0
    assert won >= 4
