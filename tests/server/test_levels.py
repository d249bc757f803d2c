"""The levels that are offered, with what somebody who chooses one wants to know."""

from tests.server.process import Server
from tests.server.scenes import person
from turntable.bots.levels import LEVELS
from turntable.bots.players import BOTS


def test_every_game_lists_the_levels_with_their_time_and_rating(server: Server) -> None:
    for game in person(server.url).ask("GET", "/api/games"):
        assert [bot["name"] for bot in game["bots"]] == list(BOTS)
        for bot in game["bots"]:
            assert bot.keys() == {"name", "seconds", "rating"}
            level = LEVELS.get(bot["name"])
            assert bot["seconds"] == (level.seconds if level else 0)
            assert type(bot["rating"]) is int


def test_a_higher_level_has_a_higher_rating(server: Server) -> None:
    for game in person(server.url).ask("GET", "/api/games"):
        ratings = [bot["rating"] for bot in game["bots"] if bot["name"] in LEVELS]
        assert ratings == sorted(set(ratings))


def test_every_level_that_is_listed_can_be_seated(server: Server) -> None:
    ana = person(server.url)
    for bot in ana.ask("GET", "/api/games")[0]["bots"]:
        ana.bot(ana.open_table(), 1, bot["name"])
