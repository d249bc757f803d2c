"""Undo as design section 5 has it: alone while nothing has come to light, else by consent."""

import time
from pathlib import Path

import pytest

from tests.server.client import RefusedError, Table
from tests.server.process import Server
from tests.server.scenes import (
    Party,
    assert_replays,
    first,
    hot_seat,
    person,
    play,
    refused,
    strangers,
)

DRAW, LEAVE = {"move": "draw"}, {"move": "leave"}
LONGEST_THOUGHT = 10.0


def tiles_of(seen: Table, seat: int) -> list[object]:
    assert seen.view is not None
    tiles: list[object] = seen.view["seats"][seat]["tiles"]
    return tiles


def kinds(seen: Table) -> list[str]:
    return [event.kind for event in seen.events]


# Alone


def test_a_placement_is_taken_back_while_others_still_place(server: Server) -> None:
    party = strangers(server.url, players=3).play_to("place")
    before = party.see(0)
    party.move(0, before.legal[0])
    party.move(1, party.see(1).legal[0])
    assert party.see(0).undo.free
    party.undo(0)
    after = party.see(0)
    assert tiles_of(after, 0) == []
    assert len(tiles_of(after, 1)) == 1
    assert after.legal == before.legal


def test_a_placement_stays_once_the_last_has_placed(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    for seat in range(2):
        party.move(seat, party.see(seat).legal[0])
    assert not party.see(0).undo.free
    with refused("nothing-to-undo", 409):
        party.undo(0)


def test_nobody_takes_back_a_tile_that_was_turned_up(server: Server) -> None:
    party = strangers(server.url).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    party.move(seat, DRAW)
    assert not party.see(seat).undo.free
    with refused("nothing-to-undo", 409):
        party.undo(seat)


def test_leaving_a_tile_is_taken_back_but_not_its_draw(server: Server) -> None:
    party = strangers(server.url).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    party.move(seat, DRAW, LEAVE)
    party.undo(seat)
    seen = party.see(seat)
    assert seen.view is not None
    assert seen.view["decision"] == "claim_or_leave"
    assert not seen.undo.free


def test_nobody_takes_back_a_move_of_another(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    party.move(0, party.see(0).legal[0])
    with refused("nothing-to-undo", 409):
        party.undo(1)
    with refused("not-your-seat", 403):
        party.at(1).undo(party.table, 0)


def test_an_undo_sent_again_takes_back_once(server: Server) -> None:
    party = strangers(server.url, players=3).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    party.move(seat, DRAW, LEAVE)
    body = {"request": "oops", "seat": seat}
    answers = [
        party.at(seat).ask("POST", f"/api/tables/{party.table}/undo", body) for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert kinds(party.see(seat)).count("taken_back") == 1


def test_the_log_keeps_what_was_taken_back(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    party.move(0, party.see(0).legal[0])
    before = party.see(1)
    party.undo(0)
    after = party.see(1)
    assert after.events[:-1] == before.events
    assert (after.events[-1].kind, after.events[-1].players) == ("taken_back", {"seat": 0})
    assert after.entry == before.entry + 1
    assert after.moves == before.moves - 1


# By consent


@pytest.fixture
def drawn(server: Server) -> tuple[Party, int]:
    """Three people; one has just drawn a tile and would rather not have."""
    party = strangers(server.url, players=3).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    party.move(seat, DRAW)
    return party, seat


def others(party: Party, seat: int) -> list[int]:
    return [other for other in party.seats if other != seat]


def test_whoever_asks_makes_an_offer_that_all_see(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    before = party.see(seat)
    party.undo(seat, ask=True)
    for other in party.seats:
        offer = party.see(other).undo.offer
        assert offer is not None
        assert (offer.by, offer.to, offer.agreed) == (seat, before.moves - 1, [seat])
    assert party.see(seat).moves == before.moves


def test_when_all_agree_everybody_is_back(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    party.undo(seat, ask=True)
    for other in others(party, seat):
        party.undo(other, agree=True)
    for other in party.seats:
        seen = party.see(other)
        assert seen.view is not None
        assert (seen.view["decision"], seen.view["drawn"]) == ("draw_or_choose", None)
        assert seen.undo.offer is None
        assert kinds(seen)[-1] == "taken_back"
    assert party.see(seat).waiting == [seat]


def test_one_agreement_of_two_is_not_enough(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    party.undo(seat, ask=True)
    party.undo(others(party, seat)[0], agree=True)
    assert "taken_back" not in kinds(party.see(seat))
    offer = party.see(seat).undo.offer
    assert offer is not None
    assert offer.agreed == sorted([seat, others(party, seat)[0]])


def test_whoever_asks_cannot_agree_for_the_others(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    party.undo(seat, ask=True)
    party.undo(seat, agree=True)
    assert "taken_back" not in kinds(party.see(seat))


def test_one_refusal_ends_the_offer(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    one, other = others(party, seat)
    party.undo(seat, ask=True)
    party.undo(one, agree=False)
    assert party.see(seat).undo.offer is None
    with refused("no-offer", 409):
        party.undo(other, agree=True)


def test_a_move_ends_the_offer(drawn: tuple[Party, int]) -> None:
    party, seat = drawn
    party.undo(seat, ask=True)
    party.move(seat, LEAVE)
    assert party.see(seat).undo.offer is None
    with refused("no-offer", 409):
        party.undo(others(party, seat)[0], agree=True)


def test_asking_for_what_is_free_asks_nobody(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    party.move(0, party.see(0).legal[0])
    party.undo(0, ask=True)
    assert tiles_of(party.see(0), 0) == []


def test_there_is_nothing_to_ask_for_before_the_first_move(server: Server) -> None:
    party = strangers(server.url)
    with refused("nothing-to-undo", 409):
        party.undo(0, ask=True)


# Against bots


def test_bots_always_agree(server: Server) -> None:
    ana = person(server.url)
    party = play([ana, "greedy", "random"]).play_to("draw_or_choose", round_number=2)
    done = party.undo(0, ask=True)
    assert [event.kind for event in done.events] == ["taken_back"]


def test_a_bot_that_was_thinking_thinks_again(server: Server) -> None:
    """Ana claims, and while the bot ponders its choice she goes back and leaves the tile: what it
    was about to claim is not there any more."""
    ana = person(server.url)
    party = play([ana, "easy"])
    claims = 0
    for _ in range(200):
        seen = party.see(0)
        assert seen.view is not None
        if seen.result or claims == 3:
            break
        if seen.view["decision"] == "claim_or_leave" and seen.legal:
            party.move(0, seen.legal[-1])
            party.undo(0, ask=True)
            party.move(0, LEAVE)
            claims += 1
        elif seen.legal:
            party.move(0, seen.legal[0])
        else:
            wait_for_the_bot(party)
    assert claims == 3


def wait_for_the_bot(party: Party) -> None:
    deadline = time.monotonic() + LONGEST_THOUGHT
    while 0 not in (seen := party.see(0)).waiting and seen.result is None:
        assert time.monotonic() < deadline, "the bot has gone to sleep"
        time.sleep(0.05)


# To the end


@pytest.mark.parametrize("options", [[], ["expert"]], ids=["standard", "expert"])
def test_a_game_with_moves_taken_back_leaves_a_record_that_holds(
    server: Server, tmp_path: Path, options: list[str]
) -> None:
    """Every move alone where that is free, every fifth by consent; in the expert variant back over
    the chance of the stacks too. What was taken back is in no record, no draw is in it twice."""
    party = hot_seat(server.url, players=3, options=options)
    for turn in range(60):
        party.step(first)
        for seat in party.seats:
            if party.see(seat).undo.free:
                party.undo(seat)
                break
        else:
            if turn % 5 == 0:
                party.undo(turn % 3, ask=True)
        party.step(first)
    for _ in range(12):
        try:
            party.undo(2, ask=True)
        except RefusedError:
            break
    ended = party.play_out()
    assert kinds(ended).count("taken_back") > 10
    assert ended.moves < ended.entry
    record = party.at(0).record(party.table)
    draws = [move["draw"] for seat, move in record["moves"] if seat is None]
    assert draws == ([] if not options else [max(draws)])
    assert party.at(0).fairness(party.table).holds
    assert_replays(record, tmp_path)


def test_the_stacks_of_a_second_forming_are_others(server: Server, tmp_path: Path) -> None:
    party = hot_seat(server.url, options=["expert"]).play_to("draw_or_choose")
    party.undo(1, ask=True)
    party.play_to("draw_or_choose")
    party.play_out()
    record = party.at(0).record(party.table)
    assert [move["draw"] for seat, move in record["moves"] if seat is None] == [2]
    assert_replays(record, tmp_path)


def test_a_game_that_is_over_is_not_taken_back(server: Server) -> None:
    party = hot_seat(server.url)
    party.play_out()
    for more in ({}, {"ask": True}):
        with refused("outdated", 409):
            party.undo(0, **more)
