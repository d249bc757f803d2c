"""Bots as Python calls them: given what a seat may know, a move."""

from typing import Any, Protocol

import numpy as np

from turntable.bots.choosing import QUICK_BOTS, choose
from turntable.bots.search import SearchBot
from turntable.engine.boundary import Buffer
from turntable.engine.chance import GENERATOR, game_seeds, generator_state
from turntable.engine.contract import STATE, WORK
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.position import Concealed

SEARCHING_BOTS = {"easy": 10_000}
"""How many simulations a bot runs for a move where there is no clock: what `easy` does within a
tenth of a second or so."""
SECONDS_A_TURN = {"easy": 0.1}
"""How long a bot thinks at a table, all decisions that it takes in a row together."""
BOTS = (*QUICK_BOTS, *SEARCHING_BOTS)
BOT_CHANCE = 1
"""What sets the chance of bots apart from that of the game; see `generator_states`."""


class Bot(Protocol):
    """Anything that plays."""

    name: str

    def choose(self, sight: Concealed) -> int:
        """A legal move for the seat that sees this."""


class QuickBot:
    """A bot that chooses within microseconds."""

    def __init__(self, game: Game, name: str, work: Buffer) -> None:
        """`work` holds the bot's own chance; bots of one simulated game share it."""
        self.name = name
        check_bots([name])
        self._code = QUICK_BOTS.index(name)
        self._choose = bind(_choose, game.play)
        self._work = work
        self._worlds = np.zeros(2, game.play.STATE)
        self._values = np.zeros(game.moves)

    def choose(self, sight: Concealed) -> int:
        return int(
            self._choose(
                self._code, sight.buffer, self._work, self._worlds, self._values, sight.seat
            )
        )


def bots_at_work(game: Game, names: list[str], seed: int) -> list[Bot]:
    """One bot a seat, their chance and so all they do fixed by `seed`."""
    work = game.boundary.new_work()
    w = game.boundary.fields_of(work)
    w["source"] = GENERATOR
    w["generator"] = generator_state(seed, BOT_CHANCE)
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        if name in SEARCHING_BOTS:
            own_seed = int(game_seeds(seed, seat, 1)[0])
            bots.append(SearchBot(game, name, own_seed, simulations=SEARCHING_BOTS[name]))
        else:
            bots.append(QuickBot(game, name, work))
    return bots


def bot_at_table(game: Game, name: str, seed: int) -> Bot:
    """A bot that thinks by the clock."""
    if name in SECONDS_A_TURN:
        return SearchBot(game, name, seed, seconds=SECONDS_A_TURN[name])
    return bots_at_work(game, [name], seed)[0]


def seconds_a_turn(name: str) -> float:
    return SECONDS_A_TURN.get(name, 0.0)


def check_bots(names: list[str]) -> None:
    """Refuse a name that is no bot's."""
    for name in names:
        if name not in BOTS:
            raise UnreadableError("unknown-bot", bot=name, known=", ".join(BOTS))


def seated(names: list[str], players: int) -> list[str]:
    """One name a seat: a single name sits everywhere."""
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise UnreadableError("wrong-bots", bots=len(names), players=players)
    return names


@template
def _choose(bot: int, state: Buffer, work: Buffer, worlds: Any, values: Any, seat: int) -> int:
    return choose(bot, state.view(STATE)[0], work.view(WORK)[0], worlds, values, seat)
