"""The page stays light: nobody on a phone waits for it."""

import gzip

import pytest

from turntable.server.page import FOLDER

MOST_SCRIPT = 200_000
"""Bytes, compressed. All scripts together, though no page needs them all."""


def test_all_scripts_together_are_light() -> None:
    scripts = list(FOLDER.rglob("*.js"))
    if not scripts:
        pytest.fail("the page has not been built: make page")
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < MOST_SCRIPT
