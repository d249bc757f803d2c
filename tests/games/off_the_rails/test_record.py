"""Records of whole games: what moves, chance and positions look like in them; and they replay."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.playing import COMPONENTS
from tests.games.off_the_rails.scene import Table, dealt_underground, underground
from turntable.engine.errors import ImpossibleError, MismatchError, TurntableError
from turntable.engine.record import from_json, to_json
from turntable.engine.replay import replay
from turntable.games.off_the_rails.moves import PlaceToken

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
RECORDS = Path(__file__).with_name("records")


def written(table: Table) -> Any:
    """The record as JSON has it."""
    return json.loads(to_json(table.record()))


def replayed(record: Any) -> Any:
    return replay(from_json(json.dumps(record).encode(), "a record"))


def entries(table: Table) -> list[Any]:
    found: list[Any] = written(table)["moves"]
    return found


def moves(table: Table) -> list[Any]:
    return [move for seat, move in entries(table) if seat is not None]


def chance(table: Table) -> list[Any]:
    """Without the numbers of the draws."""
    found = [move for seat, move in entries(table) if seat is None]
    return [{key: value for key, value in entry.items() if key != "draw"} for entry in found]


# The start.


def test_the_start_of_a_game() -> None:
    """OR-1, OR-3, OR-6: clans by seat, cards by mine, the deck from the top."""
    initial = written(dealt_underground(players=3))["initial"]
    assert list(initial) == ["seats", "first", "opening", "deck", "collapse", "missions"]
    assert [list(seat) for seat in initial["seats"]] == [["clan"]] * 3
    assert initial["first"] in range(3)
    assert [card[0] for card, _ in initial["opening"]] == ["R", "Y", "G", "B"]
    assert [card[0] for card in initial["collapse"]] == ["R", "Y", "G", "B"]
    assert len(initial["deck"]) == 17
    assert initial["missions"] == []


def test_the_pieces_of_the_opening_are_in_it() -> None:
    """OR-30: as many as the card says."""
    initial = written(dealt_underground())["initial"]
    wanted = {card["id"]: card["pieces"] for card in COMPONENTS["deposit_cards"]}
    assert all(len(pieces) == wanted[card] for card, pieces in initial["opening"])


@pytest.mark.parametrize(("players", "options", "cards"), [(4, 0, 21), (2, 0, 17), (4, 1, 13)])
def test_the_deck_has_the_collapse_card(players: int, options: int, cards: int) -> None:
    """OR-3, OR-4: among the last nine, before the last four."""
    deck = written(dealt_underground(players, options))["initial"]["deck"]
    assert (len(deck), deck.count("collapse")) == (cards, 1)
    assert deck.index("collapse") in range(cards - 9, cards - 4)


def test_missions_of_a_game() -> None:
    """OR-7."""
    missions = written(dealt_underground(players=4, options=2))["initial"]["missions"]
    assert len(set(missions)) == 5
    assert missions == sorted(missions)


# Moves.


def test_moves_of_the_actions() -> None:
    """OR-10 to OR-14."""
    table = underground(track=ROW).after(
        "Ana lays NS on 1,4", "Ana adds N to 5,4", "Ana launches on 0,4", "Ana speeds up white"
    )
    assert moves(table) == [
        {"move": "lay", "square": [1, 4], "exits": "NS"},
        {"move": "upgrade", "square": [5, 4], "exit": "N"},
        {"move": "launch", "square": [0, 4]},
        {"move": "speed", "cart": "white", "by": 1},
    ]


def test_moves_of_a_cart() -> None:
    """OR-15, OR-16, OR-20."""
    table = underground(
        Seat(black="5,1 E 3"), track={5: "──┼┬....."}, pieces={"5,4": "ruby gold"}
    ).after(
        "Ana ends",
        "Ana moves black",
        "Ana turns E",
        "Ana picks gold",
        "Ana skips",
        "Ana faces S",
    )
    assert moves(table) == [
        {"move": "end_actions"},
        {"move": "move_cart", "cart": "black"},
        {"move": "turn", "exit": "E"},
        {"move": "pick", "piece": "gold"},
        {"move": "skip_pick"},
        {"move": "face", "exit": "S"},
    ]


def test_moves_of_a_collision() -> None:
    """OR-23: the owner of the struck cart splits, chance says which half lies left."""
    struck = Seat(white="5,3 E 3 ruby gold gold")
    table = underground(Seat(white="5,1 E 3 rock"), struck, track=ROW).after(
        "Ana ends",
        "Ana moves white",
        "Ben names gold",
        "Ben splits ruby | left gold",
        "Ana chooses left",
    )
    assert entries(table)[1:5] == [
        [0, {"move": "move_cart", "cart": "white"}],
        [1, {"move": "name_lost", "piece": "gold"}],
        [1, {"move": "split", "half": ["ruby"]}],
        [None, {"move": "left", "draw": 1, "pieces": ["gold"]}],
    ]
    assert entries(table)[5] == [0, {"move": "choose_half", "half": "left"}]


def test_moves_of_a_collision_of_own_carts() -> None:
    """OR-23: chance says what is lost."""
    own = Seat(white="5,1 E 3 rock", black="5,3 E 3 ruby gold gold")
    table = underground(own, track=ROW).after("Ana ends", "Ana moves white | lost gold ruby")
    (entry,) = chance(table)
    assert (entry["move"], sorted(entry["pieces"])) == ("lost", ["gold", "ruby"])


def test_a_deposit_follows_the_move_that_ended_the_turn() -> None:
    """OR-30."""
    table = dealt_underground()
    card = table.deck[0]
    table.after(f"{table.waiting[0]} ends")
    (entry,) = chance(table)
    wanted = next(each for each in COMPONENTS["deposit_cards"] if each["id"] == card)
    assert (entry["move"], len(entry["pieces"])) == ("deposit", wanted["pieces"])


def test_moves_of_the_collapse() -> None:
    """OR-32: the mine of a token that is drawn, and where it is put."""
    table = underground(Seat(white="1,1 E 3"), track={1: "─────────"}, begun=True).after(
        "Ana ends", "Ana moves white | token red"
    )
    place = next(iter(table.choices("Ana")))
    assert isinstance(place, PlaceToken)
    assert chance(table) == [{"move": "token", "mine": "red"}]
    table.after("Ana places {},{}".format(*place.square))
    assert moves(table)[-1] == {"move": "place_token", "square": [*place.square]}


def test_a_token_without_a_square_is_told_too() -> None:
    """OR-32: every token that is drawn has its entry."""
    walls = {"3,4": "yellow", "4,3": "blue", "4,5": "yellow", "5,4": "blue"}
    table = underground(
        Seat(white="1,1 E 3"), track={1: "─────────"}, begun=True, fallen=walls
    ).after("Ana ends", "Ana moves white | token red | token green")
    assert chance(table) == [{"move": "token", "mine": "red"}, {"move": "token", "mine": "green"}]


# Whole games.


@cache
def text_of_a_golden_record(name: str) -> bytes:
    return (RECORDS / name).read_bytes()


def golden(name: str) -> Any:
    """Without its seed, so that only initial and moves speak."""
    return {**json.loads(text_of_a_golden_record(name)), "seed": None}


def golden_with(kind: str) -> tuple[Any, int]:
    """The first golden record that has such an entry, and the place of the first one."""
    for path in sorted(RECORDS.iterdir()):
        record = golden(path.name)
        for at, (_, move) in enumerate(record["moves"]):
            if move["move"] == kind:
                return record, at
    raise AssertionError(kind)


def a_whole_game() -> Any:
    return golden("2-players-carts.json")


def test_a_whole_game_replays() -> None:
    """OR-1 to OR-41."""
    assert replayed(a_whole_game()).is_over


def test_a_simulated_game_replays_from_its_seed() -> None:
    """OR-3, OR-30, OR-32: the seed gives this deal and this chance."""
    record = json.loads(text_of_a_golden_record("2-players-carts.json"))
    assert replayed(record).is_over
    record["seed"] += 1
    with pytest.raises(MismatchError):
        replayed(record)


def test_the_end_of_a_game() -> None:
    """OR-36, OR-40: all 66 pieces are in it, in stores, bag and board."""
    final = a_whole_game()["final"]
    assert list(final) == ["seats", "bag", "board", "tokens", "end"]
    found = Counter(final["bag"])
    for _, _, pieces in final["board"]:
        found.update(pieces)
    for seat in final["seats"]:
        assert list(seat) == ["clan", "store", "carts", "missions"]
        assert set(seat["carts"]) <= {"supply", "out"}
        found.update(seat["store"])
    assert found.total() == 66
    assert (final["end"], final["tokens"] > 0) == ("carts", True)


def test_an_end_by_tokens() -> None:
    """OR-36."""
    final = golden("3-players-tokens.json")["final"]
    assert (final["end"], final["tokens"]) == ("tokens", 0)


def test_a_final_position_may_leave_out_noughts_and_order() -> None:
    """OR-40: lists of squares may be in any order."""
    record = a_whole_game()
    final = record["final"]
    final["board"].reverse()
    final["bag"] = {kind: count for kind, count in final["bag"].items() if count}
    assert replayed(record).is_over


def test_a_game_that_is_not_over_is_abandoned() -> None:
    """OR-36."""
    record = written(dealt_underground().after_turns(3))
    assert (record["end"], record["final"]) == ("abandoned", None)
    assert not replayed(record).is_over


def test_a_record_ends_with_its_game() -> None:
    """OR-36: a move too many breaks the rule of the end."""
    record = a_whole_game()
    record["moves"].append([0, {"move": "end_actions"}])
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.details["rule"] == "OR-36"


# Chance that cannot be.


def add_a_ruby(record: Any, at: int) -> None:
    record["moves"][at][1]["pieces"].append("ruby")


def draw_a_sixth_diamond(record: Any, at: int) -> None:
    opening = [pieces for _, pieces in record["initial"]["opening"]]
    for pieces in opening:
        pieces[:] = ["ruby"] * len(pieces)
    opening[0][:2] = opening[1][:2] = ["diamond", "diamond"]
    opening[2][0] = "diamond"
    record["moves"][at][1]["pieces"][0] = "diamond"


def draw_a_fifth_token(record: Any, at: int) -> None:
    record["moves"][at:at] = [record["moves"][at]] * 4


def lose_diamonds(record: Any, at: int) -> None:
    lost = record["moves"][at][1]["pieces"]
    lost[:] = ["diamond"] * len(lost)


BAD_CHANCE: dict[str, tuple[str, Any, str, str]] = {
    "a piece too many": ("deposit", add_a_ruby, "OR-30", ".pieces"),
    "a piece that the bag has not": ("deposit", draw_a_sixth_diamond, "OR-2", ".pieces[0]"),
    "a token that is not left": ("token", draw_a_fifth_token, "OR-5", ".mine"),
    "too many pieces lost": ("lost", add_a_ruby, "OR-23", ".pieces"),
    "a lost piece that it has not": ("lost", lose_diamonds, "OR-23", ".pieces[0]"),
    "neither of the halves": ("left", add_a_ruby, "OR-23", ".pieces"),
}


@pytest.mark.parametrize(("kind", "spoil", "rule", "where"), BAD_CHANCE.values(), ids=[*BAD_CHANCE])
def test_chance_that_cannot_be_is_not_accepted(
    kind: str, spoil: Any, rule: str, where: str
) -> None:
    """OR-2, OR-5, OR-23, OR-30: whoever wrote it is told in one line in each language."""
    record, at = golden_with(kind)
    spoil(record, at)
    with pytest.raises(ImpossibleError) as error:
        replayed(record)
    assert error.value.rule == rule
    for language in ("en", "es"):
        sentence = error.value.sentence(language)
        place, _, why = sentence.partition(": ")
        assert place.startswith("moves[")
        assert place.endswith(where)
        assert why.endswith(f"{rule}).")
        assert not set("\n{}") & set(sentence)


@pytest.mark.parametrize("kind", ["deposit", "token", "lost", "left"])
def test_a_record_without_its_chance_does_not_hold(kind: str) -> None:
    """OR-23, OR-30, OR-32."""
    record, at = golden_with(kind)
    del record["moves"][at]
    with pytest.raises(MismatchError) as error:
        replayed(record)
    assert error.value.code == "chance-missing"


@pytest.mark.parametrize("kind", ["deposit", "token", "lost", "left"])
def test_chance_too_early_does_not_hold(kind: str) -> None:
    """OR-23, OR-30, OR-32."""
    record, at = golden_with(kind)
    record["moves"].insert(1, record["moves"][at])
    with pytest.raises(TurntableError):
        replayed(record)


CHANCE: list[Any] = [
    {"move": "deposit", "pieces": ["ruby"]},
    {"move": "deposit", "pieces": ["ruby", "gold"]},
    {"move": "token", "mine": "red"},
    {"move": "token", "mine": "blue"},
    {"move": "lost", "pieces": ["ruby"]},
    {"move": "lost", "pieces": ["diamond", "diamond"]},
    {"move": "left", "pieces": ["ruby"]},
    {"move": "left", "pieces": ["diamond"]},
]


@pytest.mark.parametrize(
    ("kind", "entry"),
    [
        (kind, entry)
        for kind in ("deposit", "token", "lost", "left")
        for entry in CHANCE
        if entry["move"] != kind
    ],
    ids=str,
)
def test_chance_of_another_kind_does_not_hold(kind: str, entry: Any) -> None:
    """OR-23, OR-30, OR-32: whatever it says."""
    record, at = golden_with(kind)
    record["moves"][at][1] = {**entry, "draw": record["moves"][at][1]["draw"]}
    with pytest.raises(TurntableError):
        replayed(record)


def test_chance_in_another_order_does_not_hold() -> None:
    """OR-23, OR-30: the loss comes before the deposit."""
    struck = 0
    for path in RECORDS.iterdir():
        record = golden(path.name)
        entries = record["moves"]
        for at, (_, move) in enumerate(entries[:-1]):
            if move["move"] == "lost" and entries[at + 1][0] is None:
                entries[at], entries[at + 1] = entries[at + 1], entries[at]
                struck += 1
                with pytest.raises(TurntableError):
                    replayed(record)
                break
    assert struck


# Moves that do not exist.


@pytest.mark.parametrize(
    "move",
    [
        {"move": "lay", "square": [0, 4], "exits": "NS"},
        {"move": "lay", "square": [4, 10], "exits": "NS"},
        {"move": "lay", "square": [1, 12], "exits": "NS"},
        {"move": "lay", "square": [-1, 4], "exits": "NS"},
        {"move": "lay", "square": [4], "exits": "NS"},
        {"move": "lay", "square": [4, 4], "exits": "SN"},
        {"move": "lay", "square": [4, 4], "exits": "NES"},
        {"move": "upgrade", "square": [4, 4], "exit": "NE"},
        {"move": "upgrade", "square": [0, 4], "exit": "N"},
        {"move": "launch", "square": [4, 4]},
        {"move": "launch", "square": [0, 0]},
        {"move": "launch", "square": [0, 11]},
        {"move": "speed", "cart": "white", "by": 2},
        {"move": "speed", "cart": "red", "by": 1},
        {"move": "move_cart"},
        {"move": "turn", "exit": "NE"},
        {"move": "face", "exit": "up"},
        {"move": "pick", "piece": "coal"},
        {"move": "skip_pick", "piece": "rock"},
        {"move": "name_lost", "piece": None},
        {"move": "split", "half": []},
        {"move": "split", "half": ["ruby", "ruby", "ruby"]},
        {"move": "choose_half", "half": "middle"},
        {"move": "take_mission", "mission": "M12"},
        {"move": "place_token", "square": [10, 4]},
        {"move": "pass"},
        {"square": [4, 4]},
    ],
    ids=str,
)
def test_a_move_that_does_not_exist_is_refused_in_words(move: Any) -> None:
    """OR-10 to OR-32: whoever wrote it is told where, in one line in each language."""
    record = written(dealt_underground())
    record["moves"] = [[record["initial"]["first"], move]]
    with pytest.raises(TurntableError) as error:
        replayed(record)
    for language in ("en", "es"):
        sentence = error.value.sentence(language)
        assert sentence.startswith("moves[0]")
        assert not set("\n{}") & set(sentence.replace(str(move), ""))


def test_a_half_may_be_written_in_any_order() -> None:
    """OR-23."""
    struck = Seat(white="5,3 E 3 ruby gold gold diamond")
    table = underground(Seat(white="5,1 E 3 rock"), struck, track=ROW)
    table.after("Ana ends", "Ana moves white")
    assert table.refuses("Ben splits diamond ruby") is None
    assert table.refuses("Ben splits ruby diamond") is None
