"""What went wrong, for a person: a stable code, a sentence in their language, nothing half done."""

from pathlib import Path
from typing import Self

from turntable.engine.texts import Value, printable, texts_in

_TEXTS = Path(__file__).parent / "texts"


class TurntableError(Exception):
    """Base of all that is told to a user; `code` names the sentence in texts/*/errors.ftl."""

    rule: str | None = None
    """The rule of a game that says no, where it is one."""

    def __init__(self, code: str, **details: Value) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details
        self.place: str | None = None
        """The file, or the line in it, where there is one."""

    def sentence(self, language: str) -> str:
        """What was wrong, where, and what to do."""
        text = texts_in(_TEXTS, language)(self.code, **self.details)
        return f"{printable(self.place)}: {text}" if self.place else text

    def within(self, outer: str) -> Self:
        """The same error in a value that stands at `outer` in a larger one."""
        where = self.details.get("where")
        if where is None:
            return self.at(outer)
        self.details["where"] = f"{outer}.{where}" if where else outer
        return self

    def at(self, place: str) -> Self:
        """The same error, which happened in the file or line `place`."""
        self.place = f"{place}: {self.place}" if self.place else place
        return self

    def __str__(self) -> str:
        return self.sentence("en")


class UnreadableError(TurntableError):
    """A file or a move that is not what it should be: wrong use, before any rule is asked."""


class ImpossibleError(UnreadableError):
    """A position that breaks a rule of its game. The texts of the game, in the folder `texts`, say
    why: the sentence `impossible-<what>`."""

    def __init__(self, texts: Path, rule: str, what: str, where: str, **details: Value) -> None:
        super().__init__("impossible", where=where, **details)
        self.rule = rule
        self._texts = texts
        self._what = what

    def sentence(self, language: str) -> str:
        why = texts_in(self._texts, language)(f"impossible-{self._what}", **self.details)
        self.details |= {"why": why, "rule": str(self.rule)}
        return super().sentence(language)


class MismatchError(TurntableError):
    """A record that can be read but does not hold: the answer is no."""


class RefusedError(TurntableError):
    """A move that breaks a rule; `rule` is its id, `sentence` says why."""

    def __init__(self, rule: str, reasons: dict[str, str]) -> None:
        super().__init__("refused", rule=rule)
        self.rule: str = rule
        self._reasons = reasons

    def sentence(self, language: str) -> str:
        return self._reasons[language]
