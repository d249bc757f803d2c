"""Thinking: a tree is grown slice by slice, until its time is up, it is told to stop, or there is
nothing left to think about."""

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from turntable.bots.growing import GrowingTree
from turntable.bots.levels import Budget

SLICE_SECONDS = 0.005
SLICE = 64
"""Simulations, where they are counted: nothing may depend on how long they take."""
CATCH_UP = 0.5
"""Thinking ends when the next move would need more than this part of the simulations to come to
catch up: the same move in 98 to 100 of 100 decisions, for 50 to 88 % of the time."""

Clock = Callable[[], float]
Stop = Callable[[], bool]


class Spent(NamedTuple):
    """What thinking took."""

    simulations: int
    budget: float
    """Seconds, or simulations where these are counted."""


class Thinking:
    """Grows a tree, and knows how fast that goes."""

    def __init__(
        self, tree: GrowingTree, clock: Clock = perf_counter, stop: Stop | None = None
    ) -> None:
        self._tree = tree
        self._clock = clock
        self._stop = stop
        self._rate = 0.0
        """Simulations a second, lately; 0 before the first."""

    def spend(self, budget: Budget, least: int = SLICE) -> Spent:
        """Think as long as the budget allows, at least once, or less: after `least` simulations it
        may be clear that no other move will catch up with the one tried most."""
        whole = left = budget.amount
        done = 0
        while done == 0 or (left > 0 and not (self._stop and self._stop())):
            fit = left if budget.is_counted else self._rate * left
            if done >= least and self._tree.lead() > CATCH_UP * fit:
                break
            slice_ = SLICE if budget.is_counted else self._rate * SLICE_SECONDS
            count = max(1, round(min(fit, slice_)))
            began = self._clock()
            self._tree.grow(count)
            seconds = self._clock() - began
            self._rate = count / max(seconds, 1e-9)
            done += count
            left -= count if budget.is_counted else seconds
        return Spent(done, whole - max(0.0, left))
