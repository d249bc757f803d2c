"""Counting the components: every piece, rail card, token, deposit card and cart in one place."""

from turntable.engine.bits import bit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import ground
from turntable.games.off_the_rails.carts import cart_on
from turntable.games.off_the_rails.compass import has_exit
from turntable.games.off_the_rails.components import (
    CAPACITY,
    CARDS_A_MINE,
    CARTS,
    CENTRE_OF,
    COLLAPSE_CARD,
    DEPTHS,
    EXIT_COUNT,
    FASTEST,
    JUNCTION_RAILS,
    KINDS,
    MISSIONS,
    PIECES_OF,
    PLAIN_RAILS,
    SLOWEST,
    SQUARES,
    SURFACE_OF,
    TOKENS_A_MINE,
    UNDERGROUND,
)
from turntable.games.off_the_rails.heaps import count_of, size
from turntable.games.off_the_rails.moves import LEFT, RIGHT
from turntable.games.off_the_rails.piles import pile_size, pile_start
from turntable.games.off_the_rails.state import (
    BEGUN,
    CHOOSE_HALF,
    HALF_GROUND,
    MINES,
    NONE,
    PILES,
    State,
    Work,
)


@kernel
def audit(s: State, w: Work) -> int:
    """0 if all is there, else the rule that says what should be."""
    for kind in range(len(KINDS)):
        if _pieces(s, kind) != PIECES_OF[kind]:
            return 2
    rule = _audit_board(s)
    if rule == 0:
        rule = _audit_carts(s)
    if rule == 0:
        rule = _audit_cards(s)
    if rule == 0 and s.missions:
        up = 0
        for mission in range(MISSIONS):
            up += 1 if s.mission[mission] != NONE else 0
        rule = 0 if up == s.players + 1 else 7
    return rule


@kernel
def _pieces(s: State, kind: int) -> int:
    total = count_of(s.bag, kind)
    for square in range(SQUARES):
        total += count_of(s.pieces[square], kind)
    for seat in range(s.players):
        total += count_of(s.store[seat], kind)
        for cart in range(CARTS):
            total += count_of(s.hold[seat, cart], kind)
    return total


@kernel
def _audit_board(s: State) -> int:
    rails = s.rails + s.rails_buried
    junctions = s.junctions + s.junctions_buried
    for square in range(SQUARES):
        exits = EXIT_COUNT[s.track[square]]
        rails += 1 if exits == 2 else 0
        junctions += 1 if exits > 2 else 0
        if exits == 1:
            return 10
        lies = exits > 0 or s.pieces[square] != 0
        if lies and (SURFACE_OF[square] >= 0 or CENTRE_OF[square] >= 0):
            return 10
        if lies and s.fallen[square] != NONE:
            return 33
    if rails != PLAIN_RAILS or junctions != JUNCTION_RAILS or s.rails < 0 or s.junctions < 0:
        return 12
    for depth in range(DEPTHS):
        kind = ground.kind_of(s, UNDERGROUND[depth])
        for other in range(ground.SETS):
            word = s.ground[other, depth // HALF_GROUND]
            if (word & bit(depth % HALF_GROUND) != 0) != (kind == other):
                return 10
    for mine in range(MINES):
        tokens = s.tokens[mine] + s.tokens_gone[mine]
        tokens += 1 if s.collapse != BEGUN else 0
        tokens += 1 if s.token == mine else 0
        for square in range(SQUARES):
            tokens += 1 if s.fallen[square] == mine else 0
        if tokens != TOKENS_A_MINE:
            return 5
    return 0


@kernel
def _audit_carts(s: State) -> int:
    for seat in range(s.players):
        for cart in range(CARTS):
            at = s.at[seat, cart]
            if size(s.hold[seat, cart]) > CAPACITY:
                return 21
            if at < 0:
                if s.hold[seat, cart] != 0 or s.speed[seat, cart] != 0:
                    return 27
                continue
            if not SLOWEST <= s.speed[seat, cart] <= FASTEST:
                return 14
            if SURFACE_OF[at] >= 0:
                continue
            if cart_on(s, at) != seat * CARTS + cart:
                return 22
            if s.track[at] == 0:
                return 17
            # While its owner is choosing, a cart faces where it came from or where it was hit.
            if s.cart == NONE and not has_exit(s.track[at], s.facing[seat, cart]):
                return 16
    is_split = s.phase == CHOOSE_HALF
    if is_split and s.half[LEFT] + s.half[RIGHT] != s.hold[s.struck, s.struck_cart]:
        return 23
    return 23 if not is_split and s.half[LEFT] + s.half[RIGHT] != 0 else 0


@kernel
def _audit_cards(s: State) -> int:
    """OR-3: one of each mine in every pile, and no card twice."""
    collapse_cards = 0
    for place in range(s.deck_end):
        collapse_cards += 1 if s.deck[place] == COLLAPSE_CARD else 0
        for other in range(place):
            if s.deck[place] == s.deck[other]:
                return 3
        mine = s.deck[place] // CARDS_A_MINE
        if mine < MINES and (
            s.deck[place] == s.opening[mine] or s.deck[place] == s.collapse_card[mine]
        ):
            return 3
    if collapse_cards != 1:
        return 3
    for pile in range(1, PILES + 1):
        start = pile_start(s, pile)
        if start < 0:
            continue
        for mine in range(MINES):
            found = 0
            for place in range(start, start + pile_size(pile)):
                found += 1 if s.deck[place] // CARDS_A_MINE == mine else 0
            if found != 1:
                return 3
    for mine in range(MINES):
        if s.opening[mine] == s.collapse_card[mine]:
            return 3
    return 0
