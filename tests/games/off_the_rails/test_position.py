"""Positions that cannot be: whoever wrote one is told what is wrong, in one line, in each language.

Every bad one is a good one with one thing changed.
"""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games.off_the_rails import oracle
from tests.games.off_the_rails.mine import Json
from tests.games.off_the_rails.playing import COMPONENTS, start_of
from tests.games.spoiling import (
    Change,
    assert_names,
    assert_one_line,
    changed_ends,
    error_in_initial,
    error_in_position,
    error_in_record,
    read_position,
    read_record,
)
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.engine.texts import LANGUAGES
from turntable.games.off_the_rails import GAME

pytestmark = pytest.mark.kernels

PIECES = {piece["kind"]: piece["count"] for piece in COMPONENTS["pieces"]}
CHANGES = 60
"""Of each golden record's end."""


def an_unfinished_table() -> Json:
    """Two players, the collapse has begun, and all that a table can have is on it."""
    table: Json = {
        "seats": [
            {
                "clan": "red",
                "store": {"rock": 1, "ruby": 4},
                "carts": [
                    {"square": [5, 2], "facing": "E", "speed": 4, "hold": ["ruby", "gold"]},
                    "out",
                ],
                "missions": ["M04"],
            },
            {
                "clan": "green",
                "store": {"emerald": 2, "diamond": 1},
                "carts": ["supply", {"square": [5, 3], "facing": "W", "speed": 3, "hold": []}],
                "missions": [],
            },
        ],
        "board": [[2, 2, {"ruby": 1, "rock": 2}], [5, 2, {"gold": 1}]],
        "track": [[5, 1, "EW"], [5, 2, "EW"], [5, 3, "NESW"], [2, 3, "NE"]],
        "fallen": [[4, 4, "red"], [4, 6, "yellow"], [6, 6, "green"], [6, 4, "blue"]],
        "tokens": 16,
    }
    fill_the_bag(table)
    return table


def a_final_position() -> Json:
    """The same table when all is over."""
    final = an_unfinished_table()
    final["seats"][0]["carts"][0] = "supply"
    final["seats"][1]["carts"][1] = "out"
    del final["track"], final["fallen"]
    fill_the_bag(final)
    return {**final, "tokens": 7, "end": "carts"}


def fill_the_bag(table: Json) -> None:
    """With all pieces that are nowhere else."""
    used = Counter[str]()
    for seat in table["seats"]:
        used.update(seat["store"])
        for cart in seat["carts"]:
            used.update([] if isinstance(cart, str) else cart["hold"])
    for _, _, pieces in table["board"]:
        used.update(pieces)
    table["bag"] = dict(Counter(PIECES) - used)


# What spoils a table, the rule or the code of the error, and the place it names.


def seat(table: Json, number: int = 0) -> Json:
    found: Json = table["seats"][number]
    return found


def cart(table: Json, number: int = 0) -> Json:
    """The white one of the first player, the black one of the second."""
    found: Json = seat(table, number)["carts"][number]
    return found


def hold_six(table: Json) -> None:
    cart(table)["hold"] = ["ruby"] * 6
    fill_the_bag(table)


def lay(table: Json, row: int, column: int, exits: str = "NS") -> None:
    table["track"].append([row, column, exits])


def lay_everywhere(table: Json, exits: str) -> None:
    taken = [[row, column] for row, column, _ in table["track"] + table["fallen"]]
    centres = [[3, 3], [3, 7], [7, 7], [7, 3]]
    squares = [[row, column] for row in range(1, 10) for column in range(1, 10)]
    for at in squares:
        if at not in taken and at not in centres:
            table["track"].append([*at, exits])


def put(table: Json, row: int, column: int) -> None:
    """A ruby from the bag."""
    table["bag"]["ruby"] -= 1
    table["board"].append([row, column, {"ruby": 1}])


def drop_a_token(table: Json, row: int, column: int, mine: str = "red") -> None:
    table["fallen"].append([row, column, mine])


def drop_many(table: Json) -> None:
    for column in range(1, 6):
        drop_a_token(table, 9, column)


def take_missions(table: Json) -> None:
    seat(table, 1)["missions"] = ["M01", "M02", "M03"]


def swap_a_piece(table: Json) -> None:
    """66 pieces, but not the right ones."""
    table["bag"]["ruby"] += 1
    table["bag"]["rock"] -= 1


BAD_TABLES: dict[str, tuple[Change, str, str]] = {
    "67 pieces": (lambda t: t["bag"].update(ruby=t["bag"]["ruby"] + 1), "OR-2", ""),
    "65 pieces": (lambda t: t["bag"].update(ruby=t["bag"]["ruby"] - 1), "OR-2", ""),
    "pieces of the wrong kinds": (swap_a_piece, "OR-2", ""),
    "a thousand rubies on a square": (lambda t: t["board"][0][2].update(ruby=1000), "OR-2", ""),
    "a thousand rubies in a store": (lambda t: seat(t)["store"].update(ruby=1000), "OR-2", ""),
    "a cart on a mine centre": (
        lambda t: cart(t).update(square=[3, 3]),
        "OR-10",
        ".seats[0].carts[0]",
    ),
    "a cart on the surface": (
        lambda t: cart(t).update(square=[0, 5]),
        "OR-18",
        ".seats[0].carts[0]",
    ),
    "a cart where no rails lie": (
        lambda t: cart(t).update(square=[1, 1]),
        "OR-17",
        ".seats[0].carts[0]",
    ),
    "a cart that faces no exit": (
        lambda t: cart(t).update(facing="N"),
        "OR-16",
        ".seats[0].carts[0]",
    ),
    "a cart on a token": (
        lambda t: cart(t).update(square=[4, 4]),
        "OR-33",
        ".seats[0].carts[0]",
    ),
    "two carts on a square": (
        lambda t: cart(t, 1).update(square=[5, 2]),
        "OR-22",
        ".seats[1].carts[1]",
    ),
    "a cart off the board": (
        lambda t: cart(t).update(square=[5, 12]),
        "unknown-name",
        ".seats[0].carts[0].square",
    ),
    "a cart in a corner": (
        lambda t: cart(t).update(square=[0, 10]),
        "unknown-name",
        ".seats[0].carts[0].square",
    ),
    "a hold of six": (hold_six, "OR-6", ".seats[0].carts[0].hold"),
    "an unknown piece": (
        lambda t: cart(t).update(hold=["coal"]),
        "unknown-value",
        ".seats[0].carts[0].hold[0]",
    ),
    "a cart that is too slow": (
        lambda t: cart(t).update(speed=2),
        "OR-14",
        ".seats[0].carts[0].speed",
    ),
    "a cart that is too fast": (
        lambda t: cart(t).update(speed=7),
        "OR-14",
        ".seats[0].carts[0].speed",
    ),
    "a third cart": (
        lambda t: seat(t)["carts"].append("supply"),
        "OR-6",
        ".seats[0].carts",
    ),
    "one cart": (lambda t: seat(t)["carts"].pop(), "OR-6", ".seats[0].carts"),
    "a cart nowhere": (
        lambda t: seat(t)["carts"].__setitem__(1, "lost"),
        "unknown-value",
        ".seats[0].carts[1]",
    ),
    "track on the surface": (lambda t: lay(t, 0, 5), "OR-10", ".track[4]"),
    "track on a mine centre": (lambda t: lay(t, 7, 3), "OR-10", ".track[4]"),
    "track on a token": (lambda t: lay(t, 6, 6), "OR-33", ".track[4]"),
    "track on track": (lambda t: lay(t, 5, 1), "named-twice", ".track[4]"),
    "too many straights": (lambda t: lay_everywhere(t, "NS"), "OR-12", ".track"),
    "too many junctions": (lambda t: lay_everywhere(t, "NES"), "OR-12", ".track"),
    "track that ends": (lambda t: lay(t, 9, 9, "N"), "unknown-value", ".track[4][2]"),
    "exits in another order": (lambda t: lay(t, 9, 9, "SN"), "unknown-value", ".track[4][2]"),
    "pieces on the surface": (lambda t: put(t, 10, 4), "OR-30", ".board[2]"),
    "pieces on a mine centre": (lambda t: put(t, 3, 7), "OR-30", ".board[2]"),
    "pieces on a token": (lambda t: put(t, 6, 4), "OR-33", ".board[2]"),
    "a square twice": (lambda t: put(t, 2, 2), "named-twice", ".board[2]"),
    "a token on the surface": (lambda t: drop_a_token(t, 5, 0), "OR-32", ".fallen[4]"),
    "a token on a mine centre": (lambda t: drop_a_token(t, 3, 3), "OR-32", ".fallen[4]"),
    "a token on a token": (lambda t: drop_a_token(t, 4, 4), "named-twice", ".fallen[4]"),
    "six tokens of a mine": (drop_many, "OR-5", ".fallen"),
    "17 tokens left": (lambda t: t.update(tokens=17), "OR-5", ".tokens"),
    "a negative token": (lambda t: t.update(tokens=-1), "out-of-range", ".tokens"),
    "clans that are not opposite": (
        lambda t: seat(t, 1).update(clan="blue"),
        "OR-1",
        ".seats[1].clan",
    ),
    "a clan twice": (
        lambda t: seat(t, 1).update(clan="red"),
        "named-twice",
        ".seats[1].clan",
    ),
    "an unknown clan": (
        lambda t: seat(t, 1).update(clan="pink"),
        "unknown-value",
        ".seats[1].clan",
    ),
    "a mission twice": (
        lambda t: seat(t, 1)["missions"].append("M04"),
        "named-twice",
        ".seats[1].missions[0]",
    ),
    "four missions for two": (take_missions, "OR-7", ".seats"),
    "an unknown mission": (
        lambda t: seat(t, 1)["missions"].append("M12"),
        "unknown-value",
        ".seats[1].missions[0]",
    ),
    "an end with a cart on the board": (lambda t: t.update(end="carts"), "OR-36", ".end"),
    "an end by tokens with tokens left": (lambda t: t.update(end="tokens"), "OR-36", ".end"),
    "an unknown end": (lambda t: t.update(end="boredom"), "unknown-value", ".end"),
    "no store": (lambda t: seat(t).pop("store"), "missing-field", ".seats[0]"),
    "half a ruby": (
        lambda t: seat(t)["store"].update(ruby=0.5),
        "wrong-type",
        ".seats[0].store.ruby",
    ),
    "a field too many": (lambda t: seat(t).update(points=9), "unknown-field", ".seats[0]"),
    "one player": (lambda t: t["seats"].pop(), "wrong-players", ""),
    "five players": (lambda t: t["seats"].extend([seat(t)] * 3), "wrong-players", ""),
    "another number of players": (lambda t: t.update(players=4), "players-differ", ".players"),
}
BAD_FINALS: dict[str, tuple[Change, str, str]] = {
    "67 pieces at the end": (lambda t: t["bag"].update(ruby=t["bag"]["ruby"] + 1), "OR-2", ""),
    "an end by carts without tokens": (lambda t: t.update(tokens=0), "OR-36", ".end"),
    "an end by tokens with seven left": (lambda t: t.update(end="tokens"), "OR-36", ".end"),
}

every_bad_table = pytest.mark.parametrize(
    ("good", "change", "code", "where"),
    [
        *((an_unfinished_table, *bad) for bad in BAD_TABLES.values()),
        *((a_final_position, *bad) for bad in BAD_FINALS.values()),
    ],
    ids=[*BAD_TABLES, *BAD_FINALS],
)
Good = Callable[[], Json]


def test_the_good_position_is_good() -> None:
    """OR-40."""
    lines = [sheet.lines for sheet in read_position(GAME, a_final_position()).sheets()]
    assert lines == [
        {"jewels": 4, "rubies": 5, "carts": 3, "missions": 4},
        {"jewels": 8, "rubies": 0, "carts": 3, "missions": 0},
    ]


def test_the_good_position_is_written_again_as_it_was() -> None:
    """OR-36."""
    truth = read_position(GAME, a_final_position())
    again = json.loads(msgspec.json.encode(GAME.play.final(truth.state)))
    assert without_noughts(again) == without_noughts(a_final_position())


def without_noughts(final: Json) -> Json:
    text = json.dumps(final, sort_keys=True)
    read: Json = json.loads(text, object_hook=lambda o: {k: v for k, v in o.items() if v != 0})
    return read


def test_an_unfinished_table_can_be_scored() -> None:
    """OR-40: what is stored counts; a cart on the board is in no supply."""
    lines = [sheet.lines for sheet in read_position(GAME, an_unfinished_table()).sheets()]
    assert lines == [
        {"jewels": 4, "rubies": 5, "carts": 0, "missions": 4},
        {"jewels": 8, "rubies": 0, "carts": 3, "missions": 0},
    ]


def test_seats_are_enough_to_be_scored() -> None:
    """OR-40: bag, board, tokens and the end may be left out."""
    final = a_final_position()
    seats = read_position(GAME, {"seats": final["seats"]})
    assert seats.sheets() == read_position(GAME, final).sheets()


def test_without_a_bag_there_may_be_fewer_pieces() -> None:
    """OR-2."""
    final = a_final_position()
    del final["bag"]
    read_position(GAME, final)


@every_bad_table
def test_a_bad_position_is_not_accepted(good: Good, change: Change, code: str, where: str) -> None:
    """OR-1, OR-2, OR-5 to OR-7, OR-10 to OR-36: the rule or the code, and the place."""
    error = error_in_position(GAME, good(), change)
    assert_names(error, code, f"position.json{where}")


@every_bad_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_position_is_said_in_one_line(
    good: Good, change: Change, code: str, where: str, language: str
) -> None:
    """OR-1 to OR-36."""
    error = error_in_position(GAME, good(), change)
    assert_one_line(error.sentence(language), f"position.json{where}: ")


# The same of the start of a game, as a record has it.


@cache
def text_of_a_deal(players: int, options: int) -> str:
    match = Match.deal(GAME, players, options, Generator(1))
    return json.dumps(start_of(match))


def a_deal(players: int = 3, options: int = 2) -> Json:
    """Nobody has moved."""
    record: Json = json.loads(text_of_a_deal(players, options))
    return record


def swap(cards: list[object], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


def swap_piles(initial: Json) -> None:
    """A card of pile 2 and one of another mine of pile 3."""
    deck = initial["deck"]
    swap(deck, 0, next(n for n in range(4, 8) if deck[n][0] != deck[0][0]))


def put_collapse_on_top(initial: Json) -> None:
    initial["deck"].remove("collapse")
    initial["deck"].insert(0, "collapse")


def repeat_a_card(initial: Json) -> None:
    """One of the opening comes again."""
    deck, card = initial["deck"], initial["opening"][0][0]
    deck[next(n for n in range(4) if deck[n][0] == card[0])] = card


def deal_diamonds(initial: Json) -> None:
    for opened in initial["opening"]:
        opened[1] = ["diamond"] * len(opened[1])


BAD_INITIALS: dict[str, tuple[Change, str, str | None]] = {
    "a clan twice": (
        lambda i: i["seats"][1].update(i["seats"][0]),
        "named-twice",
        ".seats[1].clan",
    ),
    "an unknown clan": (
        lambda i: i["seats"][1].update(clan="pink"),
        "unknown-value",
        ".seats[1].clan",
    ),
    "two players": (lambda i: i["seats"].pop(), "wrong-count", ".seats"),
    "nobody first": (lambda i: i.update(first=3), "seat-range", ".first"),
    "a seat before the first": (lambda i: i.update(first=-1), "seat-range", ".first"),
    "three opening deposits": (lambda i: i["opening"].pop(), "wrong-count", ".opening"),
    "opening deposits in another order": (
        lambda i: swap(i["opening"], 0, 1),
        "OR-3",
        ".opening[0]",
    ),
    "a piece too many in the opening": (
        lambda i: i["opening"][1][1].append("ruby"),
        "OR-30",
        ".opening[1]",
    ),
    "more diamonds than there are": (deal_diamonds, "OR-2", None),
    "an unknown piece in the opening": (
        lambda i: i["opening"][1][1].__setitem__(0, "coal"),
        "unknown-value",
        ".opening[1][1][0]",
    ),
    "a deck too small": (lambda i: i["deck"].pop(), "OR-4", ".deck"),
    "a deck too large": (lambda i: i["deck"].append("collapse"), "OR-4", ".deck"),
    "a pile without a mine": (swap_piles, "OR-3", ".deck"),
    "the collapse card on top": (put_collapse_on_top, "OR-3", ".deck"),
    "a card twice": (repeat_a_card, "named-twice", ".deck"),
    "an unknown card": (
        lambda i: i["deck"].__setitem__(0, "R9"),
        "unknown-name",
        ".deck[0]",
    ),
    "three cards in the collapse deck": (
        lambda i: i["collapse"].pop(),
        "wrong-count",
        ".collapse",
    ),
    "a collapse deck in another order": (
        lambda i: swap(i["collapse"], 2, 3),
        "OR-3",
        ".collapse[2]",
    ),
    "a collapse card in the collapse deck": (
        lambda i: i["collapse"].__setitem__(0, "collapse"),
        "OR-3",
        ".collapse[0]",
    ),
    "three missions for three": (lambda i: i["missions"].pop(), "OR-7", ".missions"),
    "a mission twice": (
        lambda i: i["missions"].__setitem__(1, i["missions"][0]),
        "named-twice",
        ".missions[1]",
    ),
    "an unknown mission": (
        lambda i: i["missions"].__setitem__(1, "M12"),
        "unknown-value",
        ".missions[1]",
    ),
    "a field too many": (lambda i: i.update(bag={}), "unknown-field", ""),
}

every_bad_initial = pytest.mark.parametrize(
    ("change", "code", "where"), BAD_INITIALS.values(), ids=[*BAD_INITIALS]
)


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_a_good_deal_is_good(players: int, options: int) -> None:
    """OR-1 to OR-7."""
    read_record(a_deal(players, options))


@every_bad_initial
def test_a_bad_deal_is_not_accepted(change: Change, code: str, where: str | None) -> None:
    """OR-1 to OR-7."""
    error = error_in_initial(a_deal(), change)
    assert (error.rule or error.code) == code
    if where is not None:
        assert error.details["where"] == f"initial{where}"


@every_bad_initial
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_deal_is_said_in_one_line(
    change: Change, code: str, where: str | None, language: str
) -> None:
    """OR-1 to OR-7."""
    error = error_in_initial(a_deal(), change)
    assert_one_line(error.sentence(language), f"initial{where or ''}")


def test_two_players_with_neighbouring_clans_are_not_accepted() -> None:
    """OR-1."""
    record = a_deal(2, 0)
    clan = record["initial"]["seats"][0]["clan"]
    record["initial"]["seats"][1]["clan"] = "yellow" if clan in ("red", "green") else "red"
    error = error_in_record(record)
    assert (error.rule, error.details["where"]) == ("OR-1", "initial.seats[1].clan")


@pytest.mark.parametrize("options", [["quick"], ["quick", "missions"]])
def test_a_long_deck_in_a_quick_game_is_not_accepted(options: list[str]) -> None:
    """OR-4."""
    assert error_in_record({**a_deal(), "options": options}).rule == "OR-4"


def test_missions_without_the_option_are_not_accepted() -> None:
    """OR-7."""
    assert error_in_record({**a_deal(), "options": []}).rule == "OR-7"


@pytest.mark.parametrize("players", [1, 5])
def test_a_record_is_of_two_to_four_players(players: int) -> None:
    """OR-6."""
    record = a_deal()
    record["players"] = [{"name": str(seat), "bot": None} for seat in range(players)]
    assert error_in_record(record).code == "wrong-players"


# Whatever is changed: a position that is accepted scores what the oracle says.


def changed_at_random(final: Json, dice: Random) -> None:
    """A piece or two, a cart, a mission, a clan, the tokens, or the end."""
    heaps = [final["bag"], *(seat["store"] for seat in final["seats"])]
    heaps += [pieces for _, _, pieces in final["board"]]
    one, other = dice.sample(heaps, 2)
    kind = dice.choice(list(PIECES))
    area = dice.choice(final["seats"])
    match dice.randrange(8):
        case 0 | 1 | 2:
            if one.get(kind):
                one[kind] -= 1
                other[kind] = other.get(kind, 0) + 1
        case 3:
            one[kind] = one.get(kind, 0) + 1
        case 4:
            area["carts"][dice.randrange(2)] = dice.choice(["supply", "out"])
        case 5:
            area["missions"].append(f"M{dice.randint(1, 11):02}")
        case 6:
            area["clan"] = dice.choice(["red", "yellow", "green", "blue"])
        case _:
            final[dice.choice(["tokens", "end"])] = dice.choice([0, 5, "carts", "tokens"])


@cache
def changed_positions() -> list[tuple[Json, Truth | None]]:
    records = Path(__file__).with_name("records")
    return changed_ends(GAME, records, changed_at_random, CHANGES)


def test_a_changed_position_is_not_accepted_or_scores_what_it_says() -> None:
    """OR-40, OR-41."""
    for final, truth in changed_positions():
        if truth is not None:
            sheets = oracle.sheets(COMPONENTS, final["seats"])
            assert [sheet.lines for sheet in truth.sheets()] == [sheet.lines for sheet in sheets]


def test_an_accepted_position_adds_up() -> None:
    """OR-2, OR-36."""
    for final, truth in changed_positions():
        if truth is not None:
            found = Counter[str](final["bag"])
            for _, _, pieces in final["board"]:
                found.update(pieces)
            for area in final["seats"]:
                found.update(area["store"])
            assert found == PIECES
            assert (final["tokens"] == 0) == (final["end"] == "tokens")


def test_some_changed_positions_are_accepted_and_some_are_not() -> None:
    """OR-2: else the tests above would not say much."""
    accepted = [truth is not None for _, truth in changed_positions()]
    assert 0.1 < sum(accepted) / len(accepted) < 0.9
