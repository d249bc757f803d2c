"""Playouts: random games to the end, as fast as the machine can."""

from typing import Any

from turntable.engine.contract import apply, deal, is_over, sample, score, waiting
from turntable.engine.kernel import template
from turntable.engine.seats import FIRST_SEAT


@template
def playouts(states: Any, works: Any, generator_states: Any, players: int, options: int) -> int:
    """Deal, play uniformly at random and score a game for each generator state; all the moves."""
    s, w = states[0], works[0]
    moves = 0
    for game in range(len(generator_states)):
        w.generator = generator_states[game]
        deal(s, w, players, options)
        while not is_over(s):
            seat = FIRST_SEAT[waiting(s)]
            apply(s, w, seat, sample(s, w, seat))
            moves += 1
        score(s, w)
    return moves


@template
def clones(states: Any, rounds: int) -> None:
    """Copy states[0] over each of the others, `rounds` times."""
    for _ in range(rounds):
        for other in range(1, len(states)):
            states[other] = states[0]
