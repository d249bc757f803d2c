"""Building a card (IT-8 to IT-13): what may be built, what it costs, what must go for it."""

from turntable.engine.bits import bit, count, lowest
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.isle_of_trains import hands, knowledge, trains
from turntable.games.isle_of_trains.components import (
    BUILDING,
    BUILDINGS,
    CABOOSE,
    CABOOSE_4,
    CABOOSE_5,
    CABOOSE_6,
    CARD_KIND,
    COST,
    ENGINE,
    FIRST_BUILDING,
    LEVEL,
    POWER,
    SLOTS,
    WEIGHT,
)
from turntable.games.isle_of_trains.happenings import BUILT, SCRAPPED, UPGRADED
from turntable.games.isle_of_trains.moves import AS_NEW, BUILD_MOVE
from turntable.games.isle_of_trains.state import NONE, PAY, SCRAP, State, Work


@kernel
def number(card: int, replaces: int) -> int:
    """The number of a build."""
    return BUILD_MOVE + card * (SLOTS + 1) + replaces


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    card = (move - BUILD_MOVE) // (SLOTS + 1)
    replaces = (move - BUILD_MOVE) % (SLOTS + 1)
    if not hands.holds(s, seat, card):
        return 8
    if CARD_KIND[card] == ENGINE:
        if replaces != AS_NEW or LEVEL[card] <= LEVEL[s.engine[seat]]:
            return 11
    elif replaces != AS_NEW and not _may_replace(s, seat, card, replaces):
        return 11
    return 0 if _can_be_built(s, seat, card, replaces) else 8


@kernel
def list_moves(s: State, w: Work, seat: int, at: int) -> int:
    """Write the builds of `seat` into w.move from `at` on; returns where they end."""
    cards = s.in_hand[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        kind = CARD_KIND[card]
        if kind == ENGINE:
            if LEVEL[card] > LEVEL[s.engine[seat]] and _can_be_built(s, seat, card, AS_NEW):
                w.move[at] = number(card, AS_NEW)
                at += 1
            continue
        if _can_be_built(s, seat, card, AS_NEW):
            w.move[at] = number(card, AS_NEW)
            at += 1
        if kind < CABOOSE and LEVEL[card] > 1:
            for slot in range(s.cars[seat]):
                if _may_replace(s, seat, card, slot) and _can_be_built(s, seat, card, slot):
                    w.move[at] = number(card, slot)
                    at += 1
    return at


@kernel
def can_build(s: State, seat: int) -> bool:
    """Whether there is any build at all."""
    cards = s.in_hand[seat]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if refusal(s, seat, number(card, AS_NEW)) == 0:
            return True
        for slot in range(s.cars[seat]):
            if refusal(s, seat, number(card, slot)) == 0:
                return True
    return False


@kernel
def price(s: State, seat: int, card: int, replaces: int, discount: bool) -> int:
    """IT-8, IT-11, IT-13: with or without the discount of caboose 5."""
    cost = COST[card]
    if CARD_KIND[card] == ENGINE:
        cost -= COST[s.engine[seat]]
    elif replaces != AS_NEW:
        cost -= COST[s.car[seat, replaces]]
    if discount and CARD_KIND[card] != BUILDING:
        cost -= 1
    return max(0, cost)


@kernel
def begin(s: State, w: Work, seat: int, move: int) -> None:
    """Name the card: it leaves the hand, and everybody sees it. Where there is nothing to scrap and
    nothing to pay it is built at once."""
    s.card = (move - BUILD_MOVE) // (SLOTS + 1)
    s.replaces = (move - BUILD_MOVE) % (SLOTS + 1)
    hands.take(s, seat, s.card)
    knowledge.leaves_hand_in_sight(s, seat, s.card)
    s.last = 0
    if s.buildings[seat] or s.cars[seat] > (0 if s.replaces == AS_NEW else 1):
        s.phase = SCRAP
    else:
        ask_price(s, w, seat)


@kernel
def scrap_refusal(s: State, seat: int, place: int) -> int:
    """Of scrapping a slot, or from SLOTS on a building: they are named in this order."""
    if place < s.last or not _stands(s, seat, place):
        return 9
    if place < SLOTS:
        for before in range(s.last, place):
            if _stands(s, seat, before) and trains.are_alike(s, seat, before, place):
                return 9
    return (
        0
        if _can_be_finished(s, seat, s.card, s.replaces, _marked(s) | bit(place), place + 1)
        else 6
    )


@kernel
def end_refusal(s: State, seat: int) -> int:
    """Of building without scrapping more: IT-10, IT-12."""
    if _weight(s, seat, s.card, s.replaces, _marked(s)) > _power(s, seat, s.card, _marked(s)):
        return 10
    return 12 if _excess_buildings(s, seat, s.card, _marked(s)) > 0 else 0


@kernel
def scrap(s: State, place: int) -> None:
    """Name it: it goes when the price is asked for."""
    if place < SLOTS:
        s.scrapped |= bit(place)
    else:
        s.scrapped_buildings |= bit(place - SLOTS)
    s.last = place + 1


@kernel
def ask_price(s: State, w: Work, seat: int) -> None:
    """All that is to be scrapped is named: it goes, and what is left decides the price. Where that
    is nothing the card is built at once."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.scrapped & bit(slot):
            emit(w, EVERYBODY, SCRAPPED, seat, s.car[seat, slot], 0, 0)
            trains.scrap_car(s, seat, slot)
            if slot < s.replaces < AS_NEW:
                s.replaces -= 1
    for building in range(BUILDINGS):
        if s.scrapped_buildings & bit(building):
            card = FIRST_BUILDING + building
            emit(w, EVERYBODY, SCRAPPED, seat, card, 0, 0)
            trains.scrap_building(s, seat, card)
    s.scrapped = 0
    s.scrapped_buildings = 0
    s.last = 0
    s.price = price(s, seat, s.card, s.replaces, trains.has_caboose(s, seat, CABOOSE_5))
    s.cost = s.price
    if s.price > 0:
        s.phase = PAY
    else:
        finish(s, w, seat)


@kernel
def finish(s: State, w: Work, seat: int) -> None:
    """The price is paid: the card is in play."""
    replaced = trains.put_in_play(s, seat, s.card, s.replaces)
    if replaced == NONE:
        emit(w, EVERYBODY, BUILT, seat, s.card, s.cost, 0)
    else:
        emit(w, EVERYBODY, UPGRADED, seat, s.card, replaced, s.cost)
    s.card = NONE
    s.replaces = NONE
    s.cost = 0
    s.last = 0


@kernel
def must_scrap(s: State, seat: int, card: int, replaces: int) -> bool:
    """Whether a card can be built only if something is scrapped for it. For a table to show."""
    too_heavy = _weight(s, seat, card, replaces, 0) > _power(s, seat, card, 0)
    return too_heavy or _excess_buildings(s, seat, card, 0) > 0


@kernel
def train_after(s: State, seat: int) -> tuple[int, int]:
    """Weight and power of the train that the build going on would leave. For a table to show."""
    marked = _marked(s)
    return (
        _weight(s, seat, s.card, s.replaces, marked),
        _power(s, seat, s.card, marked),
    )


@kernel
def price_now(s: State, seat: int) -> int:
    """The price of the build going on, as far as what is scrapped has been named."""
    return price(s, seat, s.card, s.replaces, _discount(s, seat, _marked(s)))


@kernel
def _may_replace(s: State, seat: int, card: int, slot: int) -> bool:
    """IT-11: of several cars alike the first."""
    if slot >= s.cars[seat]:
        return False
    replaced = s.car[seat, slot]
    if CARD_KIND[replaced] != CARD_KIND[card] or LEVEL[replaced] >= LEVEL[card]:
        return False
    return trains.first_alike(s, seat, slot, 0) == slot and CARD_KIND[card] != CABOOSE


@kernel
def _can_be_built(s: State, seat: int, card: int, replaces: int) -> bool:
    """IT-6: whether a build of a card in the hand can be completed, whatever is scrapped for it.

    Any engine can pull any one car, so all that counts is the price: without caboose 5, or with it
    if the train can pull both.
    """
    funds = s.hand_count[seat] + s.phantoms - 1
    if price(s, seat, card, replaces, False) <= funds:
        return True
    if price(s, seat, card, replaces, True) > funds or not trains.has_caboose(s, seat, CABOOSE_5):
        return False
    return WEIGHT[card] + WEIGHT[CABOOSE_5] <= _power(s, seat, card, 0)


@kernel
def _can_be_finished(
    s: State, seat: int, card: int, replaces: int, marked: int, start: int
) -> bool:
    """Whether scrapping more, from `start` on, can make the build going on possible (IT-6).

    Scrapping makes a train lighter and costs nothing, but for caboose 6, which weighs nothing and
    is never in the way, and caboose 5, without which the price is higher.
    """
    funds = s.hand_count[seat] + s.phantoms
    later = 0
    for building in range(max(0, start - SLOTS), BUILDINGS):
        later += 1 if s.buildings[seat] & bit(building) else 0
    if _excess_buildings(s, seat, card, marked) > later:
        return False
    stays = WEIGHT[card]
    caboose_5 = NONE
    for slot in range(s.cars[seat]):
        if s.car[seat, slot] == CABOOSE_5:
            caboose_5 = slot
        if slot < start and slot != replaces and not marked & bit(slot):
            stays += WEIGHT[s.car[seat, slot]]
    most = _power(s, seat, card, marked)
    if _discount(s, seat, marked):
        more = WEIGHT[CABOOSE_5] if caboose_5 >= start else 0
        if stays + more <= most and price(s, seat, card, replaces, True) <= funds:
            return True
        if caboose_5 < start:
            return False
    return stays <= most and price(s, seat, card, replaces, False) <= funds


@kernel
def _stands(s: State, seat: int, place: int) -> bool:
    """Whether there is something to scrap: a slot that is not to be replaced, or a building."""
    if place >= SLOTS:
        return s.buildings[seat] & bit(place - SLOTS) != 0
    return place < s.cars[seat] and place != s.replaces


@kernel
def _marked(s: State) -> int:
    """What has been named to be scrapped: slots, and from SLOTS on buildings."""
    return int(s.scrapped) | (int(s.scrapped_buildings) << SLOTS)


@kernel
def _weight(s: State, seat: int, card: int, replaces: int, marked: int) -> int:
    """Of the train with the new card and without what is marked."""
    total = s.weight[seat] + WEIGHT[card]
    if replaces != AS_NEW:
        total -= WEIGHT[s.car[seat, replaces]]
    while marked & (bit(SLOTS) - 1):
        total -= WEIGHT[s.car[seat, lowest(marked)]]
        marked &= marked - 1
    return total


@kernel
def _power(s: State, seat: int, card: int, marked: int) -> int:
    """Of the train with the new card and without what is marked."""
    engine = card if CARD_KIND[card] == ENGINE else s.engine[seat]
    more = card == CABOOSE_6 or _keeps(s, seat, CABOOSE_6, marked)
    return POWER[engine] + (POWER[CABOOSE_6] if more else 0)


@kernel
def _excess_buildings(s: State, seat: int, card: int, marked: int) -> int:
    """IT-12: how many buildings too many there would be."""
    have = count(s.buildings[seat] & ~(marked >> SLOTS))
    if CARD_KIND[card] == BUILDING:
        have += 1
    two = card == CABOOSE_4 or _keeps(s, seat, CABOOSE_4, marked)
    return have - (2 if two else 1)


@kernel
def _discount(s: State, seat: int, marked: int) -> bool:
    return _keeps(s, seat, CABOOSE_5, marked)


@kernel
def _keeps(s: State, seat: int, caboose: int, marked: int) -> bool:
    """Whether a caboose is on the train and not marked to be scrapped."""
    if not trains.has_caboose(s, seat, caboose):
        return False
    for slot in range(s.cars[seat]):
        if s.car[seat, slot] == caboose:
            return marked & bit(slot) == 0
    return False
