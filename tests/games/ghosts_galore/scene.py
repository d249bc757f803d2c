"""A tiny language for scenes: a table whose deal is known, and moves told as sentences.

    table = ghosts(stacks={0: ["C21", "C10"]}).with_sides("A", "B")
    table.after("Greg draws C21", "Greg leaves it", "Mary claims C21")
    assert table.refuses("Greg draws") == "GG-10"

A scene names the tiles it is about; all others are filled in, in component order.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from tests.games.table import NOBODY, SceneTable
from turntable.engine.chance import Tape
from turntable.engine.match import Match
from turntable.engine.position import Truth, dealt
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.components import BOX, STACKS
from turntable.games.ghosts_galore.moves import Move
from turntable.games.ghosts_galore.position import Initial, InitialSeat, StacksFormed
from turntable.games.ghosts_galore.view import SeatView, View

NAMES = ("Greg", "Mary", "Ana", "Ben", "Eva")
TILES = tuple(tile.id for tile in BOX.tiles)

Hand = str | tuple[str, str]
"""A hidden tile; in the expert variant the two tiles drawn."""
Stacks = Mapping[int, Sequence[str]]
"""The tiles on top of some of the stacks."""


def ghosts(
    players: int = 2,
    *,
    expert: bool = False,
    boards: Sequence[int] = (1, 2, 3, 4, 5),
    hidden: Sequence[Hand] = (),
    stacks: Stacks | None = None,
    lamp: int = 0,
) -> "Table":
    """A table at which this has been dealt: hidden tiles by seat, stacks by number."""
    stacks = stacks or {}
    hands = _filled_hands(players, expert, hidden, stacks)
    seats = [InitialSeat(board, hand) for board, hand in zip(boards, hands, strict=False)]
    if expert:
        initial = Initial(seats, lamp)
    else:
        initial = Initial(seats, lamp, *_formed(players, stacks, [str(hand) for hand in hands]))
    tape = GAME.play.deal_tape(initial, players, int(expert))
    return Table(dealt(GAME, players, int(expert), tape), stacks)


class Table(SceneTable[View, SeatView, Move]):
    """A match, told in sentences."""

    def __init__(self, start: Truth, stacks: Stacks) -> None:
        self._chance = Tape(draw=1)
        self._stacks = stacks
        options = 1 if start.state.expert else 0
        super().__init__(Match(GAME, start, self._chance, options), NAMES)

    def after(self, *sentences: str) -> "Table":
        """Play on: "Greg chooses side A", "Greg keeps C21", "Greg draws", "Greg draws C21" (and
        C21 it is), "Greg leaves it", "Greg claims C21", "Greg places at 0,1 turned 2"."""
        for sentence in sentences:
            self.assert_legal(sentence)
            name, *words = sentence.split()
            number = self.number_of(words)
            if words[0] == "keeps" and self.waiting == [name]:
                self._chance.outcomes = self._stacks_tape(name, words[1], number)
            self.match.play(self.seat(name), number)
            if words[0] == "draws" and len(words) == 2:
                assert self.seen_by(name).drawn == words[1], sentence
        return self

    def json_of(self, words: list[str]) -> dict[str, object]:
        """The move as a record has it."""
        match words:
            case ["chooses", "side", side]:
                return {"move": "choose_side", "side": side}
            case ["keeps", tile]:
                return {"move": "keep", "tile": tile}
            case ["draws"] | ["draws", _]:
                return {"move": "draw"}
            case ["leaves", "it"]:
                return {"move": "leave"}
            case ["claims", tile]:
                return {"move": "claim", "tile": tile}
            case ["places", "at", space]:
                return self.json_of([*words, "turned", "0"])
            case ["places", "at", space, "turned", rotation]:
                row, column = space.split(",")
                return {
                    "move": "place",
                    "space": [int(row), int(column)],
                    "rotation": int(rotation),
                }
        raise ValueError(f"no such sentence: {' '.join(words)}")

    # Where a scene starts.

    def with_sides(self, *sides: str) -> "Table":
        """All choose a side, by seat: A where none is named."""
        chosen = [*sides, *"AAAAA"]
        return self.after(
            *(f"{name} chooses side {chosen[seat]}" for seat, name in enumerate(self.names))
        )

    def with_kept(self, *tiles: str) -> "Table":
        """Expert: all keep a tile, by seat: the one drawn first where none is named."""
        for name, tile in zip(self.names, [*tiles, *[""] * 5], strict=False):
            self.after(f"{name} keeps {tile or self.own(name).hidden}")
        return self

    def leave(self, count: int) -> "Table":
        """Whose turn it is draws and leaves, `count` times."""
        for _ in range(count):
            (name,) = self.waiting
            self.after(f"{name} draws", f"{name} leaves it")
        return self

    def with_all_claimed(self) -> "Table":
        """Whose turn it is draws and claims; the last player takes the first tile that is up."""
        while self.decision == "draw_or_choose":
            (name,) = self.waiting
            if self.refuses(f"{name} draws") is None:
                self.after(f"{name} draws")
                self.after(f"{name} claims {self.seen_by(name).drawn}")
            else:
                self.after(f"{name} claims {self.seen_by(name).face_up[0]}")
        return self

    def with_all_placed(self) -> "Table":
        """Whoever has still to place a tile does so on the first free space, not turned."""
        for name in self.waiting:
            self.after(f"{name} places at {self.free_spaces(name)[0]}")
        return self

    def play_rounds(self, count: int) -> "Table":
        """Whole rounds, as above."""
        for _ in range(count):
            self.with_all_claimed().with_all_placed()
        return self

    # What a test asks.

    @property
    def lamp_holder(self) -> str:
        return self.names[self.seen_by(NOBODY).lamp]

    def free_spaces(self, name: str) -> list[str]:
        taken = {(row, column) for row, column, _, _ in self.own(name).tiles}
        spaces = [divmod(number, 3) for number in range(9)]
        return [f"{row},{column}" for row, column in spaces if (row, column) not in taken]

    def _stacks_tape(self, last: str, tile: str, number: int) -> list[int]:
        """Expert: the chance that forms the stacks of the scene once `last` keeps `tile`."""
        hidden = [tile if name == last else str(self.own(name).hidden) for name in self.names]
        formed = StacksFormed(1, *_formed(len(self.names), self._stacks, hidden))
        return GAME.play.chance_tape(self.match.truth.state, number, [formed])


def tile_names(numbers: Any) -> list[str]:
    """The tiles in an array of a state, without the places where there is none."""
    return [TILES[number] for number in numbers.ravel().tolist() if number >= 0]


def _filled_hands(players: int, expert: bool, hidden: Sequence[Hand], stacks: Stacks) -> list[Hand]:
    named = {tile for hand in hidden for tile in ([hand] if isinstance(hand, str) else hand)}
    rest = _others(named.union(*stacks.values()))
    missing = players - len(hidden)
    if expert:
        return [*hidden, *((next(rest), next(rest)) for _ in range(missing))]
    return [*hidden, *islice(rest, missing)]


def _formed(
    players: int, stacks: Stacks, hidden: Sequence[str]
) -> tuple[list[list[str]], list[str]]:
    """The eight stacks from the top, and the box."""
    rest = _others({*hidden}.union(*stacks.values()))
    formed = []
    for number in range(STACKS):
        top = stacks.get(number, ())
        formed.append([*top, *islice(rest, players + 4 - len(top))])
    return formed, list(rest)


def _others(tiles: Collection[str]) -> Iterator[str]:
    return (tile for tile in TILES if tile not in tiles)
