"""A tree as it grows: the arrays that the kernel of `tree` works on, and what they say."""

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from turntable.bots.knowledge import Habits, habits_of
from turntable.bots.tree import NOBODY, Node, Search, branch, lead, simulate
from turntable.engine.chance import GENERATOR, generator_state
from turntable.engine.game import Game
from turntable.engine.kernel import bind
from turntable.engine.position import Concealed
from turntable.engine.struct import room_for

MOST_NODES = 1 << 20


@dataclass(frozen=True, slots=True, order=True)
class Tried:
    """A move, and what came of trying it."""

    visits: int
    """Simulations; a first look is none."""
    chance: float
    """Of winning, roughly, for whoever made it."""
    move: int
    node: int


class GrowingTree:
    """One search. The same seed grows the same tree."""

    def __init__(
        self, game: Game, seed: int, habits: Habits | None = None, notes_lines: bool = False
    ) -> None:
        self._game = game
        self._simulate = bind(simulate, game.play)
        self._searches: Any = room_for(Search.dtype)
        for habit, value in asdict(habits or habits_of(game)).items():
            if habit in (Search.dtype.names or ()):
                self._searches[0][habit] = value
        self._worlds: Any = room_for(game.play.STATE, 3)
        self._works: Any = room_for(game.play.WORK)
        self._works[0].source = GENERATOR
        self._works[0].generator = generator_state(seed)
        self._nodes: Any = np.zeros(MOST_NODES, Node.dtype)
        self._stamps = np.zeros(game.moves, np.int64)
        self._moves = np.zeros(game.moves, np.int64)
        self._lines = np.zeros((game.moves if notes_lines else 0, 1 + len(game.lines)))

    @property
    def root(self) -> int:
        return int(self._searches[0].root)

    def plant(self, sight: Concealed) -> None:
        """A tree of one node: what a seat may know now."""
        q = self._searches[0]
        q.seat, q.root, q.used, q.stamp = sight.seat, 0, 1, 0
        self._worlds[0] = sight.state
        self._nodes[0] = np.zeros(1, Node.dtype)[0]
        self._nodes[0].child = NOBODY
        q.bucket[:] = NOBODY
        self._stamps[:] = 0
        self._lines[:] = 0

    def follow(self, move: int) -> None:
        """`move` is made: the root goes along, out of the tree if need be."""
        self._searches[0].root = self._child(self.root, move)

    def go_on(self, sight: Concealed) -> bool:
        """Go on where the moves followed have led; False if the tree does not reach there, or is
        too full to go on growing."""
        q = self._searches[0]
        shown = int(self._game.boundary.info_key(sight.buffer, sight.seat))
        if shown != 0:
            q.root = branch(q, self._nodes, self.root, shown) if q.root != NOBODY else NOBODY
        self._worlds[0] = sight.state
        return bool(q.root != NOBODY and q.used < MOST_NODES // 2)

    def grow(self, simulations: int) -> None:
        """Outside Python's lock."""
        self._simulate(
            self._searches, self._worlds, self._works, self._nodes, self._stamps, self._moves,
            self._lines, simulations,
        )  # fmt: skip

    def lead(self) -> int:
        """By how many simulations the move tried most is ahead of the next."""
        return int(lead(self._searches, self._nodes))

    def tried(self, node: int) -> list[Tried]:
        """The moves tried at a node, the most tried first; none where something is turned up."""
        found = []
        prior = int(self._searches[0].prior)
        child = int(self._nodes[node].child)
        while child != NOBODY:
            at = self._nodes[child]
            if at.mover != NOBODY and at.visits > 0:
                chance = float(at.reward / at.visits)
                found.append(Tried(int(at.visits) - prior, chance, int(at.key), child))
            child = int(at.sibling)
        return sorted(found, reverse=True)

    def mover(self, node: int) -> int:
        """Who made the move of a node."""
        return int(self._nodes[node].mover)

    def lines(self, move: int) -> list[float] | None:
        """The lines of the searching seat's score sheet, on average, in simulations that began with
        `move`; None if none was noted."""
        count, *sums = self._lines[move].tolist()
        return [total / count for total in sums] if count else None

    def _child(self, node: int, key: int) -> int:
        child = int(self._nodes[node].child) if node != NOBODY else NOBODY
        while child != NOBODY and self._nodes[child].key != key:
            child = int(self._nodes[child].sibling)
        return child
