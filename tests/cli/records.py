"""Records to spoil: a standard game, an expert one, and one that a table dealt."""

import re
from copy import deepcopy
from typing import Any

import msgspec

from turntable.bots.players import seat_bots
from turntable.engine.chance import Chance, Generator, Stream
from turntable.engine.fairness import commitment, table_key
from turntable.engine.match import Match
from turntable.engine.record import Player, TableSeed, record_of, to_json
from turntable.engine.registry import game

GHOSTS = game("ghosts-galore")
STANDARD, EXPERT = 0, 1
SEED = 1

SECRET = bytes(range(32))
CONTRIBUTIONS = [bytes([seat]) * 32 for seat in (1, 2)]
TABLE = "corner table"

DROP = object()
"""Instead of a value: take the field or the entry away."""


def standard_record() -> Any:
    """Two players, standard rules, from a seed."""
    return _record(STANDARD, Generator(SEED), SEED)


def expert_record() -> Any:
    """Two players, expert rules: with chance in the middle."""
    return _record(EXPERT, Generator(SEED), SEED)


def table_record() -> Any:
    """Two experts at a table, with commitment, secret and contributions."""
    key = table_key(SECRET, TABLE, CONTRIBUTIONS)
    seed = TableSeed(SECRET.hex(), [given.hex() for given in CONTRIBUTIONS], TABLE)
    return _record(EXPERT, Stream(key), seed, commitment(SECRET).hex())


def text_of(record: Any) -> bytes:
    return msgspec.json.encode(record)


def changed(record: Any, changes: dict[str, Any]) -> Any:
    """A copy in which the places named, such as `initial.seats[0].board`, hold something else."""
    record = deepcopy(record)
    for place, value in changes.items():
        *way, last = steps(place)
        inner = record
        for step in way:
            inner = inner[step]
        if value is DROP:
            del inner[last]
        elif isinstance(inner, list) and last == len(inner):
            inner.append(value)
        else:
            inner[last] = value
    return record


def at(record: Any, place: str) -> Any:
    """What stands at a place."""
    for step in steps(place):
        record = record[step]
    return record


def steps(place: str) -> list[str | int]:
    found = re.findall(r"([a-z_]+)|\[(\d+)\]", place)
    return [name or int(number) for name, number in found]


def first_move(record: Any, move: str, after: int = -1) -> int:
    """The place of the first entry after `after` that is such a move."""
    moves = enumerate(record["moves"])
    return next(n for n, (_, value) in moves if n > after and value["move"] == move)


def _record(
    options: int, chance: Chance, seed: int | TableSeed, commitment: str | None = None
) -> Any:
    match = Match.deal(GHOSTS, 2, options, chance)
    bots = seat_bots(GHOSTS, ["random", "random"], SEED)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.seen_by(seat)))
    players = [Player("Greg", None), Player("Mary", "random")]
    return msgspec.json.decode(to_json(record_of(match, players, seed, commitment)))
