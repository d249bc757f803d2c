"""Wrong use of a command, told in one line."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from turntable.engine.texts import Texts


def problem_with(error: CycloptsError, say: Texts) -> str:
    """What was wrong with the arguments, and where to read on."""
    command = " ".join(("turntable", *(error.command_chain or ())))
    return f"{_problem(error, say)} {say('see-help', command=command)}"


def _problem(error: CycloptsError, say: Texts) -> str:
    name = error.argument.name if error.argument else ""
    match error:
        case MissingArgumentError():
            return say("argument-missing", name=name)
        case CoercionError() if error.token:
            return say("argument-wrong", name=name, value=error.token.value)
        case UnknownOptionError():
            return say("option-unknown", name=error.token.keyword or error.token.value)
        case RepeatArgumentError():
            return say("argument-twice", name=error.token.keyword or error.token.value)
        case UnusedCliTokensError():
            key = "argument-unused" if error.command_chain else "command-unknown"
            return say(key, value=str((error.unused_tokens or [""])[0]))
        case _:
            return say("arguments-wrong", problem=str(error))
