"""Errors that only the command line knows, told by its own texts."""

from pathlib import Path

from turntable.engine.errors import MismatchError, UnreadableError
from turntable.engine.texts import texts_in

TEXTS = Path(__file__).parent / "texts"


class WrongUseError(UnreadableError):
    """A command that cannot be meant so."""

    def sentence(self, language: str) -> str:
        return texts_in(TEXTS, language)(self.code, **self.details)


class FailedError(MismatchError):
    """A command that was right, and came to a bad end."""

    def sentence(self, language: str) -> str:
        return texts_in(TEXTS, language)(self.code, **self.details)
