"""Levels: how long the bots that search think, and how strictly they follow what they found.

Time alone makes no ladder: after a few hundredths of a second a search plays nearly as well as it
ever will (docs/bots.md), and people who begin want somebody who can be beaten. And a level should
be the same opponent on any machine: those below the highest think up to a number of simulations.
"""

from dataclasses import dataclass
from math import inf

from turntable.engine.game import Game


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend: seconds or simulations, or both, and then whichever ends first."""

    seconds: float = inf
    simulations: float = inf

    @property
    def is_counted(self) -> bool:
        """In simulations alone, so that the same seed gives the same move."""
        return self.seconds == inf

    def part(self, share: float) -> "Budget":
        return Budget(share * self.seconds, share * self.simulations)

    def less(self, spent: "Budget") -> "Budget":
        """What is left."""
        return Budget(
            max(0.0, self.seconds - spent.seconds), max(0.0, self.simulations - spent.simulations)
        )


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a turn: on all the decisions that a seat takes in a row."""

    seconds: float
    """At a table, on one core."""
    simulations: int
    """Where a seed must give the same game again, whatever the machine; and the most of any level
    but the highest, which is not to grow stronger with the machine."""
    looseness: float = 0.0
    """At 0 the move that was tried most is played. Else one by lot: a move that costs so much of
    the chance to win is e times less likely. A game may have another (`LOOSENESS`)."""

    def budget(self, pace: float = 1.0) -> Budget:
        """By the clock, `pace` times its own seconds; a level that chooses loosely is to stay as it
        is, and ends after its simulations too."""
        return Budget(pace * self.seconds, self.simulations if self.looseness else inf)


LEVELS = {
    "easy": Level(seconds=0.1, simulations=1_000, looseness=0.05),
    "medium": Level(seconds=0.5, simulations=5_000, looseness=0.02),
    "hard": Level(seconds=2.0, simulations=20_000),
}


def looseness_of(game: Game, level: str) -> float:
    """How loosely a level chooses: the game's own `LOOSENESS` of it, or what suits most games.
    Where many moves are about equally good, the same looseness costs more."""
    own: dict[str, float] = getattr(game.play, "LOOSENESS", {})
    return own.get(level, LEVELS[level].looseness)
