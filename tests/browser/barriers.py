"""axe-core: what keeps people with a screen reader, or weak eyes, from playing."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, {resultTypes: ['violations']})"


def barriers(page: Page) -> list[str]:
    """Every violation on the page as it is now, a line each."""
    if not page.evaluate("() => 'axe' in window"):
        # As a script of the tests' own it is not held back by the page's content policy.
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{violation['id']} ({violation['impact']}): {' '.join(node['target'])}: "
        f"{node['html'][:160]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
