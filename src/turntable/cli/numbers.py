"""Numbers as arguments."""

from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter, Token

from turntable.engine.errors import UnreadableError


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Digits and nothing else: 1.5 games or 1e3 of them are no number of games."""
    return int(tokens[0].value)


Whole = Annotated[int, Parameter(converter=_whole)]


def check_range(name: str, value: float, low: float, high: float) -> None:
    """Refuse a number that is not from `low` to `high`."""
    if not low <= value <= high:
        raise UnreadableError(
            "argument-range", name=name, value=str(value), low=str(low), high=str(high)
        )
