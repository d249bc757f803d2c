"""Every rule of every game is cited by a test that is about it."""

import ast
import re
from pathlib import Path

import pytest

from turntable.engine.game import Game
from turntable.engine.registry import games


def cited_rules(game: Game) -> set[str]:
    """The rules named in the docstrings of the tests of that game."""
    cited: set[str] = set()
    for file in (Path(__file__).parent / game.folder.name).glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(re.findall(r"[A-Z]+-\d+", ast.get_docstring(node) or ""))
    return cited


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_rule_is_cited(game: Game) -> None:
    missing = {game.rule_id(number) for number in game.rules} - cited_rules(game)
    assert not missing
