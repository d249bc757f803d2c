"""What a seat sees, as JSON: the table from one chair (OR-37)."""

from typing import Any, Literal, cast

from msgspec import Struct

from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.closing import End
from turntable.games.off_the_rails.collapse import can_fall_on
from turntable.games.off_the_rails.compass import written_exits
from turntable.games.off_the_rails.components import (
    CARD_NAMES,
    CARDS_A_MINE,
    CARTS,
    CLANS,
    EXITS,
    MISSIONS,
    UNDERGROUND,
    Clan,
    Coordinates,
    Exit,
    Kind,
    at_square,
)
from turntable.games.off_the_rails.decisions.turn import exits_to_choose
from turntable.games.off_the_rails.heaps import Counts, counts, pieces_in, size
from turntable.games.off_the_rails.moves import Cart, MissionId, cart_called, mission_called
from turntable.games.off_the_rails.piles import earliest_collapse, lacks, pile_size, pile_start
from turntable.games.off_the_rails.routes import route
from turntable.games.off_the_rails.rules import decider
from turntable.games.off_the_rails.state import (
    AHEAD,
    BEGUN,
    CHOOSE_HALF,
    COLLAPSE_PILE,
    FACE,
    FACE_STRUCK,
    FACE_UP,
    NONE,
    OVER,
    PHASES,
    PILES,
    SUPPLY,
    TURN,
    UNKNOWN,
    State,
)

Decision = Literal[
    "act", "move_cart", "pick", "second_pick", "turn", "face", "name_lost", "split", "choose_half",
    "face_struck", "take_mission", "place_token", "over",
]  # fmt: skip
RouteEnd = Literal["stops", "junction", "home", "derails", "collides"]


class RouteView(Struct, frozen=True):
    """Where a cart goes if it sets off now, up to the first choice of an exit."""

    squares: list[Coordinates]
    """Those it comes through, in order; the surface square where it comes home is the last."""
    end: RouteEnd
    steps_left: int
    """Squares still to go at a junction."""


class CartView(Struct, frozen=True):
    """A cart."""

    cart: Cart
    place: Literal["supply", "board", "out"]
    square: Coordinates | None
    facing: Exit | None
    speed: int | None
    hold: list[Kind]
    moved: bool
    """In this turn."""
    route: RouteView | None
    """Null where it will not move before its owner's next turn is over, or is off the board."""


class SeatView(Struct, frozen=True):
    """One player."""

    clan: Clan
    carts: list[CartView]
    store: Counts
    missions: list[MissionId]


class SquareView(Struct, frozen=True):
    """An underground square on which something lies."""

    square: Coordinates
    track: str | None
    """Its exits in the order NESW."""
    pieces: list[Kind]
    token: Clan | None


class WayView(Struct, frozen=True):
    """Where an exit leads that can be chosen now."""

    exit: Exit
    route: RouteView


class MovingView(Struct, frozen=True):
    """The cart on its way."""

    seat: int
    cart: Cart
    steps: int
    """Squares still to go."""
    came: Exit | None
    """The exit by which it came onto its square."""
    ways: list[WayView]
    """While an exit is being chosen; a cart that has stopped goes there in its next turn."""


class CollisionView(Struct, frozen=True):
    """A collision that is being settled (OR-23)."""

    seat: int
    """The owner of the cart that was struck."""
    cart: Cart
    left: list[Kind] | None
    """The halves, while one is being chosen; null where one may not know them."""
    right: list[Kind] | None
    half_size: int
    """How many pieces are in each."""


class DeckView(Struct, frozen=True):
    """The deposit deck running down towards the collapse (OR-3, OR-31)."""

    left: int
    drawn: list[str]
    """The cards that everybody has seen: the opening ones, then those drawn."""
    pile: list[Clan]
    """The mines of which the pile on top still has a card, before the collapse has begun."""
    collapse: Literal["ahead", "announced", "begun"]
    earliest: int
    """The collapse card is this many draws away at least: 1 if it may be the next card; 0 once it
    is drawn, as is `latest`."""
    latest: int
    last_turns: int
    """Turns with a deposit before the first tokens fall, once the card is drawn."""


class TokensView(Struct, frozen=True):
    """The collapse tokens that are still face down (OR-5)."""

    red: int
    yellow: int
    green: int
    blue: int


class View(Struct, frozen=True):
    """The whole table."""

    decision: Decision
    waiting: list[int]
    first: int
    turn: int | None
    """The seat whose turn it is."""
    actions: int
    """How many it has left."""
    seats: list[SeatView]
    squares: list[SquareView]
    moving: MovingView | None
    collision: CollisionView | None
    bag: Counts
    rails: int
    """Straights and curves left (OR-12)."""
    junctions: int
    deck: DeckView
    tokens: TokensView
    token: Clan | None
    """The mine of the one that is to be placed."""
    endangered: list[Coordinates]
    """Squares on which a token could fall next, of any mine that still has one."""
    missions: list[MissionId]
    """Those that can still be taken (OR-7)."""
    fulfilled: list[MissionId]
    """Those among them that this turn's movement has fulfilled."""
    end: End | None


def decision(s: State) -> Decision:
    """What is being decided."""
    return cast("Decision", PHASES[s.phase])


def view(s: State, w: Any, seat: int) -> View:
    """The concealed state `s` in words a client can draw."""
    is_over = s.phase == OVER
    return View(
        decision=decision(s),
        waiting=[] if is_over else [int(decider(s))],
        first=int(s.first),
        turn=None if is_over else int(s.turn),
        actions=int(s.actions),
        seats=[_seat(s, owner) for owner in range(s.players)],
        squares=[
            _square(s, square)
            for square in UNDERGROUND.tolist()
            if s.track[square] or s.pieces[square] or s.fallen[square] != NONE
        ],
        moving=_moving(s),
        collision=_collision(s),
        bag=counts(s.bag),
        rails=int(s.rails),
        junctions=int(s.junctions),
        deck=_deck(s),
        tokens=TokensView(*s.tokens.tolist()),
        token=None if s.token == NONE else CLANS[s.token],
        endangered=_endangered(s),
        missions=[
            mission_called(mission) for mission in range(MISSIONS) if s.mission[mission] == FACE_UP
        ],
        fulfilled=[
            mission_called(mission)
            for mission in range(MISSIONS)
            if s.mission[mission] == FACE_UP and s.fulfilled >> mission & 1
        ],
        end=cast("End", GAME.ends[s.end]) if is_over else None,
    )


def _seat(s: State, seat: int) -> SeatView:
    return SeatView(
        clan=CLANS[s.clan[seat]],
        carts=[_cart(s, seat, cart) for cart in range(CARTS)],
        store=counts(s.store[seat]),
        missions=[
            mission_called(mission) for mission in range(MISSIONS) if s.mission[mission] == seat
        ],
    )


def _cart(s: State, seat: int, cart: int) -> CartView:
    at = int(s.at[seat, cart])
    if at < 0:
        place: Literal["supply", "out"] = "supply" if at == SUPPLY else "out"
        return CartView(cart_called(cart), place, None, None, None, [], False, None)
    return CartView(
        cart=cart_called(cart),
        place="board",
        square=at_square(at),
        facing=EXITS[s.facing[seat, cart]],
        speed=int(s.speed[seat, cart]),
        hold=pieces_in(s.hold[seat, cart]),
        moved=bool(seat == s.turn and s.moved >> cart & 1),
        route=_route(s, seat, cart),
    )


def _route(s: State, seat: int, cart: int) -> RouteView | None:
    if s.phase == OVER or (seat == s.turn and s.cart == cart):
        return None
    return _route_by(s, seat, cart, int(s.facing[seat, cart]), int(s.speed[seat, cart]))


def _route_by(s: State, seat: int, cart: int, exit_: int, steps: int) -> RouteView:
    ahead = route(s, int(s.at[seat, cart]), exit_, steps)
    return RouteView(
        squares=[at_square(square) for square in ahead.squares],
        end=cast("RouteEnd", ahead.end),
        steps_left=ahead.steps_left,
    )


def _ways(s: State) -> list[WayView]:
    if s.phase not in (TURN, FACE, FACE_STRUCK):
        return []
    is_struck = s.phase == FACE_STRUCK
    seat, cart = (s.struck, s.struck_cart) if is_struck else (s.turn, s.cart)
    steps = int(s.steps if s.phase == TURN else s.speed[seat, cart])
    exits = exits_to_choose(s)
    return [
        WayView(letter, _route_by(s, seat, cart, exit_, steps))
        for exit_, letter in enumerate(EXITS)
        if exits >> exit_ & 1
    ]


def _square(s: State, square: int) -> SquareView:
    return SquareView(
        square=at_square(square),
        track=written_exits(int(s.track[square])) or None,
        pieces=pieces_in(s.pieces[square]),
        token=None if s.fallen[square] == NONE else CLANS[s.fallen[square]],
    )


def _moving(s: State) -> MovingView | None:
    if s.cart == NONE:
        return None
    return MovingView(
        seat=int(s.turn),
        cart=cart_called(s.cart),
        steps=int(s.steps),
        came=None if s.came == NONE else EXITS[s.came],
        ways=_ways(s),
    )


def _collision(s: State) -> CollisionView | None:
    if s.struck == NONE:
        return None
    left, right = s.half.tolist()
    is_split = s.phase == CHOOSE_HALF
    return CollisionView(
        seat=int(s.struck),
        cart=cart_called(s.struck_cart),
        left=pieces_in(left) if is_split and left != UNKNOWN else None,
        right=pieces_in(right) if is_split and right != UNKNOWN else None,
        half_size=size(int(s.hold[s.struck, s.struck_cart])) // 2 if is_split else 0,
    )


def _deck(s: State) -> DeckView:
    seen = [*s.opening.tolist(), *s.deck.tolist()[: s.drawn]]
    earliest = latest = 0
    if s.collapse == AHEAD:
        earliest = int(earliest_collapse(s))
        latest = int(pile_start(s, COLLAPSE_PILE) + pile_size(COLLAPSE_PILE) - s.drawn)
    return DeckView(
        left=int(s.deck_end - s.drawn),
        drawn=[CARD_NAMES[card] for card in seen],
        pile=_top_pile(s),
        collapse=("ahead", "announced", "begun")[s.collapse],
        earliest=earliest,
        latest=latest,
        last_turns=int(s.last_turns),
    )


def _top_pile(s: State) -> list[Clan]:
    for pile in range(1, PILES + 1):
        start = int(pile_start(s, pile))
        if start >= 0 and start + int(pile_size(pile)) > s.drawn and s.collapse != BEGUN:
            return [clan for mine, clan in enumerate(CLANS) if lacks(s, pile, mine * CARDS_A_MINE)]
    return []


def _endangered(s: State) -> list[Coordinates]:
    mines = [mine for mine in range(len(CLANS)) if s.tokens[mine] > 0 or s.token == mine]
    if s.collapse != BEGUN:
        return []
    return [
        at_square(square)
        for square in UNDERGROUND.tolist()
        if any(can_fall_on(s, mine, square) for mine in mines)
    ]
