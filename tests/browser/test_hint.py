"""Hints on the screen: asked for, told in words, shown on the board, followed, put away."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.games import EVERY_GAME, ISLE, PARIS, RAILS, every_game
from tests.browser.games.habits import Habits
from tests.browser.person import DESK, LANGUAGES, PHONE, Person, Size
from tests.browser.scenes import (
    guest_behind,
    plays_behind_the_screen,
    sit_down,
    sits_among_bots,
)
from tests.server.process import Server

pytestmark = pytest.mark.browser

# In milliseconds. Bots may still be asleep: on a new machine their rules are compiled first.
LONGEST_THOUGHT = 300_000
EXPECTED = {
    "en": (r"Against others like it, .+ games", r"Points it sees|expects no line"),
    "es": (r"Contra otros como él .+ partidas? así", r"Puntos que ve|ya no cambie"),
}

# Whether a hint is told and can be followed is seen at a desk; a phone has its turn at length.
each_size = pytest.mark.parametrize(
    "size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)], ids=lambda size: size.name
)
each_game_at_length = pytest.mark.parametrize(
    "game",
    [EVERY_GAME[0], *(pytest.param(game, marks=pytest.mark.long) for game in EVERY_GAME[1:])],
    ids=lambda game: game.id,
)


def is_to_decide(person: Person) -> str:
    """At a table among bots, one's own turn. The table's id."""
    table = sits_among_bots(person)
    # On a new machine bots may not be compiled yet: the page asks again, and a browser notes that.
    person.forgives(r"503 .*/hint")
    expect(person.spot("hint")).to_be_enabled(timeout=LONGEST_THOUGHT)
    return table


def is_told(person: Person) -> str:
    """The words of the hint that was asked for."""
    panel = person.spot("hint-panel")
    expect(panel).to_be_visible(timeout=LONGEST_THOUGHT)
    words = panel.inner_text()
    assert "⟨" not in words
    assert "{" not in words
    return words


@each_size
@every_game
def test_a_hint_is_told_in_words(meet: Meet, game: Habits, size: Size) -> None:
    ana = meet("Ana", size, game=game)
    is_to_decide(ana)
    ana.does("hint")
    for language in LANGUAGES:
        ana.does(f"language-{language}")
        for sentence in EXPECTED[language]:
            expect(ana.spot("hint-panel")).to_contain_text(
                re.compile(sentence), timeout=LONGEST_THOUGHT
            )
        is_told(ana)


@pytest.mark.parametrize(("chance", "said"), [(0.002, "hardly any"), (0.998, "nearly all")])
def test_what_is_as_good_as_sure_is_told_without_a_number(
    meet: Meet, chance: float, said: str
) -> None:
    ana = meet("Ana")
    is_to_decide(ana)
    ana.page.route(
        "**/hint", lambda route: route.fulfill(json=route.fetch().json() | {"chance": chance})
    )
    ana.does("hint")
    assert f"{said} of such games" in is_told(ana)


@pytest.mark.parametrize(
    ("bone", "others", "said"),
    [
        (1.5, 0.4, "Compared with those it expects: bone doors +1.5."),
        (-1.5, 0.4, "expects no more points (bone doors −1.5), but to win more often."),
        (-1.5, 0.6, None),
    ],
    ids=["more-points", "fewer-points", "fewer-points-and-wins-no-more"],
)
def test_a_hint_compares_points_only_where_that_is_a_reason(
    meet: Meet, bone: float, others: float, said: str | None
) -> None:
    """`others`: how often it would win with what else it thought of, instead of 0.6."""

    def told(route: Route) -> None:
        hint = route.fetch().json()
        hint |= {"chance": 0.6, "edge": {"bone": bone}}
        hint["alternatives"] = [other | {"chance": others} for other in hint["alternatives"]]
        route.fulfill(json=hint)

    ana = meet("Ana")
    is_to_decide(ana)
    ana.page.route("**/hint", told)
    ana.does("hint")
    words = is_told(ana)
    assert "60 of 100" in words
    assert (said in words) if said else "Compared" not in words


@each_size
@each_game_at_length
def test_a_hint_is_shown_and_followed(meet: Meet, server: Server, game: Habits, size: Size) -> None:
    ana = meet("Ana", size, game=game)
    table = is_to_decide(ana)
    ana.does("hint")
    is_told(ana)
    before = guest_behind(ana, server).table(table)
    ana.does("hint-show")
    ana.awaits("hint-hide")
    assert guest_behind(ana, server).table(table).moves == before.moves
    ana.does("hint-follow")
    expect(ana.spot("hint-panel")).to_have_count(0)
    assert guest_behind(ana, server).table(table).moves > before.moves


@pytest.mark.parametrize("game", [ISLE, RAILS, PARIS], ids=lambda game: game.id)
def test_a_hint_that_is_shown_says_that_it_is_no_more(meet: Meet, game: Habits) -> None:
    """The board used to say that it waited for whoever looked at it; that of Ghosts Galore says
    nothing there."""
    ana = meet("Ana", game=game)
    is_to_decide(ana)
    ana.does("hint")
    is_told(ana)
    ana.does("hint-show")
    expect(ana.page.get_by_text("Nothing is decided yet")).to_be_visible()
    ana.does("hint-hide")
    expect(ana.page.get_by_text("Nothing is decided yet")).to_have_count(0)


def test_after_a_look_the_board_is_as_it_was(meet: Meet) -> None:
    ana = meet("Ana")
    is_to_decide(ana)
    offered = ana.possible()
    ana.does("hint")
    is_told(ana)
    ana.does("hint-show")
    ana.does("hint-hide")
    ana.does("hint-close")
    ana.waits_for(lambda: ana.possible() == offered)


def test_a_hint_is_asked_for_and_put_away_with_the_keyboard(meet: Meet) -> None:
    ana = meet("Ana")
    is_to_decide(ana)
    ana.page.keyboard.press("h")
    is_told(ana)
    ana.page.keyboard.press("Escape")
    expect(ana.spot("hint-panel")).to_have_count(0)
    expect(ana.spot("hint")).to_be_focused()


@pytest.mark.long
def test_from_the_button_one_tabs_into_the_hint(meet: Meet) -> None:
    ana = meet("Ana")
    is_to_decide(ana)
    ana.spot("hint").focus()
    ana.page.keyboard.press("Enter")
    is_told(ana)
    ana.page.keyboard.press("Tab")
    expect(ana.spot("hint-close")).to_be_focused()


def test_a_hint_is_gone_once_something_else_is_done(meet: Meet, server: Server) -> None:
    ana = meet("Ana")
    table = is_to_decide(ana)
    ana.does("hint")
    is_told(ana)
    guest = guest_behind(ana, server)
    seen = guest.table(table)
    guest.play(table, 0, seen.decision, seen.legal[0])
    expect(ana.spot("hint-panel")).to_have_count(0)


@pytest.mark.long
def test_nothing_moves_while_it_thinks(meet: Meet) -> None:
    ana = meet("Ana", PHONE)
    is_to_decide(ana)
    before = ana.spot("hint").bounding_box()
    held: list[Route] = []
    ana.page.route("**/hint", lambda route: held.append(route))
    ana.does("hint")
    expect(ana.spot("hint")).to_have_attribute("aria-busy", "true")
    # A button that is pressed gives way a little, and after a tap it stays pressed for a moment.
    expect(ana.page.locator("button:active")).to_have_count(0)
    assert ana.spot("hint").bounding_box() == before
    held[0].continue_()
    is_told(ana)
    assert ana.spot("hint").bounding_box() == before


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tools_fit_on_a_phone(meet: Meet, server: Server, language: str) -> None:
    ana = meet("Ana", PHONE, language)
    table = is_to_decide(ana)
    plays_behind_the_screen(ana, server, table, "place")
    ana.awaits("hint")
    ana.awaits("ask-undo")
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide == PHONE.width


@pytest.mark.long
def test_there_is_no_button_where_other_people_play(meet: Meet) -> None:
    ana, bob = meet("Ana"), meet("Bob")
    sit_down(ana, bob)
    for person in (ana, bob):
        person.awaits("rules")
        expect(person.spot("hint")).to_have_count(0)


def test_levels_are_offered_with_what_they_are_like(meet: Meet) -> None:
    ana = meet("Ana", language="es")
    ana.arrives()
    ana.fills_in_the_dialog(["random", "hard"])
    random, hard = ana.spot("bot-note").all_inner_texts()
    assert "juega al momento" in random
    assert "piensa hasta 2 s por turno" in hard
