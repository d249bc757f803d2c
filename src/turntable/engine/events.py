"""Events: what a move did, in small numbers.

`apply` emits them; the log, the animations, the record and the lab read nothing else. An event
names the seats that may see it, as a mask. A work that is not listening drops them: playouts and
search pay one predictable branch a move (docs/decisions/events.md has the figure).
"""

from dataclasses import dataclass
from typing import Any

from turntable.engine.kernel import kernel
from turntable.engine.work import EVENTS, Work

EVERYBODY = -1


@kernel
def emit(w: Work, seats: int, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Say that `kind` happened, to the `seats` of that mask."""
    if w.listening:
        n = w.event_count
        if n < EVENTS:
            w.event[n, 0] = kind
            w.event[n, 1] = a
            w.event[n, 2] = b
            w.event[n, 3] = c
            w.event[n, 4] = d
            w.event[n, 5] = seats
        w.event_count = n + 1


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event of a game: its name, the names of its numbers, what it does to undo."""

    name: str
    numbers: tuple[str, ...] = ()
    reveals: bool = False
    """Somebody now knows more than before, so no seat may take the move back alone."""
    players: tuple[str, ...] = ("seat",)
    """Which of its numbers are seats: who sits there is for a table to say."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: EventKind
    numbers: tuple[int, ...]
    seats: int

    def seen_by(self, seat: int | None) -> bool:
        """Whether `seat` may see it; None stands for somebody who only watches."""
        return self.seats == EVERYBODY or (seat is not None and bool(self.seats >> seat & 1))

    @property
    def players(self) -> dict[str, int]:
        """The seats it names."""
        return {name: self[name] for name in self.kind.players if name in self.kind.numbers}

    def __getitem__(self, name: str) -> int:
        return self.numbers[self.kind.numbers.index(name)]


def read_events(w: Any, kinds: tuple[EventKind, ...]) -> list[Event]:
    """The events that the last kernel wrote; `w` are the fields of its work."""
    count = int(w["event_count"])
    if count > EVENTS:
        raise OverflowError(f"a move made {count} events; a work has room for {EVENTS}")
    events = []
    for row in w["event"][:count].tolist():
        kind = kinds[row[0]]
        events.append(Event(kind, tuple(row[1 : 1 + len(kind.numbers)]), row[5]))
    return events
