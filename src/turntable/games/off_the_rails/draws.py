"""Chance during play, as a record has it: deposits, tokens, losses of own carts, and halves."""

from typing import Annotated, Any

import numpy as np
from msgspec import Meta, Struct

from turntable.engine.chance import Generator
from turntable.engine.events import Event, read_events
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import (
    CARD_PIECES,
    CLAN_NUMBER,
    CLANS,
    KINDS,
    Clan,
    Kind,
)
from turntable.games.off_the_rails.decisions.lose_half import HALF_HEAP
from turntable.games.off_the_rails.happenings import KINDS as EVENT_KINDS
from turntable.games.off_the_rails.heaps import count_of, heap_of, pieces_of_load
from turntable.games.off_the_rails.impossible import impossible
from turntable.games.off_the_rails.moves import SPLIT_MOVE
from turntable.games.off_the_rails.rules import decider
from turntable.games.off_the_rails.state import State

MORE_THAN_ANY = 64
"""Outcomes: no move asks for so many, so that the replay notices chance of another kind."""
Draw = Annotated[int, Meta(ge=0, lt=2**53)]


class _Chance(Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    draw: Draw


class Deposit(_Chance, frozen=True, tag="deposit"):
    """OR-30."""

    pieces: list[Kind]


class Token(_Chance, frozen=True, tag="token"):
    """OR-32."""

    mine: Clan


class Lost(_Chance, frozen=True, tag="lost"):
    """OR-23: of an own cart."""

    pieces: list[Kind]


class Left(_Chance, frozen=True, tag="left"):
    """OR-23: the half that lies left."""

    pieces: list[Kind]


Chance = Deposit | Token | Lost | Left


def chance(s: State, events: list[Event], draw: int) -> list[Chance]:
    """The entries for what happened in a move."""
    entries: list[Chance] = []
    is_own = any(event.kind.name == "collided_own" for event in events)
    for event in events:
        match event.kind.name:
            case "deposited":
                entries.append(Deposit(draw, pieces_of_load(event["load"])))
            case "token_drawn" | "token_gone":
                entries.append(Token(draw, CLANS[event["mine"]]))
            case "lost" if is_own:
                entries.append(Lost(draw, pieces_of_load(event["load"])))
            case "halved":
                entries.append(Left(draw, pieces_of_load(event["left"])))
    return entries


def chance_tape(s: State, move: int, entries: list[Chance]) -> list[int]:
    """The outcomes in `entries`, in the order in which the rules ask for them."""
    events = _what_happens(s, move)
    kinds = _kinds(entries)
    if _kinds(chance(s, events, 0))[: len(kinds)] != kinds:
        return [0] * MORE_THAN_ANY
    tokens = s.tokens.tolist()
    tape: list[int] = []
    for entry in entries:
        match entry:
            case Deposit(pieces=pieces):
                tape += _deposit_tape(s, events, pieces)
            case Token(mine=mine):
                number = CLAN_NUMBER[mine]
                if tokens[number] == 0:
                    impossible(5, "chance-token", "mine", mine=mine)
                tape.append(sum(tokens[:number]))
                tokens[number] -= 1
            case Lost(pieces=pieces):
                tape += _lost_tape(s, events, pieces)
            case Left(pieces=pieces):
                tape += _left_tape(s, move, pieces)
    return tape


def _deposit_tape(s: State, events: list[Event], pieces: list[Kind]) -> list[int]:
    deposits = [n for n, event in enumerate(events) if event.kind.name == "deposited"]
    bag = _counts(int(s.bag))
    for event in events[: deposits[0]]:
        if event.kind.name == "derailed":
            for piece in pieces_of_load(event["load"]):
                bag[KINDS.index(piece)] += 1
    wanted = min(int(CARD_PIECES[events[deposits[0]]["card"]]), sum(bag))
    if len(pieces) != wanted:
        impossible(30, "chance-pieces", "pieces", found=len(pieces), wanted=wanted)
    return _draw(bag, pieces, 2, "chance-bag")


def _lost_tape(s: State, events: list[Event], pieces: list[Kind]) -> list[int]:
    hits = [event for event in events if event.kind.name == "collided_own"]
    hold = _counts(int(s.hold[s.turn, hits[0]["other"]]))
    wanted = (sum(hold) + 1) // 2
    if len(pieces) != wanted:
        impossible(23, "chance-lost", "pieces", found=len(pieces), wanted=wanted)
    return _draw(hold, pieces, 23, "chance-hold")


def _left_tape(s: State, move: int, pieces: list[Kind]) -> list[int]:
    named, left = int(HALF_HEAP[move - SPLIT_MOVE]), heap_of(pieces)
    if left == named:
        return [0]
    if left != int(s.hold[s.struck, s.struck_cart]) - named:
        impossible(23, "chance-left", "pieces")
    return [1]


def _draw(heap: list[int], pieces: list[Kind], rule: int, what: str) -> list[int]:
    """The outcomes by which these pieces are drawn out of a heap sorted by kind."""
    tape = []
    for place, piece in enumerate(pieces):
        kind = KINDS.index(piece)
        if heap[kind] == 0:
            impossible(rule, what, f"pieces[{place}]", piece=piece)
        tape.append(sum(heap[:kind]))
        heap[kind] -= 1
    return tape


def _kinds(entries: list[Chance]) -> list[type[Chance]]:
    """Of what kind the entries are. How many tokens come up is for chance to say: those in a row
    count once."""
    kinds = [type(entry) for entry in entries]
    return [kind for n, kind in enumerate(kinds) if [kind] != kinds[n - 1 : n] or kind is not Token]


def _counts(heap: int) -> list[int]:
    return [count_of(heap, kind) for kind in range(len(KINDS))]


def _what_happens(s: Any, move: int) -> list[Event]:
    """The events of a move with some chance or other; none if it is refused."""
    boundary, seat = GAME.boundary, int(decider(s))
    buffer = np.frombuffer(s.tobytes(), np.uint8).copy()
    if boundary.refusal(buffer, seat, move):
        return []
    work = boundary.new_work()
    w = boundary.fields_of(work)
    w["listening"] = 1
    Generator(0).load(w)
    boundary.apply(buffer, work, seat, move)
    return read_events(w, EVENT_KINDS)
