"""How far chances can be trusted: overheard, fitted, written down."""

from pathlib import Path

import numpy as np
import pytest

from turntable.bots.odds import Line, Odds, odds_of, read_odds
from turntable.engine.game import Game
from turntable.engine.registry import games
from turntable.lab import odds
from turntable.lab.odds import Places, main
from turntable.lab.odds_fit import LEAST_SLOPE, fit, told_to_the_other_half
from turntable.lab.odds_table import gap, write_odds_table
from turntable.lab.overhearing import Claim, OverheardTournament
from turntable.lab.tournament import budgets

GAME = next(iter(games().values()))
OTHER = list(games().values())[-1]
TRUE = Odds(Line(0.1, 0.4), Line(-0.5, 2.5))
FRESH = 40
ROUGHLY = 12
"""In hundredths."""


def claims_by(truth: Odds, count: int = 40_000) -> list[Claim]:
    """Of games that are won as often as `truth` says."""
    dice = np.random.default_rng(3)
    claims = []
    for n in range(count):
        players = 2 + n % 4
        chance, part = dice.uniform(0.02, 0.98), dice.uniform()
        won = float(dice.uniform() < truth.told(chance, players, part))
        claims.append(Claim(n, players, part, chance, won))
    return claims


@pytest.fixture
def places(tmp_path: Path) -> Places:
    (tmp_path / "bots.md").write_text("# Bots\n\nBefore.\n")
    return Places(tmp_path / "claims", tmp_path / "odds.toml", tmp_path / "bots.md")


def test_the_fit_finds_what_games_were_won_by() -> None:
    found = fit(claims_by(TRUE))
    for line, true in ((found.early, TRUE.early), (found.late, TRUE.late)):
        assert line.offset == pytest.approx(true.offset, abs=0.15)
        assert line.slope == pytest.approx(true.slope, abs=0.15)


def test_it_makes_thoughts_true_that_were_not() -> None:
    claims = claims_by(TRUE)
    won = [claim.won for claim in claims]
    thought = gap([claim.chance for claim in claims], won)
    assert gap(told_to_the_other_half(claims), won) < min(1, thought / 2)


def test_thoughts_that_are_worth_nothing_keep_their_order() -> None:
    backwards = Odds(Line(slope=-1.0), Line(slope=-1.0))
    assert fit(claims_by(backwards)).late.slope == LEAST_SLOPE


def test_what_grows_surer_than_a_line_allows_is_fitted_at_its_end_all_the_same() -> None:
    found = fit(claims_by(Odds(Line(slope=LEAST_SLOPE / 2), Line(slope=2.0))))
    assert found.early.slope == LEAST_SLOPE
    assert found.late.slope == pytest.approx(2.0, abs=0.15)


def test_games_that_all_ended_alike_can_be_fitted() -> None:
    found = fit([Claim(n, 2, 0.5, 0.5, 1.0) for n in range(20)])
    assert 0.5 < found.told(0.5, 2, 0.5) < 1


def test_every_seat_is_overheard_to_the_end() -> None:
    players = 3
    tournament = OverheardTournament(
        GAME, players, 0, ["easy"] * players, 1, budgets(simulations=64)
    )
    told: list[int] = []
    claims, whole = tournament.claims(2, 1, told.append)
    assert whole
    assert told[-1] == 2
    # All bots have as many turns in this game; the wins of a game sum to 1.
    turns = len(claims) / (2 * players)
    assert sum(claim.won for claim in claims) == pytest.approx(2 * turns, rel=0.2)
    parts = [claim.part for claim in claims]
    assert min(parts) < 0.2
    assert max(parts) > 0.8
    assert all(0 < claim.chance < 1 for claim in claims)


def test_a_game_is_measured_and_written_down(
    places: Places, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(odds, "PACE", 0.001)
    places.odds.write_text("[no-such-game]\nearly = { slope = 2.0 }\nlate = { slope = 2.0 }\n")
    assert main(["--only", GAME.id, "--games", "2", "--cores", "1"], places) == 0
    assert list(read_odds(places.odds)) == [GAME.id]
    text = places.page.read_text("utf-8")
    assert text.startswith("# Bots\n\nBefore.\n")
    assert text.count(f"| {GAME.title('en')} |") == 2
    assert "[1/1]" in capsys.readouterr().err


def test_what_is_kept_is_not_played_again(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["--only", GAME.id, "--games", "1", "--cores", "1"]
    monkeypatch.setattr(odds, "PACE", 0.001)
    assert main(asked, places) == 0
    played: list[int] = []

    def play(self: OverheardTournament, *_: object) -> tuple[list[Claim], bool]:
        played.append(self.players)
        return [Claim(0, 2, 0.5, 0.5, 1.0), Claim(1, 2, 0.5, 0.5, 0.0)], True

    monkeypatch.setattr(OverheardTournament, "claims", play)
    assert main(asked, places) == 0
    assert played == []
    assert main([*asked, "--seed", "1"], places) == 0
    assert played == [GAME.players[0], GAME.players[-1]]


def test_stopped_before_a_game_is_done_it_writes_nothing(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OverheardTournament, "claims", lambda *_: ([], False))
    monkeypatch.setattr(OverheardTournament, "load", lambda _: None)
    assert main([], places) == 130
    assert not places.odds.exists()
    assert not places.claims.exists()
    assert places.page.read_text("utf-8") == "# Bots\n\nBefore.\n"


@pytest.mark.long
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_what_is_told_holds_in_other_games(game: Game) -> None:
    """Roughly: of few games, and of searches that think less than those that were measured. A
    search that is changed without `make odds` shows here."""
    players = game.players[0]
    tournament = OverheardTournament(
        game, players, 0, ["hard"] * players, 99, budgets(simulations=800)
    )
    claims, _ = tournament.claims(FRESH)
    told = [odds_of(game).told(claim.chance, claim.players, claim.part) for claim in claims]
    assert gap(told, [claim.won for claim in claims]) < ROUGHLY


def test_rows_of_other_games_stay(places: Places) -> None:
    write_odds_table(places.page, OTHER, claims_by(TRUE, 400))
    before = [
        line for line in places.page.read_text("utf-8").splitlines() if OTHER.title("en") in line
    ]
    write_odds_table(places.page, GAME, claims_by(TRUE, 400))
    write_odds_table(places.page, GAME, claims_by(TRUE, 800))
    lines = places.page.read_text("utf-8").splitlines()
    assert len(before) == 2
    assert [line for line in lines if OTHER.title("en") in line] == before
    assert len([line for line in lines if GAME.title("en") in line]) == 2
