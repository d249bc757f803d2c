"""A tiny language for scenes: a table that is laid out, and moves told as sentences.

    table = underground(Seat(white="5,1 E ruby"), track={5: "───......"})
    table.after("Ana ends", "Ana moves white | deposit ruby gold")
    assert table.cart("Ana") == "supply"

After a bar stands what chance does, as the entries of a record have it; where a sentence says
nothing of it, it is some chance or other. How squares, pieces, carts and rails are told: layout.py.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tests.games.off_the_rails.layout import (
    COLLAPSE_DECK,
    Layout,
    Seat,
    cart_of,
    check,
    deck_of,
    laid_out,
    pieces_in,
    pieces_of,
    tokens_of,
    track_of,
)
from tests.games.table import SceneTable
from turntable.engine.chance import Generator, Tape
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.moves import Face, Move, Turn
from turntable.games.off_the_rails.view import SeatView, View

NAMES = ("Ana", "Ben", "Eva", "Greg")


def underground(
    *seats: Seat,
    players: int = 2,
    turn: str = "Ana",
    track: Mapping[int, str] | None = None,
    pieces: Mapping[str, str] | None = None,
    bag: str | None = None,
    deck: Sequence[str] = (),
    above: int = 0,
    collapse: Sequence[str] = COLLAPSE_DECK,
    last_turns: int | None = None,
    begun: bool = False,
    fallen: Mapping[str, str] | None = None,
    tokens: Mapping[str, int] | None = None,
    missions: Sequence[str] | None = None,
    quick: bool = False,
    rails: int | None = None,
    junctions: int | None = None,
) -> "Table":
    """A table of which this is said, at the start of somebody's turn."""
    layout = Layout(
        [*seats, *(Seat() for _ in range(players - len(seats)))],
        NAMES.index(turn),
        track or {},
        pieces or {},
        bag,
        deck,
        above,
        collapse,
        last_turns,
        begun,
        fallen or {},
        tokens,
        missions,
        quick,
        rails,
        junctions,
    )
    return Table(laid_out(layout), layout.options)


def dealt_underground(players: int = 2, options: int = 0, seed: int = 1) -> "Table":
    """A table as the rules set it."""
    return Table(Match.deal(GAME, players, options, Generator(seed)).truth, options)


class ToldChance(Generator):
    """Some chance or other, but where a scene has told what comes."""

    def __init__(self) -> None:
        super().__init__(1)
        self.draw = 1  # the deal was draw 0
        self.told: list[int] | None = None

    def load(self, w: Any) -> None:
        if self.told is None:
            super().load(w)
        else:
            Tape(self.told).load(w)

    def extend(self, w: Any) -> None:
        raise AssertionError("there is more chance than the scene has told")

    def settle(self, w: Any) -> bool:
        if self.told is None:
            return super().settle(w)
        tape, self.told = Tape(self.told, self.draw), None
        tape.settle(w)
        assert not tape.outcomes, "there is less chance than the scene has told"
        self.draw = tape.draw
        return True


class Table(SceneTable[View, SeatView, Move]):
    """A match, told in sentences."""

    def __init__(self, start: Truth, options: int) -> None:
        self._chance = ToldChance()
        super().__init__(Match(GAME, start, self._chance, options), NAMES)

    def after(self, *sentences: str) -> "Table":
        """Play on; every component must be in one place after each move."""
        for sentence in sentences:
            told, *chance = sentence.split(" | ")
            self.assert_legal(told)
            name, *words = told.split()
            move = self.number_of(words)
            if chance:
                entries = [self._entry(entry.split()) for entry in chance]
                tape = GAME.play.chance_tape(self.match.truth.state, move, entries)
                self._chance.told = tape
            self.match.play(self.seat(name), move)
            if MODE != "plain":
                check(self.match.truth)
        return self

    def _entry(self, words: list[str]) -> Any:
        """What chance does, as a record has it."""
        value: dict[str, object] = {"move": words[0], "draw": self._chance.draw}
        if words[0] == "token":
            value["mine"] = words[1]
        else:
            value["pieces"] = words[1:]
        return msgspec.convert(value, GAME.play.Chance)

    def json_of(self, words: list[str]) -> dict[str, object]:
        """The move as a record has it."""
        match words:
            case ["lays", exits, "on", square]:
                return {"move": "lay", "square": _at(square), "exits": exits}
            case ["adds", exit_, "to", square]:
                return {"move": "upgrade", "square": _at(square), "exit": exit_}
            case ["launches", "on", square]:
                return {"move": "launch", "square": _at(square)}
            case ["speeds", "up", cart]:
                return {"move": "speed", "cart": cart, "by": 1}
            case ["slows", "down", cart]:
                return {"move": "speed", "cart": cart, "by": -1}
            case ["ends"]:
                return {"move": "end_actions"}
            case ["moves", cart]:
                return {"move": "move_cart", "cart": cart}
            case ["turns", exit_]:
                return {"move": "turn", "exit": exit_}
            case ["faces", exit_]:
                return {"move": "face", "exit": exit_}
            case ["picks", piece]:
                return {"move": "pick", "piece": piece}
            case ["skips"]:
                return {"move": "skip_pick"}
            case ["names", piece]:
                return {"move": "name_lost", "piece": piece}
            case ["splits", *half]:
                return {"move": "split", "half": half}
            case ["chooses", half]:
                return {"move": "choose_half", "half": half}
            case ["takes", mission]:
                return {"move": "take_mission", "mission": mission}
            case ["places", square]:
                return {"move": "place_token", "square": _at(square)}
        raise ValueError(f"no such sentence: {' '.join(words)}")

    def after_turns(self, count: int) -> "Table":
        """Whose turn it is does nothing but what must be done, so often: the first of all moves
        that end a turn soonest."""
        for _ in range(count):
            turn = self.turns
            while self.end is None and self.turns == turn:
                self.after(f"{self.waiting[0]} {self._least()}")
        return self

    def _least(self) -> str:
        """What is done where nothing need be."""
        move: Any = self.choices(self.waiting[0])[0]
        match self.decision:
            case "act":
                return "ends"
            case "move_cart":
                return f"moves {move.cart}"
            case "pick":
                return f"picks {move.piece}"
            case "second_pick":
                return "skips"
            case "turn":
                return f"turns {move.exit}"
            case "face" | "face_struck":
                return f"faces {move.exit}"
            case "name_lost":
                return f"names {move.piece}"
            case "split":
                return f"splits {' '.join(move.half)}"
            case "choose_half":
                return "chooses left"
            case "take_mission":
                return f"takes {move.mission}"
        return f"places {move.square[0]},{move.square[1]}"

    # What a test asks.

    @property
    def end(self) -> str | None:
        """How the game ended; None while it runs."""
        return self.match.truth.end if self.match.is_over else None

    @property
    def turns(self) -> int:
        """How many are over."""
        return int(self.match.truth.state.turns)

    def cart(self, name: str, cart: str = "white") -> str:
        """As a layout has it."""
        return cart_of(self.match.truth.state, self.seat(name), cart)

    def store(self, name: str) -> str:
        return pieces_in(self.match.truth.state.store[self.seat(name)])

    def hold(self, name: str, cart: str = "white") -> str:
        return " ".join(self.cart(name, cart).split()[3:])

    @property
    def bag(self) -> str:
        return pieces_in(self.match.truth.state.bag)

    @property
    def track(self) -> dict[str, str]:
        """By square, where there is any: its exits."""
        return track_of(self.match.truth.state)

    @property
    def pieces(self) -> dict[str, str]:
        """By square, where there are any."""
        return pieces_of(self.match.truth.state)

    @property
    def fallen(self) -> dict[str, str]:
        """By square, the mine of a collapse token."""
        return tokens_of(self.match.truth.state)

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return deck_of(self.match.truth.state)

    @property
    def told(self) -> list[str]:
        """The kinds of event of the last move."""
        return [event.kind.name for event in self.events]

    def names_of_moves(self, name: str) -> set[str]:
        """The kinds of move that the player may make."""
        return {str(type(move).__struct_config__.tag) for move in self.choices(name)}

    def exits(self, name: str) -> set[str]:
        """The exits among which the player chooses."""
        moves = self.choices(name)
        return {move.exit for move in moves if isinstance(move, Turn | Face)}


def _at(square: str) -> list[int]:
    return [int(part) for part in square.split(",")]


def crossroads(shape: str) -> dict[int, str]:
    """Straights from all four sides to 5,5, where that shape lies."""
    column = dict.fromkeys(range(1, 10), "....│....")
    return column | {5: f"────{shape}────"}


APPROACH = {"N": "2,5 S", "E": "5,8 W", "S": "8,5 N", "W": "5,2 E"}
"""Three squares before the middle of the crossroads: a cart of speed 3 that comes in there."""
