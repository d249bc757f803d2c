"""`turntable rules GAME [RULE]`: the rule book, in our own words."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter
from rich.markup import escape
from rich.padding import Padding

from turntable.cli.output import console
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.registry import game as game_called
from turntable.engine.texts import Texts, in_short


def command(say: Texts) -> Callable[..., None]:
    def print_rules(
        game: Annotated[str, Parameter(say("name-game"), help=say("argument-game"))],
        rule: Annotated[str | None, Parameter(say("name-rule"), help=say("argument-rule"))] = None,
        /,
    ) -> None:
        facts = game_called(game)
        if rule is None:
            _print_all(facts, facts.texts(say.language))
        else:
            _print_rule(facts, _rule_number(facts, rule), facts.texts(say.language))

    return print_rules


def _rule_number(game: Game, asked: str) -> int:
    """GG-7, gg-7 and 7 are the same rule."""
    number = asked.upper().removeprefix(f"{game.rule_prefix}-")
    if number.isascii() and number.isdigit() and len(number) < 6 and int(number) in game.rules:
        return int(number)
    first, last = game.rule_id(min(game.rules)), game.rule_id(max(game.rules))
    raise UnreadableError("unknown-rule", rule=asked, game=game.id, first=first, last=last)


def _print_all(game: Game, texts: Texts) -> None:
    out = console()
    out.print(f"[bold]{escape(texts('title'))}[/bold]")
    out.print(escape(texts("tagline")))
    out.print()
    for sentence in in_short(texts):
        out.print(Padding(escape(f"· {sentence}"), (0, 0, 0, 2)))
    for section, numbers in game.sections.items():
        out.print()
        out.print(f"[bold underline]{escape(texts(f'section-{section}'))}[/bold underline]")
        for number in numbers:
            _print_rule(game, number, texts)


def _print_rule(game: Game, number: int, texts: Texts) -> None:
    rule = game.rule_id(number)
    out = console()
    out.print(f"[bold]{rule}[/bold]  [bold]{escape(texts.attribute(rule, 'title'))}[/bold]")
    out.print(Padding(escape(texts(rule)), (0, 0, 0, 2)))
