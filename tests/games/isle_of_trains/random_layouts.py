"""Positions laid out at random, such as games at random hardly come to: long trains with cabooses
and goods, buildings, contracts, large and small hands, few cards left."""

from random import Random

from tests.games.isle_of_trains.layout import COPIES, FACE_DOWN_SIGN, Layout, Seat
from turntable.games.isle_of_trains.components import BOX, CONTRACTS_TO_END, Card

CARD = {card.id: card for card in BOX.cards}
CABOOSES = [card.id for card in BOX.cards if card.kind == "caboose"]


def random_layout(dice: Random, players: int, options: int, first: int) -> Layout:
    """Whoever is to move has up to eleven cards, the others up to five."""
    cards = list(COPIES.elements())
    dice.shuffle(cards)
    match dice.randrange(3):
        case 0:  # the first train gets cabooses
            cards.sort(key=lambda card: card in CABOOSES, reverse=True)
        case 1:  # trains get several cars of a kind
            kinds = [card.id for card in BOX.cards]
            dice.shuffle(kinds)
            cards.sort(key=kinds.index)
    seats = [_area(dice, cards) for _ in range(players)]
    for number, seat in enumerate(seats):
        seat.hand = _some(
            cards, dice.choice([2, 5, 8, 11]) if number == first else dice.randint(0, 5)
        )
    row = _some(cards, 3 * options)
    in_pile = dice.choice([0, 1, 3, len(cards)])
    contracts = [contract.id for contract in BOX.contracts]
    dice.shuffle(contracts)
    del contracts[CONTRACTS_TO_END[players] - 1 :]  # IT-24: nothing has triggered the end
    for seat in seats:
        owned = [contracts.pop() for _ in range(dice.randint(0, 2)) if contracts]
        seat.contracts = {name: dice.choice([0, 1]) for name in owned}
        if owned and dice.random() < 0.5:
            seat.contracts[owned[-1]] = None
    return Layout(seats, cards[:in_pile], cards[in_pile:], row)


def _some(cards: list[str], count: int) -> list[str]:
    return [cards.pop() for _ in range(min(count, len(cards)))]


def _area(dice: Random, cards: list[str]) -> Seat:
    """Take a train and buildings from the cards, and goods onto the train."""
    engine = next(card for card in cards if CARD[card].kind == "engine")
    cards.remove(engine)
    likely = dice.choice([0.2, 0.5, 0.8])
    power, train, buildings = CARD[engine].power, list[str](), list[str]()
    for card in list(cards):
        new = CARD[card]
        if new.kind == "building":
            most = 2 if "caboose_4" in train else 1
            if len(buildings) < most and dice.random() < 0.3:
                buildings.append(card)
                cards.remove(card)
        elif new.kind != "engine" and _fits(new, power) and dice.random() < likely:
            power += new.power - new.weight
            train.append(card)
            cards.remove(card)
    dice.shuffle(train)
    return Seat(engine, [_loaded(dice, car, cards) for car in train], buildings, {}, [])


def _fits(card: Card, power: int) -> bool:
    return power + card.power >= card.weight


def _loaded(dice: Random, car: str, cards: list[str]) -> str:
    """A car with goods that may lie on it; some of them face down."""
    words = [car]
    for _ in range(dice.randint(0, CARD[car].capacity)):
        is_down = dice.random() < 0.3
        kinds = ("wild", *CARD[car].carries)
        fitting = [
            card
            for card in cards
            if CARD[card].kind != "engine" and (is_down or CARD[card].cargo in kinds)
        ]
        if fitting:
            good = dice.choice(fitting)
            words.append(FACE_DOWN_SIGN * is_down + good)
            cards.remove(good)
    return " ".join(words)
