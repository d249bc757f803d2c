"""For the referee: a mine in the open. The board, carts and pieces, and the deal (OR-1 to OR-7).

It starts from a record's `initial`, which must be one that can be dealt. Nothing of the engine is
in it; the caller passes in the parsed components.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.foul import require

Json = dict[str, Any]
Square = tuple[int, int]
Pieces = Counter[str]

EXITS = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = ("NS", "EW", "NE", "ES", "SW", "NW")
CARTS = ("white", "black")


def beyond(square: Square, exit_: str) -> Square:
    down, right = STEP[exit_]
    return square[0] + down, square[1] + right


@dataclass
class Cart:
    owner: int
    name: str
    square: Square | None = None
    """None off the board."""
    start: Square | None = None
    """Where it last set off."""
    is_out: bool = False
    """OR-34."""
    facing: str = ""
    speed: int = 0
    hold: list[str] = field(default_factory=list)

    @property
    def is_in_supply(self) -> bool:
        return self.square is None and not self.is_out

    @property
    def here(self) -> Square:
        """Its square, of a cart on the board."""
        assert self.square
        return self.square

    def leave(self) -> None:
        self.square, self.facing, self.speed = None, "", 0


@dataclass
class Player:
    clan: str
    carts: dict[str, Cart]
    store: Pieces = field(default_factory=Counter)
    missions: list[str] = field(default_factory=list)


class Mine:
    """Where everything is."""

    def __init__(self, record: Json, components: Json) -> None:
        require(record["format"] == "turntable-record/1", "record", "another format")
        require(record["game"] == "off-the-rails", "record", "another game")
        require(set(record["options"]) <= {"quick", "missions"}, "record", "unknown options")
        self.players = len(record["players"])
        require(2 <= self.players <= 4, "record", "not 2 to 4 players")
        self.quick = "quick" in record["options"]
        self.with_missions = "missions" in record["options"]

        self.kinds = [piece["kind"] for piece in components["pieces"]]
        self.cards: dict[str, Json] = {card["id"]: card for card in components["deposit_cards"]}
        self.mines: dict[str, Json] = components["mines"]
        self.centres = {tuple(mine["centre"]) for mine in self.mines.values()}
        self.surface = {
            tuple(square): clan
            for clan, surface in components["surfaces"].items()
            for square in surface["squares"]
        }
        self.inward = {
            clan: surface["new_cart_faces"] for clan, surface in components["surfaces"].items()
        }
        self.underground = [(row, column) for row in range(1, 10) for column in range(1, 10)]

        initial = record["initial"]
        self.seats = [
            Player(seat["clan"], {name: Cart(number, name) for name in CARTS})
            for number, seat in enumerate(initial["seats"])
        ]
        self._check_clans(components["opposite"])
        self.turn: int = initial["first"]
        require(self.turn in range(self.players), "OR-6", "the first is none of the players")

        self.track: dict[Square, set[str]] = {}
        self.rails, self.junctions = 60, 30  # OR-12
        self.rails_buried = self.junctions_buried = 0
        self.pieces: dict[Square, Pieces] = {}
        self.bag = Counter({piece["kind"]: piece["count"] for piece in components["pieces"]})
        self.tokens: dict[Square, str] = {}
        self.face_down = Counter(dict.fromkeys(self.mines, 4))  # OR-5
        self.tokens_gone: Counter[str] = Counter()

        self.deck: list[str] = list(initial["deck"])
        self.collapse_deck: list[str] = list(initial["collapse"])
        self._check_deck([card for card, _ in initial["opening"]])
        for card, pieces in initial["opening"]:
            self.deposit(card, pieces)
        self.missions: list[str] = list(initial.get("missions", []))
        known = {mission["id"] for mission in components["missions"]}
        right = len(set(self.missions) & known) == len(self.missions)
        wanted = self.players + 1 if self.with_missions else 0
        require(right and len(self.missions) == wanted, "OR-7", "not players + 1 missions")

    def _check_clans(self, opposite: list[list[str]]) -> None:
        clans = [player.clan for player in self.seats]
        require(len(clans) == self.players, "record", "not a seat for each player")
        require(set(clans) <= set(self.mines), "OR-1", "an unknown clan")
        require(len(set(clans)) == len(clans), "OR-1", "a clan twice")
        if self.players == 2:
            require(any(set(clans) == set(two) for two in opposite), "OR-1", "clans not opposite")

    def _check_deck(self, opening: list[str]) -> None:
        """OR-3, OR-4."""
        every_mine = sorted(self.mines)
        used = [*opening, *self.collapse_deck, *(card for card in self.deck if card != "collapse")]
        require(set(used) <= set(self.cards), "OR-3", "an unknown card")
        require(len(set(used)) == len(used), "OR-3", "a card twice")
        for pile in (opening, self.collapse_deck):
            require(sorted(map(self.mine_of, pile)) == every_mine, "OR-3", "not one of each mine")
        removed = 2 if self.quick else 1 if self.players < 4 else 0
        size = 4 * (5 - removed) + 1
        require(len(self.deck) == size, "OR-4", f"a deck of {len(self.deck)}, not {size}")
        rest = list(self.deck)
        for number in range(1 + removed, 6):
            count = 5 if number == 4 else 4
            pile, rest = rest[:count], rest[count:]
            require(("collapse" in pile) == (number == 4), "OR-3", "collapse card not in pile 4")
            mines = sorted(self.mine_of(card) for card in pile if card != "collapse")
            require(mines == every_mine, "OR-3", f"pile {number} has not one of each mine")

    def mine_of(self, card: str) -> str:
        mine: str = self.cards[card]["mine"]
        return mine

    def square_of(self, card: str) -> Square:
        row, column = self.mines[self.mine_of(card)]["squares"][str(self.cards[card]["square"])]
        return row, column

    def deposit(self, card: str, pieces: list[str]) -> None:
        """OR-30."""
        wanted = min(self.cards[card]["pieces"], self.bag.total())
        require(len(pieces) == wanted, "OR-30", f"{card} needs {wanted} pieces")
        require(Counter(pieces) <= self.bag, "OR-2", "pieces that are not in the bag")
        self.bag -= Counter(pieces)
        self.drop(pieces, self.square_of(card))

    def drop(self, pieces: list[str], square: Square) -> None:
        if pieces:
            self.pieces.setdefault(square, Counter()).update(pieces)

    def take(self, piece: str, square: Square) -> None:
        self.pieces[square] -= Counter([piece])
        if not self.pieces[square]:
            del self.pieces[square]

    def carts(self) -> list[Cart]:
        return [cart for player in self.seats for cart in player.carts.values()]

    def cart_on(self, square: Square) -> Cart | None:
        """The cart on an underground square: there is never a second one (OR-22)."""
        there = [cart for cart in self.carts() if cart.square == square]
        assert len(there) < 2 or square in self.surface
        return there[0] if there else None

    def may_fall(self, mine: str) -> list[Square]:
        """OR-32: where a token of a mine may be put."""
        return [
            square
            for square in self.underground
            if square not in self.centres
            and square not in self.tokens
            and any(self.tokens.get(beyond(square, exit_)) == mine for exit_ in EXITS)
        ]

    def written(self, exits: set[str]) -> str:
        return "".join(exit_ for exit_ in EXITS if exit_ in exits)

    def sorted_pieces(self, pieces: list[str]) -> list[str]:
        return sorted(pieces, key=self.kinds.index)
