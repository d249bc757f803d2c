"""The kernels score as the oracle does: at every step of random games, and at every end.

Not among the tests that also run uncompiled: there are too many.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from tests.games.isle_of_trains import layout, oracle
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import BOX as COMPONENTS
from turntable.games.isle_of_trains.position import Final

BOX = oracle.Box(msgspec.json.decode((GAME.folder / "components.json").read_bytes()))
GAMES = 2
LONG = 40


def areas(truth: Truth) -> list[oracle.Json]:
    """The seats of a position as a final position has them; goods need not be told apart."""
    s = truth.state
    taken = layout.contracts_of(s)
    return [
        {
            "engine": layout.named([int(s.engine[seat])])[0],
            "cars": [{"card": card, "goods": goods} for card, goods in layout.cars_of(s, seat)],
            "buildings": layout.buildings_of(s, seat),
            "contracts": [
                {"contract": name, "secondary": secondary}
                for name, (owner, secondary) in taken.items()
                if owner == seat
            ],
        }
        for seat in range(int(s.players))
    ]


def positions(players: int, options: int, seeds: range) -> Iterator[Truth]:
    """Every 20th of random games, and the last."""
    for seed in seeds:
        match, dice = Match.deal(GAME, players, options, Generator(seed)), Random(seed)
        number = 0
        while not match.is_over:
            (seat,) = match.waiting
            match.play(seat, dice.choice(match.seen_by(seat).legal()))
            number += 1
            if number % 20 == 0:
                yield match.truth
        yield match.truth


def random_areas(dice: Random) -> list[oracle.Json]:
    """Areas that share the box, full of points: whatever fits, weight or no weight."""
    cars = [card.id for card in COMPONENTS.cards if card.kind not in ("engine", "building")]
    copies = {card.id: card.copies for card in COMPONENTS.cards}
    buildings = [card.id for card in COMPONENTS.cards if card.kind == "building"]
    dice.shuffle(buildings)
    contracts = list(BOX.contracts)
    dice.shuffle(contracts)
    seats = []
    most = dice.choice([1, 7])  # small ones are tied now and then
    for _ in range(dice.randint(2, 4)):
        engine = dice.choice([n for n in ("engine_1", "engine_2", "engine_3") if copies[n]])
        copies[engine] -= 1
        train = []
        power = BOX.cards[engine]["power"]
        for _ in range(dice.randint(0, most)):
            name = dice.choice([name for name in cars if copies[name]])
            power -= BOX.cards[name]["weight"] - (2 if name == "caboose_6" else 0)
            if power < 0:
                break
            copies[name] -= 1
            kinds = BOX.cards[name]["carries"]
            room = dice.randint(0, BOX.cards[name]["capacity"])
            train.append({"card": name, "goods": [dice.choice(kinds) for _ in range(room)]})
        allowed = 2 if any(car["card"] == "caboose_4" for car in train) else 1
        owned = [
            {"contract": contracts.pop(), "secondary": dice.choice([0, 1])}
            for _ in range(dice.randint(0, 2))
            if contracts
        ]
        if owned and dice.random() < 0.5:
            owned[-1]["secondary"] = None
        seats.append(
            {
                "engine": engine,
                "cars": train,
                "buildings": [
                    buildings.pop() for _ in range(dice.randint(0, allowed)) if buildings
                ],
                "contracts": owned,
            }
        )
    return seats


@cache
def random_finals(seed: int, count: int) -> list[tuple[list[oracle.Json], Truth]]:
    dice = Random(seed)
    found = []
    for _ in range(count):
        seats = random_areas(dice)
        truth = Truth(GAME, GAME.boundary.new_state())
        GAME.play.read_final(msgspec.convert({"seats": seats}, Final), truth.state)
        found.append((seats, truth))
    return found


def assert_same_sheets(seats: list[oracle.Json], truth: Truth) -> None:
    sheets = [oracle.sheet(BOX, seat) for seat in seats]
    kernel = truth.sheets()
    assert [sheet.lines for sheet in kernel] == [sheet.lines for sheet in sheets], seats
    assert [sheet.total for sheet in kernel] == [sheet.total for sheet in sheets], seats
    assert [sheet.rank for sheet in kernel] == oracle.ranks(sheets), seats


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_positions_of_games_score_what_the_oracle_says(players: int, options: int) -> None:
    """IT-31, IT-32, IT-33."""
    for truth in positions(players, options, range(GAMES)):
        assert_same_sheets(areas(truth), truth)


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_positions_of_many_games_score_what_the_oracle_says(players: int, options: int) -> None:
    """IT-31, IT-32, IT-33."""
    for truth in positions(players, options, range(GAMES, GAMES * LONG)):
        assert_same_sheets(areas(truth), truth)


def test_random_ends_score_what_the_oracle_says() -> None:
    """IT-31, IT-32, IT-33."""
    for seats, truth in random_finals(5, 2000):
        assert_same_sheets(seats, truth)


# Else the tests above would not say much.


def test_random_ends_have_every_building_and_many_points() -> None:
    """IT-32."""
    counted = dict.fromkeys(oracle.DELIVERED, 0) | {
        "bank": 0,
        "rail_yard": 0,
        "grand_central": 0,
    }
    for seats, _ in random_finals(5, 2000):
        for seat in seats:
            for name in seat["buildings"]:
                counted[name] += oracle.building_points(BOX, seat, name) > 0
    assert min(counted.values()) > 100, counted


def test_some_random_ends_are_ties() -> None:
    """IT-33: broken and shared."""
    broken = shared = 0
    for seats, _ in random_finals(5, 2000):
        sheets = [oracle.sheet(BOX, seat) for seat in seats]
        best = max(sheet.total for sheet in sheets)
        leaders = sum(sheet.total == best for sheet in sheets)
        winners = len(oracle.winners(sheets))
        broken += winners < leaders
        shared += winners > 1
    assert (broken > 5, shared > 2) == (True, True)
