"""What a seat sees, as JSON: the table from one chair (PC-3)."""

from typing import Any, Literal, cast

from msgspec import Struct

from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import (
    BOX,
    COMPANIES,
    MOST_LAID,
    SHARE_LIMIT,
    Coordinates,
)
from turntable.games.paris_connection.course import longest_stalemate, stations_in_use
from turntable.games.paris_connection.hexes import read_row
from turntable.games.paris_connection.moves import Company, company_called
from turntable.games.paris_connection.position import Counts, End, counts, hexes_in
from turntable.games.paris_connection.scoring import excess
from turntable.games.paris_connection.secrets import shares_held
from turntable.games.paris_connection.state import (
    LAY_OR_END,
    OVER,
    PHASES,
    UNKNOWN,
    UNREACHABLE,
    State,
)

Decision = Literal["build_or_trade", "lay_or_end", "over"]


class CompanyView(Struct, frozen=True):
    """A company: its railway, its station, its value."""

    company: Company
    value: int
    station: int
    shares_held: int
    """By all players together (PC-3)."""
    start: Coordinates
    laid: list[Coordinates]
    """Where its other locomotives are, hexes in the order of the map."""
    to_marseille: int | None
    """How many locomotives it still needs to get there; null where no way is left."""


class SeatView(Struct, frozen=True):
    """One player's shares."""

    share_count: int
    excess: int
    """Those above the limit (PC-11)."""
    shares: Counts | None
    """Null behind a screen that one cannot look behind."""
    shown: Counts
    """Those that everybody knows of, from the trades (PC-10)."""


class View(Struct, frozen=True):
    """The whole table."""

    decision: Decision
    waiting: list[int]
    first: int
    companies: list[CompanyView]
    building: Company | None
    """The company being built (PC-5)."""
    laid: int
    """How many locomotives this build has laid."""
    most_laid: int
    seats: list[SeatView]
    share_limit: int
    stations_in_use: int
    """The game ends when at most one is left (PC-14)."""
    even_trades: int
    """Trades of one for one in a row, and how many of them end the game (PC-15)."""
    most_even_trades: int
    end: End | None


def decision(s: State) -> Decision:
    """What is being decided."""
    return cast("Decision", PHASES[s.phase])


def view(s: State, w: Any, seat: int) -> View:
    """The concealed state `s` in words a client can draw."""
    return View(
        decision=decision(s),
        waiting=[] if s.phase == OVER else [int(s.turn)],
        first=int(s.first),
        companies=[_company(s, w, company) for company in range(COMPANIES)],
        building=company_called(s.company) if s.phase == LAY_OR_END else None,
        laid=int(s.laid),
        most_laid=MOST_LAID,
        seats=[_seat(s, owner) for owner in range(s.players)],
        share_limit=int(SHARE_LIMIT[s.players]),
        stations_in_use=int(stations_in_use(s)),
        even_trades=int(s.even_trades),
        most_even_trades=int(longest_stalemate(s)),
        end=cast("End", GAME.ends[s.end]) if s.phase == OVER else None,
    )


def _company(s: State, w: Any, company: int) -> CompanyView:
    steps = int(w["to_marseille"][company])
    start = int(s.start[company])
    return CompanyView(
        company=company_called(company),
        value=int(s.company_value[company]),
        station=int(s.station[company]),
        shares_held=int(shares_held(s, company)),
        start=BOX.hexes[start].at,
        laid=[
            BOX.hexes[hex_].at for hex_ in hexes_in(read_row(s.railway, company)) if hex_ != start
        ],
        to_marseille=None if steps == UNREACHABLE else steps,
    )


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        share_count=int(s.shares[seat]),
        excess=int(excess(s, seat)),
        shares=None if s.share[seat, 0] == UNKNOWN else counts(s.share.tolist()[seat]),
        shown=counts(s.shown.tolist()[seat]),
    )
