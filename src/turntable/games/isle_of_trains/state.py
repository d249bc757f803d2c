"""The state of a game in progress, and the work beside it."""

from typing import Annotated

from turntable.engine.struct import Array, Struct, i16, i64
from turntable.engine.work import Work as EngineWork
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import (
    CARDS,
    CONTRACTS,
    DESIGNS,
    KINDS,
    MOST_GOODS,
    MOST_PLAYERS,
    ROW,
    SLOTS,
)
from turntable.games.isle_of_trains.moves import MOVES

SEATS = MOST_PLAYERS
LINES = GAME.lines
TRAIN_LINE, CONTRACTS_LINE, BUILDINGS_LINE, GOODS_LINE = range(len(LINES))

PHASES = (
    "act", "draw", "scrap", "pay", "discard_to_load", "discard_for_bonus", "extra",
    "deliver", "use", "sell", "discard_to_five", "over",
)  # fmt: skip
(
    ACT, DRAW_CARDS, SCRAP, PAY, DISCARD_TO_LOAD, DISCARD_FOR_BONUS, EXTRA,
    DELIVER_GOODS, USE, SELL, DISCARD_TO_FIVE, OVER,
) = range(len(PHASES))  # fmt: skip
BY_CONTRACTS, BY_CARDS, BY_TURNS = range(len(GAME.ends))

NONE = -1
UNKNOWN = -2

OBSERVERS = SEATS + 1
"""Whose knowledge is kept: the seats, and last somebody who only watches."""
WATCHER = SEATS
MOST_FACE_DOWN = 34
"""Goods that can lie face down at the same time. 50 cards less two engines: six cars of level 3
carry 18, and eight of level 2, two each, use up the rest."""
FACE_DOWN = DESIGNS
"""A good that lies face down is FACE_DOWN + its place among those; face up it is its design."""

# The places where a card may lie (IT-26).
PILE = 0
DISCARDS = 1
FIRST_HAND = 2
"""The hand of seat 0."""
FIRST_FACE_DOWN = FIRST_HAND + SEATS
IN_SIGHT = FIRST_FACE_DOWN + MOST_FACE_DOWN
"""On the table, face up."""
PLACES = IN_SIGHT + 1


class State(Struct, whole_lines=True):
    """Where every card lies, and who may know."""

    players: i16
    expert: i16
    phase: i16
    turn: i16
    """The seat whose turn it is."""
    first: i16
    """The seat that started (IT-3)."""
    turns: i16
    """How many have been finished, of all players together."""
    actions: i16
    """How many actions of the turn are left after the one going on."""
    allowed: i16
    """The actions to choose from, as a mask: all four, or that of a bonus."""
    is_extra: i16
    """Whether the action is one of a bonus (IT-17)."""
    end: i16
    """What triggered the end, once something has (IT-24, IT-27)."""
    final_turns: i16
    """How many turns are still to come once the end has been triggered (IT-25); NONE before, and
    until the turn in which that happens is over."""
    shown: i16
    """The seats to which the last move showed a card, as a mask."""

    # What is going on in an action.
    card: i16
    """The card that is being built; NONE otherwise."""
    replaces: i16
    """The slot of the car that it replaces; AS_NEW, or NONE when nothing is built."""
    price: i16
    """How many cards are still to be paid."""
    cost: i16
    """How many it was."""
    scrapped: i16
    """The slots named to be scrapped, as a mask."""
    scrapped_buildings: i16
    last: i16
    """Members of a set are named in order: the last of them, and 0 before the first."""
    draws: i16
    """How many cards are still to be drawn."""
    discards_due: i16
    """How many cards a bonus wants back once they are drawn."""
    bonus_extra: i16
    """The extra actions that a bonus offers, as a mask."""
    contract: i16
    """The contract that is being completed; NONE otherwise."""
    side: i16
    sold: i16
    """How many goods have been sold in this action."""
    phantoms: i16
    """IT-30: of the seat whose turn it is."""
    needed: Annotated[Array, i16, (len(KINDS),)]
    """The goods that the contract still asks for."""

    # Contracts, and what lies face up.
    owner: Annotated[Array, i16, (CONTRACTS,)]
    """Who has taken a contract; NONE on the island."""
    secondary: Annotated[Array, i16, (CONTRACTS,)]
    """Which of its secondary contracts is completed; NONE as long as none is."""
    engine: Annotated[Array, i16, (SEATS,)]
    cars: Annotated[Array, i16, (SEATS,)]
    """How many cars a train has, cabooses included."""
    cabooses: Annotated[Array, i16, (SEATS,)]
    """The cabooses in play, as a mask of their designs from caboose 1 on."""
    weight: Annotated[Array, i16, (SEATS,)]
    car: Annotated[Array, i16, (SEATS, SLOTS)]
    goods: Annotated[Array, i16, (SEATS, SLOTS)]
    """How many are on a car."""
    good: Annotated[Array, i16, (SEATS, SLOTS, MOST_GOODS)]
    """Which ones: a design, or FACE_DOWN and more."""
    buildings: Annotated[Array, i16, (SEATS,)]
    """A mask of their designs from the first building on."""
    row: Annotated[Array, i16, (ROW,)]
    """IT-5: NONE at the end where cards are missing."""
    pile_count: i16
    discard_count: i16
    hand_count: Annotated[Array, i16, (SEATS,)]

    # What is hidden: UNKNOWN where the seat that a state was concealed for may not know it.
    face_down_end: i16
    """From here on no good lies face down."""
    face_down: Annotated[Array, i16, (MOST_FACE_DOWN,)]
    """The design of each good that lies face down; NONE where there is none."""
    pile: Annotated[Array, i16, (CARDS,)]
    """From the bottom: the top card is the last of pile_count."""
    discards: Annotated[Array, i16, (DESIGNS,)]
    """How many there are of each design."""
    hand: Annotated[Array, i16, (SEATS, DESIGNS)]
    in_hand: Annotated[Array, i64, (SEATS,)]
    """The designs of which there is one at least, as a mask."""
    may: Annotated[Array, i64, (OBSERVERS, PLACES)]
    """[observer, place]: the copies that may lie there, for all that observer has seen (IT-26)."""


class Work(EngineWork):
    """Scratch of one thread."""

    move: Annotated[Array, i16, (MOVES,)]
    line: Annotated[Array, i16, (SEATS, len(LINES))]
    total: Annotated[Array, i16, (SEATS,)]
    rank: Annotated[Array, i16, (SEATS,)]
    """How many seats came in ahead: 0 is a winner."""
    pool: Annotated[Array, i16, (CARDS,)]
    """Cards to be shuffled or dealt."""
    in_sight: Annotated[Array, i16, (DESIGNS,)]
    """How many cards of each design lie face up."""
    # secrets.py
    places: Annotated[Array, i64, (CARDS,)]
    """[copy]: the places where it may lie, as a mask."""
    token: Annotated[Array, i16, (CARDS,)]
    """The copies to be laid down somewhere, and the place that each of them has."""
    place: Annotated[Array, i16, (CARDS,)]
    room: Annotated[Array, i16, (PLACES,)]
    came_from: Annotated[Array, i16, (CARDS,)]
    queue: Annotated[Array, i16, (CARDS,)]
