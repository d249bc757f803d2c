"""A copy of a match: what is tried there leaves the match alone, and can be done again."""

import random

import pytest

from tests.conformance.combinations import (
    COMBINATIONS,
    Combination,
    every_combination,
    play_on,
    random_move,
)
from turntable.engine.chance import Stream
from turntable.engine.match import Match

pytestmark = pytest.mark.checked  # the rules underneath run uncompiled in tests of their own

KEY = b"a key of thirty-two bytes, about"


def at_a_table(combination: Combination) -> Match:
    """With the chance of a table: no draw is ever made twice."""
    return Match.deal(combination.game, combination.players, combination.options, Stream(KEY))


def told(match: Match) -> object:
    """All that can be told of a match, hidden things and the next draw included."""
    lines = [(e.seat, e.move, e.events, e.draw, e.chance, e.decision) for e in match.entries]
    return match.truth.buffer.tobytes(), lines, list(match.log), match.decision, match.waiting


@every_combination
def test_what_is_played_on_a_copy_does_not_happen(combination: Combination) -> None:
    dice = random.Random(1)
    match = at_a_table(combination)
    while not match.is_over:
        before = told(match)
        play_on(match.copy(), dice, 5)
        assert told(match) == before
        match.play(*random_move(match, dice))


@every_combination
def test_what_was_tried_on_a_copy_comes_again(combination: Combination) -> None:
    """Chance included: a run that was refused half-way has used no draw up."""
    match = at_a_table(combination)
    dice = random.Random(2)
    while not match.is_over:
        trial = play_on(match.copy(), random.Random(3), 3)
        for line in trial.entries[len(match.entries) :]:
            match.play(line.seat, line.move)
        assert told(match) == told(trial)
        if not match.is_over:
            match.play(*random_move(match, dice))


@every_combination
def test_copies_do_not_hear_of_each_other(combination: Combination) -> None:
    match = play_on(at_a_table(combination), random.Random(4), combination.players)
    alone = play_on(match.copy(), random.Random(5))
    one, other = match.copy(), match.copy()
    turns = random.Random(5)
    play_on(other, random.Random(6), 4)
    play_on(one, turns, 7)
    play_on(other, random.Random(7))
    play_on(one, turns)
    assert told(one) == told(alone)


@every_combination
def test_taking_back_on_a_copy_takes_nothing_back(combination: Combination) -> None:
    match = play_on(at_a_table(combination), random.Random(8), 15)
    before = told(match)
    copy = match.copy()
    copy.rewind(2)
    play_on(copy, random.Random(9), 4)
    assert told(match) == before


@every_combination
def test_a_copy_takes_back_what_the_match_would(combination: Combination) -> None:
    dice = random.Random(10)
    match = at_a_table(combination)
    tried = 0
    while not match.is_over:
        match.play(*random_move(match, dice))
        copy = match.copy()
        for seat in range(match.players):
            assert copy.can_undo(seat) is match.can_undo(seat)
            if copy.can_undo(seat):
                before = told(match)
                copy.undo(seat)
                assert told(match) == before
                tried += 1
                break
    assert tried > 5


def test_a_draw_made_on_a_copy_is_still_to_be_made() -> None:
    """The one case in the box so far: the stacks of the expert variant (GG-5)."""
    expert = next(c for c in COMBINATIONS if c.options and c.game.id == "ghosts-galore")
    match = at_a_table(expert)
    dice = random.Random(11)
    trial = play_on(match.copy(), dice, 1)
    while trial.entries[-1].draw is None:
        match.play(trial.entries[-1].seat, trial.entries[-1].move)
        trial = play_on(match.copy(), dice, 1)
    drawn = trial.entries[-1]
    match.play(drawn.seat, drawn.move)
    assert match.entries[-1].draw == drawn.draw == 1
    assert match.entries[-1].chance == drawn.chance
