"""Planning a railway of Paris Connection, and trading a share there."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.games import PARIS
from tests.browser.person import DESK, SIZES, Person, Size
from tests.browser.scenes import plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]


def at_the_map(meet: Meet, server: Server, size: Size = DESK) -> Person:
    """Ana's turn has come, and she has chosen a company."""
    ana = meet("Ana", size, game=PARIS)
    table = sits_among_bots(ana)
    plays_behind_the_screen(ana, server, table, "build_or_trade")
    ana.awaits("company-red")
    ana.does("company-red")
    expect(ana.spot("company-red")).to_have_attribute("aria-pressed", "true")
    return ana


def plans(ana: Person) -> str:
    """One locomotive more; where."""
    hexes = ana.awaits_one("hex-")
    before = ana.page.locator(".slot.laid").count()
    ana.does(hexes[0])
    expect(ana.page.locator(".slot.laid")).to_have_count(before + 1)
    expect(ana.awaits("confirm")).to_be_enabled()
    return hexes[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_plan_is_taken_back_one_by_one(meet: Meet, server: Server, size: Size) -> None:
    ana = at_the_map(meet, server, size)
    plans(ana)
    plans(ana)
    ana.does("take-back")
    expect(ana.page.locator(".slot.laid")).to_have_count(1)
    ana.does("take-back")
    expect(ana.spot("confirm")).to_have_count(0)


def test_a_plan_is_dropped_with_escape(meet: Meet, server: Server) -> None:
    ana = at_the_map(meet, server)
    plans(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.spot("confirm")).to_have_count(0)


def test_the_table_says_why_not_after_the_plan(meet: Meet, server: Server) -> None:
    """PC-7: there is a red locomotive, if only in thought."""
    ana = at_the_map(meet, server)
    planned = plans(ana)
    plans(ana)
    ana.does(planned)
    expect(ana.page.get_by_text(re.compile(r"PC-7"))).to_be_visible()
    expect(ana.page.locator(".slot.laid")).to_have_count(2)


def test_a_tap_on_the_last_of_a_plan_takes_it_back(meet: Meet, server: Server) -> None:
    ana = at_the_map(meet, server)
    ana.does(plans(ana))
    expect(ana.spot("confirm")).to_have_count(0)


def test_a_build_is_made_as_it_was_planned(meet: Meet, server: Server) -> None:
    ana = at_the_map(meet, server)
    for _ in range(2):
        plans(ana)
    ana.does("confirm")
    expect(ana.awaits("log")).to_contain_text("Ana has built 2 hexes of the red railway.")


def test_a_trade_tells_what_it_brings_and_is_made(meet: Meet, server: Server) -> None:
    """PC-10."""
    ana = at_the_map(meet, server)
    ana.does("cancel")
    ana.does("trade")
    ana.does(ana.awaits_one("give-")[0])
    ana.does(ana.awaits_one("take-")[-1])
    expect(ana.page.get_by_role("dialog")).to_contain_text(re.compile(r"\d+ → \d+ / 20"))
    ana.does("confirm-trade")
    expect(ana.awaits("log")).to_contain_text(re.compile(r"Ana trades a \w+ share for two \w+\."))


def test_a_trade_is_given_up(meet: Meet, server: Server) -> None:
    ana = at_the_map(meet, server)
    ana.does("cancel")
    ana.does("trade")
    ana.does(ana.awaits_one("give-")[0])
    ana.does("close-trade")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.spot("trade")).to_be_visible()
