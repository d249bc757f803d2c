"""The example in examples/ does what it says."""

import subprocess
import sys
from pathlib import Path

from tests.server.process import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_http.py"


def test_the_example_plays_a_whole_game(server: Server) -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    assert "Robot" in ran.stdout
    assert "/record" in ran.stdout


def test_without_a_table_the_example_says_so() -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLE, "http://127.0.0.1:9"], capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("No table at http://127.0.0.1:9: ")
    assert len(ran.stderr.splitlines()) == 1


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80
