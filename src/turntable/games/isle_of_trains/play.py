"""Isle of Trains as the engine asks for it: every name of engine/contract.py."""

from turntable.games.isle_of_trains.audit import audit
from turntable.games.isle_of_trains.elapsed import elapsed
from turntable.games.isle_of_trains.evaluation import evaluate
from turntable.games.isle_of_trains.happenings import KINDS
from turntable.games.isle_of_trains.moves import Move, move_of, number_of
from turntable.games.isle_of_trains.narration import narrate
from turntable.games.isle_of_trains.policy import policy
from turntable.games.isle_of_trains.position import (
    Chance,
    Final,
    Initial,
    chance,
    chance_tape,
    deal_tape,
    final,
    initial,
    read_final,
)
from turntable.games.isle_of_trains.rules import (
    apply,
    ending,
    is_over,
    legal,
    refusal,
    sample,
    waiting,
)
from turntable.games.isle_of_trains.scoring import score
from turntable.games.isle_of_trains.secrets import conceal, determinize, info_key
from turntable.games.isle_of_trains.setup import deal
from turntable.games.isle_of_trains.shortlist import shortlist
from turntable.games.isle_of_trains.state import State, Work
from turntable.games.isle_of_trains.view import View, decision, view

STATE = State.dtype
WORK = Work.dtype
SEARCH = {"play_on": 8, "ripe": 1, "prior": 4, "swing": 5.0, "exploration": 0.3}
LOOSENESS = {"easy": 0.08, "medium": 0.035}
"""For bots; see turntable.bots.knowledge."""

__all__ = [
    "KINDS",
    "LOOSENESS",
    "SEARCH",
    "STATE",
    "WORK",
    "Chance",
    "Final",
    "Initial",
    "Move",
    "View",
    "apply",
    "audit",
    "chance",
    "chance_tape",
    "conceal",
    "deal",
    "deal_tape",
    "decision",
    "determinize",
    "elapsed",
    "ending",
    "evaluate",
    "final",
    "info_key",
    "initial",
    "is_over",
    "legal",
    "move_of",
    "narrate",
    "number_of",
    "policy",
    "read_final",
    "refusal",
    "sample",
    "score",
    "shortlist",
    "view",
    "waiting",
]
