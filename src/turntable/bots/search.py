"""A bot that searches: it grows a tree, and plays what was tried most.

The tree is kept over the decisions of one turn, and what a turn may cost is shared out among them.
"""

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
        self._budget = budget
        self._looseness = looseness
        self._lot = Random(seed)
        self._tree = GrowingTree(game, seed, habits)
        self._thinking = Thinking(self._tree, clock, stop)
        self._spent = 0.0
        """Of this turn's budget: seconds or simulations."""

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        """The move that was tried most, or loosely one of those tried; one without alternative at
        once."""
        self.simulations_run = 0
        if not continues:
            self._spent = 0.0
        if not (continues and self._tree.go_on(sight)):
            self._tree.plant(sight)
        legal = sight.legal()
        move = legal[0]
        if len(legal) > 1:
            self._think()
            move = self._pick([t for t in self._tree.tried(self._tree.root) if t.move in legal])
        self._tree.follow(move)
        return move

    def end(self, sheets: list[Sheet]) -> None:
        """It learns nothing from it."""

    def _think(self) -> None:
        """Spend this decision's share of what is left of the turn, or less."""
        left = max(0.0, self._budget.amount - self._spent)
        self.simulations_run, spent = self._thinking.spend(self._budget.of(left * SHARE))
        self._spent += spent

    def _pick(self, tried: list[Tried]) -> int:
        most = tried[0].visits
        if not self._looseness or not most:
            return tried[0].move
        weights = [(one.visits / most) ** (1 / self._looseness) for one in tried]
        return self._lot.choices(tried, weights)[0].move
