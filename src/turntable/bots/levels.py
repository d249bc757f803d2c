"""Levels: how long the bots that search think, and how strictly they follow what they found.

Time alone makes no ladder: after a few hundredths of a second a search plays nearly as well as it
ever will (docs/bots.md), and people who begin want somebody who can be beaten.
"""

from dataclasses import dataclass

from turntable.engine.game import Game


@dataclass(frozen=True, slots=True)
class Level:
    """What a level may spend on a turn: on all the decisions that a seat takes in a row."""

    seconds: float
    """At a table, on one core."""
    simulations: int
    """Where a seed must give the same game again, whatever the machine."""
    looseness: float = 0.0
    """At 0 the move that was tried most is played. Else one by lot: a move tried half as often is
    half as likely at 1, a quarter as likely at 0.5. A game may have another (`LOOSENESS`)."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend: seconds, or simulations."""

    seconds: float | None = None
    simulations: float | None = None

    @property
    def is_counted(self) -> bool:
        """In simulations, so that the same seed gives the same move."""
        return self.simulations is not None

    @property
    def amount(self) -> float:
        return (self.simulations if self.is_counted else self.seconds) or 0.0

    def of(self, amount: float) -> "Budget":
        """So much of the same kind."""
        return Budget(simulations=amount) if self.is_counted else Budget(seconds=amount)


LEVELS = {
    "easy": Level(seconds=0.1, simulations=1_000, looseness=1.0),
    "medium": Level(seconds=0.5, simulations=5_000, looseness=0.7),
    "hard": Level(seconds=2.0, simulations=20_000),
}


def looseness_of(game: Game, level: str) -> float:
    """How loosely a level chooses: the game's own `LOOSENESS` of it, or what suits most games.
    Where a search tries many moves about equally often, the same looseness costs more."""
    own: dict[str, float] = getattr(game.play, "LOOSENESS", {})
    return own.get(level, LEVELS[level].looseness)
