"""What must hold when a game is played through Python, at random plies of random games."""

import itertools
import random
from collections.abc import Callable
from functools import partial

import msgspec
import numpy as np
import pytest

from tests.conformance.combinations import (
    Combination,
    play_on,
    random_move,
    some_games,
    some_position,
)
from turntable.engine.boundary import Buffer
from turntable.engine.chance import Stream, outcomes
from turntable.engine.errors import RefusedError
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.position import WATCHER, Truth
from turntable.engine.record import Player, from_json, record_of, to_json
from turntable.engine.registry import games
from turntable.engine.replay import replay
from turntable.engine.texts import LANGUAGES, in_short

pytestmark = pytest.mark.kernels


def names(match: Match) -> list[Player]:
    return [Player(f"player {seat}", None) for seat in range(match.players)]


@some_games
def test_every_legal_move_goes_through_json_and_back(
    combination: Combination, seeds: range
) -> None:
    play = combination.game.play
    for seed in seeds:
        match = some_position(combination, random.Random(seed))
        for seat in match.waiting:
            for number in match.seen_by(seat).legal():
                text = msgspec.json.encode(play.move_of(number))
                assert play.number_of(msgspec.json.decode(text, type=play.Move)) == number


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_number_is_a_move_of_its_own(game: Game) -> None:
    texts = {msgspec.json.encode(game.play.move_of(number)) for number in range(game.moves)}
    assert len(texts) == game.moves


@some_games
def test_an_illegal_move_changes_nothing_and_is_refused_with_a_rule(
    combination: Combination, seeds: range
) -> None:
    game = combination.game
    for seed in seeds:
        chance = random.Random(seed)
        match = some_position(combination, chance)
        before, entries, log = match.truth.buffer.tobytes(), len(match.entries), len(match.log)
        for seat in range(match.players):
            legal = set(match.seen_by(seat).legal())
            for number in chance.sample(range(game.moves), 20):
                if number in legal:
                    continue
                with pytest.raises(RefusedError) as refused:
                    match.play(seat, number)
                assert refused.value.rule in {game.rule_id(rule) for rule in game.rules}
                assert all(refused.value.sentence(language) for language in LANGUAGES)
        assert match.truth.buffer.tobytes() == before
        assert (len(match.entries), len(match.log)) == (entries, log)


@some_games
def test_a_saved_state_goes_on_as_the_original(combination: Combination, seeds: range) -> None:
    for seed in seeds:
        match = some_position(combination, random.Random(seed))
        saved = match.truth.buffer.tobytes()
        loaded = Truth(match.game, np.frombuffer(saved, np.uint8).copy())
        again = Match(match.game, loaded, Stream(b"key", 5), match.options)
        other = Match(match.game, match.truth, Stream(b"key", 5), match.options)
        play_on(again, random.Random(seed))
        play_on(other, random.Random(seed))
        assert again.truth.buffer.tobytes() == other.truth.buffer.tobytes()


@some_games
def test_a_record_replays_to_the_same_record(combination: Combination, seeds: range) -> None:
    for seed in seeds:
        match = play_on(combination.deal(seed), random.Random(seed))
        text = to_json(record_of(match, names(match), seed))
        again = replay(from_json(text, "record"))
        assert to_json(record_of(again, names(match), seed)) == text


@some_games
def test_an_abandoned_game_replays_too(combination: Combination, seeds: range) -> None:
    for seed in seeds:
        match = some_position(combination, random.Random(seed))
        if match.is_over:
            continue
        record = record_of(match, names(match))
        assert record.end == "abandoned"
        assert replay(record).truth.buffer.tobytes() == match.truth.buffer.tobytes()


@some_games
def test_everything_can_be_taken_back_to_the_start(combination: Combination, seeds: range) -> None:
    for seed in seeds:
        match = play_on(combination.deal(seed), random.Random(seed))
        end = match.truth.buffer.tobytes()
        moves = [(entry.seat, entry.move) for entry in match.entries]
        while match.entries:
            match.rewind(len(match.entries) - 1)
        assert match.truth.buffer.tobytes() == match.start.buffer.tobytes()
        for seat, move in moves:
            match.play(seat, move)
        assert match.truth.buffer.tobytes() == end


@some_games
def test_moves_made_at_the_same_time_commute(combination: Combination, seeds: range) -> None:
    """In every order, to the byte; the last of them may bring chance."""
    for seed in seeds:
        chance = random.Random(seed)
        match = combination.deal(seed)
        while not match.is_over:
            if len(match.waiting) > 1 and chance.random() < 0.4:
                moves = [
                    (seat, chance.choice(match.seen_by(seat).legal())) for seat in match.waiting
                ]
                orders = list(itertools.permutations(moves))
                ends = {
                    after(match, order).tobytes()
                    for order in chance.sample(orders, min(6, len(orders)))
                }
                assert len(ends) == 1
            match.play(*random_move(match, chance))


def after(match: Match, moves: tuple[tuple[int, int], ...]) -> Buffer:
    branch = Match(match.game, match.truth, Stream(b"the same for all", 1), match.options)
    for seat, move in moves:
        branch.play(seat, move)
    return branch.truth.buffer


class Sampled:
    """Runs a sampler and keeps what it gave."""

    def __init__(self, sampler: Callable[[], int]) -> None:
        self._sampler = sampler
        self.move = -1

    def __call__(self) -> None:
        self.move = self._sampler()


@some_games
def test_sample_is_uniform_over_the_legal_moves(combination: Combination, seeds: range) -> None:
    """Every outcome of chance in `sample`, listed with its probability."""
    boundary = combination.game.boundary
    for seed in seeds:
        match = some_position(combination, random.Random(seed))
        for seat in match.waiting:
            work = boundary.new_work()
            likely: dict[int, float] = {}
            sampled = Sampled(partial(boundary.sample, match.truth.buffer, work, seat))
            for _, probability in outcomes(sampled, boundary.fields_of(work)):
                likely[sampled.move] = likely.get(sampled.move, 0.0) + probability
            legal = match.seen_by(seat).legal()
            assert sorted(likely) == legal
            assert all(abs(p - 1 / len(legal)) < 1e-9 for p in likely.values())


@some_games
def test_everything_that_happens_can_be_told(combination: Combination, seeds: range) -> None:
    """Every event has its words, every position its prompt and a view that is JSON."""
    game = combination.game
    for seed in seeds:
        match = play_on(combination.deal(seed), random.Random(seed))
        for language in LANGUAGES:
            texts = game.texts(language)
            for event in {event for entry in match.entries for event in entry.events}:
                values = game.play.narrate(event)
                people = dict.fromkeys(event.players, "Ana")
                assert texts(f"log-{event.kind.name.replace('_', '-')}", **(values | people))
        match = some_position(combination, random.Random(seed))
        for seat in (WATCHER, *range(match.players)):
            sight = match.seen_by(seat)
            assert msgspec.json.encode(sight.view())
            assert all(sight.prompt(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_is_told_in_short(game: Game, language: str) -> None:
    assert 3 <= len(in_short(game.texts(language))) <= 7


@some_games
def test_a_preview_shows_nothing_new(combination: Combination, seeds: range) -> None:
    """It makes the moves it is given up to the first that would, and leaves all as it was."""
    for seed in seeds:
        chance = random.Random(seed)
        match = some_position(combination, chance)
        for seat in match.waiting:
            sight = match.seen_by(seat)
            before = sight.buffer.tobytes()
            move = chance.choice(sight.legal())
            ahead, events, made = sight.preview([move])
            assert sight.buffer.tobytes() == before
            assert not any(event.kind.reveals for event in events)
            if made:
                match.play(seat, move)
                assert match.seen_by(seat).buffer.tobytes() == ahead.buffer.tobytes()
                break
