"""The moves worth a thought: of those that come to nearly the same, one. For a search.

What is paid and discarded are the cards worth least, nothing is scrapped without need, and a good
is any card that fits: on a train it no longer matters which one it was.
"""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import building, drawing, keeping, loading, rules, trains
from turntable.games.isle_of_trains.components import (
    ANY,
    BUILD,
    CARRIES,
    DELIVER,
    DRAW,
    FITS,
    KINDS,
    LOAD,
)
from turntable.games.isle_of_trains.decisions import discard
from turntable.games.isle_of_trains.moves import (
    DELIVER_MOVE,
    DISCARD_MOVE,
    END_MOVE,
    PAY_MOVE,
    USE_MOVE,
)
from turntable.games.isle_of_trains.state import (
    ACT,
    DISCARD_FOR_BONUS,
    DISCARD_TO_FIVE,
    DISCARD_TO_LOAD,
    PAY,
    SCRAP,
    USE,
    State,
    Work,
)


@kernel
def shortlist(s: State, w: Work, seat: int) -> int:
    """Write the moves worth a thought into w.move; returns how many."""
    if s.phase == ACT:
        return _actions(s, w, seat)
    if s.phase == PAY:
        w.move[0] = PAY_MOVE + keeping.next_to_part_with(s, seat, s.price, s.phantoms)
        return 1
    if s.phase == DISCARD_TO_LOAD:
        w.move[0] = DISCARD_MOVE + keeping.next_to_part_with(s, seat, 1, s.phantoms)
        return 1
    if s.phase == DISCARD_FOR_BONUS or s.phase == DISCARD_TO_FIVE:
        due = discard.due(s, seat)
        w.move[0] = DISCARD_MOVE + keeping.next_to_part_with(s, seat, due, 0)
        return 1
    if s.phase == SCRAP and building.end_refusal(s, seat) == 0:
        w.move[0] = END_MOVE
        return 1
    count = rules.legal(s, w, seat)
    if s.phase == USE:
        w.move[0] = _good_to_use(s, w, seat, count)
        return 1
    return count


@kernel
def _actions(s: State, w: Work, seat: int) -> int:
    count = 0
    if s.allowed & bit(DRAW):
        count = drawing.list_moves(s, w, count)
    if s.allowed & bit(BUILD):
        count = building.list_moves(s, w, seat, count)
    if s.allowed & bit(LOAD) and s.in_hand[seat]:
        count = _loads(s, w, seat, count)
    if s.allowed & bit(DELIVER) and trains.has_goods(s, seat):
        w.move[count] = DELIVER_MOVE
        count += 1
    return count


@kernel
def _loads(s: State, w: Work, seat: int, at: int) -> int:
    """One for every kind of car, face down only where nothing in the hand fits."""
    face_down = loading.can_load_face_down(s, seat)
    for owner in range(s.players):
        if s.is_extra and owner != seat:
            continue
        for slot in range(s.cars[owner]):
            if not loading.is_open(s, seat, owner, slot) or _came_before(s, seat, owner, slot):
                continue
            carries = CARRIES[s.car[owner, slot]]
            if carries == ANY:
                at = _loads_of_any_kind(s, w, seat, slot, at)
                continue
            fits = s.in_hand[seat] & FITS[carries]
            if fits:
                w.move[at] = loading.number(keeping.least(s, seat, fits), owner, slot, 0)
                at += 1
            elif face_down:
                card = keeping.least(s, seat, s.in_hand[seat])
                w.move[at] = loading.number(card, owner, slot, 1)
                at += 1
    return at


@kernel
def _came_before(s: State, seat: int, owner: int, slot: int) -> bool:
    """Whether an earlier car with room is as good to load: of the same kind on the own train, of
    the same design, which has the same bonus, on another."""
    car = s.car[owner, slot]
    for other in range(slot):
        if trains.room(s, owner, other) > 0:
            before = s.car[owner, other]
            if before == car or (owner == seat and CARRIES[before] == CARRIES[car]):
                return True
    return False


@kernel
def _loads_of_any_kind(s: State, w: Work, seat: int, slot: int, at: int) -> int:
    """IT-18: on caboose 3 the card decides what the good is."""
    cards = s.in_hand[seat]
    for kind in range(len(KINDS)):
        # A wild card fits any kind, so that the masks share those.
        fits = cards & FITS[kind]
        if fits:
            card = keeping.least(s, seat, fits)
            w.move[at] = loading.number(card, seat, slot, 0)
            at += 1
            cards &= ~bit(card)
    return at


@kernel
def _good_to_use(s: State, w: Work, seat: int, count: int) -> int:
    """The first good for the contract that is not of any kind, if there is one."""
    for place in range(count):
        slot = (w.move[place] - USE_MOVE) // len(KINDS)
        if CARRIES[s.car[seat, slot]] != ANY:
            return int(w.move[place])
    return int(w.move[0])
