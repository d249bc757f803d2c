"""Every screen, at both sizes, without a barrier that axe-core knows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.barriers import barriers
from tests.browser.conftest import Meet
from tests.browser.harness import LANGUAGES, SIZES, Person, Size
from tests.browser.scenes import guest_behind, plays_behind_the_screen, sits_among_bots
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

each_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)


def start(person: Person, server: Server) -> None:
    person.arrives()
    expect(person.spot("play-now")).to_be_enabled()


def new_table(person: Person, server: Server) -> None:
    start(person, server)
    person.does("open-table")
    person.awaits("create")


def lobby(person: Person, server: Server) -> None:
    person.arrives()
    person.opens_a_table(players=3)
    person.awaits("seat-2")


def rules(person: Person, server: Server) -> None:
    sits_among_bots(person)
    person.does("rules")
    person.awaits("rules-drawer")


def pass_device(person: Person, server: Server) -> None:
    person.arrives()
    person.opens_a_table(players=2)
    person.takes_seat(0)
    person.takes_seat(1)
    person.starts()
    person.awaits("pass-device")


def result(person: Person, server: Server) -> None:
    table = sits_among_bots(person)
    plays_behind_the_screen(guest_behind(person, server), table)
    person.awaits("result")


def replay(person: Person, server: Server) -> None:
    result(person, server)
    person.does("replay")
    person.page.wait_for_url("**/replay")
    expect(person.page.get_by_role("slider").first).to_be_visible()


def fairness(person: Person, server: Server) -> None:
    result(person, server)
    person.does("fairness")
    expect(person.page.locator("[data-testid^=fairness-check-]").first).to_be_visible()


def about(person: Person, server: Server) -> None:
    person.opens("/about")
    expect(person.page.locator("main")).to_be_visible()


def not_found(person: Person, server: Server) -> None:
    person.forgives("404")
    person.opens("/nowhere")
    expect(person.page.locator("main")).to_be_visible()


def no_table(person: Person, server: Server) -> None:
    person.forgives("404|WebSocket connection")
    person.opens("/t/nosuchtable")
    expect(person.page.locator("main").get_by_role("link").first).to_be_visible()


SCREENS: tuple[Callable[[Person, Server], None], ...] = (
    start,
    new_table,
    lobby,
    rules,
    pass_device,
    result,
    replay,
    fairness,
    about,
    not_found,
    no_table,
)


@each_size
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_has_no_barriers(
    meet: Meet, server: Server, screen: Callable[[Person, Server], None], size: Size
) -> None:
    person = meet("Ana", size, LANGUAGES[SIZES.index(size)])
    screen(person, server)
    assert barriers(person.page) == []
    assert "⟨" not in person.text()


@each_size
def test_no_phase_of_a_game_has_barriers(meet: Meet, server: Server, size: Size) -> None:
    ana = meet("Ana", size)
    table = sits_among_bots(ana, 2, ["expert"])
    guest = guest_behind(ana, server)
    seen: set[str] = set()

    def look() -> bool:
        now = guest.table(table)
        assert now.view is not None
        offered = ana.choice_of(ana.possible())
        if (
            offered is not None
            and (phase := f"{now.view['decision']} {offered.split('-')[0]}") not in seen
        ):
            assert barriers(ana.page) == [], phase
            seen.add(phase)
        return now.view["decision"] == "place_hidden" and "place_hidden confirm" in seen

    ana.plays_until(look)
    assert {phase.split()[0] for phase in seen} >= {
        "choose_side",
        "keep",
        "draw_or_choose",
        "claim_or_leave",
        "place",
        "place_hidden",
    }
