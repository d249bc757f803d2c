"""The layers: nothing imports upwards, and only one module knows Numba."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "turntable"

# What each layer may import, besides itself; the order is that of the README.
BELOW = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "lab": {"engine", "games", "bots"},
    "envs": {"engine", "games", "bots"},
    "server": {"engine", "games", "bots"},
    "cli": {"engine", "games", "bots", "lab", "envs", "server"},
}
FILES = sorted(SOURCE.rglob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative imports hide the layer"
            assert node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def layer_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_layer_imports_downwards_only(file: Path) -> None:
    layer = layer_of(file)
    if layer not in BELOW:
        return  # the package itself: its version and its entry point
    for module in imports(file):
        parts = module.split(".")
        if parts[0] == "turntable" and len(parts) > 2:
            assert parts[1] in BELOW[layer] | {layer}, f"{layer} imports {module}"


def test_every_package_is_a_layer() -> None:
    packages = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert packages <= set(BELOW)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_imports_no_other_game(file: Path) -> None:
    if layer_of(file) != "games" or len(file.relative_to(SOURCE).parts) < 3:
        return
    own = file.relative_to(SOURCE).parts[1]
    others = [m for m in imports(file) if m.startswith("turntable.games.")]
    assert all(module.split(".")[2] == own for module in others)


def test_nobody_above_the_games_names_one() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir()]
    for file in FILES:
        if layer_of(file) != "games":
            text = file.read_text("utf-8")
            named = [name for name in games if name in text or name.replace("_", "-") in text]
            assert not named or named == ["__pycache__"], f"{file} names {named}"


def test_only_the_kernel_module_knows_numba() -> None:
    knowing = [file for file in FILES if any(m.split(".")[0] == "numba" for m in imports(file))]
    assert knowing == [SOURCE / "engine" / "kernel.py"]


def test_no_module_draws_from_a_global_generator() -> None:
    """Chance is injected: `random` and NumPy's generators only as objects made from a seed."""
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                if node.value.id == "random":
                    assert node.attr == "Random", f"{file}:{node.lineno}"
                assert (node.value.id, node.attr) != ("np", "random"), f"{file}:{node.lineno}"


def test_nothing_is_pickled() -> None:
    for file in FILES:
        assert not {module.split(".")[0] for module in imports(file)} & {"pickle", "shelve"}
