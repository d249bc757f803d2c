"""What a game's own module tells: what is lit up, what is asked and what a person presses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from tests.server.client import Move

PROMPT = "prompt"
"""Lit up for whoever is to decide something."""


@dataclass(frozen=True)
class Sight:
    """What is on a screen."""

    offered: frozenset[str]
    """The names of all that is shown and can be pressed."""
    chosen: frozenset[str]
    """Of what is shown, the names of what is pressed down already."""
    words: str
    """What is written, and what a screen reader says of things drawn."""

    @property
    def asked(self) -> bool:
        """Whether something is to be decided by whoever looks."""
        return PROMPT in self.offered

    def all(self, *beginnings: str) -> list[str]:
        """What is offered under names that begin so."""
        return sorted(name for name in self.offered if name.startswith(beginnings))

    def has_chosen(self, beginning: str) -> bool:
        return any(name.startswith(beginning) for name in self.chosen)


@dataclass(frozen=True)
class Still:
    """A screen in the middle of a decision: the first of each of these was pressed."""

    decision: str
    presses: tuple[str, ...]
    shows: str


def tabs(here: str, there: str) -> str:
    """Where everything can be tabbed to."""
    return "Tab"


@dataclass(frozen=True)
class Habits:
    """How a game is played with eyes and fingers."""

    id: str
    players: int
    """How many sit at the table in a scene that does not say."""
    decisions: Mapping[str, tuple[str, ...]]
    """Each decision, and how the names begin by which one sees that it is asked for."""
    presses: Callable[[Sight, Random], str | None]
    """What a person presses next; None where there is nothing to do but wait."""
    move: Callable[[list[Move]], Move]
    """A move out of those that are legal, behind the screen's back: any will do that leads to every
    decision, and to the end."""
    options: tuple[str, ...] = ()
    """With these every decision comes up."""
    lit: Mapping[str, str] = field(default_factory=dict)
    """Boards stay pressable where nothing is legal, to ask why not. The first word of such a name,
    and the class it has while pressing it does something."""
    lengthy: bool = False
    """A whole game takes some hundreds of presses, and minutes: for `make test-long` only."""
    unseen: frozenset[str] = frozenset()
    """What may be pressed with nothing to see afterwards."""
    stills: Mapping[str, Still] = field(default_factory=dict)
    key: Callable[[str, str], str] = tabs
    """The key that brings the focus from one name towards another."""
