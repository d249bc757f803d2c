"""How fast a game runs, on one core. Medians over rounds; compare figures of one run only."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter

import msgspec

from turntable.bots.growing import GrowingTree
from turntable.bots.levels import Budget
from turntable.bots.players import seat_bots
from turntable.bots.thinking import SLICE, SLICE_SECONDS
from turntable.engine.chance import (
    GENERATOR,
    Generator,
    game_seeds,
    generator_state,
    generator_states,
)
from turntable.engine.game import Game
from turntable.engine.kernel import bind
from turntable.engine.match import Match
from turntable.engine.seats import FIRST_SEAT
from turntable.engine.struct import room_for
from turntable.lab.playouts import clones, playouts

ROUNDS = 7
ROUND_SECONDS = 0.3
SEED = 7
TURNS = 100
TURN_SECONDS = 0.02

# A new process that plays a first move, as a user's first command does.
FIRST_MOVE = """
import sys
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.registry import game
match = Match.deal(game(sys.argv[1]), int(sys.argv[2]), 0, Generator(1))
match.play(match.waiting[0], match.seen_by(match.waiting[0]).legal()[0])
"""


class Figures(msgspec.Struct, frozen=True):
    """The figures of one game at one number of players."""

    moves_per_s: float
    """Random playouts: uniform over legal moves, full scoring."""
    playouts_per_s: float
    clone_ns: float
    state_bytes: int
    python_us_per_move: float
    """`sample` and `apply` driven from Python."""
    legal_us: float
    """Listing the legal moves from Python, on top of that."""
    search_sims_per_s: float
    """Of the information-set search, from the deal."""
    overrun_ms: float
    """By how much a searching bot overran its time for a turn, in 99 of 100 turns at most."""


class Starts(msgspec.Struct, frozen=True):
    """From starting a process to its first move: with nothing compiled yet, and later."""

    cold_s: float
    warm_s: float


def bench(game: Game, players: int) -> Figures:
    """Measure a game."""
    moves_per_s, playouts_per_s = _playout_rates(game, players)
    python_us, legal_us = _python_times(game, players)
    return Figures(
        moves_per_s=moves_per_s,
        playouts_per_s=playouts_per_s,
        clone_ns=_clone_time(game),
        state_bytes=game.play.STATE.itemsize,
        python_us_per_move=python_us,
        legal_us=legal_us,
        search_sims_per_s=_search_rate(game, players),
        overrun_ms=overrun(game, players, TURNS, TURN_SECONDS),
    )


def starts(game: Game) -> Starts:
    """Time a first move with an empty cache and with a full one."""
    with tempfile.TemporaryDirectory(prefix="turntable-bench-") as cache:
        times = []
        for _ in range(2):
            began = perf_counter()
            subprocess.run(
                [sys.executable, "-c", FIRST_MOVE, game.id, str(game.players.start)],
                env=os.environ | {"TURNTABLE_CACHE": cache},
                check=True,
            )
            times.append(perf_counter() - began)
    return Starts(*times)


def _playout_rates(game: Game, players: int) -> tuple[float, float]:
    run = bind(playouts, game.play)
    states, works = room_for(game.play.STATE), room_for(game.play.WORK)
    seeds = generator_states(game_seeds(SEED, 0, 200_000))
    run(states, works, seeds[:1], players, 0)
    began = perf_counter()
    run(states, works, seeds[:500], players, 0)
    games = int(min(len(seeds), 500 * ROUND_SECONDS / (perf_counter() - began)))
    rates = []
    for _ in range(ROUNDS):
        began = perf_counter()
        moves = run(states, works, seeds[:games], players, 0)
        seconds = perf_counter() - began
        rates.append((moves / seconds, games / seconds))
    return median(rate for rate, _ in rates), median(rate for _, rate in rates)


def _clone_time(game: Game) -> float:
    """Nanoseconds to copy a state; the copies stay within the first-level cache."""
    run = bind(clones, game.play)
    count = max(2, 16_384 // game.play.STATE.itemsize)
    states = room_for(game.play.STATE, count)
    rounds = 2_000_000 // count
    run(states, 1)
    return (
        median(_seconds(lambda: run(states, rounds)) for _ in range(ROUNDS))
        * 1e9
        / (rounds * (count - 1))
    )


def _python_times(game: Game, players: int) -> tuple[float, float]:
    """Microseconds a move from Python, and to list the legal moves."""
    boundary = game.boundary
    state, work = boundary.new_state(), boundary.new_work()
    w = boundary.fields_of(work)
    w["source"], w["generator"] = GENERATOR, generator_state(SEED)
    listed = w["move"]
    first_seat = [int(FIRST_SEAT[mask]) for mask in range(64)]

    def game_of_moves(listing: bool) -> tuple[int, float]:
        deal, waiting, sample = boundary.deal, boundary.waiting, boundary.sample
        apply, legal, is_over = boundary.apply, boundary.legal, boundary.is_over
        deal(state, work, players, 0)
        moves, spent = 0, 0.0
        while not is_over(state):
            seat = first_seat[waiting(state)]
            began = perf_counter()
            if listing:
                listed[: legal(state, work, seat)].tolist()
                spent += perf_counter() - began
                apply(state, work, seat, sample(state, work, seat))
            else:
                apply(state, work, seat, sample(state, work, seat))
                spent += perf_counter() - began
            moves += 1
        return moves, spent

    times = []
    for listing in (False, True):
        game_of_moves(listing)
        rounds = []
        for _ in range(ROUNDS):
            played = [game_of_moves(listing) for _ in range(30)]
            rounds.append(sum(spent for _, spent in played) / sum(moves for moves, _ in played))
        times.append(median(rounds) * 1e6)
    return times[0], times[1]


def _search_rate(game: Game, players: int) -> float:
    """Simulations a second, one tree, from what the first seat sees once it may choose."""
    match = Match.deal(game, players, 0, Generator(SEED))
    tree = GrowingTree(game, SEED)
    rates = [0.0]
    for _ in range(1 + ROUNDS):
        tree.plant(match.seen_by(match.waiting[0]))
        # As bots do it: a slice, a look at the clock.
        slice_ = max(SLICE, round(rates[-1] * SLICE_SECONDS))
        began, done = perf_counter(), 0
        while perf_counter() - began < ROUND_SECONDS:
            tree.grow(slice_)
            done += slice_
        rates.append(done / (perf_counter() - began))
    return median(rates[2:])


def overrun(game: Game, players: int, count: int, seconds: float) -> float:
    """By how many milliseconds bots overrun turns of so many seconds, in 99 of 100."""
    # What first turns load from the cache on disk, a table has loaded before anybody sits down.
    _times_of_turns(game, players, count, Budget(simulations=SLICE))
    turns = _times_of_turns(game, players, count, Budget(seconds=seconds))
    return 1000 * max(0.0, sorted(turns)[len(turns) * 99 // 100 - 1] - seconds)


def _times_of_turns(game: Game, players: int, count: int, budget: Budget) -> list[float]:
    """What the first turns of some games take, in seconds."""
    turns: list[float] = []
    seed = SEED
    while len(turns) < count:
        match = Match.deal(game, players, 0, Generator(seed))
        bots = seat_bots(game, ["easy"] * players, seed, lambda _: budget)
        last = None
        while not match.is_over and len(turns) < count:
            seat = match.waiting[0]
            sight = match.seen_by(seat)
            if seat != last:
                turns.append(0.0)
            began = perf_counter()
            move = bots[seat].choose(sight, continues=seat == last)
            turns[-1] += perf_counter() - began
            match.play(seat, move)
            last = seat
        seed += 1
    return turns


def _seconds(run: Callable[[], None]) -> float:
    began = perf_counter()
    run()
    return perf_counter() - began
