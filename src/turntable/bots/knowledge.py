"""What bots know of a game, where the game says nothing.

A game may have names of its own for any of these in its `play`; they then take their place here.
docs/bots.md tells what each was worth.
"""

from dataclasses import dataclass
from typing import Any

from turntable.engine.contract import apply, evaluate, is_over, legal, sample, waiting
from turntable.engine.game import Game
from turntable.engine.kernel import template
from turntable.engine.seats import FIRST_SEAT

NO_ADVICE = -1
WORLDS = 3
"""How many worlds greedy imagines; what it cannot see is the same in all its choices of one."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a search goes about a game: the numbers in its `SEARCH`, or these."""

    play_on: int = 1_000_000
    """How many moves a simulation plays on after it has left the tree, before `evaluate` says how
    it stands. A short game is played to the end."""
    ripe: int = 1
    """How often a simulation must have come to a node before its moves are looked at."""
    prior: int = 0
    """How many simulations `evaluate` is taken to be worth when a move is first looked at."""
    swing: float = 10.0
    """How many points ahead, by `evaluate`, make somebody e times as likely to win."""
    margin: float = 0.3
    """How much of a reward at the end is the margin of points, the rest being the win: among moves
    that win as often it prefers the one that wins clearly, and it has an opinion when all is
    lost."""
    exploration: float = 0.35
    foresight: int = 0
    """How many moves more a hint plays on, by `advise` or `policy`, to see which lines of the score
    sheet come of it: where simulations end before anything has."""
    noted: int = 1
    """Of how many simulations one is played on like that."""


def habits_of(game: Game) -> Habits:
    return Habits(**getattr(game.play, "SEARCH", {}))


@template
def advise(s: Any, w: Any, seat: int) -> int:
    """The move of whoever plans ahead, in a game where one move alone shows nothing."""
    return NO_ADVICE


@template
def foresee(s: Any, w: Any, seat: int) -> float:
    """What greedy makes of a world after its move; `s` may be spoilt."""
    return evaluate(s, w, seat)


@template
def policy(s: Any, w: Any, seat: int) -> int:
    """A move that makes some sense, in no time: how a search plays on. In most games any does."""
    return sample(s, w, seat)


@template
def play_out(s: Any, w: Any, most: int) -> None:
    """Play on by `policy`, to the end or for `most` moves; a game that plays its own way may count
    by turns."""
    while most > 0 and not is_over(s):
        mover = FIRST_SEAT[waiting(s)]
        apply(s, w, mover, policy(s, w, mover))
        most -= 1


@template
def elapsed(s: Any) -> float:
    """How much of the game is over, from 0 to 1, as everybody can see: early in a game an estimate
    is worth less."""
    return 0.0


@template
def shortlist(s: Any, w: Any, seat: int) -> int:
    """Write the moves worth a thought into w.move and return their number: of moves that come to
    the same, one; of hundreds, those that serve a purpose. In most games all that are legal."""
    return legal(s, w, seat)
