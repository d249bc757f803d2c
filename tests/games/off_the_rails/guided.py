"""Guided play: players who connect track, fetch pieces, run for the surface and aim at carts. Games
at random hardly ever come to that.

It looks at the referee's table and at nothing of the engine. A player plans for one cart at a time:
every way it could go with the actions that are left, and what that is worth.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random

from tests.games.off_the_rails.mine import (
    EXITS,
    OPPOSITE,
    Cart,
    Json,
    Square,
    beyond,
)
from tests.games.off_the_rails.referee import Referee

POINTS = {"rock": 0.5, "ruby": 1.5, "emerald": 2.0, "gold": 3.0, "diamond": 4.0}


@dataclass(frozen=True)
class Way:
    """What a cart could do, and how that ends."""

    square: Square
    facing: str
    load: int
    value: float = 0
    actions: tuple[Json, ...] = ()


@dataclass(frozen=True)
class Temper:
    """How somebody likes to play a game."""

    home: float
    ram: float
    """What it is worth to strike a rival, by the pieces in its hold."""
    ram_own: float
    stay: bool
    """Whether to launch carts when the collapse is near."""

    @classmethod
    def at_random(cls, dice: Random) -> "Temper":
        return cls(
            dice.choice([0.5, 1.0, 3.0]),
            dice.choice([0.0, 5.0, 9.0]),
            dice.choice([-2.0, -2.0, 4.0]),
            dice.random() < 0.5,
        )


@dataclass
class Guide:
    """All the players of a game."""

    dice: Random
    tempers: list[Temper] = field(default_factory=list)
    actions: list[Json] = field(default_factory=list)
    """Planned for this turn."""

    def choose(self, game: Referee) -> Json:
        """One of the legal moves."""
        question = game.question
        assert question
        if not self.tempers:
            self.tempers = [Temper.at_random(self.dice) for _ in range(game.players)]
        match question.decision:
            case "act":
                return self._act(game)
            case "turn":
                return self._choose_exit(game, question.moves)
            case "pick" | "second_pick":
                return max(question.moves, key=lambda move: POINTS.get(move.get("piece", ""), 1))
        return self.dice.choice(question.moves)

    def _act(self, game: Referee) -> Json:
        if game.actions == 4:
            self.actions = self._plan(game)
        while self.actions:
            action = self.actions.pop(0)
            if action in game.legal(game.turn):
                return action
        if self.dice.random() < 0.4:  # a junction more, for whoever comes that way
            upgrades = [move for move in game.legal(game.turn) if move["move"] == "upgrade"]
            if upgrades:
                return self.dice.choice(upgrades)
        return {"move": "end_actions"}

    def _plan(self, game: Referee) -> list[Json]:
        """The carts one after the other, each with what the one before has left."""
        temper = self.tempers[game.turn]
        carts = sorted(game.active.carts.values(), key=lambda cart: -len(cart.hold))
        planned: list[Json] = []
        for cart in carts:
            budget = 4 - len(planned)
            ways: list[Way] = []
            if cart.square:
                ways = [way for start in _speeds(cart, budget) for way in self._ways(game, start)]
            elif cart.is_in_supply and budget > 2 and (game.collapse == "ahead" or temper.stay):
                own = [square for square, clan in game.surface.items() if clan == game.active.clan]
                for square in self.dice.sample(own, 2):
                    launch = {"move": "launch", "square": [*square]}
                    start = _Start(Way(square, game.inward[game.active.clan], 0), 3, budget - 1)
                    ways += [
                        replace(way, actions=(launch, *way.actions))
                        for way in self._ways(game, start)
                    ]
            if ways:
                planned += max(ways, key=lambda way: way.value + self.dice.random()).actions
        return planned

    def _choose_exit(self, game: Referee, moves: list[Json]) -> Json:
        """At a junction: the way that is worth most with the track as it is."""
        cart = game.moving
        assert cart
        values = []
        for move in moves:
            # The steps that are left are not known here: three is a good guess.
            start = _Start(Way(cart.here, move["exit"], len(cart.hold)), 3, 0)
            best = max(way.value for way in self._ways(game, start))
            values.append(best + self.dice.random())
        return moves[values.index(max(values))]

    def _ways(self, game: Referee, start: "_Start") -> Iterator[Way]:
        """Every way on, step by step."""
        way, budget = start.way, start.budget - len(start.way.actions)
        if start.steps == 0:
            yield replace(way, value=way.value + self._outlook(game, way))
            return
        temper = self.tempers[game.turn]
        ahead, came = beyond(way.square, way.facing), OPPOSITE[way.facing]
        if ahead in game.surface:
            near = game.collapse != "ahead"
            gain = temper.home * (way.load - 1) + (6 if near and not temper.stay else 0)
            yield replace(way, value=way.value + gain)
            return
        struck = game.cart_on(ahead)
        if struck and struck is not game.moving:
            worth = temper.ram_own if struck.owner == game.turn else temper.ram
            own = 0 if way.load else -3
            yield replace(way, value=way.value + own + worth * len(struck.hold) / 2)
            return
        exits = game.track.get(ahead, set())
        if ahead in game.centres or ahead in game.tokens:
            yield replace(way, value=way.value - 4 - 2 * way.load)
            return
        if came in exits:
            more = [exits]
            lays: list[Json | None] = [None]
        elif budget == 0:
            yield replace(way, value=way.value - 4 - 2 * way.load)
            return
        elif exits:
            more = [exits | {came}]
            lays = [{"move": "upgrade", "square": [*ahead], "exit": came}]
        else:
            others = [exit_ for exit_ in EXITS if exit_ != came]
            more = [{came, exit_} for exit_ in others]
            lays = [
                {"move": "lay", "square": [*ahead], "exits": game.written(shape)} for shape in more
            ]
        picked = way.load < 5 and ahead in game.pieces
        gain = max(POINTS[kind] for kind in game.pieces[ahead]) if picked else 0
        for shape, lay in zip(more, lays, strict=True):
            for exit_ in sorted(shape - {came}):
                further = replace(
                    way,
                    square=ahead,
                    facing=exit_,
                    load=way.load + picked,
                    value=way.value + gain - 0.1 * (lay is not None),
                    actions=way.actions if lay is None else (*way.actions, lay),
                )
                yield from self._ways(game, _Start(further, start.steps - 1, start.budget))

    def _outlook(self, game: Referee, way: Way) -> float:
        """Where a cart that stops here would go next."""
        ahead = beyond(way.square, way.facing)
        if ahead in game.centres or ahead in game.tokens:
            return -3
        temper = self.tempers[game.turn]
        prey = [
            cart.square
            for cart in game.carts()
            if cart.square and cart.owner != game.turn and len(cart.hold) > 1
        ]
        if temper.ram and way.load and prey:
            targets = prey
        elif way.load >= 4 or (game.collapse != "ahead" and not temper.stay):
            targets = list(game.surface)
        else:
            targets = list(game.pieces) or list(game.surface)
        return -0.4 * min(abs(ahead[0] - row) + abs(ahead[1] - column) for row, column in targets)


@dataclass(frozen=True)
class _Start:
    way: Way
    steps: int
    budget: int


def _speeds(cart: Cart, budget: int) -> Iterator[_Start]:
    """The speeds that a cart could have."""
    assert cart.square
    for speed in range(3, 7):
        changes = abs(speed - cart.speed)
        if changes <= min(budget, 2):
            by = 1 if speed > cart.speed else -1
            action = {"move": "speed", "cart": cart.name, "by": by}
            way = Way(cart.square, cart.facing, len(cart.hold), 0, (action,) * changes)
            yield _Start(way, speed, budget)
