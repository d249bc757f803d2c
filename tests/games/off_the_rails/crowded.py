"""Crowded positions at random, such as games hardly come to: track everywhere, carts with loads
side by side, hardly any rails left, much of the ground fallen in, a mine whose tokens have no
square left."""

from collections import Counter
from random import Random

from tests.games.off_the_rails.layout import (
    IN_BOX,
    PICTURES,
    Layout,
    Seat,
    card_square,
)
from tests.games.off_the_rails.mine import Square, beyond

CLANS = ["red", "yellow", "green", "blue"]
CENTRES = {(3, 3), (3, 7), (7, 7), (7, 3)}
UNDERGROUND = [(row, column) for row in range(1, 10) for column in range(1, 10)]
FREE = [square for square in UNDERGROUND if square not in CENTRES]
EDGES = [(row, column) for row in range(10) for column in range(10)]
SHAPE = {exits: shape for shape, exits in PICTURES.items()}


def crowded_layout(dice: Random, players: int, options: int) -> Layout:
    """At the start of somebody's turn."""
    stage = dice.choice(["ahead", "announced", "begun", "begun"])
    collapse = tuple(f"{mine}{dice.randint(1, 8)}" for mine in "RYGB")
    opening = {divmod(card_square(card), 11): CLANS["RYGB".index(card[0])] for card in collapse}
    fallen = _fallen(dice, opening) if stage == "begun" else {}
    track = _track(dice, fallen)
    pieces = dice.sample(list(IN_BOX.elements()), IN_BOX.total())
    turn = dice.randrange(players)
    seats = _seats(dice, track, pieces, players, turn, stage == "begun")
    lying = dice.sample([square for square in FREE if square not in fallen], dice.randint(3, 25))
    on_board = {
        _name(square): " ".join(pieces.pop() for _ in range(dice.randint(1, 3)))
        for square in lying
        if len(pieces) > 12  # enough for the deposits to come
    }
    missions = None
    if options & 2:
        some = dice.sample([f"M{number:02}" for number in range(1, 12)], players + 1)
        missions = some[: dice.randint(players - 1, players + 1)]
        seats[-1].missions = some[len(missions) :]
    exits = Counter(min(len(exits), 3) for exits in track.values())
    return Layout(
        seats,
        turn,
        _drawn(track),
        on_board,
        collapse=collapse,
        last_turns=dice.randint(1, players) if stage == "announced" else None,
        begun=stage == "begun",
        fallen={_name(at): mine for at, mine in fallen.items() if at not in opening},
        tokens=_tokens(dice, fallen) if stage == "begun" else None,
        missions=missions,
        quick=bool(options & 1),
        rails=dice.choice([None, None, min(1, 60 - exits[2])]),
        junctions=dice.choice([None, None, min(1, 30 - exits[3])]),
    )


def _name(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def _next_to(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def _fallen(dice: Random, opening: dict[Square, str]) -> dict[Square, str]:
    """Up to four more tokens of each mine, close together; or one mine walled in by the others."""
    fallen = dict(opening)
    if dice.random() < 0.3:
        walled = dice.choice(list(opening))
        others = [mine for mine in CLANS if mine != opening[walled]]
        for square in _next_to(walled):
            if square in FREE and square not in fallen:
                fallen[square] = others.pop()
                others.insert(0, fallen[square])
        return fallen
    for mine in Counter(dict.fromkeys(CLANS, dice.randint(0, 4))).elements():
        free = [
            square
            for square in FREE
            if square not in fallen and mine in map(fallen.get, _next_to(square))
        ]
        if free:
            fallen[dice.choice(free)] = mine
    return fallen


def _tokens(dice: Random, fallen: dict[Square, str]) -> dict[str, int]:
    """Some of those that are not on the board, at least one; the others have left the game."""
    left = {mine: 5 - list(fallen.values()).count(mine) for mine in CLANS}
    tokens = {mine: dice.randint(0, most) for mine, most in left.items()}
    if not any(tokens.values()):
        tokens = left if any(left.values()) else {**left, "red": 1}
    return tokens


def _track(dice: Random, fallen: dict[Square, str]) -> dict[Square, str]:
    """Most of it is connected; at most 60 straights and curves and 30 junctions."""
    dense = dice.choice([0.4, 0.55, 0.7])
    # Whether rails go from a square to the next one to the east, and to the south.
    east = {square: dice.random() < dense for square in EDGES}
    south = {square: dice.random() < dense for square in EDGES}
    left = {False: 60, True: 30}
    track: dict[Square, str] = {}
    for row, column in dice.sample(FREE, len(FREE)):
        there = {
            "N": south[row - 1, column],
            "E": east[row, column],
            "S": south[row, column],
            "W": east[row, column - 1],
        }
        exits = "".join(exit_ for exit_, is_there in there.items() if is_there)
        if len(exits) < 2:
            exits = dice.choice(["NS", "EW", "NE", "ES", "SW", "NW"])
        if (row, column) not in fallen and left[len(exits) > 2]:
            left[len(exits) > 2] -= 1
            track[row, column] = exits
    return track


def _drawn(track: dict[Square, str]) -> dict[int, str]:
    """As a layout has it, by row."""
    return {
        row: "".join(SHAPE[track.get((row, column), "")] for column in range(1, 10))
        for row in range(1, 10)
    }


def _seats(
    dice: Random,
    track: dict[Square, str],
    pieces: list[str],
    players: int,
    turn: int,
    begun: bool,
) -> list[Seat]:
    """Carts close together and face to face, most of them with a load."""
    row, column = dice.choice(list(track))
    near = sorted(track, key=lambda at: abs(at[0] - row) + abs(at[1] - column))[:10]
    dice.shuffle(near)

    taken: list[Square] = []

    def on_board() -> str:
        at = near.pop()
        towards_others = [exit_ for exit_ in track[at] if beyond(at, exit_) in taken]
        facing = dice.choice(towards_others or list(track[at]))
        taken.append(at)
        load = [pieces.pop() for _ in range(dice.randint(0, 5))]
        return " ".join([_name(at), facing, str(dice.randint(3, 6)), *load])

    def somewhere() -> str:
        off = ["supply", "out"] if begun else ["supply"]
        return on_board() if dice.random() < 0.7 else dice.choice(off)

    clans = dice.choice([["red", "green"], ["yellow", "blue"]])
    if players > 2:
        clans = dice.sample(CLANS, players)
    seats = [Seat(somewhere(), somewhere(), clan=clan) for clan in clans]
    if "," not in seats[turn].white:
        seats[turn].white = on_board()  # OR-35: else there is nothing to do in the collapse
    return seats
