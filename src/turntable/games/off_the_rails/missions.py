"""Missions (OR-7): what this turn's movement has fulfilled."""

from turntable.engine.bits import bit, count
from turntable.engine.kernel import kernel
from turntable.games.off_the_rails.components import (
    CAPACITY,
    CARTS,
    DIAMOND,
    FASTEST,
    FULL_LOAD,
    FULL_THROTTLE,
    GOLD,
    GOLD_RUSH,
    GRAND_TOUR,
    MISSIONS,
    RAM,
    RED_RUN,
    ROCK,
    ROCK_HAULER,
    RUBY,
    SPARKLER,
    SURFACE_OF,
    THREE_COLOURS,
    TWIN_HAUL,
    UNINVITED_GUEST,
)
from turntable.games.off_the_rails.heaps import count_of, size
from turntable.games.off_the_rails.state import FACE_UP, State

TOUR = 3
"""Different squares of a Grand tour."""


@kernel
def note_delivery(s: State, cart: int, load: int, surface: int) -> None:
    """A cart of the seat whose turn it is has reached that surface square with its load."""
    pieces = size(load)
    if pieces == 0:
        return
    s.delivered |= bit(cart)
    colours = 0
    for kind in range(RUBY, DIAMOND + 1):
        colours += 1 if count_of(load, kind) > 0 else 0
    _note(s, FULL_LOAD, pieces == CAPACITY)
    _note(s, THREE_COLOURS, colours >= 3)
    _note(s, RED_RUN, count_of(load, RUBY) >= 3)
    _note(s, SPARKLER, count_of(load, DIAMOND) >= 1)
    _note(s, GOLD_RUSH, count_of(load, GOLD) >= 2)
    _note(s, TWIN_HAUL, count(s.delivered) == CARTS)
    _note(s, UNINVITED_GUEST, pieces >= 2 and SURFACE_OF[surface] != s.clan[s.turn])
    _note(s, ROCK_HAULER, count_of(load, ROCK) >= 2)


@kernel
def note_ram(s: State, dropped: int) -> None:
    """A rival's cart that was struck drops so many pieces."""
    _note(s, RAM, dropped >= 2)


@kernel
def note_movement(s: State) -> None:
    """A cart has ended its movement without derailing."""
    _note(s, GRAND_TOUR, s.spots >= TOUR)
    if s.gone == FASTEST:
        s.throttled |= bit(s.cart)


@kernel
def note_end(s: State) -> None:
    """Phase 2 is over."""
    for cart in range(CARTS):
        if s.at[s.turn, cart] >= 0 and s.throttled & bit(cart):
            _note(s, FULL_THROTTLE, True)


@kernel
def open_missions(s: State) -> int:
    """Those that are fulfilled and still lie face up, as a mask."""
    missions = 0
    if s.missions:
        for mission in range(MISSIONS):
            if s.mission[mission] == FACE_UP and s.fulfilled & bit(mission):
                missions |= bit(mission)
    return missions


@kernel
def _note(s: State, mission: int, holds: bool) -> None:
    if holds:
        s.fulfilled |= bit(mission)
