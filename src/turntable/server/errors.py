"""What cannot be done at a table: a code that stays, an HTTP status, a sentence."""

from pathlib import Path

from turntable.engine.errors import RefusedError, TurntableError, UnreadableError
from turntable.engine.texts import texts_in

TEXTS = Path(__file__).parent / "texts"

STATUS = {
    "unreadable": 400,
    "name-empty": 400,
    "name-too-long": 400,
    "contribution-missing": 400,
    "bot-or-person": 400,
    "which-seat": 400,
    "no-such-seat": 400,
    "who-are-you": 401,
    "not-your-seat": 403,
    "not-at-this-table": 403,
    "not-the-host": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "not-allowed-here": 405,
    "outdated": 409,
    "not-your-turn": 409,
    "no-hints-here": 409,
    "seat-taken": 409,
    "seat-open": 409,
    "seats-open": 409,
    "not-seated": 403,
    "already-started": 409,
    "not-started": 409,
    "no-offer": 409,
    "not-over": 409,
    "no-such-step": 404,
    "nothing-to-undo": 409,
    "too-large": 413,
    "warming-up": 503,
    "failed": 500,
}


class TableError(TurntableError):
    """Something that cannot be done; texts/*/errors.ftl has the sentence of its code."""

    def sentence(self, language: str) -> str:
        return texts_in(TEXTS, language)(self.code, **self.details)


def status_of(error: TurntableError) -> int:
    """The HTTP status that goes with an error."""
    if isinstance(error, RefusedError):
        return 409
    if isinstance(error, UnreadableError):
        return 404 if error.code == "unknown-game" else 400
    return STATUS.get(error.code, 400)
