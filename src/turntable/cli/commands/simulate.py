"""`turntable simulate GAME`: many games of bots, and what comes of them."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from turntable.cli.files import cannot
from turntable.cli.numbers import Whole
from turntable.cli.others import others_may_play
from turntable.cli.output import console, grouped, progress, working, write_json
from turntable.cli.setup import check_cores, check_games, seed_or_any, setup_of, title_of
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.texts import Texts

if TYPE_CHECKING:
    from rich.table import Table

    from turntable.lab.simulate import Simulation
    from turntable.lab.summary import Summary


def command(say: Texts) -> Callable[..., None]:
    def simulate(
        game: Annotated[str, Parameter(say("name-game"), help=say("argument-game"))],
        /,
        *,
        players: Annotated[Whole | None, Parameter(help=say("option-players"))] = None,
        games: Annotated[Whole, Parameter(help=say("option-games"))] = 1000,
        bots: Annotated[str, Parameter(help=say("option-bots"))] = "random",
        option: Annotated[list[str] | None, Parameter(help=say("option-option"))] = None,
        seed: Annotated[Whole | None, Parameter(help=say("option-seed"))] = None,
        records: Annotated[Path | None, Parameter(help=say("option-records"))] = None,
        cores: Annotated[Whole | None, Parameter(help=say("option-cores"))] = None,
        json: Annotated[bool, Parameter(help=say("option-json"))] = False,
    ) -> None:
        setup = setup_of(game, players, option)
        check_games(games)
        check_cores(cores)
        seed = seed_or_any(seed)
        if records is not None and not records.parent.is_dir():
            raise UnreadableError("no-such-folder", file=str(records))

        from turntable.bots.players import seated
        from turntable.lab.records import write_records
        from turntable.lab.simulate import Simulation
        from turntable.lab.summary import summarise

        names = seated(bots.split(","), setup.players)
        with others_may_play(say.language):
            simulation = Simulation(setup.game, setup.players, setup.options, names, seed)
            with working(say("progress-load")):
                simulation.load()
            with progress(say("progress-simulate"), games) as report:
                began = perf_counter()
                tally = simulation.run(games, cores, report)
                seconds = perf_counter() - began
            if records is not None:
                with progress(say("progress-records"), games) as report:
                    try:
                        write_records(simulation, games, records, cores, report)
                    except OSError as error:
                        raise cannot("write", str(records), error) from None
        summary = summarise(setup.game, setup.players, tally)
        if json:
            write_json(_json(simulation, summary, seconds))
        else:
            _print(say, simulation, summary, seconds)

    return simulate


def _json(simulation: "Simulation", summary: "Summary", seconds: float) -> dict[str, object]:
    return {
        "game": simulation.game.id,
        "players": simulation.players,
        "options": simulation.game.option_names(simulation.options),
        "bots": simulation.bots,
        "seed": simulation.seed,
        "games": summary.games,
        "seconds": round(seconds, 3),
        "wins": summary.wins,
        "intervals": summary.intervals,
        "total": summary.total,
        "lines": summary.lines,
        "moves": {"mean": summary.mean_moves, "max": summary.most_moves},
        "ends": summary.ends,
    }


def _print(say: Texts, simulation: "Simulation", summary: "Summary", seconds: float) -> None:
    from rich.columns import Columns

    game = simulation.game
    out = console()
    out.print(
        say(
            "simulated",
            title=title_of(game, simulation.options, say.language),
            players=simulation.players,
            games=grouped(summary.games),
            seed=str(simulation.seed),
        ),
        style="bold",
    )
    out.print()
    tables = [_wins(say, simulation, summary), _lines(say, game, summary)]
    out.print(Columns(tables, padding=(0, 6)))
    out.print()
    out.print(
        say("simulated-length", mean=f"{summary.mean_moves:.1f}", most=str(summary.most_moves))
    )
    texts = game.texts(say.language)
    for end, count in summary.ends.items():
        share = f"{100 * count / summary.games:.1f}"
        out.print(say("simulated-end", end=texts(f"end-{end}"), share=share))
    rate = grouped(round(summary.games / seconds))
    out.print(say("simulated-speed", seconds=f"{seconds:.2f}", rate=rate), style="dim")


def _wins(say: Texts, simulation: "Simulation", summary: "Summary") -> "Table":
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", title_style="bold")
    table.add_column(say("column-seat"), justify="right")
    table.add_column(say("column-bot"))
    table.add_column(say("column-wins"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    for seat, (won, (low, high)) in enumerate(zip(summary.wins, summary.intervals, strict=True)):
        share = 100 * won / summary.games
        interval = f"{100 * low:.1f}-{100 * high:.1f}"
        table.add_row(str(seat), simulation.bots[seat], f"{share:.2f} %", interval)
    return table


def _lines(say: Texts, game: Game, summary: "Summary") -> "Table":
    from rich.table import Table

    texts = game.texts(say.language)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("column-points"))
    table.add_column(say("column-mean"), justify="right")
    table.add_column(say("column-sd"), justify="right", style="dim")
    for line, spread in summary.lines.items():
        table.add_row(texts(f"line-{line}"), f"{spread.mean:.2f}", f"{spread.sd:.2f}")
    table.add_row(
        f"[bold]{say('total')}[/bold]",
        f"[bold]{summary.total.mean:.2f}[/bold]",
        f"{summary.total.sd:.2f}",
    )
    return table
