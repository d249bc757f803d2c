"""Hidden information: what a seat sees, may do and is told does not depend on what it may not know.

Twins come from a dealer of the tests' own, one for each game: tests/games/<game>/dealer.py.
"""

import importlib
import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.conformance.combinations import Combination, some_games, some_position
from turntable.engine.chance import GENERATOR, Stream
from turntable.engine.events import Event
from turntable.engine.match import Match
from turntable.engine.position import WATCHER, Concealed, Truth
from turntable.engine.texts import LANGUAGES

pytestmark = pytest.mark.checked


def twins(combination: Combination, seeds: range) -> Iterator[tuple[Truth, Truth, int, Match]]:
    """Positions with a twin for every seat, and for somebody who only watches."""
    name = combination.game.package.rpartition(".")[2]
    dealer = importlib.import_module(f"tests.games.{name}.dealer")
    for seed in seeds:
        dice = random.Random(seed)
        match = some_position(combination, dice)
        for seat in (WATCHER, *range(match.players)):
            yield match.truth, dealer.twin(match.truth, seat, dice), seat, match


@some_games
def test_the_dealer_deals_something_else(combination: Combination, seeds: range) -> None:
    """Or the tests below would compare a thing with itself."""
    different = [
        one.buffer.tobytes() != other.buffer.tobytes()
        for one, other, _, match in twins(combination, seeds)
        if not match.is_over
    ]
    assert sum(different) > 0.8 * len(different)


@some_games
def test_the_dealer_loses_no_component(combination: Combination, seeds: range) -> None:
    boundary = combination.game.boundary
    for _, other, _, _ in twins(combination, seeds):
        assert boundary.audit(other.buffer, boundary.new_work()) == 0


@some_games
def test_a_concealed_state_is_the_same_to_the_byte(combination: Combination, seeds: range) -> None:
    for one, other, seat, _ in twins(combination, seeds):
        assert concealed(one, seat) == concealed(other, seat)


def concealed(truth: Truth, seat: int) -> bytes:
    return truth.concealed_for(seat).buffer.tobytes()


@some_games
def test_the_rules_say_the_same_of_the_truth(combination: Combination, seeds: range) -> None:
    """Asked about the truth itself, not about what is left of it: the kernels must not peek."""
    boundary = combination.game.boundary
    for one, other, seat, _ in twins(combination, seeds):
        if seat == WATCHER:
            continue
        for move in range(combination.game.moves):
            refused = boundary.refusal(one.buffer, seat, move)
            assert refused == boundary.refusal(other.buffer, seat, move)
            assert refused == one.concealed_for(seat).refusal(move)
        assert boundary.waiting(one.buffer) == boundary.waiting(other.buffer)
        assert boundary.info_key(one.buffer, seat) == boundary.info_key(other.buffer, seat)


@some_games
def test_all_that_is_shown_is_the_same(combination: Combination, seeds: range) -> None:
    for one, other, seat, _ in twins(combination, seeds):
        assert shown(one.concealed_for(seat)) == shown(other.concealed_for(seat))


def shown(sight: Concealed) -> tuple[object, ...]:
    """Everything a client can get for a seat."""
    moves = sight.legal()
    previews = [sight.preview([move]) for move in moves[:5]]
    return (
        msgspec.json.encode(sight.view()),
        moves,
        [sight.prompt(language) for language in LANGUAGES],
        sight.sheets(),
        [(ahead.buffer.tobytes(), events, made) for ahead, events, made in previews],
    )


@some_games
def test_imagined_worlds_are_the_same_to_the_byte(combination: Combination, seeds: range) -> None:
    for one, other, seat, _ in twins(combination, seeds):
        assert imagined(one, seat) == imagined(other, seat)


def imagined(truth: Truth, seat: int) -> bytes:
    boundary = truth.game.boundary
    world = truth.concealed_for(seat).buffer
    work = boundary.new_work()
    w = boundary.fields_of(work)
    w["source"], w["generator"] = GENERATOR, 12345
    boundary.determinize(world, work, seat)
    return world.tobytes()


@some_games
def test_an_imagined_world_is_one_that_could_be(combination: Combination, seeds: range) -> None:
    """Nothing is lost in it, and its seat sees what it saw."""
    boundary = combination.game.boundary
    for one, _, seat, _ in twins(combination, seeds):
        world = boundary.new_state()
        world[:] = bytearray(imagined(one, seat))
        assert boundary.audit(world, boundary.new_work()) == 0
        assert concealed(Truth(one.game, world), seat) == concealed(one, seat)


@some_games
def test_a_seat_is_told_the_same_of_a_move(combination: Combination, seeds: range) -> None:
    """Of every move that brings nothing to light."""
    for one, other, seat, match in twins(combination, seeds):
        for mover in match.waiting:
            if mover != seat:
                continue
            for move in one.concealed_for(mover).legal()[:5]:
                told = [events_of(truth, match, mover, move) for truth in (one, other)]
                if not any(event.kind.reveals for event in told[0][1]):
                    assert told[0][0] == told[1][0]
                    assert [e for e in told[0][1] if e.seen_by(seat)] == [
                        e for e in told[1][1] if e.seen_by(seat)
                    ]


def events_of(truth: Truth, match: Match, seat: int, move: int) -> tuple[bytes, list[Event]]:
    branch = Match(truth.game, truth, Stream(b"same", 3), match.options)
    events = branch.play(seat, move)
    return branch.seen_by(seat).buffer.tobytes(), events
