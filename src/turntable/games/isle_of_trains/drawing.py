"""Drawing cards (IT-4, IT-5, IT-7, IT-30): as many as are due, from the pile or the row."""

from turntable.engine.bits import bit
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import hands, knowledge, pile
from turntable.games.isle_of_trains.components import ROW
from turntable.games.isle_of_trains.happenings import DREW, DREW_CARD, DREW_PHANTOM, TOOK
from turntable.games.isle_of_trains.moves import DRAW_MOVE, DRAW_PILE_MOVE, DRAW_ROW_MOVE
from turntable.games.isle_of_trains.state import FIRST_HAND, NONE, State, Work


@kernel
def can_draw(s: State) -> bool:
    """IT-7: a card, or from the trigger on a phantom card (IT-30)."""
    return s.end != NONE or not pile.is_exhausted(s)


@kernel
def refusal(s: State, move: int) -> int:
    """Of a draw, by its number."""
    if (move == DRAW_MOVE) == (s.expert != 0):
        return 5
    if move >= DRAW_ROW_MOVE:
        return 0 if pile.lies_in_row(s, move - DRAW_ROW_MOVE) else 5
    if pile.has_cards(s):
        return 0
    # A phantom card comes only when the row is empty too (IT-5).
    return 0 if s.end != NONE and s.row[0] == NONE else 7


@kernel
def list_moves(s: State, w: Work, at: int) -> int:
    """Write the draws into w.move from `at` on; returns where they end."""
    if not s.expert:
        if refusal(s, DRAW_MOVE) == 0:
            w.move[at] = DRAW_MOVE
            at += 1
        return at
    if refusal(s, DRAW_PILE_MOVE) == 0:
        w.move[at] = DRAW_PILE_MOVE
        at += 1
    for place in range(ROW):
        card = s.row[place]
        if card != NONE and not _lies_before(s, place):
            w.move[at] = DRAW_ROW_MOVE + card
            at += 1
    return at


@kernel
def draw(s: State, w: Work, seat: int, move: int) -> None:
    """Draw one card as chosen."""
    if move < DRAW_ROW_MOVE:
        from_pile(s, w, seat, 1)
        return
    card = move - DRAW_ROW_MOVE
    pile.take_from_row(s, card)
    hands.put(s, seat, card)
    knowledge.moves_in_sight(s, card, FIRST_HAND + seat)
    emit(w, EVERYBODY, TOOK, seat, card, 0, 0)


@kernel
def from_pile(s: State, w: Work, seat: int, cards: int) -> None:
    """Draw so many cards from the pile. What is not there is lost, or from the trigger on a phantom
    card (IT-30)."""
    drawn, told = 0, 0
    while drawn < cards and pile.has_cards(s):
        if s.pile_count == 0:
            # The others lose sight of what is drawn before the shuffle apart from what comes after.
            knowledge.drawn_unseen(s, seat, drawn - told)
            told = drawn
        card = pile.take_top(s, w)
        hands.put(s, seat, card)
        knowledge.drawn(s, seat, card)
        emit(w, bit(seat), DREW_CARD, seat, card, 0, 0)
        drawn += 1
    knowledge.drawn_unseen(s, seat, drawn - told)
    if drawn > 0:
        s.shown |= bit(seat)
        emit(w, EVERYBODY, DREW, seat, drawn, 0, 0)
    if drawn < cards and s.end != NONE:
        s.phantoms += cards - drawn
        emit(w, EVERYBODY, DREW_PHANTOM, seat, cards - drawn, 0, 0)


@kernel
def _lies_before(s: State, place: int) -> bool:
    """Whether another card of that design comes earlier in the row."""
    for before in range(place):
        if s.row[before] == s.row[place]:
            return True
    return False
