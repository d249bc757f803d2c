"""Planning the actions of a turn in Off the Rails, and drawing a track with the mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.games import RAILS
from tests.browser.person import DESK, SIZES, Person, Size
from tests.browser.scenes import plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

LIT = ".lantern.lit"
# The numbers that stand on a square of the surface.
NUMERALS = """surface => {
  const {left, right, top, bottom} = surface.getBoundingClientRect();
  return [...document.querySelectorAll("text.count")].filter((numeral) => {
    const {x, y, width, height} = numeral.getBoundingClientRect();
    return x > left && x + width < right && y > top && y + height < bottom;
  }).map((numeral) => numeral.textContent);
}"""


def in_the_mine(meet: Meet, server: Server, size: Size = DESK) -> Person:
    """Ana's turn has come, and she may do four things."""
    ana = meet("Ana", size, game=RAILS)
    table = sits_among_bots(ana)
    plays_behind_the_screen(ana, server, table, "act")
    expect(ana.page.locator(LIT)).to_have_count(4)
    return ana


def plans(ana: Person, name: str) -> None:
    """One thing more."""
    left = ana.page.locator(LIT).count()
    ana.does(name)
    expect(ana.page.locator(LIT)).to_have_count(left - 1)
    expect(ana.awaits("confirm")).to_be_enabled()


def shape(ana: Person) -> str:
    """Of the rail that is planned."""
    chosen = [name for name in ana.looks().chosen if name.startswith("shape-")]
    assert len(chosen) == 1
    return chosen[0]


def drags(ana: Person, *names: str) -> None:
    for place, name in enumerate(names):
        box = ana.spot(name).bounding_box()
        assert box
        ana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        if place == 0:
            ana.page.mouse.down()
    ana.page.mouse.up()


def lanes(ana: Person) -> list[list[str]]:
    """From each square of the own surface three squares inwards, where no mine has its head."""
    found = []
    for start in ana.awaits_one("surface-"):
        row, column = map(int, start.split("-")[1:])
        down, right = {0: (1, 0), 10: (-1, 0)}.get(row) or {0: (0, 1), 10: (0, -1)}[column]
        inward = [f"square-{row + down * step}-{column + right * step}" for step in (1, 2, 3)]
        found.append([start, *inward])
    return [lane for lane in found if not {"3", "7"} & set(lane[1].split("-"))]


def is_bare(ana: Person, lane: list[str]) -> bool:
    """Nobody has laid a rail there."""
    labels = [ana.spot(name).get_attribute("aria-label") or "" for name in lane]
    return not any("Rail to" in label for label in labels)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_rail_turns_when_it_is_tapped_again(meet: Meet, server: Server, size: Size) -> None:
    ana = in_the_mine(meet, server, size)
    square = lanes(ana)[0][1]
    plans(ana, square)
    first = shape(ana)
    ana.does(square)
    ana.waits_for(lambda: shape(ana) != first)


def test_a_plan_is_dropped_one_by_one_or_as_a_whole(meet: Meet, server: Server) -> None:
    ana = in_the_mine(meet, server)
    for _, square, *_ in lanes(ana)[:3]:
        plans(ana, square)
    ana.does("take-back")
    expect(ana.page.locator(LIT)).to_have_count(2)
    ana.page.keyboard.press("Escape")
    expect(ana.spot("confirm")).to_have_count(0)
    expect(ana.page.locator(LIT)).to_have_count(4)


def test_a_cart_and_its_track_are_drawn_in_one_go(meet: Meet, server: Server) -> None:
    """OR-10, OR-13: the last of the four actions is a rail, and then the cart rolls."""
    ana = in_the_mine(meet, server)
    drags(ana, *next(lane for lane in lanes(ana) if is_bare(ana, lane)))
    expect(ana.page.locator(LIT)).to_have_count(0)
    expect(ana.page.locator(".route")).to_have_text("Stops after 3")
    ana.does("confirm")
    expect(ana.awaits("log")).to_contain_text("rolls 3 squares")


def test_the_table_says_why_a_square_stays_dark(meet: Meet, server: Server) -> None:
    """OR-10: no rails on the head of a mine."""
    ana = in_the_mine(meet, server)
    ana.forgives("409")
    ana.does("square-3-3")
    expect(ana.page.get_by_text("OR-10")).to_be_visible()


def test_a_hint_says_by_the_numbers_on_the_board_where_to_launch(
    meet: Meet, server: Server
) -> None:
    """The surface is neither a row nor a column that anybody could count to."""
    ana = in_the_mine(meet, server)
    name = ana.awaits_one("surface-")[0]
    square = row, column = [int(place) for place in name.split("-")[1:]]
    launch = {"move": "launch", "square": square}
    ana.page.route(
        "**/hint", lambda route: route.fulfill(json=route.fetch().json() | {"moves": [launch]})
    )
    ana.does("hint")
    where = f"column {column}" if row in (0, 10) else f"row {row}"
    expect(ana.spot("hint-panel")).to_contain_text(f"on your surface, at {where}")
    assert ana.spot(name).evaluate(NUMERALS) == [where.split()[1]]
