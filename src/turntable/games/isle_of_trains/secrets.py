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
            for place in range(PLACES):
                s.may[other, place] = UNKNOWN
    for number in range(MOST_FACE_DOWN):
        if s.face_down[number] != NONE and not knowledge.certain(
            s, observer, FIRST_FACE_DOWN + number
        ):
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
    _count_room(s, w, observer)
    for place in range(count):
        w.place[place] = NONE
    for place in range(count):
        _put_somewhere(w, place, count)
    for _ in range(MIXINGS):
        for place in range(count - 1):
            _swap_if_possible(w, place, place + below(w, count - place))
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
def _find_hidden(s: State, w: Work, observer: int) -> int:
    """Put the copies that are neither in sight nor in the observer's own hand into w.token, and
    where they may lie into w.places; returns how many there are."""
    own = knowledge.own_hand(observer)
    for copy in range(CARDS):
        w.places[copy] = 0
    for place in range(IN_SIGHT):
        if place != own:
            copies = s.may[observer, place]
            while copies:
                w.places[lowest(copies)] |= bit(place)
                copies &= copies - 1
    count = 0
    for copy in range(CARDS):
        if w.places[copy]:
            w.token[count] = copy
            count += 1
    return count


@kernel
def _count_room(s: State, w: Work, observer: int) -> None:
    """w.room: how many of those lie at each place."""
    own = knowledge.own_hand(observer)
    for place in range(IN_SIGHT):
        w.room[place] = 0 if place == own else knowledge.cards_at(s, place)


@kernel
def _put_somewhere(w: Work, at: int, count: int) -> None:
    """Find a place for w.token[at]: any of its own with room, or else, by the shortest chain, one
    whose card can go elsewhere."""
    free = 0
    options = 0
    places = w.places[w.token[at]]
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
    _make_room(w, at, count)


@kernel
def _make_room(w: Work, at: int, count: int) -> None:
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
        may = w.places[w.token[card]]
        for place in range(IN_SIGHT):
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
def _swap_if_possible(w: Work, one: int, other: int) -> None:
    """Let two cards change places if each may lie where the other does."""
    here, there = w.place[one], w.place[other]
    if w.places[w.token[one]] & bit(there) and w.places[w.token[other]] & bit(here):
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
        if place == PILE:
            s.pile[in_pile] = card
            in_pile += 1
        elif place == DISCARDS:
            s.discards[card] += 1
        elif place < FIRST_FACE_DOWN:
            hands.put(s, place - FIRST_HAND, card)
        else:
            s.face_down[place - FIRST_FACE_DOWN] = card
