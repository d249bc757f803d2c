"""People in front of browsers: verbs that read like a scene, on what is seen on the screen."""

import json
import re
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import (
    Browser,
    Locator,
    expect,
)
from playwright.sync_api import Error as PlaywrightError

from tests.browser.games import GHOSTS
from tests.browser.games.habits import PROMPT, Habits, Sight
from tests.browser.listening import Listening
from tests.server.process import Server

# In milliseconds, as Playwright has it. Two cores may be busy with bots.
PATIENCE = 15_000
SHORT_PATIENCE = 3_000
MOMENT = 150  # for what the server says anew
LONGEST_GAME = 600.0
MOST_ACTIONS = 1_000
expect.set_options(timeout=PATIENCE)

LOOK = """lit => {
  const offered = [], chosen = [], labels = [];
  for (const element of document.querySelectorAll("[data-testid]")) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height || !element.checkVisibility({visibilityProperty: true})) continue;
    const name = element.dataset.testid;
    labels.push(element.getAttribute("aria-label") ?? "");
    const light = lit[name.split("-")[0]];
    const off = element.matches(":disabled") || element.getAttribute("aria-disabled") === "true"
      || element.closest("[inert]") || light && !element.classList.contains(light);
    if (element.getAttribute("aria-pressed") === "true") chosen.push(name);
    else if (!off) offered.push(name);
  }
  const page = document.documentElement, main = document.querySelector("main");
  const wide = [page, main].some((part) => part && part.scrollWidth > part.clientWidth);
  const scrolls = main && getComputedStyle(main).overflowY === "auto";
  const loose = wide || scrolls && page.scrollHeight > page.clientHeight;
  return {offered, chosen, words: document.body.innerText + labels.join("\\n"), loose};
}"""


@dataclass(frozen=True)
class Size:
    name: str
    width: int
    height: int
    touch: bool


DESK = Size("desk", 1440, 900, touch=False)
PHONE = Size("phone", 390, 844, touch=True)
SIZES = (DESK, PHONE)
LANGUAGES = ("en", "es")


class Person:
    """Somebody with a browser of their own (size, language, storage) and a game they play."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: Size = DESK,
        language: str = "en",
        calm: bool = True,
        game: Habits = GHOSTS,
    ) -> None:
        self.name, self.size, self.language, self.game = name, size, language, game
        self._dice = Random(name)
        self.context = browser.new_context(
            base_url=server.url,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            locale={"en": "en-GB", "es": "es-ES"}[language],
            reduced_motion="reduce" if calm else "no-preference",
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self._listening = Listening(self.context)
        self.page = self.context.new_page()

    def resizes(self, size: Size) -> None:
        """The window; whether there is a mouse or a finger stays as it was."""
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    # Looking

    def spot(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def sees(self, name: str) -> bool:
        return self.spot(name).first.is_visible()

    def awaits(self, name: str) -> Locator:
        """Wait until it is on the screen."""
        found = self.spot(name).first
        expect(found).to_be_visible()
        return found

    def waits_for(self, seen: Callable[[], bool], what: str = "waiting") -> None:
        deadline = time.monotonic() + PATIENCE / 1000
        while not seen():
            # A look may take long where everything does: the last one comes after the time is up.
            late = time.monotonic() >= deadline
            assert not late or seen(), f"nothing came of {what}: {self.text()}"
            self.page.wait_for_timeout(25)

    def possible(self) -> frozenset[str]:
        """The names of all that the screen shows and offers."""
        return self.looks().offered

    def looks(self) -> Sight:
        looked = self.page.evaluate(LOOK, {PROMPT: "asked", **self.game.lit})
        words = looked["words"]
        assert "⟨" not in words, f"a text is missing: {words}"
        # Whoever pans such a page by accident finds half of the board beside or above the screen.
        assert not looked["loose"], f"something sticks out of the screen: {words}"
        return Sight(frozenset(looked["offered"]), frozenset(looked["chosen"]), words)

    def awaits_one(self, *beginnings: str) -> list[str]:
        """Wait until something is offered under a name that begins so; all such names."""
        self.waits_for(lambda: bool(self.looks().all(*beginnings)))
        return self.looks().all(*beginnings)

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def reads(self, language: str) -> None:
        """Everything in another language, also what lies before the switch and keeps it from being
        pressed."""
        self.spot(f"language-{language}").first.dispatch_event("click")
        expect(self.page.locator(f"html[lang={language}]")).to_have_count(1)
        self.page.wait_for_timeout(MOMENT)

    # Around the table

    def opens(self, path: str = "/") -> None:
        self.page.goto(path)

    def is_called(self, name: str | None = None) -> None:
        self.spot("name").fill(name or self.name)

    def arrives(self) -> None:
        """On the start page, with a name."""
        self.opens()
        self.is_called()

    def does(self, name: str, patience: float = PATIENCE) -> None:
        """Press what has this name, with the finger or the mouse."""
        target = self.spot(name).first
        if self.size.touch:
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    def plays_now(self) -> str:
        """Against bots, with one press; the table's id."""
        self.does(f"play-{self.game.id}")
        return self.is_at_a_table()

    def is_at_a_table(self) -> str:
        """Wait for the address of a table; its id."""
        self.page.wait_for_url(re.compile(r"/t/[^/]+$"))
        return self.page.url.rsplit("/", 1)[1]

    def opens_a_table(self, others: Sequence[str], options: Iterable[str] = ()) -> str:
        """Through the dialog, oneself on seat 0; the table's id.

        `others` is who takes each other seat: a friend by the link, somebody here, or a bot.
        """
        self.fills_in_the_dialog(others, options)
        self.does("create")
        return self.is_at_a_table()

    def fills_in_the_dialog(self, others: Sequence[str], options: Iterable[str] = ()) -> None:
        players = len(others) + 1
        self.does(f"open-table-{self.game.id}")
        self.awaits("create")
        circle = self.page.locator(f"input[name=players][value='{players}']")
        # The circle itself is hidden behind its number.
        self.page.locator("label.number", has=circle).click()
        expect(circle).to_be_checked()
        for seat, taker in enumerate(others, 1):
            self.spot(f"taker-{seat}").select_option(taker)
        for option in options:
            self.spot(f"option-{option}").check()

    def joins(self, table: str) -> None:
        """By the link, from the start page, where one says one's name."""
        self.arrives()
        self.opens(f"/t/{table}")

    def takes_seat(self, seat: int) -> None:
        self.awaits(f"seat-{seat}")
        self.does(f"sit-{seat}")
        expect(self.spot(f"sit-{seat}")).to_have_count(0)

    def starts(self) -> None:
        expect(self.awaits("start")).to_be_enabled()
        self.does("start")
        self.awaits("prompt")

    # At play

    def acts(self) -> str | None:
        """Do something that the screen offers; its name, or None where it offers nothing."""
        before = self.looks()
        action = self.choice_of(before)
        if action is None:
            return None
        try:
            self.does(action, SHORT_PATIENCE)
        except PlaywrightError:
            # It was gone before the finger came down: somebody else moved. Else it is a fault.
            if action in self.possible():
                raise
        # Nobody presses anything else before something has happened.
        self.waits_for(lambda: action in self.game.unseen or self.looks() != before, action)
        self.waits_for(self._listening.is_settled)
        return action

    def choice_of(self, sight: Sight) -> str | None:
        """What a person would press next."""
        if "result" in sight.offered:
            return None
        if "pass-taken" in sight.offered:
            return "pass-taken"
        return self.game.presses(sight, self._dice)

    def plays_until(self, reached: Callable[[], bool]) -> None:
        play_together([self], reached)

    def plays_to_the_end(self) -> None:
        self.plays_until(self.has_a_result)

    def has_a_result(self) -> bool:
        return self.sees("result")

    def downloads_the_record(self, to: Path) -> dict[str, Any]:
        if self.sees("skip-counting"):
            self.does("skip-counting")
        with self.page.expect_download() as download:
            self.does("record")
        download.value.save_as(to)
        record: dict[str, Any] = json.loads(to.read_text("utf-8"))
        return record

    # Afterwards

    def forgives(self, pattern: str) -> None:
        """Trouble of this kind is what the scene is about."""
        self._listening.forgives(pattern)

    def forgives_a_lost_connection(self) -> None:
        self.forgives(r"net::ERR_|WebSocket connection|WebSocket is closed")

    def told_of_tables(self, since: int = 0) -> bytes:
        """All that came about tables, from that place in what was received on."""
        received = self._listening.received[since:]
        return b"\n".join(item.content for item in received if "/api/tables" in item.address)

    def leaves(self) -> None:
        self.context.close()

    def had_no_trouble(self) -> None:
        unforgiven = self._listening.unforgiven()
        assert not unforgiven, f"{self.name}'s browser complained: {unforgiven}"


def play_together(people: list[Person], reached: Callable[[], bool]) -> None:
    """Everybody acts when the screen lets them, until the scene has come so far."""
    deadline = time.monotonic() + LONGEST_GAME
    actions = 0
    while not reached():
        acted = [person.acts() for person in people]
        actions += len([action for action in acted if action])
        assert actions < MOST_ACTIONS, f"{actions} actions and no end"
        assert time.monotonic() < deadline, f"no end in {LONGEST_GAME} s: {people[0].text()}"
        if not any(acted):
            people[0].page.wait_for_timeout(25)


def play_to_the_end(people: list[Person]) -> None:
    play_together(people, lambda: all(person.has_a_result() for person in people))
