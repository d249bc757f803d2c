"""Every screen, at both sizes, without a barrier that axe-core knows."""

import pytest

from tests.browser.barriers import barriers
from tests.browser.conftest import Meet
from tests.browser.person import DESK, LANGUAGES, PHONE
from tests.browser.screens import SCREENS, Screen
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_has_no_barriers(meet: Meet, server: Server, screen: Screen) -> None:
    """Reached on a phone, then looked at in a window as large as a desk has it; every other one in
    Spanish."""
    person = meet("Ana", PHONE, LANGUAGES[SCREENS.index(screen) % 2], game=screen.game)
    screen.reach(person, server)
    for size in (PHONE, DESK):
        person.resizes(size)
        assert "⟨" not in person.text()
        found = barriers(person.page)
        assert not found, "\n".join(found)
