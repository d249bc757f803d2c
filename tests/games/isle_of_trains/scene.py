"""A tiny language for scenes: a table that is laid out, and moves told as sentences.

    table = isle(Seat(hand=["hopper_1", "bank"]), Seat(cars=["tanker_1"]), pile=["engine_2"])
    table.after("Ana builds hopper_1", "Ana pays bank")
    assert table.refuses("Ana builds engine_1") == "IT-11"

A scene names the cards it is about; all others are in the pile, under those named, in the order of
the box. A hand that is not named is empty. Cars are told by their slot.
"""

from collections import Counter
from collections.abc import Sequence

from tests.games.isle_of_trains.layout import (
    COPIES,
    Layout,
    Seat,
    cars_of,
    discards_of,
    hand_of,
    laid_out,
    pile_of,
)
from tests.games.table import NOBODY, SceneTable
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth, dealt
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.moves import Move
from turntable.games.isle_of_trains.position import Initial, InitialSeat
from turntable.games.isle_of_trains.view import SeatView, View

NAMES = ("Ana", "Ben", "Eva", "Greg")
EXPERT = 1


def isle(
    *seats: Seat,
    players: int = 2,
    row: Sequence[str] | None = None,
    pile: Sequence[str] = (),
    discards: Sequence[str] = (),
    rest: str | int = "pile",
    first: int = 0,
) -> "Table":
    """A table of which this is said. With a row it is the expert variant. What is not named is
    with the `rest`: under the pile, among the discards, or in the hand of a seat."""
    areas = [*seats, *(Seat() for _ in range(players - len(seats)))]
    named = Layout(areas, pile, discards, row or ()).cards()
    others = sorted((COPIES - named).elements(), key=list(COPIES).index)
    if isinstance(rest, int):
        areas[rest].hand = [*areas[rest].hand, *others]
    layout = Layout(
        areas,
        [*pile, *others] if rest == "pile" else pile,
        [*discards, *others] if rest == "discards" else discards,
        row or (),
    )
    options = 0 if row is None else EXPERT
    return Table(laid_out(layout, options, first))


def dealt_isle(
    *hands: Sequence[str],
    players: int = 2,
    expert: bool = False,
    row: Sequence[str] = (),
    pile: Sequence[str] = (),
    first: int = 0,
) -> "Table":
    """A table at which these hands, this row and these first cards of the pile have been dealt;
    what is not named is filled up in the order of the box."""
    left = COPIES - Counter({"engine_1": players})
    for cards in (*hands, row, pile):
        left -= Counter(cards)
    others = sorted(left.elements(), key=list(COPIES).index)

    def filled(cards: Sequence[str], size: int) -> list[str]:
        more = [others.pop() for _ in range(size - len(cards))]
        return [*cards, *more]

    all_hands = [filled(hand, 5) for hand in [*hands, *[()] * (players - len(hands))]]
    whole_row = filled(row, 3) if expert else []
    initial = Initial([InitialSeat(hand) for hand in all_hands], [*pile, *others], whole_row, first)
    options = EXPERT if expert else 0
    return Table(dealt(GAME, players, options, GAME.play.deal_tape(initial, players, options)))


class Table(SceneTable[View, SeatView, Move]):
    """A match, told in sentences."""

    def __init__(self, start: Truth) -> None:
        options = EXPERT if start.state.expert else 0
        chance = Generator(1)
        chance.draw = 1  # the deal was draw 0
        super().__init__(Match(GAME, start, chance, options), NAMES)

    def after(self, *sentences: str) -> "Table":
        """Play on; "Ana pays bank, bank, hopper_1" is three moves."""
        for sentence in sentences:
            name, verb, *rest = sentence.split()
            for part in " ".join(rest).split(", "):
                told = f"{name} {verb} {part}".strip()
                self.assert_legal(told)
                self.match.play(self.seat(name), self.number_of(told.split()[1:]))
        return self

    def json_of(self, words: list[str]) -> dict[str, object]:
        """The move as a record has it."""
        match words:
            case ["draws"]:
                return {"move": "draw"}
            case ["draws", "from", "the", "pile"]:
                return {"move": "draw", "from": "pile"}
            case ["takes", card]:
                return {"move": "draw", "from": "row", "card": card}
            case ["builds", card]:
                return {"move": "build", "card": card}
            case ["builds", card, "over", slot]:
                return {"move": "build", "card": card, "replaces": int(slot)}
            case ["scraps", what]:
                return {"move": "scrap"} | (
                    {"slot": int(what)} if what.isdigit() else {"building": what}
                )
            case ["pays", card]:
                return {"move": "pay", "card": card}
            case ["loads", card, *down, "on", owner, slot]:
                return {
                    "move": "load",
                    "card": card,
                    "seat": NAMES.index(owner),
                    "slot": int(slot),
                    "face_down": down == ["face", "down"],
                }
            case ["discards", card]:
                return {"move": "discard", "card": card}
            case ["delivers"]:
                return {"move": "deliver"}
            case ["completes", contract]:
                return {"move": "contract", "contract": contract, "side": "primary"}
            case ["completes", contract, side]:
                return {"move": "contract", "contract": contract, "side": int(side)}
            case [("uses" | "sells") as verb, kind, "of", slot]:
                return {"move": verb.removesuffix("s"), "slot": int(slot), "kind": kind}
            case ["has", "an", "extra", action]:
                return {"move": "extra", "action": action}
            case ["declines"]:
                return {"move": "decline"}
            case ["ends"]:
                return {"move": "end"}
        raise ValueError(f"no such sentence: {' '.join(words)}")

    def after_draws(self, count: int) -> "Table":
        """Whose turn it is draws, so often, and discards the first cards in hand beyond five."""
        for _ in range(count):
            (name,) = self.waiting
            self.after(f"{name} draws{' from the pile' if self.match.options else ''}")
            while self.decision == "discard_to_five":
                self.after(f"{name} discards {self.hand(name)[0]}")
        return self

    # What a test asks.

    @property
    def end(self) -> str | None:
        """How the game ended; None while it runs."""
        return self.match.truth.end if self.match.is_over else None

    @property
    def trigger(self) -> str | None:
        return self.seen_by(NOBODY).trigger

    @property
    def pile(self) -> list[str]:
        """From the top."""
        return pile_of(self.match.truth.state)

    @property
    def discards(self) -> list[str]:
        """By the order of the box."""
        return discards_of(self.match.truth.state)

    def hand(self, name: str) -> list[str]:
        return hand_of(self.match.truth.state, self.seat(name))

    def train(self, name: str) -> list[str]:
        """The cars, each with its goods as in the layout of a scene."""
        return [
            " ".join([card, *("?" * down + good for good, down in goods)])
            for card, goods in cars_of(self.match.truth.state, self.seat(name))
        ]

    def names_of_moves(self, name: str) -> set[str]:
        """The kinds of move that the player may make."""
        return {str(type(move).__struct_config__.tag) for move in self.choices(name)}
