"""How bots play on in thought: what they look up is what they would have worked out."""

import random
from fractions import Fraction

import numpy as np
import pytest

from tests.conformance.combinations import COMBINATIONS, Combination
from turntable.engine.chance import GENERATOR, generator_state
from turntable.engine.kernel import MODE
from turntable.engine.seats import FIRST_SEAT
from turntable.games.ghosts_galore import GAME
from turntable.games.ghosts_galore.appetite import BAT, COUNTS, LONELY_BAT, TENTHS, appetite
from turntable.games.ghosts_galore.components import (
    BATS_ON,
    BOX,
    CURVES_ON,
    DIAMONDS_ON,
    DRAGON_POINTS,
    DRAGONS_ON,
    GOLEMS_ON,
    MOST_DRAGONS,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    TILES,
    TRACK,
    WEREWOLVES_ON,
    WISPS_ON,
)
from turntable.games.ghosts_galore.evaluation import TO_COME
from turntable.games.ghosts_galore.fitting import FIT, SHAPE
from turntable.games.ghosts_galore.policy import ALL_MOVES, play_out, policy
from turntable.games.ghosts_galore.rules import apply, is_over, sample, waiting
from turntable.games.ghosts_galore.setup import deal
from turntable.games.ghosts_galore.state import State, Work

pytestmark = pytest.mark.kernels


def worth(tiles: list[int]) -> int:
    """The points of a board, those that depend on places left out."""

    def count(on: object) -> int:
        return int(sum(np.asarray(on)[tile] for tile in tiles))

    bats = count(BATS_ON)
    return (
        int(DRAGON_POINTS[min(count(DRAGONS_ON), MOST_DRAGONS)])
        + count(SKELETONS_ON) * count(DIAMONDS_ON)
        + count(SLIMES_ON) * count(CURVES_ON)
        + 2 * count(GOLEMS_ON)
        + 4 * count(WEREWOLVES_ON)
        + 3 * count(WISPS_ON)
        + sum(BOX.tiles[tile].diamond for tile in tiles)
        + (BAT if bats > 1 else LONELY_BAT) * bats
    )


def test_an_appetite_is_what_the_tile_adds() -> None:
    dice = random.Random(1)
    for _ in range(2000 if MODE == "compiled" else 300):
        *board, tile = dice.sample(range(TILES), dice.randint(1, SPACES))
        counts = int(sum(COUNTS[lies] for lies in board))
        bats = sum(BATS_ON[lies] for lies in board)
        joined = (BAT - LONELY_BAT) * bats if bats == 1 and BATS_ON[tile] else 0
        part = Fraction(SPACES - 1 - len(board), SPACES)
        # A bat that finds company gains too; the appetite counts the new one only.
        wanted = worth([*board, tile]) - worth(board) - joined + float(part) * TO_COME[tile]
        assert abs(appetite(counts, len(board), tile) - TENTHS * wanted) <= 0.51


def test_a_tile_is_turned_the_best_way() -> None:
    for tile, first, around in np.ndindex(TILES, 4, 256):
        reached, bordered = divmod(around, 16)
        ends = [TRACK[tile * 4 + turn] for turn in range(4)]
        worths = [
            int(end & reached).bit_count() - int((end ^ reached) & bordered).bit_count()
            for end in ends
        ]
        fit = int(FIT[int(SHAPE[tile]), first, around])
        assert fit >> 2 == max(worths) == worths[fit & 3]
        if worths[first] == max(worths):
            assert fit & 3 == first


@pytest.mark.parametrize("combination", [c for c in COMBINATIONS if c.game is GAME], ids=str)
def test_played_out_it_is_the_game_that_is_played_move_by_move(combination: Combination) -> None:
    """From anywhere in a game: also while some have placed already and others have not."""
    for seed in range(60 if MODE == "compiled" else 6):
        at_once, by_moves = np.zeros((2, 1), State.dtype)
        works = np.zeros(2, Work.dtype)
        for (s,), w in zip((at_once, by_moves), works, strict=True):
            w.source, w.generator = GENERATOR, generator_state(seed)
            deal(s, w, combination.players, combination.options)
            for _ in range(5 * seed):
                if is_over(s):
                    break
                seats = [seat for seat in range(combination.players) if waiting(s) >> seat & 1]
                apply(s, w, seats[-1], sample(s, w, seats[-1]))
        play_out(at_once[0], works[0], ALL_MOVES)
        s, w = by_moves[0], works[1]
        while not is_over(s):
            seat = FIRST_SEAT[waiting(s)]
            apply(s, w, seat, policy(s, w, seat))
        assert at_once.tobytes() == by_moves.tobytes()
