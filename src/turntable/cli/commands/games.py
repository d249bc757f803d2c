"""`turntable games`: what there is to play."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from turntable.cli.output import console, write_json
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.engine.texts import LANGUAGES, Texts


def command(say: Texts) -> Callable[..., None]:
    def list_games(*, json: Annotated[bool, Parameter(help=say("option-json"))] = False) -> None:
        if json:
            write_json([_facts(game) for game in games().values()])
        else:
            _print(say)

    return list_games


def _facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "titles": {language: game.title(language) for language in LANGUAGES},
        "players": list(game.players),
        "options": list(game.options),
        "rules_version": game.rules_version,
        "moves": game.moves,
        "max_moves": game.max_moves,
        "lines": list(game.lines),
        "ends": list(game.ends),
    }


def _print(say: Texts) -> None:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("game", "players", "options", "about"):
        table.add_column(say(f"column-{heading}"))
    for game in games().values():
        table.add_row(
            f"[bold]{game.id}[/bold]",
            f"{game.players.start}-{game.players.stop - 1}",
            ", ".join(game.options),
            game.texts(say.language)("tagline"),
        )
    out = console()
    out.print(table)
    out.print()
    out.print(say("games-next", game=next(iter(games()))), style="dim")
