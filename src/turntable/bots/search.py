"""A bot that searches: it grows a tree in slices, and plays what was tried most.

Between slices it looks at the clock and whether it was told to stop. The tree is kept over the
decisions of one turn, and what a turn may cost is shared out among them.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from turntable.bots.growing import GrowingTree, Tried
from turntable.bots.knowledge import Habits, habits_of
from turntable.bots.levels import Budget
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet

SLICE_SECONDS = 0.005
SLICE = 64
"""Simulations, where they are counted: nothing may depend on how long they take."""
CATCH_UP = 0.5
"""Thinking ends when the next move would need more than this part of the simulations to come to
catch up: the same move in 98 to 100 of 100 decisions, for 50 to 88 % of the time."""
SHARE = 0.6
"""Of what is left for the turn, what the decision at hand may cost: nobody knows how many follow,
and what was thought about this one serves them too."""

Clock = Callable[[], float]
Stop = Callable[[], bool]


class SearchBot:
    """Thinks for some seconds, or for a number of simulations, about every turn."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int,
        budget: Budget,
        clock: Clock = perf_counter,
        stop: Stop | None = None,
        habits: Habits | None = None,
        looseness: float = 0.0,
    ) -> None:
        self.name = name
        self.simulations_run = 0
        """For the last decision."""
        self._budget = budget
        self._clock = clock
        self._stop = stop
        habits = habits or habits_of(game)
        self._looseness = looseness * habits.looseness
        self._lot = Random(seed)
        self._tree = GrowingTree(game, seed, habits)
        self._rate = 0.0
        """Simulations a second, lately; 0 before the first."""
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
        """Spend this decision's share of what is left of the turn, or less: once no other move can
        catch up with the one tried most, there is nothing left to think about."""
        counted = self._budget.simulations is not None
        whole = float((self._budget.simulations if counted else self._budget.seconds) or 0.0)
        left = max(0.0, whole - self._spent) * SHARE
        self._spent += left
        done = 0
        while done == 0 or (left > 0 and not self._is_told_to_stop()):
            fit = left if counted else self._rate * left
            if done >= SLICE and self._tree.lead() > CATCH_UP * fit:
                break
            slice_ = SLICE if counted else self._rate * SLICE_SECONDS
            count = max(1, round(min(fit, slice_)))
            began = self._clock()
            self._tree.grow(count)
            seconds = self._clock() - began
            self._rate = count / max(seconds, 1e-9)
            done += count
            left -= count if counted else seconds
        self._spent -= max(0.0, left)
        self.simulations_run = done

    def _pick(self, tried: list[Tried]) -> int:
        most = tried[0].visits
        if not self._looseness or not most:
            return tried[0].move
        weights = [(one.visits / most) ** (1 / self._looseness) for one in tried]
        return self._lot.choices(tried, weights)[0].move

    def _is_told_to_stop(self) -> bool:
        return self._stop is not None and self._stop()
