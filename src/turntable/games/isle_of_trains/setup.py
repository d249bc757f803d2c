"""Setting the table (IT-1 to IT-5): engines, hands, the row, the pile, the first player."""

from turntable.engine.chance import below, take_from
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import course, hands, knowledge, pile
from turntable.games.isle_of_trains.components import (
    CARDS,
    CONTRACTS,
    COPIES,
    DESIGNS,
    ENGINE_1,
    HAND_LIMIT,
    KINDS,
    MOST_GOODS,
    ROW,
    SLOTS,
)
from turntable.games.isle_of_trains.state import (
    MOST_FACE_DOWN,
    NONE,
    OBSERVERS,
    PLACES,
    SEATS,
    State,
    Work,
)


@kernel
def deal(s: State, w: Work, players: int, options: int) -> None:
    """Set up a game; option 1 is the expert variant."""
    s.players = players
    s.expert = options & 1
    _clear_table(s)
    _clear_action(s)
    _clear_areas(s)

    # IT-1: an engine each, five cards each; IT-5: three cards face up.
    count = 0
    for card in range(DESIGNS):
        for _ in range(COPIES[card] - (players if card == ENGINE_1 else 0)):
            w.pool[count] = card
            count += 1
    dealt = 0
    for seat in range(players):
        s.engine[seat] = ENGINE_1
        for _ in range(HAND_LIMIT):
            hands.put(s, seat, take_from(w, w.pool, dealt, count))
            dealt += 1
    if s.expert:
        for place in range(ROW):
            s.row[place] = take_from(w, w.pool, dealt, count)
            dealt += 1
    pile.lay_out(s, w, dealt, count)
    knowledge.count_in_sight(s, w)
    for observer in range(OBSERVERS):
        if knowledge.observes(s, observer):
            knowledge.look_around(s, w, observer)

    s.first = below(w, players)  # IT-3
    s.turn = s.first
    course.begin_turn(s)


@kernel
def _clear_table(s: State) -> None:
    s.turns = 0
    s.end = NONE
    s.final_turns = NONE
    s.shown = 0
    s.discard_count = 0
    for contract in range(CONTRACTS):
        s.owner[contract] = NONE
        s.secondary[contract] = NONE
    for place in range(ROW):
        s.row[place] = NONE
    s.face_down_end = 0
    for place in range(MOST_FACE_DOWN):
        s.face_down[place] = NONE
    for place in range(CARDS):
        s.pile[place] = NONE
    for card in range(DESIGNS):
        s.discards[card] = 0
    for observer in range(OBSERVERS):
        for place in range(PLACES):
            s.may[observer, place] = 0


@kernel
def _clear_action(s: State) -> None:
    s.is_extra = 0
    s.card = NONE
    s.replaces = NONE
    s.price = 0
    s.cost = 0
    s.scrapped = 0
    s.scrapped_buildings = 0
    s.last = 0
    s.draws = 0
    s.discards_due = 0
    s.bonus_extra = 0
    s.contract = NONE
    s.side = NONE
    s.sold = 0
    s.phantoms = 0
    for kind in range(len(KINDS)):
        s.needed[kind] = 0


@kernel
def _clear_areas(s: State) -> None:
    for seat in range(SEATS):
        s.engine[seat] = NONE
        s.cars[seat] = 0
        s.cabooses[seat] = 0
        s.weight[seat] = 0
        s.buildings[seat] = 0
        s.hand_count[seat] = 0
        s.in_hand[seat] = 0
        for card in range(DESIGNS):
            s.hand[seat, card] = 0
        for slot in range(SLOTS):
            s.car[seat, slot] = NONE
            s.goods[seat, slot] = 0
            for good in range(MOST_GOODS):
                s.good[seat, slot, good] = NONE
