"""Bots are fair: what they choose does not depend on what their seat may not know.

Not uncompiled: there a single choice of a searching bot takes many seconds.
"""

import pytest

from tests.conformance.combinations import Combination, every_combination, some_seeds
from tests.conformance.test_twins import twins
from turntable.bots.players import BOTS, SEARCHING_BOTS, Bot, bots_at_work
from turntable.bots.search import SearchBot
from turntable.engine.position import Truth

pytestmark = pytest.mark.checked
FEW_SIMULATIONS = 256


@every_combination
@some_seeds
def test_bots_choose_the_same(combination: Combination, seeds: range) -> None:
    for one, other, seat, match in twins(combination, seeds):
        if seat in match.waiting:
            for name in BOTS:
                chosen = {choice(name, truth, seat) for truth in (one, other)}
                assert len(chosen) == 1, name


def choice(name: str, truth: Truth, seat: int) -> int:
    if name in SEARCHING_BOTS:
        bot: Bot = SearchBot(truth.game, name, 99, simulations=FEW_SIMULATIONS)
    else:
        bot = bots_at_work(truth.game, [name], 99)[0]
    return bot.choose(truth.concealed_for(seat))
