"""Setting up: engines, hands, the island, the row, the first player; and the pile."""

from collections import Counter

import pytest

from tests.games.isle_of_trains.layout import COPIES, Seat
from tests.games.isle_of_trains.scene import EXPERT, Table, dealt_isle, isle
from tests.games.table import NOBODY
from turntable.engine.chance import Generator
from turntable.engine.match import Match
from turntable.games.isle_of_trains import GAME

pytestmark = pytest.mark.kernels

every_number = pytest.mark.parametrize("players", GAME.players)
ROW = ["hopper_3", "tanker_3", "boxcar_3"]


def shuffled(players: int, seed: int, options: int = 0) -> Table:
    """A table dealt at random."""
    return Table(Match.deal(GAME, players, options, Generator(seed)).truth)


@every_number
def test_everybody_starts_with_an_engine_of_level_1(players: int) -> None:
    """IT-1."""
    seats = shuffled(players, 1).seen_by(NOBODY).seats
    assert [(seat.engine, seat.cars) for seat in seats] == [("engine_1", [])] * players


@every_number
def test_everybody_has_five_cards(players: int) -> None:
    """IT-1."""
    table = shuffled(players, 1)
    assert [len(table.hand(name)) for name in table.names] == [5] * players


@every_number
def test_all_other_cards_are_in_the_pile(players: int) -> None:
    """IT-1: also the engines of level 1 that nobody has."""
    table = shuffled(players, 1)
    dealt = Counter(table.pile) + Counter({"engine_1": players})
    for name in table.names:
        dealt += Counter(table.hand(name))
    assert dealt == COPIES
    assert sum(COPIES.values()) == 50


def test_cards_are_dealt_at_random() -> None:
    """IT-1."""
    assert len({tuple(shuffled(2, seed).hand("Ana")) for seed in range(20)}) > 15


def test_no_card_is_always_in_the_same_place() -> None:
    """IT-1: any card can be on top."""
    assert len({shuffled(2, seed).pile[0] for seed in range(150)}) > 20


@every_number
def test_six_contracts_are_on_the_island(players: int) -> None:
    """IT-2: on their primary side."""
    contracts = shuffled(players, 1).seen_by(NOBODY).contracts
    assert [(contract.owner, contract.secondary) for contract in contracts] == [(None, None)] * 6


@every_number
def test_anybody_can_be_the_first(players: int) -> None:
    """IT-3: at random."""
    firsts = {shuffled(players, seed).seen_by(NOBODY).first for seed in range(50)}
    assert firsts == {*range(players)}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_the_first_turn(first: int) -> None:
    """IT-3."""
    table = dealt_isle(players=3, first=first)
    assert table.waiting == [table.names[first]]


def test_turns_go_round_clockwise() -> None:
    """IT-3: two actions each."""
    table = isle(players=4, first=2)
    turns = [table.after_draws(2).waiting for _ in range(4)]
    assert turns == [["Greg"], ["Ana"], ["Ben"], ["Eva"]]


@pytest.mark.parametrize("move", ["draws", "builds hopper_1", "delivers", "ends"])
def test_a_turn_is_nobody_elses(move: str) -> None:
    """IT-3."""
    assert isle(Seat(), Seat(hand=["hopper_1", "bank"])).refuses(f"Ben {move}") == "IT-3"


def test_a_turn_is_nobody_elses_to_the_end() -> None:
    """IT-3: also not while a price is being paid."""
    table = isle(Seat(hand=["hopper_1", "bank"]), Seat(hand=["boxcar_1"]))
    assert table.after("Ana builds hopper_1").refuses("Ben pays boxcar_1") == "IT-3"


# IT-4: the pile and the discards


def test_the_pile_is_drawn_from_the_top() -> None:
    """IT-4."""
    table = isle(pile=["bank", "hopper_3"]).after("Ana draws", "Ana draws")
    assert table.hand("Ana") == ["hopper_3", "bank"]


def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    """IT-4: when a card must be drawn."""
    table = isle(pile=["hopper_3"], rest="discards").after("Ana draws")
    discards = Counter(table.discards)
    table.after("Ana draws")
    drawn = Counter(table.hand("Ana")) - Counter(["hopper_3"])
    assert (Counter(table.pile) + drawn, table.discards) == (discards, [])


def test_the_discards_are_not_shuffled_earlier() -> None:
    """IT-4: the last card of the pile is drawn, and no more."""
    table = isle(pile=["hopper_3"], rest="discards")
    before = len(table.discards)
    table.after("Ana draws")
    assert (table.pile, len(table.discards)) == ([], before)


def test_the_discards_are_shuffled_in_the_middle_of_a_bonus() -> None:
    """IT-4: two cards are due, one is left."""
    table = isle(
        Seat(hand=["boxcar_1"]),
        Seat(cars=["hopper_2"]),
        pile=["bank"],
        discards=["hopper_3"],
        rest=0,
    )
    table.after("Ana loads boxcar_1 on Ben 0")
    assert (table.pile, table.discards, "hopper_3" in table.hand("Ana")) == ([], [], True)


def test_the_order_of_a_new_pile_is_left_to_chance() -> None:
    """IT-4."""
    orders = set()
    for seed in range(5):
        table = isle(rest="discards")
        match = Match(GAME, table.match.truth, Generator(seed), 0)
        match.play(0, table.number_of(["draws"]))
        orders.add(tuple(Table(match.truth).pile))
    assert len(orders) == 5


def test_how_many_cards_there_are_is_public() -> None:
    """IT-4, IT-26."""
    table = isle(Seat(hand=["hopper_1", "bank"]), discards=["boxcar_1", "boxcar_1"])
    view = table.seen_by("Ben")
    assert (view.seats[0].hand_count, view.discards, view.pile) == (2, 2, 44)


# IT-5: the expert variant


@every_number
def test_three_cards_lie_face_up(players: int) -> None:
    """IT-5."""
    table = shuffled(players, 1, EXPERT)
    assert (len(table.seen_by(NOBODY).row), len(table.pile)) == (3, 50 - 6 * players - 3)


def test_the_standard_game_has_no_row() -> None:
    """IT-5."""
    assert shuffled(2, 1).seen_by(NOBODY).row == []


def test_an_expert_draws_from_the_row() -> None:
    """IT-5."""
    table = isle(row=ROW, pile=["bank"]).after("Ana takes tanker_3")
    assert table.hand("Ana") == ["tanker_3"]


def test_an_expert_draws_from_the_pile() -> None:
    """IT-5."""
    table = isle(row=ROW, pile=["bank"]).after("Ana draws from the pile")
    assert (table.hand("Ana"), table.seen_by("Ana").row) == (["bank"], ROW)


def test_the_row_is_refilled_at_the_end_of_the_action() -> None:
    """IT-5."""
    table = isle(row=ROW, pile=["bank"]).after("Ana takes hopper_3")
    assert table.seen_by("Ben").row == ["tanker_3", "boxcar_3", "bank"]


def test_the_row_is_refilled_after_any_action() -> None:
    """IT-5: here one is missing, and a hopper car is built."""
    table = isle(Seat(hand=["hopper_1", "boxcar_1"]), row=ROW[:2], pile=["bank"])
    table.after("Ana builds hopper_1", "Ana pays boxcar_1")
    assert table.seen_by("Ana").row == ["hopper_3", "tanker_3", "bank"]


def test_the_row_is_refilled_from_the_discards_if_need_be() -> None:
    """IT-5, IT-4."""
    table = isle(Seat(hand=["bank"]), row=ROW, discards=["boxcar_1"], rest=0).after(
        "Ana takes hopper_3"
    )
    assert (table.seen_by("Ana").row, table.discards) == (["tanker_3", "boxcar_3", "boxcar_1"], [])


def test_the_row_is_refilled_as_far_as_cards_go() -> None:
    """IT-5."""
    table = isle(Seat(), row=ROW, rest=0).after("Ana takes hopper_3")
    assert table.seen_by("Ana").row == ["tanker_3", "boxcar_3"]


@pytest.mark.parametrize("move", ["draws", "takes hopper_1"])
def test_an_expert_says_where_a_card_comes_from(move: str) -> None:
    """IT-5: the pile, or a card that lies in the row."""
    assert isle(row=ROW).refuses(f"Ana {move}") == "IT-5"


@pytest.mark.parametrize("move", ["draws from the pile", "takes hopper_1"])
def test_in_the_standard_game_nobody_says_where_a_card_comes_from(move: str) -> None:
    """IT-5."""
    assert isle().refuses(f"Ana {move}") == "IT-5"


def test_with_pile_and_discards_empty_an_expert_takes_from_the_row() -> None:
    """IT-5, IT-7."""
    table = isle(Seat(), row=ROW, rest=0)
    assert (table.refuses("Ana draws from the pile"), table.refuses("Ana takes hopper_3")) == (
        "IT-7",
        None,
    )


def test_two_cards_alike_in_the_row_are_one_choice() -> None:
    """IT-5: copies are alike."""
    table = isle(Seat(), row=["hopper_1", "hopper_1", "bank"])
    assert (
        len([move for move in table.choices("Ana") if getattr(move, "source", None) == "row"]) == 2
    )
