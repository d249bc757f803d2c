"""Records: `turntable-record/1`, a whole game as one JSON object.

A record replays from `initial` and `moves` alone; `seed` and `commitment` only prove where they
came from. docs/record.md describes the format for programs that share no code with this one.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from turntable.engine.chance import SEEDS
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.engine.reading import decode, shaped
from turntable.engine.registry import game as game_called

FORMAT: Literal["turntable-record/1"] = "turntable-record/1"
ABANDONED = "abandoned"

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat; `bot` is the name of a bot, null for a person."""

    name: str
    bot: str | None


class TableSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the chance of a table came from; see docs/fairness.md."""

    secret: Hex32
    contributions: list[Hex32]
    table: Annotated[str, Meta(max_length=200)]


class SeatScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's sheet."""

    total: int
    lines: dict[str, int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game."""

    format: Literal["turntable-record/1"]
    game: str
    rules_version: Annotated[int, Meta(ge=1, le=2**31)]
    options: list[str]
    players: list[Player]
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | TableSeed | None
    commitment: Hex32 | None
    initial: dict[str, Any]
    moves: list[tuple[int | None, dict[str, Any]]]
    final: dict[str, Any] | None
    scores: list[SeatScore] | None
    winners: list[int] | None
    end: str


def record_of(
    match: Match,
    players: list[Player],
    seed: int | TableSeed | None = None,
    commitment: str | None = None,
) -> Record:
    """The record of a match; of one that is not over, as abandoned."""
    game, play = match.game, match.game.play
    moves: list[tuple[int | None, dict[str, Any]]] = []
    for entry in match.entries:
        moves.append((entry.seat, msgspec.to_builtins(play.move_of(entry.move))))
        moves += [(None, msgspec.to_builtins(chance)) for chance in entry.chance]
    over = match.is_over
    scores, winners = scores_of(match.truth)
    return Record(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        options=game.option_names(match.options),
        players=players,
        seed=seed,
        commitment=commitment,
        initial=msgspec.to_builtins(play.initial(match.start.state)),
        moves=moves,
        final=msgspec.to_builtins(play.final(match.truth.state)) if over else None,
        scores=scores if over else None,
        winners=winners if over else None,
        end=match.truth.end if over else ABANDONED,
    )


def scores_of(truth: Truth) -> tuple[list[SeatScore], list[int]]:
    """The sheets of a position and who wins."""
    sheets = truth.sheets()
    winners = [seat for seat, sheet in enumerate(sheets) if sheet.rank == 0]
    return [SeatScore(sheet.total, sheet.lines) for sheet in sheets], winners


def to_json(record: Record) -> bytes:
    """One line."""
    return msgspec.json.encode(record)


def from_json(text: bytes, where: str) -> Record:
    """Read a record: its shape is checked, whether it holds is for engine/replay.py to say."""
    value = decode(text, where)
    if not isinstance(value, dict) or "format" not in value:
        raise UnreadableError("not-a-record", where=where)
    if value["format"] != FORMAT:
        found = str(value["format"])[:80]
        raise UnreadableError("other-format", where=where, found=found, known=FORMAT)
    record: Record = shaped(value, Record, where)
    game_called(record.game).check_players(len(record.players))
    return record


def position_from_json(game: Game, text: bytes, where: str) -> Truth:
    """Read a final position, as in a record's `final`, possibly with the number of `players`."""
    value = decode(text, where)
    if isinstance(value, dict) and "format" in value:
        raise UnreadableError("record-not-position", where=where)
    players = None
    if isinstance(value, dict) and "players" in value:
        value = dict(value)
        players = shaped(value.pop("players"), int, f"{where}.players")
    final = shaped(value, game.play.Final, where)
    truth = Truth(game, game.boundary.new_state())
    try:
        game.play.read_final(final, truth.state)
    except UnreadableError as error:
        raise error.within(where) from None
    seats = int(truth.state.players)
    if players is not None and players != seats:
        raise UnreadableError(
            "players-differ", where=f"{where}.players", players=str(players), seats=seats
        )
    return truth
