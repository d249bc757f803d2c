"""A bot of your own: three methods, then name it `careful_bot:CarefulBot` on the command line.

    PYTHONPATH=examples turntable tournament ghosts-galore --players 2 \\
        --bots careful_bot:CarefulBot,random --games 100

It tries every move that it may make, as far as it can see what comes of it, and takes the one after
which its own score sheet says most.
"""

import random

from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet


class CarefulBot:
    """Looks one move ahead, at points alone."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """A game begins. Whatever is random should follow from the seed: then games repeat."""
        self.seat = seat
        self.dice = random.Random(seed)

    def choose(self, sight: Concealed) -> int:
        """One of the moves that are legal now. `sight` is all that the seat may know: `view()`
        shows it, `preview()` plays moves in the imagination, `sheets()` are the scores so far."""
        moves = sight.legal()
        self.dice.shuffle(moves)
        return max(moves, key=lambda move: self.points_after(sight, move))

    def points_after(self, sight: Concealed, move: int) -> int:
        after, _, _ = sight.preview([move])
        return after.sheets()[self.seat].total

    def end(self, sheets: list[Sheet]) -> None:
        """The game is over. Somebody who learns would do so here."""
