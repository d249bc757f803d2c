"""Nothing comes from nowhere and nothing is lost: pieces, rail cards, tokens, deposit cards and
carts are counted after every move of random and guided games. Counted here, without `audit`, which
has to agree."""

from collections import Counter
from typing import Any

import pytest

from tests.games.off_the_rails import layout
from tests.games.off_the_rails.playing import COMPONENTS, Table, missions_of
from turntable.engine.match import Match
from turntable.games.off_the_rails import GAME, MOST_TURNS
from turntable.games.off_the_rails.state import NONE

GAMES = {"random": 1, "guided": 1}
LONG = 20
PIECES = {piece["kind"]: piece["count"] for piece in COMPONENTS["pieces"]}
CENTRES = {"3,3", "3,7", "7,7", "7,3"}

every_game = pytest.mark.parametrize(
    ("players", "options", "by"),
    [(players, options, by) for players, options in GAME.combinations() for by in GAMES],
)


@pytest.mark.parametrize(
    ("players", "options", "by"),
    [(players, 0, "random") for players in GAME.players]
    + [(players, options, "guided") for players in GAME.players for options in (0, 3)],
)
def test_everything_is_somewhere_after_every_move(players: int, options: int, by: str) -> None:
    """OR-2, OR-3, OR-5, OR-6, OR-12, OR-31 to OR-33: and no game has more than 37 turns."""
    for seed in range(10, 10 + GAMES[by]):
        count_in_a_game(players, options, by, seed)


@pytest.mark.long
@every_game
def test_everything_is_somewhere_in_many_games(players: int, options: int, by: str) -> None:
    """OR-2, OR-3, OR-5, OR-6, OR-12, OR-33."""
    for seed in range(10 + GAMES[by], 10 + GAMES[by] * LONG):
        count_in_a_game(players, options, by, seed)


def count_in_a_game(players: int, options: int, by: str, seed: int) -> None:
    for table in Table.dealt(players, options, by, seed).steps():
        s = table.match.truth.state
        count_pieces(s)
        count_rails(s)
        count_tokens(s)
        count_cards(s)
        count_carts(s)
        count_missions(s, options)
        # OR-31, OR-32: a turn for each card drawn, and one for each token.
        assert int(s.turns) <= int(s.drawn) + 16 <= MOST_TURNS
        assert_audited(table.match)


def count_pieces(s: Any) -> None:
    """The halves of OR-23 are still in the hold: they are no pieces besides."""
    heaps = [s.bag, *s.pieces.tolist(), *s.store.tolist(), *s.hold.ravel().tolist()]
    found = Counter[str]()
    for heap in heaps:
        found.update(layout.pieces_in(heap).split())
    assert found == PIECES
    assert found.total() == 66
    assert all(len(layout.pieces_in(hold).split()) <= 5 for hold in s.hold.ravel().tolist())
    halves = sorted(" ".join(layout.pieces_in(half) for half in s.half.tolist()).split())
    if halves:
        hold = layout.pieces_in(s.hold[int(s.struck), int(s.struck_cart)])
        assert sorted(hold.split()) == halves


def count_rails(s: Any) -> None:
    exits = Counter(map(len, layout.track_of(s).values()))
    assert set(exits) <= {2, 3, 4}
    plain = exits[2] + int(s.rails) + int(s.rails_buried)
    junctions = exits[3] + exits[4] + int(s.junctions) + int(s.junctions_buried)
    assert (plain, junctions) == (60, 30)
    assert min(s.rails, s.junctions, s.rails_buried, s.junctions_buried) >= 0


def count_tokens(s: Any) -> None:
    fallen = layout.tokens_of(s)
    on_board = Counter(fallen.values())
    in_hand = [int(s.token)].count
    opening = 1 if fallen else 0
    for number, mine in enumerate(("red", "yellow", "green", "blue")):
        drawn = int(s.tokens[number]) + int(s.tokens_gone[number]) + in_hand(number)
        # OR-5: before the collapse one of each lies on the collapse deck.
        assert on_board[mine] + drawn == 4 + opening
    occupied = {*layout.track_of(s), *layout.pieces_of(s)}
    assert not set(fallen) & (occupied | CENTRES)


def count_cards(s: Any) -> None:
    deck = layout.cards_of(s.deck[: int(s.deck_end)])
    used = [*deck, *layout.cards_of(s.opening), *layout.cards_of(s.collapse_card)]
    assert len(set(used)) == len(used) <= 33
    assert int(s.deck_end) == (13, 17, 21)[(len(deck) - 13) // 4]
    # The others are back in the box, so many of each mine.
    mines = Counter(card[0] for card in used if card != "collapse")
    assert len(set(mines.values())) == 1


def count_carts(s: Any) -> None:
    seats = range(int(s.players))
    carts = [cart for seat in seats for cart in layout.carts_of(s, seat)]
    assert len(carts) == 2 * int(s.players)
    squares = [cart.split()[0] for cart in carts if cart not in ("supply", "out")]
    track, fallen = layout.track_of(s), layout.tokens_of(s)
    underground = [square for square in squares if square in track]
    assert len(set(underground)) == len(underground)
    for square in set(squares) - set(underground):  # waiting on the surface
        assert {"0", "10"} & set(square.split(","))
    assert not set(squares) & (set(fallen) | CENTRES)
    for seat in seats:
        for number, cart in enumerate(layout.carts_of(s, seat)):
            if cart in ("supply", "out"):
                assert (s.hold[seat, number], s.speed[seat, number]) == (0, 0)
                assert s.facing[seat, number] == NONE


def count_missions(s: Any, options: int) -> None:
    assert len(missions_of(s)) == (int(s.players) + 1 if options & 2 else 0)


def assert_audited(match: Match) -> None:
    boundary = GAME.boundary
    assert boundary.audit(match.truth.buffer, boundary.new_work()) == 0
