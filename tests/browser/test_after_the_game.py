"""What there is when a game is over: replay, fairness, a rematch."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.harness import Person
from tests.browser.scenes import guest_behind, plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture
def ana(meet: Meet, server: Server) -> Person:
    """Somebody who has just finished a game."""
    ana = meet("Ana")
    table = sits_among_bots(ana)
    plays_behind_the_screen(guest_behind(ana, server), table)
    ana.awaits("result")
    return ana


def test_every_check_of_fairness_holds(ana: Person) -> None:
    ana.does("fairness")
    checks = ana.page.locator("[data-testid^=fairness-check-]")
    expect(checks.first).to_be_visible()
    expect(checks.filter(has_text="✓")).to_have_count(checks.count())
    assert checks.count() >= 3


def test_a_replay_begins_at_the_deal(ana: Person) -> None:
    ana.does("replay")
    ana.page.wait_for_url("**/replay")
    expect(ana.page.locator("main")).to_be_visible()
    assert "⟨" not in ana.text()


def test_a_rematch_is_another_table(ana: Person) -> None:
    before = ana.page.url
    ana.does("rematch")
    ana.page.wait_for_url(lambda url: "/t/" in url and url != before)
    ana.awaits("seat-0")
