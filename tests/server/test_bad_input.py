"""Bad input: a stable code, the right status, a sentence in the player's language; nothing done."""

import json
from typing import Any

import pytest

from tests.server.process import Server
from tests.server.scenes import (
    LANGUAGES,
    Party,
    Person,
    assert_is_a_sentence,
    hot_seat,
    person,
)

HUGE = 10**30
MEGABYTES = 10 * 2**20
SEAT = {"seat": 0, "contribution": "0" * 64}
MOVE = {"seat": 0, "request": "1", "decision": 0, "moves": [{"move": "draw"}]}


@pytest.fixture(scope="module")
def game(shared_server: Server) -> Party:
    return hot_seat(shared_server.url)


@pytest.fixture(scope="module")
def gathering(shared_server: Server) -> tuple[Person, str]:
    ana = person(shared_server.url)
    return ana, ana.open_table()


def assert_told(guest: Person, method: str, path: str, status: int, code: str, **more: Any) -> None:
    """The answer is that refusal, in both languages."""
    said = []
    for language in LANGUAGES:
        headers = {"Accept-Language": language, **more.get("headers", {})}
        answer = guest.request(method, path, **{**more, "headers": headers})
        assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text[:300]
        assert answer.headers["content-type"] == "application/json"
        assert answer.json().keys() == {"code", "rule", "message"}
        assert_is_a_sentence(answer.json()["message"])
        said.append(answer.json()["message"])
    assert said[0] != said[1]


# Bodies that cannot be read

BODIES = [
    pytest.param(b"", "not-json", id="nothing"),
    pytest.param(b"hello", "not-json", id="words"),
    pytest.param(b'{"name": "Ana"', "not-json", id="cut off"),
    pytest.param(b'{"name": "Ana"}}', "not-json", id="one brace too many"),
    pytest.param(b"{'name': 'Ana'}", "not-json", id="single quotes"),
    pytest.param(b'{"name": NaN}', "not-json", id="NaN"),
    pytest.param(b'{"name": Infinity}', "not-json", id="infinity"),
    pytest.param(b'{"name": "\xe9"}', "not-json", id="Latin-1"),
    pytest.param('{"name": "Ana"}'.encode("utf-16"), "not-json", id="UTF-16"),
    pytest.param(b'{"name": "\\ud800"}', "not-json", id="half a surrogate"),
    pytest.param(b'{"name": ' + b"9" * 5000 + b"}", "not-json", id="5,000 digits"),
    pytest.param(b"name=Ana", "not-json", id="a form"),
    pytest.param(b"\x81\xa4name\xa3Ana", "not-json", id="MessagePack"),
    pytest.param(b"[" * 20_000 + b"]" * 20_000, "too-deep", id="deep"),
    pytest.param(b'{"name":' * 7_000 + b"1" + b"}" * 7_000, "too-deep", id="deep objects"),
    pytest.param(b"null", "wrong-type", id="null"),
    pytest.param(b"[]", "wrong-type", id="a list"),
    pytest.param(b"17", "wrong-type", id="a number"),
    pytest.param(b"{}", "missing-field", id="an empty object"),
    pytest.param(b'{"name": null}', "wrong-type", id="name null"),
    pytest.param(b'{"name": ["Ana"]}', "wrong-type", id="name in a list"),
    pytest.param(b'{"name": 7}', "wrong-type", id="name a number"),
    pytest.param(b'{"name": "Ana", "admin": true}', "unknown-field", id="more than asked"),
    pytest.param(b'{"Name": "Ana"}', "unknown-field", id="other spelling"),
]


@pytest.mark.parametrize(("body", "code"), BODIES)
def test_a_body_that_cannot_be_read(
    server: Server, gathering: tuple[Person, str], body: bytes, code: str
) -> None:
    assert_told(gathering[0], "POST", "/api/guests", 400, code, content=body)


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/x-msgpack",
        "application/xml",
        "application/json; charset=nonsense",
        "nonsense",
    ],
)
def test_a_body_is_read_as_json_whatever_it_calls_itself(
    server: Server, gathering: tuple[Person, str], kind: str
) -> None:
    ana = gathering[0]
    answer = ana.request(
        "POST", "/api/guests", content=b'{"name": "Ana"}', headers={"Content-Type": kind}
    )
    assert (answer.status_code, answer.json()["name"]) == (201, "Ana")
    assert_told(
        ana, "POST", "/api/guests", 400, "not-json", content=b"name=Ana",
        headers={"Content-Type": kind},
    )  # fmt: skip


def test_of_a_field_given_twice_one_counts(server: Server, gathering: tuple[Person, str]) -> None:
    answer = gathering[0].request("POST", "/api/guests", content=b'{"name": "Ana", "name": "Ben"}')
    assert (answer.status_code, answer.json()["name"]) == (201, "Ben")


# Ten megabytes


def test_ten_megabytes_are_not_read(server: Server, gathering: tuple[Person, str]) -> None:
    body = json.dumps({"name": "x" * MEGABYTES})
    assert_told(gathering[0], "POST", "/api/guests", 413, "too-large", content=body.encode())


def test_nor_when_their_size_is_not_announced(
    server: Server, gathering: tuple[Person, str]
) -> None:
    for language in LANGUAGES:
        pieces = (b" " * 2**16 for _ in range(MEGABYTES // 2**16))
        answer = gathering[0].request(
            "POST", "/api/guests", content=pieces, headers={"Accept-Language": language}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["moves", "preview", "hint", "undo", "seats"])
def test_nor_at_a_table(server: Server, game: Party, path: str) -> None:
    before = game.see(0)
    path = f"/api/tables/{game.table}/{path}"
    assert_told(game.at(0), "POST", path, 413, "too-large", content=b"[" * MEGABYTES)
    assert game.see(0) == before


# Requests that say something impossible

TABLES = [
    pytest.param({"game": "chess", "players": 2}, 404, "unknown-game", id="another game"),
    pytest.param({"game": "", "players": 2}, 404, "unknown-game", id="no game"),
    pytest.param({"game": "x" * 10_000, "players": 2}, 404, "unknown-game", id="a long game"),
    pytest.param({"game": "../../etc/passwd", "players": 2}, 404, "unknown-game", id="a path"),
    pytest.param({"players": 6}, 400, "wrong-players", id="too many"),
    pytest.param({"players": 1}, 400, "wrong-players", id="alone"),
    pytest.param({"players": 0}, 400, "out-of-range", id="nobody"),
    pytest.param({"players": -2}, 400, "out-of-range", id="fewer"),
    pytest.param({"players": HUGE}, 400, "out-of-range", id="huge"),
    pytest.param({"players": True}, 400, "wrong-type", id="true"),
    pytest.param({"players": "2"}, 400, "wrong-type", id="a text"),
    pytest.param({"players": 2.5}, 400, "wrong-type", id="and a half"),
    pytest.param({"players": None}, 400, "wrong-type", id="null"),
    pytest.param({"options": ["flying"]}, 400, "unknown-option", id="no such option"),
    pytest.param({"options": ["x" * 10_000]}, 400, "unknown-option", id="a long option"),
    pytest.param({"options": "expert"}, 400, "wrong-type", id="a text for a list"),
    pytest.param({"options": [1]}, 400, "wrong-type", id="a number for an option"),
]


@pytest.mark.parametrize(("change", "status", "code"), TABLES)
def test_a_table_that_cannot_be_opened(
    server: Server, gathering: tuple[Person, str], change: dict[str, Any], status: int, code: str
) -> None:
    body = {"game": "ghosts-galore", "players": 2, "options": []} | change
    assert_told(gathering[0], "POST", "/api/tables", status, code, json=body)


SEATS = [
    pytest.param({"seat": 2}, "no-such-seat", id="no such seat"),
    pytest.param({"seat": 16}, "out-of-range", id="far out"),
    pytest.param({"seat": -1}, "out-of-range", id="before the first"),
    pytest.param({"seat": HUGE}, "out-of-range", id="huge"),
    pytest.param({"seat": False}, "wrong-type", id="false"),
    pytest.param({"seat": None}, "wrong-type", id="null"),
    pytest.param({"contribution": "0" * 63}, "out-of-range", id="too short"),
    pytest.param({"contribution": "0" * 66}, "out-of-range", id="too long"),
    pytest.param({"contribution": "g" * 64}, "out-of-range", id="not hexadecimal"),
    pytest.param({"contribution": "A" * 64}, "out-of-range", id="capitals"),
    pytest.param({"contribution": "0" * 64 + "\n"}, "out-of-range", id="a line too many"),
    pytest.param({"contribution": "\u0660" * 64}, "out-of-range", id="other digits"),
    pytest.param({"contribution": 0}, "wrong-type", id="a number"),
    pytest.param({"contribution": None, "bot": "kasparov"}, "unknown-bot", id="no such bot"),
    # On the command line that names a class, and Python imports it.
    pytest.param({"contribution": None, "bot": "this:Zen"}, "unknown-bot", id="a module"),
    pytest.param({"contribution": None, "bot": "x" * 9000}, "unknown-bot", id="a long bot"),
    pytest.param({"name": "\x00"}, "name-empty", id="nothing to see"),
    pytest.param({"name": "x" * 10_000}, "name-too-long", id="10,000 letters"),
]


@pytest.mark.parametrize(("change", "code"), SEATS)
def test_a_seat_that_cannot_be_taken(
    server: Server, gathering: tuple[Person, str], change: dict[str, Any], code: str
) -> None:
    ana, table = gathering
    before = ana.table(table)
    assert_told(ana, "POST", f"/api/tables/{table}/seats", 400, code, json=SEAT | change)
    assert ana.table(table) == before


MOVES = [
    pytest.param({"moves": []}, 400, "out-of-range", id="no move"),
    pytest.param({"moves": [{"move": "draw"}] * 501}, 400, "out-of-range", id="501 moves"),
    pytest.param({"moves": {"move": "draw"}}, 400, "wrong-type", id="no list"),
    pytest.param({"moves": ["draw"]}, 400, "wrong-type", id="a word"),
    pytest.param({"moves": [{}]}, 400, "missing-field", id="an empty move"),
    pytest.param({"moves": [{"move": "castle"}]}, 400, "unknown-value", id="castle"),
    pytest.param({"moves": [{"move": None}]}, 400, "wrong-type", id="null"),
    pytest.param({"moves": [{"move": "draw", "tile": "C21"}]}, 400, "unknown-field", id="more"),
    pytest.param({"moves": [{"move": "claim", "tile": "Z99"}]}, 400, "unknown-name", id="Z99"),
    pytest.param({"moves": [{"move": "claim", "tile": 21}]}, 400, "wrong-type", id="tile 21"),
    pytest.param(
        {"moves": [{"move": "place", "space": [0, 3], "rotation": 0}]}, 400, "out-of-range",
        id="beside the board",
    ),
    pytest.param(
        {"moves": [{"move": "place", "space": [0, True], "rotation": 0}]}, 400, "wrong-type",
        id="true for a column",
    ),
    pytest.param(
        {"moves": [{"move": "place", "space": [0], "rotation": 0}]}, 400, "wrong-type",
        id="half a space",
    ),
    pytest.param(
        {"moves": [{"move": "place", "space": [0, 0], "rotation": HUGE}]}, 400, "out-of-range",
        id="a huge rotation",
    ),
    pytest.param({"request": ""}, 400, "out-of-range", id="no name for the request"),
    pytest.param({"request": "x" * 101}, 400, "out-of-range", id="a long name for it"),
    pytest.param({"request": None}, 400, "wrong-type", id="null for it"),
    pytest.param({"decision": -1}, 400, "out-of-range", id="decision -1"),
    pytest.param({"decision": HUGE}, 409, "outdated", id="a huge decision"),
    pytest.param({"decision": True}, 400, "wrong-type", id="decision true"),
    pytest.param({"decision": 0.5}, 400, "wrong-type", id="half a decision"),
    pytest.param({"seat": 5}, 403, "not-your-seat", id="a seat that is not there"),
    pytest.param({"seat": 99}, 400, "out-of-range", id="a seat far out"),
    pytest.param({"seat": "0"}, 400, "wrong-type", id="a text for a seat"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "status", "code"), MOVES)
def test_a_move_that_cannot_be_read(
    server: Server, game: Party, change: dict[str, Any], status: int, code: str
) -> None:
    before = game.see(0)
    path = f"/api/tables/{game.table}/moves"
    assert_told(game.at(0), "POST", path, status, code, json=MOVE | change)
    assert game.see(0) == before


# Addresses

GET_ADDRESSES = [
    pytest.param("/api/tables/nosuchtabl", 404, "no-such-table", id="no such table"),
    pytest.param("/api/tables/" + "x" * 5000, 404, "no-such-table", id="a long link"),
    pytest.param("/api/tables/%00", 404, "no-such-table", id="a zero"),
    pytest.param("/api/tables/%F0%9F%9A%82", 404, "no-such-table", id="a locomotive"),
    pytest.param("/api/tables/%3Cscript%3E", 404, "no-such-table", id="a script"),
    pytest.param("/api/tables/nosuchtabl/record", 404, "no-such-table", id="no record"),
    pytest.param("/api/tables/nosuchtabl/replay/0", 404, "no-such-table", id="no replay"),
    pytest.param("/api/tables/nosuchtabl/fairness", 404, "no-such-table", id="no fairness"),
    pytest.param("/api/tables/TABLE?seat=9", 403, "not-your-seat", id="seat 9"),
    pytest.param("/api/tables/TABLE?seat=99", 400, "unreadable", id="seat 99"),
    pytest.param("/api/tables/TABLE?seat=-1", 400, "unreadable", id="seat -1"),
    pytest.param("/api/tables/TABLE?seat=first", 400, "unreadable", id="the first seat"),
    pytest.param("/api/tables/TABLE?entry=-1", 400, "unreadable", id="entry -1"),
    pytest.param("/api/tables/TABLE?entry=" + "9" * 5000, 400, "unreadable", id="5,000 digits"),
    pytest.param("/api/tables/TABLE/replay/0", 409, "not-over", id="not over"),
    pytest.param("/api/tables/TABLE/replay/" + "9" * 5000, 404, "no-such-page", id="far move"),
    pytest.param("/api/tables/TABLE/replay/last", 404, "no-such-page", id="the last move"),
    pytest.param("/api/nothing", 404, "no-such-page", id="nothing there"),
    pytest.param("/api", 404, "no-such-page", id="only api"),
    pytest.param("/api/", 404, "no-such-page", id="only api/"),
    pytest.param("/api/tables/TABLE/seats/0/1/2", 404, "no-such-page", id="too far"),
    pytest.param("/api/games/chess/components", 404, "unknown-game", id="another game"),
    pytest.param("/api/games/ghosts-galore/texts/fr", 404, "no-such-page", id="French"),
    pytest.param(
        "/api/games/ghosts-galore/texts/..%2Fen", 404, "no-such-page", id="texts elsewhere"
    ),
    pytest.param("/assets/nothing.js", 404, "no-such-page", id="a file of an older page"),
    pytest.param("/..%2f..%2fetc%2fpasswd.txt", 404, "no-such-page", id="a file elsewhere"),
]


@pytest.mark.parametrize(("path", "status", "code"), GET_ADDRESSES)
def test_an_address_where_nothing_is(
    server: Server, game: Party, path: str, status: int, code: str
) -> None:
    assert_told(game.at(0), "GET", path.replace("TABLE", game.table), status, code)


@pytest.mark.parametrize("verb", ["seats", "start", "moves", "preview", "undo", "rematch"])
def test_nothing_is_done_at_a_table_that_is_not_there(
    server: Server, game: Party, verb: str
) -> None:
    bodies = {
        "seats": SEAT,
        "moves": MOVE,
        "preview": {"moves": MOVE["moves"]},
        "undo": {"request": "1"},
    }
    path = f"/api/tables/nosuchtabl/{verb}"
    assert_told(game.at(0), "POST", path, 404, "no-such-table", json=bodies.get(verb))


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/guests"),
        ("DELETE", "/api/guests/me"),
        ("PUT", "/api/tables"),
        ("DELETE", "/api/tables/TABLE"),
        ("GET", "/api/tables/TABLE/moves"),
        ("PATCH", "/api/tables/TABLE/seats/0"),
        ("POST", "/api/games"),
        ("POST", "/api/tables/TABLE/record"),
    ],
)
def test_an_address_used_in_another_way(
    server: Server, game: Party, method: str, path: str
) -> None:
    assert_told(game.at(0), method, path.replace("TABLE", game.table), 405, "not-allowed-here")


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_an_address_that_does_not_exist_in_any_way(
    server: Server, game: Party, method: str
) -> None:
    assert_told(game.at(0), method, "/api/nothing", 404, "no-such-page")


# Who asks


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(None, id="nothing"),
        pytest.param("Bearer", id="only how"),
        pytest.param("Bearer nobody", id="nobody's token"),
        pytest.param("Bearer " + "x" * 10_000, id="a long token"),
        pytest.param("Basic QW5hOnNlY3JldA==", id="a password"),
        pytest.param("Digest username=Ana", id="a digest"),
        pytest.param("TOKEN", id="a token by itself"),
        pytest.param("Token TOKEN", id="another scheme"),
        pytest.param(b"Bearer \xff\xfe", id="bytes"),
    ],
)
@pytest.mark.parametrize("verb", ["tables", "seats", "moves", "me"])
def test_nobody_acts_without_a_token(
    server: Server, game: Party, said: str | bytes | None, verb: str
) -> None:
    method, path, body = {
        "tables": ("POST", "/api/tables", {"game": "ghosts-galore", "players": 2}),
        "seats": ("POST", f"/api/tables/{game.table}/seats", SEAT),
        "moves": ("POST", f"/api/tables/{game.table}/moves", MOVE),
        "me": ("GET", "/api/guests/me", None),
    }[verb]
    nobody = Person(server.url, "Nobody", "")
    if isinstance(said, str):
        said = said.replace("TOKEN", game.at(0).token)
    headers = {} if said is None else {"Authorization": said}
    assert_told(nobody, method, path, 401, "who-are-you", json=body, headers=headers)


def test_a_table_is_not_shown_to_a_token_that_nobody_was_given(
    server: Server, gathering: tuple[Person, str]
) -> None:
    stranger = Person(server.url, "Zoe", "nobody")
    assert_told(stranger, "GET", f"/api/tables/{gathering[1]}", 401, "who-are-you")


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        ("es-AR,es;q=0.9,en;q=0.8", "mesa"),
        ("ES", "mesa"),
        ("fr, es;q=0.5", "mesa"),
        ("en-GB", "table"),
        ("fr", "table"),
        ("", "table"),
        ("x" * 5000, "table"),
    ],
)
def test_the_language_is_the_first_that_is_spoken_here(
    server: Server, gathering: tuple[Person, str], asked: str, word: str
) -> None:
    answer = gathering[0].request(
        "GET", "/api/tables/nosuchtabl", headers={"Accept-Language": asked}
    )
    assert word in answer.json()["message"]
