"""Checks: what the contract promises, tried inside kernels on random games.

Any game, any number of players, any options. The tests run them with array bounds checked.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from turntable.bots.players import BOT_CHANCE
from turntable.engine.chance import below, game_seeds, generator_states
from turntable.engine.contract import (
    apply,
    audit,
    deal,
    is_over,
    legal,
    refusal,
    sample,
    score,
    waiting,
)
from turntable.engine.game import Game
from turntable.engine.kernel import bind, template
from turntable.engine.seats import FIRST_SEAT
from turntable.engine.struct import room_for

# What is promised; the texts `promise-<name>` say it in words.
PROMISES = (
    "kept", "waiting", "conserved", "legal", "not-waited", "sample", "clone", "old-clone",
    "maximum", "sheet", "same",
)  # fmt: skip
(
    KEPT, WAITING, CONSERVED, LEGAL, NOT_WAITED, SAMPLE, CLONE, OLD_CLONE, MAXIMUM, SHEET, SAME,
) = range(len(PROMISES))  # fmt: skip

PRIME = 2_147_483_647


@dataclass(frozen=True, slots=True)
class Breach:
    """A promise that a game broke, and how to see it again."""

    promise: str
    players: int
    options: list[str]
    seed: int
    """The seed of the very game."""
    moves: int
    """How many had been made."""


def check_games(game: Game, players: int, options: int, seed: int, games: int) -> Breach | None:
    """Play random games and try every promise; the first that is broken, or None."""
    size = game.play.STATE.itemsize
    room = game.max_moves + 4
    states = room_for(game.play.STATE, room)
    seeds = game_seeds(seed, 0, games)
    report = np.zeros(3, np.int64)
    bind(_check_games, game.play)(
        states,
        states.view(np.uint8),
        size,
        room_for(game.play.WORK, 3),
        np.zeros(game.moves, np.int64),
        np.zeros((room, 3), np.int64),
        players,
        options,
        game.max_moves,
        len(game.lines),
        generator_states(seeds),
        generator_states(seeds, BOT_CHANCE),
        report,
    )
    promise, number, moves = report.tolist()
    if promise == KEPT:
        return None
    names = game.option_names(options)
    return Breach(PROMISES[promise], players, names, int(seeds[number]), moves)


def checksum(game: Game, players: int, options: int, seed: int, games: int) -> int:
    """One number for `games` random games: every move, every list of moves, a refusal at every
    step and every score sheet go into it, so that it moves when a rule moves."""
    seeds = game_seeds(seed, 0, games)
    return int(
        bind(_checksum, game.play)(
            room_for(game.play.STATE),
            room_for(game.play.WORK, 2),
            game.moves,
            players,
            options,
            len(game.lines),
            generator_states(seeds),
            generator_states(seeds, BOT_CHANCE),
        )
    )


@template
def _check_games(
    states: Any,
    buffer: Any,
    size: int,
    works: Any,
    listed: Any,
    history: Any,
    players: int,
    options: int,
    max_moves: int,
    lines: int,
    chance_states: Any,
    move_states: Any,
    report: Any,
) -> None:
    for game in range(len(chance_states)):
        works[0].generator = chance_states[game]
        works[1].generator = move_states[game]
        broken, moves = _check_game(
            states, buffer, size, works, listed, history, players, options, max_moves, lines
        )
        if broken == KEPT:
            works[0].generator = chance_states[game]
            if not _replays(states, buffer, size, works, history, players, options, moves):
                broken = SAME
        if broken != KEPT:
            report[0], report[1], report[2] = broken, game, moves
            return


@template
def _check_game(
    states: Any,
    buffer: Any,
    size: int,
    works: Any,
    listed: Any,
    history: Any,
    players: int,
    options: int,
    max_moves: int,
    lines: int,
) -> tuple[int, int]:
    """states[0] is the game, states[1] a clone that goes along, states[2:] the old clones;
    history has their hashes, seats and moves."""
    s, w, v = states[0], works[0], works[1]
    deal(s, w, players, options)
    moves = 0
    while not is_over(s):
        if moves == max_moves:
            return MAXIMUM, moves
        if waiting(s) == 0 or waiting(s) >= 1 << players:
            return WAITING, moves
        if audit(s, w) != 0:
            return CONSERVED, moves
        for seat in range(players):
            broken = _check_moves(s, v, listed, seat)
            if broken != KEPT:
                return broken, moves

        seat = _some_seat(v, waiting(s))
        move = sample(s, v, seat)
        states[1] = states[0]
        states[2 + moves] = states[0]
        history[moves, 0] = _hash(buffer, (2 + moves) * size, size)
        history[moves, 1], history[moves, 2] = seat, move
        works[2] = works[0]
        apply(s, w, seat, move)
        apply(states[1], works[2], seat, move)
        if not _equal(buffer, 0, size, size) or w.generator != works[2].generator:
            return CLONE, moves
        moves += 1

    if waiting(s) != 0:
        return WAITING, moves
    if audit(s, w) != 0:
        return CONSERVED, moves
    for old in range(moves):
        if history[old, 0] != _hash(buffer, (2 + old) * size, size):
            return OLD_CLONE, old
    score(s, w)
    winners = 0
    for seat in range(players):
        total = 0
        for line in range(lines):
            total += w.line[seat, line]
        if total != w.total[seat]:
            return SHEET, moves
        winners += 1 if w.rank[seat] == 0 else 0
    return (KEPT if winners > 0 else SHEET), moves


@template
def _check_moves(s: Any, w: Any, listed: Any, seat: int) -> int:
    """`legal`, `sample` and `refusal` over the whole id space."""
    if not waiting(s) >> seat & 1:
        for move in range(len(listed)):
            if refusal(s, seat, move) == 0:
                return NOT_WAITED
        return KEPT
    listed[:] = 0
    count = legal(s, w, seat)
    for place in range(count):
        listed[w.move[place]] += 1
    for move in range(len(listed)):
        if listed[move] != (1 if refusal(s, seat, move) == 0 else 0):
            return LEGAL
    return KEPT if listed[sample(s, w, seat)] == 1 else SAMPLE


@template
def _replays(
    states: Any,
    buffer: Any,
    size: int,
    works: Any,
    history: Any,
    players: int,
    options: int,
    moves: int,
) -> bool:
    """Play the same game again into states[1], which so far is where it ended."""
    deal(states[1], works[0], players, options)
    for move in range(moves):
        apply(states[1], works[0], history[move, 1], history[move, 2])
    return _equal(buffer, 0, size, size)


@template
def _some_seat(w: Any, mask: int) -> int:
    """Any of the seats waited for: those who decide at the same time may do so in any order."""
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(below(w, count)):
        mask &= mask - 1
    return FIRST_SEAT[mask]


@template
def _hash(buffer: Any, start: int, size: int) -> int:
    value = 1
    for at in range(start, start + size):
        value = (value * 48271 + int(buffer[at])) % PRIME
    return value


@template
def _equal(buffer: Any, one: int, other: int, size: int) -> bool:
    for at in range(size):
        if buffer[one + at] != buffer[other + at]:
            return False
    return True


@template
def _checksum(
    states: Any,
    works: Any,
    move_ids: int,
    players: int,
    options: int,
    lines: int,
    chance_states: Any,
    move_states: Any,
) -> int:
    s, w, v = states[0], works[0], works[1]
    value = 1
    for game in range(len(chance_states)):
        w.generator = chance_states[game]
        v.generator = move_states[game]
        deal(s, w, players, options)
        while not is_over(s):
            seat = FIRST_SEAT[waiting(s)]
            value = _stir(value, waiting(s))
            for place in range(legal(s, w, seat)):
                value = _stir(value, w.move[place])
            asked = below(v, move_ids)
            value = _stir(value, refusal(s, seat, asked))
            move = sample(s, v, seat)
            value = _stir(value, move)
            apply(s, w, seat, move)
        score(s, w)
        for seat in range(players):
            value = _stir(value, w.rank[seat])
            for line in range(lines):
                value = _stir(value, w.line[seat, line] + 1000)
    return value


@template
def _stir(value: int, number: int) -> int:
    return (value * 48271 + int(number) + 1) % PRIME
