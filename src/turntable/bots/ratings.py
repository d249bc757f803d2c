"""Ratings of the bots, as `make strength` measured them; docs/bots.md tells how.

They stand in a file that kernels cannot depend on: new ratings compile nothing anew.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent / "ratings.toml"


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and the 95 % interval around it."""

    rating: int
    low: int
    high: int


Ratings = dict[str, dict[str, Rating]]
"""By game and bot."""


def read_ratings(file: Path) -> Ratings:
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {
        game: {bot: Rating(**rating) for bot, rating in bots.items()}
        for game, bots in found.items()
    }


def ratings_as_text(ratings: Ratings) -> str:
    """What `read_ratings` reads."""
    lines = ["# Made by `make strength`.\n"]
    for game, bots in ratings.items():
        lines.append(f"\n[{game}]\n")
        lines += [
            f"{bot} = {{ rating = {it.rating}, low = {it.low}, high = {it.high} }}\n"
            for bot, it in bots.items()
        ]
    return "".join(lines)


@cache
def rating_of(game: str, bot: str) -> int | None:
    """The rating to show for a bot; None where none was measured."""
    rating = read_ratings(FILE).get(game, {}).get(bot)
    return rating.rating if rating else None
