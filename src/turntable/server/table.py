"""A table in memory: who sits where, the match, and every line of its log with where it led."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import msgspec

from turntable.engine.chance import Stream
from turntable.engine.errors import TurntableError
from turntable.engine.events import Event
from turntable.engine.fairness import commitment, table_key
from turntable.engine.game import Game
from turntable.engine.match import Match, TakenBack
from turntable.engine.position import Truth
from turntable.engine.record import Player, Record, TableSeed, record_of
from turntable.engine.replay import read_move
from turntable.server.errors import TableError
from turntable.server.protocol import Hint, Status
from turntable.server.store import LogRow, SeatRow, TableRow

TAKEN_BACK = "taken_back"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log, and the position after it."""

    row: LogRow
    events: tuple[Event, ...]
    truth: Truth
    decision: int
    moves: int
    """How many moves stand after it."""


@dataclass(slots=True)
class Offer:
    """Somebody asks to go back to the first `to` moves. Not stored: a restart ends it."""

    by: int
    to: int
    agreed: set[int]


@dataclass
class Table:
    """Everything about one table. Whoever changes it holds its lock."""

    id: str
    game: Game
    players: int
    options: list[str]
    host: str
    secret: bytes
    status: Status
    seats: list[SeatRow | None]
    rematch: str | None = None
    record: bytes | None = None
    match: Match | None = None
    lines: list[Line] = field(default_factory=list)
    offer: Offer | None = None
    answers: dict[tuple[str, str], tuple[int, int, int]] = field(default_factory=dict)
    """By guest and request: the seat it was for, and the lines that it made."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    present: Counter[str] = field(default_factory=Counter)
    """How many live connections each guest has."""
    listeners: set[asyncio.Event] = field(default_factory=set)
    thinking: defaultdict[int, asyncio.Lock] = field(
        default_factory=lambda: defaultdict(asyncio.Lock)
    )
    """By seat: a hint is thought of once, however often it is asked for."""
    preparing: bool = False
    """Whether a bot is due that cannot move yet: those of this game are being prepared."""
    hints: dict[int, Hint] = field(default_factory=dict)
    """The last hint that each seat got."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret).hex()

    @property
    def is_closed(self) -> bool:
        """Whether there is nothing left to hide."""
        return self.status in ("finished", "abandoned")

    @property
    def contributions(self) -> list[bytes]:
        """In the order of the seats; bots give none."""
        return [seat.contribution for seat in self.seats if seat and seat.contribution]

    @property
    def row(self) -> TableRow:
        return TableRow(
            self.id, self.game.id, self.game.rules_version, self.players, self.options,
            self.host, self.secret, self.status, self.rematch, self.record,
        )  # fmt: skip

    def seats_of(self, guest: str | None) -> list[int]:
        if guest is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat and seat.guest == guest]

    def seat_for(self, guest: str, asked: int | None) -> int:
        """The seat that a guest acts for: the one asked for, or else their only one."""
        own = self.seats_of(guest)
        if not own:
            raise TableError("not-at-this-table")
        if asked is None:
            if len(own) > 1:
                raise TableError("which-seat", seats=", ".join(map(str, own)))
            return own[0]
        if asked not in own:
            raise TableError("not-your-seat", seat=asked)
        return asked

    def running(self) -> Match:
        """The match, which must have begun and not be over."""
        if self.status == "gathering":
            raise TableError("not-started")
        if self.match is None or self.status != "playing":
            raise TableError("outdated")
        return self.match

    def changed(self) -> None:
        """Tell everybody who watches."""
        for listener in self.listeners:
            listener.set()

    def deal(self) -> Match:
        """The match from its start: the same however often, since all its chance is fixed."""
        key = table_key(self.secret, self.id, self.contributions)
        mask = self.game.option_mask(self.options)
        return Match.deal(self.game, self.players, mask, Stream(key))

    def resume(self, log: list[LogRow]) -> None:
        """Play the stored log again. TurntableError where it no longer fits the rules."""
        match = self.deal()
        for row in log:
            self.accept(match, [enact(match, row)])
        self.match = match

    def accept(self, match: Match, lines: list[Line]) -> None:
        """Lines that are stored: from now on the match is `match`."""
        first = len(self.lines)
        self.match = match
        self.lines += lines
        row = lines[0].row
        if row.guest and row.request:
            key = row.guest, row.request
            seat, began, _ = self.answers.get(key, (row.seat, first, first))
            self.answers[key] = (-1 if seat is None else seat, began, len(self.lines))

    def whole_record(self, match: Match) -> Record:
        players = [Player(seat.name, seat.bot) for seat in self.seats if seat]
        seed = TableSeed(self.secret.hex(), [c.hex() for c in self.contributions], self.id)
        return record_of(match, players, seed, self.commitment)


def made(match: Match, seat: int, move: int, guest: str | None, request: str | None) -> Line:
    """Make a move in `match` and write it down."""
    events = match.play(seat, move)
    value: Any = msgspec.to_builtins(match.game.play.move_of(move))
    return _line(match, LogRow(seat, {"move": value}, guest, request), events)


def taken_back(match: Match, seat: int | None, to: int, guest: str, request: str) -> Line:
    """Take back the last move of `seat`, or by consent (None) all but the first `to`."""
    _go_back(match, seat, to)
    line = match.log[-1]
    assert isinstance(line, TakenBack)
    return _line(match, LogRow(seat, {TAKEN_BACK: list(line.entries)}, guest, request), [])


def enact(match: Match, row: LogRow) -> Line:
    """Do again what a stored line says."""
    if TAKEN_BACK in row.line:
        _go_back(match, row.seat, min(row.line[TAKEN_BACK]))
        return _line(match, row, [])
    if row.seat is None:
        raise TurntableError("no-such-seat", seat="null", players=match.players)
    events = match.play(row.seat, read_move(match.game, row.line["move"], "line"))
    return _line(match, row, events)


def _go_back(match: Match, seat: int | None, to: int) -> None:
    if seat is None:
        match.rewind(to)
    else:
        match.undo(seat)


def _line(match: Match, row: LogRow, events: list[Event]) -> Line:
    return Line(row, tuple(events), match.truth, match.decision, len(match.entries))
