"""Scoring the boards (GG-14 to GG-33): monsters counted, paths walked, sheets added up.

Boards need not be full, so that a player can see what a placement would be worth: a track end at
an empty space is no dead end, and no door.
"""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import (
    ACROSS,
    BATS_ON,
    BONE_DOOR,
    COMPANY,
    CURVES_ON,
    DIAMOND,
    DOOR,
    DRAGON_POINTS,
    DRAGONS_ON,
    GHOSTS_AT,
    GOLEM_POINTS,
    GOLEMS_ON,
    KINDS_AT,
    MONSTERS,
    MOST_DRAGONS,
    NOT_A_DOOR,
    PORTS,
    SATYRS_AT,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    TOOTH_DOOR,
    TRACK,
    TURN,
    WEREWOLVES_ON,
    WISP_POINTS,
    WISPS_ON,
)
from turntable.games.ghosts_galore.state import LINES, NONE, State, Work

(
    DRAGONS, GHOSTS, GOLEMS, SATYRS, SKELETONS, SLIMES, BATS, WEREWOLVES, WISPS,
    DIAMONDS, BONE, TOOTH, OTHER,
) = range(len(LINES))  # fmt: skip

# Ports as bits: the east port of a space is 6 bits below the west port of the next space in its
# row, its south port 10 below the north port of the space under it.
EAST_TO_WEST, SOUTH_TO_NORTH = 6, 10
EAST = sum(1 << (row * 3 + column) * 4 + 1 for row in range(3) for column in range(2))
SOUTH = sum(1 << (row * 3 + column) * 4 + 2 for row in range(2) for column in range(3))
# [bit % 37]: the number of a single bit; 37 is the least modulus that tells all 36 apart.
LOWEST_MODULUS = 37
LOWEST: Array = np.full(LOWEST_MODULUS, NONE, np.int64)
for _port in range(PORTS):
    LOWEST[(1 << _port) % LOWEST_MODULUS] = _port
# [mask of nine]: how many are set.
HOW_MANY: Array = np.array([kinds.bit_count() for kinds in range(1 << len(MONSTERS))], np.int64)


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
    dragons = skeletons = slimes = werewolves = wisps = 0
    diamonds = diamond_points = curves = 0
    golem_spaces = bat_spaces = 0
    for space in range(SPACES):
        tile = s.tile[seat, space]
        dragons += DRAGONS_ON[tile]
        skeletons += SKELETONS_ON[tile]
        slimes += SLIMES_ON[tile]
        werewolves += WEREWOLVES_ON[tile]
        wisps += WISPS_ON[tile]
        curves += CURVES_ON[tile]
        diamond_points += DIAMOND[tile]
        diamonds += 1 if DIAMOND[tile] > 0 else 0
        golem_spaces |= (1 if GOLEMS_ON[tile] > 0 else 0) << space
        bat_spaces |= (1 if BATS_ON[tile] > 0 else 0) << space

    golems_with_company = COMPANY[golem_spaces]
    bats_with_company = COMPANY[bat_spaces]
    lonely_golems = bats = 0
    for space in range(SPACES):
        tile = s.tile[seat, space]
        # GG-22: two golems on one tile are company to each other.
        lonely_golems += 1 if GOLEMS_ON[tile] == 1 and not golems_with_company >> space & 1 else 0
        # GG-26: a second bat on the same tile does not help, but it scores too.
        bats += BATS_ON[tile] * (bats_with_company >> space & 1)

    w.line[seat, DRAGONS] = DRAGON_POINTS[min(dragons, MOST_DRAGONS)]  # GG-20
    w.line[seat, GOLEMS] = GOLEM_POINTS[lonely_golems]  # GG-22
    w.line[seat, SKELETONS] = skeletons * diamonds  # GG-24: symbols, not values
    w.line[seat, SLIMES] = slimes * curves  # GG-25
    w.line[seat, BATS] = bats * 5  # GG-26
    w.line[seat, WEREWOLVES] = werewolves * 4  # GG-27, without the bonus
    w.line[seat, WISPS] = wisps * WISP_POINTS[wisps]  # GG-28
    w.line[seat, DIAMONDS] = diamond_points  # GG-29


@kernel
def _score_paths(s: State, w: Work, seat: int) -> None:
    """GG-21, GG-23, GG-30, GG-31, GG-32, and the dead ends.

    Which track is joined to which is found for the whole board at once, with ports as bits: 300 ns
    a board, against 1100 ns for walking in from every door and asking at every edge.
    """
    for line in (GHOSTS, SATYRS, BONE, TOOTH, OTHER):
        w.line[seat, line] = 0
    track = tiled = 0
    for space in range(SPACES):
        tile = s.tile[seat, space]
        track |= TRACK[tile * 4 + s.rotation[seat, space]] << space * 4
        tiled |= (15 if tile != NONE else 0) << space * 4
    joined = track & _facing(track)  # GG-15
    w.dead_ends[seat] = _how_many_ports(track & ~joined & _facing(tiled))

    paths = 0
    if w.listening:
        for port in range(PORTS):
            w.path[seat, port] = NONE
    unwalked = track
    while unwalked != 0:
        # A path is walked once, from one of its ends; when no end is left there are only loops.
        ends = unwalked & ~joined
        start = _lowest(ends if ends != 0 else unwalked)
        port = start
        sections = kinds = ghosts = satyrs = 0
        while True:
            space, edge = port >> 2, port & 3
            turned_tile = s.tile[seat, space] * 4 + s.rotation[seat, space]
            sections += 1
            kinds |= KINDS_AT[turned_tile, edge]
            ghosts += GHOSTS_AT[turned_tile, edge]
            satyrs += SATYRS_AT[turned_tile, edge]
            out = port ^ TURN[turned_tile, edge]
            unwalked &= ~(1 << port | 1 << out)
            if w.listening:
                w.path[seat, port] = w.path[seat, out] = paths
            if not joined >> out & 1 or ACROSS[out] == start:
                break
            port = ACROSS[out]

        w.line[seat, GHOSTS] += ghosts * (6 if ghosts >= 3 else 3)  # GG-21
        w.line[seat, SATYRS] += satyrs * HOW_MANY[kinds]  # GG-23
        one = DOOR[s.board[seat], s.side[seat], start]
        other = DOOR[s.board[seat], s.side[seat], out]
        line = NONE
        points = 0
        if one == BONE_DOOR and other == BONE_DOOR:
            line, points = BONE, 2 * sections  # GG-30
        elif one == TOOTH_DOOR and other == TOOTH_DOOR:
            line, points = TOOTH, 2 * sections  # GG-31
        elif one != NOT_A_DOOR and other != NOT_A_DOOR:
            line, points = OTHER, sections  # GG-32
        if line != NONE:
            w.line[seat, line] += points
        if w.listening:
            w.path_line[seat, paths] = line
            w.path_points[seat, paths] = points
            paths += 1


@kernel
def _facing(ports: int) -> int:
    """The ports that touch one of `ports` across an edge between two spaces."""
    return (
        (ports & EAST) << EAST_TO_WEST
        | ports >> EAST_TO_WEST & EAST
        | (ports & SOUTH) << SOUTH_TO_NORTH
        | ports >> SOUTH_TO_NORTH & SOUTH
    )


@kernel
def _lowest(ports: int) -> int:
    return LOWEST[(ports & -ports) % LOWEST_MODULUS]


@kernel
def _how_many_ports(ports: int) -> int:
    count = 0
    for part in range(0, PORTS, 9):
        count += HOW_MANY[ports >> part & 511]
    return count
