"""Loading goods (IT-14 to IT-19): what fits onto which car, and what it brings."""

from turntable.engine.bits import lowest
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import hands, knowledge, trains
from turntable.games.isle_of_trains.components import (
    ANY,
    BONUS_DISCARD,
    BONUS_DRAW,
    BONUS_EXTRA,
    CABOOSE_2,
    CARGO,
    CARRIES,
    COAL,
    FITS,
    NOT_CARRIED,
    SLOTS,
    WILD,
)
from turntable.games.isle_of_trains.happenings import (
    LOADED,
    LOADED_FACE_DOWN,
    LOADED_OWN,
    LOADED_OWN_FACE_DOWN,
)
from turntable.games.isle_of_trains.moves import LOAD_MOVE
from turntable.games.isle_of_trains.state import (
    DISCARD_TO_LOAD,
    FACE_DOWN,
    FIRST_FACE_DOWN,
    SEATS,
    State,
    Work,
)


@kernel
def number(card: int, owner: int, slot: int, face_down: int) -> int:
    """The number of a load."""
    return LOAD_MOVE + ((card * SEATS + owner) * SLOTS + slot) * 2 + face_down


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    face_down = (move - LOAD_MOVE) % 2
    slot = (move - LOAD_MOVE) // 2 % SLOTS
    owner = (move - LOAD_MOVE) // 2 // SLOTS % SEATS
    card = (move - LOAD_MOVE) // 2 // SLOTS // SEATS
    if not hands.holds(s, seat, card) or owner >= s.players or slot >= s.cars[owner]:
        return 14
    if s.is_extra and owner != seat:
        return 17
    carries = CARRIES[s.car[owner, slot]]
    if carries == ANY and owner != seat:
        return 18
    if not is_open(s, seat, owner, slot):
        return 14
    if face_down:
        return 0 if can_load_face_down(s, seat) else 15
    return 0 if carries == ANY or CARGO[card] == carries or CARGO[card] == WILD else 14


@kernel
def list_moves(s: State, w: Work, seat: int, at: int) -> int:
    """Write the loads of `seat` into w.move from `at` on; returns where they end."""
    in_hand = s.in_hand[seat]
    if in_hand == 0:
        return at
    face_down = can_load_face_down(s, seat)
    for owner in range(s.players):
        if s.is_extra and owner != seat:
            continue
        for slot in range(s.cars[owner]):
            if not is_open(s, seat, owner, slot):
                continue
            fits = in_hand & FITS[CARRIES[s.car[owner, slot]]]
            while fits:
                w.move[at] = number(lowest(fits), owner, slot, 0)
                at += 1
                fits &= fits - 1
            rest = in_hand if face_down else 0
            while rest:
                w.move[at] = number(lowest(rest), owner, slot, 1)
                at += 1
                rest &= rest - 1
    return at


@kernel
def can_load(s: State, seat: int) -> bool:
    """Whether there is any load at all."""
    in_hand = s.in_hand[seat]
    face_down = can_load_face_down(s, seat)
    for owner in range(s.players):
        if s.is_extra and owner != seat:
            continue
        for slot in range(s.cars[owner]):
            fits = in_hand if face_down else in_hand & FITS[CARRIES[s.car[owner, slot]]]
            if fits and is_open(s, seat, owner, slot):
                return True
    return False


@kernel
def is_open(s: State, seat: int, owner: int, slot: int) -> bool:
    """Whether `seat` can put a good on that car: IT-14, IT-18. Of several cars alike the first."""
    carries = CARRIES[s.car[owner, slot]]
    if carries == NOT_CARRIED or (carries == ANY and owner != seat):
        return False
    return trains.room(s, owner, slot) > 0 and trains.first_alike(s, owner, slot, 0) == slot


@kernel
def can_load_face_down(s: State, seat: int) -> bool:
    """IT-15: another card is there to be discarded, or a phantom card (IT-30)."""
    return s.hand_count[seat] > 1 or (s.hand_count[seat] == 1 and s.phantoms > 0)


@kernel
def load(s: State, w: Work, seat: int, move: int) -> None:
    face_down = (move - LOAD_MOVE) % 2
    slot = (move - LOAD_MOVE) // 2 % SLOTS
    owner = (move - LOAD_MOVE) // 2 // SLOTS % SEATS
    card = (move - LOAD_MOVE) // 2 // SLOTS // SEATS
    car = s.car[owner, slot]
    hands.take(s, seat, card)
    if face_down:
        number_face_down = trains.put_face_down(s, card)
        trains.put_good(s, owner, slot, FACE_DOWN + number_face_down)
        knowledge.leaves_hand_unseen(s, seat, card, FIRST_FACE_DOWN + number_face_down)
    else:
        trains.put_good(s, owner, slot, card)
        knowledge.leaves_hand_in_sight(s, seat, card)
    _tell(w, seat, card, owner, car, face_down)
    if owner != seat:
        s.draws = BONUS_DRAW[car]
        s.discards_due = BONUS_DISCARD[car]
        s.bonus_extra = BONUS_EXTRA[car]
    # IT-19: on caboose 3 only a coal card is coal.
    is_coal = CARRIES[car] == COAL or (
        CARRIES[car] == ANY and not face_down and CARGO[card] == COAL
    )
    if is_coal and trains.has_caboose(s, seat, CABOOSE_2):
        s.draws += 1
    if face_down:
        s.phase = DISCARD_TO_LOAD


@kernel
def _tell(w: Work, seat: int, card: int, owner: int, car: int, face_down: int) -> None:
    if owner == seat:
        if face_down:
            emit(w, EVERYBODY, LOADED_OWN_FACE_DOWN, seat, car, 0, 0)
        else:
            emit(w, EVERYBODY, LOADED_OWN, seat, card, car, 0)
    elif face_down:
        emit(w, EVERYBODY, LOADED_FACE_DOWN, seat, owner, car, 0)
    else:
        emit(w, EVERYBODY, LOADED, seat, card, owner, car)
