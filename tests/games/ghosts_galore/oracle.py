"""Brute-force oracle for the scoring of Ghosts Galore (GG-14 to GG-33).

It exists to check the fast scoring kernels against something that can be verified by reading:
the paths are found by plain graph search over track sections, every category is counted straight
from its rule, and nothing is shared with the kernels. It is written for obviousness, not speed.

The caller passes in the parsed components; this module reads no file. Boards need not be full.
"""

from collections import Counter
from typing import Any, NamedTuple

Space = tuple[int, int]  # row, column
Section = tuple[int, int, int]  # row, column, index of the section on its tile

SPACES: set[Space] = {(row, col) for row in range(3) for col in range(3)}
EDGES = "NESW"  # clockwise, so a quarter turn clockwise is one step to the right
STEP: dict[str, Space] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CURVES = {"straight": 0, "curve": 1, "bridge": 0, "double_curve": 2}  # GG-14, GG-25


class Sheet(NamedTuple):
    """The score sheet of one seat: the thirteen lines, their sum and the tie-breaker."""

    lines: dict[str, int]
    total: int
    dead_ends: int


class Path(NamedTuple):
    """A maximal chain of joined sections, with what stands on it and the doors at its ends."""

    sections: list[Section]
    monsters: list[str]
    doors: list[str]


class Board(NamedTuple):
    """The placed tiles, and the two edges each section joins once its tile is rotated."""

    tiles: dict[Space, dict[str, Any]]
    edges: dict[Section, str]


def _lay_out(components: dict[str, Any], seat: dict[str, Any]) -> Board:
    by_id = {tile["id"]: tile for tile in components["tiles"]}
    board = Board({}, {})
    for row, col, tile_id, rotation in seat["tiles"]:
        if (row, col) not in SPACES - board.tiles.keys():
            raise ValueError(f"no free space at {row}, {col}")
        board.tiles[row, col] = by_id[tile_id]
        for index, edges in enumerate(by_id[tile_id]["sections"]):
            turned = [EDGES[(EDGES.index(edge) + rotation) % 4] for edge in edges]
            board.edges[row, col, index] = "".join(turned)
    return board


def _beyond(space: Space, edge: str) -> Space:
    return space[0] + STEP[edge][0], space[1] + STEP[edge][1]


def _touching(board: Board, space: Space, edge: str) -> list[Section]:
    """Return the sections of the tile on a space that touch one of its edges."""
    return [s for s, edges in board.edges.items() if s[:2] == space and edge in edges]


def _paths(board: Board) -> list[Path]:
    """Return the connected components of the graph of sections."""
    graph: dict[Section, list[Section]] = {section: [] for section in board.edges}
    for section, edges in board.edges.items():
        for edge in edges:  # GG-15: joined when both touch the shared edge
            graph[section] += _touching(board, _beyond(section[:2], edge), OPPOSITE[edge])
    paths: list[Path] = []
    seen: set[Section] = set()
    for start in graph:
        if start in seen:
            continue
        path = Path([], [], [])
        todo = [start]
        while todo:
            section = todo.pop()
            if section in seen:
                continue
            seen.add(section)
            todo += graph[section]
            row, col, index = section
            path.sections.append(section)
            # GG-17: a monster belongs to the path of the section it stands on.
            path.monsters.extend(k for k, at in board.tiles[row, col]["monsters"] if at == index)
            for edge in board.edges[section]:
                if _beyond((row, col), edge) not in SPACES:  # GG-16: every rim position is a door
                    path.doors.append(f"{edge}{col if edge in 'NS' else row}")
        paths.append(path)
    return paths


def _dead_ends(board: Board) -> int:
    """Count track ends at a placed tile's edge without track (GG-33), never at the rim."""
    meetings = [
        (_beyond(section[:2], edge), OPPOSITE[edge])
        for section, edges in board.edges.items()
        for edge in edges
    ]
    return sum(s in board.tiles and not _touching(board, s, edge) for s, edge in meetings)


def _count(board: Board, kind: str, space: Space) -> int:
    """Count the monsters of a kind on one space; none where no tile lies."""
    return sum(k == kind for k, _ in board.tiles[space]["monsters"]) if space in board.tiles else 0


def _has_neighbour(board: Board, kind: str, space: Space) -> bool:
    return any(_count(board, kind, _beyond(space, edge)) for edge in EDGES)


def _lines(
    components: dict[str, Any], seat: dict[str, Any], board: Board, bonus: int
) -> dict[str, int]:
    tiles = board.tiles.values()
    number = Counter(kind for tile in tiles for kind, _ in tile["monsters"])
    diamonds = [tile["diamond"] for tile in tiles if tile["diamond"]]
    curves = sum(CURVES[tile["track"]] for tile in tiles)
    # GG-22: a golem alone on its tile, with none on an adjacent tile.
    golems = [s for s in board.tiles if _count(board, "golem", s) == 1]
    lonely = [s for s in golems if not _has_neighbour(board, "golem", s)]
    # GG-26: the bats of a tile next to one that has a bat.
    bats = [_count(board, "bat", s) for s in board.tiles if _has_neighbour(board, "bat", s)]
    wisps = number["wisp"]
    tier = "0-3" if wisps <= 3 else "4-6" if wisps <= 6 else "7+"
    line: dict[str, int] = {
        "dragons": components["dragon_points"][min(number["dragon"], 8)],  # GG-20
        "ghosts": 0,
        "golems": components["golem_points"][len(lonely)],  # GG-22
        "satyrs": 0,
        "skeletons": number["skeleton"] * len(diamonds),  # GG-24: symbols, not values
        "slimes": number["slime"] * curves,  # GG-25
        "bats": 5 * sum(bats),  # GG-26
        "werewolves": 4 * number["werewolf"] + bonus,  # GG-27
        "wisps": wisps * components["wisp_points"][tier],  # GG-28
        "diamonds": sum(diamonds),  # GG-29
        "bone": 0,
        "tooth": 0,
        "other": 0,
    }
    key = (seat["board"], seat["side"])
    (side,) = (s for s in components["board_sides"] if (s["board"], s["side"]) == key)
    for path in _paths(board):
        ghosts = path.monsters.count("ghost")
        line["ghosts"] += ghosts * (6 if ghosts >= 3 else 3)  # GG-21: complete or not
        line["satyrs"] += path.monsters.count("satyr") * len(set(path.monsters))  # GG-23
        if len(path.doors) < 2:
            continue  # GG-32: loops and paths with fewer than two doors score nothing
        if set(path.doors) == set(side["bone"]):
            line["bone"] += 2 * len(path.sections)  # GG-30
        elif set(path.doors) == set(side["tooth"]):
            line["tooth"] += 2 * len(path.sections)  # GG-31
        else:
            line["other"] += len(path.sections)  # GG-32
    return line


def score(components: dict[str, Any], seats: list[dict[str, Any]]) -> list[Sheet]:
    """Score every seat; the number of players is the number of seats."""
    boards = [_lay_out(components, seat) for seat in seats]
    werewolves = [sum(_count(board, "werewolf", s) for s in board.tiles) for board in boards]
    sheets: list[Sheet] = []
    for seat, board, own in zip(seats, boards, werewolves, strict=True):
        # GG-27: every leader gets the bonus, but needs at least one werewolf.
        leads = own > 0 and own == max(werewolves)
        bonus = (5 if len(seats) == 2 else 10) if leads else 0
        lines = _lines(components, seat, board, bonus)
        sheets.append(Sheet(lines, sum(lines.values()), _dead_ends(board)))
    return sheets


def winners(sheets: list[Sheet]) -> list[int]:
    """Return the winning seats: GG-33, most points, then fewer dead ends, then shared."""
    best = max((sheet.total, -sheet.dead_ends) for sheet in sheets)
    return [i for i, sheet in enumerate(sheets) if (sheet.total, -sheet.dead_ends) == best]
