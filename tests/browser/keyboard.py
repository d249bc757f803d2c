"""Somebody who plays with the keyboard alone."""

import re

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person


class KeyboardPerson(Person):
    """Somebody without mouse or finger."""

    def does(self, name: str, patience: float = PATIENCE) -> None:
        self.reaches(name)
        self.page.keyboard.press("Enter")

    def reaches(self, name: str, most: int = 200) -> None:
        """Tab, and arrows within a board, until the focus is there."""
        target = self.spot(name).first
        expect(target).to_be_visible()
        for _ in range(most):
            focused = self.focused()
            if focused == name:
                return
            self.page.keyboard.press(self.key_towards(name, focused))
        raise AssertionError(f"{name} cannot be reached with the keyboard")

    def key_towards(self, name: str, focused: str) -> str:
        """Arrows within a board, of which one space at a time can be tabbed to."""
        here, there = (re.fullmatch(r"space-(\d)-(\d)", at) for at in (focused, name))
        if here is None or there is None:
            return "Tab"
        if here[1] != there[1]:
            return "ArrowDown" if here[1] < there[1] else "ArrowUp"
        return "ArrowRight" if here[2] < there[2] else "ArrowLeft"

    def focused(self) -> str:
        return str(
            self.page.evaluate(
                "() => document.activeElement?.closest('[data-testid]')?.dataset.testid ?? ''"
            )
        )
