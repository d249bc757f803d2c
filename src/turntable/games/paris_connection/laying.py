"""Laying a locomotive (PC-5 to PC-9): where it may go, and what it does there."""

from turntable.engine.bits import lowest
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.paris_connection import course
from turntable.games.paris_connection.components import (
    HEXES,
    MARSEILLE,
    MOST_LAID,
    POINTS,
    WORD_BITS,
    WORDS,
)
from turntable.games.paris_connection.cutting_off import cuts_off, filling
from turntable.games.paris_connection.happenings import LAID
from turntable.games.paris_connection.hexes import (
    Hexes,
    bit,
    both,
    either,
    is_empty,
    minus,
    neighbours,
    pick,
    read,
    read_row,
    size,
    write_row,
)
from turntable.games.paris_connection.moves import LAY_MOVE
from turntable.games.paris_connection.state import BY_MARSEILLE, LAY_OR_END, State, Work


@kernel
def refusal(s: State, company: int, hex_: int) -> int:
    """0, or the rule that a locomotive of `company` on `hex_` would break."""
    if s.station[company] == 0:
        return 5
    word = hex_ // WORD_BITS
    mask = bit(hex_)
    # The hex itself comes first: beside the railway or not, nothing can be laid there.
    if not s.room[word] & ~s.railway[company, word] & mask:
        return 7
    if not s.beside[company, word] & mask:
        return 6
    return 8 if cuts_off(s, company, hex_) else 0


@kernel
def open_hexes(s: State, company: int) -> Hexes:
    """Where `company` could go on by PC-6 and PC-7; PC-8 may forbid some of it."""
    room = minus(read(s.room), read_row(s.railway, company))
    return both(read_row(s.beside, company), room)


@kernel
def can_lay(s: State, company: int) -> bool:
    """Whether there is any hex for another locomotive of `company`, which has one."""
    hexes = open_hexes(s, company)
    if not is_empty(minus(hexes, filling(s))):
        return True
    for n in range(size(hexes)):
        if not cuts_off(s, company, pick(hexes, n)):
            return True
    return False


@kernel
def list_moves(s: State, w: Work, company: int, at: int) -> int:
    """Write the lays of `company` into w.move from `at` on; returns where they end."""
    if s.station[company] == 0:
        return at
    hexes = open_hexes(s, company)
    for word in range(WORDS):
        bits = hexes[word]
        while bits:
            hex_ = word * WORD_BITS + lowest(bits)
            bits &= bits - 1
            if not cuts_off(s, company, hex_):
                w.move[at] = LAY_MOVE + company * HEXES + hex_
                at += 1
    return at


@kernel
def lay(s: State, w: Work, seat: int, company: int, hex_: int) -> None:
    """Put a locomotive on the map, and see what follows."""
    word = hex_ // WORD_BITS
    mask = bit(hex_)
    if filling(s)[word] & mask:
        s.room[word] &= ~mask
    s.taken[word] |= mask
    s.railway[company, word] |= mask
    write_row(s.beside, company, either(read_row(s.beside, company), neighbours(hex_)))
    s.station[company] -= 1
    s.company_value[company] += POINTS[hex_]
    s.phase = LAY_OR_END
    s.company = company
    s.laid += 1
    s.even_trades = 0
    emit(w, EVERYBODY, LAID, seat, company, hex_, POINTS[hex_])
    if hex_ == MARSEILLE:
        course.end_game(s, w, BY_MARSEILLE)  # PC-13: at once
    elif s.laid == MOST_LAID or s.station[company] == 0 or not can_lay(s, company):
        course.end_build(s, w)
