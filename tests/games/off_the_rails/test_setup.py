"""Setting the table: the board, the bag, the cards, the tokens, the carts, the missions."""

from collections import Counter

import pytest

from tests.games.off_the_rails.layout import (
    Seat,
    cards_of,
    deck_of,
    pieces_of,
    square_name,
)
from tests.games.off_the_rails.scene import Table, dealt_underground, underground
from tests.games.table import NOBODY
from turntable.engine.kernel import MODE
from turntable.games.off_the_rails.components import BOX, CARD_SQUARE, CLANS, SURFACE_SQUARES
from turntable.games.off_the_rails.moves import Lay

pytestmark = pytest.mark.kernels

QUICK, MISSIONS = 1, 2
DEALS = range(4) if MODE == "plain" else range(60)


def deals(players: int, options: int = 0) -> list[Table]:
    return [dealt_underground(players, options, seed) for seed in DEALS]


def clans(table: Table) -> list[str]:
    return [seat.clan for seat in table.seen_by(NOBODY).seats]


def piles(table: Table, first: int) -> list[list[str]]:
    """The deposit deck, pile by pile."""
    deck = deck_of(table.match.truth.state)
    found = []
    for pile in range(first, 6):
        size = 5 if pile == 4 else 4
        found.append(deck[:size])
        deck = deck[size:]
    assert not deck
    return found


# The board


def test_the_underground_has_77_squares_for_rails() -> None:
    """OR-1: nine by nine, and four centres."""
    squares = {move.square for move in underground().choices("Ana") if isinstance(move, Lay)}
    assert len(squares) == 77
    assert squares.isdisjoint({(3, 3), (3, 7), (7, 3), (7, 7)})


def test_a_mine_is_eight_squares_around_its_centre() -> None:
    """OR-1."""
    for mine in BOX.mines.values():
        row, column = mine.centre
        around = {(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1)} - {mine.centre}
        assert set(mine.squares.values()) == around


def test_every_clan_has_a_side_of_nine_squares() -> None:
    """OR-1."""
    assert [len(set(squares)) for squares in SURFACE_SQUARES.tolist()] == [9] * 4
    assert len({square for side in SURFACE_SQUARES.tolist() for square in side}) == 36


def test_two_players_have_opposite_clans() -> None:
    """OR-1."""
    found = {frozenset(clans(table)) for table in deals(2)}
    assert found <= {frozenset({"red", "green"}), frozenset({"yellow", "blue"})}


@pytest.mark.parametrize("players", [3, 4])
def test_clans_are_all_different(players: int) -> None:
    """OR-1."""
    assert {len(set(clans(table))) for table in deals(players)} == {players}


@pytest.mark.skipif(MODE == "plain", reason="takes many deals")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_have_any_clan(players: int) -> None:
    """OR-1."""
    found = {(seat, clan) for table in deals(players) for seat, clan in enumerate(clans(table))}
    assert len(found) == 4 * players


def test_all_four_mines_are_in_play_with_two_players() -> None:
    """OR-1: each has an opening deposit."""
    table = dealt_underground(2)
    assert {card[0] for card in table.seen_by(NOBODY).deck.drawn} == set("RYGB")


# The pieces


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_66_pieces(players: int) -> None:
    """OR-2: in the bag and on the opening deposits."""
    table = dealt_underground(players)
    pieces = Counter(" ".join([table.bag, *table.pieces.values()]).split())
    assert pieces == {"rock": 12, "ruby": 24, "emerald": 15, "gold": 10, "diamond": 5}


def test_what_the_bag_contains_is_public() -> None:
    """OR-2, OR-37."""
    table = underground(bag="ruby ruby diamond")
    bag = table.seen_by(NOBODY).bag
    assert (bag.rock, bag.ruby, bag.emerald, bag.gold, bag.diamond) == (0, 2, 0, 0, 1)


# The cards


@pytest.mark.parametrize(
    ("players", "options", "first", "size"),
    [(2, 0, 2, 17), (3, 0, 2, 17), (4, 0, 1, 21), (2, QUICK, 3, 13), (4, QUICK, 3, 13)],
)
def test_so_many_piles_are_stacked(players: int, options: int, first: int, size: int) -> None:
    """OR-3, OR-4: of each mine a card in every pile, and the collapse card in pile 4."""
    for table in deals(players, options):
        deck = piles(table, first)
        assert sum(len(pile) for pile in deck) == size == table.seen_by(NOBODY).deck.left
        mines = [sorted(card for card in pile if card != "collapse") for pile in deck]
        assert [[card[0] for card in pile] for pile in mines] == [["B", "G", "R", "Y"]] * len(deck)
        assert ["collapse" in pile for pile in deck[-2:]] == [True, False]


@pytest.mark.parametrize(
    ("players", "options", "earliest"), [(2, 0, 9), (3, 0, 9), (4, 0, 13), (2, QUICK, 5)]
)
def test_the_collapse_card_comes_within_five_draws(
    players: int, options: int, earliest: int
) -> None:
    """OR-4."""
    drawn = {deck_of(t.match.truth.state).index("collapse") + 1 for t in deals(players, options)}
    assert drawn <= set(range(earliest, earliest + 5))
    deck = dealt_underground(players, options).seen_by(NOBODY).deck
    assert (deck.earliest, deck.latest) == (earliest, earliest + 4)


@pytest.mark.skipif(MODE == "plain", reason="takes many deals")
def test_piles_are_shuffled_each_on_its_own() -> None:
    """OR-3: any mine may be first in each, and the collapse card anywhere in its pile."""
    tables = deals(2)
    for pile in range(4):
        tops = {piles(table, 2)[pile][0][0] for table in tables}
        assert tops >= set("RYGB")
    assert {piles(table, 2)[2].index("collapse") for table in tables} == set(range(5))


def test_no_card_is_twice_and_some_are_put_back() -> None:
    """OR-3: with two players eight of 32."""
    for table in deals(2):
        s = table.match.truth.state
        cards = [*deck_of(s), *cards_of(s.opening), *cards_of(s.collapse_card)]
        assert len(set(cards)) == len(cards) == 25


def test_the_opening_deposits_lie_on_the_squares_of_their_cards() -> None:
    """OR-3, OR-30: one of each mine, of two or three pieces as the card says."""
    for table in deals(3):
        s = table.match.truth.state
        wanted = {
            square_name(int(CARD_SQUARE[card])): BOX.deposit_cards[card].pieces
            for card in s.opening.tolist()
        }
        assert {at: len(pieces.split()) for at, pieces in pieces_of(s).items()} == wanted
        assert [BOX.deposit_cards[card].mine for card in s.opening.tolist()] == list(CLANS)


def test_the_collapse_deck_has_a_card_of_each_mine() -> None:
    """OR-3."""
    for table in deals(2):
        cards = cards_of(table.match.truth.state.collapse_card)
        assert [card[0] for card in cards] == ["R", "Y", "G", "B"]


# Tokens, carts, who starts


def test_sixteen_tokens_lie_face_down() -> None:
    """OR-5: four of each mine; the fifth lies on the collapse deck."""
    tokens = dealt_underground().seen_by(NOBODY).tokens
    assert (tokens.red, tokens.yellow, tokens.green, tokens.blue) == (4, 4, 4, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_two_carts_in_supply(players: int) -> None:
    """OR-6."""
    seats = dealt_underground(players).seen_by(NOBODY).seats
    carts = [[(cart.cart, cart.place, cart.hold) for cart in seat.carts] for seat in seats]
    assert carts == [[("white", "supply", []), ("black", "supply", [])]] * players


def test_nobody_has_stored_anything() -> None:
    """OR-6."""
    assert [dealt_underground().store(name) for name in ("Ana", "Ben")] == ["", ""]


@pytest.mark.skipif(MODE == "plain", reason="takes many deals")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_start(players: int) -> None:
    """OR-6."""
    assert {table.waiting[0] for table in deals(players)} == set(table_names(players))


def table_names(players: int) -> tuple[str, ...]:
    return ("Ana", "Ben", "Eva", "Greg")[:players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    """OR-6: by the numbers of the seats."""
    table = underground(players=players)
    turns = []
    for _ in range(players + 1):
        turns += table.waiting
        table.after_turns(1)
    assert turns == [*table_names(players), "Ana"]


def test_a_hold_has_room_for_five() -> None:
    """OR-6: the sixth piece stays."""
    table = underground(
        Seat(white="5,1 E 3 ruby ruby ruby ruby"),
        track={5: "─────────"},
        pieces={"5,2": "gold", "5,3": "gold"},
    )
    table.after("Ana ends", "Ana moves white", "Ana picks gold")
    assert (table.hold("Ana"), table.pieces["5,3"]) == ("ruby ruby ruby ruby gold", "gold")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_mission_more_than_players_is_face_up(players: int) -> None:
    """OR-7."""
    missions = dealt_underground(players, MISSIONS).seen_by(NOBODY).missions
    assert len(set(missions)) == players + 1


def test_without_the_option_there_are_no_missions() -> None:
    """OR-7."""
    assert dealt_underground(4).seen_by(NOBODY).missions == []


@pytest.mark.skipif(MODE == "plain", reason="takes many deals")
def test_any_mission_may_be_face_up() -> None:
    """OR-7: of eleven."""
    found = {m for table in deals(2, MISSIONS) for m in table.seen_by(NOBODY).missions}
    assert len(found) == 11
