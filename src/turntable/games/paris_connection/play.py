"""Paris Connection as the engine asks for it: every name of engine/contract.py."""

from turntable.games.paris_connection.audit import audit
from turntable.games.paris_connection.elapsed import elapsed
from turntable.games.paris_connection.evaluation import evaluate
from turntable.games.paris_connection.happenings import KINDS
from turntable.games.paris_connection.moves import Move, move_of, number_of
from turntable.games.paris_connection.narration import narrate
from turntable.games.paris_connection.position import (
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
from turntable.games.paris_connection.rules import (
    apply,
    ending,
    is_over,
    legal,
    refusal,
    sample,
    waiting,
)
from turntable.games.paris_connection.scoring import score
from turntable.games.paris_connection.secrets import conceal, determinize, info_key
from turntable.games.paris_connection.setup import deal
from turntable.games.paris_connection.state import State, Work
from turntable.games.paris_connection.view import View, decision, view

STATE = State.dtype
WORK = Work.dtype
SEARCH = {"play_on": 20, "prior": 4, "swing": 30.0, "exploration": 0.3}
LOOSENESS = {"easy": 0.035, "medium": 0.02}
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
    "read_final",
    "refusal",
    "sample",
    "score",
    "view",
    "waiting",
]
