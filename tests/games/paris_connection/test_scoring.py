"""Scoring: every share at the value of its company, and what too many of them cost."""

import json
from typing import Any

import pytest

from tests.games.paris_connection.scene import paris
from turntable.engine.position import Sheet
from turntable.engine.record import position_from_json
from turntable.games.paris_connection import GAME

pytestmark = pytest.mark.kernels

Hand = dict[str, int]


def scores(values: Hand, *shares: Hand) -> list[Sheet]:
    """The sheets of a game that ended with these values and hands."""
    final: dict[str, Any] = {"values": values, "shares": shares}
    return position_from_json(GAME, json.dumps(final).encode(), "a position").sheets()


def test_a_share_scores_the_value_of_its_company() -> None:
    """PC-16."""
    sheet, *_ = scores({"red": 7, "blue": 2}, {"red": 3, "blue": 4, "black": 1}, {}, {})
    assert (sheet.lines["red"], sheet.lines["blue"], sheet.lines["black"]) == (21, 8, 0)


def test_the_total_is_the_sum_of_the_lines() -> None:
    """PC-16."""
    sheet, *_ = scores({"red": 7, "blue": 2}, {"red": 3, "blue": 18}, {}, {})
    assert sheet.total == 21 + 36 - 20


def test_most_points_win() -> None:
    """PC-16."""
    sheets = scores({"red": 7, "blue": 2}, {"blue": 10}, {"red": 3}, {"red": 2})
    assert [sheet.rank for sheet in sheets] == [1, 0, 2]


def test_ties_are_shared_victories() -> None:
    """PC-16."""
    sheets = scores({"red": 6, "blue": 2}, {"red": 1}, {"blue": 3}, {"blue": 2})
    assert [sheet.rank for sheet in sheets] == [0, 0, 2]


def test_of_a_hand_behind_a_screen_only_what_was_shown_counts() -> None:
    """PC-3, PC-16: and the sheet says that there may be more."""
    table = paris(shares=[{"red": 8, "blue": 2}], laid={"blue": ["Amiens"]})
    table.after("Ana trades red for two blue")
    sheets = [table.known_to(name).sheets()[0] for name in ("Ana", "Ben")]
    assert [(sheet.total, sheet.partial) for sheet in sheets] == [(4, False), (2, True)]


def test_a_total_can_be_negative() -> None:
    """PC-11, PC-16: two shares too many of a company that is worth nothing."""
    sheet, *_ = scores({}, {"red": 22}, {}, {})
    assert sheet.total == -40


@pytest.mark.parametrize(("players", "limit"), [(3, 20), (4, 15), (5, 12), (6, 10)])
@pytest.mark.parametrize("too_many", [0, 1, 3])
def test_what_shares_above_the_limit_cost(players: int, limit: int, too_many: int) -> None:
    """PC-11: by the number of players."""
    sheet, *_ = scores({"red": 1}, {"red": limit + too_many}, *[{}] * (players - 1))
    assert sheet.lines["penalty"] == -20 * too_many


def test_the_example_of_the_rulebook() -> None:
    """PC-17."""
    values = {"blue": 12, "yellow": 9, "red": 8, "black": 3}
    shares = {"blue": 6, "yellow": 3, "red": 4, "black": 2}
    sheet, *_ = scores(values, shares, {}, {}, {})
    assert [sheet.lines[line] for line in ("blue", "yellow", "red", "black", "penalty")] == [
        72,
        27,
        32,
        6,
        0,
    ]
    assert sheet.total == 137
