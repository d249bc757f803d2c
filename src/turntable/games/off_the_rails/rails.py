"""Rails (OR-10 to OR-12): laying and upgrading, and the cards that it takes."""

from turntable.engine.bits import bit
from turntable.engine.events import EVERYBODY, emit
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course, ground
from turntable.games.off_the_rails.carts import cart_on
from turntable.games.off_the_rails.compass import has_exit
from turntable.games.off_the_rails.components import (
    CENTRE_OF,
    DEPTHS,
    EXIT_COUNT,
    EXITS,
    SHAPE_EXITS,
    SHAPES,
    UNDERGROUND,
)
from turntable.games.off_the_rails.ground import FREE, PLAIN, TEES, Squares
from turntable.games.off_the_rails.happenings import LAID, UPGRADED
from turntable.games.off_the_rails.moves import LAY_MOVE, UPGRADE_MOVE
from turntable.games.off_the_rails.state import NONE, State, Work


@kernel
def lay_refusal(s: State, n: int) -> int:
    """Of the n-th lay move."""
    square = UNDERGROUND[n // len(SHAPES)]
    if s.track[square] or s.fallen[square] != NONE or CENTRE_OF[square] >= 0:
        return 10
    return 12 if s.rails == 0 else 0


@kernel
def upgrade_refusal(s: State, n: int) -> int:
    """Of the n-th upgrade move."""
    square = UNDERGROUND[n // len(EXITS)]
    exits = s.track[square]
    if exits == 0 or has_exit(exits, n % len(EXITS)) or cart_on(s, square) != NONE:
        return 11
    return 12 if EXIT_COUNT[exits] == 2 and s.junctions == 0 else 0


@kernel
def list_moves(s: State, w: Work) -> int:
    """Write the lays and upgrades that may be made into w.move; returns how many."""
    count = 0
    for depth in range(DEPTHS):
        exits = s.track[UNDERGROUND[depth]]
        if exits == 0:
            if lay_refusal(s, depth * len(SHAPES)) == 0:
                for shape in range(len(SHAPES)):
                    w.move[count] = LAY_MOVE + depth * len(SHAPES) + shape
                    count += 1
        else:
            for exit_ in range(len(EXITS)):
                if upgrade_refusal(s, depth * len(EXITS) + exit_) == 0:
                    w.move[count] = UPGRADE_MOVE + depth * len(EXITS) + exit_
                    count += 1
    return count


@kernel
def count_lays(s: State) -> int:
    return ground.size(ground.squares(s, FREE)) * len(SHAPES) if s.rails > 0 else 0


@kernel
def pick_lay(s: State, n: int) -> int:
    """The n-th lay move that may be made."""
    depth = ground.pick(ground.squares(s, FREE), n // len(SHAPES))
    return LAY_MOVE + depth * len(SHAPES) + n % len(SHAPES)


@kernel
def upgradable(s: State, kind: int, taken: Squares) -> Squares:
    """OR-11: squares without a cart; OR-12: a straight or curve only while there are junctions."""
    if kind == PLAIN and s.junctions == 0:
        return 0, 0
    return ground.minus(ground.squares(s, kind), taken)


@kernel
def count_upgrades(s: State, taken: Squares) -> int:
    """`taken` are the squares under carts."""
    plain, tees = upgradable(s, PLAIN, taken), upgradable(s, TEES, taken)
    return 2 * ground.size(plain) + ground.size(tees)


@kernel
def pick_upgrade(s: State, taken: Squares, n: int) -> int:
    """The n-th upgrade move that may be made: two of each straight and curve, one of each T."""
    plain = upgradable(s, PLAIN, taken)
    of_plain = 2 * ground.size(plain)
    if n < of_plain:
        return _upgrade_of(s, ground.pick(plain, n // 2), n % 2)
    return _upgrade_of(s, ground.pick(upgradable(s, TEES, taken), n - of_plain), 0)


@kernel
def _upgrade_of(s: State, depth: int, n: int) -> int:
    """That adds the n-th of the exits a square lacks."""
    exits = s.track[UNDERGROUND[depth]]
    exit_ = 0
    while True:
        if not has_exit(exits, exit_):
            if n == 0:
                return UPGRADE_MOVE + depth * len(EXITS) + exit_
            n -= 1
        exit_ += 1


@kernel
def lay(s: State, w: Work, n: int) -> None:
    square, exits = UNDERGROUND[n // len(SHAPES)], SHAPE_EXITS[n % len(SHAPES)]
    s.track[square] = exits
    s.rails -= 1
    ground.move_over(s, square, FREE)
    emit(w, EVERYBODY, LAID, s.turn, square, exits, 0)
    course.count_action(s, w)


@kernel
def upgrade(s: State, w: Work, n: int) -> None:
    square = UNDERGROUND[n // len(EXITS)]
    before = ground.kind_of(s, square)
    if before == PLAIN:
        # OR-12: the card goes back; a T becomes a cross by turning it over.
        s.rails += 1
        s.junctions -= 1
    s.track[square] |= bit(n % len(EXITS))
    ground.move_over(s, square, before)
    emit(w, EVERYBODY, UPGRADED, s.turn, square, s.track[square], 0)
    course.count_action(s, w)
