"""The end: Marseille, the stations, or trades that lead nowhere."""

import pytest

from tests.games.paris_connection.scene import COMPANIES, Hand, paris

pytestmark = pytest.mark.kernels

# Brown's line down to the last hex before Marseille, through Nevers and Saint-Étienne.
TO_MARSEILLE = {"brown": [f"-1,{r}" for r in range(2, 13)]}


def stations(**left: int) -> dict[str, int]:
    """All others are empty."""
    return dict.fromkeys(COMPANIES, 0) | left


def test_the_game_ends_when_a_line_reaches_marseille() -> None:
    """PC-13."""
    assert paris(laid=TO_MARSEILLE).after("Ana lays brown at Marseille").end == "marseille"


def test_the_last_hex_before_marseille_ends_nothing() -> None:
    """PC-13."""
    laid = {"brown": TO_MARSEILLE["brown"][:-1]}
    assert paris(laid=laid).after("Ana lays brown at -1,12").end is None


def test_marseille_counts() -> None:
    """PC-13: four points, besides Nevers and Saint-Étienne."""
    table = paris(laid=TO_MARSEILLE).after("Ana lays brown at Marseille")
    assert table.company("brown").value == 6


@pytest.mark.parametrize("move", ["lays brown at Toulon", "ends the build"])
def test_the_rest_of_that_build_is_not_made(move: str) -> None:
    """PC-13."""
    table = paris(laid=TO_MARSEILLE).after("Ana lays brown at Marseille")
    assert table.refuses(f"Ana {move}") == "PC-13"


def test_marseille_may_be_reached_late_in_a_build() -> None:
    """PC-13."""
    laid = {"brown": TO_MARSEILLE["brown"][:-2]}
    table = paris(laid=laid).after("Ana lays brown at -1,11", "Ana lays brown at -1,12")
    assert table.after("Ana lays brown at Marseille").end == "marseille"


def test_nobody_is_waited_for_in_the_end() -> None:
    """PC-13."""
    assert paris(laid=TO_MARSEILLE).after("Ana lays brown at Marseille").waiting == []


def test_screens_go_in_the_end() -> None:
    """PC-16: what was secret is scored."""
    table = paris(laid=TO_MARSEILLE).after("Ana lays brown at Marseille")
    assert table.own("Ben", seen_by="Ana").shares is not None


def test_marseille_goes_before_the_stations() -> None:
    """PC-13: the last locomotive of the last station but one."""
    table = paris(laid=TO_MARSEILLE, stations=stations(brown=1, red=5))
    assert table.after("Ana lays brown at Marseille").end == "marseille"


def test_the_game_ends_when_one_station_is_left() -> None:
    """PC-14."""
    table = paris(stations=stations(blue=1, red=5)).after("Ana lays blue at Amiens")
    assert table.end == "stations"


def test_two_stations_are_enough_to_go_on() -> None:
    """PC-14."""
    table = paris(stations=stations(blue=1, red=5, black=5)).after("Ana lays blue at Amiens")
    assert (table.end, table.waiting) == (None, ["Ben"])


def test_a_build_that_leaves_one_station_ends_the_game_only_with_its_last_locomotive() -> None:
    """PC-14: after the complete action."""
    table = paris(stations=stations(blue=3, red=5))
    ends = [table.after(f"Ana lays blue at {hex_}").end for hex_ in ("Amiens", "0,-2", "0,-3")]
    assert ends == [None, None, "stations"]


def test_a_trade_can_leave_one_station() -> None:
    """PC-14."""
    table = paris(shares=[{"red": 10}], stations=stations(blue=2, red=5))
    assert table.after("Ana trades red for two blue").end == "stations"


def test_a_trade_can_refill_a_station() -> None:
    """PC-14: tested after the action; yellow and red have locomotives then."""
    table = paris(shares=[{"red": 10}], stations=stations(blue=2, yellow=5))
    assert table.after("Ana trades red for two blue").end is None


def test_no_move_is_made_after_the_stations() -> None:
    """PC-14."""
    table = paris(stations=stations(blue=1, red=5)).after("Ana lays blue at Amiens")
    assert table.refuses("Ben trades red for blue") == "PC-14"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_rounds_of_even_trades_end_the_game(players: int) -> None:
    """PC-15."""
    table = paris(players).after_even_trades(3 * players - 1)
    assert (table.end, table.after_even_trades(1).end) == (None, "stalemate")


def test_no_move_is_made_after_a_stalemate() -> None:
    """PC-15."""
    assert paris().after_even_trades(9).refuses("Ana trades red for blue") == "PC-15"


def test_a_build_starts_the_count_anew() -> None:
    """PC-15."""
    table = paris().after_even_trades(8).after("Eva lays red at Rouen", "Eva ends the build")
    assert (table.after_even_trades(8).end, table.after_even_trades(1).end) == (None, "stalemate")


def test_a_trade_of_one_for_two_starts_the_count_anew() -> None:
    """PC-15."""
    table = paris(shares=[{}, {}, {"red": 10}]).after_even_trades(8)
    table.after("Eva trades red for two blue")
    assert (table.after_even_trades(8).end, table.after_even_trades(1).end) == (None, "stalemate")


@pytest.mark.parametrize("count", [1, 2])
def test_uneven_trades_do_not_count(count: int) -> None:
    """PC-15: nine trades, of which the first was of one for two, are no stalemate."""
    table = paris(shares=[{"red": 10}])
    table.after(f"Ana trades red for {'two ' * (count - 1)}blue").after_even_trades(8)
    assert table.end == ("stalemate" if count == 1 else None)


def test_the_stations_go_before_a_stalemate() -> None:
    """PC-15, PC-14: the ninth even trade takes the last blue share."""
    both: Hand = {"blue": 5, "yellow": 5}
    table = paris(shares=[both, both, both], stations=stations(blue=1, yellow=3))
    back_and_forth = ["blue for yellow", "yellow for blue"]
    for trade in [*back_and_forth * 4, "yellow for blue"]:
        table.after(f"{table.waiting[0]} trades {trade}")
    assert table.end == "stations"


def test_the_first_locomotive_of_a_build_starts_the_count_anew() -> None:
    """PC-15."""
    table = paris().after_even_trades(3).after("Ana lays red at Rouen")
    assert table.seen_by("Ana").even_trades == 0


def test_the_count_is_shown() -> None:
    """PC-15."""
    view = paris(4).after_even_trades(5).seen_by("Ana")
    assert (view.even_trades, view.most_even_trades) == (5, 12)
