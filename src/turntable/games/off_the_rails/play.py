"""Off the Rails as the engine asks for it: every name of engine/contract.py."""

from turntable.games.off_the_rails.audit import audit
from turntable.games.off_the_rails.closing import Final, final, read_final
from turntable.games.off_the_rails.draws import Chance, chance, chance_tape
from turntable.games.off_the_rails.elapsed import elapsed
from turntable.games.off_the_rails.evaluation import evaluate
from turntable.games.off_the_rails.happenings import KINDS
from turntable.games.off_the_rails.moves import Move, move_of, number_of
from turntable.games.off_the_rails.narration import narrate
from turntable.games.off_the_rails.opening import Initial, deal_tape, initial
from turntable.games.off_the_rails.rules import (
    apply,
    ending,
    is_over,
    legal,
    refusal,
    sample,
    waiting,
)
from turntable.games.off_the_rails.scoring import score
from turntable.games.off_the_rails.secrets import conceal, determinize, info_key
from turntable.games.off_the_rails.setup import deal
from turntable.games.off_the_rails.shortlist import shortlist
from turntable.games.off_the_rails.state import State, Work
from turntable.games.off_the_rails.steering import advise, policy
from turntable.games.off_the_rails.view import View, decision, view

STATE = State.dtype
WORK = Work.dtype

SEARCH = {
    "play_on": 0,
    "prior": 2,
    "swing": 5.0,
    "exploration": 0.06,
    "foresight": 60,
    "noted": 16,
}
"""`evaluate` plans the runs of all carts, so that nothing is played on (docs/bots.md)."""
LOOSENESS = {"easy": 0.1, "medium": 0.022}

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
    "advise",
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
