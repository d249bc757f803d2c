"""What the server does for any game, with every game there is."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.combinations import LONG_GAME, random_move
from tests.server.client import Move, Preview, Table
from tests.server.process import Server
from tests.server.scenes import (
    Choice,
    Party,
    assert_is_a_sentence,
    assert_replays,
    at_random,
    first,
    hot_seat,
    last,
    strangers,
)
from turntable.engine.chance import Generator
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.registry import games

EVERY_GAME = list(games().values())
CHOICES = {"first": first, "last": last, "random": at_random(Random(20))}
# Of a game that two people or more look at, move for move.
LOOKS = 40

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)


# Whole games


def at_length(game: Game) -> list[pytest.MarkDecorator]:
    """Of a game with very many moves `make test` plays the one that goes on after a kill."""
    return [pytest.mark.long] if game.max_moves > LONG_GAME else []


@dataclass
class Played:
    """A whole game at one device, and what the first move at each kind of decision would do."""

    game: Game
    party: Party
    ended: Table
    previews: dict[str, Preview]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((game, choice), id=f"{game.id} {name}", marks=at_length(game))
        for game in EVERY_GAME
        for name, choice in CHOICES.items()
    ],
)
def played(request: pytest.FixtureRequest, shared_server: Server) -> Played:
    game, choice = request.param
    party = hot_seat(shared_server.url, min(game.players), game=game.id)
    previews: dict[str, Preview] = {}
    return Played(game, party, party.play_out(trying_out(party, choice, previews)), previews)


def trying_out(party: Party, choice: Choice, previews: dict[str, Preview]) -> Choice:
    """The same choice, after a preview where this kind of decision is new."""

    def choose(seen: Table) -> Move:
        move = choice(seen)
        assert seen.view is not None
        assert seen.seat is not None
        if (decision := seen.view["decision"]) not in previews:
            previews[decision] = party.at(seen.seat).preview(party.table, seen.seat, move)
        return move

    return choose


def test_a_game_ends_with_winners(played: Played) -> None:
    ended, result = played.ended, played.ended.result
    assert ended.status == "finished"
    assert result
    assert result.end in played.game.ends
    best = max(score.total for score in ended.scores)
    assert {ended.scores[seat].total for seat in result.winners} == {best}


def test_a_score_is_the_sum_of_its_lines(played: Played) -> None:
    for score in played.ended.scores:
        assert list(score.lines) == list(played.game.lines)
        assert score.total == sum(score.lines.values())
        assert not score.partial


def test_its_record_holds(played: Played, tmp_path: Path) -> None:
    party = played.party
    assert_replays(party.at(0).record(party.table), tmp_path)
    assert party.at(0).fairness(party.table).holds


def test_every_kind_of_decision_can_be_tried_out(played: Played) -> None:
    assert played.previews
    for preview in played.previews.values():
        assert preview.made <= 1
        assert preview.legal or preview.made
        assert len(preview.scores) == len(played.party.people)
        assert_is_a_sentence(preview.prompt)


# Between people who must not see everything


@dataclass(frozen=True)
class Look:
    """What one seat got of the table."""

    view: dict[str, Any]
    answer: bytes


def look(party: Party, seat: int) -> Look:
    view = party.see(seat).view
    assert view is not None
    return Look(view, party.at(seat).received[-1])


def only_in(one: Any, other: Any) -> Iterator[bytes]:
    """What is in one view and not in another of the same moment, as it is written on the wire."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name, value in one.items():
            theirs = other.get(name)
            if value is None or theirs is not None:
                yield from only_in(value, theirs)
            elif any(isinstance(field, dict | list) for field in one.values()):
                yield msgspec.json.encode({name: value})[1:-1]
            else:
                # A small thing is taken whole: the card alone may lie elsewhere for all to see.
                yield msgspec.json.encode(one)
    elif isinstance(one, list) and isinstance(other, list):
        for value, theirs in zip(one, other, strict=False):
            yield from only_in(value, theirs)


@every_game
def test_what_one_sees_alone_is_in_no_byte_that_another_gets(server: Server, game: Game) -> None:
    party = strangers(server.url, min(game.players), game=game.id)
    kept = 0
    for _ in range(LOOKS):
        looks = [look(party, seat) for seat in party.seats]
        for mine, theirs in ((a, b) for a in looks for b in looks if a is not b):
            # By chance both may have the same, each in secret.
            for secret in set(only_in(mine.view, theirs.view)) - set(
                only_in(theirs.view, mine.view)
            ):
                kept += 1
                assert secret in mine.answer
                assert secret not in theirs.answer
        party.step(CHOICES["random"])
    assert kept > LOOKS or not seats_differ(game), "there was nothing to keep secret"


def seats_differ(game: Game) -> bool:
    """Whether two seats commonly see something else: in some games all secrets are the table's."""
    match, dice = Match.deal(game, min(game.players), 0, Generator(1)), Random(1)
    for _ in range(LOOKS):
        match.play(*random_move(match, dice))
        if match.seen_by(0).view() != match.seen_by(1).view():
            return True
    return False


@every_game
def test_ones_own_move_is_taken_back_before_anybody_else_moves(server: Server, game: Game) -> None:
    party = strangers(server.url, min(game.players), game=game.id)
    seat = party.see(0).waiting[0]
    before = party.see(seat)
    # One that shows nothing: who draws a card and sees it keeps it.
    mine = party.at(seat)
    shows_nothing = (move for move in before.legal if mine.preview(party.table, seat, move).made)
    party.move(seat, next(shows_nothing))
    moved = party.see(seat)
    assert moved.undo.free
    assert moved.view != before.view
    party.undo(seat)
    after = party.see(seat)
    assert (after.view, after.legal, after.scores) == (before.view, before.legal, before.scores)
