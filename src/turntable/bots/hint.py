"""A hint: what a search would do, what it expects of it, and what else it thought of."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from turntable.bots.growing import GrowingTree, Tried
from turntable.bots.levels import Budget
from turntable.bots.odds import odds_of, part_over
from turntable.bots.thinking import Stop, Thinking, never
from turntable.engine.game import Game
from turntable.engine.position import Concealed

LEAST = 1_000
"""Simulations, however clear it is what to do: its reasons are taken from them."""
MOST_ALTERNATIVES = 3
SURE = 0.05
"""A move belongs to the run as long as so much of all the thinking went into it."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move, and the chance of winning with it against others who search as well."""

    move: int
    chance: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search has come to."""

    run: list[int]
    """The moves that it would make one after another; what is decided now comes first."""
    chance: float
    """Of winning against others who search as well, from 0 to 1: as often as it did win where it
    thought so (`odds`)."""
    gains: dict[str, float]
    """The points it sees coming, a score line each, those that do not change left out."""
    edge: dict[str, float]
    """How many more than after the alternatives, on average."""
    alternatives: list[Alternative]
    simulations: int


def think(
    game: Game,
    sight: Concealed,
    budget: Budget,
    stop: Stop = never,
    seed: int = 0,
) -> Thought:
    """Think about the decision that `sight.seat` has to take now."""
    tree = GrowingTree(game, seed, notes_lines=True)
    tree.plant(sight)
    done = int(Thinking(tree, stop=stop).spend(budget, LEAST).simulations)
    legal = set(sight.legal())
    best, *others = (tried for tried in tree.tried(tree.root) if tried.move in legal)
    others = others[:MOST_ALTERNATIVES]
    odds, players, part = odds_of(game), int(sight.state.players), part_over(sight)

    def told(chance: float) -> float:
        return odds.told(chance, players, part)

    return Thought(
        run=_run(tree, sight, best, done),
        chance=told(best.chance),
        gains=_gains(tree, sight, best.move),
        edge=_edge(tree, sight, best.move, [other.move for other in others]),
        alternatives=[
            Alternative(other.move, told(chance)) for chance, other in _alternatives(best, others)
        ],
        simulations=done,
    )


def _alternatives(best: Tried, others: list[Tried]) -> list[tuple[float, Tried]]:
    """What was tried less often is known less well: it is not called better than the best."""
    return sorted(((min(best.chance, other.chance), other) for other in others), reverse=True)


def _run(tree: GrowingTree, sight: Concealed, best: Tried, simulations: int) -> list[int]:
    """Down the tree by what was tried most, as long as the seat decides alone."""
    run = [best.move]
    while tried := tree.tried(best.node):
        best = tried[0]
        if tree.mover(best.node) != sight.seat or best.visits < SURE * simulations:
            break
        run.append(best.move)
    # What needs chance or shows something cannot be promised; the first move can.
    _, _, made = sight.preview(run)
    return run[: max(1, made)]


def _gains(tree: GrowingTree, sight: Concealed, move: int) -> dict[str, float]:
    now = [float(points) for points in sight.sheets()[sight.seat].lines.values()]
    return _difference(sight.game, tree.lines(move) or now, now)


def _edge(tree: GrowingTree, sight: Concealed, move: int, others: list[int]) -> dict[str, float]:
    own = tree.lines(move)
    noted = [lines for other in others if (lines := tree.lines(other))]
    if not own or not noted:
        return {}
    return _difference(sight.game, own, [fmean(column) for column in zip(*noted, strict=True)])


def _difference(game: Game, one: list[float], other: Sequence[float]) -> dict[str, float]:
    lines = {
        line: round(here - there, 1)
        for line, here, there in zip(game.lines, one, other, strict=True)
    }
    return {line: points for line, points in lines.items() if points}
