"""What everybody may know of the cards (IT-26), kept up with every card that moves.

For each observer and each place there is the set of copies that may lie there, `s.may`: so each
copy has a set of places. Copies of a design are alike, and a row does not follow this copy or that:
it says that there is a hopper car which may be here or there, and another one which may be
elsewhere. In the truth there is always a way to tell the copies apart so that each lies where it
may. Whoever goes by that alone (secrets.py) imagines nothing that was seen not to be.

A copy that is in sight, or in the observer's own hand, may lie nowhere else.
"""

from turntable.engine.bits import bit, count
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains.components import (
    BUILDINGS,
    COPIES_OF,
    COPY,
    DESIGNS,
    FIRST_BUILDING,
    ROW,
)
from turntable.games.isle_of_trains.state import (
    DISCARDS,
    FACE_DOWN,
    FIRST_FACE_DOWN,
    FIRST_HAND,
    IN_SIGHT,
    NONE,
    OBSERVERS,
    PILE,
    PLACES,
    WATCHER,
    State,
    Work,
)


@kernel
def observes(s: State, observer: int) -> bool:
    return observer < s.players or observer == WATCHER


@kernel
def own_hand(observer: int) -> int:
    """The place of what an observer holds; NONE for somebody who only watches."""
    return FIRST_HAND + observer if observer != WATCHER else NONE


@kernel
def count_in_sight(s: State, w: Work) -> None:
    """w.in_sight: how many cards of each design lie face up, the one being built included."""
    for card in range(DESIGNS):
        w.in_sight[card] = 0
    if s.card != NONE:
        w.in_sight[s.card] += 1
    for place in range(ROW):
        if s.row[place] != NONE:
            w.in_sight[s.row[place]] += 1
    for seat in range(s.players):
        w.in_sight[s.engine[seat]] += 1
        for building in range(BUILDINGS):
            if s.buildings[seat] & bit(building):
                w.in_sight[FIRST_BUILDING + building] += 1
        for slot in range(s.cars[seat]):
            w.in_sight[s.car[seat, slot]] += 1
            for good in range(s.goods[seat, slot]):
                if s.good[seat, slot, good] < FACE_DOWN:
                    w.in_sight[s.good[seat, slot, good]] += 1


@kernel
def look_around(s: State, w: Work, observer: int) -> None:
    """Know no more than what is in sight, w.in_sight, and one's own hand: any other card may lie
    wherever cards lie hidden."""
    own = own_hand(observer)
    hidden = 0
    for place in range(PLACES):
        s.may[observer, place] = 0
    for card in range(DESIGNS):
        in_hand = s.hand[observer, card] if own != NONE else 0
        for copy in range(COPY[card], COPY[card + 1]):
            number = copy - COPY[card]
            if number < w.in_sight[card]:
                s.may[observer, IN_SIGHT] |= bit(copy)
            elif number < w.in_sight[card] + in_hand:
                s.may[observer, own] |= bit(copy)
            else:
                hidden |= bit(copy)
    for place in range(IN_SIGHT):
        if place != own and cards_at(s, place) > 0:
            s.may[observer, place] = hidden


@kernel
def cards_at(s: State, place: int) -> int:
    """How many cards lie hidden at a place."""
    if place == PILE:
        return s.pile_count
    if place == DISCARDS:
        return s.discard_count
    if place < FIRST_FACE_DOWN:
        return s.hand_count[place - FIRST_HAND]
    return 1 if s.face_down[place - FIRST_FACE_DOWN] != NONE else 0


@kernel
def certain(s: State, observer: int, place: int) -> int:
    """The copies that must lie at a place, as far as each of them goes: they may nowhere else."""
    copies = s.may[observer, place]
    for other in range(FIRST_FACE_DOWN + s.face_down_end):
        if copies == 0:
            break  # after the pile already, nearly always
        if other != place:
            copies &= ~s.may[observer, other]
    return copies


@kernel
def leaves_hand_unseen(s: State, seat: int, card: int, target: int) -> None:
    """A card has gone from a hand, face down: only its owner knows which. It is out of the hand."""
    source = FIRST_HAND + seat
    for observer in range(OBSERVERS):
        if observer == seat:
            _turn_over(s, observer, card, source, target)
        elif observes(s, observer):
            _spread(s, observer, source, target, 1, s.hand_count[seat])


@kernel
def leaves_hand_in_sight(s: State, seat: int, card: int) -> None:
    """A card has gone from a hand, face up. It is out of the hand."""
    source = FIRST_HAND + seat
    for observer in range(OBSERVERS):
        if observer == seat:
            _turn_over(s, observer, card, source, IN_SIGHT)
        elif observes(s, observer):
            _recognise(s, observer, card, source, IN_SIGHT, s.hand_count[seat])


@kernel
def moves_in_sight(s: State, card: int, target: int) -> None:
    """A card that lay face up has gone to `target`, and everybody knows it is there."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _turn_over(s, observer, card, IN_SIGHT, target)


@kernel
def leaves_pile_in_sight(s: State, card: int) -> None:
    """The top card of the pile has been turned up. It is no longer in the pile."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _recognise(s, observer, card, PILE, IN_SIGHT, s.pile_count)


@kernel
def drawn(s: State, seat: int, card: int) -> None:
    """`seat` sees the card that it has drawn; for the others see `drawn_unseen`."""
    _recognise(s, seat, card, PILE, FIRST_HAND + seat, s.pile_count)


@kernel
def drawn_unseen(s: State, seat: int, cards: int) -> None:
    """The others know that so many cards are now in that hand and no longer in the pile."""
    if cards > 0:
        for observer in range(OBSERVERS):
            if observer != seat and observes(s, observer):
                _spread(s, observer, PILE, FIRST_HAND + seat, cards, s.pile_count)


@kernel
def discarded_face_down(s: State, number: int) -> None:
    """The good that lay face down at that place is among the discards, still face down."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _spread(s, observer, FIRST_FACE_DOWN + number, DISCARDS, 1, 0)


@kernel
def shuffled(s: State) -> None:
    """What was among the discards is now in the pile, which was empty."""
    for observer in range(OBSERVERS):
        s.may[observer, PILE] = s.may[observer, DISCARDS]
        s.may[observer, DISCARDS] = 0


@kernel
def _turn_over(s: State, observer: int, card: int, source: int, target: int) -> None:
    """A copy that is known to be at `source` is known to be at `target`."""
    copies = s.may[observer, source] & COPIES_OF[card]
    copy = copies & -copies
    s.may[observer, source] &= ~copy
    s.may[observer, target] |= copy


@kernel
def _spread(s: State, observer: int, source: int, target: int, cards: int, left: int) -> None:
    """So many cards have gone from `source`, where others are left, to `target`, unseen: whatever
    may have been there may be here. Where it is certain what was there, nothing else may."""
    here = certain(s, observer, source)
    if count(here) < cards + left:
        here = s.may[observer, source]
    s.may[observer, target] |= here
    s.may[observer, source] = here if left > 0 else 0


@kernel
def _recognise(s: State, observer: int, card: int, source: int, target: int, left: int) -> None:
    """A card of that design, which was at `source`, where others are left, is known to be at
    `target`.

    It need not have been the copy of which most is known. But where one may lie only where all the
    others may lie too, it can stand in for whichever it was: what is left to be known is just what
    is known of the others.
    """
    copies = s.may[observer, source] & COPIES_OF[card]
    copy = copies & -copies
    if copy != copies:
        elsewhere = 0  # those that may lie where others may not
        for place in range(FIRST_FACE_DOWN + s.face_down_end):
            here = s.may[observer, place] & copies
            elsewhere |= here if here != copies else 0
        copy = copies & ~elsewhere
        copy = copy & -copy if copy else _close_up(s, observer, copies)
    for place in range(FIRST_FACE_DOWN + s.face_down_end):
        s.may[observer, place] &= ~copy
    s.may[observer, target] |= copy
    if left == 0:
        s.may[observer, source] = 0


@kernel
def _close_up(s: State, observer: int, copies: int) -> int:
    """One of the copies is gone, any of them: make one, which is returned, the one that was.

    They are sorted by how much is known of them. If it was the n-th, those before it stay as they
    are and those after it move up: so of the first two places, of the second and third … holds for
    those that remain, whichever it was.
    """
    copy = _best_known(s, observer, copies)
    copies &= ~copy
    while copies:
        other = _best_known(s, observer, copies)
        for place in range(FIRST_FACE_DOWN + s.face_down_end):
            if s.may[observer, place] & other:
                s.may[observer, place] |= copy
        copy = other
        copies &= ~copy
    return copy


@kernel
def _best_known(s: State, observer: int, copies: int) -> int:
    """The copy, as a mask, that may lie in the fewest places."""
    best, fewest = 0, PLACES
    while copies:
        copy = copies & -copies
        copies &= ~copy
        places = 0
        for place in range(FIRST_FACE_DOWN + s.face_down_end):
            places += 1 if s.may[observer, place] & copy else 0
        if places < fewest:
            best, fewest = copy, places
    return best
