"""`turntable score GAME FILE`: the score sheet of a game played at a real table."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from turntable.cli.files import read_text
from turntable.cli.output import console, write_json
from turntable.engine.errors import TurntableError
from turntable.engine.game import Game
from turntable.engine.registry import game as game_called
from turntable.engine.texts import Texts

if TYPE_CHECKING:
    from turntable.engine.record import SeatScore


def command(say: Texts) -> Callable[..., None]:
    def score_position(
        game: Annotated[str, Parameter(say("name-game"), help=say("argument-game"))],
        file: Annotated[Path, Parameter(say("name-file"), help=say("argument-position"))],
        /,
        *,
        json: Annotated[bool, Parameter(help=say("option-json"))] = False,
    ) -> None:
        facts = game_called(game)
        text = read_text(file)

        from turntable.engine.record import position_from_json, scores_of

        try:
            scores, winners = scores_of(position_from_json(facts, text, "position"))
        except TurntableError as error:
            raise error.at(str(file)) from None
        if json:
            write_json({"scores": scores, "winners": winners})
        else:
            _print(say, facts, scores, winners)

    return score_position


def _print(say: Texts, game: Game, scores: "list[SeatScore]", winners: list[int]) -> None:
    from rich.table import Table

    texts = game.texts(say.language)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(texts("title"))
    for seat in range(len(scores)):
        table.add_column(say("seat", seat=seat), justify="right")
    for line in game.lines:
        points = [str(score.lines[line]).replace("-", "−") for score in scores]
        table.add_row(texts(f"line-{line}"), *points)
    totals = [f"[bold]{score.total}[/bold]" for score in scores]
    table.add_row(f"[bold]{say('total')}[/bold]", *totals)
    out = console()
    out.print(table)
    out.print()
    seats = ", ".join(str(seat) for seat in winners)
    out.print(say("winners", count=len(winners), seats=seats), style="bold")
