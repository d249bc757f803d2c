"""Worlds imagined when few cards are hidden, so that all that could be can be listed.

Which these are is worked out here, in plain Python: of each mine any card that nobody has seen may
be any of those hidden, and what is left of a pile may lie in any order; a load may have been split
in any way. `determinize` has to give each of them, no other, and all equally often.
"""

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from itertools import permutations, product
from typing import Any, NamedTuple

import pytest

from tests.games.off_the_rails.dealer import CARDS_A_MINE, MINES, piles, unseen_cards
from tests.games.off_the_rails.layout import Seat, cards_of, deck_of, pieces_in
from tests.games.off_the_rails.scene import Table, underground
from tests.games.table import NOBODY
from turntable.engine.kernel import MODE
from turntable.games.off_the_rails.components import CARD_NAMES

pytestmark = pytest.mark.kernels

SAMPLES = 60 if MODE == "plain" else 1500

LOOP = {8: "┌┐.......", 9: "└┘......."}
ROW = {5: "─────────"}
LAST_CARD = CARDS_A_MINE * MINES


# What could be.


def hidden_mines(s: Any) -> list[list[int]]:
    """By pile, the mines of which it still has a card; the collapse card is one more."""
    return [
        [int(s.deck[place]) // CARDS_A_MINE for place in pile if place >= s.drawn]
        for pile in piles(s)
    ]


def card_worlds(s: Any) -> set[Hashable]:
    """The rest of the deck, and the collapse deck."""
    found: set[Hashable] = set()
    mines = [mine for pile in hidden_mines(s) for mine in pile]
    is_hidden = int(s.collapse < 2)
    ways = [
        list(permutations(unseen_cards(s, mine), mines.count(mine) + is_hidden))
        for mine in range(MINES)
    ]
    for order in orders(s):
        for cards in product(*ways):
            taken = [list(each) for each in cards]
            shown = [taken[mine].pop() for mine in range(MINES)] if is_hidden else s.collapse_card
            deck = [LAST_CARD if mine == MINES else taken[mine].pop() for mine in order]
            found.add((names(deck), names(shown)))
    return found


def orders(s: Any) -> set[tuple[int, ...]]:
    """The mines of what is left of the deck, in every order that could be."""
    shuffled = [set(permutations(pile)) for pile in hidden_mines(s)]
    return {tuple(mine for pile in each for mine in pile) for each in product(*shuffled)}


def names(cards: Any) -> tuple[str, ...]:
    return tuple(CARD_NAMES[int(card)] for card in cards)


def order_worlds(s: Any) -> set[Hashable]:
    return {tuple("RYGBc"[mine] for mine in order) for order in orders(s)}


def split_worlds(s: Any) -> set[Hashable]:
    """OR-23: the left half and the right one."""
    load = pieces_in(int(s.half[0]) + int(s.half[1])).split()
    half = len(load) // 2
    return {
        (" ".join(sorted(order[:half])), " ".join(sorted(order[half:])))
        for order in permutations(load)
    }


# What is read off a world.


def cards_in(s: Any) -> Hashable:
    return tuple(deck_of(s)), tuple(cards_of(s.collapse_card))


def order_in(s: Any) -> Hashable:
    return tuple(card[0] for card in deck_of(s))


def halves_in(s: Any) -> Hashable:
    return tuple(" ".join(sorted(pieces_in(half).split())) for half in s.half)


class Case(NamedTuple):
    """A table, who looks, what could be, what is read off a world, and how many there are."""

    table: Callable[[], Table]
    name: str
    could_be: Callable[[Any], set[Hashable]]
    read: Callable[[Any], Hashable]
    worlds: int
    """By hand count."""


def split(load: str, half: str, naming: str = "") -> Table:
    table = underground(
        Seat(white="5,2 E 3 gold"), Seat(white=f"5,4 E 3 {load}"), players=3, track=ROW
    ).after("Ana ends", "Ana moves white")
    if naming:
        table.after(f"Ben names {naming}")
    return table.after(f"Ben splits {half}")


def last_turn_of_four() -> Table:
    """One card of the deck is left, and the collapse deck is not shown."""
    return underground(players=4, last_turns=1, above=4)


def collapse_of_four(above: int) -> Table:
    """Four cards of the deck are left, less those that lay above the collapse card."""
    return underground(Seat(white="9,1 N"), players=4, track=LOOP, begun=True, above=above)


def collapse_of_two() -> Table:
    """Two cards of the deck are left, and eight were put back."""
    return underground(Seat(white="9,1 N"), players=2, track=LOOP, begun=True, above=4)


def in_pile_4(drawn: int, players: int = 2) -> Table:
    """The collapse card is the next one, which nobody knows."""
    return underground(players=players, deck=["collapse"], above=drawn)


LOADS = {
    # A piece of each kind: which lies left.
    "of two pieces": ("ruby gold", "ruby", "", 2),
    "of two alike": ("ruby ruby", "ruby", "", 1),
    "of three, one of them named": ("ruby gold diamond", "ruby", "gold", 2),
    # Two of four lie left.
    "of four": ("rock ruby gold diamond", "rock gold", "", 6),
    # Both rubies left, or right, or one each: with the gold or with the diamond.
    "of four with two alike": ("ruby ruby gold diamond", "ruby gold", "", 4),
    "of two pairs": ("ruby ruby gold gold", "ruby gold", "", 3),
    "of three alike": ("ruby ruby ruby gold", "ruby ruby", "", 2),
    "of five": ("ruby ruby gold gold diamond", "ruby ruby", "diamond", 3),
}
CASES = {
    # Of the card's mine three are unseen, of which one is next and one in the collapse deck: 6; of
    # the others two: 2 each.
    "the last turn of four players": Case(last_turn_of_four, "Ana", card_worlds, cards_in, 48),
    "the last turn, a watcher": Case(last_turn_of_four, NOBODY, card_worlds, cards_in, 48),
    # One card left, of two unseen.
    "one card is left": Case(lambda: collapse_of_four(3), "Ben", card_worlds, cards_in, 2),
    # Two cards in two orders, each one of two.
    "two cards are left": Case(lambda: collapse_of_four(2), "Ben", card_worlds, cards_in, 8),
    # Three in six orders.
    "three cards are left": Case(lambda: collapse_of_four(1), "Eva", card_worlds, cards_in, 48),
    # Two in two orders, each one of three.
    "two cards are left of many": Case(collapse_of_two, "Ana", card_worlds, cards_in, 18),
    # Of pile 4 two cards in two orders, then pile 5 in 24.
    "the end of pile 4": Case(lambda: in_pile_4(3), "Ana", order_worlds, order_in, 48),
    # Three in six orders.
    "pile 4": Case(lambda: in_pile_4(2), "Ben", order_worlds, order_in, 144),
    "pile 4 of four players": Case(lambda: in_pile_4(3, 4), NOBODY, order_worlds, order_in, 48),
    **{
        f"a split {words}": Case(
            partial(split, load, half, named), "Ana", split_worlds, halves_in, worlds
        )
        for words, (load, half, named, worlds) in LOADS.items()
    },
    "a split, a third player": Case(
        lambda: split("rock ruby gold diamond", "rock gold"), "Eva", split_worlds, halves_in, 6
    ),
    "a split, a watcher": Case(
        lambda: split("rock ruby gold diamond", "rock gold"), NOBODY, split_worlds, halves_in, 6
    ),
    "the own split": Case(
        lambda: split("rock ruby gold diamond", "rock gold"),
        "Ben",
        lambda s: {halves_in(s)},
        halves_in,
        1,
    ),
}


class Imagination(NamedTuple):
    """All that somebody imagines somewhere."""

    imagined: Counter[Hashable]
    could_be: set[Hashable]
    worlds: int
    is_true: bool
    """Whether the truth is one of those that could be."""


@pytest.fixture(scope="module", params=[*CASES.values()], ids=[*CASES])
def imagination(request: pytest.FixtureRequest) -> Imagination:
    case: Case = request.param
    table = case.table()
    truth = table.match.truth.state
    could_be = case.could_be(truth)
    imagined = Counter(case.read(table.imagined_by(case.name, n).state) for n in range(SAMPLES))
    return Imagination(imagined, could_be, case.worlds, case.read(truth) in could_be)


def test_there_are_as_many_worlds_as_counted_by_hand(imagination: Imagination) -> None:
    """OR-37: a check of this test itself."""
    assert (len(imagination.could_be), imagination.is_true) == (imagination.worlds, True)


def test_no_other_world_is_imagined(imagination: Imagination) -> None:
    """OR-37."""
    assert imagination.imagined.keys() - imagination.could_be == set()


def test_every_world_that_could_be_is_imagined(imagination: Imagination) -> None:
    """OR-37: where there are not too many for these samples."""
    if imagination.worlds * 8 <= SAMPLES:
        assert imagination.could_be - imagination.imagined.keys() == set()


def test_all_worlds_are_equally_likely(imagination: Imagination) -> None:
    """OR-37: by the sum of squares, with room for chance."""
    expected = SAMPLES / imagination.worlds
    squares = sum(
        (imagination.imagined[world] - expected) ** 2 / expected for world in imagination.could_be
    )
    freedom = imagination.worlds - 1
    assert squares <= freedom + 6 * (2 * freedom) ** 0.5


# With most cards hidden.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_first_every_unseen_card_is_equally_likely_on_top(players: int) -> None:
    """OR-37: 28 of them."""
    table = underground(players=players)
    count = 60 if MODE == "plain" else 1500
    tops = Counter(deck_of(table.imagined_by("Ana", n).state)[0] for n in range(count))
    for card, times in tops.items():
        assert card not in table.seen_by("Ana").deck.drawn
        assert abs(times - count / 28) < 6 * (count / 28) ** 0.5


@pytest.mark.parametrize("players", [2, 4])
def test_the_collapse_card_is_equally_likely_anywhere_in_its_pile(players: int) -> None:
    """OR-37, OR-3."""
    table = underground(players=players)
    count = 60 if MODE == "plain" else 1500
    first = 12 if players == 4 else 8
    places = Counter(
        deck_of(table.imagined_by("Ana", n).state).index("collapse") - first for n in range(count)
    )
    assert set(places) == set(range(5))
    assert all(abs(times - count / 5) < 6 * (count / 5) ** 0.5 for times in places.values())


@pytest.mark.parametrize("mine", range(MINES))
def test_any_unseen_card_may_be_in_the_collapse_deck(mine: int) -> None:
    """OR-37: seven of each mine."""
    table = underground()
    count = 60 if MODE == "plain" else 800
    found = {int(table.imagined_by("Ben", n).state.collapse_card[mine]) for n in range(count)}
    assert found <= set(unseen_cards(table.match.truth.state, mine))
    assert len(found) == 7
