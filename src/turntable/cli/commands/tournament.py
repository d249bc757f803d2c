"""`turntable tournament GAME`: bots play each other, and are rated."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from turntable.cli.errors import WrongUseError
from turntable.cli.files import cannot
from turntable.cli.numbers import Whole, check_range
from turntable.cli.others import others_may_play
from turntable.cli.output import console, grouped, progress, working, write_json
from turntable.cli.setup import check_cores, check_games, seed_or_any, setup_of, title_of
from turntable.engine.errors import UnreadableError
from turntable.engine.texts import Texts

if TYPE_CHECKING:
    from rich.table import Table

    from turntable.lab.standings import Standings
    from turntable.lab.tournament import Tournament

LEAST, MOST_SECONDS, MOST_PACE = 0.001, 3600, 1000


def command(say: Texts) -> Callable[..., None]:
    def compete(
        game: Annotated[str, Parameter(say("name-game"), help=say("argument-game"))],
        /,
        *,
        bots: Annotated[str, Parameter(help=say("option-bots-tournament"))],
        players: Annotated[Whole | None, Parameter(help=say("option-players"))] = None,
        games: Annotated[Whole, Parameter(help=say("option-games-tournament"))] = 100,
        seconds: Annotated[float | None, Parameter(help=say("option-seconds"))] = None,
        simulations: Annotated[Whole | None, Parameter(help=say("option-simulations"))] = None,
        pace: Annotated[float | None, Parameter(help=say("option-pace"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("option-option"))] = None,
        seed: Annotated[Whole | None, Parameter(help=say("option-seed"))] = None,
        cores: Annotated[Whole | None, Parameter(help=say("option-cores"))] = None,
        plot: Annotated[Path | None, Parameter(help=say("option-plot"))] = None,
        json: Annotated[bool, Parameter(help=say("option-json"))] = False,
    ) -> None:
        setup = setup_of(game, players, option)
        check_games(games)
        _check_thinking(seconds, simulations, pace)
        check_cores(cores)
        seed = seed_or_any(seed)
        names = bots.split(",")
        if len(set(names)) == 1:
            raise WrongUseError("one-bot")
        if plot is not None:
            _check_plot(plot)

        from turntable.lab.standings import standings
        from turntable.lab.tournament import Tournament, budgets

        budget_of = budgets(seconds, simulations, pace)
        with others_may_play(say.language):
            tournament = Tournament(
                setup.game, setup.players, setup.options, names, seed, budget_of
            )
            with working(say("progress-load")):
                tournament.load()
            began = perf_counter()
            with progress(say("progress-tournament"), games) as report:
                outcomes, whole = tournament.run(games, cores, report)
            took = perf_counter() - began
        if not outcomes:
            raise KeyboardInterrupt
        figures = standings(outcomes)
        how = say(
            "tournament-seatings",
            seatings=len(tournament.seatings),
            thinking=_thinking(say, seconds, simulations, pace) if tournament.searches else "",
        )
        if plot is not None:
            _draw(say, tournament, figures, how, plot)
        if json:
            budget = {"seconds": seconds, "simulations": simulations, "pace": pace}
            write_json(_json(tournament, figures, took) | {"thinking": budget, "whole": whole})
        else:
            _print(say, tournament, figures, took, how)
        if not whole:
            raise KeyboardInterrupt(
                say("interrupted-tournament", games=grouped(len(outcomes)), wanted=grouped(games))
            )

    return compete


def _check_thinking(seconds: float | None, simulations: int | None, pace: float | None) -> None:
    if sum(given is not None for given in (seconds, simulations, pace)) > 1:
        raise WrongUseError("one-thinking")
    if seconds is not None:
        check_range("--seconds", seconds, LEAST, MOST_SECONDS)
    if simulations is not None:
        check_range("--simulations", simulations, 1, 10**9)
    if pace is not None:
        check_range("--pace", pace, LEAST, MOST_PACE)


def _check_plot(plot: Path) -> None:
    """Before any game: a plot that cannot be written would be missed after the last one."""
    from turntable.lab.drawing import FORMS
    from turntable.lab.whole_file import check_writable

    if plot.suffix.lower() not in FORMS:
        raise WrongUseError("plot-form", file=str(plot), forms=", ".join(FORMS))
    if not plot.parent.is_dir():
        raise UnreadableError("no-such-folder", file=str(plot))
    try:
        check_writable(plot)
    except OSError as error:
        raise cannot("write", str(plot), error) from None


def _thinking(
    say: Texts, seconds: float | None, simulations: int | None, pace: float | None
) -> str:
    if seconds is not None:
        return say("thinking-seconds", seconds=f"{seconds:g}")
    if simulations is not None:
        return say("thinking-simulations", simulations=grouped(simulations))
    if pace is not None:
        return say("thinking-pace", pace=f"{pace:g}")
    return say("thinking-levels")


def _json(tournament: "Tournament", figures: "Standings", seconds: float) -> dict[str, object]:
    return {
        "game": tournament.game.id,
        "players": tournament.players,
        "options": tournament.game.option_names(tournament.options),
        "seed": tournament.seed,
        "games": figures.games,
        "seatings": tournament.seatings,
        "seconds": round(seconds, 3),
        "bots": {
            name: {
                "games": bot.games,
                "wins": bot.wins,
                "share": bot.share,
                "interval": bot.interval,
                "fair_share": bot.fair_share,
                "rating": bot.rating.rating,
                "rating_interval": (bot.rating.low, bot.rating.high),
            }
            for name, bot in figures.bots.items()
        },
        "pairings": figures.pairings,
    }


def _heading(say: Texts, tournament: "Tournament", figures: "Standings") -> str:
    return say(
        "tournament-played",
        title=title_of(tournament.game, tournament.options, say.language),
        players=tournament.players,
        games=grouped(figures.games),
        seed=str(tournament.seed),
    )


def _draw(say: Texts, tournament: "Tournament", figures: "Standings", how: str, plot: Path) -> None:
    from turntable.lab.chart import Legend, chart
    from turntable.lab.drawing import write_drawing

    legend = Legend(
        title=_heading(say, tournament, figures),
        subtitle=how,
        shares=say("chart-shares"),
        fair=say("chart-fair"),
        ratings=say("chart-ratings"),
    )
    try:
        write_drawing(chart(figures, legend), plot)
    except OSError as error:
        raise cannot("write", str(plot), error) from None


def _print(
    say: Texts, tournament: "Tournament", figures: "Standings", seconds: float, how: str
) -> None:
    out = console()
    out.print(_heading(say, tournament, figures), style="bold")
    out.print(how, style="dim")
    out.print()
    out.print(_bots(say, figures))
    out.print()
    out.print(_pairings(say, figures))
    out.print()
    out.print(say("tournament-time", seconds=f"{seconds:.1f}"), style="dim")


def _bots(say: Texts, figures: "Standings") -> "Table":
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    # Other people's bots have long names: a package above its class is never cut.
    names = {name: name.replace(":", ":\n") for name in figures.bots}
    longest = max(len(line) for name in names.values() for line in name.splitlines())
    table.add_column(say("column-bot"), min_width=longest, overflow="fold")
    for heading in ("games", "wins", "share"):
        table.add_column(say(f"column-{heading}"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    table.add_column(say("column-fair"), justify="right")
    table.add_column(say("column-rating"), justify="right")
    table.add_column("95 %", justify="right", style="dim")
    for name, bot in figures.bots.items():
        low, high = bot.interval
        table.add_row(
            escape(names[name]),
            grouped(bot.games),
            f"{bot.wins:.1f}",
            f"{100 * bot.share:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{100 * bot.fair_share:.1f} %",
            str(bot.rating.rating),
            f"{bot.rating.low}-{bot.rating.high}",
        )
    return table


def _pairings(say: Texts, figures: "Standings") -> "Table":
    """Row before column."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("column-before"))
    for name in figures.bots:
        table.add_column(escape(name), justify="right")
    for name, met in figures.pairings.items():
        shares = [f"{100 * met[other]:.1f} %" if other in met else "" for other in figures.bots]
        table.add_row(escape(name), *shares)
    return table
