"""A client of docs/api.md for tests: one method for each thing that can be asked."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import msgspec
from msgspec import Struct
from websockets.sync.client import ClientConnection, connect

GHOSTS = "ghosts-galore"
LONGEST_ANSWER = 20.0
LONGEST_PREPARATION = 300.0
# One for all, because making one reads every certificate there is; it keeps no connection open.
HTTP = httpx.Client(
    timeout=LONGEST_ANSWER, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0)
)

Move = dict[str, Any]
T = TypeVar("T")


class Seat(Struct, frozen=True):
    seat: int
    name: str | None
    bot: str | None
    yours: bool
    present: bool
    contribution: str | None


class Event(Struct, frozen=True):
    entry: int
    kind: str
    players: dict[str, int]
    words: dict[str, Any]


class Score(Struct, frozen=True):
    total: int
    lines: dict[str, int]
    partial: bool


class Offer(Struct, frozen=True):
    by: int
    to: int
    agreed: list[int]


class Undo(Struct, frozen=True):
    free: bool
    offer: Offer | None


class Result(Struct, frozen=True):
    end: str
    winners: list[int]


class Table(Struct, frozen=True):
    id: str
    game: str
    players: int
    options: list[str]
    status: str
    host: bool
    seats: list[Seat]
    commitment: str
    secret: str | None
    rematch: str | None
    entry: int
    moves: int
    seat: int | None
    decision: int
    waiting: list[int]
    preparing: bool
    prompt: str
    view: dict[str, Any] | None
    legal: list[Move]
    scores: list[Score]
    events: list[Event]
    undo: Undo
    result: Result | None


class Done(Struct, frozen=True):
    entry: int
    events: list[Event]


class Problem(Struct, frozen=True):
    code: str
    rule: str | None
    message: str


class Preview(Struct, frozen=True):
    made: int
    refused: Problem | None
    view: dict[str, Any]
    legal: list[Move]
    prompt: str
    scores: list[Score]
    events: list[Event]


class Alternative(Struct, frozen=True):
    move: Move
    chance: float


class Hint(Struct, frozen=True):
    decision: int
    moves: list[Move]
    chance: float
    gains: dict[str, float]
    edge: dict[str, float]
    alternatives: list[Alternative]


class Fairness(Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    contributions: list[str]
    holds: bool
    message: str


class RefusedError(Exception):
    """The server said no."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(answer.text)
        self.status = answer.status_code
        problem = answer.json()
        self.code: str = problem["code"]
        self.rule: str | None = problem["rule"]
        self.message: str = problem["message"]


class Guest:
    """Somebody with a token. `Guest.new(server.url, "Ana")`."""

    def __init__(self, url: str, name: str, token: str, language: str = "en") -> None:
        self.url, self.name, self.token, self.language = url, name, token, language

    @classmethod
    def new(cls, url: str, name: str, language: str = "en") -> "Guest":
        nobody = cls(url, name, "", language)
        return cls(url, name, nobody.ask("POST", "/api/guests", {"name": name})["token"], language)

    def open_table(
        self, players: int = 2, options: list[str] | None = None, game: str = GHOSTS
    ) -> str:
        body = {"game": game, "players": players, "options": options or []}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def sit(self, table: str, seat: int = 0, name: str | None = None) -> None:
        body: dict[str, object] = {"seat": seat, "contribution": secrets.token_hex(32)}
        self.ask("POST", f"/api/tables/{table}/seats", body | ({"name": name} if name else {}))

    def bot(self, table: str, seat: int, bot: str = "random") -> None:
        self.ask("POST", f"/api/tables/{table}/seats", {"seat": seat, "bot": bot})

    def leave(self, table: str, seat: int) -> None:
        self.ask("DELETE", f"/api/tables/{table}/seats/{seat}")

    def start(self, table: str) -> None:
        self.ask("POST", f"/api/tables/{table}/start")

    def table(self, table: str, seat: int | None = None, entry: int = 0) -> Table:
        asked = {"entry": entry} | ({} if seat is None else {"seat": seat})
        return _read(self.ask("GET", f"/api/tables/{table}", query=asked), Table)

    def play(
        self, table: str, seat: int, decision: int, *moves: Move, request: str | None = None
    ) -> Done:
        body = {
            "request": request or secrets.token_hex(8),
            "decision": decision,
            "seat": seat,
            "moves": list(moves),
        }
        return _read(self.ask("POST", f"/api/tables/{table}/moves", body), Done)

    def preview(self, table: str, seat: int, *moves: Move) -> Preview:
        body = {"seat": seat, "moves": list(moves)}
        return _read(self.ask("POST", f"/api/tables/{table}/preview", body), Preview)

    def hint(self, table: str, seat: int | None = None) -> Hint:
        """As soon as the bots of the game are prepared."""
        deadline = time.monotonic() + LONGEST_PREPARATION
        while True:
            try:
                return _read(self.ask("POST", f"/api/tables/{table}/hint", {"seat": seat}), Hint)
            except RefusedError as refused:
                if refused.code != "warming-up" or time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def undo(self, table: str, seat: int, **more: bool) -> Done:
        """Take back; with `ask=True`, `agree=True` or `agree=False` as the API has it."""
        body = {"request": secrets.token_hex(8), "seat": seat, **more}
        return _read(self.ask("POST", f"/api/tables/{table}/undo", body), Done)

    def rematch(self, table: str) -> str:
        return str(self.ask("POST", f"/api/tables/{table}/rematch")["id"])

    def record(self, table: str) -> dict[str, Any]:
        answer: dict[str, Any] = self.ask("GET", f"/api/tables/{table}/record")
        return answer

    def fairness(self, table: str) -> Fairness:
        return _read(self.ask("GET", f"/api/tables/{table}/fairness"), Fairness)

    @contextmanager
    def live(self, table: str, seat: int | None = None, entry: int = 0) -> Iterator["Live"]:
        """The live connection, after the greeting."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        with connect(address, open_timeout=LONGEST_ANSWER, max_size=2**22) as socket:
            live = Live(socket)
            live.say(token=self.token, seat=seat, entry=entry, language=self.language)
            yield live

    def ask(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        query: dict[str, int] | None = None,
    ) -> Any:
        headers = {"Accept-Language": self.language}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        answer = HTTP.request(method, self.url + path, json=body, params=query, headers=headers)
        if answer.is_error:
            raise RefusedError(answer)
        return answer.json() if answer.content else None


class Live:
    """The messages of a live connection, one after the other."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = LONGEST_ANSWER) -> Table:
        """The next table; an error, or silence, is a failure."""
        message = self.hear_any(timeout)
        assert message["type"] == "table", message
        return _read(message, Table)

    def hear_any(self, timeout: float = LONGEST_ANSWER) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        return message


def _read(value: object, kind: type[T]) -> T:
    return msgspec.convert(value, kind)
