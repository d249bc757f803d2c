"""Off the Rails: mine carts that never stop, jewels, and a mine that caves in; 2 to 4 players.

The rulebook's table of contents: `components`, `setup`; the `course` of a turn and the `decisions`
in it; `rails` and `carts`, `rolling` along the track, `picking` up, `collision`, `derailing`;
`deposits` and the `collapse`; `missions` and `scoring`. `heaps` are pieces in a number, `compass`
the squares and exits. Then what a table needs: `secrets`, `moves`, `position`, `view` with the
`routes` ahead, `happenings` and `narration`, `texts`. For bots `planning` and `remembering` runs,
`steering`, `evaluation` and the `shortlist`, for tests `audit`. `play` joins it all for the engine.
"""

from pathlib import Path

from turntable.engine.game import Game

MOST_TURNS = 37
"""21 deposit cards and 16 collapse tokens, one a turn (OR-30, OR-36)."""
MOST_MOVES_A_CART = 1 + 6 * 2 + 2 + 5
"""Setting off; a piece and an exit on each of six squares; a second piece and a facing; and of a
collision what is lost, two halves, and two facings."""

GAME = Game(
    id="off-the-rails",
    package=__name__,
    folder=Path(__file__).parent,
    rule_prefix="OR",
    sections={
        "setup": (1, 2, 3, 4, 5, 6, 7, 37),
        "actions": (10, 11, 12, 13, 14),
        "movement": (15, 16, 17, 18),
        "picking": (20, 21),
        "collision": (22, 23, 24, 25, 26, 27),
        "deposit": (30,),
        "collapse": (31, 32, 33, 34, 35, 36),
        "scoring": (40, 41),
    },
    players=range(2, 5),
    options=("quick", "missions"),
    moves=986,
    # Five actions or four and the end of them; two carts; a mission; a token.
    max_moves=MOST_TURNS * (5 + 2 * MOST_MOVES_A_CART + 2),
    rules_version=1,
    lines=("jewels", "rubies", "carts", "missions"),
    ends=("carts", "tokens"),
)
