"""The contract: what a game is to the engine, the bots, the lab and the table.

A game's module `play` provides the names of this module. The first half are kernels. Generic code
imports them from here to be typed and checked; `bind` puts a game's own in their place, so none of
these bodies ever runs. The second half, `Play`, is Python: words and JSON.

What holds for every kernel: `s` is a record of STATE, `w` one of WORK, and nothing is allocated.
A state holds all that the rules know and no chance; equal bytes mean equal positions. Seats are
numbered clockwise from 0, a set of seats is a mask, a move is a number below `Game.moves` that
means the same in every position. tests/conformance checks all of it for every game.
"""

from typing import Any, Protocol

import numpy as np

from turntable.engine.events import Event, EventKind

STATE: np.dtype[Any] = np.dtype([])
"""The layout of a state."""

WORK: np.dtype[Any] = np.dtype([])
"""The layout of a work: that of engine/work.py and, declared by the game,
`move` (the list that `legal` fills), `line[seat, line]`, `total[seat]` and `rank[seat]` (0 for who
wins or shares the victory), which `score` fills, and whatever scratch it needs. Where hidden things
of a seat would count, `score` also marks it in the engine's `partial[seat]`, if it is listening."""


class UnboundError(NotImplementedError):
    """A name of the contract was called without `bind`."""


def deal(s: Any, w: Any, players: int, options: int) -> None:
    """Make `s`, whatever it held, the start of a game."""
    raise UnboundError


def waiting(s: Any) -> int:
    """The seats that have to decide, possibly several at the same time; 0 when the game is over.

    Moves that several seats make at the same time commute to the byte.
    """
    raise UnboundError


def refusal(s: Any, seat: int, move: int) -> int:
    """0 if `seat` may make `move` now, else the number of the rule that it breaks.

    Any seat, any move, any position; `s` may be concealed for `seat`.
    """
    raise UnboundError


def legal(s: Any, w: Any, seat: int) -> int:
    """Write the moves with refusal 0 into w.move and return their number. `seat` is waited for."""
    raise UnboundError


def sample(s: Any, w: Any, seat: int) -> int:
    """One of the legal moves, all equally likely, by `below`. `seat` is waited for."""
    raise UnboundError


def apply(s: Any, w: Any, seat: int, move: int) -> None:
    """Make a legal move, and emit what happened. Chance comes through `below` alone.

    `s` is the truth or an imagined world, never a concealed state.
    """
    raise UnboundError


def is_over(s: Any) -> bool:
    """Whether the game has ended."""
    raise UnboundError


def ending(s: Any) -> int:
    """Which of `Game.ends` it was, once it is over."""
    raise UnboundError


def score(s: Any, w: Any) -> None:
    """Fill in w.line, w.total and w.rank; during the game, what the boards are worth so far."""
    raise UnboundError


def conceal(s: Any, seat: int) -> None:
    """Overwrite all that `seat` may not know with one filler; seat −1 only watches."""
    raise UnboundError


def determinize(s: Any, w: Any, seat: int) -> None:
    """Fill a state concealed for `seat` with a world that could be, all equally likely.

    Hidden components are taken in component order, so that equal knowledge and equal chance give
    equal worlds, byte for byte.
    """
    raise UnboundError


def info_key(s: Any, seat: int) -> int:
    """What the last move showed to `seat`, as a number: 0 for nothing. For search."""
    raise UnboundError


def audit(s: Any, w: Any) -> int:
    """0 if every component is in exactly one place, else a rule that this breaks. For tests."""
    raise UnboundError


def evaluate(s: Any, w: Any, seat: int) -> float:
    """How good `s`, a world that could be, looks for `seat`: points, roughly. For bots."""
    raise UnboundError


class Play(Protocol):
    """The Python half: JSON in and out, and words. States are NumPy records of STATE."""

    STATE: np.dtype[Any]
    WORK: np.dtype[Any]
    KINDS: tuple[EventKind, ...]
    """The kinds of event, by number."""
    Move: Any
    """The msgspec union of the JSON shapes of a move."""
    Chance: Any
    """The msgspec union of the shapes of a chance entry in a record, each with its `draw`."""
    View: type
    """The msgspec struct of what a seat sees."""
    Initial: type
    Final: type
    """The msgspec structs of a record's `initial` and `final`."""

    def number_of(self, move: Any) -> int:
        """The number of a Move. KeyError where it names what does not exist."""

    def move_of(self, number: int) -> Any:
        """The Move of a number: the inverse of `number_of`."""

    def decision(self, s: Any) -> str:
        """The name of what is being decided; its prompt is the text `prompt-<name>`."""

    def initial(self, s: Any) -> Any:
        """The Initial of a state just dealt."""

    def deal_tape(self, initial: Any, players: int, options: int) -> list[int]:
        """The chance outcomes that make `deal` deal it. UnreadableError where none can."""

    def chance(self, s: Any, events: list[Event], draw: int) -> list[Any]:
        """The Chance entries for what happened in a move, in order; `s` is just after it."""

    def chance_tape(self, s: Any, move: int, entries: list[Any]) -> list[int]:
        """The chance outcomes in `entries`, which follow `move` made in `s`; too many of them where
        there is less chance than that. UnreadableError as from the first of the entries."""

    def final(self, s: Any) -> Any:
        """The Final of a finished game."""

    def read_final(self, final: Any, s: Any) -> None:
        """Write a final position into a zeroed state, fit for `score`. UnreadableError, with the
        place in `final`, if it contradicts itself."""

    def view(self, s: Any, w: Any, seat: int) -> Any:
        """All that a concealed state shows, as a View; `score` has filled in `w`, listening."""

    def narrate(self, event: Event) -> dict[str, str | int]:
        """The values for the text `log-<kind>` of an event, but for the players it names."""
