"""Tournaments: deals that are shared, games that a seed fixes, bots that go wrong."""

from pathlib import Path

import pytest

from tests.conformance.combinations import COMBINATIONS
from turntable.bots.levels import LEVELS, Budget
from turntable.bots.others import BotFaultError
from turntable.engine.chance import Chance
from turntable.engine.game import Game
from turntable.engine.match import Match
from turntable.lab.tournament import Outcome, Tournament, budgets

GAME = COMBINATIONS[0].game
FEW = budgets(simulations=20)


def tournament(bots: str = "greedy,random", players: int = 2, seed: int = 7) -> Tournament:
    return Tournament(GAME, players, 0, bots.split(","), seed, FEW)


def played(bots: str, games: int, cores: int = 1, seed: int = 7) -> list[Outcome]:
    outcomes, whole = tournament(bots, seed=seed).run(games, cores)
    assert whole
    return outcomes


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What was dealt, in the order of the games."""
    seen: list[bytes] = []
    deal = Match.deal

    def noted(game: Game, players: int, options: int, chance: Chance) -> Match:
        match = deal(game, players, options, chance)
        seen.append(match.truth.buffer.tobytes())
        return match

    monkeypatch.setattr(Match, "deal", noted)
    return seen


def test_a_deal_is_played_in_every_seating_before_the_next(deals: list[bytes]) -> None:
    outcomes, _ = tournament(players=4).run(8, 1)
    assert [outcome.bots.index("greedy") for outcome in outcomes] == [0, 1, 2, 3] * 2
    assert len(set(deals[:4])) == len(set(deals[4:])) == 1
    assert deals[0] != deals[4]


def test_the_last_deal_may_be_left_unfinished() -> None:
    assert [outcome.number for outcome in played("greedy,random", 3)] == [0, 1, 2]


@pytest.mark.parametrize("bots", ["greedy,random", "easy,random"])
def test_cores_change_nothing(bots: str) -> None:
    assert played(bots, 8, cores=1) == played(bots, 8, cores=3)


def test_a_game_is_the_same_however_many_follow() -> None:
    assert played("easy,greedy", 4) == played("easy,greedy", 8)[:4]


def test_another_seed_gives_other_games() -> None:
    """Of two equal bots the better one is a matter of luck."""
    names = ["greedy", "greedy", "random"]
    one, other = (Tournament(GAME, 3, 0, names, seed).run(30, 1)[0] for seed in (7, 8))
    assert one != other


def test_rotations_of_a_deal_are_games_of_their_own() -> None:
    """Equal bots in a shared deal would else play the same game twice."""
    outcomes, _ = Tournament(GAME, 2, 0, ["random", "greedy", "greedy"], 7).run(60, 1)
    assert len({outcome.ranks for outcome in outcomes}) > 1


def test_progress_is_told_to_the_end() -> None:
    told: list[int] = []
    tournament().run(5, 2, told.append)
    assert told == sorted(told)
    assert told[-1] == 5


def test_thinking_is_by_level_unless_told_otherwise() -> None:
    level = LEVELS["medium"]
    assert budgets()("medium") == Budget(simulations=level.simulations)
    assert budgets(pace=0.2)("medium") == Budget(0.2 * level.seconds, level.simulations)
    assert budgets(pace=0.2)("hard") == Budget(seconds=0.2 * LEVELS["hard"].seconds)
    assert budgets(seconds=3.0)("medium") == Budget(seconds=3.0)
    assert budgets(simulations=9)("medium") == Budget(simulations=9)


def test_loading_plays_no_game_of_the_tournament() -> None:
    with_load, without = tournament("easy,random"), tournament("easy,random")
    with_load.load()
    assert with_load.play(0) == without.play(0)


def test_what_is_stopped_is_no_outcome() -> None:
    assert tournament().play(0, stop=lambda: True) is None


FAULTS = {
    "raises": ("raise ValueError('no idea')", ""),
    "leaves": ("raise SystemExit(0)", ""),
    "illegal": ("return next(m for m in range(10**6) if m not in sight.legal())", "0"),
    "negative": ("return -1", "-1"),
    "huge": ("return 10**9", "1000000000"),
    "nothing": ("return None", "None"),
    "half": ("return 0.5", "0.5"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_goes_wrong_is_named(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, move = FAULTS[fault]
    (tmp_path / f"wrong_{fault}.py").write_text(
        "class Bot:\n"
        "    def begin(self, game, seat, seed): pass\n"
        f"    def choose(self, sight):\n        {code}\n"
        "    def end(self, sheets): pass\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotFaultError) as caught:
        played(f"wrong_{fault}:Bot,random", 4, cores=2)
    assert caught.value.bot == f"wrong_{fault}:Bot"
    assert caught.value.game in (0, 1)
    assert caught.value.move == move or fault == "illegal"


@pytest.mark.parametrize("method", ["begin", "end"])
def test_a_bot_may_go_wrong_at_either_end(
    method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"wrong_{method}.py").write_text(
        "class Bot:\n"
        "    def begin(self, game, seat, seed): pass\n"
        "    def choose(self, sight): return sight.legal()[0]\n"
        "    def end(self, sheets): pass\n"
        f"    def {method}(self, *_): raise KeyError('gone')\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotFaultError, match=f"wrong_{method}:Bot"):
        played(f"wrong_{method}:Bot,random", 1)


def test_a_mistake_of_our_own_bots_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("turntable.bots.players.QuickBot.choose", fail)
    with pytest.raises(ZeroDivisionError):
        played("greedy,random", 2)
