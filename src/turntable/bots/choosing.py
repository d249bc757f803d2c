"""How the quick bots choose: templates over the rules of any game."""

from typing import Any

import numpy as np

from turntable.bots.knowledge import NO_ADVICE, WORLDS, advise, foresee
from turntable.engine.chance import below
from turntable.engine.contract import apply, determinize, legal, sample
from turntable.engine.kernel import template

QUICK_BOTS = ("random", "greedy")
RANDOM, GREEDY = range(len(QUICK_BOTS))


@template
def choose(bot: int, s: Any, w: Any, worlds: Any, values: Any, seat: int) -> int:
    """The move of a quick bot. `s` is concealed for `seat`; `worlds` holds two states and `values`
    a number for every move: scratch."""
    if bot == RANDOM:
        return sample(s, w, seat)
    advice = advise(s, w, seat)
    return advice if advice != NO_ADVICE else choose_greedily(s, w, worlds, values, seat)


@template
def choose_greedily(s: Any, w: Any, worlds: Any, values: Any, seat: int) -> int:
    """The legal move after which `foresee` is highest, on average over a few worlds that could be;
    among equals one at random."""
    for move in range(len(values)):
        values[move] = -np.inf
    count = legal(s, w, seat)
    for place in range(count):
        values[w.move[place]] = 0.0
    for _ in range(WORLDS):
        worlds[0] = s
        determinize(worlds[0], w, seat)
        for move in range(len(values)):
            if values[move] > -np.inf:
                worlds[1] = worlds[0]
                apply(worlds[1], w, seat, move)
                values[move] += foresee(worlds[1], w, seat)
    chosen, equals = 0, 0
    for move in range(len(values)):
        if equals == 0 or values[move] > values[chosen]:
            chosen, equals = move, 1
        elif values[move] == values[chosen]:
            equals += 1
            if below(w, equals) == 0:
                chosen = move
    return chosen
