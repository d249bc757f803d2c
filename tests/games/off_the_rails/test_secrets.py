"""Hidden information (OR-37): the deposit deck, the collapse deck until it is shown, the cards put
back, and the halves of a load until one is chosen. All else is public."""

from random import Random

import msgspec
import pytest

from tests.games.off_the_rails.dealer import twin
from tests.games.off_the_rails.layout import (
    Seat,
    cards_of,
    check,
    deck_of,
    laid_out,
    pieces_in,
)
from tests.games.off_the_rails.random_layouts import random_layout
from tests.games.off_the_rails.scene import Table, underground
from tests.games.table import NOBODY
from turntable.engine.chance import Generator
from turntable.engine.kernel import MODE
from turntable.engine.match import Match
from turntable.engine.position import WATCHER, Truth
from turntable.engine.texts import LANGUAGES
from turntable.games.off_the_rails import GAME
from turntable.games.off_the_rails.moves import END_ACTIONS_MOVE as END_ACTIONS

pytestmark = pytest.mark.kernels

WORLDS = 10 if MODE == "plain" else 60
ROW = {5: "─────────"}
EVERYBODY = ["Ana", "Ben", "Eva", NOBODY]


def knowledge(table: Table, name: str) -> bytes:
    return table.known_to(name).buffer.tobytes()


def shown(table: Table, name: str) -> tuple[object, ...]:
    """Everything that a client can get for somebody."""
    return sight_of(table.match.truth, table.seat(name))


def sight_of(truth: Truth, seat: int) -> tuple[object, ...]:
    sight = truth.concealed_for(seat)
    moves = sight.legal()
    previews = [sight.preview([move]) for move in moves[:8]]
    return (
        sight.buffer.tobytes(),
        msgspec.json.encode(sight.view()),
        moves,
        [sight.prompt(language) for language in LANGUAGES],
        sight.sheets(),
        [(ahead.buffer.tobytes(), events, made) for ahead, events, made in previews],
    )


# The cards


@pytest.mark.parametrize("name", EVERYBODY)
def test_nobody_knows_the_deposit_deck(name: str) -> None:
    """OR-37: neither the next card nor its mine."""
    twins = [underground(players=3, deck=deck) for deck in (["R1", "Y1"], ["Y2", "R2"])]
    assert deck_of(twins[0].match.truth.state) != deck_of(twins[1].match.truth.state)
    assert shown(twins[0], name) == shown(twins[1], name)


@pytest.mark.parametrize("name", EVERYBODY)
def test_nobody_knows_when_the_collapse_card_comes(name: str) -> None:
    """OR-37: it is in pile 4, that is all."""
    twins = [underground(players=3) for _ in range(2)]
    deck = twins[1].match.truth.state.deck
    last = deck_of(twins[1].match.truth.state).index("collapse")
    deck[[last - 1, last]] = deck[[last, last - 1]]
    orders = [deck_of(table.match.truth.state) for table in twins]
    assert orders[0].index("collapse") != orders[1].index("collapse")
    assert shown(twins[0], name) == shown(twins[1], name)


@pytest.mark.parametrize("name", EVERYBODY)
def test_nobody_knows_the_collapse_deck(name: str) -> None:
    """OR-37: not before it is shown."""
    twins = [underground(players=3, last_turns=1) for _ in range(2)]
    s = twins[1].match.truth.state
    there = {*s.deck.tolist(), *s.opening.tolist(), *s.collapse_card.tolist()}
    s.collapse_card[3] = next(card for card in range(24, 32) if card not in there)
    assert cards_of(twins[0].match.truth.state.collapse_card) != cards_of(s.collapse_card)
    assert shown(twins[0], name) == shown(twins[1], name)


@pytest.mark.parametrize("name", EVERYBODY)
def test_once_it_is_shown_everybody_knows_the_collapse_deck(name: str) -> None:
    """OR-37, OR-31."""
    table = underground(Seat(white="5,1 E"), players=3, track=ROW, begun=True)
    for seed in range(WORLDS):
        world = table.imagined_by(name, seed).state
        assert cards_of(world.collapse_card) == ["R5", "Y7", "G1", "B3"]


@pytest.mark.parametrize("name", EVERYBODY)
def test_what_is_drawn_is_known(name: str) -> None:
    """OR-37: and never imagined to come again."""
    table = underground(players=3, deck=["R1", "Y1"]).after_turns(2)
    for seed in range(WORLDS):
        assert not {"R1", "Y1"} & set(deck_of(table.imagined_by(name, seed).state))


def test_everybody_knows_which_mines_the_top_pile_still_has() -> None:
    """OR-37, OR-3: it has one card of each."""
    table = underground(deck=["R1", "Y1"])
    seen = [table.seen_by(NOBODY).deck.pile]
    seen += [table.after_turns(1).seen_by(NOBODY).deck.pile for _ in range(2)]
    mines = ["red", "yellow", "green", "blue"]
    assert seen == [mines, mines[1:], mines[2:]]


def test_everybody_knows_how_far_away_the_collapse_may_be() -> None:
    """OR-37, OR-4."""
    table = underground(deck=["R1", "Y1"]).after_turns(2)
    deck = table.seen_by(NOBODY).deck
    assert (deck.earliest, deck.latest) == (7, 11)


def test_in_pile_4_the_collapse_comes_nearer() -> None:
    """OR-37, OR-4: of five cards two are drawn."""
    deck = underground(deck=["collapse"], above=2).seen_by(NOBODY).deck
    assert (deck.earliest, deck.latest) == (1, 3)


@pytest.mark.parametrize("name", EVERYBODY)
def test_which_token_comes_next_is_nowhere_written(name: str) -> None:
    """OR-37: how many are left of each mine is public."""
    table = underground(Seat(white="5,1 E"), players=3, track=ROW, begun=True, tokens={"red": 2})
    tokens = table.seen_by(name).tokens
    assert (tokens.red, tokens.yellow, tokens.green, tokens.blue) == (2, 0, 0, 0)


# The halves


SPLITS = {
    "ruby gold": ["ruby"],
    "ruby ruby gold gold": ["ruby ruby", "ruby gold"],
    "rock ruby gold diamond": ["rock ruby", "rock gold", "rock diamond"],
    "rock ruby ruby diamond": ["rock ruby", "rock diamond"],
}


def split(load: str, half: str, left: bool = True, players: int = 3) -> Table:
    """Ben has split his load; the half that is named lies left, or right."""
    rest = list(load.split())
    for piece in half.split():
        rest.remove(piece)
    table = underground(
        Seat(white="5,2 E 3 gold"), Seat(white=f"5,4 E 3 {load}"), players=players, track=ROW
    )
    lies_left = half if left else " ".join(rest)
    return table.after("Ana ends", "Ana moves white", f"Ben splits {half} | left {lies_left}")


def every_split(load: str) -> list[Table]:
    return [split(load, half, left) for half in SPLITS[load] for left in (True, False)]


@pytest.mark.parametrize("load", SPLITS)
def test_a_split_can_be_seen_by_its_owner(load: str) -> None:
    """OR-37: and by nobody else."""
    for table in every_split(load):
        halves = [pieces_in(half).split() for half in table.match.truth.state.half]
        seen = {name: table.seen_by(name).collision for name in EVERYBODY}
        assert [c and (c.left, c.right) for c in seen.values()] == [
            (None, None), (halves[0], halves[1]), (None, None), (None, None)
        ]  # fmt: skip


@pytest.mark.parametrize("load", SPLITS)
@pytest.mark.parametrize("name", ["Ana", "Eva", NOBODY])
def test_nothing_that_others_get_depends_on_the_halves(name: str, load: str) -> None:
    """OR-37: what they see, may do, are asked and are told; the score and what they can try."""
    tables = every_split(load)
    halves = {tuple(table.match.truth.state.half.tolist()) for table in tables}
    assert len(halves) > 1
    assert [shown(table, name) for table in tables] == [shown(tables[0], name)] * len(tables)


@pytest.mark.parametrize("load", SPLITS)
@pytest.mark.parametrize("name", ["Ana", "Eva"])
def test_nothing_that_is_refused_depends_on_the_halves(name: str, load: str) -> None:
    """OR-37: asked of the truth itself."""
    boundary = GAME.boundary
    told = {
        tuple(
            boundary.refusal(table.match.truth.buffer, table.seat(name), move)
            for move in range(GAME.moves)
        )
        for table in every_split(load)
    }
    assert len(told) == 1


@pytest.mark.parametrize("load", SPLITS)
def test_a_split_is_told_to_its_owner_alone(load: str) -> None:
    """OR-37: the others get no event that depends on it."""
    for name in ("Ana", "Eva", NOBODY):
        seat = None if name == NOBODY else ("Ana", "Ben", "Eva").index(name)
        told = {
            tuple(event for event in table.events if event.seen_by(seat))
            for table in every_split(load)
        }
        assert len(told) == 1
    for table in every_split(load):
        assert "halved" in [event.kind.name for event in table.events if event.seen_by(1)]


@pytest.mark.parametrize("load", SPLITS)
def test_what_search_is_told_does_not_depend_on_the_halves(load: str) -> None:
    """OR-37."""
    for seat in (WATCHER, 0, 2):
        keys = {GAME.boundary.info_key(t.match.truth.buffer, seat) for t in every_split(load)}
        assert len(keys) == 1


def test_the_active_player_imagines_any_split() -> None:
    """OR-37: its owner imagines the true one."""
    table = split("rock ruby gold diamond", "rock gold")
    imagined = {
        name: {tuple(table.imagined_by(name, seed).state.half.tolist()) for seed in range(WORLDS)}
        for name in ("Ana", "Ben")
    }
    assert len(imagined["Ana"]) == 6 or MODE == "plain"
    assert imagined["Ben"] == {tuple(table.match.truth.state.half.tolist())}


def test_a_load_is_public_before_and_after_a_split() -> None:
    """OR-37: holds are."""
    table = split("rock ruby gold diamond", "rock gold")
    holds = [table.own("Ben", seen_by=name).carts[0].hold for name in EVERYBODY]
    assert holds == [["rock", "ruby", "gold", "diamond"]] * 4
    table.after("Ana chooses left")
    holds = [table.own("Ben", seen_by=name).carts[0].hold for name in EVERYBODY]
    assert holds == [["ruby", "diamond"]] * 4


def test_how_large_the_halves_are_is_public() -> None:
    """OR-37."""
    for load, size in (("ruby gold", 1), ("rock ruby gold diamond", 2)):
        collision = split(load, SPLITS[load][0]).seen_by(NOBODY).collision
        assert collision
        assert collision.half_size == size


def test_a_piece_that_is_named_is_seen_by_all() -> None:
    """OR-37, OR-23: it lies on the square at once."""
    table = underground(
        Seat(white="5,2 E 3 gold"), Seat(white="5,4 E 3 rock ruby diamond"), players=3, track=ROW
    ).after("Ana ends", "Ana moves white", "Ben names diamond")
    squares = {square.square: square.pieces for square in table.seen_by(NOBODY).squares}
    assert squares[5, 4] == ["diamond"]


def test_what_is_lost_is_told_to_all() -> None:
    """OR-37, OR-23."""
    table = split("ruby gold", "ruby").after("Ana chooses right")
    lost = [event for event in table.events if event.kind.name == "lost"]
    assert len(lost) == 1
    assert all(lost[0].seen_by(seat) for seat in (None, 0, 1, 2))


# What is public


@pytest.mark.parametrize("name", EVERYBODY)
def test_holds_stores_the_bag_and_missions_are_public(name: str) -> None:
    """OR-37."""
    table = underground(
        Seat(white="5,1 E 3 ruby", store="gold", missions=["M01"]),
        players=3,
        track=ROW,
        bag="diamond",
        missions=["M02", "M03"],
    )
    view = table.seen_by(name)
    ana = view.seats[0]
    assert (ana.carts[0].hold, ana.store.gold, ana.missions) == (["ruby"], 1, ["M01"])
    assert (view.bag.diamond, view.missions) == (1, ["M02", "M03"])


@pytest.mark.parametrize("name", EVERYBODY)
def test_what_is_seen_can_be_written_down(name: str) -> None:
    """OR-37: as JSON, in the middle of a split."""
    seen = msgspec.json.decode(msgspec.json.encode(split("ruby gold", "ruby").seen_by(name)))
    assert seen["decision"] == "choose_half"


def test_nobody_can_tell_the_cards_put_back() -> None:
    """OR-37: any unseen card may be drawn next."""
    table = underground()
    count = 20 if MODE == "plain" else 600
    tops = {deck_of(table.imagined_by("Ana", seed).state)[0] for seed in range(count)}
    seen = set(table.seen_by("Ana").deck.drawn)
    every = {f"{mine}{number}" for mine in "RYGB" for number in range(1, 9)}
    assert tops <= every - seen
    assert len(tops) == 28 or MODE == "plain"


# Twins: what the conformance tests compare, where random play hardly ever comes


@pytest.mark.parametrize("name", EVERYBODY)
def test_the_dealer_splits_anew_for_all_but_the_owner(name: str) -> None:
    """OR-37: a check of the dealer itself."""
    table = split("rock ruby gold diamond", "rock gold")
    truth, seat = table.match.truth, table.seat(name)
    twins = [twin(truth, seat, Random(seed)) for seed in range(WORLDS)]
    halves = {tuple(other.state.half.tolist()) for other in twins}
    assert len(halves) == 1 if name == "Ben" else len(halves) > 3
    assert len({other.buffer.tobytes() for other in twins}) == WORLDS


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(60 if MODE != "plain" else 8), id="short"),
        pytest.param(range(60, 1500), id="long", marks=pytest.mark.long),
    ],
)
def test_in_the_middle_of_any_split_twins_cannot_be_told_apart(seeds: range) -> None:
    """OR-37: positions at random, played on until a load is split."""
    splits = 0
    for seed in seeds:
        dice = Random(seed)
        words = random_layout(dice, *dice.choice([*GAME.combinations()]))
        match = Match(GAME, laid_out(words), Generator(seed), words.options)
        if not played_to_a_split(match, dice):
            continue
        splits += 1
        for seat in (WATCHER, *range(match.players)):
            other = twin(match.truth, seat, dice)
            check(other)
            assert sight_of(match.truth, seat) == sight_of(other, seat)
    assert splits > len(seeds) / 10


def played_to_a_split(match: Match, dice: Random) -> bool:
    """Play at random, but for actions, which are left out, until a load has been split."""
    for _ in range(30):
        if match.is_over:
            return False
        if GAME.play.decision(match.truth.state) == "choose_half":
            return True
        (seat,) = match.waiting
        choices = match.seen_by(seat).legal()
        match.play(seat, END_ACTIONS if END_ACTIONS in choices else dice.choice(choices))
    return False
