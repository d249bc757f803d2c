"""Counting points (OR-40, OR-41)."""

from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import (
    BOX,
    CARTS,
    KINDS,
    MISSIONS,
    POINTS,
    ROCK,
    RUBY,
)
from turntable.games.off_the_rails.heaps import count_of, size
from turntable.games.off_the_rails.state import (
    CARTS_LINE,
    JEWELS_LINE,
    MISSIONS_LINE,
    RUBIES_LINE,
    SEATS,
    SUPPLY,
    State,
    Work,
)

MOST_RUBIES = BOX.scoring.most_rubies
SAFE_CART = BOX.scoring.safe_cart
MISSION = BOX.scoring.mission


@kernel
def score(s: State, w: Work) -> None:
    """Fill in w.line, w.total and w.rank."""
    rubies = 0
    for seat in range(s.players):
        rubies = max(rubies, count_of(s.store[seat], RUBY))
    for seat in range(SEATS):
        w.line[seat, JEWELS_LINE] = 0
        w.line[seat, RUBIES_LINE] = 0
        w.line[seat, CARTS_LINE] = 0
        w.line[seat, MISSIONS_LINE] = 0
        w.total[seat] = 0
        w.rank[seat] = 0
        if seat < s.players:
            _score_seat(s, w, seat, rubies)
    for seat in range(s.players):
        for other in range(s.players):
            if _is_ahead(s, w, other, seat):
                w.rank[seat] += 1


@kernel
def jewels(store: int) -> int:
    """OR-41: rocks are none."""
    return size(store) - count_of(store, ROCK)


@kernel
def points_of(heap: int) -> int:
    points = 0
    for kind in range(len(KINDS)):
        points += count_of(heap, kind) * POINTS[kind]
    return points


@kernel
def _score_seat(s: State, w: Work, seat: int, rubies: int) -> None:
    w.line[seat, JEWELS_LINE] = points_of(s.store[seat])
    if rubies > 0 and count_of(s.store[seat], RUBY) == rubies:
        w.line[seat, RUBIES_LINE] = MOST_RUBIES
    for cart in range(CARTS):
        if s.at[seat, cart] == SUPPLY:
            w.line[seat, CARTS_LINE] += SAFE_CART
    if s.missions:
        for mission in range(MISSIONS):
            if s.mission[mission] == seat:
                w.line[seat, MISSIONS_LINE] += MISSION
    w.total[seat] = (
        w.line[seat, JEWELS_LINE]
        + w.line[seat, RUBIES_LINE]
        + w.line[seat, CARTS_LINE]
        + w.line[seat, MISSIONS_LINE]
    )


@kernel
def _is_ahead(s: State, w: Work, seat: int, other: int) -> bool:
    """OR-41: points, then jewels, then fewer rocks."""
    if w.total[seat] != w.total[other]:
        return w.total[seat] > w.total[other]
    if jewels(s.store[seat]) != jewels(s.store[other]):
        return jewels(s.store[seat]) > jewels(s.store[other])
    return count_of(s.store[seat], ROCK) < count_of(s.store[other], ROCK)
