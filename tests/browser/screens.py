"""Every screen there is, and how somebody gets there."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import expect

from tests.browser.games import EVERY_GAME, GHOSTS
from tests.browser.games.habits import Habits, Still
from tests.browser.person import Person
from tests.browser.scenes import plays_behind_the_screen, shares_a_device, sits_among_bots
from tests.server.process import Server

MOST_GAMES = 30


@dataclass(frozen=True)
class Screen:
    """A screen of the shell, or of a game at whose table it is."""

    name: str
    game: Habits
    reach: Callable[[Person, Server], None]

    def __str__(self) -> str:
        return self.name


# Of the shell, the same for every game


def start(person: Person, server: Server) -> None:
    person.arrives()
    expect(person.spot("play-now")).to_be_enabled()


def start_again(person: Person, server: Server) -> None:
    """With tables to come back to."""
    sits_among_bots(person)
    person.awaits("prompt")
    start(person, server)


def new_table(person: Person, server: Server) -> None:
    start(person, server)
    person.does(f"open-table-{person.game.id}")
    person.awaits("create")


def lobby(person: Person, server: Server) -> None:
    person.arrives()
    person.opens_a_table(["friend", "friend"])
    person.awaits("seat-2")


def pass_device(person: Person, server: Server) -> None:
    shares_a_device(person)
    person.awaits("pass-device")


def about(person: Person, server: Server) -> None:
    person.opens("/about")
    expect(person.page.locator("dd")).to_have_count(len(EVERY_GAME))


def not_found(person: Person, server: Server) -> None:
    person.forgives("404")
    person.opens("/nowhere")
    expect(person.page.locator("main")).to_be_visible()


def no_table(person: Person, server: Server) -> None:
    person.forgives("404|WebSocket connection")
    person.opens("/t/nosuchtable")
    expect(person.page.locator("main").get_by_role("link").first).to_be_visible()


# Of each game


def deciding(decision: str, person: Person, server: Server) -> None:
    """The screen of somebody who is to decide this; it does not come up in every game."""
    for _ in range(MOST_GAMES):
        table = sits_among_bots(person, options=person.game.options)
        if plays_behind_the_screen(person, server, table, decision):
            break
    person.waits_for(lambda: person.looks().asked)
    person.awaits_one(*person.game.decisions[decision])


def begun(still: Still, person: Person, server: Server) -> None:
    """Something is planned, and not yet for good."""
    deciding(still.decision, person, server)
    for beginning in still.presses:
        person.does(person.awaits_one(beginning)[0])
    person.awaits(still.shows)


def hint(person: Person, server: Server) -> None:
    """Told what to do, where something can be planned."""
    deciding(next(iter(person.game.stills.values())).decision, person, server)
    person.does("hint")
    person.awaits("hint-panel")


def hint_shown(person: Person, server: Server) -> None:
    """What would come of the hint."""
    hint(person, server)
    person.does("hint-show")
    person.awaits("hint-hide")


def rules(person: Person, server: Server) -> None:
    sits_among_bots(person)
    person.does("rules")
    person.awaits("rules-drawer")


def result(person: Person, server: Server) -> None:
    table = sits_among_bots(person)
    plays_behind_the_screen(person, server, table)
    person.awaits("result")


def replay(person: Person, server: Server) -> None:
    result(person, server)
    person.does("replay")
    person.awaits("replay-slider")


def fairness(person: Person, server: Server) -> None:
    result(person, server)
    person.does("fairness")
    expect(person.page.locator("[data-testid^=fairness-check-]").first).to_be_visible()


def screens_of(game: Habits) -> list[Screen]:
    reach: dict[str, Callable[[Person, Server], None]] = {
        **{decision: partial(deciding, decision) for decision in game.decisions},
        **{name: partial(begun, still) for name, still in game.stills.items()},
        "hint": hint,
        "hint-shown": hint_shown,
        "rules": rules,
        "result": result,
        "replay": replay,
        "fairness": fairness,
    }
    return [Screen(f"{game.id}-{name}", game, way) for name, way in reach.items()]


SHELL = (start, start_again, new_table, lobby, pass_device, about, not_found, no_table)
SCREENS = [
    *(Screen(way.__name__, GHOSTS, way) for way in SHELL),
    *(screen for game in EVERY_GAME for screen in screens_of(game)),
]
