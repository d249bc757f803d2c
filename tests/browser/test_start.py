"""The start page: a game with one press, and first of all the one that was played last."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.games import EVERY_GAME
from tests.browser.games.habits import Habits
from tests.browser.person import Person
from tests.browser.scenes import guest_behind
from tests.server.process import Server
from turntable.engine.registry import games

pytestmark = pytest.mark.browser


def offers_at_once(person: Person, game: Habits) -> None:
    expect(person.spot("play-now")).to_contain_text(games()[game.id].texts("en")("title"))


def test_the_large_button_names_and_plays_what_was_played_last(meet: Meet, server: Server) -> None:
    first, *_, other = EVERY_GAME
    ana = meet("Ana", game=other)
    ana.arrives()
    offers_at_once(ana, first)
    ana.plays_now()
    ana.awaits("prompt")
    ana.opens()
    offers_at_once(ana, other)
    ana.does("play-now")
    table = guest_behind(ana, server).table(ana.is_at_a_table())
    assert (table.game, table.status) == (other.id, "playing")
