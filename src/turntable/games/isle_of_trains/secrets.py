"""What a seat may know (IT-26): hiding the rest, and imagining it."""

from turntable.engine.bits import bit, lowest
from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import hands, knowledge
from turntable.games.isle_of_trains.components import CARDS, DESIGN, DESIGNS, ROW
from turntable.games.isle_of_trains.state import (
    DISCARDS,
    FIRST_FACE_DOWN,
    FIRST_HAND,
    IN_SIGHT,
    MOST_FACE_DOWN,
    NONE,
    OBSERVERS,
    PILE,
    PLACES,
    UNKNOWN,
    WATCHER,
    State,
    Work,
)

MIXINGS = 4
PILE_PLACE, DISCARDS_PLACE = PILE.bit_length() - 1, DISCARDS.bit_length() - 1


@kernel
def conceal(s: State, seat: int) -> None:
    """Overwrite all that `seat` may not know with UNKNOWN; seat −1 only watches."""
    observer = seat if seat >= 0 else WATCHER
    for place in range(s.pile_count):
        s.pile[place] = UNKNOWN
    for card in range(DESIGNS):
        s.discards[card] = UNKNOWN
    for owner in range(s.players):
        if owner != seat:
            s.in_hand[owner] = UNKNOWN
            for card in range(DESIGNS):
                s.hand[owner, card] = UNKNOWN
    for other in range(OBSERVERS):
        if other != observer and knowledge.observes(s, other):
            for copy in range(CARDS):
                s.may[other, copy] = UNKNOWN
    for number in range(MOST_FACE_DOWN):
        if s.face_down[number] != NONE and not _knows(s, observer, knowledge.face_down_at(number)):
            s.face_down[number] = UNKNOWN


@kernel
def determinize(s: State, w: Work, seat: int) -> None:
    """Fill what is UNKNOWN with cards that could be there.

    First each card that is not in sight goes to one of the places where it may lie, any that has
    room, and where none has, others make room for it: every possible world can come of that, but
    not all equally often. Then cards change places at random wherever both may lie where the other
    did. That leaves all worlds equally likely the longer it goes on; where all cards may lie in the
    same places the last round alone is a whole shuffle.
    """
    observer = seat if seat >= 0 else WATCHER
    count = _find_hidden(s, w, observer)
    _count_room(s, w, seat)
    for place in range(count):
        w.place[place] = NONE
    for place in range(count):
        _put_somewhere(s, w, observer, place, count)
    for _ in range(MIXINGS):
        for place in range(count - 1):
            _swap_if_possible(s, w, observer, place, place + below(w, count - place))
    _lay_down(s, w, seat, count)
    knowledge.count_in_sight(s, w)
    for other in range(OBSERVERS):
        if other != observer and knowledge.observes(s, other):
            # What the others remember cannot be known either. Nobody asks for it in an imagined
            # world, so they know what they see.
            knowledge.look_around(s, w, other)


@kernel
def info_key(s: State, seat: int) -> int:
    """What the last move showed to `seat`, as a number; 0 if nothing. Search keeps such worlds
    apart."""
    if not s.shown & bit(seat):
        return 0
    key = 1
    for card in range(DESIGNS):
        key = (key * 5 + int(s.hand[seat, card])) % 1_000_000_007
    for place in range(ROW):
        key = (key * (DESIGNS + 1) + int(s.row[place]) + 1) % 1_000_000_007
    return key + 1


@kernel
def _knows(s: State, observer: int, place: int) -> bool:
    """Whether an observer can tell which card lies at a place that has room for one."""
    for copy in range(CARDS):
        if s.may[observer, copy] == place:
            return True
    return False


@kernel
def _find_hidden(s: State, w: Work, observer: int) -> int:
    """Put the copies that are not in sight, and not in the observer's own hand, into w.token."""
    known = IN_SIGHT
    if observer != WATCHER:
        known |= knowledge.hand_of(observer)
    count = 0
    for copy in range(CARDS):
        if s.may[observer, copy] & ~known:
            w.token[count] = copy
            count += 1
    return count


@kernel
def _count_room(s: State, w: Work, seat: int) -> None:
    """w.room: how many of those lie at each place."""
    for place in range(PLACES):
        w.room[place] = 0
    w.room[PILE_PLACE] = s.pile_count
    w.room[DISCARDS_PLACE] = s.discard_count
    for owner in range(s.players):
        if owner != seat:
            w.room[FIRST_HAND + owner] = s.hand_count[owner]
    for number in range(MOST_FACE_DOWN):
        if s.face_down[number] != NONE:
            w.room[FIRST_FACE_DOWN + number] = 1


@kernel
def _put_somewhere(s: State, w: Work, observer: int, at: int, count: int) -> None:
    """Find a place for w.token[at]: any of its own with room, or else, by the shortest chain, one
    whose card can go elsewhere."""
    free = 0
    options = 0
    places = s.may[observer, w.token[at]]
    while places:
        place = lowest(places)
        places &= places - 1
        if w.room[place] > 0:
            options += 1
            if below(w, options) == 0:
                free = place
    if options > 0:
        w.place[at] = free
        w.room[free] -= 1
        return
    _make_room(s, w, observer, at, count)


@kernel
def _make_room(s: State, w: Work, observer: int, at: int, count: int) -> None:
    """The shortest chain of cards, each of which takes the place of the next one, from w.token[at]
    to a place with room. There is one, since the truth is a way to lay down all of them."""
    for other in range(count):
        w.came_from[other] = NONE
    w.queue[0] = at
    w.came_from[at] = at
    head, tail = 0, 1
    while head < tail:
        card = w.queue[head]
        head += 1
        may = s.may[observer, w.token[card]]
        for place in range(PLACES):
            if may & bit(place) and w.room[place] > 0:
                w.room[place] -= 1
                _move_up(w, card, at, place)
                return
        for other in range(count):
            if w.came_from[other] == NONE and w.place[other] != NONE and may & bit(w.place[other]):
                w.came_from[other] = card
                w.queue[tail] = other
                tail += 1


@kernel
def _move_up(w: Work, card: int, first: int, place: int) -> None:
    """`card` goes to `place`, the one that wanted its place gets it, and so on back to `first`."""
    while card != first:
        left = w.place[card]
        w.place[card] = place
        place = left
        card = w.came_from[card]
    w.place[first] = place


@kernel
def _swap_if_possible(s: State, w: Work, observer: int, one: int, other: int) -> None:
    """Let two cards change places if each may lie where the other does."""
    here, there = w.place[one], w.place[other]
    if s.may[observer, w.token[one]] & bit(there) and s.may[observer, w.token[other]] & bit(here):
        token = w.token[one]
        w.token[one] = w.token[other]
        w.token[other] = token


@kernel
def _lay_down(s: State, w: Work, seat: int, count: int) -> None:
    """Put the cards where w.place says."""
    for card in range(DESIGNS):
        s.discards[card] = 0
        for owner in range(s.players):
            if owner != seat:
                s.hand[owner, card] = 0
    for owner in range(s.players):
        if owner != seat:
            s.in_hand[owner] = 0
            s.hand_count[owner] = 0
    in_pile = 0
    for at in range(count):
        card = DESIGN[w.token[at]]
        place = w.place[at]
        if place == PILE_PLACE:
            s.pile[in_pile] = card
            in_pile += 1
        elif place == DISCARDS_PLACE:
            s.discards[card] += 1
        elif place < FIRST_FACE_DOWN:
            hands.put(s, place - FIRST_HAND, card)
        else:
            s.face_down[place - FIRST_FACE_DOWN] = card
