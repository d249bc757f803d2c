"""What everybody may know of the cards (IT-26), kept up with every card that moves.

For each observer and each copy there is a set of places where it may lie: `s.may`. Copies of a
design are alike, so a row does not follow this copy or that: it says that there is a hopper car
which may be here or there, and another one which may be elsewhere, and in the truth there is always
a way to tell the copies apart so that every set holds the place where its copy is. Whoever draws
conclusions from that alone (secrets.py) imagines nothing that was seen not to be.
"""

from turntable.engine.bits import bit, count
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains.components import (
    BUILDINGS,
    CARDS,
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
    MOST_FACE_DOWN,
    NONE,
    OBSERVERS,
    PILE,
    WATCHER,
    State,
    Work,
)


@kernel
def hand_of(seat: int) -> int:
    """A hand as a place."""
    return bit(FIRST_HAND + seat)


@kernel
def face_down_at(number: int) -> int:
    """A good that lies face down as a place."""
    return bit(FIRST_FACE_DOWN + number)


@kernel
def observes(s: State, observer: int) -> bool:
    return observer < s.players or observer == WATCHER


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
    own = hand_of(observer) if observer != WATCHER else 0
    hidden = hidden_places(s) & ~own
    for card in range(DESIGNS):
        first = COPY[card]
        in_hand = s.hand[observer, card] if own else 0
        for copy in range(first, COPY[card + 1]):
            if copy < first + w.in_sight[card]:
                s.may[observer, copy] = IN_SIGHT
            elif copy < first + w.in_sight[card] + in_hand:
                s.may[observer, copy] = own
            else:
                s.may[observer, copy] = hidden


@kernel
def hidden_places(s: State) -> int:
    """All places with hidden cards, hands included."""
    places = 0
    if s.pile_count > 0:
        places |= PILE
    if s.discard_count > 0:
        places |= DISCARDS
    for seat in range(s.players):
        if s.hand_count[seat] > 0:
            places |= hand_of(seat)
    for number in range(MOST_FACE_DOWN):
        if s.face_down[number] != NONE:
            places |= face_down_at(number)
    return places


@kernel
def leaves_hand_unseen(s: State, seat: int, card: int, target: int) -> None:
    """A card has gone from a hand, face down: only its owner knows which. It is out of the hand."""
    source = hand_of(seat)
    left = s.hand_count[seat]
    for observer in range(OBSERVERS):
        if observer == seat:
            _turn_over(s, observer, card, source, target)
        elif observes(s, observer):
            _spread(s, observer, source, target, 1, left)


@kernel
def leaves_hand_in_sight(s: State, seat: int, card: int) -> None:
    """A card has gone from a hand, face up. It is out of the hand."""
    for observer in range(OBSERVERS):
        if observer == seat:
            _turn_over(s, observer, card, hand_of(seat), IN_SIGHT)
        elif observes(s, observer):
            recognise(s, observer, card, hand_of(seat), IN_SIGHT)
            if s.hand_count[seat] == 0:
                _rule_out(s, observer, hand_of(seat))


@kernel
def moves_in_sight(s: State, card: int, source: int, target: int) -> None:
    """A card that everybody sees, or knows to be at `source`, has gone to `target`."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _turn_over(s, observer, card, source, target)


@kernel
def leaves_pile_in_sight(s: State, card: int) -> None:
    """The top card of the pile has been turned up. It is no longer in the pile."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            recognise(s, observer, card, PILE, IN_SIGHT)
            if s.pile_count == 0:
                _rule_out(s, observer, PILE)


@kernel
def drawn(s: State, seat: int, card: int) -> None:
    """`seat` sees the card that it has drawn; for the others see `drawn_unseen`."""
    recognise(s, seat, card, PILE, hand_of(seat))
    if s.pile_count == 0:
        _rule_out(s, seat, PILE)


@kernel
def drawn_unseen(s: State, seat: int, cards: int) -> None:
    """The others know that so many cards are now in that hand and no longer in the pile."""
    if cards > 0:
        for observer in range(OBSERVERS):
            if observer != seat and observes(s, observer):
                _spread(s, observer, PILE, hand_of(seat), cards, s.pile_count)


@kernel
def discarded_face_down(s: State, number: int) -> None:
    """The good that lay face down at that place is among the discards, still face down."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _spread(s, observer, face_down_at(number), DISCARDS, 1, 0)


@kernel
def shuffled(s: State) -> None:
    """What was among the discards is now in the pile, which was empty."""
    for observer in range(OBSERVERS):
        if observes(s, observer):
            _spread(s, observer, DISCARDS, PILE, CARDS, 0)


@kernel
def recognise(s: State, observer: int, card: int, source: int, target: int) -> None:
    """A card of that design, which was at `source`, is now known to be at `target`.

    Of the copies that may have been at `source`, sorted by how much is known of them, S1, S2, S3 …,
    it need not have been the first. If it was the n-th, those before it stay as they are and those
    after it move up: so S1 or S2, S2 or S3 … holds for those that remain, whichever it was. Where
    each set is part of the next, as nearly always, that is just what is known of the others.
    """
    first, last = COPY[card], COPY[card + 1]
    end = first
    for copy in range(first, last):
        known = s.may[observer, copy]
        if known & source:
            place = end
            s.may[observer, copy] = s.may[observer, end]
            while place > first and count(s.may[observer, place - 1]) > count(known):
                s.may[observer, place] = s.may[observer, place - 1]
                place -= 1
            s.may[observer, place] = known
            end += 1
    for copy in range(first, end - 1):
        s.may[observer, copy] |= s.may[observer, copy + 1]
    s.may[observer, end - 1] = target


@kernel
def _turn_over(s: State, observer: int, card: int, source: int, target: int) -> None:
    """A copy that is known to be at `source` is known to be at `target`."""
    for copy in range(COPY[card], COPY[card + 1]):
        if s.may[observer, copy] == source:
            s.may[observer, copy] = target
            return


@kernel
def _spread(s: State, observer: int, source: int, target: int, cards: int, left: int) -> None:
    """So many cards have gone from `source`, where others are left, to `target`, unseen: whatever
    may have been there may be here. Unless it is known what they were: then only that may."""
    certain = 0
    for copy in range(CARDS):
        certain += 1 if s.may[observer, copy] == source else 0
    if certain == cards + left:
        for copy in range(CARDS):
            if s.may[observer, copy] == source:
                s.may[observer, copy] |= target
            else:
                s.may[observer, copy] &= ~source
    else:
        for copy in range(CARDS):
            if s.may[observer, copy] & source:
                s.may[observer, copy] |= target
    if left == 0:
        _rule_out(s, observer, source)


@kernel
def _rule_out(s: State, observer: int, place: int) -> None:
    """Nothing is left there."""
    for copy in range(CARDS):
        s.may[observer, copy] &= ~place
