"""Everything in the box is used: over games at random every card is built, replaces another one, is
loaded, paid with and scored, every bonus and extra action is taken, every side of every contract is
completed. What random players hardly ever come to is played on from positions laid out for it.

Not among the tests that also run uncompiled: there are too many games.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.isle_of_trains import layout
from tests.games.isle_of_trains.layout import Seat, laid_out
from tests.games.isle_of_trains.random_layouts import random_layout
from tests.games.isle_of_trains.scene import isle
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.components import BOX

GAMES = 4
"""Of each combination: at random, and of players who are keen on contracts."""
LAYOUTS, MOVES = 500, 40
"""Positions to play on from, and how many moves."""
TRAINLOADS, MOST_USED = 4, 6
"""Deliveries of a full train for each open contract, and how many moves: five goods at most."""
FULL_TRAIN = [
    "hopper_3 tanker_1 tanker_1 tanker_1",
    "tanker_3 engine_2 engine_2 engine_2",
    "boxcar_3 hopper_3 tanker_3 engine_3",
]
KEEN = {"contract": 1.0, "load": 0.5, "build": 0.5, "end": 0.7, "deliver": 0.1}
"""How likely keen players are to make such a move where they can."""

CARDS = [card.id for card in BOX.cards]
TO_BUILD = [card for card in CARDS if card != "engine_1"]
TO_UPGRADE = [card.id for card in BOX.cards if card.level > 1]
BONUSES = {card.id: card.load_bonus for card in BOX.cards if card.load_bonus}
SIDES = [(contract.id, side) for contract in BOX.contracts for side in ("primary", 0, 1)]

Used = Counter[tuple[Any, ...]]


@cache
def used() -> Used:
    """What happened how often: games at random, then positions played on from."""
    found = Used()
    for players, options in GAME.combinations():
        for seed in range(2 * GAMES):
            dice = Random(seed)
            match = Match.deal(GAME, players, options, Generator(seed))
            play_on(match, dice, GAME.max_moves, found, is_keen=seed % 2 == 1)
            found.update(scored(match.truth.state))
            found["end", match.truth.end] += 1
    for seed in range(LAYOUTS):
        dice = Random(seed)
        players, options = dice.choice([*GAME.combinations()])
        first = dice.randrange(players)
        start = laid_out(random_layout(dice, players, options, first), options, first)
        if start.concealed_for(first).legal():
            match = Match(GAME, start, Generator(seed), options)
            play_on(match, dice, MOVES, found, is_keen=seed % 4 > 0)
    for contract in BOX.contracts:
        for seed in range(TRAINLOADS):
            table = isle(Seat("engine_3", FULL_TRAIN, contracts={contract.id: None}))
            table.after("Ana delivers")
            play_on(table.match, Random(seed), MOST_USED, found, is_keen=True)
    return found


def chosen(moves: list[int], dice: Random, is_keen: bool) -> int:
    """One at random; keen players give some kinds of move a thought first."""
    for kind, likely in KEEN.items() if is_keen else ():
        of_kind = [move for move in moves if kind_of(move) == kind]
        if of_kind and dice.random() < likely:
            return dice.choice(of_kind)
    return dice.choice(moves)


@cache
def kind_of(move: int) -> str:
    return str(type(GAME.play.move_of(move)).__struct_config__.tag)


def play_on(match: Match, dice: Random, moves: int, found: Used, is_keen: bool) -> None:
    loaded = ""
    for _ in range(moves):
        if match.is_over:
            return
        (seat,) = match.waiting
        number = chosen(match.seen_by(seat).legal(), dice, is_keen)
        move = msgspec.to_builtins(GAME.play.move_of(number))
        s = match.truth.state
        if move["move"] == "load":
            car = layout.cars_of(s, move["seat"])[move["slot"]][0]
            found["loaded", move["card"], move["face_down"]] += 1
            loaded = car
            if move["seat"] != seat:
                found["bonus", car] += 1
        elif move["move"] == "extra":
            found["extra", loaded, move["action"]] += 1
        elif move["move"] == "decline":
            found["declined", loaded] += 1
        elif move["move"] in ("pay", "discard"):
            found[move["move"], move["card"]] += 1
        elif move["move"] == "scrap":
            slot = move.get("slot")
            found[
                "scrap", move["building"] if slot is None else layout.cars_of(s, seat)[slot][0]
            ] += 1
        elif move["move"] == "draw":
            found["draw", move.get("from", "")] += 1
        for event in match.play(seat, number):
            if event.kind.name in ("built", "upgraded"):
                found[event.kind.name, CARDS[event["card"]]] += 1
            elif event.kind.name == "completed":
                side = ("primary", 0, 1)[event["side"]]
                found["completed", BOX.contracts[event["contract"]].id, side] += 1
            else:
                found["event", event.kind.name] += 1


def scored(s: Any) -> Iterator[tuple[str, str]]:
    """The cards that lie in areas at the end of a game."""
    for seat in range(int(s.players)):
        yield "scored", layout.named([int(s.engine[seat])])[0]
        for card, _ in layout.cars_of(s, seat):
            yield "scored", card
        for building in layout.buildings_of(s, seat):
            yield "scored", building


def missing(*wanted: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What has not happened: a failing test says so."""
    return [each for each in wanted if not used()[each]]


def test_every_card_that_can_be_built_is_built() -> None:
    """IT-8, IT-11: engines only as upgrades, and so not those of level 1."""
    wanted = [("upgraded" if c.startswith("engine") else "built", c) for c in TO_BUILD]
    assert missing(*wanted) == []
    assert used()["built", "engine_1"] == used()["upgraded", "engine_1"] == 0


def test_every_card_that_can_replace_another_does() -> None:
    """IT-11."""
    assert missing(*[("upgraded", card) for card in TO_UPGRADE]) == []
    assert {name for kind, name, *_ in used() if kind == "upgraded"} == set(TO_UPGRADE)


@pytest.mark.parametrize("face_down", [False, True])
def test_every_card_is_loaded(face_down: bool) -> None:
    """IT-14, IT-15."""
    assert missing(*[("loaded", card, face_down) for card in CARDS]) == []


@pytest.mark.parametrize("how", ["pay", "discard"])
def test_every_card_is_parted_with(how: str) -> None:
    """IT-8, IT-6: and phantom cards (IT-30)."""
    assert missing(*[(how, card) for card in [*CARDS, "phantom"]]) == []


def test_every_card_is_scrapped() -> None:
    """IT-9: engines never."""
    cards = [card.id for card in BOX.cards if card.kind != "engine"]
    assert missing(*[("scrap", card) for card in cards]) == []


def test_every_card_is_scored() -> None:
    """IT-31: at the end of a game."""
    assert missing(*[("scored", card) for card in CARDS]) == []


def test_every_bonus_is_taken() -> None:
    """IT-16."""
    assert missing(*[("bonus", car) for car in BONUSES]) == []
    assert len(BONUSES) == 9


def test_every_extra_action_is_taken_and_declined() -> None:
    """IT-16."""
    wanted: list[tuple[Any, ...]] = []
    for car, bonus in BONUSES.items():
        wanted += [("extra", car, action) for action in bonus.extra_action]
        wanted += [("declined", car)] * bool(bonus.extra_action)
    assert missing(*wanted) == []


def test_every_side_of_every_contract_is_completed() -> None:
    """IT-21."""
    assert missing(*[("completed", *side) for side in SIDES]) == []


def test_every_end_comes() -> None:
    """IT-24, IT-27."""
    assert missing(*[("end", end) for end in GAME.ends]) == []


def test_cards_come_from_everywhere() -> None:
    """IT-5, IT-7."""
    assert missing(("draw", ""), ("draw", "pile"), ("draw", "row")) == []


def test_everything_that_can_be_told_happens() -> None:
    """IT-26: every kind of event but the three that are counted above."""
    told = {kind.name for kind in GAME.play.KINDS} - {"built", "upgraded", "completed"}
    assert missing(*[("event", name) for name in sorted(told)]) == []
