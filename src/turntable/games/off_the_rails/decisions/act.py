"""Phase 1: lay, upgrade, launch, change a speed, or end the actions (OR-10 to OR-14)."""

from turntable.engine.chance import below
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails import course, ground, launching, rails
from turntable.games.off_the_rails.components import CARTS
from turntable.games.off_the_rails.moves import (
    END_ACTIONS_MOVE,
    LAUNCH_MOVE,
    LAY_MOVE,
    SPEED_MOVE,
    UPGRADE_MOVE,
)
from turntable.games.off_the_rails.state import State, Work


@kernel
def refusal(s: State, seat: int, move: int) -> int:
    if move < UPGRADE_MOVE:
        return rails.lay_refusal(s, move - LAY_MOVE)
    if move < LAUNCH_MOVE:
        return rails.upgrade_refusal(s, move - UPGRADE_MOVE)
    if move < SPEED_MOVE:
        return launching.launch_refusal(s, seat, move - LAUNCH_MOVE)
    if move < END_ACTIONS_MOVE:
        return launching.speed_refusal(s, seat, move - SPEED_MOVE)
    return 0 if move == END_ACTIONS_MOVE else 15


@kernel
def legal(s: State, w: Work, seat: int) -> int:
    count = rails.list_moves(s, w)
    for n in range(launching.count_launches(s, seat)):
        w.move[count] = launching.pick_launch(s, seat, n)
        count += 1
    return _list_rest(s, w, seat, count)


@kernel
def sample(s: State, w: Work, seat: int) -> int:
    # Some hundred moves: counting them and picking one is ten times as fast as listing them.
    taken = ground.under_carts(s)
    lays = rails.count_lays(s)
    upgrades = lays + rails.count_upgrades(s, taken)
    launches = upgrades + launching.count_launches(s, seat)
    n = below(w, launches + _list_rest(s, w, seat, 0))
    if n < lays:
        return rails.pick_lay(s, n)
    if n < upgrades:
        return rails.pick_upgrade(s, taken, n - lays)
    if n < launches:
        return launching.pick_launch(s, seat, n - upgrades)
    return w.move[n - launches]


@kernel
def _list_rest(s: State, w: Work, seat: int, count: int) -> int:
    """Write changes of speed and the end of the actions into w.move, behind the first `count`;
    returns how many then."""
    for n in range(CARTS * 2):
        if launching.speed_refusal(s, seat, n) == 0:
            w.move[count] = SPEED_MOVE + n
            count += 1
    w.move[count] = END_ACTIONS_MOVE
    return count + 1


@kernel
def apply(s: State, w: Work, seat: int, move: int) -> None:
    if move < UPGRADE_MOVE:
        rails.lay(s, w, move - LAY_MOVE)
    elif move < LAUNCH_MOVE:
        rails.upgrade(s, w, move - UPGRADE_MOVE)
    elif move < SPEED_MOVE:
        launching.launch(s, w, seat, move - LAUNCH_MOVE)
    elif move < END_ACTIONS_MOVE:
        launching.change_speed(s, w, seat, move - SPEED_MOVE)
    else:
        course.end_actions(s, w)
