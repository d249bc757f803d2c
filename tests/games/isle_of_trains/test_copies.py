"""Copies are alike: no two moves that may be made differ only in which of them is used.

Not among the tests that also run uncompiled: there are too many positions.
"""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.isle_of_trains import layout
from tests.games.isle_of_trains.random_layouts import random_layout
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.moves import AS_NEW

POSITIONS, MOVES = 12, 15
NAMING_A_CAR = {"slot", "replaces"}


def told_without_slots(s: Any) -> str:
    """A position in which cars alike stand for each other, whatever their places in the train.

    In a delivery a good less on this car or that one alike is the same; what is face down looks the
    same too, and is known by its place only.
    """
    trains = []
    for seat in range(int(s.players)):
        cars = []
        for slot, (card, goods) in enumerate(layout.cars_of(s, seat)):
            seen = ["?" if face_down else good for good, face_down in goods]
            is_own = seat == s.turn
            marked = is_own and bool(int(s.scrapped) >> slot & 1)
            replaced = is_own and 0 <= s.replaces < AS_NEW and s.replaces == slot
            cars.append((card, seen, marked, replaced))
        trains.append((int(s.engine[seat]), sorted(cars), int(s.buildings[seat])))
    hands = s.hand.tolist()
    rest = (
        layout.phase_of(s), int(s.turn), int(s.turns), int(s.actions), int(s.allowed),
        int(s.scrapped_buildings), int(s.card), int(s.contract), int(s.side), s.needed.tolist(),
        int(s.draws), int(s.phantoms), layout.contracts_of(s),
    )  # fmt: skip
    return repr((trains, hands, rest))


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_no_two_moves_differ_only_in_a_copy(players: int, options: int) -> None:
    """IT-8, IT-14, IT-20: hands are designs, and of cars alike the first is named."""
    compared = 0
    for seed in range(POSITIONS):
        dice = Random(seed)
        first = dice.randrange(players)
        cards = random_layout(dice, players, options, first)
        match = Match(GAME, layout.laid_out(cards, options, first), Generator(seed), options)
        for _ in range(MOVES):
            if not match.waiting or not match.seen_by(match.waiting[0]).legal():
                break
            (seat,) = match.waiting
            moves = match.seen_by(seat).legal()
            came_to: dict[tuple[str, str], object] = {}
            for number in moves:
                move = msgspec.to_builtins(GAME.play.move_of(number))
                if move.keys() & NAMING_A_CAR:
                    branch = match.copy()
                    branch.play(seat, number)
                    same = repr(sorted((k, v) for k, v in move.items() if k not in NAMING_A_CAR))
                    told = same, told_without_slots(branch.truth.state)
                    assert told not in came_to, (came_to[told], move)
                    came_to[told] = move
                    compared += 1
            match.play(seat, dice.choice(moves))
    assert compared > 150


def test_some_positions_have_cars_that_are_alike() -> None:
    """IT-14: or the test above would not say much."""
    alike = 0
    for seed in range(POSITIONS):
        dice = Random(seed)
        cards = random_layout(dice, 3, 0, dice.randrange(3))
        alike += any(len(set(seat.cars)) < len(seat.cars) for seat in cards.seats)
    assert alike > 2
