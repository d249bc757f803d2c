"""Before the game: who sits where, under which name, and who may start it."""

import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.process import Server
from tests.server.scenes import Person, gather, hot_seat, person, refused


@pytest.fixture
def ana(server: Server) -> Person:
    return person(server.url, "Ana")


@pytest.fixture
def ben(server: Server) -> Person:
    return person(server.url, "Ben")


def names(ana: Person, table: str) -> list[str | None]:
    return [seat.name for seat in ana.table(table).seats]


def test_whoever_sits_down_is_seen_there_by_all(ana: Person, ben: Person) -> None:
    table = ana.open_table(players=3)
    ben.sit(table, 1)
    assert names(ana, table) == [None, "Ben", None]
    assert [seat.yours for seat in ana.table(table).seats] == [False, False, False]
    assert [seat.yours for seat in ben.table(table).seats] == [False, True, False]


def test_several_people_share_a_device_under_their_own_names(ana: Person) -> None:
    table = ana.open_table(players=3)
    ana.sit(table, 0)
    ana.sit(table, 1, "Grandma")
    ana.sit(table, 2, "  Tío   Luis ")
    assert names(ana, table) == ["Ana", "Grandma", "Tío Luis"]


def test_a_device_with_several_seats_looks_from_each(ana: Person) -> None:
    party = hot_seat(ana.url, players=3)
    assert [party.see(seat).seat for seat in range(3)] == [0, 1, 2]


def test_what_a_person_adds_to_the_shuffle_is_shown(ana: Person) -> None:
    table = ana.open_table()
    contribution = secrets.token_hex(32)
    body = {"seat": 1, "contribution": contribution}
    ana.ask("POST", f"/api/tables/{table}/seats", body)
    assert ana.table(table).seats[1].contribution == contribution


def test_a_taken_seat_stays_with_who_has_it(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    ana.sit(table, 0)
    with refused("seat-taken", 409):
        ben.sit(table, 0)
    assert names(ana, table) == ["Ana", None]


def test_of_many_who_rush_for_a_seat_one_gets_it(server: Server, ana: Person) -> None:
    table = ana.open_table()
    rushing = [person(server.url, name) for name in ("Ben", "Eva", "Leo", "Mia")]

    def tries(guest: Person) -> int:
        body = {"seat": 0, "contribution": secrets.token_hex(32)}
        return guest.request("POST", f"/api/tables/{table}/seats", json=body).status_code

    with ThreadPoolExecutor(len(rushing)) as threads:
        assert sorted(threads.map(tries, rushing)) == [201, 409, 409, 409]


def test_there_is_no_seat_beyond_the_last(ana: Person) -> None:
    table = ana.open_table(players=2)
    with refused("no-such-seat", 400):
        ana.sit(table, 2)


def test_sitting_down_takes_a_contribution(ana: Person) -> None:
    table = ana.open_table()
    with refused("contribution-missing", 400):
        ana.ask("POST", f"/api/tables/{table}/seats", {"seat": 0})


def test_a_bot_brings_no_contribution(ana: Person) -> None:
    table = ana.open_table()
    body = {"seat": 0, "bot": "easy", "contribution": secrets.token_hex(32)}
    with refused("bot-or-person", 400):
        ana.ask("POST", f"/api/tables/{table}/seats", body)


# The host


def test_whoever_opens_a_table_is_its_host(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    assert ana.table(table).host
    assert not ben.table(table).host


def test_only_the_host_seats_bots(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    ben.sit(table, 0)
    with refused("not-the-host", 403):
        ben.bot(table, 1)
    assert names(ana, table) == ["Ben", None]


def test_the_host_may_ask_anybody_to_stand_up(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    ben.sit(table, 0)
    ana.leave(table, 0)
    assert names(ana, table) == [None, None]


def test_nobody_else_may(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    ana.sit(table, 0)
    with refused("not-your-seat", 403):
        ben.leave(table, 0)
    assert names(ana, table) == ["Ana", None]


# Bots


def test_every_bot_has_a_name_of_its_own(ana: Person) -> None:
    table = ana.open_table(players=5)
    for seat in range(5):
        ana.bot(table, seat)
    assert len(set(names(ana, table)) - {None}) == 5


def test_bots_seated_at_the_same_time_have_names_of_their_own(ana: Person) -> None:
    """A browser that fills a table sends its requests all at once."""
    table = ana.open_table(players=5)
    with ThreadPoolExecutor(5) as threads:
        list(threads.map(lambda seat: ana.bot(table, seat), range(5)))
    assert len(set(names(ana, table)) - {None}) == 5


def test_a_bot_does_not_take_the_name_of_somebody_at_the_table(ana: Person) -> None:
    table = ana.open_table(players=3)
    ana.bot(table, 0)
    taken = names(ana, table)[0]
    ana.leave(table, 0)
    ana.sit(table, 1, taken)
    ana.bot(table, 0)
    assert names(ana, table)[0] != taken


def test_a_bot_may_be_given_a_name(ana: Person) -> None:
    table = ana.open_table()
    body = {"seat": 1, "bot": "greedy", "name": "Deep Mine"}
    ana.ask("POST", f"/api/tables/{table}/seats", body)
    seat = ana.table(table).seats[1]
    assert (seat.name, seat.bot, seat.present) == ("Deep Mine", "greedy", True)


# Standing up


def test_a_seat_that_was_left_is_open_to_others(ana: Person, ben: Person) -> None:
    table = ana.open_table()
    ana.sit(table, 0)
    ana.leave(table, 0)
    ben.sit(table, 0)
    assert names(ana, table) == ["Ben", None]


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_nobody_stands_up_from_an_open_seat(ana: Person, seat: int) -> None:
    table = ana.open_table()
    with refused("seat-open", 409):
        ana.leave(table, seat)


def test_nobody_stands_up_once_the_game_has_begun(ana: Person) -> None:
    party = hot_seat(ana.url)
    with refused("already-started", 409):
        party.at(0).leave(party.table, 0)


# Starting


def test_a_table_with_an_open_seat_does_not_start(ana: Person) -> None:
    table = ana.open_table(players=2)
    ana.sit(table, 0)
    with refused("seats-open", 409):
        ana.start(table)
    assert ana.table(table).status == "gathering"


def test_a_host_without_a_seat_does_not_start_it(ana: Person, ben: Person) -> None:
    table = ana.open_table(players=2)
    ben.sit(table, 0)
    ben.sit(table, 1)
    with refused("not-seated", 403):
        ana.start(table)


def test_anybody_seated_starts_it(ana: Person, ben: Person) -> None:
    party = gather([ana, ben])
    ben.start(party.table)
    assert party.see(0).status == "playing"


def test_a_game_starts_once(ana: Person) -> None:
    party = gather([ana, "random"])
    ana.start(party.table)
    with refused("already-started", 409):
        ana.start(party.table)


def test_whoever_comes_late_finds_no_seat(ana: Person, ben: Person) -> None:
    party = hot_seat(ana.url)
    with refused("already-started", 409):
        ben.sit(party.table, 0)


def test_whoever_comes_late_sees_nothing(ana: Person, ben: Person) -> None:
    party = hot_seat(ana.url)
    with refused("not-at-this-table", 403):
        ben.table(party.table)


def test_nothing_is_played_before_the_start(ana: Person) -> None:
    party = gather([ana, ana])
    with refused("not-started", 409):
        party.move(0, {"move": "choose_side", "side": "A"})


# Names


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        pytest.param("  Ana  ", "Ana", id="spaces around"),
        pytest.param("Ana\t \n María", "Ana María", id="spaces within"),
        pytest.param("A\x00n\x1b[1ma", "A n [1ma", id="control characters"),
        pytest.param("\u202eAna", "Ana", id="right to left"),
        pytest.param("Ñandú 🚂", "Ñandú 🚂", id="letters of the world"),
        pytest.param("<b>Ana</b>", "<b>Ana</b>", id="not ours to judge"),
        pytest.param("x" * 30, "x" * 30, id="the longest"),
    ],
)
def test_a_name_is_tidied(server: Server, given: str, shown: str) -> None:
    assert person(server.url, given).ask("GET", "/api/guests/me")["name"] == shown


@pytest.mark.parametrize(
    ("given", "code"),
    [
        pytest.param("", "name-empty", id="empty"),
        pytest.param(" \t\u00a0\u200b\x00 ", "name-empty", id="nothing to see"),
        pytest.param("x" * 31, "name-too-long", id="31 letters"),
        pytest.param("x" * 10_000, "name-too-long", id="10,000 letters"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(
    server: Server, ana: Person, given: str, code: str
) -> None:
    with refused(code, 400):
        person(server.url, given)
    with refused(code, 400):
        ana.ask("PATCH", "/api/guests/me", {"name": given})
    table = ana.open_table()
    body = {"seat": 0, "contribution": secrets.token_hex(32), "name": given}
    with refused(code, 400):
        ana.ask("POST", f"/api/tables/{table}/seats", body)
    assert names(ana, table) == [None, None]


def test_a_new_name_is_the_one_at_the_next_table(ana: Person) -> None:
    ana.ask("PATCH", "/api/guests/me", {"name": "Anita"})
    table = ana.open_table()
    ana.sit(table, 0)
    assert names(ana, table) == ["Anita", None]
