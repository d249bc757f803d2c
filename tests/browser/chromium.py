"""Finding Chromium. Playwright's own browsers are never downloaded."""

import os
import shutil

import pytest
from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "needs Chromium: set TURNTABLE_CHROMIUM, or install a package that puts one of "
    f"{', '.join(NAMES)} on the PATH"
)


def executable() -> str | None:
    asked = os.environ.get("TURNTABLE_CHROMIUM")
    return next(filter(None, map(shutil.which, [asked] if asked else NAMES)), None)


def launch(playwright: Playwright) -> Browser:
    """Start it. Without one the test is skipped, and with CI=true it fails."""
    found = executable()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING, pytrace=False)
        pytest.skip(MISSING)
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))
