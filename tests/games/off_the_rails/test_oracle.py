"""The kernels score as the oracle does: at every step of games, and at thousands of random ends.

Not among the tests that also run uncompiled: there are too many.
"""

from collections import Counter
from functools import cache
from random import Random

import msgspec
import pytest

from tests.games.off_the_rails import layout, oracle
from tests.games.off_the_rails.playing import COMPONENTS, Table, missions_of
from turntable.engine.position import Truth
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import CLANS

GAMES = 1
MISSIONS_OPTION = 2
LONG = 20
ENDS = 2000
PIECES = [piece["kind"] for piece in COMPONENTS["pieces"] for _ in range(piece["count"])]
KINDS = list(dict.fromkeys(PIECES))
MISSIONS = [mission["id"] for mission in COMPONENTS["missions"]]


def seats_of(truth: Truth) -> list[oracle.Json]:
    """The seats of a position as a final position has them; a cart on the board is on a square."""
    s = truth.state
    missions = missions_of(s)
    return [
        {
            "store": dict(Counter(layout.pieces_in(s.store[seat]).split())),
            "carts": layout.carts_of(s, seat),
            "missions": [name for name, owner in missions.items() if owner == seat],
        }
        for seat in range(int(s.players))
    ]


def random_end(dice: Random) -> oracle.Json:
    """Players who share the box. With few pieces they are tied now and then."""
    pieces = dice.sample(PIECES, len(PIECES))
    missions = dice.sample(MISSIONS, len(MISSIONS))
    players = dice.randint(2, 4)
    clans = dice.sample(CLANS, 4) if players > 2 else dice.choice([CLANS[::2], CLANS[1::2]])
    most = dice.choice([1, 3, 12])
    seats = []
    for clan in clans[:players]:
        store = Counter(pieces.pop() for _ in range(dice.randint(0, most)))
        taken = [missions.pop() for _ in range(dice.choice([0, 0, 1]))]
        carts = [dice.choice(["supply", "out"]) for _ in range(2)]
        seats.append({"clan": clan, "store": dict(store), "carts": carts, "missions": taken})
    end = dice.choice(GAME.ends)
    return {
        "seats": seats,
        "bag": dict(Counter(pieces)),
        "board": [],
        "tokens": 0 if end == "tokens" else dice.randint(1, 16),
        "end": end,
    }


@cache
def random_ends() -> list[tuple[oracle.Json, Truth]]:
    dice = Random(5)
    found = []
    for _ in range(ENDS):
        final = random_end(dice)
        truth = Truth(GAME, GAME.boundary.new_state())
        GAME.play.read_final(msgspec.convert(final, GAME.play.Final), truth.state)
        found.append((final, truth))
    return found


def assert_same_sheets(seats: list[oracle.Json], truth: Truth) -> None:
    sheets = oracle.sheets(COMPONENTS, seats)
    kernel = truth.sheets()
    assert [sheet.lines for sheet in kernel] == [sheet.lines for sheet in sheets], seats
    assert [sheet.total for sheet in kernel] == [sheet.total for sheet in sheets], seats
    assert [sheet.rank for sheet in kernel] == oracle.ranks(sheets), seats


def compare_scores(players: int, options: int, seeds: range) -> None:
    for seed in seeds:
        for table in Table.dealt(players, options, "guided", seed).steps():
            if table.referee.decision in ("move_cart", "place_token", "over"):
                assert_same_sheets(seats_of(table.match.truth), table.match.truth)


@pytest.mark.parametrize("players", GAME.players)
def test_positions_of_games_score_what_the_oracle_says(players: int) -> None:
    """OR-40, OR-41."""
    compare_scores(players, MISSIONS_OPTION, range(GAMES))


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_positions_of_many_games_score_what_the_oracle_says(players: int, options: int) -> None:
    """OR-40, OR-41."""
    compare_scores(players, options, range(GAMES, GAMES * LONG))


def test_random_ends_score_what_the_oracle_says() -> None:
    """OR-40, OR-41."""
    for final, truth in random_ends():
        assert_same_sheets(final["seats"], truth)


def test_random_ends_are_written_as_they_were_read() -> None:
    """OR-2, OR-36."""
    for final, truth in random_ends()[:300]:
        again = msgspec.to_builtins(GAME.play.final(truth.state))
        seats = zip(again["seats"], final["seats"], strict=True)
        assert all(+Counter(one["store"]) == Counter(other["store"]) for one, other in seats)
        assert +Counter(again["bag"]) == Counter(final["bag"])
        assert (again["tokens"], again["end"]) == (final["tokens"], final["end"])


# Else the tests above would not say much.


def test_the_most_rubies_are_shared_and_nobodys_in_some_random_ends() -> None:
    """OR-40."""
    leaders = Counter(
        sum(sheet.lines["rubies"] > 0 for sheet in oracle.sheets(COMPONENTS, final["seats"]))
        for final, _ in random_ends()
    )
    assert all(leaders[number] > 30 for number in (0, 1, 2, 3)), leaders


def test_some_random_ends_are_ties() -> None:
    """OR-41: broken by jewels, broken by rocks, and shared."""
    by_jewels = by_rocks = shared = 0
    for final, _ in random_ends():
        sheets = oracle.sheets(COMPONENTS, final["seats"])
        first, second, *_ = sorted((sheet.standing for sheet in sheets), reverse=True)
        by_jewels += first[:1] == second[:1] and first[1] > second[1]
        by_rocks += first[:2] == second[:2] and first[2] > second[2]
        shared += first == second
    assert min(by_jewels, by_rocks, shared) > 10, (by_jewels, by_rocks, shared)
