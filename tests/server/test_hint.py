"""Hints: what the strongest bot would do, for whoever plays among bots or at one device."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import Hint
from tests.server.process import Server
from tests.server.scenes import (
    LANGUAGES,
    Party,
    assert_is_a_sentence,
    gather,
    hot_seat,
    last,
    person,
    play,
    refused,
    strangers,
)
from turntable.bots.levels import LEVELS
from turntable.engine.registry import games

MOST_ALTERNATIVES = 3


@pytest.fixture(params=list(games()))
def party(request: pytest.FixtureRequest, server: Server) -> Party:
    """A game of each kind, played at one device."""
    game = games()[request.param]
    return hot_seat(server.url, min(game.players), game=game.id)


def next_seat(party: Party) -> int:
    return party.see(party.seats[0]).waiting[0]


def hint_for(party: Party, seat: int) -> Hint:
    return party.at(seat).hint(party.table, seat)


def assert_told_in_both_languages(party: Party, seat: int, code: str, status: int) -> None:
    said = set()
    for language in LANGUAGES:
        answer = party.at(seat).request(
            "POST", f"/api/tables/{party.table}/hint", json={"seat": seat},
            headers={"Accept-Language": language},
        )  # fmt: skip
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert_is_a_sentence(answer.json()["message"])
        said.add(answer.json()["message"])
    assert len(said) == len(LANGUAGES)


def test_a_hint_is_a_run_that_can_be_made_with_what_is_expected_of_it(party: Party) -> None:
    seat = next_seat(party)
    before = party.see(seat)
    hint = hint_for(party, seat)
    assert hint.decision == before.decision
    assert hint.moves[0] in before.legal
    assert 0 <= hint.chance <= 1
    assert hint.gains.keys() <= set(games()[before.game].lines)
    assert 0 not in hint.gains.values()
    assert hint.edge.keys() <= set(games()[before.game].lines)
    assert 0 not in hint.edge.values()
    others = hint.alternatives
    assert len(others) <= MOST_ALTERNATIVES
    assert all(other.move in before.legal and other.move != hint.moves[0] for other in others)
    assert [other.chance for other in others] == sorted((o.chance for o in others), reverse=True)
    assert party.see(seat) == before
    party.at(seat).play(party.table, seat, hint.decision, *hint.moves)
    assert party.see(seat).moves == before.moves + len(hint.moves)


def test_asked_at_the_same_time_or_again_it_is_the_same_hint(server: Server) -> None:
    party = hot_seat(server.url)
    with ThreadPoolExecutor(2) as askers:
        answers = list(askers.map(lambda _: hint_for(party, 0), range(2)))
    began = time.monotonic()
    answers.append(hint_for(party, 0))
    assert answers[0] == answers[1] == answers[2]
    assert time.monotonic() - began < LEVELS["hard"].seconds / 2


def test_a_hint_for_a_game_that_has_moved_on_is_of_no_use(server: Server) -> None:
    # On an empty board places are much alike: it thinks about them as long as it may.
    party = hot_seat(server.url).play_to("place")
    seat = next_seat(party)
    with ThreadPoolExecutor(1) as asker:
        answer = asker.submit(hint_for, party, seat)
        time.sleep(LEVELS["hard"].seconds / 10)
        party.step(last)
        with refused("outdated", 409):
            answer.result()


def test_whoever_plays_among_bots_gets_hints(server: Server) -> None:
    party = play([person(server.url), "random"])
    assert party.at(0).hint(party.table).moves[0] in party.see(0).legal


# Who gets none


def test_there_are_no_hints_where_other_people_sit(server: Server) -> None:
    party = strangers(server.url)
    assert_told_in_both_languages(party, 0, "no-hints-here", 409)


def test_there_is_no_hint_about_the_turn_of_another_seat(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    assert_told_in_both_languages(party, 1 - next_seat(party), "not-your-turn", 409)


def test_there_is_no_hint_before_the_start(server: Server) -> None:
    party = gather([person(server.url)] * 2)
    assert_told_in_both_languages(party, 0, "not-started", 409)


def test_there_is_no_hint_after_the_end(server: Server) -> None:
    party = hot_seat(server.url)
    party.play_out()
    assert_told_in_both_languages(party, 0, "outdated", 409)


def test_nobody_gets_a_hint_for_the_seat_of_another(server: Server) -> None:
    party = play([person(server.url), "random"])
    with refused("not-your-seat", 403):
        party.at(0).hint(party.table, 1)
    with refused("not-at-this-table", 403):
        person(server.url, "Zoe").hint(party.table)


def test_whoever_has_several_seats_says_for_which(server: Server) -> None:
    party = hot_seat(server.url)
    with refused("which-seat", 400):
        party.at(0).hint(party.table)


def test_nobody_gets_a_hint_without_a_token(server: Server) -> None:
    party = hot_seat(server.url)
    answer = party.at(0).request(
        "POST", f"/api/tables/{party.table}/hint", json={"seat": 0},
        headers={"Authorization": "Bearer nonsense"},
    )  # fmt: skip
    assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")
