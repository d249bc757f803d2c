"""Positions in a record: the start, the end, and the one draw of chance in between (GG-5)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from turntable.engine.chance import tape_of
from turntable.engine.errors import UnreadableError
from turntable.engine.events import Event
from turntable.games.ghosts_galore.board import clear_board, lay
from turntable.games.ghosts_galore.components import (
    BOARDS,
    BOX,
    NONE,
    SIDES,
    SPACES,
    STACKS,
    TILE_NUMBER,
    TILES,
    TILES_PER_STACK,
)
from turntable.games.ghosts_galore.moves import CLAIM_MOVE, KEEP_MOVE
from turntable.games.ghosts_galore.state import KEEP, OVER, SEATS, State

BoardNumber = Annotated[int, Meta(ge=1, le=BOARDS)]
Coordinate = Annotated[int, Meta(ge=0, le=2)]
Rotation = Annotated[int, Meta(ge=0, le=3)]
Stacks = list[list[str]]
Named = list[tuple[str, str]]
"""Tiles, each with the place in the file that names it."""


class InitialSeat(Struct, frozen=True, forbid_unknown_fields=True):
    board: BoardNumber
    hidden: str | tuple[str, str]
    """Expert: the two tiles drawn."""


class Initial(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """After the deal. In the expert variant the stacks are not formed yet."""

    seats: list[InitialSeat]
    lamp: int
    stacks: Stacks | UnsetType = UNSET
    box: list[str] | UnsetType = UNSET


class StacksFormed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move", tag="stacks"):
    """GG-5: chance, once everybody has kept a tile."""

    draw: Annotated[int, Meta(ge=0, lt=2**53)]
    stacks: Stacks
    box: list[str]


Chance = StacksFormed


class FinalSeat(Struct, frozen=True, forbid_unknown_fields=True):
    board: BoardNumber
    side: Literal["A", "B"]
    tiles: list[tuple[Coordinate, Coordinate, str, Rotation]]


class Final(Struct, frozen=True, forbid_unknown_fields=True):
    """Full boards."""

    seats: list[FinalSeat]


def initial(s: State) -> Initial:
    """What has been dealt."""
    seats = [
        InitialSeat(
            int(s.board[seat]) + 1,
            (_name(s.hidden[seat]), _name(s.spare[seat])) if s.expert else _name(s.hidden[seat]),
        )
        for seat in range(s.players)
    ]
    if s.expert:
        return Initial(seats, int(s.lamp))
    stacks = _stacks(s)
    return Initial(seats, int(s.lamp), stacks, _box(s, stacks))


def deal_tape(initial: Initial, players: int, options: int) -> list[int]:
    """The chance that deals `initial`."""
    expert = bool(options & 1)
    _count("initial.seats", players, len(initial.seats))
    boards = [seat.board - 1 for seat in initial.seats]
    board_tape = tape_of(range(BOARDS), boards)
    if isinstance(board_tape, int):
        number = str(initial.seats[board_tape].board)
        raise UnreadableError(
            "named-twice", where=f"initial.seats[{board_tape}].board", name=number
        )
    if not 0 <= initial.lamp < players:
        raise UnreadableError(
            "seat-range", where="initial.lamp", seat=str(initial.lamp), most=players - 1
        )
    hidden: Named = []
    for at, seat in enumerate(initial.seats):
        where = f"initial.seats[{at}].hidden"
        if isinstance(seat.hidden, str) == expert:
            raise UnreadableError("wrong-count", where=where, wanted=1 + expert, found=2 - expert)
        tiles = [seat.hidden] if isinstance(seat.hidden, str) else seat.hidden
        hidden += [(where, tile) for tile in tiles]
    if expert:
        for field, value in (("stacks", initial.stacks), ("box", initial.box)):
            if value is not UNSET:
                raise UnreadableError("unknown-field", where="initial", field=field)
        tile_tape = _tape(range(TILES), _numbers(hidden))
    else:
        if initial.stacks is UNSET or initial.box is UNSET:
            field = "stacks" if initial.stacks is UNSET else "box"
            raise UnreadableError("missing-field", where="initial", field=field)
        stacks = _checked_stacks(initial.stacks, initial.box, hidden, players, "initial.")
        tile_tape = _tape(range(TILES), _numbers(hidden) + stacks)
    return [*board_tape, *tile_tape, initial.lamp]


def chance(s: State, events: list[Event], draw: int) -> list[StacksFormed]:
    """The entry for the stacks, if they were formed."""
    if all(event.kind.name != "stacks_formed" for event in events):
        return []
    stacks = _stacks(s)
    return [StacksFormed(draw, stacks, _box(s, stacks))]


def chance_tape(s: State, move: int, entries: list[StacksFormed]) -> list[int]:
    """The chance that forms these stacks once the last tile is kept by `move`."""
    is_last_keep = KEEP_MOVE <= move < CLAIM_MOVE and int(s.awaited).bit_count() == 1
    if s.phase != KEEP or not is_last_keep or len(entries) != 1:
        return [0] * len(entries)  # more chance than there is: the replay will notice
    after = _hidden_after(s, move)
    formed = entries[0]
    hidden = [("", BOX.tiles[tile].id) for tile in after]
    stacks = _checked_stacks(formed.stacks, formed.box, hidden, int(s.players), "")
    return _tape([tile for tile in range(TILES) if tile not in after], stacks)


def final(s: State) -> Final:
    """The boards, spaces in order."""
    tile, rotation = s.tile.tolist(), s.rotation.tolist()
    return Final(
        [
            FinalSeat(
                int(s.board[seat]) + 1,
                "B" if s.side[seat] else "A",
                [
                    (*divmod(space, 3), _name(tile[seat][space]), rotation[seat][space])
                    for space in range(SPACES)
                    if tile[seat][space] != NONE
                ],
            )
            for seat in range(s.players)
        ]
    )


def read_final(final: Final, s: State) -> None:
    """Set full boards up in `s`."""
    players = len(final.seats)
    if not 2 <= players <= SEATS:
        raise UnreadableError(
            "wrong-players", game="ghosts-galore", players=str(players), fewest=2, most=SEATS
        )
    s.players = players
    s.phase = OVER
    s.round_number = STACKS
    tiles: Named = []
    boards = set[int]()
    for number, seat in enumerate(final.seats):
        where = f"seats[{number}]"
        if seat.board in boards:
            raise UnreadableError("named-twice", where=f"{where}.board", name=str(seat.board))
        boards.add(seat.board)
        s.board[number] = seat.board - 1
        s.side[number] = SIDES.index(seat.side)
        clear_board(s, number)
        spaces = set[int]()
        for place, (row, column, tile, rotation) in enumerate(seat.tiles):
            space = row * 3 + column
            if space in spaces:
                raise UnreadableError(
                    "named-twice", where=f"{where}.tiles[{place}]", name=f"[{row}, {column}]"
                )
            spaces.add(space)
            tiles.append((f"{where}.tiles[{place}]", tile))
            lay(s, number, space, _numbers(tiles[-1:])[0], rotation)
        _count(f"{where}.tiles", SPACES, len(seat.tiles))
    _numbers(tiles)


def _name(tile: int) -> str:
    return BOX.tiles[tile].id


def _stacks(s: State) -> Stacks:
    height = TILES_PER_STACK[s.players]
    return [[_name(tile) for tile in stack[:height]] for stack in s.stack.tolist()]


def _box(s: State, stacks: Stacks) -> list[str]:
    taken = {_name(s.hidden[seat]) for seat in range(s.players)}.union(*stacks)
    return [tile.id for tile in BOX.tiles if tile.id not in taken]


def _hidden_after(s: State, move: int) -> list[int]:
    """The hidden tiles once the one seat still deciding keeps the tile of `move`."""
    kept = move - KEEP_MOVE
    return [kept if s.awaited >> seat & 1 else int(s.hidden[seat]) for seat in range(s.players)]


def _checked_stacks(
    stacks: Stacks, box: list[str], hidden: Named, players: int, where: str
) -> list[int]:
    """The tiles of the stacks in order; with the hidden ones and the box they must be all."""
    _count(f"{where}stacks", STACKS, len(stacks))
    stacked: Named = []
    for number, stack in enumerate(stacks):
        place = f"{where}stacks[{number}]"
        _count(place, int(TILES_PER_STACK[players]), len(stack))
        stacked += [(f"{place}[{at}]", tile) for at, tile in enumerate(stack)]
    boxed = [(f"{where}box[{at}]", tile) for at, tile in enumerate(box)]
    numbers = _numbers([*hidden, *stacked, *boxed])
    _count(f"{where}box", TILES - len(hidden) - len(stacked), len(boxed))
    return numbers[len(hidden) : len(hidden) + len(stacked)]


def _numbers(tiles: Named) -> list[int]:
    """Their numbers; each must exist, and none come twice."""
    numbers: list[int] = []
    seen = set[int]()
    for where, tile in tiles:
        if tile not in TILE_NUMBER:
            raise UnreadableError("unknown-name", where=where, name=tile[:80])
        number = TILE_NUMBER[tile]
        if number in seen:
            raise UnreadableError("named-twice", where=where, name=tile)
        seen.add(number)
        numbers.append(number)
    return numbers


def _count(where: str, wanted: int, found: int) -> None:
    if wanted != found:
        raise UnreadableError("wrong-count", where=where, wanted=wanted, found=found)


def _tape(pool: "range | list[int]", taken: list[int]) -> list[int]:
    tape = tape_of(pool, taken)
    assert not isinstance(tape, int), "every tile was found to exist, and once"
    return tape
