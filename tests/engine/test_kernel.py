"""Kernels and their cache: the traps that docs/decisions/kernels.md tells of, in real processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RULES = """
from turntable.engine.kernel import kernel
from games.{name}.table import FACTOR

@kernel
def value(n):
    return n * FACTOR
"""

TEMPLATE = """
from turntable.engine.kernel import template

def value(n):
    raise NotImplementedError

@template
def twice(n):
    return 2 * value(n)

@template
def four_times(n):
    return 2 * twice(n)
"""

RUN = """
import importlib, sys
from turntable.engine.kernel import bind
from generic import templates
results = []
for name in sys.argv[1:]:
    bound = bind(templates.four_times, importlib.import_module(f"games.{name}.rules"))
    results.append(bound(10))
    hits = sum(bound.stats.cache_hits.values()) if hasattr(bound, "stats") else -1
print(*results, hits)
"""


class Place:
    """A folder with two little games and generic code, and a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, factor in (("one", 1), ("ten", 10)):
            self.write(f"games/{name}/__init__.py", "")
            self.write(f"games/{name}/rules.py", RULES.format(name=name))
            self.write(f"games/{name}/table.py", f"FACTOR = {factor}\n")
        self.write("games/__init__.py", "")
        self.write("generic/__init__.py", "")
        self.write("generic/templates.py", TEMPLATE)
        self.write("run.py", RUN)

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def run(self, *games: str, mode: str = "compiled", cache: str = "cache") -> list[int]:
        """The results for `games`, and last whether the cache was hit."""
        environment = {"TURNTABLE_CACHE": str(self.folder / cache), "TURNTABLE_KERNELS": mode}
        done = subprocess.run(
            [sys.executable, "run.py", *games],
            cwd=self.folder,
            env=os.environ | environment | {"PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        return [int(number) for number in done.stdout.split()]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_a_second_process_compiles_nothing(place: Place) -> None:
    assert place.run("one") == [40, 0]
    assert place.run("one") == [40, 1]


def test_games_bound_to_one_template_do_not_share_its_code(place: Place) -> None:
    assert place.run("one", "ten")[:2] == [40, 400]
    assert place.run("ten", "one")[:2] == [400, 40]


def test_an_edit_in_another_file_of_the_game_is_noticed(place: Place) -> None:
    place.run("one", "ten")
    place.write("games/one/table.py", "FACTOR = 3\n")
    assert place.run("one") == [120, 0]


def test_an_edit_in_one_game_recompiles_that_game_alone(place: Place) -> None:
    place.run("one", "ten")
    place.write("games/one/table.py", "FACTOR = 3\n")
    assert place.run("ten") == [400, 1]


def test_an_edit_in_what_no_kernel_uses_recompiles_nothing(place: Place) -> None:
    place.write("games/one/view.py", "from games.one.rules import value\n")
    place.run("one")
    place.write("games/one/view.py", "from games.one.table import FACTOR\n")
    assert place.run("one") == [40, 1]


def test_an_edit_in_a_template_is_noticed(place: Place) -> None:
    place.run("one")
    place.write(
        "generic/templates.py", TEMPLATE.replace("return 2 * value(n)", "return 5 * value(n)")
    )
    assert place.run("one")[0] == 100


def test_component_data_counts_as_source(place: Place) -> None:
    place.write("games/one/components.json", "{}")
    place.run("one")
    place.write("games/one/components.json", "[]")
    assert place.run("one")[1] == 0


def test_checked_kernels_have_a_cache_of_their_own(place: Place) -> None:
    place.run("one")
    assert place.run("one", mode="checked")[1] == 0


def test_plain_kernels_give_the_same(place: Place) -> None:
    assert place.run("one", "ten", mode="plain") == [40, 400, -1]


def test_without_a_writable_folder_kernels_still_run(place: Place) -> None:
    """A file stands where the cache folder should be; the next place is tried."""
    place.write("cache", "not a folder")
    assert place.run("one")[0] == 40


def test_an_unknown_mode_is_refused(place: Place) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        place.run("one", mode="fast")
