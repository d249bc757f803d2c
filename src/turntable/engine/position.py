"""Positions: the truth, and what one seat may know of it. Two types, so that they never mix.

Whatever is shown to a player or given to a bot comes from a `Concealed`, and there is one way to
get one: `Truth.concealed_for`.
"""

from dataclasses import dataclass
from typing import Any

from turntable.engine.boundary import Buffer
from turntable.engine.chance import Generator, Tape, TapeEndsError
from turntable.engine.errors import RefusedError, TurntableError
from turntable.engine.events import Event, read_events
from turntable.engine.game import Game
from turntable.engine.seats import seats_in

WATCHER = -1
"""The seat of somebody who only watches."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of one seat."""

    total: int
    lines: dict[str, int]
    rank: int
    """0 for who wins or shares the victory."""
    partial: bool
    """Whether more would count than can be known: the total is at least this."""


@dataclass(frozen=True, slots=True)
class _Position:
    game: Game
    buffer: Buffer

    @property
    def state(self) -> Any:
        """The record, for reading."""
        return self.game.boundary.read_state(self.buffer)

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seats_in(self.game.boundary.waiting(self.buffer)))

    @property
    def is_over(self) -> bool:
        return bool(self.game.boundary.is_over(self.buffer))

    @property
    def end(self) -> str:
        """How the game ended, once it has."""
        return self.game.ends[int(self.game.boundary.ending(self.buffer))]

    def sheets(self) -> list[Sheet]:
        """The score sheets as far as boards tell now, a seat each."""
        w = self._scored()
        seats = range(int(self.state.players))
        columns = (w[name].tolist() for name in ("total", "line", "rank", "partial"))
        return [
            Sheet(total, dict(zip(self.game.lines, lines, strict=True)), rank, bool(partial))
            for _, total, lines, rank, partial in zip(seats, *columns, strict=False)
        ]

    def _scored(self) -> Any:
        """The fields of a work with the sheets in it, and whatever else scoring can tell."""
        boundary = self.game.boundary
        work = boundary.new_work()
        w = boundary.fields_of(work)
        w["listening"] = 1
        boundary.score(self.buffer, work)
        return w


@dataclass(frozen=True, slots=True)
class Truth(_Position):
    """Everything, hidden things included."""

    def copy(self) -> "Truth":
        return Truth(self.game, self.buffer.copy())

    def concealed_for(self, seat: int) -> "Concealed":
        """What `seat` may know; WATCHER for somebody without one."""
        buffer = self.buffer.copy()
        self.game.boundary.conceal(buffer, seat)
        return Concealed(self.game, buffer, seat)


@dataclass(frozen=True, slots=True)
class Concealed(_Position):
    """What one seat may know."""

    seat: int

    def legal(self) -> list[int]:
        """The moves the seat may make now, ascending; none if it is not waited for."""
        if self.seat not in self.waiting:
            return []
        boundary = self.game.boundary
        work = boundary.new_work()
        count = boundary.legal(self.buffer, work, self.seat)
        return sorted(boundary.fields_of(work)["move"][:count].tolist())

    def refusal(self, move: int) -> int:
        """The number of the rule that `move` would break, or 0."""
        # Kernels do not look whether there is such a move: they would read anywhere.
        if not 0 <= move < self.game.moves:
            raise TurntableError("no-such-move", move=str(move))
        return int(self.game.boundary.refusal(self.buffer, self.seat, move))

    def check(self, move: int) -> None:
        """RefusedError, with the rule and why, if the seat may not make that move now."""
        rule = self.refusal(move)
        if rule:
            kind = type(self.game.play.move_of(move)).__struct_config__.tag
            raise RefusedError(self.game.rule_id(rule), self.game.reasons(rule, kind))

    def view(self) -> Any:
        """All that the seat sees."""
        return self.game.play.view(self.state, self._scored(), self.seat)

    def prompt(self, language: str) -> str:
        """What the seat is asked, or that it waits."""
        texts = self.game.texts(language)
        if self.is_over:
            return texts("prompt-over")
        asked = self.game.play.decision(self.state).replace("_", "-")
        return texts(f"prompt-{asked}" if self.seat in self.waiting else f"wait-{asked}")

    def preview(self, moves: list[int]) -> tuple["Concealed", list[Event], int]:
        """Play `moves` in the imagination: where that leads, what happens, and how many were made.

        Stops before a move that is refused, needs chance, or would show something hidden. The moves
        are made in a world that could be, since rules are not made for half a position; what is
        kept of it is what the seat may know, and that is the same in all such worlds.
        """
        boundary, here, seen = self.game.boundary, self, list[Event]()
        work = boundary.new_work()
        w = boundary.fields_of(work)
        w["listening"] = 1
        Generator(0).load(w)
        world = self.buffer.copy()
        boundary.determinize(world, work, self.seat)
        for made, move in enumerate(moves):
            if here.refusal(move):
                return here, seen, made
            Tape().load(w)
            boundary.apply(world, work, self.seat, move)
            events = read_events(w, self.game.play.KINDS)
            if w["wanted"] or any(event.kind.reveals for event in events):
                return here, seen, made
            here = Truth(self.game, world).concealed_for(self.seat)
            seen += events
        return here, seen, len(moves)


def dealt(game: Game, players: int, options: int, tape: list[int]) -> Truth:
    """The start of a game as `tape` deals it; TapeEndsError if it is too short."""
    boundary = game.boundary
    state, work = boundary.new_state(), boundary.new_work()
    w = boundary.fields_of(work)
    chance = Tape(tape)
    chance.load(w)
    boundary.deal(state, work, players, options)
    if w["wanted"]:
        raise TapeEndsError(int(w["wanted"]))
    chance.settle(w)
    return Truth(game, state)
