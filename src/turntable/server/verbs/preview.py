"""Preview: what would come of a run of moves. Nothing is stored."""

from turntable.engine.errors import RefusedError
from turntable.engine.position import Concealed
from turntable.engine.replay import read_move
from turntable.server.protocol import Previewed, Problem, TryMoves
from turntable.server.sight import legal_moves, scores, told
from turntable.server.store import GuestRow
from turntable.server.table import Table


def preview(table: Table, guest: GuestRow, asked: TryMoves, language: str) -> Previewed:
    game, seat = table.game, table.seat_for(guest.id, asked.seat)
    sight = table.running().seen_by(seat)
    moves = [read_move(game, move, f"moves[{n}]") for n, move in enumerate(asked.moves)]
    sight.check(moves[0])
    after, events, made = sight.preview(moves)
    return Previewed(
        made=made,
        refused=_refused(after, moves[made], language) if made < len(moves) else None,
        view=after.view(),
        legal=legal_moves(after),
        prompt=after.prompt(language),
        scores=scores(after),
        events=told(game, events, len(table.lines), seat),
    )


def _refused(sight: Concealed, move: int, language: str) -> Problem | None:
    try:
        sight.check(move)
    except RefusedError as error:
        return Problem(error.code, error.rule, error.sentence(language))
    return None
