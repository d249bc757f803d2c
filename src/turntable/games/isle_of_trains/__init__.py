"""Isle of Trains: build a train, load everybody's cars, deliver to the island; 2 to 4 players.

The rulebook's table of contents: `components`, `setup`; `course` of a turn and the `decisions` in
it. Where cards lie: `hands`, `pile` with the discards and the row, `trains` with their goods,
`contracts`. What an action comes to: `drawing`, `building`, `loading`, `delivering`. Then
`scoring`. What everybody may know of the cards: `knowledge` and `secrets`. What a table needs:
`moves`, `position`, `view`, `happenings` and `narration`, `texts`. For bots `evaluation`, for tests
`audit`. `play` joins it all for the engine.
"""

from pathlib import Path

from turntable.engine.game import Game

GAME = Game(
    id="isle-of-trains",
    package=__name__,
    folder=Path(__file__).parent,
    rule_prefix="IT",
    sections={
        "setup": (1, 2, 3, 4, 5, 26),
        "turn": (6, 7),
        "build": (8, 9, 10, 11, 12, 13),
        "load": (14, 15, 16, 17, 18, 19),
        "deliver": (20, 21, 22, 23),
        "end": (24, 25, 27, 30),
        "scoring": (31, 32, 33),
    },
    players=range(2, 5),
    options=("expert",),
    moves=2595,
    # At most 61 turns of 4 players (IT-25, IT-27), and in a turn, extra actions included: 4 starts
    # of an action and 2 extras, 2 × 14 scraps and ends, 5 + 21 goods delivered and 4 more, and of
    # at most 50 cards one move each to draw, to part with and to discard.
    max_moves=61 * 4 * (6 + 28 + 30 + 150),
    rules_version=1,
    lines=("train", "contracts", "buildings", "goods"),
    ends=("contracts", "cards", "turns"),
)
