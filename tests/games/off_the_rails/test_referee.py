"""The engine plays as the referee does: whole games, every decision, every legal move, and where
every component is.

Not among the tests that also run uncompiled: there are too many games.
"""

import json
from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.off_the_rails import layout
from tests.games.off_the_rails.crowded import crowded_layout
from tests.games.off_the_rails.mine import Cart, Json
from tests.games.off_the_rails.playing import COLLAPSE, COMPONENTS, Table, missions_of, played
from tests.games.off_the_rails.referee import Referee, check
from turntable.engine.record import to_json
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.happenings import KINDS
from turntable.games.off_the_rails.state import PHASES
from turntable.lab.records import simulated_record

GOLDEN = Path(__file__).with_name("records")
GAMES = {"random": 1, "guided": 1}
LONG = 20
LAYOUTS, MOVES = 5, 30
EVERY = 90
"""Refusals are compared at one decision in so many."""

every_game = pytest.mark.parametrize(
    ("players", "options", "by"),
    [(players, options, by) for players, options in GAME.combinations() for by in GAMES],
)


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_both_play_the_same_game(players: int, options: int) -> None:
    """OR-1 to OR-36: the same moves are legal, and everything is in the same place."""
    for seed in range(GAMES["guided"]):
        compare(Table.dealt(players, options, "guided", seed))


@pytest.mark.parametrize("players", GAME.players)
def test_both_play_the_same_game_at_random(players: int) -> None:
    """OR-1 to OR-36."""
    for seed in range(GAMES["random"]):
        compare(Table.dealt(players, 0, "random", seed))


@pytest.mark.long
@every_game
def test_both_play_many_games_alike(players: int, options: int, by: str) -> None:
    """OR-1 to OR-36."""
    for seed in range(GAMES[by], GAMES[by] * LONG):
        compare(Table.dealt(players, options, by, seed))


@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_both_play_on_alike_from_positions_at_random(players: int, options: int) -> None:
    """OR-10 to OR-36: track everywhere, loads close together, most of the mine fallen in."""
    compare_from_layouts(players, options, range(LAYOUTS))


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_both_play_on_alike_from_many_positions_at_random(players: int, options: int) -> None:
    """OR-10 to OR-36."""
    compare_from_layouts(players, options, range(LAYOUTS, LAYOUTS * LONG))


def compare_from_layouts(players: int, options: int, seeds: range) -> None:
    for seed in seeds:
        compare(crowded_table(players, options, seed), MOVES)


def crowded_table(players: int, options: int, seed: int) -> Table:
    dice = Random(f"{players} players, options {options}, seed {seed}")
    words = crowded_layout(dice, players, options)
    return Table.laid_out(words, "guided" if seed % 2 else "hasty", seed)


@cache
def what_happens() -> Counter[str]:
    """How often each decision, kind of event, mission and end comes in what is compared above."""
    seen = Counter[str]()
    for players, options in GAME.combinations():
        games = [Table.dealt(players, options, "guided", seed) for seed in range(GAMES["guided"])]
        crowds = [crowded_table(players, options, seed) for seed in range(LAYOUTS)]
        for table in [*games, *crowds]:
            most = MOVES if table in crowds else None
            seen.update(step.referee.decision for step in islice(table.steps(), most))
            for entry in table.match.entries:
                for event in entry.events:
                    seen[event.kind.name] += 1
                    if event.kind.name == "mission_taken":
                        seen[COMPONENTS["missions"][event["mission"]]["id"]] += 1
            seen[str(table.referee.end)] += 1
    return seen


def test_every_kind_of_event_is_compared() -> None:
    """OR-10 to OR-36: else the tests above would not say much."""
    assert not [kind.name for kind in KINDS if not what_happens()[kind.name]]


def test_every_decision_is_compared() -> None:
    """OR-7, OR-15 to OR-32."""
    assert not [decision for decision in PHASES if not what_happens()[decision]]


def test_every_end_is_compared() -> None:
    """OR-36."""
    assert not [end for end in GAME.ends if what_happens()[end] < 3]


def test_many_missions_are_compared() -> None:
    """OR-7."""
    assert sum(what_happens()[mission["id"]] > 0 for mission in COMPONENTS["missions"]) > 4


def compare(table: Table, most: int | None = None) -> None:
    match, referee = table.match, table.referee
    for number, _ in enumerate(islice(table.steps(), most)):
        where = f"move {number}, {referee.decision}"
        for seat in range(match.players):
            engine = sorted(map(move_text, match.seen_by(seat).legal()))
            assert engine == sorted(map(text_of, referee.legal(seat))), where
        assert on_the_table(match.truth.state) == with_the_referee(referee), where
        if number % EVERY == EVERY // 4:
            compare_refusals(table, where)
    assert match.is_over == (referee.end is not None)
    if not match.is_over:
        return
    assert match.truth.end == referee.end
    sheets = [(sheet.total, sheet.lines) for sheet in match.truth.sheets()]
    assert sheets == [(sheet.total, sheet.lines) for sheet in referee.sheets()]


def compare_refusals(table: Table, where: str) -> None:
    for seat in range(table.match.players):
        sight = table.match.seen_by(seat)
        for number, move in enumerate(all_moves()):
            rule = table.referee.rule_broken(seat, move)
            assert sight.refusal(number) == rule, f"{where}: {move} of seat {seat}"


def on_the_table(s: Any) -> Json:
    """All that is where, and what is going on, for the engine."""
    seats = range(int(s.players))
    return {
        "phase": layout.phase_of(s),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "actions": int(s.actions),
        "collapse": COLLAPSE[int(s.collapse)],
        "last turns": int(s.last_turns),
        "carts": [layout.carts_of(s, seat) for seat in seats],
        "stores": [layout.pieces_in(s.store[seat]) for seat in seats],
        "bag": layout.pieces_in(s.bag),
        "pieces": layout.pieces_of(s),
        "track": layout.track_of(s),
        "rails": (int(s.rails), int(s.rails_buried)),
        "junctions": (int(s.junctions), int(s.junctions_buried)),
        "fallen": layout.tokens_of(s),
        "tokens": s.tokens.tolist(),
        "tokens gone": s.tokens_gone.tolist(),
        "deck": layout.deck_of(s),
        "collapse deck": layout.cards_of(s.collapse_card),
        "missions": missions_of(s),
    }


def with_the_referee(referee: Referee) -> Json:
    """The same for the referee."""
    mines = list(referee.mines)

    def words(pieces: Any) -> str:
        return " ".join(referee.sorted_pieces(list(Counter(pieces).elements())))

    def cart_words(cart: Cart) -> str:
        if not cart.square:
            return "out" if cart.is_out else "supply"
        row, column = cart.square
        return f"{row},{column} {cart.facing} {cart.speed} {words(cart.hold)}".strip()

    return {
        "phase": referee.decision,
        "turn": referee.turn,
        "turns": referee.turns,
        "actions": referee.actions,
        "collapse": referee.collapse,
        "last turns": referee.last_turns,
        "carts": [[cart_words(cart) for cart in p.carts.values()] for p in referee.seats],
        "stores": [words(player.store) for player in referee.seats],
        "bag": words(referee.bag),
        "pieces": {f"{r},{c}": words(pieces) for (r, c), pieces in referee.pieces.items()},
        "track": {f"{r},{c}": referee.written(exits) for (r, c), exits in referee.track.items()},
        "rails": (referee.rails, referee.rails_buried),
        "junctions": (referee.junctions, referee.junctions_buried),
        "fallen": {f"{r},{c}": mine for (r, c), mine in referee.tokens.items()},
        "tokens": [referee.face_down[mine] for mine in mines],
        "tokens gone": [referee.tokens_gone[mine] for mine in mines],
        "deck": referee.deck,
        "collapse deck": referee.collapse_deck,
        "missions": {
            **dict.fromkeys(referee.missions, None),
            **{name: n for n, player in enumerate(referee.seats) for name in player.missions},
        },
    }


@cache
def all_moves() -> list[Json]:
    moves: Any = msgspec.to_builtins([GAME.play.move_of(number) for number in range(GAME.moves)])
    return [json.loads(json.dumps(move)) for move in moves]


@cache
def move_text(number: int) -> str:
    return text_of(all_moves()[number])


def text_of(move: Json) -> str:
    """Both write the fields of a move in the order of the rules page."""
    return repr(move)


# Whole records, as another program would check them.


@cache
def record_of(players: int, options: int, by: str, seed: int) -> Json:
    """As JSON has it."""
    if by in ("guided", "random"):
        record = played(players, options, by, seed)
    else:
        record = simulated_record(GAME, options, [by] * players, seed)
    read: Json = json.loads(to_json(record))
    return read


@pytest.mark.parametrize("by", ["random", "guided", "greedy"])
@pytest.mark.parametrize("players", GAME.players)
def test_a_record_holds(players: int, by: str) -> None:
    """OR-1 to OR-41."""
    check(record_of(players, 2, by, 1), COMPONENTS)


@pytest.mark.long
@pytest.mark.parametrize("by", ["random", "guided", "greedy"])
@pytest.mark.parametrize(("players", "options"), GAME.combinations())
def test_many_records_hold(players: int, options: int, by: str) -> None:
    """OR-1 to OR-41."""
    for seed in range(2, LONG):
        check(record_of(players, options, by, seed), COMPONENTS)


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_a_golden_record_holds(path: Path) -> None:
    """OR-1 to OR-41: every end."""
    check(json.loads(path.read_bytes()), COMPONENTS)
