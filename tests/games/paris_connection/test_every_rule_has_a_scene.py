"""Every rule of the game is cited by a test that is about it."""

import ast
import re
from pathlib import Path

import pytest

from turntable.games.paris_connection import GAME


def cited_rules() -> set[str]:
    """The rules named in the docstrings of the tests beside this one."""
    cited: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(re.findall(r"PC-\d+", ast.get_docstring(node) or ""))
    return cited


@pytest.mark.parametrize("rule", [GAME.rule_id(number) for number in GAME.rules])
def test_every_rule_is_cited(rule: str) -> None:
    assert rule in cited_rules()
