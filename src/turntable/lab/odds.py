"""How far a search's chances can be trusted: remakes bots/odds.toml and its table in docs/bots.md.

    make odds
    .venv/bin/python -m turntable.lab.odds --only GAME

Bots of level *hard* play each other, for the fewest and the most players that a game takes. What
they think of their chances when a turn begins is set against how the game ends. It is kept in
build/odds, so that a run that was stopped goes on where it was.
"""

import sys
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

import msgspec

from turntable.bots.odds import FILE, Odds, odds_as_text, read_odds
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab.asking import parser_of, whole_number
from turntable.lab.odds_fit import fit
from turntable.lab.odds_table import write_odds_table
from turntable.lab.overhearing import Claim, OverheardTournament
from turntable.lab.telling import progress_of, tell
from turntable.lab.tournament import budgets
from turntable.lab.whole_file import whole_file

BOT = "hard"
PACE = 0.025
"""Of the time that bots have at a table. Many games say more than long thoughts."""
GAMES = 200
SEED = 8


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything is kept."""

    claims: Path = Path("build/odds")
    odds: Path = FILE
    page: Path = Path("docs/bots.md")


class Kept(msgspec.Struct, frozen=True):
    """What was overheard at tables of so many."""

    pace: float
    seed: int
    rules_version: int
    games: int
    claims: list[Claim]


def main(arguments: list[str], places: Places | None = None) -> int:
    """Measure the games that are asked for, and write them down one by one; exit status."""
    asked = _read(arguments)
    places = places or Places()
    chosen = [game for game in games().values() if asked.only in (None, game.id)]
    for number, game in enumerate(chosen):
        claims: list[Claim] = []
        try:
            for players in dict.fromkeys((game.players[0], game.players[-1])):
                title = f"[{number + 1}/{len(chosen)}] {game.id}, {players} players"
                claims += _claims(game, players, asked, places, title)
        except KeyboardInterrupt:
            tell("Stopped; what is done is kept.")
            return 130
        odds = fit(claims)
        tell(f"{game.id}: {len(claims)} turns, {odds}")
        _write(places, game, odds)
        write_odds_table(places.page, game, claims)
    return 0


def _read(arguments: list[str]) -> Namespace:
    parser = parser_of("odds", __doc__, SEED)
    parser.add_argument(
        "--games", type=whole_number, default=GAMES, help="for each count of players"
    )
    return parser.parse_args(arguments)


def _claims(game: Game, players: int, asked: Namespace, places: Places, title: str) -> list[Claim]:
    """Those that are kept, or of games played now."""
    file = places.claims / f"{game.id}-{players}.json"
    if file.exists() and not asked.again:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        asked_for = (PACE, asked.seed, game.rules_version, asked.games)
        if (kept.pace, kept.seed, kept.rules_version, kept.games) == asked_for:
            tell(f"{title}: kept")
            return kept.claims
    bots = [BOT] * players
    tournament = OverheardTournament(game, players, 0, bots, asked.seed, budgets(pace=PACE))
    tournament.load()
    claims, whole = tournament.claims(asked.games, asked.cores, progress_of(title, asked.games))
    if not whole:
        raise KeyboardInterrupt
    file.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(file) as kept_file:
        kept = Kept(PACE, asked.seed, game.rules_version, asked.games, claims)
        kept_file.write(msgspec.json.encode(kept))
    return claims


def _write(places: Places, game: Game, odds: Odds) -> None:
    known = read_odds(places.odds) | {game.id: odds}
    ordered = {name: known[name] for name in games() if name in known}
    with whole_file(places.odds) as file:
        file.write(odds_as_text(ordered).encode())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
