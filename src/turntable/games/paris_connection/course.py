"""The course of the game (PC-4, PC-13 to PC-15): whose turn it is, and when it ends."""

from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.paris_connection.components import COMPANIES
from turntable.games.paris_connection.happenings import BUILD_ENDED, FINISHED
from turntable.games.paris_connection.state import (
    BUILD_OR_TRADE,
    BY_MARSEILLE,
    BY_STALEMATE,
    BY_STATIONS,
    NONE,
    OVER,
    State,
    Work,
)

ROUNDS_OF_EVEN_TRADES = 3


@kernel
def end_build(s: State, w: Work) -> None:
    """The action is complete."""
    emit(w, EVERYBODY, BUILD_ENDED, s.turn, s.company, s.laid, 0)
    next_turn(s, w)


@kernel
def next_turn(s: State, w: Work) -> None:
    """After a complete action: the end (PC-14, PC-15), or the next seat clockwise (PC-4)."""
    _put_down(s)
    if stations_in_use(s) <= 1:
        end_game(s, w, BY_STATIONS)
    elif s.even_trades >= longest_stalemate(s):
        end_game(s, w, BY_STALEMATE)
    else:
        s.phase = BUILD_OR_TRADE
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


@kernel
def end_game(s: State, w: Work, end: int) -> None:
    _put_down(s)
    s.phase = OVER
    s.end = end
    emit(w, EVERYBODY, FINISHED, end, 0, 0, 0)


@kernel
def stations_in_use(s: State) -> int:
    """How many stations have locomotives."""
    count = 0
    for company in range(COMPANIES):
        count += 1 if s.station[company] > 0 else 0
    return count


@kernel
def longest_stalemate(s: State) -> int:
    """PC-15: so many trades of one for one in a row end the game."""
    return ROUNDS_OF_EVEN_TRADES * s.players


@kernel
def rule_of_the_end(s: State) -> int:
    """The rule by which the game is over."""
    if s.end == BY_MARSEILLE:
        return 13
    return 14 if s.end == BY_STATIONS else 15


@kernel
def _put_down(s: State) -> None:
    s.company = NONE
    s.laid = 0
