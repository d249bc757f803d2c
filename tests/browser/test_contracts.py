"""Choosing a contract of Isle of Trains on a phone, where the island lies far below."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.games import ISLE
from tests.browser.person import PHONE, Person
from tests.browser.scenes import plays_behind_the_screen, sits_among_bots
from tests.browser.screens import MOST_GAMES
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

UNCOVERED = """button => {
  const {x, y, width, height} = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def at_a_port(meet: Meet, server: Server) -> Person:
    """Ana delivers, and her goods complete a contract."""
    ana = meet("Ana", PHONE, game=ISLE)
    for _ in range(MOST_GAMES):
        table = sits_among_bots(ana)
        if plays_behind_the_screen(ana, server, table, "deliver"):
            ana.waits_for(lambda: ana.looks().asked)
            if ana.looks().all("contract-"):
                return ana
    raise AssertionError(f"nobody could complete a contract in {MOST_GAMES} games")


def sees_them(ana: Person) -> bool:
    contracts = ana.looks().all("contract-")
    return bool(contracts) and all(ana.spot(name).evaluate(UNCOVERED) for name in contracts)


def test_contracts_come_into_sight(meet: Meet, server: Server) -> None:
    ana = at_a_port(meet, server)
    ana.waits_for(lambda: sees_them(ana), "opening the table in the midst of a delivery")
    ana.does("undo")
    expect(ana.spot("deliver")).to_be_visible()
    ana.page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    ana.does("deliver")
    ana.waits_for(lambda: sees_them(ana), "delivering")
