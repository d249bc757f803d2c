"""Seats: everybody sits everywhere as often as anybody else."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from turntable.lab.seating import seatings

names = st.lists(st.sampled_from("ABCDEFG"), min_size=2, max_size=7, unique=True)
players = st.integers(2, 6)


@given(names, players)
def test_every_seat_is_taken_by_somebody_named(bots: list[str], players: int) -> None:
    for seats in seatings(bots, players):
        assert len(seats) == players
        assert set(seats) <= set(bots)


@given(names, players)
def test_every_bot_sits_in_every_seat_as_often(bots: list[str], players: int) -> None:
    for bot in bots:
        by_seat = Counter(
            seat
            for seats in seatings(bots, players)
            for seat, who in enumerate(seats)
            if who == bot
        )
        assert len(by_seat) == players
        assert len(set(by_seat.values())) == 1


@given(names, players)
def test_the_first_sits_once_where_bots_are_few(bots: list[str], players: int) -> None:
    if len(bots) < players:
        assert all(seats.count(bots[0]) == 1 for seats in seatings(bots, players))


@given(names, players)
def test_the_others_sit_equally_often(bots: list[str], players: int) -> None:
    seats = Counter(bot for seats in seatings(bots, players) for bot in seats)
    assert len({seats[bot] for bot in bots[1:]}) == 1


@given(names, players)
def test_everybody_meets_everybody(bots: list[str], players: int) -> None:
    met = {(one, other) for seats in seatings(bots, players) for one in seats for other in seats}
    assert all((one, other) in met for one in bots for other in bots if one != other)


@given(names, players)
def test_no_seating_comes_twice_where_bots_are_many(bots: list[str], players: int) -> None:
    if len(bots) >= players:
        every = seatings(bots, players)
        assert len(set(every)) == len(every)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("AB", 2, "AB BA"),
        ("AB", 4, "ABBB BABB BBAB BBBA"),
        ("ABC", 4, "ABCB BABC CBAB BCBA ACBC CACB BCAC CBCA"),
        ("ABC", 2, "AB BA AC CA BC CB"),
        ("ABB", 3, "ABB BAB BBA"),
        ("AAB", 2, "AB BA"),
    ],
)
def test_seatings(bots: str, players: int, expected: str) -> None:
    assert ["".join(seats) for seats in seatings(list(bots), players)] == expected.split()
