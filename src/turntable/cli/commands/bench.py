"""`turntable bench [GAME]`: how fast it runs here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from turntable.cli.output import console, progress, write_json
from turntable.engine.registry import game as game_called
from turntable.engine.registry import games
from turntable.engine.texts import Texts

if TYPE_CHECKING:
    from turntable.lab.bench import Figures, Starts


HEADINGS = ("moves-rate", "playouts-rate", "clone", "python", "legal", "search", "overrun")


def command(say: Texts) -> Callable[..., None]:
    def measure(
        game: Annotated[
            str | None, Parameter(say("name-game"), help=say("argument-game-all"))
        ] = None,
        /,
        *,
        json: Annotated[bool, Parameter(help=say("option-json"))] = False,
    ) -> None:
        measured = [game_called(game)] if game else list(games().values())

        from turntable.lab.bench import bench, starts

        figures: dict[str, dict[str, Figures]] = {}
        steps = 1 + sum(len(facts.players) for facts in measured)
        with progress(say("progress-bench"), steps) as report:
            began = starts(measured[0])
            report(1)
            for facts in measured:
                figures[facts.id] = {}
                for players in facts.players:
                    figures[facts.id][str(players)] = bench(facts, players)
                    report(1 + sum(len(of_game) for of_game in figures.values()))
        if json:
            write_json({"games": figures, "cold_s": began.cold_s, "warm_s": began.warm_s})
        else:
            _print(say, figures, began)

    return measure


def _print(say: Texts, figures: "dict[str, dict[str, Figures]]", began: "Starts") -> None:
    from rich.table import Table

    # All of it fits into the eighty columns of a small terminal.
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(say("column-players"), no_wrap=True, min_width=max(map(len, figures)))
    for heading in HEADINGS:
        table.add_column(say(f"column-{heading}"), justify="right")
    for game, of_game in figures.items():
        table.add_row(game, style="bold")
        for players, figure in of_game.items():
            table.add_row(
                f"  {players}",
                f"{figure.moves_per_s / 1e6:.1f} M/s",
                f"{figure.playouts_per_s / 1e3:.0f} k/s",
                f"{figure.clone_ns:.1f} ns",
                f"{figure.python_us_per_move:.2f} µs",
                f"{figure.legal_us:.2f} µs",
                f"{figure.search_sims_per_s / 1e3:.0f} k/s",
                f"{figure.overrun_ms:.1f} ms",
            )
    out = console()
    out.print(table)
    out.print()
    late = max(figure.overrun_ms for of_game in figures.values() for figure in of_game.values())
    out.print(say("overrun", late=f"{late:.1f}"))
    out.print(say("starts", cold=f"{began.cold_s:.1f}", warm=f"{began.warm_s:.2f}"))
