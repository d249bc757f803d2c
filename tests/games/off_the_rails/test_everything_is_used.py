"""Everything in the box is used: over games at random, guided games and positions at random every
rail is laid and upgraded in every orientation, every mission is won, carts collide and derail in
every way there is, and every decision comes up. A failing test says what is missing.

Not among the tests that also run uncompiled: there are too many games.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec

from tests.games.off_the_rails.layout import (
    Seat,
    cart_of,
    laid_out,
    pieces_in,
    square_name,
    tokens_of,
    track_of,
)
from tests.games.off_the_rails.playing import Table
from tests.games.off_the_rails.random_layouts import random_layout
from tests.games.off_the_rails.scene import Table as Scene
from tests.games.off_the_rails.scene import underground
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.position import Truth
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import BOX
from turntable.games.off_the_rails.moves import END_ACTIONS_MOVE as END_ACTIONS
from turntable.games.off_the_rails.state import PHASES

GUIDED = ((2, 2), (3, 0), (4, 2))
"""Players and options of guided games: they take longest."""
LAYOUTS, MOVES = 700, 25
"""Positions to play on from, and how many moves."""
READY = 0.8
"""How often actions are ended, where a position is played on from."""

SHAPES = ("NS", "EW", "NE", "ES", "SW", "NW")
TEES = ("NES", "NEW", "NSW", "ESW")
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CENTRES = ("3,3", "3,7", "7,3", "7,7")

Used = Counter[tuple[Any, ...]]


@cache
def used() -> Used:
    """What happened how often."""
    found = Used()
    for players, options in GUIDED:
        table = Table.dealt(players, options, "guided", 1)
        while not table.match.is_over:
            before = table.match.truth
            table.go_on()
            note(before, table.match, found)
    for seed, (players, options) in enumerate(GAME.combinations()):
        match = Match.deal(GAME, players, options, Generator(seed))
        play_on(match, Random(seed), GAME.max_moves, 0, found)
    for seed in range(LAYOUTS):
        dice = Random(seed)
        words = random_layout(dice, *dice.choice([*GAME.combinations()]))
        match = Match(GAME, laid_out(words), Generator(seed), words.options)
        play_on(match, dice, MOVES, READY, found)
    for scene in (surrounded, run, blocked):
        for seed in range(8):
            play_on(scene().match, Random(seed), MOVES, READY, found)
    return found


def surrounded() -> Scene:
    """The red token has no free square beside it, and a red one is drawn next."""
    table = underground(
        Seat(white="1,5 N"),
        Seat(white="9,9 W"),
        track={1: "....│....", 9: "─────────"},
        begun=True,
        collapse=["R4", "Y7", "G1", "B3"],
        fallen={"2,4": "yellow", "4,4": "yellow", "3,5": "yellow"},
        tokens={"red": 2},
    )
    return table.after("Ana ends")


def run() -> Scene:
    """Six squares at full throttle, over three deposits."""
    return underground(
        Seat(white="5,1 E 6"),
        track={5: "─────────"},
        pieces={"5,2": "ruby", "5,3": "rock", "5,4": "gold"},
        missions=["M09", "M10"],
    )


def blocked() -> Scene:
    """A cart crosses where a new one comes in, and no rails connect them."""
    table = underground(Seat(), Seat(white="1,5 E"), track={1: "─────────"})
    return table.after("Ana launches on 0,5")


def play_on(match: Match, dice: Random, moves: int, ready: float, found: Used) -> None:
    """Play at random; who is ready ends the actions."""
    for _ in range(moves):
        if match.is_over:
            return
        before = match.truth
        (seat,) = match.waiting
        choices = match.seen_by(seat).legal()
        is_ready = END_ACTIONS in choices and dice.random() < ready
        match.play(seat, END_ACTIONS if is_ready else dice.choice(choices))
        note(before, match, found)


def note(before: Truth, match: Match, found: Used) -> None:
    """What the last move was and did."""
    entry = match.entries[-1]
    move = msgspec.to_builtins(GAME.play.move_of(entry.move))
    found["decision", PHASES[int(before.state.phase)]] += 1
    note_move(before.state, move, found)
    note_events(before.state, move, entry.events, found)
    if match.is_over:
        found["end", match.truth.end] += 1


def note_move(before: Any, move: dict[str, Any], found: Used) -> None:
    match move["move"]:
        case "lay":
            found["laid", move["exits"]] += 1
        case "upgrade":
            found["upgraded", track_of(before)[name_of(move["square"])], move["exit"]] += 1
        case "turn" | "face" as kind:
            found[kind, move["exit"]] += 1
        case "pick" | "name_lost" as kind:
            found[kind, move["piece"]] += 1
        case "speed":
            found["speed", move["cart"], move["by"]] += 1
        case "choose_half":
            found["chose", move["half"]] += 1
        case "split":
            found["split", len(move["half"])] += 1


def note_events(before: Any, move: dict[str, Any], events: Any, found: Used) -> None:
    at, load = mover(before)
    struck = fallen = ""
    told = [event.kind.name for event in events]
    for event in events:
        name = event.kind.name
        found["event", name] += 1
        match name:
            case "rolled":
                at = square_name(event["square"])
            case "picked":
                load += 1
            case "mission_taken":
                found["mission", BOX.missions[event["mission"]].id] += 1
            case "launched":
                found["launched", event["cart"]] += 1
            case "token_fell":
                fallen = square_name(event["square"])
            case "collided" | "collided_own" | "touched" | "touched_own":
                struck = name
                note_collision(before, event, at, load, found)
            case "derailed" if struck:
                found["derailed", "collision"] += 1
            case "derailed" if fallen == square_name(event["square"]):
                found["derailed", "a token fell"] += 1
            case "derailed" if "finished" in told:
                found["derailed", "the end"] += 1
            case "derailed":
                found["derailed", obstacle(before, square_name(event["square"]), move)] += 1


def mover(before: Any) -> tuple[str, int]:
    """Where the cart on its way is, and what it has on it."""
    cart = int(before.cart)
    if cart < 0:
        return "", 0
    at = square_name(int(before.at[before.turn, cart]))
    return at, len(pieces_in(before.hold[before.turn, cart]).split())


def note_collision(before: Any, event: Any, at: str, load: int, found: Used) -> None:
    """On which side, how loaded both were, and on what rails."""
    own = event.kind.name.endswith("_own")
    struck = int(event["seat"] if own else event["struck"])
    other = cart_of(before, struck, ("white", "black")[event["other"]]).split()
    mine = cart_of(before, int(event["seat"]), ("white", "black")[event["cart"]]).split()
    if not at:  # it had not moved when the move was made
        at, load = mine[0], len(mine[3:])
    elif int(before.cart) < 0:
        load = len(mine[3:])
    towards = next((side for side in STEPS if step(other[0], side) == at), "")
    connected = event.kind.name.startswith("collided")
    side = "front" if other[1] == towards else "rear" if other[1] == OPPOSITE[towards] else "side"
    whose = "own" if own else "rival"
    found["hit", whose, side, connected] += 1
    found["hit from", "surface" if is_surface(at) else "underground", connected] += 1
    if connected:
        found["loads", whose, load > 0, len(other[3:])] += 1
        exits = track_of(before)[other[0]]
        found["struck on", {2: "plain", 3: "t", 4: "cross"}[len(exits)], side] += 1


def obstacle(before: Any, at: str, move: dict[str, Any]) -> str:
    """Why a cart could not go on from there: it follows the track as it did."""
    track, tokens = track_of(before), tokens_of(before)
    cart = {"white": 0, "black": 1}[move["cart"]] if "cart" in move else int(before.cart)
    here = square_name(int(before.at[before.turn, cart]))
    facing = "NESW"[int(before.facing[before.turn, cart])]
    if move["move"] == "turn":
        facing = move["exit"]
    elif move["move"] == "pick":
        facing = track[here].replace("NESW"[int(before.came)], "")
    while here != at:
        here = step(here, facing)
        facing = track[here].replace(OPPOSITE[facing], "")
    ahead = step(at, facing)
    if ahead in CENTRES:
        return "centre"
    if ahead in tokens:
        return "token"
    return "no exit" if ahead in track else "no track"


def step(at: str, exit_: str) -> str:
    row, column = (int(part) for part in at.split(","))
    return f"{row + STEPS[exit_][0]},{column + STEPS[exit_][1]}"


def name_of(square: list[int]) -> str:
    return f"{square[0]},{square[1]}"


def is_surface(at: str) -> bool:
    return any(part in ("0", "10") for part in at.split(","))


def missing(*wanted: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """What has not happened: a failing test says so."""
    return [each for each in wanted if not used()[each]]


def test_every_rail_is_laid() -> None:
    """OR-10."""
    assert missing(*[("laid", shape) for shape in SHAPES]) == []


def test_every_rail_is_upgraded_in_every_way() -> None:
    """OR-11: six straights and curves by two exits each, four junctions by one."""
    wanted = [
        ("upgraded", shape, exit_)
        for shape in (*SHAPES, *TEES)
        for exit_ in "NESW"
        if exit_ not in shape
    ]
    assert len(wanted) == 16
    assert missing(*wanted) == []


def test_every_cart_is_launched_and_changes_its_speed() -> None:
    """OR-13, OR-14."""
    speeds = [("speed", cart, by) for cart in ("white", "black") for by in (1, -1)]
    assert missing(("launched", 0), ("launched", 1), *speeds) == []


def test_every_exit_is_chosen() -> None:
    """OR-16."""
    assert missing(*[(kind, exit_) for kind in ("turn", "face") for exit_ in "NESW"]) == []


def test_every_kind_of_piece_is_picked_and_named() -> None:
    """OR-21, OR-23."""
    kinds = [piece.kind for piece in BOX.pieces]
    assert missing(*[(move, kind) for move in ("pick", "name_lost") for kind in kinds]) == []


def test_carts_derail_in_every_way() -> None:
    """OR-17, OR-24, OR-33, OR-36."""
    ways = [
        "no track", "no exit", "centre", "token", "collision", "a token fell", "the end"
    ]  # fmt: skip
    assert missing(*[("derailed", way) for way in ways]) == []


def test_carts_are_hit_on_every_side() -> None:
    """OR-22, OR-25, OR-26: own ones and rivals'; a front only where rails connect."""
    wanted: list[tuple[Any, ...]] = [
        ("hit", whose, side, True)
        for whose in ("own", "rival")
        for side in ("front", "rear", "side")
    ]
    wanted += [
        ("hit", whose, side, False) for whose in ("own", "rival") for side in ("rear", "side")
    ]
    assert missing(*wanted) == []
    assert used()["hit", "rival", "front", False] == used()["hit", "own", "front", False] == 0


def test_carts_collide_with_every_load() -> None:
    """OR-23, OR-24: the mover empty or not, the struck cart with none to five pieces."""
    wanted = [
        ("loads", whose, is_loaded, load)
        for whose in ("own", "rival")
        for is_loaded in (False, True)
        for load in range(6)
    ]
    assert missing(*wanted) == []


def test_carts_collide_on_every_kind_of_rail() -> None:
    """OR-25."""
    sides = [(rail, side) for rail in ("plain", "t", "cross") for side in ("front", "rear", "side")]
    assert missing(*[("struck on", *each) for each in sides]) == []


def test_carts_are_hit_from_the_surface() -> None:
    """OR-22: whether rails connect or not."""
    wanted = [
        ("hit from", place, connected)
        for place in ("surface", "underground")
        for connected in (True, False)
    ]
    assert missing(*wanted) == []


def test_halves_of_every_size_are_chosen_from_both_hands() -> None:
    """OR-23."""
    assert missing(("split", 1), ("split", 2), ("chose", "left"), ("chose", "right")) == []


def test_every_mission_is_taken() -> None:
    """OR-7."""
    assert missing(*[("mission", mission.id) for mission in BOX.missions]) == []


def test_every_decision_comes_up() -> None:
    """OR-15."""
    decisions = set(PHASES) - {"over"}
    assert missing(*[("decision", decision) for decision in sorted(decisions)]) == []


def test_every_end_comes() -> None:
    """OR-36."""
    assert missing(*[("end", end) for end in GAME.ends]) == []


def test_everything_that_can_be_told_happens() -> None:
    """OR-37: every kind of event."""
    assert missing(*[("event", kind.name) for kind in GAME.play.KINDS]) == []
