"""The registry: a game is a package under turntable.games that has a GAME."""

import importlib
import pkgutil
from functools import cache

from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game

# Named, not imported: the engine knows no game, it only looks into the folder.
_GAMES = "turntable.games"


@cache
def games() -> dict[str, Game]:
    """All games by id, in alphabetical order."""
    package = importlib.import_module(_GAMES)
    found = [
        importlib.import_module(f"{_GAMES}.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
    ]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def game(name: str) -> Game:
    """The game called `name`."""
    try:
        return games()[name]
    except KeyError:
        raise UnreadableError("unknown-game", game=name[:80], known=", ".join(games())) from None
