"""The engine plays as the referee does: whole games, every decision, every legal move.

Not among the tests that also run uncompiled: there are too many games.
"""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.games.foul import Foul
from tests.games.paris_connection.referee import Json, Referee, check
from turntable.engine.chance import Generator
from turntable.engine.errors import TurntableError
from turntable.engine.match import Match
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import read_move, replay
from turntable.games.paris_connection import GAME
from turntable.lab.records import simulated_record

COMPONENTS: Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
GOLDEN = Path(__file__).with_name("records")
GAMES = {"random": 20, "greedy": 5}
FEW = 1
LONG = 10

every_game = pytest.mark.parametrize(
    ("players", "by"), [(players, by) for players in GAME.players for by in GAMES]
)


@cache
def records(players: int, by: str, first: int, count: int) -> list[Json]:
    """Records as JSON has them."""
    seeds = range(first, first + count)
    played = (simulated_record(GAME, 0, [by] * players, seed) for seed in seeds)
    return [json.loads(to_json(record)) for record in played]


def a_record() -> Json:
    """Three players, at random, to the end of the stations."""
    record = copy.deepcopy(records(3, "random", 0, GAMES["random"])[0])
    record["seed"] = None  # or the engine would find out by that
    return record


@every_game
def test_a_record_holds(players: int, by: str) -> None:
    """PC-1 to PC-16."""
    for record in records(players, by, 0, GAMES[by]):
        check(record, COMPONENTS)


@pytest.mark.long
@every_game
def test_many_records_hold(players: int, by: str) -> None:
    """PC-1 to PC-16."""
    for record in records(players, by, GAMES[by], GAMES[by] * LONG):
        check(record, COMPONENTS)


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_a_golden_record_holds(path: Path) -> None:
    """PC-1 to PC-16: every end, Marseille included."""
    check(json.loads(path.read_bytes()), COMPONENTS)


@every_game
def test_the_same_moves_are_legal_at_every_decision(players: int, by: str) -> None:
    """PC-4 to PC-10."""
    for record in records(players, by, 0, FEW):
        compare_moves(record)


@pytest.mark.long
@every_game
def test_the_same_moves_are_legal_at_every_decision_of_many_games(players: int, by: str) -> None:
    """PC-4 to PC-10."""
    for record in records(players, by, GAMES[by], LONG):
        compare_moves(record)


def compare_moves(record: Json) -> None:
    players = len(record["players"])
    referee = Referee(record, COMPONENTS)
    match = Match.deal(GAME, players, 0, Generator(record["seed"]))
    for at, (seat, move) in enumerate(record["moves"]):
        where = f"seed {record['seed']}, moves[{at}]"
        for any_seat in range(players):
            engine = sorted(map(move_text, match.seen_by(any_seat).legal()))
            assert engine == sorted(map(text_of, referee.legal(any_seat))), where
        match.play(seat, read_move(GAME, move, where))
        referee.play(seat, move)
    assert match.is_over
    assert referee.end == match.truth.end


@cache
def move_text(number: int) -> str:
    return text_of(msgspec.to_builtins(GAME.play.move_of(number)))


def text_of(move: Json) -> str:
    return json.dumps(move, sort_keys=True)


# What spoils a record.

Spoil = Callable[[Json], None]


def moves_of(record: Json, kind: str) -> list[int]:
    """Where in the record the moves of a kind are."""
    return [at for at, (_, move) in enumerate(record["moves"]) if move["move"] == kind]


def first_lay(record: Json) -> Json:
    """The first locomotive of the first build."""
    lay: Json = record["moves"][moves_of(record, "lay")[0]][1]
    return lay


def first_trade(record: Json) -> Json:
    trade: Json = record["moves"][moves_of(record, "trade")[0]][1]
    return trade


def lays_on_the_eiffel_tower(record: Json) -> None:
    first_lay(record)["hex"] = [0, 0]


def lays_far_away(record: Json) -> None:
    first_lay(record)["hex"] = [-8, 15]


def lays_on_a_start(record: Json) -> None:
    lay = first_lay(record)
    lay["hex"] = record["initial"]["starts"][lay["company"]]


def lays_off_the_map(record: Json) -> None:
    first_lay(record)["hex"] = [9, 9]


def lays_for_another_company(record: Json) -> None:
    """In the middle of a build."""
    moves = record["moves"]
    at = next(at for at in moves_of(record, "lay") if moves[at + 1][1]["move"] == "lay")
    moves[at + 1][1]["company"] = "red" if moves[at][1]["company"] == "blue" else "blue"


def trades_within_a_build(record: Json) -> None:
    at = moves_of(record, "end_build")[0]
    hand = record["initial"]["shares"][record["moves"][at][0]]
    give = next(company for company, count in hand.items() if count)
    take = "red" if give == "blue" else "blue"
    record["moves"][at][1] = {"move": "trade", "give": give, "take": take, "count": 1}


def ends_a_build_before_it_began(record: Json) -> None:
    at = moves_of(record, "lay")[0]
    record["moves"].insert(at, [record["moves"][at][0], {"move": "end_build"}])


def leaves_out_the_end_of_a_build(record: Json) -> None:
    del record["moves"][moves_of(record, "end_build")[0]]


def moves_out_of_turn(record: Json) -> None:
    entry = record["moves"][0]
    entry[0] = (entry[0] + 1) % 3


def another_player_starts(record: Json) -> None:
    record["initial"]["first"] = (record["initial"]["first"] + 1) % 3


def nobody_starts(record: Json) -> None:
    record["initial"]["first"] = 3


def trades_a_colour_for_itself(record: Json) -> None:
    trade = first_trade(record)
    trade["take"] = trade["give"]


def stops_before_the_end(record: Json) -> None:
    record["moves"].pop()


def goes_on_after_the_end(record: Json) -> None:
    record["moves"].append(record["moves"][-1])


def starts_two_companies_from_one_hex(record: Json) -> None:
    record["initial"]["starts"]["red"] = record["initial"]["starts"]["blue"]


def starts_outside_paris(record: Json) -> None:
    record["initial"]["starts"]["red"] = [-1, -1]


def deals_a_share_too_many(record: Json) -> None:
    record["initial"]["shares"][1]["red"] += 1


def leaves_one_too_many_in_a_station(record: Json) -> None:
    record["initial"]["stations"]["red"] += 1


def has_chance_after_the_deal(record: Json) -> None:
    record["moves"].insert(1, [None, {"move": "chance", "draw": 1}])


def changes_a_value(record: Json) -> None:
    record["final"]["values"]["red"] += 1


def moves_a_locomotive(record: Json) -> None:
    """From a rural hex to one that nobody has built on."""
    locomotives = record["final"]["locomotives"]
    taken = [(q, r) for q, r, _ in locomotives]
    rural = [(h["q"], h["r"]) for h in COMPONENTS["hexes"] if h["type"] == "rural"]
    place = next(n for n, (q, r, _) in enumerate(locomotives) if (q, r) in rural)
    locomotives[place][:2] = next(here for here in rural if here not in taken)


def changes_the_shares(record: Json) -> None:
    """Two players have each a share of the other's, of different colours."""
    one, other = record["final"]["shares"][:2]
    mine = next(company for company in one if one[company])
    theirs = next(company for company in other if other[company] and company != mine)
    for hand, less, more in ((one, mine, theirs), (other, theirs, mine)):
        hand[less] -= 1
        hand[more] += 1


def changes_the_penalty(record: Json) -> None:
    record["scores"][1]["lines"]["penalty"] -= 20


def changes_a_line(record: Json) -> None:
    record["scores"][1]["lines"]["red"] += 1


def changes_a_total(record: Json) -> None:
    record["scores"][1]["total"] += 1


def changes_the_winners(record: Json) -> None:
    record["winners"] = [seat for seat in range(3) if seat not in record["winners"]]


def ends_otherwise(record: Json) -> None:
    record["end"] = record["final"]["end"] = "stalemate"


def is_abandoned_with_a_result(record: Json) -> None:
    record["end"] = "abandoned"


SPOILT: list[tuple[Spoil, str, str]] = [
    (lays_on_the_eiffel_tower, "PC-7", "lay"),
    (lays_far_away, "PC-6", "lay"),
    (lays_on_a_start, "PC-7", "lay"),
    (lays_off_the_map, "record", "no hex"),
    (lays_for_another_company, "PC-5", "lay"),
    (trades_within_a_build, "PC-5", "trade"),
    (ends_a_build_before_it_began, "PC-5", "end_build"),
    (leaves_out_the_end_of_a_build, "PC-4", "of seat"),
    (moves_out_of_turn, "PC-4", "of seat"),
    (another_player_starts, "PC-4", "of seat"),
    (nobody_starts, "PC-4", "first"),
    (trades_a_colour_for_itself, "PC-10", "trade"),
    (stops_before_the_end, "record", "not over"),
    (goes_on_after_the_end, "PC-14", "of seat"),
    (starts_two_companies_from_one_hex, "PC-1", "start"),
    (starts_outside_paris, "PC-1", "start"),
    (deals_a_share_too_many, "PC-2", "10 shares"),
    (leaves_one_too_many_in_a_station, "PC-3", "31 red"),
    (has_chance_after_the_deal, "record", "chance"),
    (changes_a_value, "PC-9", "values"),
    (moves_a_locomotive, "record", "final"),
    (changes_the_shares, "record", "final"),
    (changes_the_penalty, "PC-11", "penalty"),
    (changes_a_line, "PC-16", "lines"),
    (changes_a_total, "PC-16", "points"),
    (changes_the_winners, "PC-16", "win"),
    (ends_otherwise, "record", "end"),
    (is_abandoned_with_a_result, "record", "abandoned"),
]


@pytest.mark.parametrize(("spoil", "rule", "text"), SPOILT)
def test_a_spoilt_record_is_a_foul(spoil: Spoil, rule: str, text: str) -> None:
    """PC-1 to PC-16: for the referee and for the engine."""
    record = a_record()
    spoil(record)
    with pytest.raises(Foul) as foul:
        check(record, COMPONENTS)
    assert foul.value.rule == rule
    assert text in foul.value.text
    with pytest.raises(TurntableError):
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))


ILLEGAL = [spoilt for spoilt in SPOILT if spoilt[1] != "record" and spoilt[2] in ("lay", "trade")]


@pytest.mark.parametrize(("spoil", "rule", "text"), ILLEGAL)
def test_both_give_the_same_rule(spoil: Spoil, rule: str, text: str) -> None:
    """PC-5 to PC-10."""
    record = a_record()
    spoil(record)
    with pytest.raises(TurntableError) as error:
        replay(from_json(json.dumps(record).encode(), "a spoilt record"))
    assert error.value.details["rule"] == rule


def test_an_abandoned_game_holds_as_far_as_it_goes() -> None:
    """PC-4."""
    record = a_record()
    cut = {**record, "moves": record["moves"][:20], "end": "abandoned"}
    referee = check({**cut, "final": None, "scores": None, "winners": None}, COMPONENTS)
    assert referee.legal(referee.turn)
