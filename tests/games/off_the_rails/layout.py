"""Positions laid out behind the rules' back, such as would take long to play to, and read off the
table again. All that a state derives from them is made to fit, so that `audit` finds nothing.

Everything is told in words. A square is "4,5"; pieces are "ruby ruby gold"; a cart is "4,5 E 3
ruby" (its square, its facing, its speed, its load), "supply" or "out". Rails are drawn, a row of
nine squares from the west to the east: "..┌──┐..." has two straights between two curves.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from turntable.engine.chance import Generator
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import (
    CARD_NAMES,
    CARD_NUMBER,
    CART_NAMES,
    CLANS,
    COLLAPSE,
    EXITS,
    KINDS,
    MISSION_NUMBER,
)
from turntable.games.off_the_rails.ground import survey
from turntable.games.off_the_rails.state import (
    AHEAD,
    ANNOUNCED,
    BEGUN,
    FACE_UP,
    NONE,
    OUT,
    PHASES,
    SUPPLY,
)

SIDE = 11
PICTURES = {
    "│": "NS", "─": "EW", "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "┼": "NESW", ".": "",
}  # fmt: skip
HEAP_BITS = 6
ALL_RAILS, ALL_JUNCTIONS = 60, 30
IN_BOX = Counter({"rock": 12, "ruby": 24, "emerald": 15, "gold": 10, "diamond": 5})
MINE_TOKENS = 5
PILE_CARDS = len(CLANS)
COLLAPSE_DECK = ("R5", "Y7", "G1", "B3")
"""Of a layout that names no other: the squares next to the middle of the board."""


@dataclass
class Seat:
    """A player's carts, and what has come home."""

    white: str = "supply"
    black: str = "supply"
    store: str = ""
    missions: Sequence[str] = ()
    clan: str = ""
    """In a layout that does not say, Ana is red, Ben green, Eva yellow and Greg blue."""


@dataclass
class Layout:
    """Everything on the table, at the start of somebody's turn."""

    seats: Sequence[Seat]
    turn: int = 0
    track: Mapping[int, str] = field(default_factory=dict)
    """By row."""
    pieces: Mapping[str, str] = field(default_factory=dict)
    """By square."""
    bag: str | None = None
    """What is nowhere else, if it is not said. If it is, the last player has stored the rest."""
    deck: Sequence[str] = ()
    """The next cards; those after them are others."""
    above: int = 0
    """How many cards of pile 4 lay above the collapse card, where that is in the next cards or
    drawn."""
    collapse: Sequence[str] = COLLAPSE_DECK
    last_turns: int | None = None
    """How many are left, where the collapse is announced."""
    begun: bool = False
    fallen: Mapping[str, str] = field(default_factory=dict)
    """By square, the mine of a token; those of the collapse deck have fallen anyway."""
    tokens: Mapping[str, int] | None = None
    """Face down, by mine; those that are missing have left the game. Else all that can be left."""
    missions: Sequence[str] | None = None
    """Face up; the last player has taken the others. None: without missions."""
    quick: bool = False
    rails: int | None = None
    """Straights and curves left; those that are missing are buried. Else all that can be left."""
    junctions: int | None = None

    @property
    def options(self) -> int:
        return int(self.quick) | 2 * (self.missions is not None)


# Writing.


def laid_out(layout: Layout) -> Truth:
    """The table of which this is said."""
    truth = _dealt(len(layout.seats), layout.options).copy()
    s = truth.state
    _lay_track(s, layout)
    _seat(s, layout)
    _lay_pieces(s, layout)
    _stack(s, layout)
    _drop_tokens(s, layout)
    survey(s)
    _lay_missions(s, layout)
    s.turn = layout.turn
    s.first = (layout.turn - int(s.turns)) % len(layout.seats)
    if MODE != "plain":  # where it takes longer than all the rest of a scene
        check(truth)
    return truth


@cache
def _dealt(players: int, options: int) -> Truth:
    return Match.deal(GAME, players, options, Generator(0)).truth


def check(truth: Truth) -> None:
    boundary = GAME.boundary
    broken = boundary.audit(truth.buffer, boundary.new_work())
    assert broken == 0, f"OR-{broken}"


def square(words: str) -> int:
    row, column = words.split(",")
    return int(row) * SIDE + int(column)


def heap(pieces: str) -> int:
    return sum(1 << HEAP_BITS * KINDS.index(piece) for piece in pieces.split())


def mask(exits: str) -> int:
    return sum(1 << "NESW".index(letter) for letter in exits)


def _lay_track(s: Any, layout: Layout) -> None:
    s.track[:] = 0
    for row, picture in layout.track.items():
        assert len(picture) == SIDE - 2, picture
        for column, shape in enumerate(picture, 1):
            s.track[row * SIDE + column] = mask(PICTURES[shape])
    exits = [int(exits).bit_count() for exits in s.track.tolist()]
    rails = ALL_RAILS - exits.count(2)
    junctions = ALL_JUNCTIONS - exits.count(3) - exits.count(4)
    s.rails = rails if layout.rails is None else layout.rails
    s.junctions = junctions if layout.junctions is None else layout.junctions
    s.rails_buried, s.junctions_buried = rails - s.rails, junctions - s.junctions


def _seat(s: Any, layout: Layout) -> None:
    for number, seat in enumerate(layout.seats):
        clan = seat.clan or ("red", "green", "yellow", "blue")[number]
        s.clan[number] = CLANS.index(clan)
        s.store[number] = heap(seat.store)
        for cart, words in enumerate((seat.white, seat.black)):
            s.facing[number, cart] = NONE
            s.speed[number, cart] = s.hold[number, cart] = 0
            if words in ("supply", "out"):
                s.at[number, cart] = SUPPLY if words == "supply" else OUT
                continue
            at, facing, *load = words.split()
            s.at[number, cart] = square(at)
            s.facing[number, cart] = "NESW".index(facing)
            s.speed[number, cart] = int(load.pop(0)) if load and load[0].isdigit() else 3
            s.hold[number, cart] = heap(" ".join(load))


def _lay_pieces(s: Any, layout: Layout) -> None:
    s.pieces[:] = 0
    for words, pieces in layout.pieces.items():
        s.pieces[square(words)] = heap(pieces)
    on_table = sum((Counter(_words(int(each))) for each in _heaps(s)), Counter[str]())
    rest = IN_BOX - on_table
    assert not on_table - IN_BOX, "more than there are in the box"
    if layout.bag is not None:
        rest -= Counter(layout.bag.split())
        s.store[len(layout.seats) - 1] += heap(" ".join(rest.elements()))
        rest = Counter(layout.bag.split())
    s.bag = heap(" ".join(rest.elements()))


def _heaps(s: Any) -> list[int]:
    return [*s.pieces.tolist(), *s.hold.ravel().tolist(), *s.store.tolist()]


def _stack(s: Any, layout: Layout) -> None:
    """The deposit deck, pile by pile: of each mine a card, and the collapse card in pile 4."""
    piles = _piles(len(layout.seats), layout.quick)
    starts = [sum(len(pile) for pile in piles[:n]) for n in range(len(piles))]
    end = sum(len(pile) for pile in piles)
    fourth = starts[-2]
    deck = list(layout.deck)
    at_collapse = fourth + len(piles[-2]) - 1
    if COLLAPSE in deck:
        drawn = max(fourth + layout.above - deck.index(COLLAPSE), 0)
        at_collapse = drawn + deck.index(COLLAPSE)
        s.collapse = AHEAD
        s.last_turns = 0
        s.turns = drawn
    elif layout.begun or layout.last_turns is not None:
        left = 0 if layout.begun else int(layout.last_turns or 0)
        at_collapse = fourth + layout.above
        drawn = at_collapse + 1 + len(layout.seats) - left
        s.collapse = BEGUN if layout.begun else ANNOUNCED
        s.last_turns = left
        s.turns = drawn
    else:
        drawn = s.turns = s.collapse = s.last_turns = 0
    places: list[str | None] = [None] * end
    places[at_collapse] = COLLAPSE
    places[drawn : drawn + len(deck)] = deck
    left_over = _cards_but(*layout.collapse, *deck)
    for start, pile in zip(starts, piles, strict=True):
        here = range(start, start + len(pile))
        missing = [mine for mine in "RYGB" if not any((places[n] or "")[0:1] == mine for n in here)]
        for n in here:
            if places[n] is None:
                places[n] = left_over[missing.pop()].pop()
        assert not missing, f"a pile without {missing}"
    s.deck_end, s.drawn = end, drawn
    s.deck[:end] = [CARD_NUMBER[str(card)] for card in places]
    s.opening[:] = [CARD_NUMBER[left_over[mine].pop()] for mine in "RYGB"]
    s.collapse_card[:] = [CARD_NUMBER[card] for card in layout.collapse]


def _piles(players: int, quick: bool) -> list[list[str]]:
    first = 3 if quick else 2 if players < 4 else 1
    return [[*"RYGB", *[COLLAPSE] * (pile == 4)] for pile in range(first, 6)]


def _cards_but(*cards: str) -> dict[str, list[str]]:
    """By mine, all cards that are not named."""
    return {
        mine: [f"{mine}{n}" for n in range(1, 9) if f"{mine}{n}" not in cards] for mine in "RYGB"
    }


def _drop_tokens(s: Any, layout: Layout) -> None:
    s.fallen[:] = NONE
    s.tokens[:] = MINE_TOKENS - 1
    s.tokens_gone[:] = 0
    if not layout.begun:
        return
    for card in layout.collapse:
        s.fallen[card_square(card)] = CLANS.index(mine_of(card))
    for words, mine in layout.fallen.items():
        s.fallen[square(words)] = CLANS.index(mine)
    for number, mine in enumerate(CLANS):
        left = MINE_TOKENS - s.fallen.tolist().count(number)
        s.tokens[number] = left if layout.tokens is None else layout.tokens.get(mine, 0)
        s.tokens_gone[number] = left - s.tokens[number]
    s.turns += 16 - int(s.tokens.sum()) - int(s.tokens_gone.sum())


def _lay_missions(s: Any, layout: Layout) -> None:
    s.mission[:] = NONE
    if layout.missions is None:
        return
    for mission in layout.missions:
        s.mission[MISSION_NUMBER[mission]] = FACE_UP
    for number, seat in enumerate(layout.seats):
        for mission in seat.missions:
            s.mission[MISSION_NUMBER[mission]] = number
    others = [number for number in MISSION_NUMBER.values() if s.mission[number] == NONE]
    while (s.mission != NONE).sum() <= len(layout.seats):
        s.mission[others.pop()] = len(layout.seats) - 1


# Reading.


def _words(pieces: int) -> list[str]:
    return [
        kind
        for number, kind in enumerate(KINDS)
        for _ in range(pieces >> HEAP_BITS * number & (1 << HEAP_BITS) - 1)
    ]


def pieces_in(pieces: int) -> str:
    """A heap, in words."""
    return " ".join(_words(int(pieces)))


def square_name(at: int) -> str:
    return ",".join(str(part) for part in divmod(int(at), SIDE))


def exits_in(exits: int) -> str:
    return "".join(letter for number, letter in enumerate(EXITS) if exits >> number & 1)


def cart_of(s: Any, seat: int, cart: str) -> str:
    """As a layout has it."""
    number = ("white", "black").index(cart)
    at = int(s.at[seat, number])
    if at in (SUPPLY, OUT):
        return "supply" if at == SUPPLY else "out"
    facing, speed = EXITS[int(s.facing[seat, number])], int(s.speed[seat, number])
    return f"{square_name(at)} {facing} {speed} {pieces_in(s.hold[seat, number])}".strip()


def carts_of(s: Any, seat: int) -> list[str]:
    return [cart_of(s, seat, cart) for cart in CART_NAMES]


def track_of(s: Any) -> dict[str, str]:
    """By square, where there is any."""
    return {square_name(n): exits_in(exits) for n, exits in enumerate(s.track.tolist()) if exits}


def pieces_of(s: Any) -> dict[str, str]:
    return {square_name(n): pieces_in(heap) for n, heap in enumerate(s.pieces.tolist()) if heap}


def tokens_of(s: Any) -> dict[str, str]:
    """Those that have fallen."""
    return {square_name(n): CLANS[mine] for n, mine in enumerate(s.fallen.tolist()) if mine != NONE}


def cards_of(numbers: Any) -> list[str]:
    return [CARD_NAMES[number] for number in numbers.tolist()]


def deck_of(s: Any) -> list[str]:
    """What is left of it, from the top."""
    return cards_of(s.deck[int(s.drawn) : int(s.deck_end)])


def mine_of(card: str) -> str:
    return CLANS["RYGB".index(card[0])]


def card_square(card: str) -> int:
    """OR-1: of a mine's squares the first is north-west of the centre, the others go clockwise."""
    around = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
    centre = {"R": (3, 3), "Y": (3, 7), "G": (7, 7), "B": (7, 3)}[card[0]]
    step = around[int(card[1]) - 1]
    return (centre[0] + step[0]) * SIDE + centre[1] + step[1]


def phase_of(s: Any) -> str:
    return PHASES[int(s.phase)]
