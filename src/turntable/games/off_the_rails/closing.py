"""The end of a game in a record, and any table that is to be scored."""

from collections import Counter
from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType

from turntable.engine.errors import UnreadableError
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.compass import read_exits, written_exits
from turntable.games.off_the_rails.components import (
    ALL_PIECES,
    BOX,
    CAPACITY,
    CART_NAMES,
    CARTS,
    CENTRE_OF,
    CLAN_NUMBER,
    CLANS,
    EXIT_COUNT,
    EXITS,
    FASTEST,
    JUNCTION_RAILS,
    KINDS,
    MISSION_NUMBER,
    MISSIONS,
    OPPOSITE_CLAN,
    PIECES_OF,
    PLAIN_RAILS,
    SLOWEST,
    SQUARES,
    SURFACE_OF,
    TOKENS_A_MINE,
    UNDERGROUND,
    Clan,
    Exit,
    Kind,
    at_square,
)
from turntable.games.off_the_rails.heaps import (
    BITS,
    Count,
    Counts,
    counts,
    heap_of,
    numbers_of,
)
from turntable.games.off_the_rails.impossible import impossible, read_square
from turntable.games.off_the_rails.moves import MissionId, mission_called
from turntable.games.off_the_rails.state import (
    NONE,
    OUT,
    OVER,
    SEATS,
    SUPPLY,
    State,
)

End = Literal["carts", "tokens"]
Track = Literal[
    "NE", "NS", "ES", "NW", "EW", "SW", "NES", "NEW", "NSW", "ESW", "NESW",
]  # fmt: skip


class FinalCart(Struct, frozen=True, forbid_unknown_fields=True):
    """A cart that is still on the board."""

    square: tuple[int, int]
    facing: Exit
    speed: int
    hold: list[Kind]


class FinalSeat(Struct, frozen=True, forbid_unknown_fields=True):
    clan: Clan
    store: Counts
    carts: list[Literal["supply", "out"] | FinalCart]
    """White first."""
    missions: list[MissionId] = []


class Final(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The end. To be scored, the seats are enough; a table where play goes on can be scored too."""

    seats: list[FinalSeat]
    bag: Counts | UnsetType = UNSET
    board: list[tuple[int, int, Counts]] | UnsetType = UNSET
    """Pieces that lie on squares."""
    track: list[tuple[int, int, Track]] | UnsetType = UNSET
    fallen: list[tuple[int, int, Clan]] | UnsetType = UNSET
    tokens: Count | UnsetType = UNSET
    """Not yet drawn."""
    end: End | UnsetType = UNSET


def final(s: State) -> Final:
    return Final(
        seats=[
            FinalSeat(
                clan=CLANS[s.clan[seat]],
                store=counts(s.store[seat]),
                carts=["supply" if at == SUPPLY else "out" for at in s.at.tolist()[seat]],
                missions=[mission_called(m) for m in range(MISSIONS) if s.mission[m] == seat],
            )
            for seat in range(s.players)
        ],
        bag=counts(s.bag),
        board=[
            (*at_square(square), counts(s.pieces[square]))
            for square in UNDERGROUND.tolist()
            if s.pieces[square]
        ],
        tokens=sum(s.tokens.tolist()),
        end=cast("End", GAME.ends[s.end]) if s.end != NONE else UNSET,
    )


def read_final(final: Final, s: State) -> None:
    """Set the end of a game up in `s`."""
    GAME.check_players(len(final.seats))
    s.players = len(final.seats)
    s.phase = OVER
    s.missions = 1
    s.end = NONE
    for square in range(SQUARES):
        s.fallen[square] = NONE
    for mission in range(MISSIONS):
        s.mission[mission] = NONE
    for seat in range(SEATS):
        s.clan[seat] = NONE
        for cart in range(CARTS):
            s.at[seat, cart] = SUPPLY
            s.facing[seat, cart] = NONE
    _read_fallen(final, s)
    _read_track(final, s)
    _read_seats(final, s)
    _read_pieces(final, s)
    _read_tokens(final, s)
    if final.end is not UNSET:
        _check_end(final)
        s.end = GAME.ends.index(final.end)


def _read_fallen(final: Final, s: State) -> None:
    if final.fallen is UNSET:
        return
    for place, (row, column, mine) in enumerate(final.fallen):
        where = f"fallen[{place}]"
        square = read_square((row, column), where)
        _not_on("token", square, where, 32)
        if s.fallen[square] != NONE:
            _named_twice(square, where)
        s.fallen[square] = CLAN_NUMBER[mine]
    for mine, found in Counter(mine for *_, mine in final.fallen).items():
        if found > TOKENS_A_MINE:
            impossible(5, "tokens-mine", "fallen", mine=mine, found=found, most=TOKENS_A_MINE)


def _read_track(final: Final, s: State) -> None:
    if final.track is UNSET:
        return
    for place, (row, column, exits) in enumerate(final.track):
        where = f"track[{place}]"
        square = read_square((row, column), where)
        _not_on("track", square, where, 10)
        if s.fallen[square] != NONE:
            impossible(33, "track-token", where, square=_written(square))
        if s.track[square]:
            _named_twice(square, where)
        s.track[square] = read_exits(exits)
    lying = [int(EXIT_COUNT[exits]) for exits in s.track.tolist() if exits]
    plain = lying.count(2)
    if plain > PLAIN_RAILS:
        impossible(12, "rails", "track", found=plain, most=PLAIN_RAILS)
    if len(lying) - plain > JUNCTION_RAILS:
        impossible(12, "junctions", "track", found=len(lying) - plain, most=JUNCTION_RAILS)


def _read_seats(final: Final, s: State) -> None:
    taken: set[str] = set()
    for number, seat in enumerate(final.seats):
        where = f"seats[{number}]"
        if CLAN_NUMBER[seat.clan] in s.clan.tolist()[:number]:
            raise UnreadableError("named-twice", where=f"{where}.clan", name=seat.clan)
        s.clan[number] = CLAN_NUMBER[seat.clan]
        for place, mission in enumerate(seat.missions):
            if mission in taken:
                raise UnreadableError(
                    "named-twice", where=f"{where}.missions[{place}]", name=mission
                )
            taken.add(mission)
            s.mission[MISSION_NUMBER[mission]] = number
        if len(seat.carts) != CARTS:
            found = len(seat.carts)
            impossible(6, "carts-count", f"{where}.carts", found=found, wanted=CARTS)
        for cart, value in enumerate(seat.carts):
            _read_cart(final, s, number, cart, value)
    if s.players == 2 and s.clan[1] != OPPOSITE_CLAN[s.clan[0]]:
        impossible(1, "opposite", "seats[1].clan")
    most = len(final.seats) + 1
    if len(taken) > most:
        impossible(7, "missions-count", "seats", found=len(taken), wanted=most)


def _read_cart(
    final: Final, s: State, seat: int, cart: int, value: Literal["supply", "out"] | FinalCart
) -> None:
    if not isinstance(value, FinalCart):
        s.at[seat, cart] = SUPPLY if value == "supply" else OUT
        return
    where = f"seats[{seat}].carts[{cart}]"
    square = read_square(value.square, f"{where}.square")
    written = _written(square)
    _not_on("cart", square, where, 10 if CENTRE_OF[square] >= 0 else 18)
    if s.fallen[square] != NONE:
        impossible(33, "cart-token", where, square=written)
    if square in s.at.tolist()[seat][:cart] or any(square in row for row in s.at.tolist()[:seat]):
        impossible(22, "two-carts", where, square=written)
    exits = int(s.track[square])
    if final.track is not UNSET:
        if not exits:
            impossible(17, "cart-no-track", where, square=written)
        if not exits >> EXITS.index(value.facing) & 1:
            told = {"facing": value.facing, "exits": written_exits(exits)}
            impossible(16, "cart-facing", where, square=written, **told)
    if not SLOWEST <= value.speed <= FASTEST:
        impossible(14, "speed", f"{where}.speed", speed=value.speed)
    if len(value.hold) > CAPACITY:
        told = {"cart": CART_NAMES[cart]}
        impossible(6, "hold", f"{where}.hold", found=len(value.hold), most=CAPACITY, **told)
    s.at[seat, cart] = square
    s.facing[seat, cart] = EXITS.index(value.facing)
    s.speed[seat, cart] = value.speed
    s.hold[seat, cart] = heap_of(value.hold)


def _read_pieces(final: Final, s: State) -> None:
    """OR-2: what is in stores, holds, the bag and on the board."""
    found = [0] * len(KINDS)

    def add(figures: Counts) -> None:
        for kind, count in enumerate(numbers_of(figures)):
            found[kind] += count

    for seat in final.seats:
        add(seat.store)
        for cart in seat.carts:
            if isinstance(cart, FinalCart):
                for piece in cart.hold:
                    found[KINDS.index(piece)] += 1
    if final.bag is not UNSET:
        add(final.bag)
    for place, (row, column, figures) in enumerate(() if final.board is UNSET else final.board):
        where = f"board[{place}]"
        square = read_square((row, column), where)
        _not_on("pieces", square, where, 30)
        if s.fallen[square] != NONE:
            impossible(33, "pieces-token", where, square=_written(square))
        if s.pieces[square]:
            _named_twice(square, where)
        add(figures)
        if max(numbers_of(figures)) < 1 << BITS:
            s.pieces[square] = _heap(figures)
    _count_pieces(found, final.bag is not UNSET and final.board is not UNSET)
    for number, seat in enumerate(final.seats):
        s.store[number] = _heap(seat.store)
    s.bag = 0 if final.bag is UNSET else _heap(final.bag)


def _count_pieces(found: list[int], all_given: bool) -> None:
    if sum(found) > ALL_PIECES:
        impossible(2, "pieces-total", "", found=sum(found), wanted=ALL_PIECES)
    for kind, wanted in enumerate(PIECES_OF.tolist()):
        if found[kind] > wanted or (all_given and found[kind] < wanted):
            impossible(2, "pieces", "", piece=KINDS[kind], found=found[kind], wanted=wanted)


def _read_tokens(final: Final, s: State) -> None:
    """How many are left, whichever they are: mine by mine as many as may be."""
    if final.tokens is UNSET:
        return
    left, supply = final.tokens, BOX.collapse_tokens.supply
    if left > supply:
        impossible(5, "tokens-left", "tokens", found=left, most=supply)
    for mine in range(len(CLANS)):
        s.tokens[mine] = min(left, supply // len(CLANS))
        left -= s.tokens[mine]


def _check_end(final: Final) -> None:
    """OR-36: the end must be the one that the position shows."""
    if final.tokens is not UNSET and (final.tokens == 0) != (final.end == "tokens"):
        impossible(36, "end-tokens", "end", left=final.tokens)
    if any(isinstance(cart, FinalCart) for seat in final.seats for cart in seat.carts):
        impossible(36, "end-carts", "end")


def _not_on(thing: str, square: int, where: str, rule: int) -> None:
    """Neither on the surface nor on a mine centre."""
    if SURFACE_OF[square] >= 0:
        impossible(rule, f"{thing}-surface", where, square=_written(square))
    if CENTRE_OF[square] >= 0:
        impossible(rule, f"{thing}-centre", where, square=_written(square))


def _heap(figures: Counts) -> int:
    return sum(count << BITS * kind for kind, count in enumerate(numbers_of(figures)))


def _written(square: int) -> str:
    return str(list(at_square(square)))


def _named_twice(square: int, where: str) -> None:
    raise UnreadableError("named-twice", where=where, name=_written(square))
