"""Counting the components: every card in one place, and everybody's knowledge true."""

from turntable.engine.bits import bit, count
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import knowledge, trains
from turntable.games.isle_of_trains.components import (
    CABOOSE,
    CABOOSE_1,
    CAPACITY,
    CARD_KIND,
    CARDS,
    CONTRACTS,
    COPIES,
    COPIES_OF,
    DESIGNS,
    ENGINE,
    HAND_LIMIT,
    ROW,
    SLOTS,
    WEIGHT,
)
from turntable.games.isle_of_trains.state import (
    DISCARD_TO_FIVE,
    DISCARDS,
    FACE_DOWN,
    FIRST_FACE_DOWN,
    FIRST_HAND,
    IN_SIGHT,
    MOST_FACE_DOWN,
    NONE,
    OBSERVERS,
    PILE,
    PLACES,
    State,
    Work,
)


@kernel
def audit(s: State, w: Work) -> int:
    """0 if all is there, else the rule that says what should be."""
    broken = _audit_trains(s)
    if broken:
        return broken
    knowledge.count_in_sight(s, w)
    for card in range(DESIGNS):
        if w.in_sight[card] + _hidden(s, card) != COPIES[card]:
            return 1
    if not _adds_up(s):
        return 4
    for seat in range(s.players):
        if s.turn != seat and s.hand_count[seat] > HAND_LIMIT:
            return 6
        open_secondaries = 0
        for contract in range(CONTRACTS):
            if s.owner[contract] == seat and s.secondary[contract] == NONE:
                open_secondaries += 1
        if open_secondaries > 1:
            return 22
    for contract in range(CONTRACTS):
        if s.owner[contract] == NONE and s.secondary[contract] != NONE:
            return 21
    for observer in range(OBSERVERS):
        if knowledge.observes(s, observer):
            for card in range(DESIGNS):
                if not _knows_rightly(s, w, observer, card):
                    return 26
    return 0


@kernel
def _audit_trains(s: State) -> int:
    for seat in range(s.players):
        if CARD_KIND[s.engine[seat]] != ENGINE:
            return 11
        weight, cabooses = 0, 0
        for slot in range(SLOTS):
            card = s.car[seat, slot]
            if (card == NONE) != (slot >= s.cars[seat]):
                return 9
            if card == NONE:
                if s.goods[seat, slot] != 0:
                    return 14
                continue
            weight += WEIGHT[card]
            if CARD_KIND[card] == CABOOSE:
                cabooses |= bit(card - CABOOSE_1)
            if s.goods[seat, slot] > CAPACITY[card]:
                return 14
        if weight != s.weight[seat] or cabooses != s.cabooses[seat]:
            return 10
        if s.card != NONE and seat == s.turn:
            continue  # what a build leaves counts once it is done
        if weight > trains.power(s, seat):
            return 10
        if count(s.buildings[seat]) > trains.most_buildings(s, seat):
            return 12
    return 0


@kernel
def _hidden(s: State, card: int) -> int:
    """How many cards of a design are hidden."""
    total = int(s.discards[card])
    for place in range(s.pile_count):
        total += 1 if s.pile[place] == card else 0
    for seat in range(s.players):
        total += s.hand[seat, card]
    for number in range(MOST_FACE_DOWN):
        total += 1 if s.face_down[number] == card else 0
    return total


@kernel
def _adds_up(s: State) -> bool:
    """Whether what is counted twice is counted alike, and nothing lies where nothing can."""
    discards, face_down, in_row = 0, 0, 0
    for card in range(DESIGNS):
        discards += s.discards[card]
    for place in range(CARDS):
        if (s.pile[place] == NONE) != (place >= s.pile_count):
            return False
    for place in range(ROW):
        in_row += 1 if s.row[place] != NONE else 0
    for number in range(MOST_FACE_DOWN):
        face_down += 1 if s.face_down[number] != NONE else 0
        if number >= s.face_down_end and s.face_down[number] != NONE:
            return False
    for seat in range(s.players):
        cards, in_hand = 0, 0
        for card in range(DESIGNS):
            cards += s.hand[seat, card]
            in_hand |= bit(card) if s.hand[seat, card] > 0 else 0
        if cards != s.hand_count[seat] or in_hand != s.in_hand[seat]:
            return False
        for slot in range(s.cars[seat]):
            for good in range(s.goods[seat, slot]):
                face_down -= 1 if s.good[seat, slot, good] >= FACE_DOWN else 0
    if s.phase >= DISCARD_TO_FIVE and s.phantoms != 0:
        return False
    return discards == s.discard_count and face_down == 0 and in_row <= ROW * s.expert


@kernel
def _knows_rightly(s: State, w: Work, observer: int, card: int) -> bool:
    """Whether the copies of a design can be told apart so that each is where it may be: by Hall's
    theorem, if for every set of them there are as many cards where they may lie."""
    copies = COPIES_OF[card]
    chosen = copies
    while chosen:
        there = 0
        for place in range(PLACES):
            if s.may[observer, place] & chosen:
                there += _cards_at(s, w, card, place)
        if there < count(chosen):
            return False
        chosen = (chosen - 1) & copies
    return True


@kernel
def _cards_at(s: State, w: Work, card: int, place: int) -> int:
    """How many cards of a design lie at a place."""
    if place == IN_SIGHT:
        return w.in_sight[card]
    if place == PILE:
        total = 0
        for at in range(s.pile_count):
            total += 1 if s.pile[at] == card else 0
        return total
    if place == DISCARDS:
        return s.discards[card]
    if place < FIRST_FACE_DOWN:
        return s.hand[place - FIRST_HAND, card] if place - FIRST_HAND < s.players else 0
    return 1 if s.face_down[place - FIRST_FACE_DOWN] == card else 0
