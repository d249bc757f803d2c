"""What the table of a scene can be asked, whatever the game: tests/games/<game>/scene.py says how
its moves are told."""

from typing import Any, Generic, TypeVar

from turntable.engine.chance import Generator
from turntable.engine.events import Event
from turntable.engine.match import Match
from turntable.engine.position import WATCHER, Concealed, Truth
from turntable.engine.record import Player, Record, record_of
from turntable.engine.replay import read_move

NOBODY = "somebody who only watches"
V = TypeVar("V")
S = TypeVar("S")
M = TypeVar("M")


class SceneTable(Generic[V, S, M]):
    """A match, told in sentences: a name, then what is done. V is what a seat sees, S what it sees
    of a seat, M a move."""

    def __init__(self, match: Match, names: tuple[str, ...]) -> None:
        self.match = match
        self.names = names[: match.players]

    def json_of(self, words: list[str]) -> dict[str, object]:
        """The move that these words tell, as a record has it."""
        raise NotImplementedError

    def number_of(self, words: list[str]) -> int:
        return read_move(self.match.game, self.json_of(words), " ".join(words))

    def refuses(self, sentence: str) -> str | None:
        """The rule that the move would break, None if it is legal."""
        name, *words = sentence.split()
        rule = self.known_to(name).refusal(self.number_of(words))
        return self.match.game.rule_id(rule) if rule else None

    def assert_legal(self, sentence: str) -> None:
        rule = self.refuses(sentence)
        assert rule is None, f"{sentence!r} breaks {rule}"

    @property
    def waiting(self) -> list[str]:
        return [self.names[seat] for seat in self.match.waiting]

    @property
    def decision(self) -> str:
        return self.match.game.play.decision(self.match.truth.state)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move did."""
        return self.match.entries[-1].events

    def seat(self, name: str) -> int:
        return WATCHER if name == NOBODY else self.names.index(name)

    def known_to(self, name: str) -> Concealed:
        return self.match.seen_by(self.seat(name))

    def seen_by(self, name: str) -> V:
        view: V = self.known_to(name).view()
        return view

    def own(self, name: str, seen_by: str | None = None) -> S:
        """The things of a player, as the player or somebody else sees them."""
        view: Any = self.seen_by(seen_by or name)
        things: S = view.seats[self.seat(name)]
        return things

    def choices(self, name: str) -> list[M]:
        """The legal moves of a player."""
        return [self.match.game.play.move_of(number) for number in self.known_to(name).legal()]

    def imagined_by(self, name: str, seed: int) -> Truth:
        """A world that could be, as far as the player knows."""
        boundary, world = self.match.game.boundary, self.known_to(name).buffer.copy()
        work = boundary.new_work()
        Generator(seed).load(boundary.read_work(work))
        boundary.determinize(world, work, self.seat(name))
        return Truth(self.match.game, world)

    def record(self) -> Record:
        """Only of a table that was set by the rules: a record starts from the deal."""
        return record_of(self.match, [Player(name, None) for name in self.names])
