"""The collapse: it is announced, begins with four tokens, and goes on until nobody is left or no
token."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import NAMES, Table, underground
from tests.games.table import NOBODY
from turntable.games.off_the_rails.moves import PlaceToken

pytestmark = pytest.mark.kernels

LOOP = {8: "┌┐.......", 9: "└┘......."}
"""Four squares in a corner, where a cart goes round for ever."""
CIRCLING = "9,1 N"
MIDDLE = {"4,4": "red", "4,6": "yellow", "6,6": "green", "6,4": "blue"}
"""Where the first four tokens fall, unless a scene says something else."""


def stage(table: Table) -> tuple[str, int]:
    deck = table.seen_by(NOBODY).deck
    return deck.collapse, deck.last_turns


def begun(*seats: Seat, tokens: dict[str, int] | None = None) -> Table:
    """The first four tokens have fallen; some cart goes round and round."""
    others = [Seat(white=CIRCLING)] if len(seats) < 2 else []
    return underground(*seats, *others, track=LOOP | {1: "─────────"}, begun=True, tokens=tokens)


def token_drawn(mine: str = "red", fallen: dict[str, str] | None = None) -> Table:
    """Ana, who has come home, has drawn a token."""
    table = underground(
        Seat(white="1,5 N"),
        Seat(white=CIRCLING),
        track=LOOP | {1: "....│...."},
        begun=True,
        fallen=fallen,
    )
    return table.after("Ana ends", f"Ana moves white | token {mine}")


def places(table: Table) -> set[tuple[int, int]]:
    """Where the token that is drawn may fall."""
    moves = table.choices(table.waiting[0])
    return {move.square for move in moves if isinstance(move, PlaceToken)}


# The collapse card (OR-31)


def test_the_collapse_card_brings_no_deposit() -> None:
    """OR-31."""
    table = underground(deck=["collapse", "R1"]).after("Ana ends")
    assert (table.pieces, table.told, stage(table)) == (
        {},
        ["collapse_announced"],
        ("announced", 2),
    )


def test_until_then_it_is_ahead() -> None:
    """OR-31."""
    table = underground(deck=["R1", "collapse"])
    assert stage(table) == ("ahead", 0)
    assert stage(table.after("Ana ends")) == ("ahead", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("revealer", ["Ana", "Ben"])
def test_everybody_has_one_more_turn_and_the_revealer_the_last(players: int, revealer: str) -> None:
    """OR-31: nobody has a cart, so the game ends with it."""
    table = underground(players=players, turn=revealer, deck=["collapse"]).after(f"{revealer} ends")
    turns = []
    while table.end is None:
        turns += table.waiting
        table.after_turns(1)
    seats = NAMES[:players]
    at = seats.index(revealer) + 1
    assert turns == [*seats[at:], *seats[:at]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_last_turn_has_a_deposit(players: int) -> None:
    """OR-31: the revealer's too."""
    seats = [Seat(white=CIRCLING), *(Seat() for _ in range(players - 1))]
    table = underground(*seats, track=LOOP, deck=["collapse"]).after_turns(1)
    before = table.seen_by(NOBODY).deck.left
    told = []
    for _ in range(players):
        table.after_turns(1)
        told += table.told
    assert told.count("deposited") == players == before - table.seen_by(NOBODY).deck.left


def test_the_last_turns_are_normal_turns() -> None:
    """OR-31: carts are launched, and derail into the supply (OR-27)."""
    table = underground(deck=["collapse"]).after("Ana ends")
    table.after("Ben launches on 10,5", "Ben ends", "Ben moves white")
    assert table.cart("Ben") == "supply"


def test_the_view_counts_the_last_turns_down() -> None:
    """OR-31."""
    table = underground(Seat(white=CIRCLING), players=3, track=LOOP, deck=["collapse"]).after_turns(
        1
    )
    seen = [stage(table), *(stage(table.after_turns(1)) for _ in range(3))]
    assert seen == [("announced", 3), ("announced", 2), ("announced", 1), ("begun", 0)]


def test_after_the_revealers_deposit_four_tokens_fall() -> None:
    """OR-31: on the squares of the collapse deck."""
    table = underground(
        Seat(white=CIRCLING), track=LOOP, deck=["collapse"], collapse=["R1", "Y2", "G3", "B4"]
    ).after_turns(2)
    assert (table.fallen, stage(table)) == ({}, ("announced", 1))
    table.after_turns(1)
    assert table.fallen == {"2,2": "red", "2,7": "yellow", "6,8": "green", "7,4": "blue"}
    assert table.told.count("token_fell") == 4


def test_the_first_four_tokens_are_none_of_the_sixteen() -> None:
    """OR-31, OR-5."""
    table = underground(Seat(), Seat(white=CIRCLING), track=LOOP, deck=["collapse"]).after_turns(3)
    tokens = table.seen_by(NOBODY).tokens
    assert (tokens.red, tokens.yellow, tokens.green, tokens.blue) == (4, 4, 4, 4)


def test_the_first_tokens_remove_what_is_under_them() -> None:
    """OR-31, OR-33: track and pieces."""
    table = underground(
        Seat(),
        Seat(white=CIRCLING),
        track=LOOP | {4: "..───┼..."},
        pieces={"4,4": "ruby", "4,5": "ruby", "6,6": "gold"},
        last_turns=1,
        deck=["B1"],
    )
    table.after("Ana ends | deposit rock rock")
    assert dict.fromkeys(("4,3", "4,5"), "EW").items() <= table.track.items()
    assert {"4,4", "4,6"}.isdisjoint(table.track)
    assert table.pieces == {"4,5": "ruby", "6,2": "rock rock"}


def test_a_cart_under_one_of_the_first_tokens_is_out() -> None:
    """OR-31, OR-33, OR-34."""
    table = underground(
        Seat(white=CIRCLING),
        Seat(white="4,4 E 3 ruby"),
        track=LOOP | {4: "...─....."},
        last_turns=1,
    )
    table.after("Ana ends", "Ana moves white")
    assert (table.cart("Ben"), table.cart("Ana").split()[0]) == ("out", "9,2")
    assert {"derailed", "out"} <= set(table.told)


def test_with_no_cart_left_the_game_ends_as_it_begins() -> None:
    """OR-31, OR-36."""
    assert underground(last_turns=1).after("Ana ends").end == "carts"


def test_where_the_first_tokens_derail_the_last_cart_the_game_ends() -> None:
    """OR-31, OR-36: the only cart stands on 4,4."""
    table = underground(Seat(), Seat(white="4,4 E 3 gold"), track={4: "...─....."}, last_turns=1)
    table.after("Ana ends")
    assert (table.end, table.cart("Ben"), table.store("Ben")) == ("carts", "out", "")


def test_before_the_first_tokens_nobody_is_out() -> None:
    """OR-34: not in the last turns."""
    table = underground(Seat(white="5,5 E"), track={5: "....─...."}, last_turns=2)
    assert table.after("Ana ends", "Ana moves white").cart("Ana") == "supply"


# A token a turn (OR-32)


def test_instead_of_a_deposit_a_token_is_drawn() -> None:
    """OR-32."""
    table = token_drawn("blue")
    assert (table.decision, table.waiting, table.seen_by("Ana").token) == (
        "place_token",
        ["Ana"],
        "blue",
    )
    assert table.seen_by("Ana").tokens.blue == 3


def test_the_token_falls_where_its_drawer_puts_it() -> None:
    """OR-32: then it is the next player's turn."""
    table = token_drawn().after("Ana places 4,5")
    assert (table.fallen, table.waiting, table.decision) == (
        MIDDLE | {"4,5": "red"},
        ["Ben"],
        "act",
    )


def test_it_goes_orthogonally_beside_a_token_of_its_mine() -> None:
    """OR-32."""
    squares = places(token_drawn())
    assert squares == {(3, 4), (4, 3), (4, 5), (5, 4)}


def test_a_second_token_gives_more_squares() -> None:
    """OR-32: beside any token of that mine."""
    table = token_drawn(fallen={"4,5": "red"})
    squares = places(table)
    assert squares == {(3, 4), (4, 3), (5, 4), (3, 5), (5, 5)}


@pytest.mark.parametrize(
    ("square", "why"),
    [
        ("3,5", "diagonal"),
        ("3,6", "beside a token of another mine"),
        ("9,9", "far away"),
        ("4,4", "a token"),
        ("4,6", "a token of another mine"),
    ],
)
def test_it_goes_nowhere_else(square: str, why: str) -> None:
    """OR-32."""
    assert token_drawn().refuses(f"Ana places {square}") == "OR-32", why


def test_it_does_not_go_on_a_mine_centre() -> None:
    """OR-32: 3,3 is beside 3,4."""
    assert token_drawn(fallen={"3,4": "red"}).refuses("Ana places 3,3") == "OR-32"


def test_the_surface_is_safe() -> None:
    """OR-32: beside 1,4 there is only what lies underground."""
    table = token_drawn(fallen={"3,4": "red", "2,4": "red", "1,4": "red"})
    squares = places(table)
    assert all(1 <= row <= 9 and 1 <= column <= 9 for row, column in squares)
    assert {(1, 3), (1, 5)} <= squares


SURROUNDED = {"2,4": "yellow", "4,4": "yellow", "3,5": "yellow"}
"""With the mine's centre, all squares around 3,4."""


def surrounded(tokens: dict[str, int] | None = None) -> Table:
    """The one red token on the board has no free square beside it."""
    return underground(
        Seat(white="1,5 N"),
        Seat(white=CIRCLING),
        track=LOOP | {1: "....│...."},
        begun=True,
        collapse=["R4", "Y7", "G1", "B3"],
        fallen=SURROUNDED,
        tokens=tokens,
    ).after("Ana ends")


def test_a_token_without_a_square_leaves_the_game_and_another_is_drawn() -> None:
    """OR-32."""
    table = surrounded().after("Ana moves white | token red | token red | token blue")
    assert (table.decision, table.seen_by(NOBODY).token) == ("place_token", "blue")
    assert table.seen_by(NOBODY).tokens.red == 2
    assert table.told.count("token_gone") == 2


def test_when_the_last_tokens_have_no_square_the_game_ends() -> None:
    """OR-32, OR-36: by tokens, though a cart is on the board."""
    table = surrounded(tokens={"red": 2}).after("Ana moves white | token red | token red")
    assert (table.end, table.cart("Ben")) == ("tokens", "out")


# What a token does (OR-33, OR-34)


def test_a_token_removes_track_and_pieces() -> None:
    """OR-33: the pieces go to the bag."""
    table = underground(
        Seat(white="1,5 N"),
        Seat(white=CIRCLING),
        track=LOOP | {1: "....│....", 4: "....┼...."},
        pieces={"4,5": "gold diamond"},
        begun=True,
        bag="",
    )
    table.after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert ("4,5" in table.track, "4,5" in table.pieces, table.bag) == (
        False,
        False,
        "gold diamond",
    )


@pytest.mark.parametrize(("picture", "left"), [("─", (54, 30)), ("┐", (54, 30)), ("┬", (55, 29))])
def test_a_collapsed_card_leaves_the_game(picture: str, left: tuple[int, int]) -> None:
    """OR-12, OR-33: it does not return to the supply."""
    table = underground(
        Seat(white="1,5 N"),
        Seat(white=CIRCLING),
        track=LOOP | {1: "....│....", 4: f"....{picture}...."},
        begun=True,
    )
    before = table.seen_by(NOBODY)
    assert (before.rails, before.junctions) == left
    table.after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    view = table.seen_by(NOBODY)
    assert (view.rails, view.junctions) == left


def test_a_token_derails_a_cart() -> None:
    """OR-33, OR-34, OR-27: its load goes to the bag, and it is out of the game."""
    table = underground(
        Seat(white="1,5 N"),
        Seat(white=CIRCLING, black="4,5 E 3 gold"),
        track=LOOP | {1: "....│....", 4: "....─...."},
        begun=True,
        bag="",
    )
    table.after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert (table.cart("Ben", "black"), table.bag) == ("out", "gold")


def test_a_cart_that_derails_in_the_collapse_is_out() -> None:
    """OR-34: where the track ends."""
    table = underground(
        Seat(white="2,2 E 3 gold"), Seat(white=CIRCLING), track=LOOP | {2: ".──......"}, begun=True
    ).after("Ana ends", "Ana moves white")
    assert table.cart("Ana") == "out"


def test_a_cart_that_is_out_stays_out() -> None:
    """OR-34, OR-13."""
    table = underground(
        Seat(white="2,2 E", black=CIRCLING), Seat(), track=LOOP | {2: ".──......"}, begun=True
    )
    table.after("Ana ends", "Ana moves white", "Ana moves black").after_turns(1)
    while table.waiting != ["Ana"] or table.decision != "act":
        table.after_turns(1)
    assert (table.cart("Ana"), table.refuses("Ana launches on 0,5")) == ("out", "OR-13")


# Without a cart on the board (OR-35)


def test_who_has_no_cart_on_the_board_only_places_a_token() -> None:
    """OR-35: a token is drawn at once."""
    table = begun(Seat(white="1,1 E"), Seat(), Seat(white=CIRCLING))
    table.after_turns(1)
    assert (table.waiting, table.decision) == (["Ben"], "place_token")
    assert table.names_of_moves("Ben") == {"place_token"}
    assert table.refuses("Ben launches on 10,5") == "OR-32"


@pytest.mark.parametrize("carts", [("supply", "supply"), ("out", "supply"), ("out", "out")])
def test_whether_they_are_in_supply_or_out(carts: tuple[str, str]) -> None:
    """OR-35."""
    table = begun(Seat(white="1,1 E"), Seat(*carts), Seat(white=CIRCLING)).after_turns(1)
    assert (table.waiting, table.decision) == (["Ben"], "place_token")


def test_who_has_one_cart_on_the_board_takes_a_normal_turn() -> None:
    """OR-35: the other one may still be launched."""
    table = begun(Seat(white="1,1 E"))
    assert (table.decision, table.refuses("Ana launches on 0,5")) == ("act", None)


def test_who_loses_the_last_cart_places_a_token_in_that_turn_too() -> None:
    """OR-35, OR-32: what counts is the start of the turn."""
    table = begun(Seat(white="1,9 E")).after("Ana ends", "Ana moves white")
    assert (table.decision, table.waiting) == ("place_token", ["Ana"])


def test_in_the_last_turns_before_it_everybody_acts() -> None:
    """OR-35: not before the first tokens have fallen."""
    table = underground(last_turns=2)
    assert (table.waiting, table.decision) == (["Ana"], "act")


# The end (OR-36)


def test_the_game_ends_when_no_cart_is_left_at_the_end_of_a_turn() -> None:
    """OR-36: after the token of that turn."""
    table = underground(Seat(white="1,5 N 3 ruby"), track={1: "....│...."}, begun=True)
    table.after("Ana ends", "Ana moves white | token red")
    assert table.end is None
    assert table.after("Ana places 4,5").end == "carts"


def test_the_game_goes_on_while_anybody_has_a_cart_on_the_board() -> None:
    """OR-36."""
    table = token_drawn().after("Ana places 4,5")
    assert (table.end, table.waiting) == (None, ["Ben"])


def test_before_the_collapse_an_empty_board_ends_nothing() -> None:
    """OR-36."""
    assert underground().after("Ana ends").end is None
    assert underground(last_turns=2).after("Ana ends").end is None


def test_the_game_ends_with_the_last_token() -> None:
    """OR-36: carts on the board derail and are out of the game, their loads in the bag."""
    table = underground(
        Seat(white="1,5 N 3 ruby"),
        Seat(white=f"{CIRCLING} 3 gold"),
        track=LOOP | {1: "....│...."},
        begun=True,
        tokens={"red": 1},
        bag="",
    )
    table.after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert (table.end, table.cart("Ana"), table.cart("Ben")) == ("tokens", "supply", "out")
    assert (table.store("Ana"), table.bag) == ("ruby", "gold")


def test_the_last_token_goes_before_the_last_cart() -> None:
    """OR-36: both at once is `tokens`."""
    table = underground(
        Seat(white="1,5 N"), track={1: "....│...."}, begun=True, tokens={"red": 1}
    ).after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert table.end == "tokens"


def test_a_token_that_derails_the_last_cart_ends_the_game() -> None:
    """OR-36, OR-33."""
    table = underground(
        Seat(white="1,5 N"), Seat(black="4,5 E"), track={1: "....│....", 4: "....─...."}, begun=True
    ).after("Ana ends", "Ana moves white | token red", "Ana places 4,5")
    assert (table.end, table.cart("Ben", "black")) == ("carts", "out")


@pytest.mark.parametrize("move", ["ends", "lays NS on 1,1", "places 4,3", "moves white"])
@pytest.mark.parametrize("name", ["Ana", "Ben"])
def test_no_move_is_made_after_the_end(name: str, move: str) -> None:
    """OR-36."""
    table = underground(last_turns=1).after("Ana ends")
    assert (table.waiting, table.refuses(f"{name} {move}")) == ([], "OR-36")


def test_how_the_game_ended_is_shown() -> None:
    """OR-36: only once it has."""
    table = underground(last_turns=1)
    assert [table.seen_by(NOBODY).end, table.after("Ana ends").seen_by(NOBODY).end] == [
        None,
        "carts",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_cart_that_circles_for_ever_meets_the_last_token(players: int) -> None:
    """OR-36: no game is endless; sixteen tokens are drawn."""
    table = underground(
        Seat(white=CIRCLING),
        players=players,
        track=LOOP,
        begun=True,
        collapse=["R1", "Y3", "G5", "B1"],
    )
    turns = 0
    while table.end is None:
        name, turn = table.waiting[0], table.turns
        while table.end is None and table.turns == turn:
            if table.decision == "place_token":
                table.after(f"{name} places {first_square(table)}")
            else:
                table.after(f"{name} {'ends' if table.decision == 'act' else 'moves white'}")
        turns += 1
    assert (table.end, turns) == ("tokens", 16)


def first_square(table: Table) -> str:
    """The northernmost where the token may fall: the loop is in the south-west."""
    row, column = min(places(table))
    return f"{row},{column}"


def test_the_squares_in_danger_are_shown() -> None:
    """OR-32: of every mine that has a token left."""
    table = begun(Seat(white="1,1 E"), tokens={"red": 1})
    assert set(table.seen_by(NOBODY).endangered) == {(3, 4), (4, 3), (4, 5), (5, 4)}
