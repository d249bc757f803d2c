"""Setting up: starts, shares, stations, the first player."""

from collections import Counter

import pytest

from tests.games.paris_connection.scene import COMPANIES, STARTS, Table, hand_of, paris
from tests.games.table import NOBODY
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.position import counts

pytestmark = pytest.mark.kernels

every_number = pytest.mark.parametrize("players", GAME.players)


def shuffled(players: int, seed: int) -> Table:
    """A table dealt at random."""
    return Table(Match.deal(GAME, players, 0, Generator(seed)).truth)


def test_every_company_has_a_start_of_its_own() -> None:
    """PC-1."""
    starts = {company.start for company in shuffled(4, 1).seen_by(NOBODY).companies}
    assert starts == set(STARTS)


def test_any_company_can_be_on_any_start() -> None:
    """PC-1: at random."""
    seen = {
        (company.company, company.start)
        for seed in range(60)
        for company in shuffled(4, seed).seen_by(NOBODY).companies
    }
    assert len(seen) == 36


def test_the_start_is_all_that_a_company_has_on_the_map() -> None:
    """PC-1."""
    assert [company.laid for company in shuffled(4, 1).seen_by(NOBODY).companies] == [[]] * 6


def test_every_company_is_worth_nothing_at_first() -> None:
    """PC-1."""
    assert set(shuffled(4, 1).values.values()) == {0}


@pytest.mark.parametrize(("players", "shares"), [(3, 10), (4, 8), (5, 6), (6, 5)])
def test_the_number_of_players_says_how_many_shares_each_draws(players: int, shares: int) -> None:
    """PC-2."""
    table = shuffled(players, 1)
    assert [sum(hand_of(table.match.truth.state, n).values()) for n in range(players)] == [
        shares
    ] * players


def test_nobody_draws_the_same_shares_every_time() -> None:
    """PC-2: at random."""
    hands = {str(hand_of(shuffled(3, seed).match.truth.state, 0)) for seed in range(20)}
    assert len(hands) > 15


@every_number
def test_what_is_not_drawn_is_in_the_stations(players: int) -> None:
    """PC-2, PC-3: 31 of each colour were in the bag."""
    table = shuffled(players, 2)
    drawn = Counter[str]()
    for seat in range(players):
        drawn.update(hand_of(table.match.truth.state, seat))
    stations = {company: table.company(company).station for company in COMPANIES}
    assert stations == {company: 31 - drawn[company] for company in COMPANIES}


def test_how_many_shares_of_a_colour_are_held_is_public() -> None:
    """PC-3."""
    table = paris(shares=[{"red": 10}, {"red": 3, "blue": 7}, {"blue": 10}])
    assert (table.company("red").shares_held, table.company("blue").shares_held) == (13, 17)


def test_how_many_shares_a_player_has_is_public() -> None:
    """PC-3: also those of a trade of one for two."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue")
    assert [seat.share_count for seat in table.seen_by(NOBODY).seats] == [11, 10, 10]


def test_the_colours_of_others_are_secret() -> None:
    """PC-2, PC-3."""
    table = paris()
    assert [table.own(name, seen_by="Ana").shares is None for name in table.names] == [
        False,
        True,
        True,
    ]


def test_a_watcher_sees_nobodys_shares() -> None:
    """PC-2."""
    assert [seat.shares for seat in paris().seen_by(NOBODY).seats] == [None] * 3


def test_everybody_sees_the_own_shares() -> None:
    """PC-2."""
    table = paris(shares=[{"red": 4, "blue": 6}])
    assert table.own("Ana").shares == counts([4, 6, 0, 0, 0, 0])


@every_number
def test_anybody_can_be_the_first(players: int) -> None:
    """PC-4: at random."""
    assert {shuffled(players, seed).seen_by(NOBODY).first for seed in range(50)} == {
        *range(players)
    }


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_the_first_turn(first: int) -> None:
    """PC-4."""
    table = paris(first=first)
    assert table.waiting == [table.names[first]]


def test_turns_go_round_clockwise() -> None:
    """PC-4."""
    table = paris(4, first=2)
    turns = [table.after_even_trades(1).waiting for _ in range(4)]
    assert turns == [["Greg"], ["Ana"], ["Ben"], ["Eva"]]


@pytest.mark.parametrize("move", ["lays red at Rouen", "trades red for blue", "ends the build"])
def test_a_turn_is_nobody_elses(move: str) -> None:
    """PC-4."""
    assert paris(first=0).refuses(f"Ben {move}") == "PC-4"


def test_a_build_is_nobody_elses() -> None:
    """PC-4: nobody goes on with the build of another."""
    table = paris().after("Ana lays red at Rouen")
    assert table.refuses("Ben ends the build") == "PC-4"
