"""A match: decisions, undo and the log that never loses a line."""

import random

import pytest

from tests.conformance.combinations import (
    COMBINATIONS,
    Combination,
    every_combination,
    play_on,
    random_move,
)
from turntable.engine.chance import Generator, Stream
from turntable.engine.errors import TurntableError
from turntable.engine.match import Made, Match, TakenBack

pytestmark = pytest.mark.checked  # the rules underneath run uncompiled in tests of their own


@every_combination
def test_a_seat_takes_back_its_own_move_while_nothing_has_come_of_it(
    combination: Combination,
) -> None:
    """Alone: if its move is the last and showed nothing. At the same time as others: until the
    last of them has moved."""
    dice = random.Random(1)
    match = combination.deal(1)
    undone = kept = 0
    while not match.is_over:
        seat, move = random_move(match, dice)
        before, decision = match.truth.buffer.tobytes(), match.decision
        match.play(seat, move)
        entry = match.entries[-1]
        still_open = match.decision == decision
        allowed = not entry.shows if entry.alone else still_open
        assert match.can_undo(seat) is allowed
        if allowed:
            match.undo(seat)
            assert match.truth.buffer.tobytes() == before
            match.play(seat, move)
            undone += 1
        else:
            with pytest.raises(TurntableError) as refused:
                match.undo(seat)
            assert refused.value.code == "nothing-to-undo"
            kept += 1
    assert undone
    assert kept


@every_combination
def test_nobody_takes_back_what_others_have_answered(combination: Combination) -> None:
    dice = random.Random(2)
    match = combination.deal(2)
    while not match.is_over:
        match.play(*random_move(match, dice))
        last = match.entries[-1]
        for seat in range(match.players):
            own = [entry for entry in match.entries if entry.seat == seat]
            if seat != last.seat and (not own or own[-1].decision != match.decision):
                assert not match.can_undo(seat)


def test_a_move_made_together_is_taken_back_from_under_the_others() -> None:
    """Others have moved since: their moves stand, as if this seat had not moved yet."""
    assert sum(taken_back_from_under(combination) for combination in COMBINATIONS) > 10


def taken_back_from_under(combination: Combination) -> int:
    """How often it was tried: in some games nobody ever decides at the same time."""
    dice = random.Random(3)
    match = combination.deal(3)
    tried = 0
    while not match.is_over:
        if len(match.waiting) > 2:
            first, second = match.waiting[:2]
            moves = {seat: dice.choice(match.seen_by(seat).legal()) for seat in (first, second)}
            only_second = Match(match.game, match.truth, Generator(1), match.options)
            only_second.play(second, moves[second])
            match.play(first, moves[first])
            match.play(second, moves[second])
            match.undo(first)
            assert match.truth.buffer.tobytes() == only_second.truth.buffer.tobytes()
            assert match.entries[-1].seat == second
            tried += 1
        match.play(*random_move(match, dice))
    return tried


@every_combination
def test_seats_that_decide_together_answer_one_decision(combination: Combination) -> None:
    match = play_on(combination.deal(4), random.Random(4))
    for entry in match.entries:
        same = [other for other in match.entries if other.decision == entry.decision]
        assert len({other.seat for other in same}) == len(same)
        assert entry.alone is (len(same) == 1 and entry.deciders.bit_count() == 1)


@every_combination
def test_the_log_keeps_what_was_taken_back(combination: Combination) -> None:
    dice = random.Random(5)
    match = play_on(combination.deal(5), dice, 20)
    match.rewind(12)
    play_on(match, dice, 3)
    assert len(match.entries) == 15
    assert [type(line) for line in match.log] == [Made] * 20 + [TakenBack] + [Made] * 3
    assert match.log[20] == TakenBack(None, tuple(range(12, 20)))


@every_combination
def test_chance_taken_back_comes_again_from_a_seed_and_never_from_a_key(
    combination: Combination,
) -> None:
    game, players, options = combination.game, combination.players, combination.options
    for chance, same in ((Generator(6), True), (Stream(b"key" * 11), False)):
        match = play_on(Match.deal(game, players, options, chance), random.Random(6))
        drawn = [at for at, entry in enumerate(match.entries) if entry.draw is not None]
        if not drawn:
            continue
        entry = match.entries[drawn[-1]]
        draws = chance.draw
        match.rewind(drawn[-1])
        match.play(entry.seat, entry.move)
        assert (match.entries[-1].chance == entry.chance) is same
        assert chance.draw == (draws if same else draws + 1)


@every_combination
def test_a_seat_or_a_move_that_does_not_exist_is_refused(combination: Combination) -> None:
    match = combination.deal(7)
    for seat, move, code in (
        (-1, 0, "no-such-seat"),
        (combination.players, 0, "no-such-seat"),
        (0, -1, "no-such-move"),
        (0, combination.game.moves, "no-such-move"),
    ):
        with pytest.raises(TurntableError) as refused:
            match.play(seat, move)
        assert refused.value.code == code
        assert match.entries == []


@every_combination
def test_nor_can_anybody_ask_about_a_move_that_does_not_exist(combination: Combination) -> None:
    """Kernels would look for it wherever that number leads."""
    sight = combination.deal(7).seen_by(0)
    for move in (-1, combination.game.moves, 10**9):
        for ask in (sight.refusal, sight.check, lambda move: sight.preview([move])):
            with pytest.raises(TurntableError) as refused:
                ask(move)
            assert refused.value.code == "no-such-move"
