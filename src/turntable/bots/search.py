"""A bot that searches: it grows a tree, and plays what was tried most.

The tree is kept over the decisions of one turn, and what a turn may cost is shared out among them.
"""

from math import exp
from random import Random
from time import perf_counter

from turntable.bots.growing import GrowingTree, Tried
from turntable.bots.knowledge import Habits
from turntable.bots.levels import Budget
from turntable.bots.thinking import Clock, Stop, Thinking, never
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet

SHARE = 0.6
"""Of what is left for the turn, what the decision at hand may cost: nobody knows how many follow,
and what was thought about this one serves them too."""


class SearchBot:
    """Thinks for some seconds, or for a number of simulations, about every turn."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int,
        budget: Budget,
        clock: Clock = perf_counter,
        stop: Stop = never,
        habits: Habits | None = None,
        looseness: float = 0.0,
    ) -> None:
        self.name = name
        self.simulations_run = 0
        """For the last decision."""
        self.chance: float | None = None
        """Of winning with the move chosen last, as the tree has it; None without a choice."""
        self._budget = budget
        self._looseness = looseness
        self._lot = Random(seed)
        self._tree = GrowingTree(game, seed, habits)
        self._thinking = Thinking(self._tree, clock, stop)
        self._left = budget
        """For this turn."""

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        """The move that was tried most, or loosely one of those tried; one without alternative at
        once."""
        self.simulations_run, self.chance = 0, None
        if not continues:
            self._left = self._budget
        if not (continues and self._tree.go_on(sight)):
            self._tree.plant(sight)
        legal = sight.legal()
        move = legal[0]
        if len(legal) > 1:
            self._think()
            tried = [one for one in self._tree.tried(self._tree.root) if one.move in legal]
            chosen = picked(tried, self._looseness, self._lot)
            move, self.chance = chosen.move, chosen.chance
        self._tree.follow(move)
        return move

    def end(self, sheets: list[Sheet]) -> None:
        """It learns nothing from it."""

    def _think(self) -> None:
        """Spend this decision's share of what is left of the turn, or less."""
        spent = self._thinking.spend(self._left.part(SHARE))
        self._left = self._left.less(spent)
        self.simulations_run = int(spent.simulations)


def picked(tried: list[Tried], looseness: float, lot: Random) -> Tried:
    """Of moves in the order in which they were tried most, the first; or loosely any, the less
    likely the more it costs."""
    best = tried[0]
    if not looseness or not best.visits:
        return best
    # What was never tried is not known; what was tried less and seems better is no better for it.
    known = [one for one in tried if one.visits]
    costs = (max(0.0, best.chance - one.chance) for one in known)
    return lot.choices(known, [exp(-cost / looseness) for cost in costs])[0]
