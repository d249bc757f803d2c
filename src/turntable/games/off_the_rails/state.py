"""The state of a game in progress, and the work beside it."""

from typing import Annotated

from turntable.engine.struct import Array, Struct, i16, i32, i64
from turntable.engine.work import Work as EngineWork
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import (
    CARDS_A_MINE,
    CARTS,
    CLANS,
    DEPTHS,
    EXITS,
    FASTEST,
    MISSIONS,
    MOST_PLAYERS,
    SQUARES,
)
from turntable.games.off_the_rails.moves import MOVES

SEATS = MOST_PLAYERS
LINES = GAME.lines
JEWELS_LINE, RUBIES_LINE, CARTS_LINE, MISSIONS_LINE = range(len(LINES))

PHASES = (
    "act", "move_cart", "pick", "second_pick", "turn", "face", "name_lost", "split", "choose_half",
    "face_struck", "take_mission", "place_token", "over",
)  # fmt: skip
(
    ACT, MOVE_CART, PICK, SECOND_PICK, TURN, FACE, NAME_LOST, SPLIT, CHOOSE_HALF,
    FACE_STRUCK, TAKE_MISSION, PLACE_TOKEN, OVER,
) = range(len(PHASES))  # fmt: skip
BY_CARTS, BY_TOKENS = range(len(GAME.ends))
QUICK_OPTION, MISSIONS_OPTION = range(len(GAME.options))

NONE = -1
UNKNOWN = -2

# Where a cart is that is on no square.
SUPPLY = -1
OUT = -2
"""OR-34."""

# How far the collapse has come.
AHEAD, ANNOUNCED, BEGUN = range(3)
"""OR-31: the collapse card is in the deck; it is drawn; the first tokens have fallen."""

MINES = len(CLANS)
PILES = 5
COLLAPSE_PILE = 4
"""OR-3: of the piles 1 to 5 in the deposit deck, the one with the collapse card."""
MOST_CARDS = PILES * MINES + 1

HALF_GROUND = (DEPTHS + 1) // 2
"""Underground squares in one of the two words of a set."""
HORIZON = 18
"""The squares that a bot plans ahead."""
FEW_TOKENS = 6
"""Squares for a token that a bot compares."""
REMEMBERED = 1 << 13
"""Runs that a bot remembers."""
OPTIONS = 3
"""First actions of a run that a bot compares."""
WAYS = SQUARES * len(EXITS)
"""A square and the exit by which it is left."""


class State(Struct, whole_lines=True):
    """Where every cart, rail and piece is. Pieces are in heaps (heaps.py), exits are masks."""

    players: i16
    missions: i16
    """Whether missions are played (OR-7)."""
    phase: i16
    turn: i16
    """The seat whose turn it is."""
    first: i16
    """The seat that started (OR-6)."""
    turns: i16
    """How many have been finished, of all players together."""
    actions: i16
    """How many are left in phase 1."""
    moved: i16
    """The carts that have moved in this turn, as a mask."""
    collapse: i16
    last_turns: i16
    """OR-31: how many turns with a deposit are left, once the collapse card is drawn."""
    end: i16
    """How the game ended, once it has."""
    shown: i16
    """What the last move turned up, as a number: 0 for nothing."""

    # The cart that is on its way.
    cart: i16
    """NONE while nothing moves."""
    start: i16
    """The square it set off from, which gives nothing in this move (OR-20)."""
    steps: i16
    """How many squares it still has to go."""
    gone: i16
    """How many it has gone."""
    came: i16
    """The exit by which it came onto its square; NONE where it set off."""
    spots: i16
    """How many squares it has picked up from, …"""
    spot: Annotated[Array, i16, (FASTEST,)]
    """… and which, in order; NONE after the last."""

    # What it has struck (OR-22).
    struck: i16
    """The seat of that cart; NONE if nothing was struck."""
    struck_cart: i16
    hit: i16
    """The exit of its square that lies towards the cart that struck it."""

    # What counts for missions in this turn (OR-7).
    fulfilled: i16
    """As a mask."""
    delivered: i16
    """The carts that have delivered something, as a mask."""
    throttled: i16
    """The carts that have gone six squares at speed 6, as a mask."""

    # The table.
    mission: Annotated[Array, i16, (MISSIONS,)]
    """Who has taken it; FACE_UP on the table, NONE if it is not in play."""
    rails: i16
    """Straights and curves left (OR-12)."""
    junctions: i16
    """T and cross cards left."""
    rails_buried: i16
    """Straights and curves that have left the game."""
    junctions_buried: i16
    token: i16
    """The mine of the token that is to be placed; NONE otherwise."""
    tokens: Annotated[Array, i16, (MINES,)]
    """Face down, to be drawn (OR-5)."""
    tokens_gone: Annotated[Array, i16, (MINES,)]
    """Those for which there was no square (OR-32)."""
    opening: Annotated[Array, i16, (MINES,)]
    """The card of each mine that was revealed at the start."""

    # Players.
    clan: Annotated[Array, i16, (SEATS,)]
    at: Annotated[Array, i16, (SEATS, CARTS)]
    """The square of a cart; SUPPLY or OUT."""
    facing: Annotated[Array, i16, (SEATS, CARTS)]
    """An exit; NONE off the board."""
    speed: Annotated[Array, i16, (SEATS, CARTS)]
    """0 off the board."""
    hold: Annotated[Array, i32, (SEATS, CARTS)]
    store: Annotated[Array, i32, (SEATS,)]
    bag: i32

    # What is hidden (OR-37): UNKNOWN where the seat that a state was concealed for cannot know it.
    half: Annotated[Array, i32, (2,)]
    """The left and the right one, while one is being chosen (OR-23); else empty."""
    deck_end: i16
    """How many cards the deposit deck had."""
    drawn: i16
    """How many of them are drawn."""
    deck: Annotated[Array, i16, (MOST_CARDS,)]
    """From the top. Those that were drawn stay, for everybody has seen them."""
    collapse_card: Annotated[Array, i16, (MINES,)]
    """The collapse deck, mine by mine."""

    # The board.
    track: Annotated[Array, i16, (SQUARES,)]
    """Exits; 0 where no rail lies."""
    ground: Annotated[Array, i64, (3, 2)]
    """The squares that are free, have a straight or curve, or a T: sets (ground.py)."""
    fallen: Annotated[Array, i16, (SQUARES,)]
    """The mine of the collapse token; NONE where there is none."""
    pieces: Annotated[Array, i32, (SQUARES,)]


FACE_UP = -2
"""A mission that can be taken."""


class Work(EngineWork):
    """Scratch of one thread."""

    move: Annotated[Array, i16, (MOVES,)]
    line: Annotated[Array, i16, (SEATS, len(LINES))]
    total: Annotated[Array, i16, (SEATS,)]
    rank: Annotated[Array, i16, (SEATS,)]
    """How many seats came in ahead: 0 is a winner."""
    pool: Annotated[Array, i16, (MISSIONS,)]
    card: Annotated[Array, i16, (MINES, CARDS_A_MINE)]
    """Cards of each mine that lie in an unknown order, …"""
    cards: Annotated[Array, i16, (MINES,)]
    """… and how many of them are dealt."""

    # planning.py, by step and way.
    barred: Annotated[Array, i16, (SQUARES,)]
    """Whether no run can lead over a square."""
    reached: Annotated[Array, i16, (HORIZON + 1, SQUARES)]
    """The exits by which a square can be left after so many steps, as a mask."""
    worth: Annotated[Array, i32, (HORIZON + 1, WAYS)]
    needs: Annotated[Array, i16, (HORIZON + 1, WAYS)]
    """The actions it takes, …"""
    action: Annotated[Array, i16, (HORIZON + 1, WAYS)]
    """… and the first of them, a move; NONE if it takes none."""
    load: Annotated[Array, i16, (HORIZON + 1, WAYS)]
    """How many pieces are in the hold then."""
    back: Annotated[Array, i16, (HORIZON + 1, WAYS)]
    """The way before it."""
    been: Annotated[Array, i64, (2, WAYS, 2)]
    """The squares it has led over: two words, for even and for odd steps."""
    best: Annotated[Array, i32, (WAYS,)]
    """What the best way to there was worth, after any number of steps."""
    run: Annotated[Array, i16, (HORIZON + 1,)]
    """The best run, way by way, …"""
    run_length: i16
    """… how many they are, the start included, …"""
    run_worth: i32
    """… what they are worth, …"""
    run_gain: i32
    """… what of that the pieces are, …"""
    run_needs: i16
    """… the actions it takes, …"""
    run_action: i16
    """… the first of them, …"""
    run_soon: i16
    """… how many of them in the first turn, …"""
    run_turns: i16
    """… and the turns."""
    options: i16
    """How many first actions lead to a run home: the best …"""
    option: Annotated[Array, i16, (OPTIONS,)]
    """… of them, best first, …"""
    option_worth: Annotated[Array, i32, (OPTIONS,)]
    """… and what the runs are worth."""
    harm: Annotated[Array, i16, (FEW_TOKENS,)]
    """shortlist.py: what the tokens in w.move do."""
    memory_key: Annotated[Array, i64, (REMEMBERED,)]
    """remembering.py: where a run was planned, …"""
    memory: Annotated[Array, i32, (REMEMBERED, 7 + OPTIONS)]
    """… and which."""
