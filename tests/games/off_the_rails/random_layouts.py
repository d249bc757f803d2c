"""Tables laid out at random: track everywhere, carts with any load on it, pieces, tokens. What
takes many turns to come about happens at once when such a table is played on."""

from collections.abc import Sequence
from random import Random

from tests.games.off_the_rails.layout import IN_BOX, PICTURES, Layout, Seat
from turntable.games.off_the_rails.components import BOX

STRAIGHTS = [picture for picture, exits in PICTURES.items() if len(exits) == 2]
JUNCTIONS = [picture for picture, exits in PICTURES.items() if len(exits) > 2]
MISSIONS = [mission.id for mission in BOX.missions]
CENTRES = {(3, 3), (3, 7), (7, 3), (7, 7)}
MIDDLE = {(4, 4), (4, 6), (6, 6), (6, 4)}
"""Where the first four tokens have fallen, once they have."""

TOKENS = ("red", "yellow", "green", "blue")

At = tuple[int, int]


def random_layout(dice: Random, players: int, options: int) -> Layout:
    """The start of somebody's turn who has something to do."""
    begun = dice.random() < 0.3
    blocked = CENTRES | (MIDDLE if begun else set())
    board = [(row, column) for row in range(1, 10) for column in range(1, 10)]
    squares = [at for at in board if at not in blocked]
    track = _random_track(dice, squares)
    box = list(IN_BOX.elements())
    dice.shuffle(box)
    standing = _standing(dice, track, 2 * players)
    seats = []
    for _ in range(players):
        carts = [_random_cart(dice, standing.pop(), box, begun) for _ in range(2)]
        store = " ".join(box.pop() for _ in range(dice.randrange(3)))
        seats.append(Seat(carts[0], carts[1], store))
    acting = [number for number, seat in enumerate(seats) if not begun or carts_on_board(seat)]
    if not acting:
        return random_layout(dice, players, options)  # nobody could act (OR-35)
    turn = dice.choice(acting)
    pieces = {
        _name(at): " ".join(box.pop() for _ in range(dice.choice([1, 1, 2, 3])))
        for at in dice.sample(squares, 9)
    }
    rows = {
        row: "".join(track.get((row, column), ".") for column in range(1, 10))
        for row in range(1, 10)
    }
    return Layout(
        seats,
        turn,
        rows,
        pieces,
        begun=begun,
        tokens={mine: dice.randrange(5) for mine in TOKENS} if begun else None,
        last_turns=dice.choice([None, 1]) if not begun else None,
        missions=dice.sample(MISSIONS, players + 1) if options & 2 else None,
        quick=bool(options & 1),
    )


def carts_on_board(seat: Seat) -> list[str]:
    return [cart for cart in (seat.white, seat.black) if cart not in ("supply", "out")]


def _random_track(dice: Random, squares: Sequence[At]) -> dict[At, str]:
    """On most squares, or on many."""
    laid = dice.sample(squares, len(squares) - dice.choice([3, 25]))
    return {
        at: dice.choice(JUNCTIONS if number % 3 == 0 else STRAIGHTS)
        for number, at in enumerate(laid)
    }


def _standing(dice: Random, track: dict[At, str], count: int) -> list[str]:
    """Squares and facings for so many carts; some stand in the way of others."""
    facings: dict[At, str] = {}
    while len(facings) < count:
        free = [at for at in track if at not in facings]
        ahead = [_step(at, facing) for at, facing in facings.items()]
        in_the_way = [at for at in ahead if at in free]
        at = dice.choice(in_the_way if in_the_way and dice.random() < 0.6 else free)
        facings[at] = dice.choice(PICTURES[track[at]])
    standing = [f"{_name(at)} {facing}" for at, facing in facings.items()]
    dice.shuffle(standing)
    return standing


def _random_cart(dice: Random, stands: str, box: list[str], begun: bool) -> str:
    if dice.random() < 0.2:
        return dice.choice(["supply", "out"]) if begun else "supply"
    load = [box.pop() for _ in range(dice.choice([0, 0, 1, 2, 3, 4, 5]))]
    return " ".join([stands, str(dice.choice([3, 4, 5, 6, 6])), *load])


def _step(at: At, facing: str) -> At:
    row, column = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[facing]
    return at[0] + row, at[1] + column


def _name(at: At) -> str:
    return f"{at[0]},{at[1]}"
