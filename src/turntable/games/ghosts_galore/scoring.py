"""Scoring the boards (GG-14 to GG-33): monsters counted, paths walked, sheets added up.

Boards need not be full, so that a player can see what a placement would be worth: a track end at
an empty space is no dead end, and no door.
"""

import numpy as np

from turntable.engine.kernel import kernel
from turntable.engine.struct import Array
from turntable.games.ghosts_galore.components import (
    ACROSS,
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
    MONSTERS,
    MOST_DRAGONS,
    NOT_A_DOOR,
    PORTS,
    SATYRS_RIDE,
    SECTION,
    SKELETONS_ON,
    SLIMES_ON,
    SPACES,
    TOOTH_DOOR,
    TRACK,
    WEREWOLVES_ON,
    WISP_POINTS,
    WISPS_ON,
    side_by_side,
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

# What is counted on a board, a byte each, and the spaces with golems and bats, one and two of them.
COUNTS: Array = side_by_side(
    SKELETONS_ON, DIAMONDS_ON, SLIMES_ON, CURVES_ON, DRAGONS_ON, WEREWOLVES_ON, WISPS_ON, DIAMOND
)
HERDS: Array = side_by_side(
    *(np.asarray(on) >= count for on in (GOLEMS_ON, BATS_ON) for count in (1, 2)), bits=SPACES
)
ALL_SPACES = (1 << SPACES) - 1


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
    lonely_golems = HOW_MANY[golems & ~golem_pairs & ~COMPANY[golems]]
    # GG-26: a second bat on the same tile does not help, but it scores too.
    in_company = COMPANY[bats]
    scoring_bats = HOW_MANY[in_company] + HOW_MANY[in_company & bat_pairs]

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
    joined = track & facing(track)  # GG-15
    w.dead_ends[seat] = _how_many_ports(track & ~joined & facing(tiled))

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
            section = SECTION[turned_tile, edge]
            kinds |= section & ALL_KINDS
            ghosts += section >> GHOSTS_RIDE & 15
            satyrs += section >> SATYRS_RIDE & 15
            out = port ^ section >> LEADS
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
def facing(ports: int) -> int:
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
