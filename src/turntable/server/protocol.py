"""The shapes on the wire: what docs/api.md tells in words."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

ContributionHex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
RequestId = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveJson = dict[str, Any]
MoveRun = Annotated[list[MoveJson], Meta(min_length=1, max_length=500)]
Status = Literal["gathering", "playing", "finished", "abandoned"]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a caller sends."""


class NewGuest(Asked, frozen=True):
    name: str


class NewTable(Asked, frozen=True):
    game: str
    players: Annotated[int, Meta(ge=1, le=16)]
    options: list[str] = []


class TakeSeat(Asked, frozen=True):
    """A person sits down, with a contribution, or the host seats a bot."""

    seat: SeatNumber
    contribution: ContributionHex | None = None
    name: str | None = None
    bot: str | None = None


class MakeMoves(Asked, frozen=True):
    request: RequestId
    decision: Annotated[int, Meta(ge=0)]
    moves: MoveRun
    seat: SeatNumber | None = None


class TryMoves(Asked, frozen=True):
    moves: MoveRun
    seat: SeatNumber | None = None


class AskHint(Asked, frozen=True):
    seat: SeatNumber | None = None


class TakeBack(Asked, frozen=True):
    request: RequestId
    seat: SeatNumber | None = None
    ask: bool = False
    agree: bool | None = None


class Watch(Asked, frozen=True):
    """What a live connection sends: who is there, and how much of the log they have."""

    token: str | None = None
    seat: SeatNumber | None = None
    entry: Annotated[int, Meta(ge=0)] = 0
    language: Literal["en", "es"] = "en"


class Problem(Struct, frozen=True):
    """Why not."""

    code: str
    rule: str | None
    message: str


class Guest(Struct, frozen=True):
    id: str
    name: str


class GuestWithToken(Struct, frozen=True):
    id: str
    name: str
    token: str


class BotFacts(Struct, frozen=True):
    """A level that can be seated."""

    name: str
    seconds: float
    """How long it thinks about a turn, at most."""
    rating: int | None
    """How strong it is at this game; null where that was never measured."""


class GameFacts(Struct, frozen=True):
    id: str
    titles: dict[str, str]
    taglines: dict[str, str]
    players: list[int]
    options: list[str]
    lines: list[str]
    ends: list[str]
    rules_version: int
    sections: dict[str, list[str]]
    bots: list[BotFacts]
    ready: bool


class Seat(Struct, frozen=True):
    seat: int
    name: str | None
    """Null for an open seat."""
    bot: str | None
    yours: bool
    present: bool
    contribution: str | None


class Happening(Struct, frozen=True):
    """An event, worded by the text `log-<kind>`."""

    entry: int
    kind: str
    players: dict[str, int]
    words: dict[str, str | int]


class Score(Struct, frozen=True):
    total: int
    lines: dict[str, int]
    partial: bool
    """Whether hidden things would count too: the total is at least this."""


class Offer(Struct, frozen=True):
    """To go back to the first `to` moves."""

    by: int
    to: int
    agreed: list[int]


class Undo(Struct, frozen=True):
    free: bool
    offer: Offer | None


class Result(Struct, frozen=True):
    end: str
    winners: list[int]


class TableSeen(Struct, frozen=True, rename={"kind": "type"}):
    """A table as one seat sees it."""

    id: str
    game: str
    players: int
    options: list[str]
    status: Status
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
    """Whether a bot is waited for that cannot move yet: a new machine compiles bots first."""
    prompt: str
    view: Any
    legal: list[Any]
    scores: list[Score]
    events: list[Happening]
    undo: Undo
    result: Result | None
    kind: Literal["table"] = "table"


class LiveProblem(Struct, frozen=True, rename={"kind": "type"}):
    code: str
    rule: str | None
    message: str
    kind: Literal["error"] = "error"


class Made(Struct, frozen=True):
    """Moves were made, or taken back."""

    entry: int
    events: list[Happening]


class Previewed(Struct, frozen=True):
    made: int
    refused: Problem | None
    """Why the next of the moves cannot be made; null too where it would show something hidden."""
    view: Any
    legal: list[Any]
    prompt: str
    scores: list[Score]
    events: list[Happening]


class Alternative(Struct, frozen=True):
    move: Any
    chance: float


class Hint(Struct, frozen=True):
    """What the strongest bot would do."""

    decision: int
    moves: list[Any]
    """A run that can be made at once."""
    chance: float
    """From 0 to 1: how many such games it expects to win against others like it."""
    gains: dict[str, float]
    """Points that it sees coming, a line of the score sheet each, but for those that stay."""
    edge: dict[str, float]
    """How many more than after the alternatives, likewise."""
    alternatives: list[Alternative]
    """Other moves in place of the first one, the best first."""


class Replayed(Struct, frozen=True):
    move: int
    moves: int
    seat: int
    view: Any
    prompt: str
    scores: list[Score]
    events: list[Happening]
    waiting: list[int]


class Fairness(Struct, frozen=True):
    table: str
    commitment: str
    secret: str
    contributions: list[str]
    holds: bool
    message: str


class TableId(Struct, frozen=True):
    id: str
