"""Whole games in the browser, from the start page to the score sheet."""

from pathlib import Path

import pytest

from tests.browser.conftest import Meet
from tests.browser.games import EVERY_GAME, every_game
from tests.browser.games.habits import Habits
from tests.browser.keyboard import KeyboardPerson
from tests.browser.person import DESK, PHONE
from tests.browser.scenes import sits_among_bots
from tests.cli.running import in_process

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.long if game.lengthy else ()) for game in EVERY_GAME],
    ids=lambda game: game.id,
)
def test_a_game_against_bots_ends_with_a_record_that_holds(
    meet: Meet, tmp_path: Path, game: Habits
) -> None:
    ana = meet("Ana", game=game)
    # These bots do not think, which is quicker; the games below are against those that do.
    sits_among_bots(ana)
    ana.plays_to_the_end()
    file = tmp_path / "record.json"
    record = ana.downloads_the_record(file)
    assert record["game"] == game.id
    assert "Ana" in [player["name"] for player in record["players"]]
    assert in_process("replay", file).status == 0


@pytest.mark.long
@every_game
def test_a_game_on_a_phone_in_spanish(meet: Meet, game: Habits) -> None:
    """The others are at the desk in English."""
    ana = meet("Ana", PHONE, "es", game=game)
    ana.arrives()
    ana.plays_now()
    ana.plays_to_the_end()
    assert ana.page.locator("html").get_attribute("lang") == "es"


@pytest.mark.long
@every_game
def test_a_game_with_the_keyboard_alone(meet: Meet, game: Habits) -> None:
    ana = meet("Ana", DESK, kind=KeyboardPerson, game=game)
    ana.arrives()
    ana.plays_now()
    ana.plays_to_the_end()


@pytest.mark.long
def test_a_game_of_the_expert_variant(meet: Meet) -> None:
    """GG-5."""
    ana = meet("Ana")
    sits_among_bots(ana, 2, ("expert",))
    ana.plays_to_the_end()


@pytest.mark.long
def test_a_game_of_five_with_all_that_moves(meet: Meet) -> None:
    """The others ask for less motion, which is also quicker."""
    ana = meet("Ana", calm=False)
    sits_among_bots(ana, 5)
    ana.plays_to_the_end()
