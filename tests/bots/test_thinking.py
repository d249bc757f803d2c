"""Thinking in slices: however long a simulation takes, it looks at the clock often enough."""

from typing import cast

from turntable.bots.growing import GrowingTree
from turntable.bots.levels import Budget
from turntable.bots.thinking import SLICE, SLICE_SECONDS, Thinking


class Tree:
    """A tree whose simulations take a time that is only counted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.each = 1e-5
        self.slices: list[float] = []
        self.simulations = 0
        self.ahead = 0

    def grow(self, count: int) -> None:
        self.slices.append(count * self.each)
        self.now += count * self.each
        self.simulations += count

    def lead(self) -> int:
        return self.ahead


def thinking(tree: Tree) -> Thinking:
    return Thinking(cast("GrowingTree", tree), clock=lambda: tree.now)


def test_a_position_ten_times_as_slow_as_the_last_one_is_noticed_in_time() -> None:
    tree = Tree()
    thought = thinking(tree)
    thought.spend(Budget(seconds=1.0))
    tree.each *= 10
    tree.slices.clear()
    thought.spend(Budget(seconds=0.1))
    assert max(tree.slices) < 3 * SLICE_SECONDS
    assert sum(tree.slices) < 0.1 + SLICE_SECONDS


def test_a_few_quick_simulations_do_not_make_the_next_slice_long() -> None:
    """As if all had been seen before, and then it had not."""
    tree = Tree()
    thought = thinking(tree)
    thought.spend(Budget(seconds=1.0))
    tree.each /= 10
    thought.spend(Budget(seconds=0.001))
    tree.each *= 10
    tree.slices.clear()
    thought.spend(Budget(seconds=0.1))
    assert max(tree.slices) < 1.1 * SLICE_SECONDS


def test_slices_are_as_long_as_they_should_be_once_it_is_known_how_fast_it_goes() -> None:
    tree = Tree()
    thinking(tree).spend(Budget(seconds=1.0))
    assert abs(tree.slices[-2] - SLICE_SECONDS) < SLICE_SECONDS / 10
    assert len(tree.slices) < 1.0 / SLICE_SECONDS * 1.2


def test_it_ends_once_nothing_can_catch_up() -> None:
    tree = Tree()
    tree.ahead = 60_000  # of 100,000 in all
    assert thinking(tree).spend(Budget(seconds=1.0)).simulations < 70_000


def test_counted_simulations_do_not_depend_on_the_clock() -> None:
    tree = Tree()
    assert thinking(tree).spend(Budget(simulations=1000)).simulations == 1000
    tree.each *= 100
    assert thinking(tree).spend(Budget(simulations=1000)).simulations == 1000
    assert len(tree.slices) == 2 * -(-1000 // SLICE)


def test_of_seconds_and_simulations_what_ends_first_ends_it() -> None:
    tree = Tree()
    assert thinking(tree).spend(Budget(seconds=1.0, simulations=500)).simulations == 500
    assert thinking(tree).spend(Budget(seconds=0.1, simulations=10**6)).seconds < 0.11
