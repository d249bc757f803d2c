"""Phase 3: a card from the deck, and pieces from the bag on its square."""

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import underground
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels


@pytest.mark.parametrize(
    ("card", "square", "pieces"),
    [
        ("R1", "2,2", "ruby gold"),
        ("Y2", "2,7", "rock ruby gold"),
        ("G5", "8,8", "emerald diamond"),
        ("B8", "7,2", "ruby ruby diamond"),
    ],
)
def test_a_card_puts_its_pieces_on_its_square(card: str, square: str, pieces: str) -> None:
    """OR-30: as many as it says."""
    table = underground(deck=[card]).after(f"Ana ends | deposit {pieces}")
    assert table.pieces == {square: pieces}


def test_every_players_turn_ends_with_a_deposit() -> None:
    """OR-30: not once a round."""
    table = underground(players=3, deck=["R1", "Y1", "G1"], collapse=["R5", "Y7", "G2", "B3"])
    seen = []
    for _ in range(3):
        table.after_turns(1)
        seen.append(sorted(table.pieces))
    assert seen == [["2,2"], ["2,2", "2,6"], ["2,2", "2,6", "6,6"]]


def test_cards_come_from_the_top() -> None:
    """OR-30."""
    table = underground(deck=["B2", "Y3"]).after_turns(1)
    assert table.deck[0] == "Y3"
    assert table.seen_by(NOBODY).deck.drawn[-1] == "B2"


def test_a_deposit_is_added_to_what_lies_there() -> None:
    """OR-30."""
    table = underground(deck=["R1"], pieces={"2,2": "rock diamond"})
    table.after("Ana ends | deposit ruby diamond")
    assert table.pieces == {"2,2": "rock ruby diamond diamond"}


def test_a_deposit_lies_on_top_of_track() -> None:
    """OR-30."""
    table = underground(deck=["R1"], track={2: ".─......."}).after("Ana ends | deposit ruby ruby")
    assert (table.pieces, table.track) == ({"2,2": "ruby ruby"}, {"2,2": "EW"})


def test_a_cart_on_the_square_does_not_take_them() -> None:
    """OR-30: and in its next turn it starts from there."""
    table = underground(Seat(), Seat(white="2,2 E"), deck=["R1"], track={2: "──────..."})
    table.after("Ana ends | deposit ruby ruby")
    assert (table.cart("Ben"), table.pieces) == ("2,2 E 3", {"2,2": "ruby ruby"})
    table.after("Ben ends", "Ben moves white")
    assert (table.cart("Ben"), table.pieces["2,2"]) == ("2,5 E 3", "ruby ruby")


def test_a_cart_that_stops_there_does_not_take_them_either() -> None:
    """OR-30: the deposit comes after the movement."""
    table = underground(Seat(white="2,1 E"), deck=["R3"], track={2: "──────..."})
    table.after("Ana ends", "Ana moves white | deposit ruby ruby")
    assert (table.cart("Ana"), table.pieces) == ("2,4 E 3", {"2,4": "ruby ruby"})


@pytest.mark.parametrize(("bag", "laid"), [("gold ruby", "ruby gold"), ("gold", "gold")])
def test_a_bag_that_runs_short_gives_what_it_has(bag: str, laid: str) -> None:
    """OR-30: the card says three."""
    table = underground(deck=["R2"], bag=bag).after(f"Ana ends | deposit {bag}")
    assert (table.pieces, table.bag) == ({"2,3": laid}, "")


def test_an_empty_bag_gives_nothing() -> None:
    """OR-30: the turn ends all the same."""
    table = underground(deck=["R2"], bag="").after("Ana ends")
    assert (table.pieces, table.waiting, table.seen_by(NOBODY).deck.drawn[-1]) == (
        {},
        ["Ben"],
        "R2",
    )


def test_what_derails_in_the_turn_may_be_drawn_at_its_end() -> None:
    """OR-30, OR-27: it has gone to the bag."""
    table = underground(Seat(white="5,1 E 3 gold"), deck=["R1"], track={5: "─........"}, bag="")
    table.after("Ana ends", "Ana moves white | deposit gold")
    assert (table.cart("Ana"), table.pieces) == ("supply", {"2,2": "gold"})


def test_pieces_come_from_the_bag_at_random() -> None:
    """OR-30, OR-2: any that is there, as it is drawn."""
    for pieces in ("ruby diamond", "diamond ruby", "rock gold"):
        table = underground(deck=["R1"], bag="rock ruby gold diamond")
        table.after(f"Ana ends | deposit {pieces}")
        assert sorted(table.pieces["2,2"].split()) == sorted(pieces.split())


def test_a_deposit_is_told_with_its_card() -> None:
    """OR-30."""
    table = underground(deck=["R1"]).after("Ana ends | deposit ruby ruby")
    assert table.told == ["deposited"]
