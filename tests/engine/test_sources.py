"""Sources: what code in a module can depend on."""

import ast
from pathlib import Path

import pytest

import turntable
from turntable.engine.sources import digest_of, sources_of

ROOT = Path(str(turntable.__file__)).parent
MODULES = sorted(ROOT.rglob("*.py"))
GHOSTS = ROOT / "games/ghosts_galore"


def named(node: ast.stmt) -> list[str]:
    """The modules that an import may be of."""
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, "an import by a relative name would go unnoticed"
        package = str(node.module)
        return [package, *(f"{package}.{alias.name}" for alias in node.names)]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def imported(file: Path) -> set[Path]:
    """As Python itself reads the file."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        for name in named(node) if isinstance(node, ast.stmt) else []:
            path = ROOT.parent.joinpath(*name.split("."))
            found |= {
                one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()
            }
    return found


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_import_goes_unnoticed(file: Path) -> None:
    found, left = {file}, [file]
    while left:
        new = imported(left.pop()) - found
        found |= new
        left += new
    assert found <= sources_of(file)


def test_components_count_where_they_are_read() -> None:
    assert GHOSTS / "components.json" in sources_of(GHOSTS / "scoring.py")


def test_rules_do_not_depend_on_how_they_are_told() -> None:
    rules = sources_of(GHOSTS / "rules.py")
    assert GHOSTS / "course.py" in rules
    assert not {GHOSTS / "view.py", GHOSTS / "narration.py", GHOSTS / "policy.py"} & rules


def test_searches_do_not_depend_on_how_long_they_think() -> None:
    search = sources_of(ROOT / "bots/tree.py")
    assert ROOT / "bots/knowledge.py" in search
    assert not {ROOT / "bots/levels.py", ROOT / "bots/thinking.py"} & search


def test_what_differs_in_place_or_content_has_another_digest(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("import other\n")
    other.write_text("")
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "one.py").write_text("import other\n")
    (folder / "other.py").write_text("VALUE = 1\n")
    assert digest_of(one) != digest_of(folder / "one.py")
    assert digest_of(one) != digest_of(other)
