"""For the referee: the movement of carts (OR-15 to OR-27), told in its order.

Where the rules leave a choice the course stops with a `Question`; `referee` says who answers.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations

from tests.games.foul import require
from tests.games.off_the_rails.mine import (
    CARTS,
    EXITS,
    OPPOSITE,
    Cart,
    Json,
    Mine,
    Player,
    Square,
    beyond,
)
from tests.games.off_the_rails.questions import Question

Course = Generator[Question, Json, None]
"""The rules: they ask, and get a move."""


class Movement(Mine):
    """Phase 2 of a turn."""

    def __init__(self, record: Json, components: Json) -> None:
        super().__init__(record, components)
        self.collapse = "ahead"
        """Then "announced", and "begun" (OR-31)."""
        # Of this turn.
        self.moved: list[str] = []
        self.moving: Cart | None = None
        self.fulfilled: set[str] = set()
        self.delivered: set[str] = set()
        """The carts that have delivered something."""
        self.throttled: set[str] = set()
        """The carts that have gone six squares at speed 6."""
        self._chance: list[Json] = []

    def _drawn(self, kind: str) -> Json:
        """What chance did."""
        require(bool(self._chance), "record", f"the entry {kind} is missing")
        entry = self._chance.pop(0)
        require(entry["move"] == kind, "record", f"{entry['move']} where {kind} is called for")
        return entry

    @property
    def active(self) -> Player:
        return self.seats[self.turn]

    def _own_carts(self) -> list[Cart]:
        return list(self.active.carts.values())

    def _move_carts(self) -> Course:
        """OR-15."""
        self.moved, self.fulfilled, self.delivered, self.throttled = [], set(), set(), set()
        while waiting := [
            cart for cart in self._own_carts() if cart.square and cart.name not in self.moved
        ]:
            choices = [{"move": "move_cart", "cart": cart.name} for cart in waiting]
            move = yield Question(self.turn, "move_cart", choices)
            self.moving = self.active.carts[move["cart"]]
            self.moved.append(move["cart"])
            yield from self._roll(self.moving)
            self.moving = None
        if self.delivered == set(CARTS):
            self.fulfilled.add("M06")
        if any(self.active.carts[name].square for name in self.throttled):
            self.fulfilled.add("M09")
        self.moved = []

    def _roll(self, cart: Cart) -> Course:
        """OR-15 to OR-18, and what is picked up on the way (OR-20)."""
        picked_from: set[Square] = set()
        cart.start = cart.here
        for steps_left in reversed(range(cart.speed)):
            ahead = beyond(cart.here, cart.facing)
            came = OPPOSITE[cart.facing]
            struck = None if ahead in self.surface else self.cart_on(ahead)
            if struck:
                yield from self._collide(cart, struck)
                break
            if ahead in self.surface:
                self._come_home(cart, ahead)
                break
            # There is never track on a mine centre or a token.
            if came not in self.track.get(ahead, set()):
                self._derail(cart)
                return
            cart.square = ahead
            if self._may_pick(cart):
                picked_from.add(ahead)
                yield from self._pick(cart)
            if steps_left == 0:
                yield from self._pick_a_second(cart)
            ways = self._exits(cart, came)
            yield from self._face(cart, ways, "turn" if steps_left else "face")
        else:
            if cart.speed == 6:
                self.throttled.add(cart.name)
        # A cart that has picked something up does not derail in a collision (OR-24).
        if len(picked_from) >= 3:
            self.fulfilled.add("M10")

    def _exits(self, cart: Cart, but: str) -> list[str]:
        return [exit_ for exit_ in EXITS if exit_ in self.track[cart.here] and exit_ != but]

    def _face(
        self, cart: Cart, ways: list[str], decision: str, after_a_collision: bool = False
    ) -> Course:
        """Its owner chooses where there is a choice (OR-16, OR-25)."""
        if len(ways) == 1:
            cart.facing = ways[0]
            return
        kind = "turn" if decision == "turn" else "face"
        choices = [{"move": kind, "exit": way} for way in ways]
        move = yield Question(cart.owner, decision, choices, after_a_collision)
        cart.facing = move["exit"]

    def _may_pick(self, cart: Cart) -> bool:
        return cart.here in self.pieces and cart.here != cart.start and len(cart.hold) < 5

    def _picks(self, cart: Cart) -> list[Json]:
        """OR-21."""
        there = self.pieces[cart.here]
        kinds = ["rock"] if there["rock"] else [kind for kind in self.kinds if there[kind]]
        return [{"move": "pick", "piece": kind} for kind in kinds]

    def _pick(self, cart: Cart) -> Course:
        move = yield Question(cart.owner, "pick", self._picks(cart))
        self._load(cart, move)

    def _pick_a_second(self, cart: Cart) -> Course:
        if self._may_pick(cart):
            choices = [*self._picks(cart), {"move": "skip_pick"}]
            move = yield Question(cart.owner, "second_pick", choices)
            if move["move"] == "pick":
                self._load(cart, move)

    def _load(self, cart: Cart, move: Json) -> None:
        self.take(move["piece"], cart.here)
        cart.hold.append(move["piece"])

    def _come_home(self, cart: Cart, surface: Square) -> None:
        """OR-18; and the missions of a delivery (OR-7)."""
        load = Counter(cart.hold)
        fulfilled = {
            "M01": load.total() == 5,
            "M02": len([kind for kind in load if kind != "rock"]) >= 3,
            "M03": load["ruby"] >= 3,
            "M04": load["diamond"] >= 1,
            "M05": load["gold"] >= 2,
            "M07": load.total() >= 2 and self.surface[surface] != self.active.clan,
            "M11": load["rock"] >= 2,
        }
        self.fulfilled |= {mission for mission, is_so in fulfilled.items() if is_so}
        if cart.hold:
            self.delivered.add(cart.name)
        self.active.store += load
        cart.hold = []
        cart.leave()

    def _derail(self, cart: Cart) -> None:
        """OR-27, OR-34."""
        self.bag.update(cart.hold)
        cart.hold = []
        cart.leave()
        cart.is_out = self.collapse == "begun"

    def _collide(self, mover: Cart, struck: Cart) -> Course:
        """OR-22 to OR-26."""
        blow = mover.facing
        hit_side = OPPOSITE[blow]  # of the struck cart
        if hit_side in self.track[struck.here]:  # else OR-26
            for empty in [cart for cart in (mover, struck) if not cart.hold]:
                self._derail(empty)  # OR-24
            if struck.square:
                yield from self._lose_half(struck)
        if struck.square and struck.facing == hit_side:
            yield from self._face(struck, self._away_from(struck, hit_side), "face_struck", True)
        if mover.square in self.surface:
            mover.leave()  # OR-22: stopped where it was launched
        elif mover.square:
            yield from self._face(mover, self._away_from(mover, blow), "face", True)
            yield from self._pick_a_second(mover)

    def _away_from(self, cart: Cart, hit_side: str) -> list[str]:
        """OR-25."""
        others = self._exits(cart, hit_side)
        return [OPPOSITE[hit_side]] if OPPOSITE[hit_side] in others else others

    def _lose_half(self, struck: Cart) -> Course:
        """OR-23."""
        number = (len(struck.hold) + 1) // 2
        if struck.owner == self.turn:
            lost: list[str] = self._drawn("lost")["pieces"]
            require(len(lost) == number, "OR-23", f"{number} are lost")
            require(Counter(lost) <= Counter(struck.hold), "OR-23", "pieces it has not")
            self._lose(struck, lost)
            return
        if len(struck.hold) % 2:
            kinds = [kind for kind in self.kinds if kind in struck.hold]
            choices = [{"move": "name_lost", "piece": kind} for kind in kinds]
            move = yield Question(struck.owner, "name_lost", choices)
            self._lose(struck, [move["piece"]])
        if struck.hold:
            splits = self._splits(struck.hold)
            choices = [{"move": "split", "half": half} for half, _ in splits]
            move = yield Question(struck.owner, "split", choices)
            halves = next(list(split) for split in splits if split[0] == move["half"])
            left = self.sorted_pieces(self._drawn("left")["pieces"])
            require(left in halves, "OR-23", "not one of the halves")
            halves.remove(left)
            choices = [{"move": "choose_half", "half": half} for half in ("left", "right")]
            move = yield Question(self.turn, "choose_half", choices)
            self._lose(struck, left if move["half"] == "left" else halves[0])
        if number >= 2:
            self.fulfilled.add("M08")

    def _lose(self, cart: Cart, pieces: list[str]) -> None:
        for piece in pieces:
            cart.hold.remove(piece)
        self.drop(pieces, cart.here)

    def _splits(self, load: list[str]) -> list[tuple[list[str], list[str]]]:
        """The unordered splits in two equal halves, in each the first half first."""
        load = self.sorted_pieces(load)
        found: list[tuple[list[str], list[str]]] = []
        for places in combinations(range(len(load)), len(load) // 2):
            half = [load[place] for place in places]
            other = [piece for place, piece in enumerate(load) if place not in places]
            if (half, other) not in found and (other, half) not in found:
                found.append((half, other))
        return found
