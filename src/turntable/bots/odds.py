"""Odds: what a search thinks of its chances, and how many games it wins that it thinks so of.

What a search maximises is no frequency yet. It counts points besides the victory, it takes others
to play as its simulations do, and early in a game it is surer than anybody can be. So `make odds`
has searches play each other, writes down what they thought and how it ended, and fits a line to it
in log-odds, for the beginning of a game and for its end. A person is told what comes of that.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path
from typing import Any

from turntable.bots.knowledge import elapsed
from turntable.engine.boundary import Buffer
from turntable.engine.contract import STATE
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.position import Concealed

FILE = Path(__file__).parent / "odds.toml"

SUREST = 0.99
"""Where a search sees nothing but victories: log-odds have no end."""


@dataclass(frozen=True, slots=True)
class Line:
    """The log-odds of winning by those that a search thinks it has, both from an even chance."""

    offset: float = 0.0
    slope: float = 1.0


@dataclass(frozen=True, slots=True)
class Odds:
    """How to read the chances that a search gives itself, in one game."""

    early: Line = Line()
    late: Line = Line()

    def told(self, chance: float, players: int, part: float) -> float:
        """How often a game is won of which so much is over and so much thought."""
        even, late = -log(players - 1), lateness(part)
        offset = _between(self.early.offset, self.late.offset, late)
        slope = _between(self.early.slope, self.late.slope, late)
        return 1 / (1 + exp(-(even + offset + slope * surplus(chance, players))))


def lateness(part: float) -> float:
    """How far on the way from the beginning to the end of a game its lines are: it is decided late,
    in all games that were measured."""
    return part * part


def surplus(chance: float, players: int) -> float:
    """By how much the log-odds of a chance are above an even one."""
    kept = min(max(chance, 1 - SUREST), SUREST)
    return log(kept / (1 - kept)) + log(players - 1)


def part_over(sight: Concealed) -> float:
    """How much of the game is over, from 0 to 1."""
    return float(bind(_elapsed, sight.game.play)(sight.buffer))


def odds_of(game: Game) -> Odds:
    """As measured; where nothing was, chances are taken at their word."""
    return _measured().get(game.id, Odds())


def read_odds(file: Path) -> dict[str, Odds]:
    """By game."""
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {
        game: Odds(*(Line(**lines[when]) for when in ("early", "late")))
        for game, lines in found.items()
    }


def odds_as_text(odds: dict[str, Odds]) -> str:
    """What `read_odds` reads."""
    text = ["# Made by `make odds`.\n"]
    for game, found in odds.items():
        text.append(f"\n[{game}]\n")
        for when, line in (("early", found.early), ("late", found.late)):
            text.append(f"{when} = {{ offset = {line.offset:.3f}, slope = {line.slope:.3f} }}\n")
    return "".join(text)


@cache
def _measured() -> dict[str, Odds]:
    return read_odds(FILE)


def _between(one: float, other: float, way: float) -> float:
    return one + (other - one) * way


@template
def _elapsed(state: Buffer) -> float:
    return elapsed(state.view(STATE)[0])
