"""What there is when a game is over: replay, fairness, a rematch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.games import EVERY_GAME
from tests.browser.person import Person
from tests.browser.scenes import plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.id)
def ana(request: pytest.FixtureRequest, meet: Meet, server: Server) -> Person:
    """Somebody who has just finished a game."""
    ana = meet("Ana", game=request.param)
    table = sits_among_bots(ana)
    plays_behind_the_screen(ana, server, table)
    ana.awaits("result")
    return ana


def test_every_check_of_fairness_holds(ana: Person) -> None:
    ana.does("fairness")
    checks = ana.page.locator("[data-testid^=fairness-check-]")
    expect(checks.first).to_be_visible()
    assert checks.count() >= 3
    expect(ana.page.locator("[data-holds=true]")).to_have_count(checks.count())
    expect(checks.filter(has_text="✓")).to_have_count(checks.count())


def test_a_replay_goes_from_the_deal_to_the_end(ana: Person) -> None:
    ana.does("replay")
    slider = ana.awaits("replay-slider")
    assert slider.input_value() == "0"
    last = slider.get_attribute("max")
    ana.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(ana.spot("step-on")).to_be_disabled()


def test_a_rematch_is_another_table(ana: Person) -> None:
    before = ana.page.url
    ana.does("rematch")
    ana.page.wait_for_url(lambda url: "/t/" in url and url != before)
    ana.awaits("seat-0")
