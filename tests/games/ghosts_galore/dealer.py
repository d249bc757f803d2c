"""A dealer for the tests: given the truth, another truth that one seat cannot tell from it.

Plain Python over the zones that GG-2, GG-5 and GG-18 hide; it shares nothing with `determinize`.
"""

import random
from typing import Any

from turntable.engine.position import Truth

TILES = 78


def twin(truth: Truth, seat: int, dice: random.Random) -> Truth:
    """Deal anew all that `seat` cannot see."""
    other = truth.copy()
    s = other.state
    looking = s.phase != 0  # GG-2: nobody looks before all sides are chosen
    in_hand = s.phase <= 1  # GG-5: until all have kept one, the second tile is in the hand too

    hands = [("hidden", owner) for owner in range(s.players) if s.hidden[owner] >= 0]
    if in_hand:
        hands += [("spare", owner) for owner in range(s.players) if s.spare[owner] >= 0]
    hands = [place for place in hands if not (place[1] == seat and looking)]
    stacked = [
        (stack, place)
        for stack in range(8)
        for place in range(s.players + 4)
        if s.stack[stack, place] >= 0 and (stack, place) >= (s.round_number, s.turned_up)
    ]

    unseen = [int(getattr(s, zone)[owner]) for zone, owner in hands]
    unseen += [int(s.stack[place]) for place in stacked] + _box(s)
    own_spare = int(s.spare[seat]) if seat >= 0 and not in_hand else -1
    dice.shuffle(unseen)
    for zone, owner in hands:
        # The own spare tile was mixed back after the others had drawn theirs.
        at = next(n for n, tile in enumerate(unseen) if tile != own_spare)
        getattr(s, zone)[owner] = unseen.pop(at)
    for place in stacked:
        s.stack[place] = unseen.pop()
    if s.expert and not in_hand:
        _remember(s, seat, dice)
    return other


def _box(s: Any) -> list[int]:
    """What lies nowhere on the table."""
    seen = {int(tile) for zone in (s.hidden, s.tile, s.stack) for tile in zone.ravel()}
    if s.phase <= 1:
        seen |= set(s.spare.tolist())
    return [tile for tile in range(TILES) if tile not in seen]


def _remember(s: Any, seat: int, dice: random.Random) -> None:
    """Which tile each of the others put back: none that was kept, and each its own."""
    stacked = set(s.stack.ravel().tolist())
    kept = set(s.hidden.tolist()) | {
        tile for tile in s.tile.ravel().tolist() if tile not in stacked
    }
    mine = {int(s.spare[seat])} if seat >= 0 else set[int]()
    free = [tile for tile in range(TILES) if tile not in kept | mine]
    dice.shuffle(free)
    for owner in range(s.players):
        if owner != seat:
            s.spare[owner] = free.pop()
