"""The engine plays as the referee does: whole games, every decision, every legal move, and where
every card lies.

Not among the tests that also run uncompiled: there are too many games.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.foul import Foul
from tests.games.isle_of_trains import layout
from tests.games.isle_of_trains.choices import Json
from tests.games.isle_of_trains.random_layouts import random_layout
from tests.games.isle_of_trains.referee import Referee, check, with_shuffles
from tests.games.isle_of_trains.trains import Car, Good
from turntable.engine.chance import Generator
from turntable.engine.errors import TurntableError
from turntable.engine.match import Match
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import read_move, replay
from turntable.games.isle_of_trains import GAME
from turntable.lab.records import simulated_record

COMPONENTS: Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
GOLDEN = Path(__file__).with_name("records")
GAMES = {"random": 3, "greedy": 1}
FEW = 1
LONG = 20
LAYOUTS, MOVES = 40, 30

every_game = pytest.mark.parametrize(
    ("players", "options", "by"),
    [(players, options, by) for players, options in GAME.combinations() for by in GAMES],
)


@cache
def records(players: int, options: int, by: str, first: int, count: int) -> list[Json]:
    """Records as JSON has them."""
    seeds = range(first, first + count)
    played = (simulated_record(GAME, options, [by] * players, seed) for seed in seeds)
    return [json.loads(to_json(record)) for record in played]


@every_game
def test_a_record_holds(players: int, options: int, by: str) -> None:
    """IT-1 to IT-33."""
    for record in records(players, options, by, 0, GAMES[by]):
        check(record, COMPONENTS)


@pytest.mark.long
@every_game
def test_many_records_hold(players: int, options: int, by: str) -> None:
    """IT-1 to IT-33."""
    for record in records(players, options, by, GAMES[by], GAMES[by] * LONG):
        check(record, COMPONENTS)


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_a_golden_record_holds(path: Path) -> None:
    """IT-1 to IT-33: every end."""
    check(json.loads(path.read_bytes()), COMPONENTS)


@every_game
def test_the_same_moves_are_legal_at_every_decision(players: int, options: int, by: str) -> None:
    """IT-4 to IT-30: and every card lies in the same place."""
    for record in records(players, options, by, 0, FEW):
        compare_positions(record)


@pytest.mark.long
@every_game
def test_the_same_moves_are_legal_at_every_decision_of_many_games(
    players: int, options: int, by: str
) -> None:
    """IT-4 to IT-30."""
    for record in records(players, options, by, GAMES[by], GAMES[by] * LONG):
        compare_positions(record)


def compare_positions(record: Json) -> None:
    players = len(record["players"])
    referee = Referee(record, COMPONENTS)
    options = GAME.option_mask(record["options"])
    match = Match.deal(GAME, players, options, Generator(record["seed"]))
    for at, seat, move, shuffles in with_shuffles(record["moves"]):
        where = f"seed {record['seed']}, moves[{at}]"
        for any_seat in range(players):
            engine = sorted(map(move_text, match.seen_by(any_seat).legal()))
            assert engine == sorted(map(text_of, referee.legal(any_seat))), where
        assert on_the_table(match.truth.state) == with_the_referee(referee), where
        match.play(seat, read_move(GAME, move, where))
        referee.play(seat, move, shuffles)
    assert match.is_over
    assert on_the_table(match.truth.state) == with_the_referee(referee)


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_from_positions_at_random_the_same_moves_are_legal(players: int, options: int) -> None:
    """IT-5 to IT-30: long trains, cabooses, buildings, hardly any cards left."""
    compare_from_layouts(players, options, range(LAYOUTS))


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_from_many_positions_at_random_the_same_moves_are_legal(players: int, options: int) -> None:
    """IT-5 to IT-30."""
    compare_from_layouts(players, options, range(LAYOUTS, LAYOUTS * LONG))


def compare_from_layouts(players: int, options: int, seeds: range) -> None:
    for seed in seeds:
        dice = Random(seed)
        first = dice.randrange(players)
        cards = random_layout(dice, players, options, first)
        match = Match(GAME, layout.laid_out(cards, options, first), Generator(seed), options)
        referee = referee_at(cards, options, first)
        for number in range(MOVES):
            where = f"layout {seed}, move {number}"
            if not match.waiting:
                break
            (seat,) = match.waiting
            engine = match.seen_by(seat).legal()
            assert sorted(map(move_text, engine)) == sorted(map(text_of, referee.legal(seat))), (
                where
            )
            assert on_the_table(match.truth.state) == with_the_referee(referee), where
            if not engine:
                break  # nobody could have left such a position: the game has not begun
            match.play(seat, dice.choice(engine))
            made = match.entries[-1]
            shuffles = [msgspec.to_builtins(entry)["pile"] for entry in made.chance]
            referee.play(seat, msgspec.to_builtins(GAME.play.move_of(made.move)), shuffles)


def referee_at(cards: layout.Layout, options: int, first: int) -> Referee:
    """A referee who is shown a position in the middle of a game."""
    players = len(cards.seats)
    start = records(players, options, "random", 0, 1)[0]
    referee = Referee(start, COMPONENTS)
    referee.turn = first
    referee.pile, referee.discards = list(cards.pile), list(cards.discards)
    referee.row = list(cards.row)
    for area, seat in zip(referee.areas, cards.seats, strict=True):
        area.engine, area.hand = seat.engine, list(seat.hand)
        area.buildings = sorted(seat.buildings, key=referee.box.order.__getitem__)
        area.cars = [as_car(words) for words in seat.cars]
    for number, seat in enumerate(cards.seats):
        for name, secondary in seat.contracts.items():
            referee.owner[name] = number
            if secondary is not None:
                referee.secondary[name] = secondary
    return referee


def as_car(words: str) -> Car:
    card, *goods = words.split()
    return Car(card, tuple(Good(good.removeprefix("?"), good.startswith("?")) for good in goods))


def on_the_table(s: Any) -> Json:
    """All that lies where, and whose turn it is, for the engine."""
    seats = range(int(s.players))
    return {
        "engines": layout.named(s.engine[: s.players].tolist()),
        "cars": [layout.cars_of(s, seat) for seat in seats],
        "buildings": [layout.buildings_of(s, seat) for seat in seats],
        "hands": [sorted(layout.hand_of(s, seat)) for seat in seats],
        "contracts": layout.contracts_of(s),
        "pile": layout.pile_of(s),
        "discards": sorted(layout.discards_of(s)),
        "row": sorted(layout.row_of(s)),
        "phase": layout.phase_of(s),
        "turn": int(s.turn),
        "phantoms": int(s.phantoms),
        "end": None if s.end < 0 else GAME.ends[s.end],
        "final turns": None if s.final_turns < 0 else int(s.final_turns),
    }


def with_the_referee(referee: Referee) -> Json:
    """The same for the referee."""
    areas = referee.areas
    return {
        "engines": [area.engine for area in areas],
        "cars": [
            [(car.card, [(good.card, good.face_down) for good in car.goods]) for car in area.cars]
            for area in areas
        ],
        "buildings": [area.buildings for area in areas],
        "hands": [sorted(area.hand) for area in areas],
        "contracts": {
            name: (owner, referee.secondary.get(name)) for name, owner in referee.owner.items()
        },
        "pile": referee.pile,
        "discards": sorted(referee.discards),
        "row": sorted(referee.row),
        "phase": referee.decision,
        "turn": referee.turn,
        "phantoms": referee.phantoms,
        "end": referee.end,
        "final turns": referee.final_turns,
    }


@cache
def move_text(number: int) -> str:
    return text_of(msgspec.to_builtins(GAME.play.move_of(number)))


def text_of(move: Json) -> str:
    return json.dumps(move, sort_keys=True)


# What spoils a record.

Spoil = Callable[[Json], None]


def a_record() -> Json:
    """Three players, at random."""
    record = copy.deepcopy(records(3, 0, "random", 0, GAMES["random"])[0])
    record["seed"] = None  # or the engine would find out by that
    return record


def first_move(record: Json, kind: str) -> list[Any]:
    """The first entry of that kind."""
    return next(entry for entry in record["moves"] if entry[1]["move"] == kind)


def first_place(record: Json, kind: str) -> int:
    entry = first_move(record, kind)
    return next(at for at, other in enumerate(record["moves"]) if other is entry)


def builds_what_is_not_there(record: Json) -> None:
    first_move(record, "build")[1]["card"] = "engine_1"


def pays_with_a_phantom(record: Json) -> None:
    first_move(record, "pay")[1]["card"] = "phantom"


def leaves_out_a_payment(record: Json) -> None:
    del record["moves"][first_place(record, "pay")]


def discards_what_is_not_there(record: Json) -> None:
    entry = first_move(record, "discard")
    entry[1]["card"] = "phantom"


def sells_too_early(record: Json) -> None:
    at = first_place(record, "deliver")
    record["moves"][at][1] = {"move": "sell", "slot": 0, "kind": "coal"}


def ends_instead_of_acting(record: Json) -> None:
    record["moves"][0][1] = {"move": "end"}


def declines_nothing(record: Json) -> None:
    record["moves"][0][1] = {"move": "decline"}


def draws_as_an_expert(record: Json) -> None:
    first_move(record, "draw")[1]["from"] = "pile"


def moves_out_of_turn(record: Json) -> None:
    record["moves"][0][0] = (record["moves"][0][0] + 1) % 3


def another_player_starts(record: Json) -> None:
    record["initial"]["first"] = (record["initial"]["first"] + 1) % 3


def nobody_starts(record: Json) -> None:
    record["initial"]["first"] = 3


def stops_before_the_end(record: Json) -> None:
    record["moves"].pop()


def goes_on_after_the_end(record: Json) -> None:
    record["moves"].append(first_move(record, "draw"))


def deals_a_card_twice(record: Json) -> None:
    pile = record["initial"]["pile"]
    pile[0] = next(card for card in pile if card != pile[0])


def deals_six_cards(record: Json) -> None:
    initial = record["initial"]
    initial["seats"][1]["hand"].append(initial["pile"].pop())


def has_a_row(record: Json) -> None:
    initial = record["initial"]
    initial["row"] = [initial["pile"].pop() for _ in range(3)]


def shuffles_too_early(record: Json) -> None:
    record["moves"].insert(1, [None, {"move": "shuffle", "draw": 1, "pile": []}])


def leaves_out_a_shuffle(record: Json) -> None:
    del record["moves"][first_place(record, "shuffle")]


def shuffles_a_card_out(record: Json) -> None:
    first_move(record, "shuffle")[1]["pile"].pop()


def changes_a_hand(record: Json) -> None:
    seats = record["final"]["seats"]
    one, other = (seat["hand"] for seat in seats[:2])
    mine = next(card for card in one if card not in other)
    theirs = next(card for card in other if card not in one)
    one[one.index(mine)], other[other.index(theirs)] = theirs, mine


def changes_a_line(record: Json) -> None:
    record["scores"][1]["lines"]["train"] += 1


def changes_a_total(record: Json) -> None:
    record["scores"][1]["total"] += 1


def changes_the_winners(record: Json) -> None:
    record["winners"] = [seat for seat in range(3) if seat not in record["winners"]]


def ends_otherwise(record: Json) -> None:
    other = "turns" if record["end"] == "cards" else "cards"
    record["end"] = record["final"]["end"] = other


def is_abandoned_with_a_result(record: Json) -> None:
    record["end"] = "abandoned"


SPOILT: list[tuple[Spoil, str, str]] = [
    (builds_what_is_not_there, "IT-8", "build"),
    (pays_with_a_phantom, "IT-8", "pay"),
    (leaves_out_a_payment, "IT-8", "of seat"),
    (discards_what_is_not_there, "", "discard"),
    (sells_too_early, "IT-20", "sell"),
    (ends_instead_of_acting, "IT-6", "end"),
    (declines_nothing, "IT-16", "decline"),
    (draws_as_an_expert, "IT-7", "draw"),
    (moves_out_of_turn, "IT-3", "of seat"),
    (another_player_starts, "IT-3", "of seat"),
    (nobody_starts, "IT-3", "first"),
    (stops_before_the_end, "record", "not over"),
    (goes_on_after_the_end, "IT-25", "of seat"),
    (deals_a_card_twice, "IT-1", "cards of the box"),
    (deals_six_cards, "IT-1", "five"),
    (has_a_row, "IT-5", "row"),
    (shuffles_too_early, "IT-4", "pile"),
    (leaves_out_a_shuffle, "IT-4", "shuffled"),
    (shuffles_a_card_out, "IT-4", "discarded"),
    (changes_a_hand, "record", "final"),
    (changes_a_line, "IT-31", "lines"),
    (changes_a_total, "IT-31", "points"),
    (changes_the_winners, "IT-33", "win"),
    (ends_otherwise, "record", "end"),
    (is_abandoned_with_a_result, "record", "abandoned"),
]


@pytest.mark.parametrize(("spoil", "rule", "text"), SPOILT)
def test_a_spoilt_record_is_a_foul(spoil: Spoil, rule: str, text: str) -> None:
    """IT-1 to IT-33: for the referee and for the engine."""
    record = a_record()
    spoil(record)
    with pytest.raises(Foul) as foul:
        check(record, COMPONENTS)
    assert foul.value.rule == (rule or foul.value.rule)
    assert text in foul.value.text
    with pytest.raises(TurntableError):
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))


ILLEGAL = [
    spoilt for spoilt in SPOILT
    if spoilt[0] in (sells_too_early, ends_instead_of_acting, declines_nothing, moves_out_of_turn,
                     leaves_out_a_payment, goes_on_after_the_end)
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "rule", "text"), ILLEGAL)
def test_both_give_the_same_rule(spoil: Spoil, rule: str, text: str) -> None:
    """IT-3 to IT-25."""
    record = a_record()
    spoil(record)
    with pytest.raises(TurntableError) as error:
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))
    assert error.value.details["rule"] == rule


def test_an_abandoned_game_holds_as_far_as_it_goes() -> None:
    """IT-6."""
    record = a_record()
    cut = {**record, "moves": record["moves"][:20], "end": "abandoned"}
    referee = check({**cut, "final": None, "scores": None, "winners": None}, COMPONENTS)
    assert referee.legal(referee.turn)
