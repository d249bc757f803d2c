"""The engine plays as the referee does: whole games, every decision, every legal move.

Not among the tests that also run uncompiled: there are too many games.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random

import msgspec
import pytest

from tests.games.foul import Foul
from tests.games.ghosts_galore.referee import Json, Referee, check
from turntable.engine.chance import Generator
from turntable.engine.errors import TurntableError
from turntable.engine.match import Match
from turntable.engine.record import Player, from_json, record_of, to_json
from turntable.engine.registry import game as game_called
from turntable.engine.replay import read_move, replay
from turntable.lab.records import simulated_record

GAME = game_called("ghosts-galore")
COMPONENTS: Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
STANDARD, EXPERT = 0, GAME.option_mask(["expert"])

ANY_ORDER = "random, in any order"
GAMES = {"random": 25, "greedy": 3, ANY_ORDER: 5}

every_game = pytest.mark.parametrize(
    ("players", "options", "by"),
    [(players, options, by) for players, options in GAME.combinations() for by in GAMES],
)


def played_in_any_order(players: int, options: int, seed: int) -> bytes:
    """A game of random moves; of the seats that decide at the same time any moves first."""
    match, random = Match.deal(GAME, players, options, Generator(seed)), Random(seed)
    while not match.is_over:
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.seen_by(seat).legal()))
    return to_json(record_of(match, [Player(str(seat), None) for seat in range(players)], seed))


@cache
def records(players: int, options: int, by: str) -> list[Json]:
    """Records as JSON has them."""
    seeds = range(GAMES[by])
    if by == ANY_ORDER:
        texts = [played_in_any_order(players, options, seed) for seed in seeds]
    else:
        bots = [by] * players
        texts = [to_json(simulated_record(GAME, options, bots, seed)) for seed in seeds]
    return [json.loads(text) for text in texts]


@cache
def move_text(number: int) -> str:
    return text_of(msgspec.to_builtins(GAME.play.move_of(number)))


def text_of(move: Json) -> str:
    return json.dumps(move, sort_keys=True)


@every_game
def test_a_record_holds(players: int, options: int, by: str) -> None:
    for record in records(players, options, by):
        referee = check(record, COMPONENTS)
        sheets = referee.sheets()
        boards = [{**seat, "tiles": sorted(seat["tiles"])} for seat in record["final"]["seats"]]
        assert referee.final() == {"seats": boards}
        assert [{"total": s.total, "lines": s.lines} for s in sheets] == record["scores"]
        assert referee.winners() == record["winners"]
        assert record["end"] == "boards"


@every_game
def test_the_same_moves_are_legal_at_every_decision(players: int, options: int, by: str) -> None:
    for record in records(players, options, by):
        referee = Referee(record, COMPONENTS)
        match = Match.deal(GAME, players, options, Generator(record["seed"]))
        for at, (seat, move) in enumerate(record["moves"]):
            where = f"seed {record['seed']}, moves[{at}]"
            if seat is None:
                referee.chance(move)
                continue
            assert set(match.waiting) == referee.waiting(), where
            for any_seat in range(players):
                engine = sorted(map(move_text, match.seen_by(any_seat).legal()))
                assert engine == sorted(map(text_of, referee.legal(any_seat))), where
            match.play(seat, read_move(GAME, move, where))
            referee.play(seat, move)
        assert match.is_over
        assert not referee.waiting()


# What spoils a record. The record is of three players, in the standard game if not said otherwise.

Spoil = Callable[[Json], None]


def moves_of(record: Json, kind: str) -> list[int]:
    """Where in the record the moves of a kind are."""
    return [at for at, (_, move) in enumerate(record["moves"]) if move["move"] == kind]


def drawn_and_claimed(record: Json) -> int:
    """Where a tile just drawn is claimed first."""
    claims = moves_of(record, "claim")
    return next(at for at in claims if record["moves"][at - 1][1]["move"] == "draw")


def chosen(record: Json) -> int:
    """Where a face-up tile is claimed first."""
    claims = moves_of(record, "claim")
    return next(at for at in claims if record["moves"][at - 1][1]["move"] != "draw")


def claims_another_tile_than_drawn(record: Json) -> None:
    record["moves"][drawn_and_claimed(record)][1]["tile"] = record["initial"]["stacks"][7][0]


def claims_a_tile_not_face_up(record: Json) -> None:
    record["moves"][chosen(record)][1]["tile"] = record["initial"]["stacks"][7][0]


def leaves_without_a_draw(record: Json) -> None:
    record["moves"][chosen(record)][1] = {"move": "leave"}


def draws_as_the_last_player(record: Json) -> None:
    record["moves"][moves_of(record, "claim")[2]][1] = {"move": "draw"}


def draws_from_an_empty_stack(record: Json) -> None:
    seats = [(record["initial"]["lamp"] + turn) % 3 for turn in range(8)]
    turns = [[seat, {"move": move}] for seat in seats for move in ("draw", "leave")]
    record["moves"][3:] = turns[:15]  # seven tiles are left, then there is an eighth draw


def moves_out_of_turn(record: Json) -> None:
    entry = record["moves"][moves_of(record, "draw")[0]]
    entry[0] = (entry[0] + 1) % 3


def a_turn_is_skipped(record: Json) -> None:
    record["initial"]["lamp"] = (record["initial"]["lamp"] + 1) % 3


def chooses_an_unknown_side(record: Json) -> None:
    record["moves"][0][1]["side"] = "C"


def chooses_a_side_twice(record: Json) -> None:
    record["moves"][1][0] = record["moves"][0][0]


def places_on_a_taken_space(record: Json) -> None:
    places = [record["moves"][at] for at in moves_of(record, "place")]
    own = [move for seat, move in places if seat == 0]
    own[1]["space"] = own[0]["space"]


def places_off_the_board(record: Json) -> None:
    record["moves"][moves_of(record, "place")[0]][1]["space"] = [0, 3]


def places_turned_too_far(record: Json) -> None:
    record["moves"][moves_of(record, "place")[0]][1]["rotation"] = 4


def places_twice_in_a_round(record: Json) -> None:
    first, second = moves_of(record, "place")[:2]
    record["moves"][second][0] = record["moves"][first][0]


def places_the_hidden_tile_on_a_taken_space(record: Json) -> None:
    first, last = moves_of(record, "place")[0], moves_of(record, "place")[-3]
    assert record["moves"][first][0] == record["moves"][last][0]
    record["moves"][last][1]["space"] = record["moves"][first][1]["space"]


def stops_before_the_end(record: Json) -> None:
    record["moves"].pop()


def goes_on_after_the_end(record: Json) -> None:
    record["moves"].append(record["moves"][-1])


def deals_a_board_twice(record: Json) -> None:
    record["initial"]["seats"][1]["board"] = record["initial"]["seats"][0]["board"]


def deals_a_tile_twice(record: Json) -> None:
    record["initial"]["box"][0] = record["initial"]["stacks"][0][0]


def forms_stacks_of_other_sizes(record: Json) -> None:
    stacks = record["initial"]["stacks"]
    stacks[0].append(stacks[1].pop())


def gives_the_lamp_to_nobody(record: Json) -> None:
    record["initial"]["lamp"] = 3


def swap_a_draw(record: Json, stacks: list[list[str]]) -> None:
    """Let another tile be drawn where one was drawn and claimed."""
    tile = record["moves"][drawn_and_claimed(record)][1]["tile"]
    stack = next(stack for stack in stacks[:7] if tile in stack)
    at = stack.index(tile)
    stack[at], stacks[7][0] = stacks[7][0], tile


def swaps_a_draw(record: Json) -> None:
    swap_a_draw(record, record["initial"]["stacks"])


def has_chance_where_there_is_none(record: Json) -> None:
    initial = record["initial"]
    stacks = {"move": "stacks", "stacks": initial["stacks"], "box": initial["box"], "draw": 1}
    record["moves"].insert(3, [None, stacks])


def changes_a_final_tile(record: Json) -> None:
    record["final"]["seats"][0]["tiles"][0][2] = record["initial"]["box"][0]


def changes_a_final_side(record: Json) -> None:
    seat = record["final"]["seats"][0]
    seat["side"] = "B" if seat["side"] == "A" else "A"


def changes_a_score_line(record: Json) -> None:
    record["scores"][1]["lines"]["satyrs"] += 1


def changes_a_total(record: Json) -> None:
    record["scores"][1]["total"] += 1


def changes_the_winners(record: Json) -> None:
    record["winners"] = [seat for seat in range(3) if seat not in record["winners"]]


def ends_otherwise(record: Json) -> None:
    record["end"] = "stacks"


def is_abandoned_with_a_result(record: Json) -> None:
    record["end"] = "abandoned"


def keeps_a_tile_not_drawn(record: Json) -> None:
    record["moves"][3][1]["tile"] = record["initial"]["seats"][1]["hidden"][0]


def keeps_the_other_tile(record: Json) -> None:
    seat, move = record["moves"][3]
    (move["tile"],) = set(record["initial"]["seats"][seat]["hidden"]) - {move["tile"]}


def leaves_out_the_stacks(record: Json) -> None:
    del record["moves"][6]


def forms_the_stacks_too_early(record: Json) -> None:
    moves = record["moves"]
    moves[5], moves[6] = moves[6], moves[5]


def swaps_a_draw_later(record: Json) -> None:
    swap_a_draw(record, record["moves"][6][1]["stacks"])


SPOILT: list[tuple[int, Spoil, str, str]] = [
    (STANDARD, claims_another_tile_than_drawn, "GG-7", "claim"),
    (STANDARD, claims_a_tile_not_face_up, "GG-8", "claim"),
    (STANDARD, leaves_without_a_draw, "GG-7", "leave"),
    (STANDARD, draws_as_the_last_player, "GG-10", "draw"),
    (STANDARD, draws_from_an_empty_stack, "GG-9", "draw"),
    (STANDARD, moves_out_of_turn, "GG-6", "draw"),
    (STANDARD, a_turn_is_skipped, "GG-6", "draw"),
    (STANDARD, chooses_an_unknown_side, "GG-1", "choose_side"),
    (STANDARD, chooses_a_side_twice, "GG-1", "choose_side"),
    (STANDARD, places_on_a_taken_space, "GG-11", "place"),
    (STANDARD, places_off_the_board, "GG-11", "place"),
    (STANDARD, places_turned_too_far, "GG-11", "place"),
    (STANDARD, places_twice_in_a_round, "GG-11", "place"),
    (STANDARD, places_the_hidden_tile_on_a_taken_space, "GG-13", "place"),
    (STANDARD, stops_before_the_end, "GG-13", "ended while placing the hidden tile"),
    (STANDARD, goes_on_after_the_end, "GG-13", "while over"),
    (STANDARD, deals_a_board_twice, "GG-1", "board"),
    (STANDARD, deals_a_tile_twice, "GG-3", "other tiles"),
    (STANDARD, forms_stacks_of_other_sizes, "GG-3", "eight stacks of 7"),
    (STANDARD, gives_the_lamp_to_nobody, "GG-4", "start player"),
    (STANDARD, swaps_a_draw, "GG-7", "claim"),
    (STANDARD, has_chance_where_there_is_none, "GG-5", "chance while claiming"),
    (STANDARD, changes_a_final_tile, "record", "final"),
    (STANDARD, changes_a_final_side, "record", "final"),
    (STANDARD, changes_a_score_line, "GG-23", "satyrs"),
    (STANDARD, changes_a_total, "GG-33", "points"),
    (STANDARD, changes_the_winners, "GG-33", "win"),
    (STANDARD, ends_otherwise, "record", "end"),
    (STANDARD, is_abandoned_with_a_result, "record", "abandoned"),
    (EXPERT, keeps_a_tile_not_drawn, "GG-5", "keep"),
    (EXPERT, keeps_the_other_tile, "GG-3", "other tiles"),
    (EXPERT, leaves_out_the_stacks, "GG-5", "while forming the stacks"),
    (EXPERT, forms_the_stacks_too_early, "GG-5", "chance while keeping"),
    (EXPERT, swaps_a_draw_later, "GG-7", "claim"),
]


@pytest.mark.parametrize(("options", "spoil", "rule", "text"), SPOILT)
def test_a_spoilt_record_is_a_foul(options: int, spoil: Spoil, rule: str, text: str) -> None:
    record = copy.deepcopy(records(3, options, "random")[0])
    record["seed"] = None  # or the engine would find out by that
    spoil(record)
    with pytest.raises(Foul) as foul:
        check(record, COMPONENTS)
    assert foul.value.rule == rule
    assert text in foul.value.text
    with pytest.raises(TurntableError) as error:
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))
    assert error.value.details.get("rule", rule) == rule


@pytest.mark.parametrize("options", [STANDARD, EXPERT])
def test_an_abandoned_game_holds_as_far_as_it_goes(options: int) -> None:
    record = records(3, options, "random")[0]
    cut = {**record, "moves": record["moves"][:20], "end": "abandoned"}
    referee = check({**cut, "final": None, "scores": None, "winners": None}, COMPONENTS)
    assert referee.waiting()
