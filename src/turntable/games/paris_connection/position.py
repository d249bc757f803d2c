"""Positions in a record: the start and the end. Nothing in between is left to chance."""

from collections.abc import Iterable
from typing import Annotated, Literal, Never, cast

from msgspec import UNSET, Meta, Struct, UnsetType

from turntable.engine.chance import tape_of
from turntable.engine.errors import ImpossibleError, UnreadableError
from turntable.engine.events import Event
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.components import (
    BOX,
    COMPANIES,
    COMPANY_NUMBER,
    HEX_NUMBER,
    HEXES,
    IN_BAG,
    IN_PLAY,
    INITIAL_SHARES,
    MARSEILLE,
    NEIGHBOURS,
    POINTS,
    STARTS,
    WORD_BITS,
    Coordinates,
)
from turntable.games.paris_connection.hexes import Hexes, read_row
from turntable.games.paris_connection.moves import Company, company_called
from turntable.games.paris_connection.state import NONE, OVER, State

End = Literal["marseille", "stations", "stalemate"]
CAPACITY = {"rural": 2, "city": 1, "start": 1, "eiffel": 0}
"""PC-1, PC-7."""
Count = Annotated[int, Meta(ge=0, le=10_000)]
"""No count is ever near the limit, which only keeps the arithmetic safe."""


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """A number for each company; a 0 may be left out."""

    red: Count = 0
    blue: Count = 0
    yellow: Count = 0
    purple: Count = 0
    black: Count = 0
    brown: Count = 0


class Starts(Struct, frozen=True, forbid_unknown_fields=True):
    """The start hex of each company."""

    red: Coordinates
    blue: Coordinates
    yellow: Coordinates
    purple: Coordinates
    black: Coordinates
    brown: Coordinates


class Initial(Struct, frozen=True, forbid_unknown_fields=True):
    """After the deal."""

    starts: Starts
    shares: list[Counts]
    stations: Counts
    first: int


class Chance(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="chance"):
    """There is none after the deal; a record that has an entry of it does not hold."""

    draw: Annotated[int, Meta(ge=0, lt=2**53)]


class Final(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The end. To be scored, shares and either the map or the values are enough."""

    locomotives: list[tuple[int, int, Company]] | UnsetType = UNSET
    values: Counts | UnsetType = UNSET
    stations: Counts | UnsetType = UNSET
    shares: list[Counts]
    end: End | UnsetType = UNSET


def counts(numbers: Iterable[int]) -> Counts:
    return Counts(**dict(zip(BOX.companies, map(int, numbers), strict=True)))


def numbers_of(figures: Counts) -> list[int]:
    return [getattr(figures, company) for company in BOX.companies]


def hexes_in(words: Hexes) -> list[int]:
    """The numbers of a set of hexes, ascending."""
    return [
        word * WORD_BITS + place
        for word, bits in enumerate(map(int, words))
        for place in range(WORD_BITS)
        if bits >> place & 1
    ]


def initial(s: State) -> Initial:
    """What has been dealt."""
    return Initial(
        starts=Starts(*(BOX.hexes[hex_].at for hex_ in s.start.tolist())),
        shares=[counts(shares) for shares in s.share.tolist()[: s.players]],
        stations=counts(s.station.tolist()),
        first=int(s.first),
    )


def deal_tape(initial: Initial, players: int, options: int) -> list[int]:
    """The chance that deals `initial`."""
    starts = _starts(initial.starts)
    if not 0 <= initial.first < players:
        raise UnreadableError(
            "seat-range", where="initial.first", seat=str(initial.first), most=players - 1
        )
    if len(initial.shares) != players:
        raise UnreadableError(
            "wrong-count", where="initial.shares", wanted=players, found=len(initial.shares)
        )
    bag = [IN_BAG] * COMPANIES
    tape = []
    for seat, shares in enumerate(initial.shares):
        where, wanted = f"initial.shares[{seat}]", int(INITIAL_SHARES[players])
        if sum(numbers_of(shares)) != wanted:
            found = sum(numbers_of(shares))
            _impossible(2, "shares-dealt", where, wanted=wanted, found=found)
        for company, count in enumerate(numbers_of(shares)):
            # All of one colour, then of the next: the first of that colour in the sorted bag.
            tape += [sum(bag[:company])] * count
            bag[company] -= count
    if bag != numbers_of(initial.stations):
        company = next(c for c in range(COMPANIES) if bag[c] != numbers_of(initial.stations)[c])
        where = f"initial.stations.{BOX.companies[company]}"
        found = numbers_of(initial.stations)[company]
        _impossible(3, "station-dealt", where, wanted=bag[company], found=found)
    return [*starts, *tape, initial.first]


def chance(s: State, events: list[Event], draw: int) -> list[Chance]:
    return []


def chance_tape(s: State, move: int, entries: list[Chance]) -> list[int]:
    return [0] * len(entries)  # more chance than there is: the replay will notice


def final(s: State) -> Final:
    """The map, hexes in order, and what is left of everything."""
    railways = [set(hexes_in(read_row(s.railway, company))) for company in range(COMPANIES)]
    return Final(
        locomotives=[
            (*BOX.hexes[hex_].at, company_called(company))
            for hex_ in range(HEXES)
            for company in range(COMPANIES)
            if hex_ in railways[company]
        ],
        values=counts(s.company_value.tolist()),
        stations=counts(s.station.tolist()),
        shares=[counts(shares) for shares in s.share.tolist()[: s.players]],
        end=cast("End", GAME.ends[s.end]) if s.end != NONE else UNSET,
    )


def read_final(final: Final, s: State) -> None:
    """Set the end of a game up in `s`."""
    players = len(final.shares)
    GAME.check_players(players)
    s.players = players
    s.phase = OVER
    s.company = NONE
    railways = _read_map(final.locomotives) if final.locomotives is not UNSET else None
    _count_locomotives(final, railways)
    values = _values(final, railways)
    for company in range(COMPANIES):
        s.company_value[company] = values[company]
        if final.stations is not UNSET:
            s.station[company] = numbers_of(final.stations)[company]
        if railways is not None:
            for hex_ in railways[company]:
                s.railway[company, hex_ // WORD_BITS] |= 1 << hex_ % WORD_BITS
    for seat, shares in enumerate(final.shares):
        s.shares[seat] = sum(numbers_of(shares))
        for company, count in enumerate(numbers_of(shares)):
            s.share[seat, company] = count
    s.end = NONE
    if final.end is not UNSET:
        _check_end(final, railways)
        s.end = GAME.ends.index(final.end)


def _starts(starts: Starts) -> list[int]:
    """The outcomes that put the companies on their starts."""
    hexes = []
    for company in BOX.companies:
        at: Coordinates = getattr(starts, company)
        where = f"initial.starts.{company}"
        hexes.append(_hex(at, where))
        if hexes[-1] not in STARTS.tolist():
            _impossible(1, "not-a-start", where, hex=str(list(at)))
    tape = tape_of(STARTS.tolist(), hexes)
    if isinstance(tape, int):
        where = f"initial.starts.{BOX.companies[tape]}"
        raise UnreadableError("named-twice", where=where, name=_name(hexes[tape]))
    return tape


def _read_map(locomotives: list[tuple[int, int, Company]]) -> list[set[int]]:
    """The railway of each company, as the rules can leave it."""
    railways = [set[int]() for _ in range(COMPANIES)]
    for place, (q, r, colour) in enumerate(locomotives):
        where = f"locomotives[{place}]"
        hex_ = _hex((q, r), where)
        if hex_ in railways[COMPANY_NUMBER[colour]]:
            _impossible(7, "two-of-a-colour", where, hex=_name(hex_), company=colour)
        railways[COMPANY_NUMBER[colour]].add(hex_)
        standing = sum(hex_ in railway for railway in railways)
        if standing > CAPACITY[BOX.hexes[hex_].type]:
            _impossible(7, "hex-full", where, hex=_name(hex_), room=standing - 1)
    for company, railway in enumerate(railways):
        called = BOX.companies[company]
        starts = [hex_ for hex_ in railway if hex_ in STARTS.tolist()]
        if len(starts) != 1:
            _impossible(1, "starts", "locomotives", company=called, found=len(starts))
        reached = _connected(railway, starts[0])
        if reached != railway:
            apart = _name(min(railway - reached))
            _impossible(6, "apart", "locomotives", company=called, hex=apart)
    return railways


def _connected(railway: set[int], start: int) -> set[int]:
    """What can be reached from `start` over adjacent hexes of the railway (PC-6)."""
    reached, edge = {start}, [start]
    while edge:
        near = set(hexes_in(read_row(NEIGHBOURS, edge.pop()))) & railway - reached
        reached |= near
        edge += near
    return reached


def _count_locomotives(final: Final, railways: list[set[int]] | None) -> None:
    """PC-1: of every colour on the map, in the station and in hands there are 32."""
    stations = None if final.stations is UNSET else numbers_of(final.stations)
    shares = [sum(column) for column in zip(*map(numbers_of, final.shares), strict=True)]
    for company, colour in enumerate(BOX.companies):
        found = shares[company]
        found += len(railways[company]) if railways else 1
        found += stations[company] if stations else 0
        complete = railways is not None and stations is not None
        if found > IN_PLAY or (complete and found < IN_PLAY):
            _impossible(1, "locomotives", "", company=colour, found=found, wanted=IN_PLAY)
    dealt = int(INITIAL_SHARES[len(final.shares)])
    for seat, hand in enumerate(final.shares):
        # Somebody who only wants points may write down less; a whole position must be one.
        if railways is not None and stations is not None and sum(numbers_of(hand)) < dealt:
            where = f"shares[{seat}]"
            _impossible(12, "hand", where, found=sum(numbers_of(hand)), dealt=dealt)


def _values(final: Final, railways: list[set[int]] | None) -> list[int]:
    """PC-9: what the cities on the map add up to."""
    if railways is None:
        if final.values is UNSET:
            raise UnreadableError("missing-field", where="", field="values")
        values, most = numbers_of(final.values), sum(POINTS.tolist())
        if sum(values) > most:
            _impossible(9, "values-too-high", "values", value=sum(values), most=most)
        return values
    values = [sum(int(POINTS[hex_]) for hex_ in railway) for railway in railways]
    if final.values is not UNSET:
        for company, value in enumerate(numbers_of(final.values)):
            if value != values[company]:
                where = f"values.{BOX.companies[company]}"
                _impossible(9, "value", where, value=value, wanted=values[company])
    return values


def _check_end(final: Final, railways: list[set[int]] | None) -> None:
    """PC-13 to PC-15: the end must be the one that the position shows."""
    if railways is not None:
        arrived = any(MARSEILLE in railway for railway in railways)
        if arrived != (final.end == "marseille"):
            _impossible(13, "end-marseille", "end", arrived="yes" if arrived else "no")
    if final.stations is not UNSET and final.end != "marseille":
        in_use = sum(count > 0 for count in numbers_of(final.stations))
        if (in_use <= 1) != (final.end == "stations"):
            _impossible(14, "end-stations", "end", count=in_use)


def _hex(at: Coordinates, where: str) -> int:
    if at not in HEX_NUMBER:
        raise UnreadableError("unknown-name", where=where, name=str(list(at)))
    return HEX_NUMBER[at]


def _name(hex_: int) -> str:
    """A hex as a reader of the file finds it on the map."""
    at = str(list(BOX.hexes[hex_].at))
    name = BOX.hexes[hex_].name
    return f"{at} ({name})" if name else at


def _impossible(rule: int, what: str, where: str, **details: str | int) -> Never:
    raise ImpossibleError(GAME.folder / "texts", GAME.rule_id(rule), what, where, **details)
