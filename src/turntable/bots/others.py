"""Other people's bots: any class with three methods, named `package:Class`. docs/bots.md has more.

begin(game, seat, seed)    a game begins: who plays, where, and a seed for whatever is random
choose(sight) -> int       one of sight.legal(); called whenever the seat has to decide
end(sheets)                the game is over: the score sheets, a seat each
"""

import importlib
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from turntable.engine.errors import TurntableError, UnreadableError
from turntable.engine.game import Game
from turntable.engine.position import Concealed, Sheet

METHODS = ("begin", "choose", "end")


class Author(Protocol):
    """What somebody else's bot is."""

    def begin(self, game: Game, seat: int, seed: int) -> None: ...
    def choose(self, sight: Concealed) -> int: ...
    def end(self, sheets: list[Sheet]) -> None: ...


class BotFaultError(Exception):
    """Somebody else's bot raised, or chose no legal move. Its author must see that."""

    def __init__(self, bot: str, problem: BaseException, move: str = "") -> None:
        super().__init__(f"{bot}: {problem}")
        self.bot = bot
        self.problem = problem
        self.reason = _told(problem)
        """The problem in one line."""
        self.move = move
        """What it chose, as Python writes it, where that was the fault."""
        self.game = 0
        """The number of the game, from 0; whoever plays several of them says which."""


class OtherBot:
    """Somebody else's bot at a seat of ours. Whatever goes wrong in it is a BotFaultError: a
    mistake of ours stays one."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self.name = name
        bot = load_class(name)
        with self._watched():
            self._bot: Author = bot()
            self._bot.begin(game, seat, seed)

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        with self._watched():
            chosen = self._bot.choose(sight)
            written = repr(chosen)
        try:
            move = operator.index(chosen)
            sight.check(move)
        except (TurntableError, TypeError) as problem:
            raise BotFaultError(self.name, problem, written) from problem
        return move

    def end(self, sheets: list[Sheet]) -> None:
        with self._watched():
            self._bot.end(sheets)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except (Exception, SystemExit) as problem:
            raise BotFaultError(self.name, problem) from problem


@contextmanager
def faults_of(game: int) -> Iterator[None]:
    """A fault in this block is one of the game with this number."""
    try:
        yield
    except BotFaultError as fault:
        fault.game = game
        raise


def is_other(name: str) -> bool:
    return ":" in name


def load_class(name: str) -> Any:
    """The class called `package:Class`; UnreadableError if there is none that plays."""
    package, _, called = name.partition(":")
    try:
        found = getattr(importlib.import_module(package), called)
    except (Exception, SystemExit) as error:
        raise UnreadableError("no-such-bot-class", bot=name, reason=_told(error)) from None
    missing = [method for method in METHODS if not callable(getattr(found, method, None))]
    if missing or not isinstance(found, type):
        raise UnreadableError("not-a-bot", bot=name, missing=", ".join(missing) or "class")
    return found


def check_class(name: str) -> None:
    """Refuse a class that cannot play, before any game: one of it is made, and thrown away."""
    bot = load_class(name)
    try:
        bot()
    except (Exception, SystemExit) as error:
        raise UnreadableError("bot-not-made", bot=name, reason=_told(error)) from None


def _told(error: BaseException) -> str:
    """In one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": .")
