"""Setting the table (GG-1 to GG-5): boards, hidden tiles, stacks, lamp."""

from turntable.engine.chance import below, take_from
from turntable.engine.kernel import kernel
from turntable.games.ghosts_galore.board import clear_board
from turntable.games.ghosts_galore.components import BOARDS, STACKS, TILES
from turntable.games.ghosts_galore.decisions import choose_side
from turntable.games.ghosts_galore.stacks import form_stacks
from turntable.games.ghosts_galore.state import NONE, SEATS, State, Work


@kernel
def deal(s: State, w: Work, players: int, options: int) -> None:
    """Set up a game; bit 0 of `options` is the expert variant."""
    s.players = players
    s.expert = options & 1
    s.round_number = 0
    _clear(s)

    # GG-1: boards at random.
    for number in range(BOARDS):
        w.pool[number] = number
    for seat in range(players):
        s.board[seat] = take_from(w, w.pool, seat, BOARDS)

    # GG-2: a tile for each; GG-5: the experts draw two.
    for number in range(TILES):
        w.pool[number] = number
    dealt = 0
    for seat in range(players):
        s.hidden[seat] = take_from(w, w.pool, dealt, TILES)
        dealt += 1
        if s.expert:
            s.spare[seat] = take_from(w, w.pool, dealt, TILES)
            dealt += 1
    if not s.expert:
        form_stacks(s, w, dealt)

    s.lamp = below(w, players)  # GG-4
    choose_side.begin(s)


@kernel
def _clear(s: State) -> None:
    s.turned_up = 0
    s.face_up_count = 0
    for seat in range(SEATS):
        s.board[seat] = NONE
        s.side[seat] = NONE
        s.hidden[seat] = NONE
        s.spare[seat] = NONE
        s.claimed[seat] = NONE
        clear_board(s, seat)
    for place in range(SEATS + 4):
        s.face_up[place] = NONE
        for stack in range(STACKS):
            s.stack[stack, place] = NONE
