"""Every screen, at both sizes, without a barrier that axe-core knows."""

import pytest

from tests.browser.barriers import barriers
from tests.browser.conftest import Meet
from tests.browser.person import LANGUAGES, SIZES, Size
from tests.browser.screens import SCREENS, Screen
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_has_no_barriers(meet: Meet, server: Server, screen: Screen, size: Size) -> None:
    person = meet("Ana", size, LANGUAGES[SIZES.index(size)], game=screen.game)
    screen.reach(person, server)
    assert "⟨" not in person.text()
    found = barriers(person.page)
    assert not found, "\n".join(found)
