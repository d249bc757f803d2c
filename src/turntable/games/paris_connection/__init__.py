"""Paris Connection: build the railways of France and hold the right shares, 3 to 6 players.

The rulebook's table of contents: `components`, `setup`; `course` of a turn and the `decisions` in
it, with `laying` a locomotive and `cutting_off` as their rules; `scoring` and the `ways` that lead
on from a line. `hexes` are sets of hexes. Then what a table needs: `secrets`, `moves`, `position`,
`view`, `happenings` and `narration`, `texts`. For bots `evaluation`, for tests `audit`. `play`
joins it all for the engine.
"""

from pathlib import Path

from turntable.engine.game import Game

GAME = Game(
    id="paris-connection",
    package=__name__,
    folder=Path(__file__).parent,
    rule_prefix="PC",
    sections={
        "setup": (1, 2, 3, 4),
        "build": (5, 6, 7, 8, 9),
        "trade": (10, 11, 12),
        "end": (13, 14, 15),
        "scoring": (16, 17),
    },
    players=range(3, 7),
    options=(),
    moves=1399,
    # At most 156 locomotives leave the stations for good, by a build of one and its end or by a
    # trade of one for two, and before each of them 3 × 6 − 1 trades of one for one (PC-15).
    max_moves=156 * (2 + 17) + 18,
    rules_version=1,
    lines=("red", "blue", "yellow", "purple", "black", "brown", "penalty"),
    ends=("marseille", "stations", "stalemate"),
)
