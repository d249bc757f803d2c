"""Bots are fair: what they choose does not depend on what their seat may not know.

Not uncompiled: there a single choice of a searching bot takes many seconds.
"""

import random

import pytest

from tests.conformance.combinations import Combination, every_combination, play_on, some_games
from tests.conformance.test_twins import twins
from turntable.bots.choosing import QUICK_BOTS
from turntable.bots.hint import think
from turntable.bots.knowledge import policy, shortlist
from turntable.bots.levels import Budget
from turntable.bots.odds import part_over
from turntable.bots.players import seat_bots
from turntable.engine.boundary import Buffer
from turntable.engine.chance import GENERATOR, generator_state
from turntable.engine.contract import STATE, WORK
from turntable.engine.kernel import bind, template
from turntable.engine.position import WATCHER, Truth

pytestmark = pytest.mark.checked
FEW = Budget(simulations=256)


@some_games
def test_bots_choose_the_same(combination: Combination, seeds: range) -> None:
    for one, other, seat, match in twins(combination, seeds):
        if seat in match.waiting:
            for name in (*QUICK_BOTS, "easy", "hard"):  # medium is a stricter easy
                chosen = {choice(name, truth, seat) for truth in (one, other)}
                assert len(chosen) == 1, name


@some_games
def test_hints_are_the_same(combination: Combination, seeds: range) -> None:
    for one, other, seat, match in twins(combination, seeds):
        if seat in match.waiting:
            sights = (each.concealed_for(seat) for each in (one, other))
            told = [think(sight.game, sight, FEW) for sight in sights]
            assert told[0] == told[1]


@every_combination
def test_what_bots_know_of_a_game_keeps_its_rules(combination: Combination) -> None:
    """`shortlist` names legal moves, at least one, and `policy` makes one."""
    shortlisted = bind(_shortlist, combination.game.play)
    played = bind(_policy, combination.game.play)
    boundary = combination.game.boundary
    match = play_on(combination.deal(6), random.Random(6))
    for entry in match.entries[:: 1 + len(match.entries) // 40]:
        truth = Truth(combination.game, entry.before)
        legal = truth.concealed_for(entry.seat).legal()
        work = boundary.new_work()
        w = boundary.fields_of(work)
        w["source"], w["generator"] = GENERATOR, generator_state(1)
        count = shortlisted(truth.buffer, work, entry.seat)
        assert 0 < count <= len(legal)
        listed = w["move"][:count].tolist()
        assert set(listed) <= set(legal)
        assert len(set(listed)) == count
        assert played(truth.buffer, work, entry.seat) in legal


@every_combination
def test_everybody_sees_a_game_go_on(combination: Combination) -> None:
    """`elapsed` goes from near 0 to near 1 and never back, the same for whoever looks."""
    match = play_on(combination.deal(6), random.Random(6))
    parts = []
    for entry in match.entries[:: 1 + len(match.entries) // 40]:
        truth = Truth(combination.game, entry.before)
        parts.append(part_over(truth.concealed_for(entry.seat)))
        assert part_over(truth.concealed_for(WATCHER)) == parts[-1]
    assert parts == sorted(parts)
    assert 0 <= parts[0] < 0.3
    assert parts[0] < parts[-1] <= 1


@template
def _shortlist(state: Buffer, work: Buffer, seat: int) -> int:
    return shortlist(state.view(STATE)[0], work.view(WORK)[0], seat)


@template
def _policy(state: Buffer, work: Buffer, seat: int) -> int:
    return policy(state.view(STATE)[0], work.view(WORK)[0], seat)


def choice(name: str, truth: Truth, seat: int) -> int:
    (bot,) = seat_bots(truth.game, [name], 99, lambda _: FEW)
    return bot.choose(truth.concealed_for(seat))
