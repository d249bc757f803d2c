"""A referee for Off the Rails: the course of play (OR-10 to OR-36), written a second time.

It checks a record (`turntable-record/1`) against something that can be verified by reading: the
rules told in their order, as one generator (`movement` tells phase 2). Where they leave a choice it
stops with a `Question`, and goes on with the move it is given; what chance did is handed in with
the move after which it happened. It shares nothing with the engine; the caller passes in the parsed
components, and no file is read.

The shape of the JSON is taken for granted: KeyError or TypeError where it is not a record's.
"""

import json
from collections import Counter
from typing import Any

from tests.games.foul import Foul, require
from tests.games.off_the_rails import oracle
from tests.games.off_the_rails.mine import EXITS, SHAPES, Json, Square
from tests.games.off_the_rails.movement import Course, Movement
from tests.games.off_the_rails.questions import Question, rule_broken


class Referee(Movement):
    """A game being played."""

    def __init__(self, record: Json, components: Json) -> None:
        super().__init__(record, components)
        self.components = components
        self.turns = 0
        """How many are over."""
        self.actions = 0
        """How many are left."""
        self.last_turns = 0
        """With a deposit, once the collapse is announced."""
        self.end: str | None = None
        self.question: Question | None = None
        self.start()

    def start(self) -> None:
        """Begin a turn with the table as it is."""
        self._course = self._game()
        self.question = next(self._course)

    # To be asked from outside.

    @property
    def decision(self) -> str:
        return self.question.decision if self.question else "over"

    def legal(self, seat: int) -> list[Json]:
        """Every move that a seat may make now."""
        if self.question is None or seat != self.question.seat:
            return []
        return self.question.moves

    def rule_broken(self, seat: int, move: Json) -> int:
        """0 if it is legal."""
        return rule_broken(self, self.question, seat, move)

    def play(self, seat: int, move: Json, chance: list[Json]) -> None:
        """Make a move, with what chance does after it; Foul if it is not legal."""
        if move not in self.legal(seat):
            raise Foul(f"OR-{self.rule_broken(seat, move)}", f"{json.dumps(move)} of seat {seat}")
        self._chance = list(chance)
        try:
            self.question = self._course.send(move)
        except StopIteration:
            self.question = None
        require(not self._chance, "record", "chance that was not called for")

    # The rules.

    def _game(self) -> Course:
        while True:
            yield from self._turn()
            self.turns += 1
            if self.collapse == "begun":
                self._end_of_a_turn_in_the_collapse()
            if self.end:
                return
            self.turn = (self.turn + 1) % self.players

    def _turn(self) -> Course:
        collapsing = self.collapse == "begun"
        if not collapsing or any(cart.square for cart in self._own_carts()):  # OR-35
            yield from self._take_actions()
            yield from self._move_carts()
            yield from self._take_a_mission()
        if collapsing:
            yield from self._draw_a_token()
        else:
            self._draw_a_deposit()

    def _take_actions(self) -> Course:
        """OR-10 to OR-14: up to four."""
        self.actions = 4
        while self.actions:
            move = yield Question(self.turn, "act", [*self._all_actions(), {"move": "end_actions"}])
            self.actions -= 1
            match move["move"]:
                case "end_actions":
                    self.actions = 0
                case "lay":
                    self.rails -= 1
                    self.track[_at(move)] = set(move["exits"])
                case "upgrade":
                    exits = self.track[_at(move)]
                    if len(exits) == 2:  # OR-12
                        self.rails += 1
                        self.junctions -= 1
                    exits.add(move["exit"])
                case "launch":
                    cart = next(cart for cart in self._own_carts() if cart.is_in_supply)
                    cart.square, cart.speed = _at(move), 3
                    cart.facing = self.inward[self.active.clan]
                case "speed":
                    self.active.carts[move["cart"]].speed += move["by"]

    def _all_actions(self) -> list[Json]:
        moves: list[Json] = []
        carts = {cart.square for cart in self.carts()}
        for square in self.underground:
            if square in self.centres or square in self.tokens:
                continue
            exits = self.track.get(square, set())
            if not exits and self.rails:
                moves += [{"move": "lay", "square": [*square], "exits": shape} for shape in SHAPES]
            if exits and square not in carts and (len(exits) > 2 or self.junctions):
                moves += [
                    {"move": "upgrade", "square": [*square], "exit": exit_}
                    for exit_ in EXITS
                    if exit_ not in exits
                ]
        if any(cart.is_in_supply for cart in self._own_carts()):
            moves += [
                {"move": "launch", "square": [*square]}
                for square, clan in self.surface.items()
                if clan == self.active.clan and square not in carts
            ]
        moves += [
            {"move": "speed", "cart": cart.name, "by": by}
            for cart in self._own_carts()
            for by in (-1, 1)
            if cart.square and 3 <= cart.speed + by <= 6
        ]
        return moves

    def _take_a_mission(self) -> Course:
        """OR-7."""
        choices = [
            {"move": "take_mission", "mission": mission}
            for mission in sorted(self.missions)
            if mission in self.fulfilled
        ]
        if choices:
            move = yield Question(self.turn, "take_mission", choices)
            self.missions.remove(move["mission"])
            self.active.missions.append(move["mission"])
        self.fulfilled = set()

    def _draw_a_deposit(self) -> None:
        """OR-30, OR-31."""
        card = self.deck.pop(0)
        if card == "collapse":
            self.collapse, self.last_turns = "announced", self.players
            return
        is_chance = self.bag.total() > 0
        self.deposit(card, self._drawn("deposit")["pieces"] if is_chance else [])
        if self.collapse == "announced":
            self.last_turns -= 1
            if self.last_turns == 0:
                self.collapse = "begun"
                for shown in self.collapse_deck:
                    self._fall(self.mine_of(shown), self.square_of(shown))

    def _draw_a_token(self) -> Course:
        """OR-32."""
        while self.face_down.total():
            mine: str = self._drawn("token")["mine"]
            require(self.face_down[mine] > 0, "OR-5", f"no token of {mine} is left")
            self.face_down[mine] -= 1
            squares = self.may_fall(mine)
            if squares:
                choices = [{"move": "place_token", "square": [*square]} for square in squares]
                move = yield Question(self.turn, "place_token", choices)
                self._fall(mine, _at(move))
                return
            self.tokens_gone[mine] += 1

    def _fall(self, mine: str, square: Square) -> None:
        """OR-33."""
        self.tokens[square] = mine
        exits = self.track.pop(square, set())
        self.rails_buried += len(exits) == 2
        self.junctions_buried += len(exits) > 2
        self.bag += self.pieces.pop(square, Counter())
        cart = self.cart_on(square)
        if cart:
            self._derail(cart)

    def _end_of_a_turn_in_the_collapse(self) -> None:
        """OR-36."""
        if not self.face_down.total():
            self.end = "tokens"
            for cart in self.carts():
                if cart.square:
                    self._derail(cart)
        elif not any(cart.square for cart in self.carts()):
            self.end = "carts"

    # How it ends.

    def final(self) -> Json:
        """The final position as in a record; pieces of which there are none are left out."""
        require(self.decision == "over", "record", "not over")
        return {
            "seats": [
                {
                    "clan": player.clan,
                    "store": dict(player.store),
                    "carts": ["out" if cart.is_out else "supply" for cart in player.carts.values()],
                    "missions": sorted(player.missions),
                }
                for player in self.seats
            ],
            "bag": dict(+self.bag),
            "board": sorted([*square, dict(pieces)] for square, pieces in self.pieces.items()),
            "tokens": self.face_down.total(),
            "end": self.end,
        }

    def sheets(self) -> list[oracle.Sheet]:
        return oracle.sheets(self.components, self.final()["seats"])


def _at(move: Json) -> Square:
    row, column = move["square"]
    return row, column


def tidied(final: Json) -> Json:
    """A final position of a record without what has no order and without noughts."""
    return {
        **final,
        "seats": [
            {
                **seat,
                "store": _some(seat["store"]),
                "missions": sorted(seat["missions"]),
            }
            for seat in final["seats"]
        ],
        "bag": _some(final["bag"]),
        "board": sorted([row, column, _some(pieces)] for row, column, pieces in final["board"]),
    }


def _some(pieces: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in pieces.items() if count}


def with_chance(moves: list[Any]) -> list[tuple[int, int, Json, list[Json]]]:
    """Where it stands, who made it, the move, and what chance did after it."""
    found: list[tuple[int, int, Json, list[Json]]] = []
    for at, (seat, move) in enumerate(moves):
        if seat is None:
            require(bool(found), "record", f"moves[{at}]: chance before any move")
            found[-1][3].append(move)
        else:
            found.append((at, seat, move, []))
    return found


def check(record: Json, components: Json) -> Referee:
    """Play a whole record and compare all that it says of the end; Foul where it does not hold."""
    referee = Referee(record, components)
    for at, seat, move, chance in with_chance(record["moves"]):
        try:
            referee.play(seat, move, chance)
        except Foul as foul:
            raise Foul(foul.rule, f"moves[{at}]: {foul.text}") from None
    final, scores, winners = record["final"], record["scores"], record["winners"]
    if record["end"] == "abandoned":
        require(final is scores is winners is None, "record", "the result of an abandoned game")
        return referee
    require(referee.decision == "over", "record", "not over")
    require(record["end"] == referee.end, "record", f"the end is {referee.end}")
    require(tidied(final) == referee.final(), "record", "another final")
    sheets = referee.sheets()
    require(len(scores) == referee.players, "record", "not a sheet for each player")
    for score, sheet in zip(scores, sheets, strict=True):
        require(score["lines"] == sheet.lines, "OR-40", f"the lines are {sheet.lines}")
        require(score["total"] == sheet.total, "OR-40", f"{sheet.total} points in all")
    require(winners == oracle.winners(sheets), "OR-41", f"{oracle.winners(sheets)} win")
    return referee
