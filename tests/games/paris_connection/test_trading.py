"""Trading: a share goes back, one or two of another colour come."""

import pytest

from tests.games.paris_connection.scene import Table, hand_of, paris
from tests.games.table import NOBODY
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.paris_connection import GAME
from turntable.games.paris_connection.moves import Trade
from turntable.games.paris_connection.position import Counts

pytestmark = pytest.mark.kernels


def hand(table: Table, name: str) -> dict[str, int]:
    return hand_of(table.match.truth.state, table.seat(name))


def test_one_for_one() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for blue")
    assert hand(table, "Ana") == {"red": 9, "blue": 1}


def test_one_for_two() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue")
    assert hand(table, "Ana") == {"red": 9, "blue": 2}


def test_what_is_given_goes_to_its_station() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}], stations={"red": 4}).after("Ana trades red for blue")
    assert table.company("red").station == 5


def test_what_is_taken_comes_from_its_station() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}], stations={"blue": 4}).after("Ana trades red for two blue")
    assert table.company("blue").station == 2


def test_a_trade_is_the_whole_turn() -> None:
    """PC-10."""
    assert paris(shares=[{"red": 10}]).after("Ana trades red for blue").waiting == ["Ben"]


def test_nobody_gives_what_he_does_not_have() -> None:
    """PC-10."""
    assert paris(shares=[{"red": 10}]).refuses("Ana trades blue for red") == "PC-10"


def test_a_colour_is_not_traded_for_itself() -> None:
    """PC-10."""
    assert paris(shares=[{"red": 10}]).refuses("Ana trades red for red") == "PC-10"


def test_nothing_is_taken_from_an_empty_station() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}], stations={"blue": 0})
    assert table.refuses("Ana trades red for blue") == "PC-10"


def test_two_are_not_taken_from_a_station_that_has_one() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}], stations={"blue": 1})
    assert table.refuses("Ana trades red for two blue") == "PC-10"


def test_the_last_one_of_a_station_may_be_taken() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}], stations={"blue": 1})
    assert table.refuses("Ana trades red for blue") is None


def test_a_trade_that_is_refused_tells_nothing_about_other_hands() -> None:
    """PC-10, PC-4: out of turn it is the turn that is wrong, whatever one has."""
    table = paris(shares=[{"red": 10}, {"blue": 10}])
    assert {table.refuses(f"Ben trades {give} for yellow") for give in ("red", "blue")} == {"PC-4"}


def test_what_is_taken_is_public() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue")
    assert table.own("Ana", seen_by="Ben").shown == Counts(blue=2)


def test_the_rest_of_the_hand_is_not_public() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue")
    assert table.own("Ana", seen_by="Ben").shares is None


def test_what_is_given_back_is_no_longer_there() -> None:
    """PC-10: everybody saw both blue shares come and one of them go."""
    table = paris(shares=[{"red": 10}]).after("Ana trades red for two blue").after_even_trades(2)
    assert table.after("Ana trades blue for red").own("Ana", seen_by="Ben").shown == Counts(
        blue=1, red=1
    )


def test_giving_what_was_never_shown_leaves_what_was_shown() -> None:
    """PC-10."""
    table = paris(shares=[{"red": 9, "black": 1}]).after("Ana trades red for two blue")
    table.after_even_trades(2).after("Ana trades black for red")
    assert table.own("Ana", seen_by=NOBODY).shown == Counts(blue=2, red=1)


def test_a_trade_is_told_to_everybody() -> None:
    """PC-10."""
    (event,) = paris(shares=[{"red": 10}]).after("Ana trades red for two blue").events
    assert (event.kind.name, event.numbers) == ("traded", (0, 0, 1, 2))


@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_share_limit_depends_on_the_players(players: int, limit: int) -> None:
    """PC-11."""
    assert paris(players).seen_by(NOBODY).share_limit == limit


def at_the_limit() -> Table:
    """Ten trades of one for two have brought Ana to twenty shares, the limit of three players."""
    table = paris(shares=[{"red": 10}])
    for _ in range(10):
        table.after("Ana trades red for two blue").after_even_trades(2)
    assert table.own("Ana").share_count == 20
    return table


def test_as_many_as_the_limit_are_not_too_many() -> None:
    """PC-11."""
    assert at_the_limit().own("Ana").excess == 0


def test_the_share_limit_may_be_exceeded() -> None:
    """PC-11: it is soft."""
    table = at_the_limit().after("Ana trades blue for two black")
    assert table.own("Ana", seen_by="Ben").excess == 1


def test_each_share_too_many_costs_twenty_points() -> None:
    """PC-11."""
    table = at_the_limit().after("Ana trades blue for two black").after_even_trades(2)
    table.after("Ana trades blue for two black")
    assert table.match.truth.sheets()[0].lines["penalty"] == -40


def test_a_share_too_many_still_scores_its_value() -> None:
    """PC-11."""
    table = at_the_limit().after("Ana trades blue for two black").after_even_trades(2)
    table.after("Ana lays black at Orléans")
    assert table.match.truth.sheets()[0].lines["black"] == 2


@pytest.mark.parametrize("seed", range(4))
def test_every_turn_has_a_trade(seed: int) -> None:
    """PC-12: in games at random, to the end."""
    match = Match.deal(GAME, 3 + seed, 0, Generator(seed))
    work = GAME.boundary.new_work()
    Generator(seed).load(GAME.boundary.fields_of(work))
    while not match.is_over:
        (seat,) = match.waiting
        if match.seen_by(seat).view().decision == "build_or_trade":
            last = GAME.play.move_of(match.seen_by(seat).legal()[-1])
            assert isinstance(last, Trade)
        match.play(seat, GAME.boundary.sample(match.truth.buffer, work, seat))


def test_a_hand_of_one_colour_can_be_traded_with_two_stations_left() -> None:
    """PC-12: one of the two is of another colour."""
    left = dict.fromkeys(["yellow", "purple", "black", "brown"], 0)
    table = paris(shares=[{"red": 10}], stations=left)
    assert [move for move in table.choices("Ana") if isinstance(move, Trade)] == [
        Trade("red", "blue", 1),
        Trade("red", "blue", 2),
    ]
