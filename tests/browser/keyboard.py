"""Somebody who plays with the keyboard alone."""

from playwright.sync_api import expect

from tests.browser.person import PATIENCE, Person

MOST_TRIES = 3
NOTE_WHAT_HEARS_A_KEY = """() => {
  window.heardKey = "";
  const note = event => {
    window.heardKey = event.target.closest?.("[data-testid]")?.dataset.testid ?? "";
  };
  window.addEventListener("keydown", note, {capture: true, once: true});
}"""


class KeyboardPerson(Person):
    """Somebody without mouse or finger."""

    def does(self, name: str, patience: float = PATIENCE) -> None:
        """Press Enter there. The table may change between reaching something and pressing it, and
        take the focus elsewhere; then one goes there again, as long as it is there."""
        for _ in range(MOST_TRIES):
            self.reaches(name)
            if self.presses_enter() == name:
                return
            if name not in self.possible():
                return
        raise AssertionError(f"{name} loses the focus again and again")

    def presses_enter(self) -> str:
        """The name of what had the focus when the key came."""
        self.page.evaluate(NOTE_WHAT_HEARS_A_KEY)
        self.page.keyboard.press("Enter")
        return str(self.page.evaluate("() => window.heardKey"))

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
