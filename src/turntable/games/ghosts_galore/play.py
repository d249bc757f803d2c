"""Ghosts Galore as the engine asks for it: every name of engine/contract.py."""

from turntable.games.ghosts_galore.audit import audit
from turntable.games.ghosts_galore.elapsed import elapsed
from turntable.games.ghosts_galore.evaluation import evaluate
from turntable.games.ghosts_galore.happenings import KINDS
from turntable.games.ghosts_galore.moves import Move, move_of, number_of
from turntable.games.ghosts_galore.narration import narrate
from turntable.games.ghosts_galore.policy import foresee, play_out, policy
from turntable.games.ghosts_galore.position import (
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
from turntable.games.ghosts_galore.rules import (
    apply,
    ending,
    is_over,
    legal,
    refusal,
    sample,
    waiting,
)
from turntable.games.ghosts_galore.scoring import score
from turntable.games.ghosts_galore.secrets import conceal, determinize, info_key
from turntable.games.ghosts_galore.setup import deal
from turntable.games.ghosts_galore.state import State, Work
from turntable.games.ghosts_galore.view import View, decision, view

STATE = State.dtype
WORK = Work.dtype
SEARCH = {"ripe": 2, "margin": 0.7, "exploration": 0.6}
LOOSENESS = {"easy": 0.04, "medium": 0.014}
WORLDS = 8
"""For bots; see turntable.bots.knowledge."""

__all__ = [
    "KINDS",
    "LOOSENESS",
    "SEARCH",
    "STATE",
    "WORK",
    "WORLDS",
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
    "foresee",
    "info_key",
    "initial",
    "is_over",
    "legal",
    "move_of",
    "narrate",
    "number_of",
    "play_out",
    "policy",
    "read_final",
    "refusal",
    "sample",
    "score",
    "view",
    "waiting",
]
