"""What a tournament says: who won how much, how they are rated, who came before whom."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from turntable.bots.ratings import Rating
from turntable.lab.rating import rate
from turntable.lab.summary import wilson
from turntable.lab.tournament import Outcome


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    games: int
    """In which it sat."""
    wins: float
    """Of all its seats together; a tie of k counts 1/k."""
    share: float
    """Of all wins: the shares of all bots sum to 1."""
    interval: tuple[float, float]
    fair_share: float
    """What it would win if all were equal: its part of all seats."""
    rating: Rating


@dataclass(frozen=True, slots=True)
class Standings:
    """A tournament in figures."""

    games: int
    bots: dict[str, Standing]
    """The best first."""
    pairings: dict[str, dict[str, float]]
    """How often a seat of the one came before a seat of the other where both sat; a tie counts one
    half."""


def standings(outcomes: Sequence[Outcome]) -> Standings:
    """The figures of the games that were played."""
    sat: defaultdict[str, int] = defaultdict(int)
    seats: defaultdict[str, float] = defaultdict(float)
    wins: defaultdict[str, float] = defaultdict(float)
    for outcome in outcomes:
        for name in set(outcome.bots):
            sat[name] += 1
        winners = outcome.ranks.count(0)
        for name, rank in zip(outcome.bots, outcome.ranks, strict=True):
            seats[name] += 1 / len(outcome.bots)
            if rank == 0:
                wins[name] += 1 / winners
    ratings = rate(outcomes)
    order = sorted(ratings, key=lambda name: ratings[name].rating, reverse=True)
    return Standings(
        games=len(outcomes),
        bots={
            name: Standing(
                games=sat[name],
                wins=round(wins[name], 6),
                share=wins[name] / len(outcomes),
                interval=_interval(wins[name], sat[name], len(outcomes)),
                fair_share=seats[name] / len(outcomes),
                rating=ratings[name],
            )
            for name in order
        },
        pairings=_pairings(outcomes, order),
    )


def _interval(wins: float, sat: int, games: int) -> tuple[float, float]:
    """Wilson's, over the games in which the bot sat. Those of one deal are not independent: where
    its luck was good to a bot in one seat, it is so to the others once that bot sits elsewhere.
    Such games vary less than others, so the interval is rather too wide than too narrow."""
    low, high = wilson(min(wins, sat), sat)
    return low * sat / games, high * sat / games


def _pairings(outcomes: Sequence[Outcome], order: list[str]) -> dict[str, dict[str, float]]:
    before: defaultdict[tuple[str, str], float] = defaultdict(float)
    met: defaultdict[tuple[str, str], int] = defaultdict(int)
    for outcome in outcomes:
        seats = zip(outcome.bots, outcome.ranks, strict=True)
        for (one, own), (other, others) in permutations(seats, 2):
            if one != other:
                met[one, other] += 1
                before[one, other] += 1.0 if own < others else 0.5 if own == others else 0.0
    return {
        one: {other: before[one, other] / met[one, other] for other in order if met[one, other]}
        for one in order
    }
