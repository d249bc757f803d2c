"""Ghosts Galore: build a ghost train for monsters, 2 to 5 players.

The rulebook's table of contents: `components`, `setup` and `stacks`, a `board` and its `ports`;
`course` of a round and the `decisions` in it; `scoring`. Then what a table needs: `secrets`,
`moves`, `position`, `view`, `happenings` and `narration`, `texts`. For bots `evaluation`, and
`policy` with its `appetite` and `fitting`; for tests `audit`. `play` joins it all for the engine.
"""

from pathlib import Path

from turntable.engine.game import Game

GAME = Game(
    id="ghosts-galore",
    package=__name__,
    folder=Path(__file__).parent,
    rule_prefix="GG",
    sections={
        "setup": (1, 2, 3, 4, 5, 18),
        "round": (6, 7, 8, 9, 10, 11, 12),
        "end": (13,),
        "track": (14, 15, 16, 17),
        "scoring": (20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33),
    },
    players=range(2, 6),
    options=("expert",),
    moves=196,
    # Five experts: a side and a kept tile each; in every round each of nine tiles drawn and left,
    # five claimed, five placed; five hidden tiles.
    max_moves=5 + 5 + 8 * (9 * 2 + 5 + 5) + 5,
    rules_version=1,
    lines=(
        "dragons", "ghosts", "golems", "satyrs", "skeletons", "slimes", "bats", "werewolves",
        "wisps", "diamonds", "bone", "tooth", "other",
    ),
    ends=("boards",),
)  # fmt: skip
