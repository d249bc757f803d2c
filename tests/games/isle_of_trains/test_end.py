"""The end: contracts, cards or turns; the last round; phantom cards."""

import pytest

from tests.games.isle_of_trains.layout import Seat
from tests.games.isle_of_trains.scene import Table, isle
from tests.games.table import NOBODY

pytestmark = pytest.mark.kernels

ALL = ["cinder-hill", "port-ember", "killian", "loch-haven", "engle-wharf", "clark"]
KILLIAN = "tanker_2 engine_2 engine_2"
"""A car with what it takes to complete Killian's primary side."""
COMPLETED = [
    "Ana delivers", "Ana completes killian", "Ana uses oil of 0", "Ana uses oil of 0"
]  # fmt: skip


def nearly(players: int, *cars: str, taken: int, first: int = 0) -> Table:
    """The first player has a train that can complete Killian; others have taken contracts."""
    others = [name for name in ALL if name != "killian"][:taken]
    seats = [Seat() for _ in range(players)]
    seats[first] = Seat(cars=[KILLIAN, *cars], engine="engine_2")
    for number, name in enumerate(others):
        seats[(first + 1 + number % (players - 1)) % players].contracts |= {name: 0}
    return isle(*seats, first=first)


# IT-24: contracts


@pytest.mark.parametrize(("players", "contracts"), [(2, 4), (3, 5), (4, 6)])
def test_so_many_contracts_trigger_the_end(players: int, contracts: int) -> None:
    """IT-24: as soon as the last of them is taken."""
    table = nearly(players, taken=contracts - 1)
    assert (table.seen_by(NOBODY).taken_to_end, table.trigger) == (contracts, None)
    assert table.after(*COMPLETED).trigger == "contracts"


@pytest.mark.parametrize(("players", "contracts"), [(2, 4), (3, 5), (4, 6)])
def test_one_contract_less_does_not(players: int, contracts: int) -> None:
    """IT-24."""
    assert nearly(players, taken=contracts - 2).after(*COMPLETED).trigger is None


def test_secondary_contracts_do_not_count() -> None:
    """IT-24: three primaries are taken; a fourth side is completed."""
    table = isle(
        Seat(
            cars=["tanker_2 engine_2 engine_2", "hopper_2 tanker_1 tanker_1"],
            contracts={"port-ember": None},
        ),
        Seat(contracts={"clark": 0, "killian": 0}),
    )
    table.after(
        "Ana delivers", "Ana completes port-ember 1", "Ana uses oil of 0", "Ana uses oil of 0"
    )
    assert table.after("Ana uses coal of 1", "Ana uses coal of 1").trigger is None


def test_the_trigger_is_told_at_once() -> None:
    """IT-24."""
    table = nearly(2, taken=3).after(*COMPLETED)
    assert "end_triggered" in [event.kind.name for event in table.events]


# IT-24: cards


def test_a_turn_that_ends_without_cards_triggers_the_end() -> None:
    """IT-24: pile and discards are empty; the others hold what is left."""
    table = isle(Seat(), Seat(), pile=["engine_1", "engine_1"], rest=1).after(
        "Ana draws", "Ana draws"
    )
    assert table.trigger == "cards"


def test_cards_among_the_discards_are_cards() -> None:
    """IT-24."""
    table = isle(Seat(), Seat(), pile=["engine_1", "engine_1"], discards=["bank"], rest=1)
    assert table.after("Ana draws", "Ana draws").trigger is None


def test_what_is_discarded_down_to_five_counts() -> None:
    """IT-24: after the discard."""
    hand = ["hopper_1", "hopper_1", "hopper_1", "hopper_1"]
    table = isle(Seat(hand=hand), Seat(), pile=["engine_1", "bank"], rest=1)
    table.after("Ana draws", "Ana draws", "Ana discards engine_1")
    assert table.trigger is None


def test_the_row_must_be_empty_too() -> None:
    """IT-24, IT-5."""
    table = isle(Seat(), Seat(), row=["hopper_1", "hopper_2", "hopper_3"], rest=1)
    assert table.after("Ana takes hopper_1", "Ana takes hopper_2").trigger is None
    table = isle(Seat(), Seat(), row=["hopper_1", "hopper_2"], rest=1)
    assert table.after("Ana takes hopper_1", "Ana takes hopper_2").trigger == "cards"


def test_within_a_turn_cards_may_run_out() -> None:
    """IT-24: at the end of a turn there are some again."""
    table = isle(Seat(cars=["hopper_1 bank"]), Seat(), pile=["engine_1"], rest=1).after("Ana draws")
    assert (table.trigger, table.after("Ana delivers", "Ana sells coal of 0").trigger) == (
        None,
        "cards",
    )


def test_only_the_first_trigger_counts() -> None:
    """IT-24: contracts first, then the cards run out."""
    seats = [
        Seat(cars=[KILLIAN], engine="engine_2"),
        Seat(contracts={"clark": 0, "port-ember": 0, "loch-haven": 0}),
    ]
    table = isle(*seats, pile=["engine_1"], rest=1).after(*COMPLETED).after_draws(1)
    assert table.trigger == "contracts"
    while table.end is None:
        table.after_draws(1)
    assert table.end == "contracts"


def test_of_two_triggers_in_a_turn_the_first_counts() -> None:
    """IT-24: caboose 1 and a draw take both goods, which were the last cards."""
    seats = [
        Seat(cars=[KILLIAN, "caboose_1"], engine="engine_2"),
        Seat(contracts={"clark": 0, "port-ember": 0, "loch-haven": 0}),
    ]
    table = isle(*seats, rest=1).after(*COMPLETED, "Ana draws")
    view = table.seen_by(NOBODY)
    assert (view.pile + view.discards, view.trigger, table.waiting) == (0, "contracts", ["Ben"])


# IT-25: the last round


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_more_turn_and_who_triggered_it_the_last(
    players: int, first: int
) -> None:
    """IT-25."""
    if first >= players:
        first = players - 1
    table = nearly(players, taken={2: 3, 3: 4, 4: 5}[players], first=first)
    name = table.names[first]
    table.after(*(sentence.replace("Ana", name) for sentence in COMPLETED))
    assert table.waiting == [name]
    table.after_draws(1)  # the second action of the turn
    turns = []
    while table.end is None:
        turns += table.waiting
        table.after_draws(2)
    assert turns == [*table.names[first + 1 :], *table.names[: first + 1]]


def test_who_triggered_the_end_by_cards_is_the_last_too() -> None:
    """IT-25."""
    table = isle(Seat(), Seat(), Seat(), pile=["hopper_1", "hopper_1"], rest=2)
    table.after_draws(2)
    turns = []
    while table.end is None:
        turns += table.waiting
        table.after_draws(2)
    assert turns == ["Ben", "Eva", "Ana"]


def test_the_current_turn_is_finished() -> None:
    """IT-25."""
    table = nearly(2, taken=3).after(*COMPLETED)
    assert (table.waiting, table.seen_by(NOBODY).actions_left) == (["Ana"], 1)


def test_the_turns_still_to_come_are_shown() -> None:
    """IT-25."""
    table = nearly(3, taken=4).after(*COMPLETED)
    seen = [table.seen_by(NOBODY).final_turns]
    table.after_draws(1)
    for _ in range(3):
        seen.append(table.seen_by(NOBODY).final_turns)
        table.after_draws(2)
    assert seen == [None, 3, 2, 1]


def test_in_the_last_round_primaries_may_still_be_taken() -> None:
    """IT-25."""
    seats = [
        Seat(cars=[KILLIAN], engine="engine_2"),
        Seat(
            cars=["boxcar_2 hopper_3 hopper_3"],
            contracts={"port-ember": 0, "loch-haven": 0, "cinder-hill": 0},
        ),
    ]
    table = isle(*seats).after(*COMPLETED).after_draws(1)
    table.after("Ben delivers", "Ben completes clark", "Ben uses box of 0", "Ben uses box of 0")
    assert (table.seen_by(NOBODY).taken, table.trigger) == (5, "contracts")


@pytest.mark.parametrize("move", ["draws", "ends", "builds bank"])
def test_no_move_is_made_after_the_end(move: str) -> None:
    """IT-25."""
    table = nearly(2, taken=3).after(*COMPLETED).after_draws(5)
    assert (table.end, table.waiting, table.refuses(f"Ana {move}")) == ("contracts", [], "IT-25")


def test_how_the_game_ended_is_shown() -> None:
    """IT-25: only once it has."""
    table = nearly(2, taken=3).after(*COMPLETED)
    ends = [table.seen_by(NOBODY).end, table.after_draws(5).seen_by(NOBODY).end]
    assert ends == [None, "contracts"]


# IT-27: no game is endless


def test_a_game_of_draws_ends_by_turns() -> None:
    """IT-27: 60 turns each, then the last round."""
    table = isle()
    turns = 0
    while table.end is None:
        assert (table.trigger is None) == (turns < 120)
        table.after_draws(2)
        turns += 1
    assert (table.end, turns) == ("turns", 122)


def test_rounds_are_counted() -> None:
    """IT-27."""
    table = isle()
    view = table.seen_by(NOBODY)
    assert (view.round_number, view.most_rounds) == (1, 60)
    assert table.after_draws(4).seen_by(NOBODY).round_number == 2


# IT-30: phantom cards


def phantoms(table: Table, name: str = "Ana") -> int:
    return table.own(name, seen_by=NOBODY).phantoms


def ended(seat: Seat, other: Seat | None = None) -> Table:
    """Three players: Eva draws the last two cards, Ana has the next turn. Ben holds the rest."""
    table = isle(
        seat, other or Seat(), Seat(), pile=["boxcar_3", "boxcar_3"], rest=1, first=2
    ).after("Eva draws", "Eva draws")
    assert (table.trigger, table.waiting) == ("cards", ["Ana"])
    return table


def test_from_the_trigger_on_a_draw_is_a_phantom_card() -> None:
    """IT-30, IT-7."""
    table = ended(Seat()).after("Ana draws")
    assert (phantoms(table), table.hand("Ana")) == (1, [])


def test_before_the_trigger_a_draw_is_lost() -> None:
    """IT-30: a bonus of three cards of which there is one; Ana's turn goes on."""
    table = isle(
        Seat(hand=["bank", "boxcar_1"], cars=["hopper_1"]),
        Seat(cars=["tanker_1"]),
        pile=["engine_1"],
        rest=1,
    ).after("Ana loads bank on Ben 0")
    assert (table.decision, table.waiting) == ("act", ["Ana"])
    assert (phantoms(table), table.hand("Ana")) == (0, ["engine_1", "boxcar_1"])


def test_a_phantom_pays_for_a_build() -> None:
    """IT-30."""
    table = ended(Seat(hand=["hopper_1"])).after(
        "Ana draws", "Ana builds hopper_1", "Ana pays phantom"
    )
    assert table.train("Ana") == ["hopper_1"]
    assert "phantom" not in table.discards


def test_a_phantom_is_paid_last() -> None:
    """IT-30, IT-8: after the cards of the box."""
    table = ended(Seat(hand=["tanker_1", "bank"])).after("Ana draws", "Ana builds tanker_1")
    assert table.refuses("Ana pays phantom") == "IT-8"
    table.after("Ana pays bank", "Ana pays phantom")
    assert table.train("Ana") == ["tanker_1"]


def test_nobody_pays_with_a_phantom_without_having_one() -> None:
    """IT-30."""
    table = ended(Seat(hand=["hopper_1", "bank"])).after("Ana builds hopper_1")
    assert table.refuses("Ana pays phantom") == "IT-30"


def test_a_phantom_is_the_card_discarded_for_a_good_face_down() -> None:
    """IT-30, IT-15."""
    table = ended(Seat(hand=["boxcar_1"], cars=["tanker_1"])).after("Ana draws")
    table.after("Ana loads boxcar_1 face down on Ana 0", "Ana discards phantom")
    assert table.train("Ana") == ["tanker_1 ?boxcar_1"]


def test_a_phantom_is_no_good() -> None:
    """IT-30: with a phantom card alone nothing is loaded."""
    table = ended(Seat(cars=["tanker_1"])).after("Ana draws")
    assert table.names_of_moves("Ana") == {"draw"}


def test_a_phantom_is_not_discarded_for_a_bonus() -> None:
    """IT-30, IT-16: three phantom cards, and the hand has one card that goes."""
    table = ended(Seat(hand=["bank", "boxcar_1"]), Seat(cars=["hopper_1"]))
    table.after("Ana loads bank on Ben 0")
    assert (phantoms(table), table.refuses("Ana discards phantom")) == (3, "IT-30")
    assert table.after("Ana discards boxcar_1").hand("Ana") == []


def test_a_bonus_is_real_cards_first_and_then_phantoms() -> None:
    """IT-30, IT-20: the good sold is shuffled and drawn, the second card is a phantom."""
    table = ended(Seat(cars=["hopper_1 bank"])).after("Ana delivers", "Ana sells coal of 0")
    assert (table.hand("Ana"), phantoms(table)) == (["bank"], 1)


def test_phantoms_vanish_at_the_end_of_the_turn() -> None:
    """IT-30."""
    table = ended(Seat()).after("Ana draws", "Ana draws")
    assert ([phantoms(table, name) for name in table.names], table.waiting) == ([0, 0, 0], ["Ben"])


def test_phantoms_are_not_among_the_five() -> None:
    """IT-30, IT-6: they vanish before the discard to five."""
    hand = ["hopper_1", "hopper_1", "hopper_1", "hopper_1", "tanker_1"]
    table = ended(Seat(hand=hand)).after("Ana draws", "Ana draws")
    assert (len(table.hand("Ana")), table.waiting) == (5, ["Ben"])


def test_phantoms_are_drawn_as_soon_as_the_end_is_triggered() -> None:
    """IT-30: in the very action; four goods are delivered and five cards are due."""
    seats = [
        Seat(cars=[KILLIAN, "hopper_2 bank tanker_1", "caboose_1"], engine="engine_2"),
        Seat(contracts={"clark": 0, "port-ember": 0, "loch-haven": 0}),
    ]
    table = isle(*seats, rest=1).after(*COMPLETED)
    table.after("Ana sells coal of 1", "Ana sells coal of 1")
    assert (len(table.hand("Ana")), phantoms(table)) == (4, 1)


def test_with_a_row_there_are_no_phantoms() -> None:
    """IT-30, IT-5: the goods delivered have refilled it, and pile and discards are empty."""
    table = isle(
        Seat(cars=[KILLIAN], engine="engine_2"),
        Seat(contracts={"clark": 0, "port-ember": 0, "loch-haven": 0}),
        row=["hopper_1"],
        rest=1,
    ).after(*COMPLETED)
    view = table.seen_by("Ana")
    assert (view.trigger, view.row, view.pile + view.discards) == (
        "contracts",
        ["hopper_1", "engine_2", "engine_2"],
        0,
    )
    assert (table.refuses("Ana draws from the pile"), table.refuses("Ana takes engine_2")) == (
        "IT-7",
        None,
    )


def test_experts_draw_phantoms_once_the_row_is_empty() -> None:
    """IT-30, IT-5."""
    table = isle(Seat(), Seat(), Seat(), row=["hopper_1", "hopper_2"], rest=1, first=2)
    table.after("Eva takes hopper_1", "Eva takes hopper_2", "Ana draws from the pile")
    assert phantoms(table) == 1


def test_a_phantom_is_told_to_all() -> None:
    """IT-30."""
    table = ended(Seat()).after("Ana draws")
    assert [event.numbers[:2] for event in table.events if event.kind.name == "drew_phantom"] == [
        (0, 1)
    ]
