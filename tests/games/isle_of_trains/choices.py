"""For the referee: a game of Isle of Trains in the open, and all that may be done in it (IT-1 to
IT-30).

It starts from a record's `initial`. `trains` knows what may be built, loaded and delivered.
"""

from collections import Counter
from typing import Any

from tests.games.foul import require
from tests.games.isle_of_trains import oracle, trains
from tests.games.isle_of_trains.trains import Area, Building

Json = dict[str, Any]

ACTIONS = ("draw", "build", "load", "deliver")
PHANTOM = "phantom"


class Choices:
    """Where everything is, what is being decided, and how."""

    def __init__(self, record: Json, components: Json) -> None:
        require(record["format"] == "turntable-record/1", "record", "another format")
        require(record["game"] == "isle-of-trains", "record", "another game")
        require(record["options"] in ([], ["expert"]), "record", "unknown options")
        self.box = oracle.Box(components)
        self.expert: bool = record["options"] == ["expert"]
        self.players = len(record["players"])
        require(2 <= self.players <= 4, "record", "not 2 to 4 players")

        initial = record["initial"]
        require(len(initial["seats"]) == self.players, "record", "not a seat for each player")
        self.areas = [Area("engine_1", list(seat["hand"])) for seat in initial["seats"]]  # IT-1
        for area in self.areas:
            require(len(area.hand) == 5, "IT-1", "not five cards each")
        self.pile: list[str] = list(initial["pile"])  # from the top
        self.row: list[str] = list(initial["row"])
        require(len(self.row) == (3 if self.expert else 0), "IT-5", "not the row of this variant")
        self.discards: list[str] = []
        dealt = Counter(
            [*self.pile, *self.row, *(card for area in self.areas for card in area.hand)]
        )
        dealt["engine_1"] += self.players
        copies = {name: card["copies"] for name, card in self.box.cards.items()}
        require(dealt == Counter(copies), "IT-1", "not the cards of the box")
        self.owner: dict[str, int] = {}  # IT-2: by contract; the others are on the island
        self.secondary: dict[str, int] = {}

        self.turn: int = initial["first"]
        require(self.turn in range(self.players), "IT-3", "the first is none of the players")
        self.turns = 0  # how many are over
        self.actions = 2  # of this turn, the one going on not counted once it is chosen
        self.end: str | None = None
        self.final_turns: int | None = None
        self.decision = "act"
        self.extra: str | None = None  # the extra action being taken
        self.phantoms = 0
        self.build: Building | None = None
        self.last: Any = None  # of a set that is named in order
        self.price = 0
        self.loading: tuple[int, int] | None = None  # the car that a good goes onto, face down
        self.contract: tuple[str, str | int] | None = None
        self.needed: dict[str, int] = {}
        self.sold = 0
        self.draws = 0
        self.bonus_discards = 0
        self.offers: list[str] = []

    # What may be done.

    def legal(self, seat: int) -> list[Json]:
        """Every move that a seat may make now; none if it is not its turn."""
        if self.decision == "over" or seat != self.turn:
            return []
        match self.decision:
            case "act":
                allowed = [self.extra] if self.extra else ACTIONS
                return [move for action in allowed for move in self._starts(str(action))]
            case "draw":
                return self._draws()
            case "scrap":
                return self._scraps()
            case "pay":
                return [{"move": "pay", "card": card} for card in self._in_order(self.price, True)]
            case "discard_to_load":
                cards = [*self._designs(), *[PHANTOM] * (self.phantoms > 0)]
                return [{"move": "discard", "card": card} for card in cards]
            case "discard_for_bonus":
                return [{"move": "discard", "card": card} for card in self._designs()]
            case "extra":
                taken = [{"move": "extra", "action": action} for action in self.offers]
                return [*taken, {"move": "decline"}]
            case "deliver":
                return [*self._contracts(), *self._sales(0)]
            case "use":
                found = trains.uses(self.box, self.area.cars, self.needed, self.last)
                return [{"move": "use", "slot": slot, "kind": kind} for slot, kind in found]
            case "sell":
                return [*self._sales(self.last), {"move": "end"}]
        too_many = len(self.area.hand) - 5
        return [{"move": "discard", "card": card} for card in self._in_order(too_many, False)]

    @property
    def area(self) -> Area:
        """That of the player whose turn it is."""
        return self.areas[self.turn]

    def _starts(self, action: str) -> list[Json]:
        """The moves that begin an action which can be completed (IT-6)."""
        area = self.area
        match action:
            case "draw":
                return self._draws()
            case "build":
                return [
                    {"move": "build", "card": build.card}
                    | ({} if build.replaces is None else {"replaces": build.replaces})
                    for build in trains.builds(self.box, area, self.phantoms)
                ]
            case "load":
                seats = [self.turn] if self.extra or self.offers else range(self.players)  # IT-17
                return [
                    {"move": "load", "card": card, "seat": to, "slot": slot, "face_down": down}
                    for to in seats
                    for card, slot, down in trains.loads(
                        self.box, area.hand, self.areas[to].cars, self.phantoms, to == self.turn
                    )
                ]
        return [{"move": "deliver"}] * any(car.goods for car in area.cars)

    def _draws(self) -> list[Json]:
        """IT-5, IT-7, IT-30."""
        from_row = [{"move": "draw", "from": "row", "card": card} for card in sorted(set(self.row))]
        there_are = bool(self.pile or self.discards)
        if there_are or (self.end and not self.row):
            from_pile = {"move": "draw", "from": "pile"} if self.expert else {"move": "draw"}
            return [from_pile, *from_row]
        return from_row

    def _scraps(self) -> list[Json]:
        assert self.build
        purse = len(self.area.hand) + self.phantoms
        moves: list[Json] = []
        for more in trains.next_scraps(self.box, self.area, self.build):
            if trains.can_be_finished(self.box, self.area, more, purse):
                if more.buildings != self.build.buildings:
                    moves.append({"move": "scrap", "building": more.buildings[-1]})
                else:
                    moves.append({"move": "scrap", "slot": more.slots[-1]})
        if trains.broken_by(self.box, self.area, self.build, purse) is None:
            moves.append({"move": "end"})
        return moves

    def _in_order(self, count: int, with_phantoms: bool) -> list[str]:
        """The cards that may go next, so many being due: in the order of the box."""
        order = self.box.order | {PHANTOM: len(self.box.order)}
        cards = self.area.hand + [PHANTOM] * (self.phantoms if with_phantoms else 0)
        left = sorted((order[card], card) for card in cards)
        least = -1 if self.last is None else order[self.last]
        named = [
            card
            for place, card in left
            if place >= least and sum(other >= place for other, _ in left) >= count
        ]
        return list(dict.fromkeys(named))

    def _contracts(self) -> list[Json]:
        """IT-21, IT-22."""
        mine = [name for name, owner in self.owner.items() if owner == self.turn]
        may_take = all(name in self.secondary for name in mine)
        moves: list[Json] = []
        for name, contract in self.box.contracts.items():
            sides: list[str | int] = []
            if name not in self.owner:
                sides = ["primary"] * may_take
            elif self.owner[name] == self.turn and name not in self.secondary:
                sides = [0, 1]
            for side in sides:
                goods = self._goods_of(contract, side)
                if trains.can_be_completed(self.box, self.area.cars, goods, 0):
                    moves.append({"move": "contract", "contract": name, "side": side})
        return moves

    def _goods_of(self, contract: Json, side: str | int) -> dict[str, int]:
        shown = contract["primary"] if side == "primary" else contract["secondary"][side]
        goods: dict[str, int] = shown["goods"]
        return goods

    def _sales(self, first: int) -> list[Json]:
        cars = self.area.cars
        return [
            {
                "move": "sell",
                "slot": slot,
                "kind": trains.sold_as(self.box, cars[slot].card, cars[slot].goods[-1]),
            }
            for slot in trains.deliverable(cars, first)
        ]

    def _designs(self) -> list[str]:
        return sorted(set(self.area.hand), key=self.box.order.__getitem__)

    def _possible(self, action: str) -> bool:
        return bool(self._starts(action))
