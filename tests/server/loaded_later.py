"""Names the kernels that play loads although a game was warmed up.

    python -m tests.server.loaded_later GAME

In a process of its own: in any other, something may have loaded them before.
"""

import gc
import random
import sys

from tests.conformance.combinations import random_move
from turntable.engine.chance import Generator
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.position import WATCHER
from turntable.engine.registry import game as game_called
from turntable.server.warming import warm_table

GAMES = 2


def loaded() -> set[tuple[str, str]]:
    """Every kernel there is, with the types of arguments it was compiled for."""
    return {
        (kernel.__name__, str(types))
        for kernel in gc.get_objects()
        if type(kernel).__name__ == "CPUDispatcher"
        for types in kernel.overloads
    }


def play(game: Game, players: int, options: int, seed: int) -> None:
    """A whole game with everything that a table may ask of it."""
    dice = random.Random(seed)
    match = Match.deal(game, players, options, Generator(seed))
    while not match.is_over:
        seat, move = random_move(match, dice)
        sight = match.seen_by(seat)
        if dice.random() < 0.5:
            sight.view()
            sight.preview([move])
            sight.refusal(dice.randrange(game.moves))
            match.seen_by(dice.choice([*range(players), WATCHER])).view()
        match.play(seat, move)
    match.truth.sheets()


def main(game: Game) -> None:
    warm_table(game)
    before = loaded()
    for players, options in game.combinations():
        for seed in range(1000, 1000 + GAMES):
            play(game, players, options, seed)
    print(len(before), *sorted({name for name, _ in loaded() - before}))


if __name__ == "__main__":
    main(game_called(sys.argv[1]))
