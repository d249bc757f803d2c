"""What goes wrong between a browser and its table, and comes right again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.games import EVERY_GAME
from tests.browser.person import play_to_the_end, play_together
from tests.browser.scenes import guest_behind, sit_down, sits_among_bots
from tests.server.late_bots import let_play
from tests.server.process import Server

pytestmark = [pytest.mark.browser, pytest.mark.long]

LONGEST_WAIT = 60_000
"""In milliseconds."""


def test_a_game_goes_on_where_it_was_when_the_server_was_killed(meet: Meet, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ana, bob = meet("Ana", server=server), meet("Bob", server=server)
        for person in (ana, bob):
            person.forgives_a_lost_connection()
        table = sit_down(ana, bob)
        guest = guest_behind(ana, server)
        play_together([ana, bob], lambda: guest.table(table).moves > 12)
        before = guest.table(table)

        server.kill()
        expect(ana.spot("connection")).to_be_visible()
        server.restart()

        after = guest.table(table)
        assert (after.moves, after.view, after.legal) == (before.moves, before.view, before.legal)
        play_to_the_end([ana, bob])
        for person in (ana, bob):
            person.leaves()


def test_somebody_offline_comes_back_to_the_game_as_it_is_then(meet: Meet, server: Server) -> None:
    ana, bob = meet("Ana"), meet("Bob")
    bob.forgives_a_lost_connection()
    table = sit_down(ana, bob)
    guest = guest_behind(ana, server)
    bob.context.set_offline(True)
    bob.page.evaluate("() => dispatchEvent(new Event('offline'))")
    ana.awaits("side-A")
    ana.plays_until(lambda: guest.table(table).moves == 1)
    bob.context.set_offline(False)
    play_to_the_end([ana, bob])
    assert bob.spot("winner").all_inner_texts() == ana.spot("winner").all_inner_texts()


def test_bots_that_are_not_ready_yet(meet: Meet, tmp_path: Path) -> None:
    """A hint has to wait for them, and so has the game; both say so."""
    words = "The bots are being prepared"
    with Server(tmp_path, "tests.server.late_bots") as server:
        ana = meet("Ana", server=server)
        ana.forgives(r"503 .*/hint")
        table = sits_among_bots(ana)
        ana.does("hint")
        expect(ana.spot("toast")).to_contain_text(words)
        guest = guest_behind(ana, server)
        ana.plays_until(lambda: guest.table(table).moves == 1)
        expect(ana.spot("prompt")).to_contain_text(words)
        for game in EVERY_GAME:
            let_play(server.data, game.id)
        expect(ana.spot("prompt")).not_to_contain_text(words, timeout=LONGEST_WAIT)
        ana.leaves()


def test_a_table_that_is_not_there(meet: Meet) -> None:
    ana = meet("Ana")
    # The browser itself notes an answer of 404 in its console.
    ana.forgives("404|WebSocket connection")
    ana.arrives()
    ana.opens("/t/nosuchtable")
    expect(ana.page.locator("main")).to_contain_text("nosuchtable")
    expect(ana.page.locator("main").get_by_role("link").first).to_be_visible()


def test_a_page_that_is_not_there(meet: Meet) -> None:
    ana = meet("Ana")
    ana.forgives("404")
    ana.opens("/nowhere/at/all")
    expect(ana.page.locator("main").get_by_role("link").first).to_be_visible()


def test_a_page_that_is_older_than_the_server_says_so(meet: Meet) -> None:
    ana = meet("Ana")
    ana.page.route("**/api/**", answer_with_page("000000000000"))
    ana.opens()
    expect(ana.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_page_of_the_servers_own_says_nothing(meet: Meet) -> None:
    ana = meet("Ana")
    ana.arrives()
    expect(ana.spot("play-now")).to_be_enabled()
    assert ana.page.get_by_role("button", name="Reload").count() == 0


def test_a_refused_move_names_its_rule(meet: Meet, server: Server) -> None:
    """Why not? A space that is taken tells so, with the rule behind it."""
    ana = meet("Ana")
    ana.forgives("409")
    table = sits_among_bots(ana)
    guest = guest_behind(ana, server)
    ana.plays_until(
        lambda: (
            bool((view := guest.table(table).view) and view["round"] == 2)
            and "confirm" not in ana.possible()
            and any(name.startswith("space-") for name in ana.possible())
        )
    )
    view = guest.table(table).view
    assert view is not None
    row, column, *_ = view["seats"][0]["tiles"][0]
    ana.spot(f"space-{row}-{column}").first.click(force=True)
    expect(ana.awaits("toast-rule")).to_contain_text("GG-")
    ana.does("toast-rule")
    ana.awaits("rules-drawer")


def answer_with_page(page: str) -> Callable[[Route], None]:
    """A route under which the server names another build of the page."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        route.fulfill(response=fetched, headers={**fetched.headers, "turntable-page": page})

    return answer
