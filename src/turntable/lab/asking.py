"""What long work without a command of its own can be asked for."""

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter

from turntable.engine.registry import games


def parser_of(module: str, about: str | None, seed: int) -> ArgumentParser:
    """The arguments that all such work has."""
    parser = ArgumentParser(
        prog=f"python -m turntable.lab.{module}",
        description=about,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", choices=list(games()), help="this game and no other")
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    parser.add_argument("--seed", type=int, default=seed, help="of the deals")
    parser.add_argument("--cores", type=whole_number, help="how many to use; all if not given")
    return parser


def whole_number(text: str) -> int:
    """Of an argument: one or more."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text} is not a whole number of one or more")
    return int(text)
