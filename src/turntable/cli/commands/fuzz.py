"""`turntable fuzz GAME`: random games, looking for a promise that is not kept."""

import os
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from turntable.cli.numbers import Whole
from turntable.cli.output import console, progress
from turntable.cli.setup import check_games, seed_or_any
from turntable.engine.registry import game as game_called
from turntable.engine.texts import Texts


def command(say: Texts) -> Callable[..., bool]:
    def find_breaches(
        game: Annotated[str, Parameter(say("name-game"), help=say("argument-game"))],
        /,
        *,
        games: Annotated[Whole, Parameter(help=say("option-games"))] = 1000,
        seed: Annotated[Whole | None, Parameter(help=say("option-seed"))] = None,
    ) -> bool:
        facts = game_called(game)
        check_games(games)
        seed = seed_or_any(seed)
        # Before the first kernel is loaded: array bounds are to be checked.
        os.environ.setdefault("TURNTABLE_KERNELS", "checked")

        from turntable.lab.fuzz import fuzz

        with progress(say("progress-fuzz"), games) as report:
            fuzzed = fuzz(facts, games, seed, report)
        out = console()
        if fuzzed.breach:
            breach = fuzzed.breach
            out.print(
                say(
                    "fuzz-breach",
                    promise=say(f"promise-{breach.promise}"),
                    players=breach.players,
                    options=", ".join(breach.options) or "—",
                    seed=str(breach.seed),
                    moves=breach.moves,
                )
            )
            return False
        out.print(
            say(
                "fuzz-held",
                games=fuzzed.games,
                records=fuzzed.records,
                spoilt=fuzzed.spoilt,
                refused=fuzzed.refused,
                seed=str(seed),
            )
        )
        return True

    return find_breaches
