"""Who is asked for what: a move of another kind, or of somebody else, is refused by what is due."""

from collections.abc import Callable

import pytest

from tests.games.off_the_rails.layout import Seat
from tests.games.off_the_rails.scene import Table, crossroads, underground
from turntable.games.off_the_rails.state import PHASES

pytestmark = pytest.mark.kernels

ROW = {5: "─────────"}
BEN = {
    "name_lost": "5,5 W 3 ruby",
    "split": "5,5 W 3 ruby gold",
    "face_struck": "5,5 W 3 ruby",
}


def rolled(white: str, ben: str = "supply", pieces: str = "") -> Table:
    table = underground(
        Seat(white=white),
        Seat(white=ben),
        track=crossroads("┤" if ben != "supply" else "┼"),
        pieces={"5,5": pieces} if pieces else {},
        missions=["M04"],
    )
    return table.after("Ana ends", "Ana moves white")


def _mover_turns_away() -> Table:
    track = {4: "...│.....", 5: "...├─....", 6: "...│....."}
    table = underground(Seat(white="6,4 N 3 gold"), Seat(white="5,5 E 3 ruby"), track=track)
    return table.after("Ana ends", "Ana moves white", "Ana turns E", "Ben names ruby")


def _mission() -> Table:
    table = underground(Seat(white="1,5 N 3 diamond"), track={1: "....│...."}, missions=["M04"])
    return table.after("Ana ends", "Ana moves white")


def _token() -> Table:
    table = underground(Seat(white="1,5 N"), track={1: "....│...."}, begun=True)
    return table.after("Ana ends", "Ana moves white")


ASKED: dict[str, tuple[Callable[[], Table], str, str, set[str]]] = {
    # The decision, who is asked, what a move of another kind is refused by, and what may be told.
    "act": (lambda: underground(Seat(white="5,1 E"), track=ROW), "Ana", "OR-15", {"act"}),
    "move_cart": (
        lambda: underground(Seat(white="5,1 E"), track=ROW).after("Ana ends"),
        "Ana",
        "OR-15",
        {"move_cart"},
    ),
    "pick": (lambda: rolled("5,2 E 4", pieces="ruby gold"), "Ana", "OR-20", {"pick"}),
    "second_pick": (
        lambda: rolled("5,2 E", pieces="ruby gold").after("Ana picks ruby"),
        "Ana",
        "OR-20",
        {"pick", "skip_pick"},
    ),
    "turn": (lambda: rolled("5,2 E 4"), "Ana", "OR-16", {"turn"}),
    "face": (lambda: rolled("5,2 E"), "Ana", "OR-16", {"face"}),
    "name_lost": (lambda: rolled("5,2 E 3 gold", BEN["name_lost"]), "Ben", "OR-23", {"name_lost"}),
    "split": (lambda: rolled("5,2 E 3 gold", BEN["split"]), "Ben", "OR-23", {"split"}),
    "choose_half": (
        lambda: rolled("5,2 E 3 gold", BEN["split"]).after("Ben splits ruby"),
        "Ana",
        "OR-23",
        {"choose_half"},
    ),
    "face_struck": (
        lambda: rolled("5,2 E 3 gold", BEN["face_struck"]).after("Ben names ruby"),
        "Ben",
        "OR-25",
        {"face"},
    ),
    "take_mission": (_mission, "Ana", "OR-7", {"take_mission"}),
    "place_token": (_token, "Ana", "OR-32", {"place_token"}),
}
ONE_OF_EACH = {
    "act": "lays NS on 1,1",
    "end_actions": "ends",
    "move_cart": "moves white",
    "pick": "picks ruby",
    "skip_pick": "skips",
    "turn": "turns N",
    "face": "faces N",
    "name_lost": "names ruby",
    "split": "splits ruby",
    "choose_half": "chooses left",
    "take_mission": "takes M04",
    "place_token": "places 4,5",
}
"""Of every kind a move; laying stands for the four actions."""


def test_every_decision_is_here() -> None:
    """OR-15: or the tests below would leave one out."""
    assert set(ASKED) == set(PHASES) - {"over"}


@pytest.mark.parametrize("decision", ASKED)
def test_this_is_decided_by_that_player(decision: str) -> None:
    """OR-6, OR-15, OR-16, OR-20, OR-23, OR-25, OR-7, OR-32."""
    scene, name, _, _ = ASKED[decision]
    table = scene()
    assert (table.decision, table.waiting) == (decision, [name])


@pytest.mark.parametrize("decision", ASKED)
def test_only_moves_of_that_kind_are_made(decision: str) -> None:
    """OR-15, OR-16, OR-20, OR-23, OR-25, OR-7, OR-32."""
    scene, name, _, kinds = ASKED[decision]
    actions = {"lay", "upgrade", "speed", "launch", "end_actions"}
    assert scene().names_of_moves(name) == (actions if decision == "act" else kinds)


@pytest.mark.parametrize("decision", ASKED)
def test_a_move_of_another_kind_is_refused_by_what_is_due(decision: str) -> None:
    """OR-15, OR-16, OR-20, OR-23, OR-25, OR-7, OR-32."""
    scene, name, rule, kinds = ASKED[decision]
    table = scene()
    own = kinds | ({"end_actions"} if decision == "act" else set())
    own |= {"skip_pick"} if decision == "pick" else set()
    others = {kind: words for kind, words in ONE_OF_EACH.items() if kind not in own}
    assert {
        kind: table.refuses(f"{name} {words}") for kind, words in others.items()
    } == dict.fromkeys(others, rule)


def test_after_a_collision_the_movers_facing_is_refused_by_its_own_rule() -> None:
    """OR-25."""
    table = _mover_turns_away()
    assert (table.decision, table.waiting) == ("face", ["Ana"])
    assert {
        table.refuses(f"Ana {words}") for words in ("ends", "turns N", "faces E", "faces W")
    } == {"OR-25"}


@pytest.mark.parametrize("decision", ASKED)
@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_nobody_else_makes_any_move(decision: str, kind: str) -> None:
    """OR-6."""
    scene, name, _, _ = ASKED[decision]
    other = "Ben" if name == "Ana" else "Ana"
    assert scene().refuses(f"{other} {ONE_OF_EACH[kind]}") == "OR-6"


@pytest.mark.parametrize("decision", ASKED)
def test_every_move_that_is_offered_is_made(decision: str) -> None:
    """OR-15: and leaves nothing behind or doubled (OR-2)."""
    scene, name, _, _ = ASKED[decision]
    table = scene()
    boundary = table.match.game.boundary
    for number in table.known_to(name).legal()[:60]:
        branch = table.match.copy()
        branch.play(table.seat(name), number)
        assert boundary.audit(branch.truth.buffer, boundary.new_work()) == 0


@pytest.mark.parametrize("decision", ASKED)
@pytest.mark.parametrize("language", ["en", "es"])
def test_everybody_is_told_what_is_decided(decision: str, language: str) -> None:
    """OR-6: who is asked, and who waits."""
    scene, name, _, _ = ASKED[decision]
    table = scene()
    other = "Ben" if name == "Ana" else "Ana"
    prompts = [table.known_to(who).prompt(language) for who in (name, other)]
    assert all(prompts)
    assert prompts[0] != prompts[1]
