"""Other people's bots: any class with three methods, named `package:Class`. docs/bots.md has more.

begin(game, seat, seed)    a game begins: who plays, where, and a seed for whatever is random
choose(sight) -> int       one of sight.legal(); called whenever the seat has to decide
end(sheets)                the game is over: the score sheets, a seat each
"""

import importlib
from typing import Any, Protocol

from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet

METHODS = ("begin", "choose", "end")


class Author(Protocol):
    """What somebody else's bot is."""

    def begin(self, game: Game, seat: int, seed: int) -> None: ...
    def choose(self, sight: Concealed) -> int: ...
    def end(self, sheets: list[Sheet]) -> None: ...


class OtherBot:
    """Somebody else's bot at a seat of ours."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self.name = name
        self._bot: Author = load_class(name)()
        self._bot.begin(game, seat, seed)

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        return self._bot.choose(sight)

    def end(self, sheets: list[Sheet]) -> None:
        self._bot.end(sheets)


def is_other(name: str) -> bool:
    return ":" in name


def load_class(name: str) -> Any:
    """The class called `package:Class`; UnreadableError if there is none that plays."""
    package, _, called = name.partition(":")
    try:
        found = getattr(importlib.import_module(package), called)
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise UnreadableError("no-such-bot-class", bot=name, reason=reason) from None
    missing = [method for method in METHODS if not callable(getattr(found, method, None))]
    if missing or not isinstance(found, type):
        raise UnreadableError("not-a-bot", bot=name, missing=", ".join(missing) or "class")
    return found
