"""Who sits where in a tournament: every bot in every seat equally often."""

from itertools import combinations


def seatings(bots: list[str], players: int) -> list[tuple[str, ...]]:
    """All the ways in which one deal is played, a bot for each seat, in the order of play.

    As many bots as seats: all sit. Fewer: the first sits once, and the others take turns in the
    seats that are left. More: as many as there are seats, every choice of them in turn.
    """
    if len(bots) > players:
        tables = [table for table in combinations(bots, players) if len(set(table)) > 1]
    elif len(bots) == players:
        tables = [tuple(bots)]
    else:
        tables = _one_among(bots[0], bots[1:], players)
    return [turned for table in dict.fromkeys(tables) for turned in _turned(table)]


def _one_among(one: str, others: list[str], players: int) -> list[tuple[str, ...]]:
    """Each of the others begins once, so that all of them sit as often."""
    count = len(others)
    return [
        (one, *(others[(first + seat) % count] for seat in range(players - 1)))
        for first in range(count)
    ]


def _turned(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [table[-by:] + table[:-by] if by else table for by in range(len(table))]
