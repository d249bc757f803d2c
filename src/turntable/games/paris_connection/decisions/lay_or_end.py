"""Lay or end (PC-5): after the first locomotive of a build, up to four more of the same company."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.paris_connection import course, laying
from turntable.games.paris_connection.components import HEXES
from turntable.games.paris_connection.cutting_off import cuts_off
from turntable.games.paris_connection.hexes import pick, size
from turntable.games.paris_connection.moves import END_BUILD_MOVE, LAY_MOVE
from turntable.games.paris_connection.state import State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move == END_BUILD_MOVE:
        return 0
    if move > END_BUILD_MOVE or (move - LAY_MOVE) // HEXES != s.company:
        return 5  # one action a turn, one company a build
    return laying.refusal(s, s.company, (move - LAY_MOVE) % HEXES)


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = laying.list_moves(s, w, s.company, 0)
    w.move[count] = END_BUILD_MOVE
    return count + 1


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    hexes = laying.open_hexes(s, s.company)
    n = below(w, size(hexes) + 1)
    if n == size(hexes):
        return END_BUILD_MOVE
    hex_ = pick(hexes, n)
    if not cuts_off(s, s.company, hex_):
        return LAY_MOVE + s.company * HEXES + hex_
    # PC-8, seldom. Any legal move is as likely as before, and what remains is shared out equally.
    return w.move[below(w, legal(s, w, seat))]


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move == END_BUILD_MOVE:
        course.end_build(s, w)
    else:
        laying.lay(s, w, seat, s.company, (move - LAY_MOVE) % HEXES)
