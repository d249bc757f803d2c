"""Positions that cannot be: whoever wrote one is told what is wrong, in one line, in each language.

Every bad one is a good one with one thing changed.
"""

import json
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.games.paris_connection import oracle
from tests.games.paris_connection.scene import COMPANIES, paris
from tests.games.spoiling import (
    Change,
    Json,
    assert_names,
    assert_one_line,
    changed_ends,
    error_in_initial,
    error_in_position,
    error_in_record,
    read_position,
    read_record,
)
from turntable.engine.position import Truth
from turntable.engine.record import to_json
from turntable.engine.texts import LANGUAGES
from turntable.games.paris_connection import GAME

pytestmark = pytest.mark.kernels

COMPONENTS: Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
FRANCE = oracle.Map(COMPONENTS)
CHANGES = 100
"""Of each golden record's end."""


def a_final_position() -> Json:
    """Three players, sixteen locomotives, and only the red station is left."""
    table = paris(
        laid={
            "red": ["Rouen", "0,-2", "Amiens"],
            "yellow": ["-2,0", "-2,-1", "Le Havre"],
            "blue": ["2,-1"],
            "purple": ["2,-1"],
            "black": ["-1,2"],
        },
        stations={"blue": 1, "yellow": 0, "purple": 0, "black": 0, "brown": 0, "red": 5},
        shares=[{"red": 10}, {"blue": 10}],
    )
    table.after("Ana lays blue at 2,0")
    assert table.end == "stations"
    final: Json = json.loads(to_json(table.record()))["final"]
    return final


def a_record_of_a_deal() -> Json:
    """Three players, and nobody has moved."""
    record: Json = json.loads(to_json(paris(shares=[{"red": 10}, {"blue": 10}]).record()))
    return record


# What spoils a final position, the rule or the code of the error, and the place it names.


def add(final: Json, q: int, r: int, company: str) -> None:
    """A locomotive out of the shares of the last player, so that they still add up."""
    final["locomotives"].append([q, r, company])
    final["shares"][2][company] -= 1


def remove(final: Json, q: int, r: int, company: str) -> None:
    final["locomotives"].remove([q, r, company])
    final["shares"][2][company] += 1


def goes_around_a_barrier(final: Json) -> None:
    """Yellow comes to Caen, and so beside Le Havre, but -2,-1 no longer joins them."""
    remove(final, -2, -1, "yellow")
    add(final, -3, 0, "yellow")
    add(final, -3, -1, "yellow")


def reaches_marseille(final: Json) -> None:
    for r in range(2, 13):
        add(final, -1, r, "brown")
    add(final, -2, 13, "brown")
    final["values"]["brown"] = 6


def has_two_stations(final: Json) -> None:
    final["shares"][2]["blue"] -= 1
    final["stations"]["blue"] = 1


def gives_shares_away(final: Json) -> None:
    final["shares"][0]["red"] -= 1
    final["shares"][2]["red"] += 1


def without_map(change: Change) -> Change:
    def changed(final: Json) -> None:
        del final["locomotives"]
        change(final)

    return changed


BAD_FINALS: dict[str, tuple[Change, str, str]] = {
    "an unknown hex": (lambda f: add(f, 9, 9, "red"), "unknown-name", ".locomotives[16]"),
    "two of a colour on a hex": (lambda f: add(f, 0, -2, "red"), "PC-7", ".locomotives[16]"),
    "a third on a hex": (lambda f: add(f, 2, -1, "brown"), "PC-7", ".locomotives[16]"),
    "two in a city": (lambda f: add(f, 1, -2, "blue"), "PC-7", ".locomotives[16]"),
    "on the Eiffel tower": (lambda f: add(f, 0, 0, "red"), "PC-7", ".locomotives[16]"),
    "two on a start": (lambda f: add(f, 1, -1, "red"), "PC-7", ".locomotives[16]"),
    "a company without a start": (lambda f: remove(f, 0, 1, "brown"), "PC-1", ".locomotives"),
    "a railway in two parts": (lambda f: add(f, 3, -3, "red"), "PC-6", ".locomotives"),
    "a railway across a barrier": (goes_around_a_barrier, "PC-6", ".locomotives"),
    "34 of a colour, by shares": (lambda f: f["shares"][0].update(red=12), "PC-1", ""),
    "34 of a colour, by stations": (lambda f: f["stations"].update(red=7), "PC-1", ""),
    "31 of a colour": (lambda f: f["stations"].update(red=4), "PC-1", ""),
    "34 of a colour, without a map": (
        without_map(lambda f: f["shares"][0].update(red=15)),
        "PC-1",
        "",
    ),
    "a value too high": (lambda f: f["values"].update(red=3), "PC-9", ".values.red"),
    "a value too low": (lambda f: f["values"].update(red=1), "PC-9", ".values.red"),
    "a value above all cities": (
        without_map(lambda f: f["values"].update(red=84)),
        "PC-9",
        ".values",
    ),
    "values above all cities": (
        without_map(lambda f: f["values"].update(red=42, blue=42)),
        "PC-9",
        ".values",
    ),
    "a hand smaller than it was dealt": (gives_shares_away, "PC-12", ".shares[0]"),
    "neither map nor values": (without_map(lambda f: f.pop("values")), "missing-field", ""),
    "Marseille, which nobody reached": (lambda f: f.update(end="marseille"), "PC-13", ".end"),
    "Marseille reached, another end": (reaches_marseille, "PC-13", ".end"),
    "a stalemate with one station": (lambda f: f.update(end="stalemate"), "PC-14", ".end"),
    "the stations, of which two are left": (has_two_stations, "PC-14", ".end"),
    "negative shares": (lambda f: f["shares"][0].update(red=-1), "out-of-range", ".shares[0].red"),
    "half a share": (lambda f: f["shares"][0].update(red=0.5), "wrong-type", ".shares[0].red"),
    "shares of no company": (
        lambda f: f["shares"][0].update(pink=1),
        "unknown-field",
        ".shares[0]",
    ),
    "a locomotive of no company": (
        lambda f: f["locomotives"].append([0, -2, "pink"]),
        "unknown-value",
        ".locomotives[16][2]",
    ),
    "an unknown end": (lambda f: f.update(end="boredom"), "unknown-value", ".end"),
    "two players": (lambda f: f["shares"].pop(), "wrong-players", ""),
    "seven players": (lambda f: f["shares"].extend([{}] * 4), "wrong-players", ""),
    "another number of players": (lambda f: f.update(players=4), "players-differ", ".players"),
}

every_bad_final = pytest.mark.parametrize(
    ("change", "code", "where"), BAD_FINALS.values(), ids=[*BAD_FINALS]
)


def test_the_good_position_is_good() -> None:
    """PC-16: Ana has ten shares of red, at Rouen and Amiens."""
    assert read_position(GAME, a_final_position()).sheets()[0].total == 20


def test_a_position_without_its_end_says_nothing_of_it() -> None:
    """PC-13: it can be scored, but in a record the end must be there."""
    final = a_final_position()
    del final["end"]
    truth = read_position(GAME, final)
    assert "end" not in msgspec.to_builtins(GAME.play.final(truth.state))


@every_bad_final
def test_a_bad_position_is_not_accepted(change: Change, code: str, where: str) -> None:
    """PC-1, PC-6, PC-7, PC-9, PC-13, PC-14: the rule or the code, and the place in the file."""
    error = error_in_position(GAME, a_final_position(), change)
    assert_names(error, code, f"position.json{where}")


@every_bad_final
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_position_is_said_in_one_line(
    change: Change, code: str, where: str, language: str
) -> None:
    """PC-1, PC-6, PC-7, PC-9, PC-13, PC-14."""
    error = error_in_position(GAME, a_final_position(), change)
    assert_one_line(error.sentence(language), f"position.json{where}: ")


# The same of the start of a game, as a record has it.


def deal(initial: Json, seat: int, **shares: int) -> None:
    initial["shares"][seat].update(shares)


BAD_INITIALS: dict[str, tuple[Change, str, str]] = {
    "a share too many": (lambda i: deal(i, 1, red=9), "PC-2", ".shares[1]"),
    "no shares": (lambda i: i["shares"][2].clear(), "PC-2", ".shares[2]"),
    "shares of two players": (lambda i: i["shares"].pop(), "wrong-count", ".shares"),
    "two companies on a start": (
        lambda i: i["starts"].update(blue=[0, -1]),
        "named-twice",
        ".starts.blue",
    ),
    "a start outside Paris": (lambda i: i["starts"].update(blue=[2, -1]), "PC-1", ".starts.blue"),
    "a start off the map": (
        lambda i: i["starts"].update(blue=[9, 9]),
        "unknown-name",
        ".starts.blue",
    ),
    "a company without a start": (lambda i: i["starts"].pop("red"), "missing-field", ".starts"),
    "a station too full": (lambda i: i["stations"].update(red=30), "PC-3", ".stations.red"),
    "an empty station": (lambda i: i["stations"].pop("blue"), "PC-3", ".stations.blue"),
    "nobody first": (lambda i: i.update(first=3), "seat-range", ".first"),
    "a seat before the first": (lambda i: i.update(first=-1), "seat-range", ".first"),
    "a field too many": (lambda i: i.update(bag=[]), "unknown-field", ""),
}

every_bad_initial = pytest.mark.parametrize(
    ("change", "code", "where"), BAD_INITIALS.values(), ids=[*BAD_INITIALS]
)


def test_the_good_deal_is_good() -> None:
    """PC-1 to PC-4."""
    read_record(a_record_of_a_deal())


@every_bad_initial
def test_a_bad_deal_is_not_accepted(change: Change, code: str, where: str) -> None:
    """PC-1 to PC-4."""
    error = error_in_initial(a_record_of_a_deal(), change)
    assert_names(error, code, f"initial{where}")


@every_bad_initial
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_deal_is_said_in_one_line(
    change: Change, code: str, where: str, language: str
) -> None:
    """PC-1 to PC-4."""
    error = error_in_initial(a_record_of_a_deal(), change)
    assert_one_line(error.sentence(language), f"initial{where}: ")


@pytest.mark.parametrize("players", [2, 7])
def test_a_record_is_of_three_to_six_players(players: int) -> None:
    """PC-2."""
    record = a_record_of_a_deal()
    record["players"] = [{"name": str(seat), "bot": None} for seat in range(players)]
    assert error_in_record(record).code == "wrong-players"


# Whatever is changed: a position that is accepted scores what the oracle says.


def changed_at_random(final: Json, dice: Random) -> None:
    """One count, one locomotive, or the end."""
    counts = [final["values"], final["stations"], *final["shares"]]
    locomotives = final["locomotives"]
    locomotive = dice.choice(locomotives)
    match dice.randrange(6):
        case 0:
            dice.choice(counts)[dice.choice(COMPANIES)] += dice.choice((-1, 1))
        case 1:
            locomotive[dice.randrange(2)] += dice.choice((-1, 1))
        case 2:
            locomotive[2] = dice.choice(COMPANIES)
        case 3:
            locomotives.remove(locomotive)
        case 4:
            final["end"] = dice.choice(GAME.ends)
        case 5:
            one, other = dice.sample(final["shares"], 2)
            company = dice.choice(COMPANIES)
            one[company], other[company] = other[company], one[company]


@cache
def changed_positions() -> list[tuple[Json, Truth | None]]:
    records = Path(__file__).with_name("records")
    return changed_ends(GAME, records, changed_at_random, CHANGES)


def test_a_changed_position_is_not_accepted_or_scores_what_it_says() -> None:
    """PC-9, PC-11, PC-16."""
    for final, truth in changed_positions():
        if truth is not None:
            railways: oracle.Railways = {company: set() for company in COMPANIES}
            for q, r, company in final["locomotives"]:
                railways[company].add((q, r))
            values = {company: oracle.value(FRANCE, railways[company]) for company in COMPANIES}
            players = len(final["shares"])
            sheets = [oracle.sheet(COMPONENTS, players, hand, values) for hand in final["shares"]]
            assert [sheet.lines for sheet in truth.sheets()] == [sheet.lines for sheet in sheets]


def test_an_accepted_position_adds_up() -> None:
    """PC-1."""
    for final, truth in changed_positions():
        if truth is not None:
            for company in COMPANIES:
                on_the_map = sum(colour == company for _, _, colour in final["locomotives"])
                in_hands = sum(hand[company] for hand in final["shares"])
                assert on_the_map + in_hands + final["stations"][company] == 32


def test_some_changed_positions_are_accepted_and_most_are_not() -> None:
    """PC-1: else the tests above would not say much."""
    accepted = [truth is not None for _, truth in changed_positions()]
    assert 0.03 < sum(accepted) / len(accepted) < 0.3
