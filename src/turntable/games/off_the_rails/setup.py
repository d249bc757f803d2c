"""Setting the table (OR-1 to OR-7)."""

from turntable.engine.bits import bit
from turntable.engine.chance import below, take_from
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course
from turntable.games.off_the_rails.bag import draw_pieces
from turntable.games.off_the_rails.components import (
    CARD_PIECES,
    CARD_SQUARE,
    CARDS_A_MINE,
    CARTS,
    JUNCTION_RAILS,
    KINDS,
    MISSIONS,
    OPPOSITE_CLAN,
    PIECES_OF,
    PLAIN_RAILS,
    SQUARES,
    TOKENS_DRAWN,
)
from turntable.games.off_the_rails.ground import BARE_GROUND, SETS
from turntable.games.off_the_rails.heaps import one
from turntable.games.off_the_rails.moves import LEFT, RIGHT
from turntable.games.off_the_rails.piles import clear_deck, shuffle_piles, take_card
from turntable.games.off_the_rails.state import (
    AHEAD,
    FACE_UP,
    MINES,
    MISSIONS_OPTION,
    MOST_CARDS,
    NONE,
    PILES,
    QUICK_OPTION,
    SEATS,
    SUPPLY,
    State,
    Work,
)


@kernel
def piles_removed(players: int, options: int) -> int:
    """OR-4."""
    if options & bit(QUICK_OPTION):
        return 2
    return 1 if players < SEATS else 0


@kernel
def deal(s: State, w: Work, players: int, options: int) -> None:
    s.players = players
    s.missions = 1 if options & bit(MISSIONS_OPTION) else 0
    _clear_table(s)
    _deal_clans(s, w)
    _deal_cards(s, w, piles_removed(players, options))
    for mine in range(MINES):
        card = s.opening[mine]
        s.pieces[CARD_SQUARE[card]] = draw_pieces(s, w, CARD_PIECES[card])
    if s.missions:
        for mission in range(MISSIONS):
            w.pool[mission] = mission
        for n in range(players + 1):
            s.mission[take_from(w, w.pool, n, MISSIONS)] = FACE_UP
    s.first = below(w, players)  # OR-6
    s.turn = s.first
    course.begin_turn(s, w)


@kernel
def _deal_clans(s: State, w: Work) -> None:
    """OR-1: at random, with two players opposite ones."""
    if s.players == 2:
        s.clan[0] = below(w, MINES)
        s.clan[1] = OPPOSITE_CLAN[s.clan[0]]
        return
    for clan in range(MINES):
        w.pool[clan] = clan
    for seat in range(s.players):
        s.clan[seat] = take_from(w, w.pool, seat, MINES)


@kernel
def _deal_cards(s: State, w: Work, removed: int) -> None:
    """OR-3: of each mine a card for the collapse deck, one to open with, and one for each pile."""
    for mine in range(MINES):
        for n in range(CARDS_A_MINE):
            w.card[mine, n] = mine * CARDS_A_MINE + n
        for n in range(2 + PILES - removed):
            take_card(w, mine, n, CARDS_A_MINE)
        s.collapse_card[mine] = w.card[mine, 0]
        s.opening[mine] = w.card[mine, 1]
        w.cards[mine] = 2
    s.deck_end = MOST_CARDS - removed * MINES
    shuffle_piles(s, w)


@kernel
def _clear_table(s: State) -> None:
    course.clear_move(s)
    course.clear_turn(s)
    s.turns = 0
    s.collapse = AHEAD
    s.last_turns = 0
    s.end = NONE
    s.shown = 0
    for mission in range(MISSIONS):
        s.mission[mission] = NONE
    s.rails = PLAIN_RAILS
    s.junctions = JUNCTION_RAILS
    s.rails_buried = 0
    s.junctions_buried = 0
    for mine in range(MINES):
        s.tokens[mine] = TOKENS_DRAWN
        s.tokens_gone[mine] = 0
    for seat in range(SEATS):
        s.clan[seat] = NONE
        s.store[seat] = 0
        for cart in range(CARTS):
            s.at[seat, cart] = SUPPLY
            s.facing[seat, cart] = NONE
            s.speed[seat, cart] = 0
            s.hold[seat, cart] = 0
    s.bag = 0
    for kind in range(len(KINDS)):
        s.bag += PIECES_OF[kind] * one(kind)
    s.half[LEFT] = 0
    s.half[RIGHT] = 0
    s.drawn = 0
    clear_deck(s)
    for square in range(SQUARES):
        s.track[square] = 0
        s.fallen[square] = NONE
        s.pieces[square] = 0
    for kind in range(SETS):
        for half in range(2):
            s.ground[kind, half] = BARE_GROUND[kind, half]
