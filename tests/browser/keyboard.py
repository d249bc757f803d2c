"""Somebody who plays with the keyboard alone."""

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
            self.page.keyboard.press(self.game.key(focused, name))
        raise AssertionError(f"{name} cannot be reached with the keyboard")

    def focused(self) -> str:
        return str(
            self.page.evaluate(
                "() => document.activeElement?.closest('[data-testid]')?.dataset.testid ?? ''"
            )
        )
