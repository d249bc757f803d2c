"""Information-set search: a tree over what a seat may know, grown by playing in imagined worlds.

Single-observer information-set Monte Carlo tree search. Each simulation imagines a world that could
be (`determinize`), goes down the tree by the upper confidence bound, where a move counts only as
often as it was available, plays on by the game's `policy`, and gives every seat its chance of
winning: 0 or 1 at the end of a game, what `evaluate` makes of it before. Where a move turned
something up (`info_key`), the tree branches by what it was.

Seats that decide at the same time are taken one after another.
"""

import math
from typing import Annotated, Any

import numpy as np

from turntable.bots.knowledge import NO_ADVICE, advise, play_out, policy, shortlist
from turntable.engine.chance import below
from turntable.engine.contract import (
    apply,
    determinize,
    evaluate,
    info_key,
    is_over,
    score,
    waiting,
)
from turntable.engine.kernel import kernel, template
from turntable.engine.seats import FIRST_SEAT, MOST_SEATS
from turntable.engine.struct import Array, Struct, f64, i32, i64

LONGEST_PATH = 256
BUCKETS = 1 << 17
SPREAD = 2_654_435_761
"""2³² by the golden ratio: sends neighbours to buckets far apart."""
UNRIVALLED = 1 << 40
NOBODY = -1


class Node(Struct):
    """A move, or what it turned up, after the moves on the way to it. The children of a node are
    the moves made there, a list of siblings; what was turned up there is in a bucket."""

    key: i64
    """The number of the move, or the info key."""
    mover: i32
    """The seat that made the move; NOBODY for what was turned up."""
    parent: i32
    child: i32
    sibling: i32
    visits: i32
    available: i32
    """In how many of the simulations that came by it could have been chosen."""
    reward: f64


class Search(Struct):
    """Where a search stands between two slices."""

    seat: i64
    """For whom: the root is what it may know."""
    root: i64
    used: i64
    """Nodes."""
    stamp: i64
    """Marks, in `stamps`, the moves that can be made at the node where a simulation is."""
    play_on: i64
    ripe: i64
    prior: i64
    swing: f64
    margin: f64
    exploration: f64
    foresight: i64
    noted: i64
    """See `Habits`."""
    bucket: Annotated[Array, i32, (BUCKETS,)]
    """What was turned up, by node and key: the first of each bucket, the others are its siblings.
    After a move that turns up four tiles of 78, hardly two simulations see the same."""
    path: Annotated[Array, i64, (LONGEST_PATH,)]
    reward: Annotated[Array, f64, (MOST_SEATS,)]


@template
def simulate(
    searches: Any, worlds: Any, works: Any, tree: Any, stamps: Any, moves: Any, lines: Any,
    count: int,
) -> None:  # fmt: skip
    """Run `count` simulations from worlds[0], concealed for the searching seat. `stamps` and
    `moves` are scratch, a number a move; `lines` has a row a move, or none if nobody asks."""
    q, w, s = searches[0], works[0], worlds[1]
    for _ in range(count):
        worlds[1] = worlds[0]
        determinize(s, w, q.seat)
        depth = _go_down(q, worlds, w, tree, stamps, moves)
        play_out(s, w, q.play_on)
        _judge(q, s, w)
        if len(lines) > 0 and tree[q.root].visits % q.noted == 0:
            _note_lines(q, s, w, lines[tree[q.path[0]].key])
        tree[q.root].visits += 1
        for step in range(depth):
            at = q.path[step]
            tree[at].visits += 1
            if tree[at].mover != NOBODY:
                tree[at].reward += q.reward[tree[at].mover]


@kernel
def lead(searches: Any, tree: Any) -> int:
    """By how many simulations the move tried most at the root is ahead of the next; a move without
    alternative, by more than anybody can run."""
    first, second = -UNRIVALLED, -UNRIVALLED
    child = int(tree[searches[0].root].child)
    while child != NOBODY:
        visits = int(tree[child].visits)
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = int(tree[child].sibling)
    return first - second


@template
def _note_lines(q: Any, s: Any, w: Any, line: Any) -> None:
    """Add the searching seat's score sheet to what became of its move: the number of sheets, then
    the lines. Where a simulation ends early, somebody sensible plays on first."""
    left = q.foresight
    while left > 0 and not is_over(s):
        mover = FIRST_SEAT[waiting(s)]
        advice = advise(s, w, mover)
        apply(s, w, mover, advice if advice != NO_ADVICE else policy(s, w, mover))
        left -= 1
    score(s, w)
    line[0] += 1
    for n in range(len(line) - 1):
        line[1 + n] += w.line[q.seat, n]


@template
def _go_down(q: Any, worlds: Any, w: Any, tree: Any, stamps: Any, moves: Any) -> int:
    """Play in worlds[1] down the tree and one node beyond; returns the length of the path. Where
    there is no room for another node it ends."""
    s = worlds[1]
    node, depth = q.root, 0
    ripe = True
    while ripe and not is_over(s) and depth < LONGEST_PATH - 2:
        mover = _mover(waiting(s), q.seat)
        node = _choose_child(q, worlds, w, tree, stamps, moves, node, mover)
        if node == NOBODY:
            break
        apply(s, w, mover, tree[node].key)
        q.path[depth] = node
        depth += 1
        ripe = tree[node].visits >= q.prior + q.ripe
        shown = info_key(s, q.seat)
        if shown != 0:
            node = _branch_off(q, tree, node, shown)
            if node == NOBODY:
                break
            q.path[depth] = node
            depth += 1
            ripe = tree[node].visits >= q.ripe
    return depth


@template
def _mover(waited_for: int, seat: int) -> int:
    """Of several who decide at the same time the searching seat goes first: its choice is the root
    of the tree. Their moves commute, so nothing is lost."""
    return seat if seat >= 0 and waited_for >> seat & 1 else FIRST_SEAT[waited_for]


@template
def _choose_child(
    q: Any, worlds: Any, w: Any, tree: Any, stamps: Any, moves: Any, node: int, mover: int
) -> int:
    """The child to go to: one that was never tried, or the most promising."""
    s = worlds[1]
    count = shortlist(s, w, mover)
    q.stamp += 1
    stamp = q.stamp
    for place in range(count):
        stamps[w.move[place]] = stamp
    best = NOBODY
    most = -np.inf
    tried = 0
    child = int(tree[node].child)
    while child != NOBODY:
        move = int(tree[child].key)
        if stamps[move] == stamp:
            stamps[move] = -stamp  # can be made, and was tried
            tried += 1
            tree[child].available += 1
            bound = _bound(q, tree[child])
            if bound > most:
                most = bound
                best = child
        child = int(tree[child].sibling)
    if tried == count or len(tree) - q.used < count:
        return best
    if q.prior > 0:
        return _look_at_moves(q, worlds, w, tree, stamps, moves, node, mover, count, best)
    if tried == 0:
        return _grow(q, tree, node, policy(s, w, mover), mover)
    skip = below(w, count - tried)
    move = 0
    for place in range(count):
        move = int(w.move[place])
        if stamps[move] == stamp:
            if skip == 0:
                break
            skip -= 1
    return _grow(q, tree, node, move, mover)


@template
def _look_at_moves(
    q: Any, worlds: Any, w: Any, tree: Any, stamps: Any, moves: Any, node: int, mover: int,
    count: int, best: int,
) -> int:  # fmt: skip
    """Grow a child for every move that has none yet, with what `evaluate` thinks of it; the most
    promising of all."""
    s = worlds[1]
    for place in range(count):
        moves[place] = w.move[place]
    for seat in range(s.players):
        q.reward[seat] = evaluate(s, w, seat)
    most = _bound(q, tree[best]) if best != NOBODY else -np.inf
    for place in range(count):
        move = int(moves[place])
        if stamps[move] != q.stamp:
            continue
        worlds[2] = worlds[1]
        after = worlds[2]
        apply(after, w, mover, move)
        value = evaluate(after, w, mover)
        odds = 0.0
        for seat in range(s.players):
            odds += 1.0 if seat == mover else math.exp((q.reward[seat] - value) / q.swing)
        child = _grow(q, tree, node, move, mover)
        tree[child].visits = q.prior
        tree[child].available = q.prior
        tree[child].reward = q.prior / odds
        bound = _bound(q, tree[child])
        if bound > most:
            most = bound
            best = child
    return best


@template
def _bound(q: Any, node: Any) -> float:
    trust = math.sqrt(math.log(node.available) / node.visits)
    return float(node.reward / node.visits + q.exploration * trust)


@kernel
def branch(q: Any, tree: Any, node: int, shown: int) -> int:
    """The node for what the move of `node` turned up; NOBODY if it never did."""
    at = int(q.bucket[_bucket(node, shown)])
    while at != NOBODY and (tree[at].parent != node or tree[at].key != shown):
        at = int(tree[at].sibling)
    return at


@kernel
def _bucket(node: int, shown: int) -> int:
    return (node * SPREAD ^ shown) % BUCKETS


@template
def _branch_off(q: Any, tree: Any, node: int, shown: int) -> int:
    """The node for what a move turned up, a new one if need be and room allows."""
    at = branch(q, tree, node, shown)
    if at == NOBODY and q.used < len(tree):
        at = _new_node(q, tree, node, shown, NOBODY)
        bucket = _bucket(node, shown)
        tree[at].sibling = q.bucket[bucket]
        q.bucket[bucket] = at
    return at


@template
def _grow(q: Any, tree: Any, node: int, move: int, mover: int) -> int:
    """A new child of `node`."""
    child = _new_node(q, tree, node, move, mover)
    tree[child].sibling = tree[node].child
    tree[node].child = child
    return child


@kernel
def _new_node(q: Any, tree: Any, parent: int, key: int, mover: int) -> int:
    new = int(q.used)
    q.used += 1
    at = tree[new]
    at.key = key
    at.mover = mover
    at.parent = parent
    at.child = NOBODY
    at.visits = 0
    at.available = 1
    at.reward = 0.0
    return new


@template
def _judge(q: Any, s: Any, w: Any) -> None:
    """The chance of each seat to win, from 0 to 1."""
    over = is_over(s)
    reward = q.reward
    if over:
        score(s, w)
    best = -np.inf
    for seat in range(s.players):
        reward[seat] = w.total[seat] if over else evaluate(s, w, seat)
        best = max(best, reward[seat])
    odds = 0.0
    for seat in range(s.players):
        behind = reward[seat] - best
        reward[seat] = math.exp(behind / q.swing) if behind < 0 else 1.0
        odds += reward[seat]
    winners = 0
    for seat in range(s.players):
        reward[seat] /= odds
        winners += 1 if w.rank[seat] == 0 else 0
    if over:
        for seat in range(s.players):
            win = 1.0 / winners if w.rank[seat] == 0 else 0.0
            reward[seat] = (1.0 - q.margin) * win + q.margin * reward[seat]
