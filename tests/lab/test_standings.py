"""What is made of outcomes: shares, intervals, pairings and ratings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turntable.lab.rating import AVERAGE, rate
from turntable.lab.seating import seatings
from turntable.lab.standings import standings
from turntable.lab.tournament import Outcome


@st.composite
def tournaments(draw: st.DrawFn) -> list[Outcome]:
    """Any games that bots may have played, ties among them."""
    bots = draw(st.lists(st.sampled_from("ABCDE"), min_size=2, max_size=5, unique=True))
    players = draw(st.integers(2, 5))
    every = seatings(bots, players)
    games = draw(st.integers(1, 30))
    outcomes = []
    for number in range(games):
        ranks = draw(st.lists(st.integers(0, players - 1), min_size=players, max_size=players))
        best = min(ranks)
        ordered = tuple(rank - best for rank in ranks)
        outcomes.append(Outcome(number, every[number % len(every)], ordered))
    return outcomes


def outcomes(*games: tuple[str, str]) -> list[Outcome]:
    """Games told by who sat and how they came in: ("ABB", "012")."""
    return [
        Outcome(number, tuple(bots), tuple(map(int, ranks)))
        for number, (bots, ranks) in enumerate(games)
    ]


@given(tournaments())
def test_shares_sum_to_one(played: list[Outcome]) -> None:
    bots = standings(played).bots.values()
    assert sum(bot.share for bot in bots) == pytest.approx(1)
    assert sum(bot.fair_share for bot in bots) == pytest.approx(1)
    # A third of a win is told in millionths.
    assert sum(bot.wins for bot in bots) == pytest.approx(len(played), abs=1e-5)


@given(tournaments())
def test_intervals_hold_what_they_are_about(played: list[Outcome]) -> None:
    for bot in standings(played).bots.values():
        low, high = bot.interval
        assert 0 <= low <= bot.share + 1e-9
        assert bot.share - 1e-9 <= high <= 1
        assert bot.rating.low < bot.rating.rating < bot.rating.high


@given(tournaments())
def test_the_two_sides_of_a_pairing_make_one(played: list[Outcome]) -> None:
    pairings = standings(played).pairings
    for one, met in pairings.items():
        assert one not in met
        for other, share in met.items():
            assert share + pairings[other][one] == pytest.approx(1)


@given(tournaments())
def test_ratings_are_around_the_average(played: list[Outcome]) -> None:
    ratings = [rating.rating for rating in rate(played).values()]
    assert sum(ratings) / len(ratings) == pytest.approx(AVERAGE, abs=1)


def test_a_tie_is_shared() -> None:
    bots = standings(outcomes(("ABB", "002"), ("BAB", "100"))).bots
    assert (bots["A"].wins, bots["B"].wins) == (1.0, 1.0)


def test_all_seats_of_a_bot_win_for_it() -> None:
    bots = standings(outcomes(("ABB", "102"), ("BAB", "120"))).bots
    assert (bots["A"].share, bots["B"].share) == (0.0, 1.0)
    assert bots["A"].fair_share == pytest.approx(1 / 3)


def test_a_bot_that_sat_in_some_games_only() -> None:
    bots = standings(outcomes(("AB", "01"), ("BC", "10"), ("AC", "01"), ("CA", "10"))).bots
    assert (bots["A"].games, bots["A"].wins, bots["A"].share) == (3, 3.0, 0.75)
    assert bots["A"].interval[1] == pytest.approx(0.75)


def test_a_pairing_counts_every_two_seats() -> None:
    pairings = standings(outcomes(("ABB", "021"), ("ABB", "110"))).pairings
    assert pairings["A"]["B"] == pytest.approx((2 + 0.5) / 4)


def test_those_who_never_met_have_no_pairing() -> None:
    assert "C" not in standings(outcomes(("AB", "01"), ("CB", "01"))).pairings["A"]


def test_the_best_comes_first() -> None:
    assert list(standings(outcomes(*[("AB", "10"), ("BA", "01")] * 5)).bots) == ["B", "A"]


def test_ten_games_for_one_are_four_hundred_points() -> None:
    rated = rate(outcomes(*([("AB", "01")] * 10 + [("BA", "01")]) * 100))
    assert rated["A"].rating - rated["B"].rating == pytest.approx(400, abs=40)


def test_one_among_many_is_rated_as_one_against_one() -> None:
    """Equal bots have equal ratings, however many seats each has."""
    even = [("ABBB", "0123"), ("BABB", "0123"), ("BBAB", "0123"), ("BBBA", "0123")]
    rated = rate(outcomes(*even * 50))
    assert abs(rated["A"].rating - rated["B"].rating) < 40


def test_more_games_make_a_rating_surer() -> None:
    few, many = (rate(outcomes(*[("AB", "01"), ("BA", "01")] * n))["A"] for n in (5, 50))
    assert many.high - many.low < few.high - few.low
