"""What somebody at a table is shown. The only place where a position becomes a message."""

from dataclasses import dataclass
from typing import Any

from turntable.engine.events import Event
from turntable.engine.game import Game
from turntable.engine.position import WATCHER, Concealed, Truth
from turntable.engine.record import Record, from_json
from turntable.engine.texts import texts_in
from turntable.server.errors import TEXTS, TableError
from turntable.server.protocol import Happening, Offer, Result, Score, Seat, TableSeen, Undo
from turntable.server.table import TAKEN_BACK, Line, Table


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Whose eyes, and in which language."""

    guest: str | None
    seat: int | None
    language: str


def onlooker(table: Table, guest: str | None, asked: int | None, language: str) -> Onlooker:
    """Who may look at the table from which seat. A game that is over hides nothing.

    Several people on one device have a seat each: until one of them is named, they are shown what
    everybody may see.
    """
    own = table.seats_of(guest)
    if table.is_closed and asked is not None and 0 <= asked < table.players:
        return Onlooker(guest, asked, language)
    if asked is not None and asked not in own:
        raise TableError("not-your-seat", seat=asked)
    if table.status == "playing" and not own:
        raise TableError("not-at-this-table")
    return Onlooker(guest, own[0] if len(own) == 1 and asked is None else asked, language)


def table_seen(table: Table, by: Onlooker, since: int, entry: int | None = None) -> TableSeen:
    """The table after its first `entry` lines (all of them if None), telling those from `since`."""
    entry = len(table.lines) if entry is None else entry
    sight, decision, moves = _position(table, by, entry)
    is_now = entry == len(table.lines)
    return TableSeen(
        id=table.id,
        game=table.game.id,
        players=table.players,
        options=table.options,
        status="playing" if table.status == "finished" and not is_now else table.status,
        host=table.host == by.guest,
        seats=[_seat(table, number, by) for number in range(table.players)],
        commitment=table.commitment,
        secret=table.secret.hex() if table.is_closed and is_now else None,
        rematch=table.rematch,
        entry=entry,
        moves=moves,
        seat=by.seat,
        decision=decision,
        waiting=list(sight.waiting) if sight else [],
        preparing=table.preparing and is_now,
        prompt=_prompt(table, sight, by.language),
        view=sight.view() if sight else None,
        legal=legal_moves(sight) if sight else [],
        scores=scores(sight) if sight else _stored_scores(table),
        events=[
            happening
            for number in range(min(since, entry), entry)
            for happening in happenings(table.game, table.lines[number], number, by.seat)
        ],
        undo=_undo(table, by.seat) if is_now else Undo(False, None),
        result=_result(sight) if sight else _stored_result(table),
    )


def happenings(game: Game, line: Line, number: int, seat: int | None) -> list[Happening]:
    """What a line of the log tells to a seat."""
    if TAKEN_BACK in line.row.line:
        players = {} if line.row.seat is None else {"seat": line.row.seat}
        words: dict[str, str | int] = {"moves": len(line.row.line[TAKEN_BACK])}
        return [Happening(number, TAKEN_BACK, players, words)]
    return told(game, line.events, number, seat)


def told(
    game: Game, events: "tuple[Event, ...] | list[Event]", number: int, seat: int | None
) -> list[Happening]:
    return [
        Happening(number, event.kind.name, event.players, game.play.narrate(event))
        for event in events
        if event.seen_by(seat)
    ]


def legal_moves(sight: Concealed) -> list[Any]:
    return [sight.game.play.move_of(move) for move in sight.legal()]


def scores(sight: Concealed) -> list[Score]:
    return [Score(sheet.total, sheet.lines, sheet.partial) for sheet in sight.sheets()]


def seen_from(truth: Truth, seat: int | None) -> Concealed:
    return truth.concealed_for(WATCHER if seat is None else seat)


def _position(table: Table, by: Onlooker, entry: int) -> tuple[Concealed | None, int, int]:
    if table.match is None:
        return None, 0, 0
    if entry == 0:
        return seen_from(table.match.start, by.seat), 0, 0
    line = table.lines[entry - 1]
    return seen_from(line.truth, by.seat), line.decision, line.moves


def _seat(table: Table, number: int, by: Onlooker) -> Seat:
    sitter = table.seats[number]
    if sitter is None:
        return Seat(number, None, None, False, False, None)
    return Seat(
        seat=number,
        name=sitter.name,
        bot=sitter.bot,
        yours=sitter.guest is not None and sitter.guest == by.guest,
        present=sitter.bot is not None or table.present[str(sitter.guest)] > 0,
        contribution=sitter.contribution.hex() if sitter.contribution else None,
    )


def _prompt(table: Table, sight: Concealed | None, language: str) -> str:
    if sight:
        return sight.prompt(language)
    return texts_in(TEXTS, language)("abandoned") if table.status == "abandoned" else ""


def _undo(table: Table, seat: int | None) -> Undo:
    free = False
    if table.status == "playing" and table.match and seat is not None:
        free = table.match.can_undo(seat)
    offer = table.offer
    return Undo(free, Offer(offer.by, offer.to, sorted(offer.agreed)) if offer else None)


def _result(sight: Concealed) -> Result | None:
    if not sight.is_over:
        return None
    winners = [seat for seat, sheet in enumerate(sight.sheets()) if sheet.rank == 0]
    return Result(sight.end, winners)


# A finished game that the rules of today no longer fit keeps its score sheet.


def _stored_scores(table: Table) -> list[Score]:
    record = _record(table)
    sheets = record.scores if record else None
    return [Score(sheet.total, sheet.lines, False) for sheet in sheets or []]


def _stored_result(table: Table) -> Result | None:
    record = _record(table)
    return Result(record.end, record.winners or []) if record else None


def _record(table: Table) -> Record | None:
    return from_json(table.record, "record") if table.record else None
