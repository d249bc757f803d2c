"""The command line as a whole: language, commands, and what becomes of errors.

Exit status 0: done. 1: the answer is no. 2: wrong use, with one line that says what and how.
"""

import os
import sys
from io import TextIOWrapper
from pathlib import Path

from cyclopts import App, CycloptsError, Group, Parameter

from turntable import __version__
from turntable.cli.commands import (
    bench,
    fuzz,
    games,
    replay,
    rules,
    score,
    serve,
    simulate,
    tournament,
)
from turntable.cli.files import cannot
from turntable.cli.help import LocalHelp
from turntable.cli.usage import problem_with
from turntable.engine.errors import MismatchError, TurntableError
from turntable.engine.texts import LANGUAGES, Texts, language_of_user, texts_in

ANSWER_IS_NO, WRONG_USE, INTERRUPTED = 1, 2, 130
COMMANDS = (games, rules, simulate, tournament, replay, score, bench, fuzz)


def main() -> None:
    """Run the command in sys.argv and exit."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command; its exit status."""
    _prepare_streams()
    asked, arguments = _asked_language(arguments)
    language = asked if asked in LANGUAGES else language_of_user()
    say = texts_in(Path(__file__).parent / "texts", language)
    if asked is not None and asked not in LANGUAGES:
        return _fail(say("unknown-language", asked=asked), WRONG_USE)
    # To the library a lone - is an unfinished option; as a path it is the same.
    arguments = ["./-" if argument == "-" else argument for argument in arguments]
    try:
        answer = build(say)(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()
        return ANSWER_IS_NO if answer is False else 0
    except CycloptsError as error:
        return _fail(problem_with(error, say), WRONG_USE)
    except MismatchError as error:
        return _fail(error.sentence(language), ANSWER_IS_NO)
    except TurntableError as error:
        return _fail(error.sentence(language), WRONG_USE)
    except BrokenPipeError:
        # Whoever read the output has seen enough.
        _drop_output()
        return 0
    except OSError as error:
        return _fail(cannot("write", say("the-output"), error).sentence(language), WRONG_USE)
    except KeyboardInterrupt as stopped:
        # A command that has something to show for it says so itself.
        return _fail(str(stopped) or say("interrupted"), INTERRUPTED)


def build(say: Texts) -> App:
    """The commands with their help in the language of `say`."""
    app = App(
        name="turntable",
        help=say("help-turntable"),
        usage=say("usage-turntable"),
        help_epilogue=say("help-epilogue"),
        help_format="plaintext",
        help_formatter=LocalHelp(say),
        version=f"turntable {__version__}",
        group_commands=Group(say("group-commands"), sort_key=0),
        group_arguments=Group(say("group-arguments"), sort_key=1),
        group_parameters=Group(say("group-options"), sort_key=2),
        default_parameter=Parameter(negative="", show_default=False),
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = say("help-help")
    app["--version"].help = say("help-version")
    for place, command in enumerate(COMMANDS):
        name = command.__name__.rpartition(".")[2]
        app.command(
            command.command(say),
            name=name,
            help=say(f"help-{name}"),
            usage=say(f"usage-{name}"),
            sort_key=place,
        )
    app.default(serve.command(say))
    return app


def _asked_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere: it decides the language of help and errors too."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1], arguments[:at] + arguments[at + 2 :]
        if argument == "--lang":
            return "", arguments[:at]
        if argument.startswith("--lang="):
            return argument.partition("=")[2], arguments[:at] + arguments[at + 1 :]
    return None, arguments


def _prepare_streams() -> None:
    """Make do with what a terminal or a script gives: streams may be closed, or not know UTF-8."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What is still buffered goes nowhere; Python would complain again while closing it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(sentence: str, status: int) -> int:
    print(f"turntable: {sentence}", file=sys.stderr)
    return status
