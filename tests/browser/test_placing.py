"""The ways to lay a tile, and to look around while it is being planned."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.person import Person
from tests.browser.scenes import guest_behind, plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

FREE, PLANNED = "space-1-1", "planned"
MINUS = "\N{MINUS SIGN}"


@pytest.fixture
def ana(meet: Meet, server: Server) -> Person:
    """With a tile in hand, and an empty board."""
    person = meet("Ana")
    table = sits_among_bots(person)
    plays_behind_the_screen(person, server, table, "place")
    person.awaits("hand")
    return person


def is_planned(person: Person) -> None:
    expect(person.spot(FREE)).to_contain_class(PLANNED)
    person.awaits("confirm")


def turned(person: Person) -> str:
    """How the tile lies there, as its picture has it."""
    return str(person.page.locator(".lying.planned").inner_html())


def test_a_tile_is_dragged_onto_a_space(ana: Person) -> None:
    ana.spot("hand").drag_to(ana.spot(FREE))
    is_planned(ana)


@pytest.mark.parametrize("way", ["tap", "button", "wheel", "key"])
def test_a_planned_tile_is_turned(ana: Person, way: str) -> None:
    ana.does(FREE)
    is_planned(ana)
    before = turned(ana)
    match way:
        case "tap":
            ana.does(FREE)
        case "button":
            ana.does("rotate")
        case "wheel":
            ana.spot(FREE).hover()
            ana.page.mouse.wheel(0, 120)
        case _:
            ana.page.keyboard.press("r")
    ana.waits_for(lambda: turned(ana) != before)


def test_a_plan_is_given_up(ana: Person) -> None:
    ana.does(FREE)
    is_planned(ana)
    ana.page.keyboard.press("Escape")
    ana.awaits("hand")
    expect(ana.spot("confirm")).to_have_count(0)


def test_the_sheet_tells_what_a_plan_would_bring(ana: Person, server: Server) -> None:
    guest, table = guest_behind(ana, server), ana.page.url.rpartition("/")[2]
    place = {"move": "place", "space": [1, 1], "rotation": 0}
    total = guest.preview(table, 0, place).scores[0].total
    ana.does(FREE)
    is_planned(ana)
    expect(ana.spot("total")).to_have_text(str(total).replace("-", MINUS))


def test_a_line_of_the_sheet_opens_its_rule(ana: Person) -> None:
    ana.does("line-dragons")
    expect(ana.awaits("rules-drawer").locator("#GG-20")).to_be_in_viewport()


def test_another_board_is_enlarged(ana: Person) -> None:
    ana.does("other-1")
    ana.awaits("other-board")


def test_a_move_that_overtakes_the_question_about_it(ana: Person) -> None:
    """Who is quick confirms before the table has said what would come of it, on a slow line."""
    held: list[Route] = []
    ana.page.route("**/preview", lambda question: held.append(question))
    ana.does(FREE)
    ana.waits_for(lambda: bool(held))
    ana.does("confirm")
    expect(ana.spot("confirm")).to_have_count(0)
    for question in held:
        # One that was called back has nobody to answer.
        with suppress(PlaywrightError):
            question.continue_()
    ana.page.wait_for_timeout(500)
    expect(ana.spot("toast")).to_have_count(0)
