"""Look back at a game that is over: step by step, as a record, and whether its chance was fair."""

import asyncio

from turntable.engine.errors import TurntableError
from turntable.engine.position import Truth
from turntable.engine.record import Record, from_json
from turntable.engine.replay import replay
from turntable.engine.texts import texts_in
from turntable.server.errors import TEXTS, TableError
from turntable.server.protocol import Fairness, Replayed
from turntable.server.sight import scores, seen_from, told
from turntable.server.table import Table


def record_bytes(table: Table) -> bytes:
    if table.record is None:
        raise TableError("not-over")
    return table.record


def step(table: Table, move: int, seat: int, language: str) -> Replayed:
    """The game after its first `move` moves."""
    match = table.match
    if match is None or not table.is_closed:
        raise TableError("not-over")
    moves = len(match.entries)
    if not 0 <= move <= moves:
        raise TableError("no-such-step", step=move, moves=moves)
    if not 0 <= seat < table.players:
        raise TurntableError("no-such-seat", seat=str(seat), players=table.players)
    truth = match.truth if move == moves else Truth(table.game, match.entries[move].before)
    sight = seen_from(truth, seat)
    events = match.entries[move - 1].events if move else ()
    return Replayed(
        move=move,
        moves=moves,
        seat=seat,
        view=sight.view(),
        prompt=sight.prompt(language),
        scores=scores(sight),
        events=told(table.game, events, move - 1, seat),
        waiting=list(sight.waiting),
    )


async def fairness(table: Table, language: str) -> Fairness:
    """Replay the record, which makes every draw again from the secret."""
    record = from_json(record_bytes(table), "record")
    problem = await asyncio.to_thread(_problem_with, record, language)
    return Fairness(
        table=table.id,
        commitment=table.commitment,
        secret=table.secret.hex(),
        contributions=[contribution.hex() for contribution in table.contributions],
        holds=problem is None,
        message=problem or texts_in(TEXTS, language)("fair"),
    )


def _problem_with(record: Record, language: str) -> str | None:
    try:
        replay(record)
    except TurntableError as problem:
        return problem.sentence(language)
    return None
