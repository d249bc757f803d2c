"""Games that the engine and the referee play side by side: chance is the engine's, and whoever
chooses looks at the referee's table."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from tests.games.off_the_rails import layout
from tests.games.off_the_rails.guided import Guide
from tests.games.off_the_rails.mine import Json
from tests.games.off_the_rails.referee import Referee
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.record import Player, Record, record_of, to_json
from turntable.engine.replay import read_move
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.components import CLANS
from turntable.games.off_the_rails.state import AHEAD, ANNOUNCED, BEGUN, FACE_UP, NONE

COLLAPSE = {AHEAD: "ahead", ANNOUNCED: "announced", BEGUN: "begun"}
COMPONENTS: Json = msgspec.json.decode((GAME.folder / "components.json").read_bytes())
Choose = Callable[[Referee], Json]


class Table:
    """A game with the engine, and the same with the referee."""

    def __init__(self, match: Match, referee: Referee, choose: Choose) -> None:
        self.match = match
        self.referee = referee
        self._choose = choose

    @classmethod
    def dealt(cls, players: int, options: int, by: str, seed: int) -> "Table":
        match = Match.deal(GAME, players, options, Generator(seed))
        return cls(match, Referee(start_of(match), COMPONENTS), chooser(by, Random(seed)))

    @classmethod
    def laid_out(cls, words: layout.Layout, by: str, seed: int) -> "Table":
        """A position in the middle of a game, which the referee is shown."""
        truth = layout.laid_out(words)
        dealt = Match.deal(GAME, len(words.seats), words.options, Generator(0))
        referee = Referee(start_of(dealt), COMPONENTS)
        show(referee, truth.state)
        match = Match(GAME, truth, Generator(seed), words.options)
        return cls(match, referee, chooser(by, Random(seed)))

    def go_on(self) -> None:
        """One move."""
        question = self.referee.question
        assert question
        move = self._choose(self.referee)
        self.match.play(question.seat, read_move(GAME, move, "a move of the referee's"))
        chance: Any = msgspec.to_builtins(self.match.entries[-1].chance)
        self.referee.play(question.seat, move, list(chance))

    def steps(self) -> Iterator["Table"]:
        """The table before the first move, and after every move."""
        yield self
        while not self.match.is_over:
            self.go_on()
            yield self


def show(referee: Referee, s: Any) -> None:
    """Lay a position at the start of a turn before the referee."""
    referee.turn, referee.turns = int(s.turn), int(s.turns)
    referee.track = {_at(name): set(exits) for name, exits in layout.track_of(s).items()}
    referee.rails, referee.rails_buried = int(s.rails), int(s.rails_buried)
    referee.junctions, referee.junctions_buried = int(s.junctions), int(s.junctions_buried)
    referee.pieces = {_at(n): Counter(pieces.split()) for n, pieces in layout.pieces_of(s).items()}
    referee.bag = Counter(layout.pieces_in(s.bag).split())
    referee.tokens = {_at(name): mine for name, mine in layout.tokens_of(s).items()}
    referee.face_down = Counter(dict(zip(referee.mines, s.tokens.tolist(), strict=True)))
    referee.tokens_gone = Counter(dict(zip(referee.mines, s.tokens_gone.tolist(), strict=True)))
    referee.deck = layout.deck_of(s)
    referee.collapse_deck = layout.cards_of(s.collapse_card)
    referee.collapse = COLLAPSE[int(s.collapse)]
    referee.last_turns = int(s.last_turns)
    missions = missions_of(s)
    referee.missions = [name for name, owner in missions.items() if owner is None]
    for seat, player in enumerate(referee.seats):
        player.clan = CLANS[int(s.clan[seat])]
        player.store = Counter(layout.pieces_in(s.store[seat]).split())
        player.missions = [name for name, owner in missions.items() if owner == seat]
        for cart, words in zip(player.carts.values(), layout.carts_of(s, seat), strict=True):
            cart.is_out = words == "out"
            if words not in ("supply", "out"):
                at, cart.facing, speed, *cart.hold = words.split()
                cart.square, cart.speed = _at(at), int(speed)
    referee.start()


def missions_of(s: Any) -> dict[str, int | None]:
    """Those in play, and who has taken them."""
    owners = zip(COMPONENTS["missions"], s.mission.tolist(), strict=True)
    return {
        mission["id"]: None if owner == FACE_UP else owner
        for mission, owner in owners
        if owner != NONE
    }


def _at(name: str) -> tuple[int, int]:
    row, column = name.split(",")
    return int(row), int(column)


def chooser(by: str, dice: Random) -> Choose:
    """Guided, at random, or hasty: at random, but soon at the end of the actions."""
    if by == "guided":
        return Guide(dice).choose

    def choose(referee: Referee) -> Json:
        assert referee.question
        moves = referee.question.moves
        has_enough = by == "hasty" and referee.decision == "act" and dice.random() < 0.7
        return moves[-1] if has_enough else dice.choice(moves)

    return choose


def start_of(match: Match) -> Json:
    """The record of a game that has only been dealt."""
    start: Json = json.loads(to_json(recorded(match, "nobody", None)))
    return start


def recorded(match: Match, name: str, seed: int | None) -> Record:
    names = [Player(f"{name} {seat + 1}", None) for seat in range(match.players)]
    return record_of(match, names, seed)


def played(players: int, options: int, by: str, seed: int) -> Record:
    """A whole game."""
    table = Table.dealt(players, options, by, seed)
    for _ in table.steps():
        pass
    return recorded(table.match, by, seed)
