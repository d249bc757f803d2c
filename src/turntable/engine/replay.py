"""Replaying a record: whether it holds, and if not, the first place where it does not."""

from typing import Any

import msgspec

from turntable.engine.chance import Chance, Generator, Stream, Tape, TapeEndsError
from turntable.engine.errors import MismatchError, RefusedError, UnreadableError
from turntable.engine.fairness import commitment, table_key
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.engine.position import Truth, dealt
from turntable.engine.reading import shaped
from turntable.engine.record import ABANDONED, Record, TableSeed, record_of
from turntable.engine.registry import game as game_called


def replay(record: Record) -> Match:
    """Play a record again from `initial` and `moves`, and compare all else it says.

    UnreadableError where it says what cannot be, MismatchError where it does not hold.
    """
    game = game_called(record.game)
    match = _played(game, record)
    _compare(game, record, match)
    # A table that was abandoned may have kept its secret; what it promised stays on record.
    withheld = record.seed is None and record.end == ABANDONED
    if record.commitment and not isinstance(record.seed, TableSeed) and not withheld:
        raise MismatchError("commitment-alone")
    if record.seed is not None:
        _prove(game, record, match)
    return match


def read_move(game: Game, value: Any, where: str) -> int:
    """The number of a move given as JSON."""
    move = shaped(value, game.play.Move, where)
    try:
        return game.play.number_of(move)
    except KeyError as error:
        raise UnreadableError("unknown-name", where=where, name=str(error.args[0])[:80]) from None


def _played(game: Game, record: Record) -> Match:
    options = game.option_mask(record.options)
    players = len(record.players)
    initial = shaped(record.initial, game.play.Initial, "initial")
    start = dealt(game, players, options, game.play.deal_tape(initial, players, options))
    tape = Tape(draw=1)
    match = Match(game, start, tape, options)
    at = 0
    next_draw = 1  # draw 0 was the deal
    while at < len(record.moves):
        seat, value = record.moves[at]
        where = f"moves[{at}]"
        if seat is None:
            raise MismatchError("no-chance-here", where=where)
        move = read_move(game, value, where)
        entries = _chance_after(game, record, at)
        if entries:
            _check_draws([entry.draw for entry in entries], next_draw, f"moves[{at + 1}]")
            try:
                tape.outcomes = game.play.chance_tape(match.truth.state, move, entries)
            except UnreadableError as error:
                raise error.within(f"moves[{at + 1}]") from None
            tape.draw = entries[0].draw
            next_draw = tape.draw + 1
        _play(match, seat, move, where)
        if tape.outcomes or len(match.entries[-1].chance) != len(entries):
            raise MismatchError("no-chance-here", where=f"moves[{at + 1}]")
        at += 1 + len(entries)
    return match


def _check_draws(draws: list[int], least: int, where: str) -> None:
    """The chance of one move is one draw, and no draw is made twice."""
    if draws[0] < least or len(set(draws)) > 1:
        raise MismatchError("draw-again", where=where, draw=str(draws[0]))


def _chance_after(game: Game, record: Record, at: int) -> list[Any]:
    entries = []
    for number in range(at + 1, len(record.moves)):
        seat, value = record.moves[number]
        if seat is not None:
            break
        if "move" not in value:
            raise UnreadableError("missing-field", where=f"moves[{number}]", field="move")
        entries.append(shaped(value, game.play.Chance, f"moves[{number}]"))
    return entries


def _play(match: Match, seat: int, move: int, where: str) -> None:
    if not 0 <= seat < match.players:
        raise UnreadableError("seat-range", where=where, seat=str(seat), most=match.players - 1)
    try:
        match.play(seat, move)
    except RefusedError as refused:
        raise MismatchError("illegal-move", where=where, rule=refused.rule) from None
    except TapeEndsError:
        raise MismatchError("chance-missing", where=where) from None


def _compare(game: Game, record: Record, match: Match) -> None:
    if record.end == ABANDONED:
        for name in ("final", "scores", "winners"):
            if getattr(record, name) is not None:
                raise MismatchError("abandoned-scores", where=name)
        return
    if not match.is_over:
        raise MismatchError("not-over", moves=len(record.moves))
    made = record_of(match, record.players)
    _same(record.end, made.end, "end")
    if record.final is None:
        raise MismatchError("differs", where="final", said="null", made="{…}")
    final = shaped(record.final, game.play.Final, "final")
    truth = Truth(game, game.boundary.new_state())
    try:
        game.play.read_final(final, truth.state)
    except UnreadableError as error:
        raise error.within("final") from None
    _same(msgspec.to_builtins(game.play.final(truth.state)), made.final, "final")
    _same(msgspec.to_builtins(record.scores), msgspec.to_builtins(made.scores), "scores")
    _same(record.winners, made.winners, "winners")


def _prove(game: Game, record: Record, match: Match) -> None:
    """Draw again from the seed: it must give this deal and this chance."""
    chance: Chance
    if isinstance(record.seed, TableSeed):
        chance = _stream(record, record.seed)
    else:
        assert record.seed is not None
        chance = Generator(record.seed)
    again = Match.deal(game, match.players, match.options, chance)
    play = game.play
    _same(
        msgspec.to_builtins(play.initial(match.start.state)),
        msgspec.to_builtins(play.initial(again.start.state)),
        "initial",
    )
    number = 0
    for entry in match.entries:
        if entry.draw is not None and isinstance(chance, Stream):
            chance.draw = entry.draw
        again.play(entry.seat, entry.move)
        for offset, (said, made) in enumerate(
            zip(entry.chance, again.entries[-1].chance, strict=True), number + 1
        ):
            _same(msgspec.to_builtins(said), msgspec.to_builtins(made), f"moves[{offset}][1]")
        number += 1 + len(entry.chance)


def _stream(record: Record, seed: TableSeed) -> Stream:
    secret = bytes.fromhex(seed.secret)
    if record.commitment != commitment(secret).hex():
        raise MismatchError("other-commitment")
    contributions = [bytes.fromhex(contribution) for contribution in seed.contributions]
    return Stream(table_key(secret, seed.table, contributions))


def _same(said: Any, made: Any, where: str) -> None:
    """Compare two JSON values; MismatchError names the first place where they differ."""
    if isinstance(said, dict) and isinstance(made, dict):
        for key in [*made, *(key for key in said if key not in made)]:
            _same(said.get(key), made.get(key), f"{where}.{key}")
    elif isinstance(said, list | tuple) and isinstance(made, list | tuple):
        for at in range(max(len(said), len(made))):
            one = said[at] if at < len(said) else None
            _same(one, made[at] if at < len(made) else None, f"{where}[{at}]")
    elif said != made:
        raise MismatchError("differs", where=where, said=_brief(said), made=_brief(made))


def _brief(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:59] + "…"
