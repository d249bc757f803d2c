"""Bots as Python calls them: given what a seat may know, a move."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol

import numpy as np

from turntable.bots.choosing import QUICK_BOTS, choose
from turntable.bots.levels import LEVELS, Budget, looseness_of
from turntable.bots.others import OtherBot, check_class, is_other
from turntable.bots.search import SearchBot
from turntable.bots.thinking import Clock, Stop, never
from turntable.engine.boundary import Buffer
from turntable.engine.chance import GENERATOR, game_seeds, generator_state
from turntable.engine.contract import STATE, WORK
from turntable.engine.errors import UnreadableError
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.position import Concealed, Sheet
from turntable.engine.struct import room_for

BOTS = (*QUICK_BOTS, *LEVELS)
BOT_CHANCE = 1
"""What sets the chance of bots apart from that of the game; see `generator_states`."""

BudgetOf = Callable[[str], Budget]


class Bot(Protocol):
    """Anything that plays."""

    name: str

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        """A legal move for the seat that sees this. `continues`: the move that it chose last was
        made, and this is the decision right after it."""

    def end(self, sheets: list[Sheet]) -> None:
        """The game is over."""


class QuickBot:
    """A bot that chooses within microseconds."""

    def __init__(self, game: Game, name: str, work: Buffer) -> None:
        """`work` holds the bot's own chance; bots of one simulated game share it."""
        self.name = name
        self._code = QUICK_BOTS.index(name)
        self._choose = bind(_choose, game.play)
        self._work = work
        self._worlds = room_for(game.play.STATE, 2)
        self._values = np.zeros(game.moves)

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        return int(
            self._choose(
                self._code, sight.buffer, self._work, self._worlds, self._values, sight.seat
            )
        )

    def end(self, sheets: list[Sheet]) -> None:
        """It remembers nothing."""


def counted(name: str) -> Budget:
    """The simulations of a level: the same game again from the same seed."""
    return Budget(simulations=LEVELS[name].simulations)


def timed(name: str) -> Budget:
    """What a level may spend at a table."""
    return LEVELS[name].budget()


def seat_bots(
    game: Game,
    names: list[str],
    seed: int,
    budget_of: BudgetOf = counted,
    clock: Clock = perf_counter,
    stop: Stop = never,
) -> list[Bot]:
    """One bot a seat, their chance fixed by `seed`; with counted budgets, so is all they do."""
    work = game.boundary.new_work()
    w = game.boundary.fields_of(work)
    w["source"] = GENERATOR
    w["generator"] = generator_state(seed, BOT_CHANCE)
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        own_seed = int(game_seeds(seed, seat, 1)[0])
        if is_other(name):
            bots.append(OtherBot(name, game, seat, own_seed))
        elif name in LEVELS:
            loose = looseness_of(game, name)
            budget = budget_of(name)
            bots.append(SearchBot(game, name, own_seed, budget, clock, stop, looseness=loose))
        else:
            check_own_bot(name)
            bots.append(QuickBot(game, name, work))
    return bots


def load_bots(names: list[str], sight: Concealed) -> None:
    """Load the kernels of these bots, or compile them on their first use on this machine: each
    takes a decision at once."""
    for name in dict.fromkeys(names):
        if not is_other(name):
            seat_bots(sight.game, [name], 0, lambda _: Budget(simulations=1))[0].choose(sight)
    if not LEVELS.keys().isdisjoint(names):
        # Asked by a search whose turn goes on; loaded only then, it made one turn 50 ms longer.
        sight.game.boundary.info_key(sight.buffer, sight.seat)


def check_bots(names: list[str]) -> None:
    """Refuse a name that is no bot's. Python imports what other people's are called: only whoever
    starts the process may name them."""
    for name in names:
        if is_other(name):
            check_class(name)
        else:
            check_own_bot(name)


def check_own_bot(name: str) -> None:
    """Refuse a name that is none of our own bots'."""
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
