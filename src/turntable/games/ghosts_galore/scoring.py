"""Scoring the boards (GG-14 to GG-33): monsters counted, paths walked, sheets added up.

Boards need not be full, so that a player can see what a placement would be worth: a track end at
an empty space is no dead end, and no door.
"""

import numpy as np

from turntable.engine.bits import bit, count, lowest
from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.board import ALL_SPACES
from turntable.games.ghosts_galore.components import (
    ALL_KINDS,
    BATS_ON,
    BONE_DOOR,
    COMPANY,
    CURVES_ON,
    DIAMOND,
    DIAMONDS_ON,
    DOOR,
    DRAGON_POINTS,
    DRAGONS_ON,
    GHOSTS_RIDE,
    GOLEM_POINTS,
    GOLEMS_ON,
    LEADS,
    MOST_DRAGONS,
    NOT_A_DOOR,
    PORTS,
    RIDERS,
    SATYRS_RIDE,
    SECTION,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    TOOTH_DOOR,
    TURNS,
    WEREWOLVES_ON,
    WISP_POINTS,
    WISPS_ON,
    side_by_side,
)
from turntable.games.ghosts_galore.ports import BORDERED, facing
from turntable.games.ghosts_galore.state import LINES, NONE, State, Work

(
    DRAGONS, GHOSTS, GOLEMS, SATYRS, SKELETONS, SLIMES, BATS, WEREWOLVES, WISPS,
    DIAMONDS, BONE, TOOTH, OTHER,
) = range(len(LINES))  # fmt: skip

DOORS_BITS = 8
# [door, door]: what each section of a path between them scores; the lines for bone, tooth and other
# doors side by side, so that a path is added to all three at once.
BETWEEN: Array = np.full((4, 4), 1 << 2 * DOORS_BITS, np.int64)  # GG-32
for _door in range(4):
    BETWEEN[NOT_A_DOOR, _door] = BETWEEN[_door, NOT_A_DOOR] = 0
BETWEEN[BONE_DOOR, BONE_DOOR] = 2  # GG-30
BETWEEN[TOOTH_DOOR, TOOTH_DOOR] = 2 << DOORS_BITS  # GG-31

# What is counted on a board, a byte each, and the spaces with golems and bats, one and two of them.
COUNTS: Array = side_by_side(
    SKELETONS_ON, DIAMONDS_ON, SLIMES_ON, CURVES_ON, DRAGONS_ON, WEREWOLVES_ON, WISPS_ON, DIAMOND
)
HERDS: Array = side_by_side(
    *(np.asarray(on) >= count for on in (GOLEMS_ON, BATS_ON) for count in (1, 2)), bits=SPACES
)


@kernel
def score(s: State, w: Work) -> None:
    """Fill in the sheets: lines, totals, and the ranks of GG-33."""
    most_werewolves = 0
    for seat in range(s.players):
        score_board(s, w, seat)
        most_werewolves = max(most_werewolves, w.line[seat, WEREWOLVES])

    # GG-27: every leader; so far w.line holds four points for each werewolf.
    bonus = 5 if s.players == 2 else 10
    for seat in range(s.players):
        if w.line[seat, WEREWOLVES] == most_werewolves and most_werewolves > 0:
            w.line[seat, WEREWOLVES] += bonus
        total = 0
        for line in range(len(LINES)):
            total += w.line[seat, line]
        w.total[seat] = total

    # GG-33: most points, then fewer dead ends.
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            if w.total[other] > w.total[seat] or (
                w.total[other] == w.total[seat] and w.dead_ends[other] < w.dead_ends[seat]
            ):
                ahead += 1
        w.rank[seat] = ahead


@kernel
def score_board(s: State, w: Work, seat: int) -> None:
    """All that one board scores by itself: everything but the werewolf bonus of GG-27."""
    _score_monsters(s, w, seat)
    _score_paths(s, w, seat)


@kernel
def _score_monsters(s: State, w: Work, seat: int) -> None:
    """Those that do not care about paths, and the diamonds."""
    counts = herds = 0
    for space in range(SPACES):
        tile = s.tile[seat, space]
        counts += COUNTS[tile]
        herds |= HERDS[tile] << space
    skeletons, diamonds = _byte(counts, 0), _byte(counts, 1)
    slimes, curves = _byte(counts, 2), _byte(counts, 3)
    dragons, werewolves = _byte(counts, 4), _byte(counts, 5)
    wisps, diamond_points = _byte(counts, 6), _byte(counts, 7)
    golems, golem_pairs = herds & ALL_SPACES, herds >> SPACES & ALL_SPACES
    bats, bat_pairs = herds >> 2 * SPACES & ALL_SPACES, herds >> 3 * SPACES

    # GG-22: two golems on one tile are company to each other.
    lonely_golems = count(golems & ~golem_pairs & ~COMPANY[golems])
    # GG-26: a second bat on the same tile does not help, but it scores too.
    in_company = COMPANY[bats]
    scoring_bats = count(in_company) + count(in_company & bat_pairs)

    w.line[seat, DRAGONS] = DRAGON_POINTS[min(dragons, MOST_DRAGONS)]  # GG-20
    w.line[seat, GOLEMS] = GOLEM_POINTS[lonely_golems]  # GG-22
    w.line[seat, SKELETONS] = skeletons * diamonds  # GG-24: symbols, not values
    w.line[seat, SLIMES] = slimes * curves  # GG-25
    w.line[seat, BATS] = scoring_bats * 5  # GG-26
    w.line[seat, WEREWOLVES] = werewolves * 4  # GG-27, without the bonus
    w.line[seat, WISPS] = wisps * WISP_POINTS[wisps]  # GG-28
    w.line[seat, DIAMONDS] = diamond_points  # GG-29


@kernel
def _byte(counts: int, place: int) -> int:
    """One of COUNTS."""
    return counts >> place * 8 & 255


@kernel
def _score_paths(s: State, w: Work, seat: int) -> None:
    """GG-21, GG-23, GG-30, GG-31, GG-32, and the dead ends.

    Which track is joined to which is found for the whole board at once, with ports as bits, and
    every section says how far it is to the next: some 120 ns a board, against 1100 ns for walking
    in from every door and asking at every edge.
    """
    for space in range(SPACES):
        turned_tile = s.tile[seat, space] * 4 + s.rotation[seat, space]
        for edge in range(4):
            w.section[space * 4 + edge] = SECTION[turned_tile, edge]
    track = s.track[seat]
    joined = track & facing(track)  # GG-15
    w.dead_ends[seat] = count(track & ~joined & BORDERED[s.free[seat]])

    paths = 0
    if w.listening:
        for port in range(PORTS):
            w.path[seat, port] = NONE
    board, side = s.board[seat], s.side[seat]
    ghost_points = satyr_points = door_points = 0
    unwalked = track
    while unwalked != 0:
        # A path is walked once, from one of its ends; when no end is left there are only loops.
        ends = unwalked & ~joined
        start = lowest(ends if ends != 0 else unwalked)
        port = start
        length = kinds = riders = 0
        while True:
            section = int(w.section[port])
            length += 1
            kinds |= section
            riders += section & RIDERS
            out = port ^ (section >> TURNS & 3)
            unwalked &= ~(bit(port) | bit(out))
            if w.listening:
                w.path[seat, port] = w.path[seat, out] = paths
            if not joined >> out & 1:
                break
            port += section >> LEADS
            if port == start:
                break

        ghosts, satyrs = riders >> GHOSTS_RIDE & 63, riders >> SATYRS_RIDE & 63
        ghost_points += ghosts * (6 if ghosts >= 3 else 3)  # GG-21
        satyr_points += satyrs * count(kinds & ALL_KINDS)  # GG-23
        points = length * BETWEEN[DOOR[board, side, start], DOOR[board, side, out]]
        door_points += points
        if w.listening:
            _tell_path(w, seat, paths, points)
            paths += 1
    w.line[seat, GHOSTS] = ghost_points
    w.line[seat, SATYRS] = satyr_points
    for line in range(BONE, OTHER + 1):
        w.line[seat, line] = _on_line(door_points, line)


@kernel
def _tell_path(w: Work, seat: int, path: int, points: int) -> None:
    """What a path scores as a whole, for a table to show; `points` as in BETWEEN."""
    w.path_line[seat, path] = NONE
    w.path_points[seat, path] = 0
    for line in range(BONE, OTHER + 1):
        if _on_line(points, line) > 0:
            w.path_line[seat, path] = line
            w.path_points[seat, path] = _on_line(points, line)


@kernel
def _on_line(points: int, line: int) -> int:
    """Of points as in BETWEEN, those for one of the lines."""
    return points >> (line - BONE) * DOORS_BITS & (1 << DOORS_BITS) - 1
