"""The checks themselves: a game that breaks a promise is found out."""

import types
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.conformance.combinations import COMBINATIONS
from turntable.engine.game import Game
from turntable.engine.kernel import kernel
from turntable.lab.checks import check_games

pytestmark = pytest.mark.plain  # compiling each spoilt game would take ten seconds

GAME, PLAYERS = COMBINATIONS[0].game, COMBINATIONS[0].players
PLAY: Any = GAME.play


def spoilt(name: str, **changes: object) -> Game:
    """The first game with some of its kernels replaced."""
    module = types.ModuleType(f"spoilt_{name}")
    module.__dict__.update(vars(PLAY))
    module.__name__ = f"spoilt_{name}"
    module.__dict__.update(changes)
    game = replace(GAME, id=f"spoilt-{name}")
    game.__dict__["play"] = module
    return game


_legal, _sample, _refusal = PLAY.legal, PLAY.sample, PLAY.refusal
_score, _audit = PLAY.score, PLAY.audit


@kernel
def legal(s: Any, w: Any, seat: int) -> int:
    return _legal(s, w, seat) - 1  # type: ignore[no-any-return]


@kernel
def sample(s: Any, w: Any, seat: int) -> int:
    return (_sample(s, w, seat) + 1) % 196  # type: ignore[no-any-return]


@kernel
def refusal(s: Any, seat: int, move: int) -> int:
    return 0 if move == 3 else _refusal(s, seat, move)


@kernel
def score(s: Any, w: Any) -> None:
    _score(s, w)
    w.total[0] += 1


@kernel
def audit(s: Any, w: Any) -> int:
    return 1 if s.awaited == 1 else _audit(s, w)


@kernel
def never_over(s: Any) -> bool:
    return False


@pytest.mark.parametrize(
    ("name", "broken", "promise"),
    [
        ("legal", legal, "legal"),
        ("sample", sample, "sample"),
        ("refusal", refusal, "legal"),
        ("score", score, "sheet"),
        ("audit", audit, "conserved"),
        ("is_over", never_over, "waiting"),
    ],
)
def test_a_broken_promise_is_named(name: str, broken: Callable[..., object], promise: str) -> None:
    breach = check_games(spoilt(name, **{name: broken}), PLAYERS, 0, 1, 20)
    assert breach is not None
    assert breach.promise == promise


def test_a_game_that_runs_too_long_is_named() -> None:
    breach = check_games(replace(GAME, max_moves=20), PLAYERS, 0, 1, 1)
    assert breach is not None
    assert breach.promise == "maximum"


def test_the_game_itself_keeps_them() -> None:
    assert check_games(GAME, PLAYERS, 0, 1, 20) is None
