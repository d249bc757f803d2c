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


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80
