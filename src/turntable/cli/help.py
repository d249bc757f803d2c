"""Help pages in the user's language: what the library says in English is said by our texts."""

from typing import Any

from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from turntable.engine.texts import Texts


class LocalHelp(DefaultFormatter):
    """The usual panels, without English marks; each usage line tells what is required."""

    def __init__(self, say: Texts) -> None:
        super().__init__(show_metavar=False)
        self._say = say

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [entry.copy(required=False) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            console.print(Text(f"{self._say('usage')} {usage}", style="bold"))
