"""Live: every line of the log arrives, in order, whatever happens to connections and servers."""

import json
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.client import Guest, Live
from tests.server.process import Server
from tests.server.scenes import (
    assert_is_a_sentence,
    gather,
    hear_until,
    hot_seat,
    person,
    strangers,
)

PATIENCE = 10.0
HURRY = 5.0
"""How soon what everybody is told of has to arrive; on an idle machine it takes milliseconds."""


@contextmanager
def connected(url: str, table: str) -> Iterator[ClientConnection]:
    """A connection that has said nothing yet."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, max_size=2**22) as connection:
        yield connection


def error_of(connection: ClientConnection) -> dict[str, Any]:
    """The error that the server says before it hangs up."""
    message: dict[str, Any] = json.loads(connection.recv(PATIENCE))
    assert message["type"] == "error"
    assert_is_a_sentence(message["message"])
    with pytest.raises(ConnectionClosed):
        connection.recv(PATIENCE)
    return message


def hung_up(connection: ClientConnection) -> bool:
    """Whether the server ends the connection, after whatever it says."""
    try:
        while True:
            connection.recv(PATIENCE)
    except ConnectionClosed:
        return True


def without_company(seen: Any) -> Any:
    """A table but for who is there, which changes with the one who looks."""
    return seen.seats[0].name, seen.entry, seen.view, seen.events, seen.legal, seen.decision


# Line by line


def test_a_game_that_has_just_begun_is_told_at_once(server: Server) -> None:
    party = hot_seat(server.url)
    with party.at(0).live(party.table, 0) as live:
        assert live.hear().status == "playing"


def test_every_line_arrives_as_a_message_of_its_own(server: Server) -> None:
    party = hot_seat(server.url)
    with party.at(0).live(party.table, 0) as live:
        live.hear()
        for line in range(1, 12):
            party.step()
            heard = live.hear(HURRY)
            assert heard.entry == line
            assert {event.entry for event in heard.events} == {line - 1}


def test_a_run_of_moves_arrives_line_by_line(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    here = party.see(0).entry
    with party.at(0).live(party.table, 0, here) as live:
        live.hear()
        party.move(seat, {"move": "draw"}, {"move": "leave"})
        assert [live.hear(HURRY).entry for _ in range(2)] == [here + 1, here + 2]


def test_what_is_heard_is_what_is_seen(server: Server) -> None:
    party = strangers(server.url, players=3)
    with party.at(1).live(party.table, 1) as live:
        live.hear()
        for _ in range(15):
            party.step()
            heard = live.hear(HURRY)
            assert without_company(heard) == without_company(party.see(1, entry=heard.entry - 1))


def test_the_moves_of_bots_arrive_too(server: Server) -> None:
    ana = person(server.url)
    party = gather([ana, "greedy", "random"])
    with ana.live(party.table) as live:
        assert live.hear().status == "gathering"
        ana.start(party.table)
        heard = [hear_until(live, 2)]
        party.play_out()
        while heard[-1].result is None:
            heard.append(live.hear())
    entries = [table.entry for table in heard]
    assert entries == list(range(2, entries[-1] + 1))


def test_a_seat_that_is_taken_or_left_is_told(server: Server) -> None:
    ana, ben = person(server.url, "Ana"), person(server.url, "Ben")
    table = ana.open_table()
    with ana.live(table) as live:
        live.hear()
        ben.sit(table, 1)
        assert live.hear(HURRY).seats[1].name == "Ben"
        ben.leave(table, 1)
        assert live.hear(HURRY).seats[1].name is None


def test_an_offer_to_go_back_is_told(server: Server) -> None:
    party = strangers(server.url).play_to("draw_or_choose")
    (seat,) = party.see(0).waiting
    party.move(seat, {"move": "draw"})
    other = 1 - seat
    with party.at(other).live(party.table, other, party.see(0).entry) as live:
        live.hear()
        party.undo(seat, ask=True)
        offer = live.hear(HURRY).undo.offer
        assert offer is not None
        assert offer.by == seat
        party.undo(other, agree=False)
        assert live.hear(HURRY).undo.offer is None


# Coming back


def test_whoever_comes_back_hears_exactly_what_was_missed(server: Server) -> None:
    party = hot_seat(server.url)
    with party.at(0).live(party.table, 0) as live:
        live.hear()
        for _ in range(5):
            party.step()
        hear_until(live, 5)
    for _ in range(6):
        party.step()
    with party.at(0).live(party.table, 0, entry=5) as live:
        heard = [live.hear() for _ in range(6)]
        assert [table.entry for table in heard] == [6, 7, 8, 9, 10, 11]
        told = [event for table in heard for event in table.events]
    assert told == party.see(0, entry=5).events


def test_whoever_has_missed_nothing_hears_the_table_as_it_is(server: Server) -> None:
    party = hot_seat(server.url).play_to("place")
    here = party.see(0)
    with party.at(0).live(party.table, 0, entry=here.entry) as live:
        heard = live.hear()
    assert (heard.entry, heard.events, heard.view) == (here.entry, [], here.view)


def test_whoever_was_away_for_long_hears_it_all_in_one(server: Server) -> None:
    party = hot_seat(server.url, players=3)
    ended = party.play_out()
    with party.at(0).live(party.table, 0, entry=3) as live:
        heard = live.hear()
    assert heard.entry == ended.entry > 43
    assert heard.events == party.see(0, entry=3).events


def test_whoever_comes_with_a_number_too_high_hears_the_table_as_it_is(server: Server) -> None:
    party = hot_seat(server.url)
    with party.at(0).live(party.table, 0, entry=10**18) as live:
        assert live.hear().entry == 0


# Two tabs, several people


def test_two_tabs_on_one_seat_hear_the_same(server: Server) -> None:
    party = strangers(server.url)
    with (
        party.at(0).live(party.table, 0) as one,
        party.at(0).live(party.table, 0) as other,
    ):
        for live in (one, other):
            live.hear()
        for line in range(1, 9):
            party.step()
            tabs = [hear_until(live, line) for live in (one, other)]
            assert tabs[0] == tabs[1]


def test_what_one_tab_decides_the_other_no_longer_asks(server: Server) -> None:
    party = strangers(server.url).play_to("place")
    here = party.see(0)
    with party.at(0).live(party.table, 0, here.entry) as other:
        assert other.hear().legal == here.legal
        party.move(0, here.legal[0])
        assert hear_until(other, here.entry + 1).legal == []


def test_who_is_there_is_seen_and_who_goes_too(server: Server) -> None:
    party = strangers(server.url)
    with party.at(0).live(party.table, 0) as ana:
        assert [seat.present for seat in ana.hear().seats] == [True, False]
        with party.at(1).live(party.table, 1) as ben:
            ben.hear()
            assert [seat.present for seat in ana.hear(HURRY).seats] == [True, True]
        assert [seat.present for seat in ana.hear(HURRY).seats] == [True, False]


def test_whoever_closes_one_of_two_tabs_is_still_there(server: Server) -> None:
    party = strangers(server.url)
    with party.at(1).live(party.table, 1) as ben:
        ben.hear()
        with party.at(0).live(party.table, 0) as one:
            one.hear()
            with party.at(0).live(party.table, 0) as other:
                other.hear()
            time.sleep(0.2)
            assert party.see(1).seats[0].present


def test_a_device_turns_to_another_seat(server: Server) -> None:
    party = hot_seat(server.url).play_to("draw_or_choose")
    here = [party.see(seat) for seat in range(2)]
    with party.at(0).live(party.table, 0, here[0].entry) as live:
        assert live.hear().seat == 0
        live.say(seat=1, entry=here[1].entry)
        heard = live.hear()
    assert (heard.seat, heard.view) == (1, here[1].view)


def test_a_device_turns_to_another_language(server: Server) -> None:
    party = hot_seat(server.url)
    with party.at(0).live(party.table, 0) as live:
        english = live.hear().prompt
        live.say(seat=0, language="es")
        spanish = live.hear().prompt
    assert english.startswith("Choose")
    assert spanish.startswith("Elige")


def test_somebody_who_reads_nothing_keeps_nobody_waiting(server: Server) -> None:
    """He asks for all of the log again and again, and his side takes a few kilobytes of it: what
    the server has to say to him soon fills all there is to fill. Others hear theirs as ever."""
    party = strangers(server.url)
    host, _, port = server.url.removeprefix("http://").partition(":")
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((host, int(port)))
        address = server.url.replace("http", "ws", 1) + f"/api/tables/{party.table}/live"
        with (
            connect(address, sock=narrow, max_queue=1, max_size=2**22, close_timeout=0.1) as idle,
            party.at(1).live(party.table, 1) as live,
        ):
            idle.send(json.dumps({"token": party.at(0).token, "seat": 0}))
            for line in range(1, 30):
                for _ in range(5):
                    idle.send(json.dumps({"seat": 0, "entry": 0}))
                party.step()
                assert hear_until(live, line).entry == line


# What is not said like that


def test_somebody_who_says_nothing_is_hung_up_on(server: Server) -> None:
    party = hot_seat(server.url)
    with connected(server.url, party.table) as connection:
        began = time.monotonic()
        with pytest.raises(ConnectionClosed):
            connection.recv(PATIENCE + 5)
        assert PATIENCE - 1 < time.monotonic() - began < PATIENCE + 4


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_token_that_nobody_was_given_is_not_known(server: Server, language: str) -> None:
    party = hot_seat(server.url)
    with connected(server.url, party.table) as connection:
        connection.send(json.dumps({"token": secrets.token_urlsafe(32), "language": language}))
        assert error_of(connection)["code"] == "who-are-you"


def test_there_is_nothing_to_hear_at_a_table_that_is_not_there(server: Server) -> None:
    ana = person(server.url)
    with connected(server.url, "nosuchtabl") as connection:
        connection.send(json.dumps({"token": ana.token}))
        assert error_of(connection)["code"] == "no-such-table"


@pytest.mark.parametrize("known", [True, False], ids=["a guest", "nobody"])
def test_a_game_of_others_is_not_heard(server: Server, known: bool) -> None:
    party, zoe = hot_seat(server.url), person(server.url, "Zoe")
    with connected(server.url, party.table) as connection:
        connection.send(json.dumps({"token": zoe.token if known else None}))
        assert error_of(connection)["code"] == "not-at-this-table"


def test_a_seat_of_somebody_else_is_not_looked_from(server: Server) -> None:
    party = strangers(server.url)
    with connected(server.url, party.table) as connection:
        connection.send(json.dumps({"token": party.at(0).token, "seat": 1}))
        assert error_of(connection)["code"] == "not-your-seat"


def test_nor_turned_to_later(server: Server) -> None:
    party = strangers(server.url)
    with party.at(0).live(party.table, 0) as live:
        live.hear()
        live.say(seat=1)
        assert error_of(live.socket)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("message", "code"),
    [
        pytest.param("", "not-json", id="empty"),
        pytest.param("hello", "not-json", id="no JSON"),
        pytest.param('{"token":', "not-json", id="broken"),
        pytest.param("[" * 30_000, "too-deep", id="deep"),
        pytest.param("null", "wrong-type", id="null"),
        pytest.param("[]", "wrong-type", id="list"),
        pytest.param('{"token": 7}', "wrong-type", id="number for a token"),
        pytest.param('{"seat": true}', "wrong-type", id="true for a seat"),
        pytest.param('{"seat": 99}', "out-of-range", id="no such seat"),
        pytest.param('{"entry": -1}', "out-of-range", id="before the beginning"),
        pytest.param('{"language": "fr"}', "unknown-value", id="language"),
        pytest.param('{"sight": 1}', "unknown-field", id="field"),
        pytest.param(b"\x00\xff\xfe", "not-json", id="bytes"),
        pytest.param(b"{}", "not-json", id="JSON in bytes"),
    ],
)
def test_what_makes_no_sense_is_answered_and_hung_up_on(
    server: Server, message: str | bytes, code: str
) -> None:
    party = hot_seat(server.url)
    with connected(server.url, party.table) as connection:
        connection.send(message)
        assert error_of(connection)["code"] == code
    with party.at(0).live(party.table, 0) as live:
        assert live.hear().entry == 0


@pytest.mark.parametrize("greeted", [True, False], ids=["after the greeting", "instead of it"])
def test_ten_megabytes_are_not_read(server: Server, greeted: bool) -> None:
    party = hot_seat(server.url)
    with connected(server.url, party.table) as connection:
        if greeted:
            connection.send(json.dumps({"token": party.at(0).token, "seat": 0}))
            connection.recv(PATIENCE)
        with suppress(ConnectionClosed):
            connection.send("x" * 10 * 2**20)
        assert hung_up(connection)
    with party.at(0).live(party.table, 0) as live:
        live.hear()
        party.step()
        assert live.hear(HURRY).entry == 1


def test_presence_ends_with_a_connection_that_broke_off(server: Server) -> None:
    party = strangers(server.url)
    with party.at(0).live(party.table, 0) as ana:
        ana.hear()
        with party.at(1).live(party.table, 1) as ben:
            ben.hear()
            assert ana.hear(HURRY).seats[1].present
            ben.socket.socket.close()
            assert not ana.hear(PATIENCE).seats[1].present


def test_whoever_only_looks_on_sees_a_gathering_and_the_end(server: Server) -> None:
    party = hot_seat(server.url)
    party.play_out()
    zoe = Guest(server.url, "Zoe", "")
    with connected(server.url, party.table) as connection:
        connection.send("{}")
        heard = Live(connection).hear()
    assert heard.seat is None
    assert heard.result == zoe.table(party.table).result
