"""Every screen there is, and how somebody gets there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.scenes import (
    guest_behind,
    plays_behind_the_screen,
    shares_a_device,
    sits_among_bots,
)
from tests.server.process import Server

Screen = Callable[[Person, Server], None]

# By what one sees that a decision is asked for.
BEGINNINGS = {
    "choose_side": ("side-",),
    "keep": ("keep-",),
    "draw_or_choose": ("draw", "tile-"),
    "claim_or_leave": ("claim",),
    "place": ("space-",),
    "place_hidden": ("space-",),
}


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


def phase(decision: str) -> Screen:
    """The screen of somebody who is to decide this, in an expert game, which has every phase."""

    def screen(person: Person, server: Server) -> None:
        table = sits_among_bots(person, 2, ["expert"])
        plays_behind_the_screen(guest_behind(person, server), table, decision)
        begins = BEGINNINGS[decision]
        person.waits_for(lambda: any(name.startswith(begins) for name in person.possible()))

    screen.__name__ = decision
    return screen


def planned(person: Person, server: Server) -> None:
    """A tile lies on the board, not yet for good."""
    phase("place")(person, server)
    person.does(sorted(name for name in person.possible() if name.startswith("space-"))[0])
    person.awaits("confirm")


def rules(person: Person, server: Server) -> None:
    sits_among_bots(person)
    person.does("rules")
    person.awaits("rules-drawer")


def pass_device(person: Person, server: Server) -> None:
    shares_a_device(person)
    person.awaits("pass-device")


def result(person: Person, server: Server) -> None:
    table = sits_among_bots(person)
    plays_behind_the_screen(guest_behind(person, server), table)
    person.awaits("result")


def replay(person: Person, server: Server) -> None:
    result(person, server)
    person.does("replay")
    person.awaits("replay-slider")


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


SCREENS: tuple[Screen, ...] = (
    start,
    new_table,
    lobby,
    *map(phase, BEGINNINGS),
    planned,
    rules,
    pass_device,
    result,
    replay,
    fairness,
    about,
    not_found,
    no_table,
)
