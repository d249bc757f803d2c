"""Overhearing: what bots that search think of their chances while they play, and how it ended."""

from collections import defaultdict
from dataclasses import dataclass

import msgspec

from turntable.bots.odds import part_over
from turntable.bots.players import Bot
from turntable.bots.search import SearchBot
from turntable.bots.thinking import Stop
from turntable.engine.position import Concealed, Sheet
from turntable.lab.threads import Progress
from turntable.lab.tournament import Tournament


class Claim(msgspec.Struct, frozen=True):
    """What a bot thought when a turn of its began, and what came of it."""

    deal: int
    """Those of one deal have its luck in common."""
    players: int
    part: float
    """How much of the game was over."""
    chance: float
    """Of winning, as its tree had it."""
    won: float
    """1, or 0; a tie of k counts 1/k."""


@dataclass(frozen=True, slots=True)
class _Thought:
    seat: int
    part: float
    chance: float


class _Overheard:
    """A bot that searches, with somebody who listens."""

    def __init__(self, bot: SearchBot, thoughts: list[_Thought]) -> None:
        self.name = bot.name
        self._bot = bot
        self._thoughts = thoughts

    def choose(self, sight: Concealed, continues: bool = False) -> int:
        move = self._bot.choose(sight, continues)
        # Once a turn: decisions taken in a row are much the same thought.
        if self._bot.chance is not None and not continues:
            self._thoughts.append(_Thought(sight.seat, part_over(sight), self._bot.chance))
        return move

    def end(self, sheets: list[Sheet]) -> None:
        self._bot.end(sheets)


class OverheardTournament(Tournament):
    """All bots of it search."""

    def claims(
        self, games: int, cores: int | None = None, progress: Progress | None = None
    ) -> tuple[list[Claim], bool]:
        """Play that many games, and whether these are all; see `run`."""
        self._thoughts: defaultdict[tuple[int, int], list[_Thought]] = defaultdict(list)
        outcomes, whole = self.run(games, cores, progress)
        claims = []
        for outcome in outcomes:
            deal, turn = divmod(outcome.number, len(self.seatings))
            winners = outcome.ranks.count(0)
            for thought in self._thoughts[deal, turn]:
                won = 0.0 if outcome.ranks[thought.seat] else 1 / winners
                claims.append(Claim(deal, self.players, thought.part, thought.chance, won))
        return claims, whole

    def seated(self, deal: int, turn: int, stop: Stop) -> list[Bot]:
        thoughts = self._thoughts[deal, turn]
        bots = super().seated(deal, turn, stop)
        return [_Overheard(bot, thoughts) for bot in bots if isinstance(bot, SearchBot)]
