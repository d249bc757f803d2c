"""A match: a game being played, move by move, with everything needed to take back and to record."""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from turntable.engine.boundary import Buffer
from turntable.engine.chance import Chance
from turntable.engine.errors import TurntableError
from turntable.engine.events import Event, read_events
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Truth


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that stands: who made it, what came of it, and where it was made."""

    seat: int
    move: int
    events: tuple[Event, ...]
    draw: int | None
    """The number of the draw it used, if it used chance."""
    chance: tuple[object, ...]
    """The chance entries of the record that follow it."""
    decision: int
    deciders: int
    """Mask of the seats that were to answer that decision, each at its own time."""
    before: Buffer
    mark: object

    @property
    def alone(self) -> bool:
        """Whether the decision was for this seat only."""
        return self.deciders == 1 << self.seat

    @property
    def shows(self) -> bool:
        """Whether it brought to light what was not known: nobody takes that back alone."""
        return self.draw is not None or any(event.kind.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Made:
    """A line of the log: a move."""

    seat: int
    move: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A line of the log: an undo, by a seat or (None) by everybody's consent, of `entries`."""

    seat: int | None
    entries: tuple[int, ...]


class Match:
    """A game in progress. `entries` are the moves that stand; `log` never loses a line."""

    def __init__(self, game: Game, truth: Truth, chance: Chance, options: int) -> None:
        """Go on from `truth`; `Match.deal` starts one."""
        self.game = game
        self.options = options
        self.players = int(truth.state.players)
        self.start = truth
        self.entries: list[Entry] = []
        self.log: list[Made | TakenBack] = []
        self.decision = 0
        """No number comes twice. Seats that decide at the same time answer the same one."""
        self._truth = truth.copy()
        self._last_decision = 0
        self._deciders = game.boundary.waiting(truth.buffer)
        self._chance = chance
        self._work = game.boundary.new_work()
        self._fields = game.boundary.fields_of(self._work)

    @classmethod
    def deal(cls, game: Game, players: int, options: int, chance: Chance) -> "Match":
        """Set the table: draw 0."""
        game.check_players(players)
        boundary = game.boundary
        work = boundary.new_work()
        state, _ = _run(
            boundary.new_state(), chance, boundary.fields_of(work),
            lambda state: boundary.deal(state, work, players, options),
        )  # fmt: skip
        return cls(game, Truth(game, state), chance, options)

    def copy(self) -> "Match":
        """The same match, to go on with apart from this one: a run of moves is tried on a copy, and
        where it fails there is nothing to mend, its chance included."""
        other = Match(self.game, self.start, copy(self._chance), self.options)
        other.entries = self.entries.copy()
        other.log = self.log.copy()
        other.decision = self.decision
        other._last_decision = self._last_decision
        other._truth = self._truth
        other._deciders = self._deciders
        return other

    @property
    def truth(self) -> Truth:
        """The position, hidden things included."""
        return self._truth

    @property
    def waiting(self) -> tuple[int, ...]:
        return self._truth.waiting

    @property
    def is_over(self) -> bool:
        return self._truth.is_over

    def seen_by(self, seat: int) -> Concealed:
        return self._truth.concealed_for(seat)

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move, whole or not at all, and return what happened. RefusedError if illegal."""
        boundary, play = self.game.boundary, self.game.play
        self._check(seat, move)
        waiting = boundary.waiting(self._truth.buffer)
        before, mark, draw = self._truth.buffer, self._chance.mark(), self._chance.draw
        state, used = _run(
            before, self._chance, self._fields,
            lambda state: boundary.apply(state, self._work, seat, move),
        )  # fmt: skip
        self._truth = Truth(self.game, state)
        events = read_events(self._fields, play.KINDS)
        entry = Entry(
            seat,
            move,
            tuple(events),
            draw if used else None,
            tuple(play.chance(self._truth.state, events, draw)) if used else (),
            self.decision,
            self._deciders,
            before,
            mark,
        )
        self.entries.append(entry)
        self.log.append(Made(seat, move))
        left = waiting & ~(1 << seat)
        if left == 0 or boundary.waiting(state) != left:
            self._last_decision += 1
            self.decision = self._last_decision
            self._deciders = boundary.waiting(state)
        return events

    def undo(self, seat: int) -> None:
        """Take back the last move of `seat`, if nothing has come to light since.

        Of moves made at the same time each may be taken back until the last of them is made.
        """
        at = self._own_to_undo(seat)
        alone = self.entries[at].alone
        others = [(entry.seat, entry.move) for entry in self.entries[at + 1 :]]
        self.log.append(TakenBack(seat, (at,)))
        self._go_back(at)
        lines = len(self.log)
        for other, move in others:
            self.play(other, move)
        del self.log[lines:]
        if alone:
            self._ask_anew()

    def can_undo(self, seat: int) -> bool:
        try:
            self._own_to_undo(seat)
        except TurntableError:
            return False
        return True

    def rewind(self, count: int) -> None:
        """Go back to the first `count` moves, by everybody's consent."""
        self.log.append(TakenBack(None, tuple(range(count, len(self.entries)))))
        self._go_back(count)
        self._ask_anew()

    def _own_to_undo(self, seat: int) -> int:
        last = len(self.entries) - 1
        at = next((n for n in range(last, -1, -1) if self.entries[n].seat == seat), None)
        if at is not None:
            entry = self.entries[at]
            if entry.alone and at == last and not entry.shows:
                return at
            if not entry.alone and entry.decision == self.decision:
                return at
        raise TurntableError("nothing-to-undo")

    def _go_back(self, count: int) -> None:
        if count < len(self.entries):
            entry = self.entries[count]
            self._chance.rewind(entry.mark)
            self._truth = Truth(self.game, entry.before)
            self.decision = entry.decision
            self._deciders = entry.deciders
            del self.entries[count:]

    def _ask_anew(self) -> None:
        """What is open again gets a new number: an answer that was meant for the question as it
        stood before would come to another one."""
        before = self.decision
        self._last_decision += 1
        self.decision = self._last_decision
        at = len(self.entries) - 1
        while at >= 0 and self.entries[at].decision == before:
            self.entries[at] = replace(self.entries[at], decision=self.decision)
            at -= 1

    def _check(self, seat: int, move: int) -> None:
        if not 0 <= seat < self.players:
            raise TurntableError("no-such-seat", seat=str(seat), players=self.players)
        # A seat is told no more by a refusal than it may know.
        self.seen_by(seat).check(move)


def _run(
    start: Buffer, chance: Chance, w: Any, kernel: Callable[[Buffer], None]
) -> tuple[Buffer, bool]:
    """Run `kernel` on a copy of `start` until chance has given it all the numbers it wants."""
    w["listening"] = 1
    chance.load(w)
    while True:
        state = start.copy()
        kernel(state)
        if not w["wanted"]:
            return state, chance.settle(w)
        chance.extend(w)
