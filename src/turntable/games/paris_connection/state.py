"""The state of a game in progress, and the work beside it."""

from typing import Annotated

from turntable.engine.struct import Array, Struct, i16, i64
from turntable.engine.work import Work as EngineWork
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import COMPANIES, MOST_PLAYERS, WORDS
from turntable.games.paris_connection.moves import MOVES

SEATS = MOST_PLAYERS
LINES = GAME.lines
PENALTY_LINE = LINES.index("penalty")

PHASES = ("build_or_trade", "lay_or_end", "over")
BUILD_OR_TRADE, LAY_OR_END, OVER = range(len(PHASES))
BY_MARSEILLE, BY_STATIONS, BY_STALEMATE = range(len(GAME.ends))

NONE = -1
UNKNOWN = -2
UNREACHABLE = -1


class State(Struct, whole_lines=True):
    """Where every locomotive is. Sets of hexes are words (hexes.py)."""

    players: i16
    phase: i16
    turn: i16
    """The seat whose turn it is."""
    first: i16
    """The seat that started (PC-4)."""
    company: i16
    """The one being built; NONE between builds."""
    laid: i16
    """How many locomotives this build has laid."""
    even_trades: i16
    """How many of the last turns were trades of one for one without a break (PC-15)."""
    end: i16
    """How the game ended, once it has."""
    start: Annotated[Array, i16, (COMPANIES,)]
    """The hex a company starts from (PC-1)."""
    station: Annotated[Array, i16, (COMPANIES,)]
    company_value: Annotated[Array, i16, (COMPANIES,)]
    shares: Annotated[Array, i16, (SEATS,)]
    """How many shares a seat has: public (PC-3)."""
    share: Annotated[Array, i16, (SEATS, COMPANIES)]
    """What they are: UNKNOWN where the seat that a state was concealed for cannot know it."""
    shown: Annotated[Array, i16, (SEATS, COMPANIES)]
    """How many of them everybody knows of, from the trades of that seat."""
    railway: Annotated[Array, i64, (COMPANIES, WORDS)]
    """The hexes with a locomotive of that company."""
    beside: Annotated[Array, i64, (COMPANIES, WORDS)]
    """The hexes adjacent to one of them (PC-6)."""
    taken: Annotated[Array, i64, (WORDS,)]
    """The rural and city hexes with a locomotive."""
    room: Annotated[Array, i64, (WORDS,)]
    """The hexes that hold fewer locomotives than they could (PC-7)."""


class Work(EngineWork):
    """Scratch of one thread."""

    move: Annotated[Array, i16, (MOVES,)]
    line: Annotated[Array, i16, (SEATS, len(LINES))]
    total: Annotated[Array, i16, (SEATS,)]
    rank: Annotated[Array, i16, (SEATS,)]
    """How many seats came in ahead: 0 is a winner."""
    to_marseille: Annotated[Array, i16, (COMPANIES,)]
    """How many locomotives a company still needs to reach Marseille, UNREACHABLE where it cannot.
    For a table to show: filled in when the work is listening."""
    pool: Annotated[Array, i16, (COMPANIES,)]
