"""Guided play: players who load and build and never deliver, until all cards lie on trains. Cards
hardly ever run out otherwise (IT-24)."""

from random import Random

from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.engine.record import Player, Record, record_of
from turntable.games.isle_of_trains import GAME
from turntable.games.isle_of_trains.moves import Build, Draw, End, Extra, Load, Move
from turntable.games.isle_of_trains.view import View

LIKED = {"load": 3, "build": 2, "draw": 1, "deliver": 0}


def hoarded(players: int, options: int, seed: int) -> Match:
    """A whole game."""
    match, dice = Match.deal(GAME, players, options, Generator(seed)), Random(seed)
    while not match.is_over:
        (seat,) = match.waiting
        match.play(seat, hoarders_move(match, seat, dice))
    return match


def hoarded_record(players: int, options: int, seed: int) -> Record:
    names = [Player(f"hoarder {seat + 1}", None) for seat in range(players)]
    return record_of(hoarded(players, options, seed), names, seed)


def hoarders_move(match: Match, seat: int, dice: Random) -> int:
    """What keeps most cards on trains, one of them at random."""
    sight = match.seen_by(seat)
    view: View = sight.view()
    liked = {number: _liking(view, GAME.play.move_of(number)) for number in sight.legal()}
    return dice.choice(
        [number for number, liking in liked.items() if liking == max(liked.values())]
    )


def _liking(view: View, move: Move) -> int:
    match move:
        case Load(face_down=face_down):
            return 6 if not face_down else 4
        case Build(card=card, replaces=replaces):
            slot = replaces if isinstance(replaces, int) else None
            build = next(b for b in view.builds if (b.card, b.replaces) == (card, slot))
            if build.must_scrap or slot is not None:
                return 0
            return 5 if card.startswith("engine") else 3
        case Draw():
            return 2
        case End():
            return 1
        case Extra(action=action):
            return LIKED[action]
    return 0
