"""Every screen, at both sizes: no barrier that axe-core knows, no words cut off in any language."""

import pytest

from tests.browser.barriers import barriers
from tests.browser.conftest import Meet
from tests.browser.cut_off import cut_off
from tests.browser.person import DESK, LANGUAGES, PHONE
from tests.browser.screens import SCREENS, Screen
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_can_be_used_and_read_whole(meet: Meet, server: Server, screen: Screen) -> None:
    """Reached on a phone, every other one in Spanish, then looked at in a window as large as a desk
    has it."""
    person = meet("Ana", PHONE, LANGUAGES[SCREENS.index(screen) % 2], game=screen.game)
    screen.reach(person, server)
    for size in (PHONE, DESK):
        person.resizes(size)
        assert "⟨" not in person.text()
        found = barriers(person.page)
        assert not found, "\n".join(found)
        for language in LANGUAGES:
            if person.sees(f"language-{language}"):
                person.reads(language)
            assert cut_off(person.page) == []
