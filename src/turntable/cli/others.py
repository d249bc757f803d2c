"""Other people's bots on the command line: where they are looked for, and what they do wrong."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from turntable.cli.errors import FailedError
from turntable.engine.errors import TurntableError

if TYPE_CHECKING:
    from turntable.bots.others import BotFaultError


@contextmanager
def others_may_play(language: str) -> Iterator[None]:
    """In this block classes are found in the folder where the command was started, as by any Python
    that is started there. What they print is no result of ours, and goes to the standard error.
    FailedError if one goes wrong."""
    from turntable.bots.others import BotFaultError

    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    try:
        with redirect_stdout(sys.stderr):
            yield
    except BotFaultError as fault:
        raise _told(fault, language) from fault


def _told(fault: "BotFaultError", language: str) -> FailedError:
    """What a bot did, for whoever wrote it; games are counted from 1."""
    game = str(fault.game + 1)
    if not fault.move:
        return FailedError("bot-raised", bot=fault.bot, game=game, problem=fault.reason)
    if isinstance(fault.problem, TurntableError):
        code, problem = "bot-illegal", fault.problem.sentence(language)
        return FailedError(code, bot=fault.bot, game=game, move=fault.move, problem=problem)
    return FailedError("bot-no-number", bot=fault.bot, game=game, move=fault.move)
