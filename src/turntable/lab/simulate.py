"""Simulating many games of bots, on all cores, with the same result on any number of them.

Game i of a seed is the same game whoever plays it, and what is counted are integers, so that the
order in which cores finish changes nothing.
"""

import threading
import time
from typing import Annotated, Any

import numpy as np

from turntable.bots.choosing import QUICK_BOTS, choose
from turntable.bots.others import faults_of
from turntable.bots.players import BOT_CHANCE, Bot, check_bots, load_bots, seat_bots
from turntable.bots.thinking import Stop, never
from turntable.engine.chance import Generator, game_seeds, generator_states
from turntable.engine.contract import (
    apply,
    conceal,
    deal,
    ending,
    is_over,
    sample,
    score,
    waiting,
)
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.match import Match
from turntable.engine.seats import FIRST_SEAT, MOST_SEATS
from turntable.engine.struct import Array, Struct, i64, room_for
from turntable.lab.threads import Progress, in_threads, usable_cores

WHOLE_WIN = 60
"""A tie of k counts 1/k for each: in sixtieths a whole number for up to six seats."""
MOST_LINES = 16
MOST_ENDS = 8
FIRST_CHUNK = 16
CHUNK_SECONDS = 0.1


class Tally(Struct):
    """What is counted over games."""

    games: i64
    moves: i64
    most_moves: i64
    win: Annotated[Array, i64, (MOST_SEATS,)]
    total_sum: i64
    total_square: i64
    line_sum: Annotated[Array, i64, (MOST_LINES,)]
    line_square: Annotated[Array, i64, (MOST_LINES,)]
    end: Annotated[Array, i64, (MOST_ENDS,)]


class Simulation:
    """A run of games: which, by whom, from which seed."""

    def __init__(self, game: Game, players: int, options: int, bots: list[str], seed: int) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = options
        self.bots = bots
        self.seed = seed
        check_bots(bots)
        self.is_quick = set(bots) <= set(QUICK_BOTS)
        # Compiling what bots think takes as long as all the rules: only where one thinks.
        pick = _pick_at_random if set(bots) == {"random"} else _pick
        self._play = bind(_play_games, game.play, _pick=pick)

    def load(self) -> None:
        """Load the kernels, or compile them on their first use on this machine."""
        if self.is_quick:
            self.tally(0, 1)
        else:
            match = Match.deal(self.game, self.players, self.options, Generator(0))
            load_bots(self.bots, match.seen_by(match.waiting[0]))

    def tally(self, first: int, count: int, stop: Stop = never) -> Any:
        """Play games first … first + count − 1; returns a record of Tally. Told to stop, it leaves
        out those that would take long."""
        if self.is_quick:
            return self._tally_quick(first, count)
        return self._tally_played(first, count, stop)

    def _tally_quick(self, first: int, count: int) -> Any:
        """All in kernels."""
        codes = np.array([QUICK_BOTS.index(name) for name in self.bots], np.int64)
        seeds = game_seeds(self.seed, first, count)
        tally = np.zeros(1, Tally.dtype)
        self._play(
            room_for(self.game.play.STATE, 4),
            room_for(self.game.play.WORK, 2),
            np.zeros(self.game.moves),
            tally,
            codes,
            self.players,
            self.options,
            len(self.game.lines),
            generator_states(seeds),
            generator_states(seeds, BOT_CHANCE),
        )
        return tally[0]

    def _tally_played(self, first: int, count: int, stop: Stop) -> Any:
        """Move by move through a match: a bot that searches takes all the time anyway, and does so
        without Python's lock."""
        tally: Any = np.zeros(1, Tally.dtype)[0]
        for number, seed in enumerate(game_seeds(self.seed, first, count).tolist(), first):
            with faults_of(number):
                match = play_match(self.game, self.options, self.bots, seed, stop)
            if match.is_over:
                _count(tally, match)
        return tally

    def run(self, games: int, cores: int | None = None, progress: Progress | None = None) -> Any:
        """Play all games; `progress` is told how many are done. Stops cleanly when interrupted."""
        cores = min(cores or usable_cores(), games) or 1
        run = _Run(self, games)
        in_threads(run.work, cores, run.stop, lambda: run.done, progress)
        return run.tally


class _Run:
    """The work shared out between threads."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        self.tally: Any = np.zeros(1, Tally.dtype)[0]
        self.done = 0
        self._stopped = False
        self._simulation = simulation
        self._games = games
        self._next = 0
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._stopped = True

    def work(self) -> None:
        chunk = FIRST_CHUNK if self._simulation.is_quick else 1
        while not self._stopped:
            with self._lock:
                first = self._next
                count = min(chunk, self._games - first)
                self._next += count
            if count <= 0:
                return
            started = time.perf_counter()
            tally = self._simulation.tally(first, count, lambda: self._stopped)
            rate = count / (time.perf_counter() - started)
            chunk = max(1, min(4 * chunk, int(rate * CHUNK_SECONDS)))
            with self._lock:
                _add(self.tally, tally)
                self.done += count


def play_match(game: Game, options: int, bots: list[str], seed: int, stop: Stop = never) -> Match:
    """The game that `bots` play from a game's own seed."""
    match = Match.deal(game, len(bots), options, Generator(seed))
    play_to_the_end(match, seat_bots(game, bots, seed, stop=stop), stop)
    return match


def play_to_the_end(match: Match, bots: list[Bot], stop: Stop = never) -> None:
    """Let `bots`, a seat each, play the rest of a match; not to its end if told to stop before."""
    last = None
    while not match.is_over:
        if stop():
            return
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.seen_by(seat), continues=seat == last))
        last = seat
    sheets = match.truth.sheets()
    for bot in bots:
        bot.end(sheets)


def _count(tally: Any, match: Match) -> None:
    """Add a finished match to a tally, as `_play_games` does inside a kernel."""
    sheets = match.truth.sheets()
    winners = [seat for seat, sheet in enumerate(sheets) if sheet.rank == 0]
    for seat in winners:
        tally.win[seat] += WHOLE_WIN // len(winners)
    for sheet in sheets:
        tally.total_sum += sheet.total
        tally.total_square += sheet.total**2
        for line, points in enumerate(sheet.lines.values()):
            tally.line_sum[line] += points
            tally.line_square[line] += points**2
    tally.games += 1
    tally.moves += len(match.entries)
    tally.most_moves = max(tally.most_moves, len(match.entries))
    tally.end[match.game.ends.index(match.truth.end)] += 1


def _add(into: Any, tally: Any) -> None:
    most = max(int(into.most_moves), int(tally.most_moves))
    for name in Tally.dtype.names or ():
        into[name] += tally[name]
    into.most_moves = most


@template
def _pick(bot: int, states: Any, w: Any, values: Any, seat: int) -> int:
    """The move of a bot, from what its seat may know."""
    states[1] = states[0]
    conceal(states[1], seat)
    return choose(bot, states[1], w, states[2:], values, seat)


@template
def _pick_at_random(bot: int, states: Any, w: Any, values: Any, seat: int) -> int:
    """Legal moves follow from what the seat sees: there is nothing to conceal."""
    return sample(states[0], w, seat)


@template
def _play_games(
    states: Any,
    works: Any,
    values: Any,
    tallies: Any,
    bots: Any,
    players: int,
    options: int,
    lines: int,
    chance_states: Any,
    bot_states: Any,
) -> None:
    """Play a game for each generator state. states[0] is the truth, states[1] what a bot sees,
    states[2:] what it imagines; works[0] is the table's, works[1] the bots'."""
    s, w, v, tally = states[0], works[0], works[1], tallies[0]
    for game in range(len(chance_states)):
        w.generator = chance_states[game]
        v.generator = bot_states[game]
        deal(s, w, players, options)
        moves = 0
        while not is_over(s):
            seat = FIRST_SEAT[waiting(s)]
            apply(s, w, seat, _pick(bots[seat], states, v, values, seat))
            moves += 1
        score(s, w)
        winners = 0
        for seat in range(players):
            winners += 1 if w.rank[seat] == 0 else 0
        for seat in range(players):
            if w.rank[seat] == 0:
                tally.win[seat] += WHOLE_WIN // winners
            total = np.int64(w.total[seat])
            tally.total_sum += total
            tally.total_square += total * total
            for line in range(lines):
                points = np.int64(w.line[seat, line])
                tally.line_sum[line] += points
                tally.line_square[line] += points * points
        tally.games += 1
        tally.moves += moves
        tally.most_moves = max(tally.most_moves, moves)
        tally.end[ending(s)] += 1
