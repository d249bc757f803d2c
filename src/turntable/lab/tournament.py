"""A tournament: bots play each other, the same deals from every seat.

Game i of a seed has the same deal and the same seats whoever plays it on however many cores; where
bots think by simulations and not by the clock, it is the same game.
"""

import threading
import time
from dataclasses import dataclass

from turntable.bots.levels import LEVELS, Budget
from turntable.bots.others import BotFaultError, faults_of
from turntable.bots.players import Bot, BudgetOf, check_bots, counted, load_bots, seat_bots
from turntable.bots.thinking import Stop, never
from turntable.engine.chance import Generator, game_seeds
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.lab.seating import seatings
from turntable.lab.simulate import play_to_the_end
from turntable.lab.threads import Progress, in_threads, usable_cores


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played: who sat where, and how they came in."""

    number: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    """By seat; 0 for whoever won, the same for a tie."""


def budgets(
    seconds: float | None = None, simulations: int | None = None, pace: float | None = None
) -> BudgetOf:
    """What a bot that searches may spend on a turn: the same for all, or `pace` times its level's
    own seconds, or its level's own simulations."""
    if seconds is not None:
        return lambda name: Budget(seconds=seconds)
    if simulations is not None:
        return lambda name: Budget(simulations=simulations)
    if pace is not None:
        return lambda name: LEVELS[name].budget(pace)
    return counted


class Tournament:
    """Which game, by whom, from which seed."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: int,
        bots: list[str],
        seed: int,
        budget_of: BudgetOf = counted,
    ) -> None:
        game.check_players(players)
        check_bots(bots)
        self.game = game
        self.players = players
        self.options = options
        self.bots = list(dict.fromkeys(bots))
        self.seed = seed
        self.seatings = seatings(bots, players)
        """Each deal is played once in each of them, so that its luck favours nobody."""
        self.searches = not LEVELS.keys().isdisjoint(bots)
        self._budget_of = budget_of

    def load(self) -> None:
        """Load the kernels, or compile them on their first use on this machine."""
        match = self._deal(0)
        load_bots(self.bots, match.seen_by(match.waiting[0]))

    def play(self, number: int, stop: Stop = never) -> Outcome | None:
        """Play a game to its end; None if told to stop before. BotFaultError if a bot of somebody
        else's goes wrong."""
        deal, turn = divmod(number, len(self.seatings))
        names = self.seatings[turn]
        match = self._deal(deal)
        with faults_of(number):
            play_to_the_end(match, self.seated(deal, turn, stop), stop)
        if not match.is_over:
            return None
        return Outcome(number, names, tuple(sheet.rank for sheet in match.truth.sheets()))

    def run(
        self, games: int, cores: int | None = None, progress: Progress | None = None
    ) -> tuple[list[Outcome], bool]:
        """Play the first `games` games; `progress` is told how many are done. Returns those that
        were played to their end, in order, and whether that is all: Ctrl-C stops at the next move.
        """
        cores = min(cores or usable_cores(), games)
        run = _Run(self, games)
        interrupted = False
        try:
            in_threads(run.work, cores, run.stop, lambda: len(run.outcomes), progress)
        except KeyboardInterrupt:
            interrupted = True
        if run.faults:
            raise min(run.faults, key=lambda fault: fault.game)
        return sorted(run.outcomes, key=lambda outcome: outcome.number), not interrupted

    def seated(self, deal: int, turn: int, stop: Stop) -> list[Bot]:
        """The bots of one game, a seat each."""
        names = list(self.seatings[turn])
        own_seed = int(game_seeds(self._deal_seed(deal), turn, 1)[0])
        # The time of the thread that thinks: other work on the machine makes no bot weaker.
        return seat_bots(self.game, names, own_seed, self._budget_of, time.thread_time, stop)

    def _deal(self, deal: int) -> Match:
        return Match.deal(self.game, self.players, self.options, Generator(self._deal_seed(deal)))

    def _deal_seed(self, deal: int) -> int:
        return int(game_seeds(self.seed, deal, 1)[0])


class _Run:
    """The games shared out between threads: a bot that searches does so without Python's lock."""

    def __init__(self, tournament: Tournament, games: int) -> None:
        self.outcomes: list[Outcome] = []
        self.faults: list[BotFaultError] = []
        self._stopped = False
        self._tournament = tournament
        self._games = games
        self._next = 0
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._stopped = True

    def work(self) -> None:
        try:
            while not self._stopped:
                with self._lock:
                    number = self._next
                    self._next += 1
                if number >= self._games:
                    return
                outcome = self._tournament.play(number, lambda: self._stopped)
                if outcome:
                    self.outcomes.append(outcome)
        except BotFaultError as fault:
            self.faults.append(fault)
            self.stop()
