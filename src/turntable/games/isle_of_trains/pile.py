"""The draw pile, the discards and the row (IT-4, IT-5)."""

from turntable.engine.chance import take_from
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import knowledge
from turntable.games.isle_of_trains.components import DESIGNS, ROW
from turntable.games.isle_of_trains.happenings import SHUFFLED, TURNED_UP
from turntable.games.isle_of_trains.state import NONE, State, Work


@kernel
def has_cards(s: State) -> bool:
    """Whether a card can be drawn from the pile, if need be after a shuffle."""
    return s.pile_count + s.discard_count > 0


@kernel
def is_exhausted(s: State) -> bool:
    """IT-24: nothing is left to draw, the row included."""
    return not has_cards(s) and s.row[0] == NONE


@kernel
def discard(s: State, card: int) -> None:
    s.discards[card] += 1
    s.discard_count += 1


@kernel
def take_top(s: State, w: Work) -> int:
    """The top card; `has_cards`. An empty pile is made anew of the discards first (IT-4)."""
    if s.pile_count == 0:
        _shuffle(s, w)
    s.pile_count -= 1
    card = s.pile[s.pile_count]
    s.pile[s.pile_count] = NONE
    return card


@kernel
def take_from_row(s: State, card: int) -> None:
    """The cards behind it move up."""
    place = 0
    while s.row[place] != card:
        place += 1
    for later in range(place, ROW - 1):
        s.row[later] = s.row[later + 1]
    s.row[ROW - 1] = NONE


@kernel
def lies_in_row(s: State, card: int) -> bool:
    for place in range(ROW):
        if s.row[place] == card:
            return True
    return False


@kernel
def refill_row(s: State, w: Work) -> None:
    """IT-5: at the end of every action, as far as cards go."""
    if s.expert:
        for place in range(ROW):
            if s.row[place] == NONE and has_cards(s):
                card = take_top(s, w)
                s.row[place] = card
                knowledge.leaves_pile_in_sight(s, card)
                s.shown = -1
                emit(w, EVERYBODY, TURNED_UP, card, 0, 0, 0)


@kernel
def lay_out(s: State, w: Work, first: int, count: int) -> None:
    """Shuffle w.pool[first:count] and lay it down as the pile, which was empty, top card first."""
    for place in range(first, count):
        s.pile[count - 1 - place] = take_from(w, w.pool, place, count)
    s.pile_count = count - first


@kernel
def _shuffle(s: State, w: Work) -> None:
    count = 0
    for card in range(DESIGNS):
        for _ in range(s.discards[card]):
            w.pool[count] = card
            count += 1
        s.discards[card] = 0
    s.discard_count = 0
    lay_out(s, w, 0, count)
    knowledge.shuffled(s)
    emit(w, EVERYBODY, SHUFFLED, count, 0, 0, 0)
