"""Moves: whole runs or nothing, every request once, everybody at the same time, and previews."""

import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import RefusedError
from tests.server.process import Server
from tests.server.scenes import (
    LANGUAGES,
    Party,
    assert_is_a_sentence,
    hot_seat,
    person,
    play,
    refused,
    strangers,
)

DRAW = {"move": "draw"}
LEAVE = {"move": "leave"}
SIDE = {"move": "choose_side", "side": "A"}
PREVIEW_SECONDS = 0.020


def draws_next(party: Party) -> int:
    """Who is to draw; the lamp lies anywhere."""
    (seat,) = party.see(0).waiting
    return seat


# Whole or not at all


def test_a_run_of_moves_is_made_whole(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat, before = draws_next(party), party.see(0)
    party.move(seat, DRAW, LEAVE)
    after = party.see(0)
    assert after.moves == before.moves + 2
    assert after.entry == before.entry + 2


def test_a_run_with_a_move_that_cannot_be_made_leaves_nothing(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    before = [party.see(seat) for seat in range(2)]
    with refused("refused", 409, "GG-7"):
        party.move(draws_next(party), DRAW, DRAW)
    assert [party.see(seat) for seat in range(2)] == before


def test_nobody_learns_a_tile_from_a_run_that_was_refused(server: Server) -> None:
    """The refusal names no tile, and it is the top of the same stack that is drawn later."""
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat = draws_next(party)
    told = []
    for _ in range(2):
        with pytest.raises(RefusedError) as caught:
            party.move(seat, DRAW, {"move": "claim", "tile": "S01"}, DRAW)
        told.append(caught.value.message)
    assert told[0] == told[1]
    (drawn,) = [event for event in party.move(seat, DRAW).events if event.kind == "drawn"]
    assert drawn.words["tile"] not in told[0]


def test_chance_is_not_used_up_by_a_run_that_was_refused(server: Server) -> None:
    """The last to keep a tile forms the stacks (GG-5): draw 1, however often it was tried."""
    party = hot_seat(server.url, options=["expert"]).play_to("keep")
    party.step()
    (seat,) = party.see(0).waiting
    for _ in range(3):
        with pytest.raises(RefusedError):
            party.move(seat, party.see(seat).legal[0], SIDE)
    party.play_out()
    (formed,) = [move for seat, move in party.at(0).record(party.table)["moves"] if seat is None]
    assert formed["draw"] == 1


def test_a_run_that_cannot_be_read_leaves_nothing(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    before = party.see(0)
    with refused("unknown-value", 400):
        party.move(draws_next(party), DRAW, {"move": "fly"})
    assert party.see(0) == before


# Outdated, repeated


def test_an_answer_to_what_is_no_longer_asked_is_outdated(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat, before = draws_next(party), party.see(0)
    party.move(seat, DRAW, LEAVE)
    with refused("outdated", 409):
        party.at(seat).play(party.table, seat, before.decision, DRAW)


def test_an_answer_to_what_is_not_asked_yet_is_outdated(server: Server) -> None:
    party = hot_seat(server.url)
    with refused("outdated", 409):
        party.at(0).play(party.table, 0, party.see(0).decision + 1, SIDE)


def test_a_question_that_was_gone_back_on_is_not_answered_when_another_has_come(
    server: Server,
) -> None:
    """Ana leaves a tile, all agree to go back, she claims it. Whoever still has the first of these
    on the screen has not decided about the second."""
    party = hot_seat(server.url, players=3).play_to("draw_or_choose")
    ana = draws_next(party)
    party.move(ana, DRAW, LEAVE)
    ben, shown = draws_next(party), party.see(0)
    party.undo(ana, ask=True)
    party.move(ana, party.see(ana).legal[-1])
    assert draws_next(party) == ben
    with refused("outdated", 409):
        party.at(ben).play(party.table, ben, shown.decision, DRAW)


def test_a_request_sent_again_gets_the_first_answer(server: Server) -> None:
    party = hot_seat(server.url)
    decision = party.see(0).decision
    answers = [party.at(0).play(party.table, 0, decision, SIDE, request="once") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert party.see(0).moves == 1


def test_a_request_sent_again_much_later_still_gets_it(server: Server) -> None:
    party = hot_seat(server.url)
    decision = party.see(0).decision
    answer = party.at(0).play(party.table, 0, decision, SIDE, request="once")
    party.play_to("place")
    before = party.see(0)
    assert party.at(0).play(party.table, 0, decision, SIDE, request="once") == answer
    assert party.see(0) == before


def test_a_request_sent_many_times_at_once_is_done_once(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat, before = draws_next(party), party.see(0)

    def draw(_: int) -> object:
        return party.at(seat).play(party.table, seat, before.decision, DRAW, request="impatient")

    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(draw, range(6)))
    assert all(answer == answers[0] for answer in answers)
    assert party.see(0).moves == before.moves + 1


def test_requests_of_two_people_may_have_the_same_name(server: Server) -> None:
    party = strangers(server.url)
    for seat in range(2):
        party.move(seat, SIDE, request="1")
    assert party.see(0).moves == 2


# At the same time


def test_all_place_at_the_same_time(server: Server) -> None:
    party = strangers(server.url, players=5).play_to("place")
    shown = [party.see(seat) for seat in range(5)]
    assert len({seen.decision for seen in shown}) == 1

    def place(seat: int) -> int:
        return (
            party.at(seat).play(party.table, seat, shown[seat].decision, shown[seat].legal[0]).entry
        )

    with ThreadPoolExecutor(5) as threads:
        entries = sorted(threads.map(place, range(5)))
    before = shown[0].entry
    assert entries == list(range(before + 1, before + 6))
    view = party.see(0).view
    assert view is not None
    assert [len(seat["tiles"]) for seat in view["seats"]] == [1] * 5


def test_nobody_places_twice_in_a_round(server: Server) -> None:
    party = hot_seat(server.url).play_to("place")
    party.move(0, party.see(0).legal[0])
    with refused("refused", 409, "GG-11"):
        party.move(0, {"move": "place", "space": [2, 2], "rotation": 0})


# Not like that


def test_a_seat_is_moved_for_by_who_sits_there(server: Server) -> None:
    party = strangers(server.url)
    before = party.see(0)
    with refused("not-your-seat", 403):
        party.at(0).play(party.table, 1, before.decision, SIDE)
    assert party.see(0) == before


def test_a_bot_is_moved_for_by_nobody(server: Server) -> None:
    ana = person(server.url)
    party = play([ana, "random"])
    with refused("not-your-seat", 403):
        ana.play(party.table, 1, 0, SIDE)


def test_a_passer_by_moves_for_nobody(server: Server) -> None:
    party, stranger = hot_seat(server.url), person(server.url, "Zoe")
    with refused("not-at-this-table", 403):
        stranger.play(party.table, 0, 0, SIDE)


@pytest.mark.parametrize("verb", ["moves", "preview"])
def test_why_not_is_said_in_the_language_of_the_player(server: Server, verb: str) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat = 1 - draws_next(party)
    body = {"seat": seat, "moves": [DRAW]}
    if verb == "moves":
        body |= {"request": "why not", "decision": party.see(0).decision}
    said = []
    for language in LANGUAGES:
        answer = party.at(seat).request(
            "POST",
            f"/api/tables/{party.table}/{verb}",
            json=body,
            headers={"Accept-Language": language},
        )
        assert answer.status_code == 409
        assert (answer.json()["code"], answer.json()["rule"]) == ("refused", "GG-6")
        assert_is_a_sentence(answer.json()["message"])
        said.append(answer.json()["message"])
    assert said[0] != said[1]


# Previews


def test_a_preview_is_what_then_happens(server: Server) -> None:
    party = hot_seat(server.url, players=3).play_to("place", round_number=3)
    for seat in (1, 0, 2):
        move = party.see(seat).legal[-1]
        seen = party.at(seat).preview(party.table, seat, move)
        done = party.move(seat, move)
        after = party.see(seat)
        assert seen.made == 1
        assert (seen.view, seen.legal, seen.prompt) == (after.view, after.legal, after.prompt)
        assert (seen.scores, seen.events) == (after.scores, done.events)


def test_a_preview_changes_nothing(server: Server) -> None:
    party = hot_seat(server.url).play_to("place")
    before = party.see(0)
    party.at(0).preview(party.table, 0, before.legal[0])
    assert party.see(0) == before


def test_a_preview_stops_before_a_tile_is_turned_up(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    seat = draws_next(party)
    before = party.see(seat)
    seen = party.at(seat).preview(party.table, seat, DRAW, LEAVE)
    assert (seen.made, seen.refused, seen.events) == (0, None, [])
    assert seen.view == before.view


def test_a_preview_of_what_cannot_be_done_says_why(server: Server) -> None:
    party = hot_seat(server.url).play_to("place")
    taken = party.see(0).legal[0]
    party.play_to("place", choice=lambda seen: seen.legal[0], round_number=2)
    with refused("refused", 409, "GG-11"):
        party.at(0).preview(party.table, 0, taken)


def test_a_preview_says_why_a_run_cannot_go_on(server: Server) -> None:
    """GG-11: the tile is placed, and the next waits for everybody else."""
    party = hot_seat(server.url).play_to("place")
    move = party.see(0).legal[0]
    seen = party.at(0).preview(party.table, 0, move, move)
    assert seen.made == 1
    assert seen.refused
    assert (seen.refused.code, seen.refused.rule) == ("refused", "GG-11")
    assert_is_a_sentence(seen.refused.message)


def test_nobody_tries_moves_for_somebody_else(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    with refused("not-your-seat", 403):
        party.at(0).preview(party.table, 1, party.see(1).legal[0])


def test_a_preview_takes_no_longer_than_a_blink(server: Server) -> None:
    party = hot_seat(server.url).play_to("place", round_number=5)
    legal = party.see(0).legal
    taken = []
    for turn in range(50):
        began = time.perf_counter()
        party.at(0).preview(party.table, 0, legal[turn % len(legal)])
        taken.append(time.perf_counter() - began)
    assert statistics.median(taken) < PREVIEW_SECONDS
