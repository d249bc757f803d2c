"""Information-set search: a tree over what a seat may know, grown by playing in imagined worlds.

Single-observer information-set Monte Carlo tree search. Each simulation imagines a world that could
be (`determinize`), goes down the tree by the upper confidence bound, where a move counts only as
often as it was available, adds one node, plays on by the game's `policy` and gives every seat its
reward. Where a move turned something up (`info_key`), the tree branches by what it was.

Seats that decide at the same time are taken one after another. A search runs in slices, so that it
can be stopped by the clock and keep the event loop of a table waiting for nobody.
"""

import math
from time import perf_counter
from typing import Any

import numpy as np

from turntable.bots.choosing import policy
from turntable.engine.chance import GENERATOR, below, generator_state
from turntable.engine.contract import (
    apply,
    determinize,
    info_key,
    is_over,
    legal,
    score,
    waiting,
)
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.position import Concealed
from turntable.engine.seats import FIRST_SEAT
from turntable.engine.struct import Struct, f64, i32, i64

EXPLORATION = 0.7
MARGIN = 0.3
"""How much of a reward is the margin of points, the rest being the win: among moves that win as
often it prefers the one that wins clearly, and it has an opinion when all is lost."""
SLICE = 256
MOST_NODES = 200_000
LONGEST_PATH = 256
NOBODY = -1


class Node(Struct):
    """A move, or what it turned up, after the moves on the way to it."""

    key: i64
    """The number of the move, or the info key."""
    mover: i32
    """The seat that made the move; NOBODY for what was turned up."""
    child: i32
    sibling: i32
    visits: i32
    available: i32
    """In how many of the simulations that came by it could have been chosen."""
    reward: f64


class SearchBot:
    """A bot that thinks for some seconds, or for a number of simulations, about every move."""

    def __init__(
        self,
        game: Game,
        name: str,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
    ) -> None:
        self.name = name
        self.seconds = seconds
        """May be changed from move to move, where a turn has several."""
        self._simulations = simulations
        self._run = bind(_simulate, game.play)
        self._worlds = np.zeros(2, game.play.STATE)
        self._works = np.zeros(1, game.play.WORK)
        self._works[0].source = GENERATOR
        self._works[0].generator = generator_state(seed)
        self._tree = np.zeros(MOST_NODES, Node.dtype)
        self._stamps = np.zeros(game.moves, np.int64)
        self._path = np.zeros(LONGEST_PATH, np.int64)
        self.simulations_run = 0

    def choose(self, sight: Concealed) -> int:
        """The move that was tried most."""
        moves = sight.legal()
        if len(moves) == 1:
            return moves[0]
        began = perf_counter()
        self._worlds[0] = sight.state
        self._tree[0] = np.zeros(1, Node.dtype)[0]
        self._tree[0]["child"] = NOBODY
        self._stamps[:] = 0
        used, done = 1, 0
        while not self._enough(done, perf_counter() - began) and used < MOST_NODES - 2 * SLICE:
            used = self._run(
                self._worlds, self._works, self._tree, self._stamps, self._path, used, done,
                SLICE, sight.seat,
            )  # fmt: skip
            done += SLICE
        self.simulations_run = done
        return self._most_tried()

    def _enough(self, done: int, seconds: float) -> bool:
        if self._simulations is not None:
            return done >= self._simulations
        return done > 0 and seconds >= (self.seconds or 0.0)

    def _most_tried(self) -> int:
        visits: dict[int, int] = {}
        at = int(self._tree[0]["child"])
        while at != NOBODY:
            visits[int(self._tree[at]["key"])] = int(self._tree[at]["visits"])
            at = int(self._tree[at]["sibling"])
        return max(visits, key=lambda move: visits[move])


@template
def _simulate(
    worlds: Any,
    works: Any,
    tree: Any,
    stamps: Any,
    path: Any,
    used: int,
    done: int,
    count: int,
    seat: int,
) -> int:
    """Run `count` simulations from worlds[0], concealed for `seat`; returns the nodes now used."""
    w = works[0]
    for simulation in range(done, done + count):
        worlds[1] = worlds[0]
        s = worlds[1]
        determinize(s, w, seat)
        node = 0
        depth = 0
        grown = False
        while not grown and not is_over(s) and depth < len(path) - 2:
            mover = _mover(waiting(s), seat)
            stamp = simulation * len(path) + depth + 1
            before = used
            node, used = _descend(s, w, tree, stamps, stamp, node, used, mover)
            grown = used > before
            apply(s, w, mover, tree[node].key)
            path[depth] = node
            depth += 1
            shown = info_key(s, seat)
            if shown != 0 and not grown:
                before = used
                node, used = _branch(tree, node, used, shown)
                grown = used > before
                path[depth] = node
                depth += 1
        while not is_over(s):
            mover = FIRST_SEAT[waiting(s)]
            apply(s, w, mover, policy(s, w, mover))
        score(s, w)
        tree[0].visits += 1
        for step in range(depth):
            at = path[step]
            tree[at].visits += 1
            if tree[at].mover != NOBODY:
                tree[at].reward += _reward(w, tree[at].mover, s.players)
    return used


@template
def _mover(waited_for: int, seat: int) -> int:
    """Of several who decide at the same time the searching seat goes first: its choice is the root
    of the tree. Their moves commute, so nothing is lost."""
    return seat if seat >= 0 and waited_for >> seat & 1 else FIRST_SEAT[waited_for]


@template
def _descend(
    s: Any, w: Any, tree: Any, stamps: Any, stamp: int, node: int, used: int, mover: int
) -> tuple[int, int]:
    """The child to go to: first what `policy` would do, then any other that was never tried, then
    the most promising."""
    count = legal(s, w, mover)
    for place in range(count):
        stamps[w.move[place]] = stamp
    best = NOBODY
    most = -np.inf
    tried = 0
    child = int(tree[node].child)
    while child != NOBODY:
        move = int(tree[child].key)
        if stamps[move] == stamp:
            stamps[move] = -stamp  # legal and tried
            tried += 1
            tree[child].available += 1
            visits = tree[child].visits
            bound = tree[child].reward / visits + EXPLORATION * math.sqrt(
                math.log(tree[child].available) / visits
            )
            if bound > most:
                most = bound
                best = child
        child = int(tree[child].sibling)
    if tried == count:
        return best, used
    if tried == 0:
        return _grow(tree, node, used, policy(s, w, mover), mover)
    skip = below(w, count - tried)
    move = 0
    for place in range(count):
        move = int(w.move[place])
        if stamps[move] == stamp:
            if skip == 0:
                break
            skip -= 1
    return _grow(tree, node, used, move, mover)


@template
def _branch(tree: Any, node: int, used: int, shown: int) -> tuple[int, int]:
    """The child for what a move turned up."""
    child = int(tree[node].child)
    while child != NOBODY:
        if tree[child].key == shown:
            return child, used
        child = int(tree[child].sibling)
    return _grow(tree, node, used, shown, NOBODY)


@template
def _grow(tree: Any, node: int, used: int, key: int, mover: int) -> tuple[int, int]:
    """A new child of `node`."""
    tree[used].key = key
    tree[used].mover = mover
    tree[used].child = NOBODY
    tree[used].visits = 0
    tree[used].available = 1
    tree[used].reward = 0.0
    tree[used].sibling = tree[node].child
    tree[node].child = used
    return used, used + 1


@template
def _reward(w: Any, seat: int, players: int) -> float:
    """From 0 to 1: the share of the victory, and a little for the margin to the best other seat."""
    winners = 0
    best_other = -1_000_000
    for other in range(players):
        winners += 1 if w.rank[other] == 0 else 0
        if other != seat:
            best_other = max(best_other, int(w.total[other]))
    win = 1.0 / winners if w.rank[seat] == 0 else 0.0
    own = int(w.total[seat])
    margin = 0.5 + 0.5 * (own - best_other) / (1.0 + abs(own) + abs(best_other))
    return (1.0 - MARGIN) * win + MARGIN * margin
