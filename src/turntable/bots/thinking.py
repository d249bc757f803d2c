"""Thinking: a tree is grown slice by slice, until its time is up, it is told to stop, or there is
nothing left to think about."""

from collections.abc import Callable
from time import perf_counter

from turntable.bots.growing import GrowingTree
from turntable.bots.levels import Budget

SLICE_SECONDS = 0.005
RISE, AFRESH = 1.25, 0.25
"""How much faster than the last slice the next may be taken to be, and how much of what was known
of that counts in another position. At Off the Rails a simulation takes ten times as long where runs
are yet to be planned: by the speed of the last slice alone, one turn of 20 ms in a hundred took 40
to 110 ms; so it takes 25."""
SLICE = 64
"""Simulations, where they are counted: nothing may depend on how long they take."""
CATCH_UP = 0.5
"""Thinking ends when the next move would need more than this part of the simulations to come to
catch up: the same move in 98 to 100 of 100 decisions, for 50 to 88 % of the time."""

Clock = Callable[[], float]
Stop = Callable[[], bool]


def never() -> bool:
    """Nobody says to stop."""
    return False


class Thinking:
    """Grows a tree, and knows how fast that goes."""

    def __init__(self, tree: GrowingTree, clock: Clock = perf_counter, stop: Stop = never) -> None:
        self._tree = tree
        self._clock = clock
        self._stop = stop
        self._sure_rate = 0.0
        """Simulations a second that can be relied on: it falls at once and rises slowly."""

    def spend(self, budget: Budget, least: int = SLICE) -> Budget:
        """Think as long as the budget allows, at least once, or less: after `least` simulations it
        may be clear that no other move will catch up with the one tried most. What it took."""
        spent, rate = Budget(0.0, 0), 0.0
        self._sure_rate *= AFRESH
        while not spent.simulations or (_is_left(budget, spent) and not self._stop()):
            fit = budget.simulations - spent.simulations
            if rate and not budget.is_counted:
                fit = min(fit, rate * (budget.seconds - spent.seconds))
            if spent.simulations >= least and self._tree.lead() > CATCH_UP * fit:
                break
            slice_ = SLICE if budget.is_counted else self._sure_rate * SLICE_SECONDS
            count = max(1, round(min(fit, slice_)))
            began = self._clock()
            self._tree.grow(count)
            seconds = self._clock() - began
            spent = Budget(spent.seconds + seconds, spent.simulations + count)
            now = count / max(seconds, 1e-9)
            self._sure_rate = min(now, RISE * self._sure_rate or now)
            # Too early an end is worse than too late a one: the faster of this slice and all.
            rate = max(now, spent.simulations / max(spent.seconds, 1e-9))
        return spent


def _is_left(budget: Budget, spent: Budget) -> bool:
    return spent.seconds < budget.seconds and spent.simulations < budget.simulations
