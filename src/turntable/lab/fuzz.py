"""Fuzzing a game: the promises of the contract on random games, records that must hold, and records
spoilt at random that must be refused in one sentence, never by a traceback."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from turntable.engine.errors import TurntableError
from turntable.engine.game import Game
from turntable.engine.record import from_json, record_of, to_json
from turntable.engine.replay import replay
from turntable.lab.checks import Breach, check_games
from turntable.lab.records import simulated_record

CHUNK = 200
RECORDS_PER_CHUNK = 2
SPOILT_PER_RECORD = 10


@dataclass(slots=True)
class Fuzzed:
    """What was tried."""

    games: int = 0
    records: int = 0
    spoilt: int = 0
    refused: int = 0
    breach: Breach | None = None


def fuzz(
    game: Game, games: int, seed: int, progress: Callable[[int], None] | None = None
) -> Fuzzed:
    """Try `games` games, shared out over every number of players and every option."""
    fuzzed = Fuzzed()
    combinations = game.combinations()
    dice = random.Random(seed)
    while fuzzed.games < games and fuzzed.breach is None:
        players, options = combinations[(fuzzed.games // CHUNK) % len(combinations)]
        count = min(CHUNK, games - fuzzed.games)
        fuzzed.breach = check_games(game, players, options, dice.getrandbits(53), count)
        fuzzed.games += count
        for _ in range(RECORDS_PER_CHUNK):
            own_seed = dice.getrandbits(53)
            fuzzed.breach = fuzzed.breach or _try_record(
                game, players, options, own_seed, dice, fuzzed
            )
        if progress:
            progress(fuzzed.games)
    return fuzzed


def _try_record(
    game: Game, players: int, options: int, seed: int, dice: random.Random, fuzzed: Fuzzed
) -> Breach | None:
    names = game.option_names(options)
    record = simulated_record(game, options, ["random"] * players, seed)
    text = to_json(record)
    fuzzed.records += 1
    again = record_of(replay(from_json(text, "record")), record.players, seed)
    if to_json(again) != text:
        return Breach("record", players, names, seed, len(record.moves))
    for _ in range(SPOILT_PER_RECORD):
        spoilt = spoil(text, dice)
        fuzzed.spoilt += 1
        try:
            replay(from_json(spoilt, "record"))
        except TurntableError as error:
            error.sentence("en")
            error.sentence("es")
            fuzzed.refused += 1
        except Exception:
            return Breach("spoilt-record", players, names, seed, len(record.moves))
    return None


def spoil(text: bytes, dice: random.Random) -> bytes:
    """Damage a record: its bytes, or something in it."""
    if dice.random() < 0.3:
        at, kind = dice.randrange(len(text)), dice.randrange(3)
        if kind == 0:
            return text[:at]
        if kind == 1:
            return text[:at] + bytes([dice.randrange(256)]) + text[at + 1 :]
        return text[:at] + text[at : at + 40] + text[at:]
    value = msgspec.json.decode(text)
    _spoil_within(value, dice)
    return msgspec.json.encode(value)


def _spoil_within(value: Any, dice: random.Random) -> None:
    """Walk down at random and change, drop or repeat what is there."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = dice.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            value = inner
            continue
        choice = dice.randrange(4)
        if choice == 0:
            del value[key]
        elif choice == 1 and isinstance(value, list):
            value.insert(dice.randrange(len(value)), inner)
        elif choice == 2 and isinstance(inner, int):
            value[key] = inner + dice.choice((-1, 1, 2**31, -(2**63)))
        else:
            value[key] = dice.choice((None, True, -1, 7, 1e300, "", "C21", "B", [], {}, [[0]]))
        return
