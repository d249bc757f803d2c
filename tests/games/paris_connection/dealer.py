"""A dealer for the tests: given the truth, another truth that one seat cannot tell from it.

Plain Python over the shares that PC-3 and PC-10 hide; it shares nothing with `determinize`.
"""

import random

from turntable.engine.position import Truth

COMPANIES = 6
OVER = 2
ATTEMPTS = 20
"""Shares of a colour are alike: a new deal may be the old one, and is then dealt once more."""


def twin(truth: Truth, seat: int, dice: random.Random) -> Truth:
    """Deal anew all that `seat` cannot see."""
    other = truth.copy()
    if other.state.phase == OVER:
        return other  # PC-16: the screens are gone
    for _ in range(ATTEMPTS):
        _deal_anew(other, seat, dice)
        if other.buffer.tobytes() != truth.buffer.tobytes():
            break
    return other


def _deal_anew(truth: Truth, seat: int, dice: random.Random) -> None:
    """Behind the other screens, the shares that their owners have not shown change places."""
    s = truth.state
    hidden = {
        owner: [
            company
            for company in range(COMPANIES)
            for _ in range(int(s.share[owner, company] - s.shown[owner, company]))
        ]
        for owner in range(s.players)
        if owner != seat
    }
    unseen = [company for shares in hidden.values() for company in shares]
    dice.shuffle(unseen)
    for owner, shares in hidden.items():
        s.share[owner] = s.shown[owner]
        for _ in shares:
            s.share[owner, unseen.pop()] += 1
