"""`make screenshots`: every screen, in both sizes and languages, into screenshots/."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import MISSING, executable, launch
from tests.browser.person import LANGUAGES, SIZES, Person
from tests.browser.screens import SCREENS
from tests.server.process import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
# For fonts, and for what moves to come to rest.
REST = 500


def main(asked: list[str]) -> int:
    """Take them all, or those screens whose names are given."""
    if executable() is None:
        print(f"This {MISSING}", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as play:
        browser = launch(play)
        failed = take_all(browser, server, asked)
        browser.close()
    return 1 if failed else 0


def take_all(browser: Browser, server: Server, asked: list[str]) -> int:
    """How many could not be taken; the others are, all the same."""
    failed = 0
    for number, screen in enumerate(SCREENS, 1):
        if asked and screen.name not in asked:
            continue
        for size in SIZES:
            for language in LANGUAGES:
                file = FOLDER / f"{number:02}-{screen.name}-{size.name}-{language}.png"
                person = Person(browser, server, "Ana", size, language, game=screen.game)
                try:
                    screen.reach(person, server)
                except Exception as error:
                    failed += 1
                    print(f"{file.name}: {error}", file=sys.stderr)
                person.page.wait_for_timeout(REST)
                person.page.screenshot(path=file, full_page=True)
                person.leaves()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
