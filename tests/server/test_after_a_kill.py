"""After kill -9 and a new start: everything that was answered is there, and all goes on from it."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.server.client import Done, Table
from tests.server.process import Server
from tests.server.scenes import Party, first, gather, hear_until, hot_seat, person, play, strangers
from turntable.engine.registry import games

SOME_MOVES = 12
DRAW, LEAVE = {"move": "draw"}, {"move": "leave"}


@dataclass
class Killed:
    """Tables, and how each seat saw them before the server was killed."""

    tables: dict[str, Party]
    before: dict[str, list[Table]]
    shown: Table
    """The table at which a request was made, right before that."""
    answer: Done


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killed]:
    with Server(tmp_path_factory.mktemp("killed")) as server:
        ana = person(server.url)
        gathering = gather([ana, "easy", ana])
        ana.leave(gathering.table, 2)
        gathering.people.pop()
        placing = strangers(server.url, players=3).play_to("place")
        placing.move(1, placing.see(1).legal[0])
        placed = hot_seat(server.url).play_to("place")
        placed.move(1, placed.see(1).legal[0])
        drawing = hot_seat(server.url).play_to("draw_or_choose")
        shown = drawing.see(0)
        answer = drawing.move(shown.waiting[0], DRAW, LEAVE, request="once")
        # Back over the forming of the stacks (GG-5): that draw is not made again.
        gone_back = hot_seat(server.url, options=["expert"]).play_to("draw_or_choose")
        gone_back.undo(1, ask=True)
        gone_back.undo(0, ask=True)
        gone_back.play_to("draw_or_choose").step()
        tables = {
            "gathering": gathering,
            "placing": placing,
            "placed": placed,
            "drawing": drawing,
            "gone back": gone_back,
        }
        for game in games().values():
            tables[game.id] = strangers(server.url, min(game.players), game=game.id)
            for _ in range(SOME_MOVES):
                tables[game.id].step(first)
        before = {name: [party.see(seat) for seat in party.seats] for name, party in tables.items()}
        tables["with a bot"] = play([ana, "easy"])
        server.kill()
        server.restart()
        yield Killed(tables, before, shown, answer)


@pytest.mark.parametrize("name", ["gathering", "placing", "drawing", "gone back", *games()])
def test_every_seat_sees_what_it_saw(killed: Killed, name: str) -> None:
    party = killed.tables[name]
    assert [party.see(seat) for seat in party.seats] == killed.before[name]


def test_whoever_comes_back_hears_exactly_what_was_missed(killed: Killed) -> None:
    party = killed.tables["placing"]
    for seat, before in enumerate(killed.before["placing"]):
        with party.at(seat).live(party.table, seat, before.entry - 2) as live:
            heard = [live.hear(), live.hear()]
        assert [table.entry for table in heard] == [before.entry - 1, before.entry]
        assert [event for table in heard for event in table.events] == [
            event for event in before.events if event.entry >= before.entry - 2
        ]
        assert (heard[1].view, heard[1].legal) == (before.view, before.legal)
        assert heard[1].decision == before.decision


def test_a_request_sent_again_gets_the_first_answer(killed: Killed) -> None:
    party, seat = killed.tables["drawing"], killed.shown.waiting[0]
    again = party.at(seat).play(
        party.table, seat, killed.shown.decision, DRAW, LEAVE, request="once"
    )
    assert again == killed.answer
    assert party.see(0).moves == killed.shown.moves + 2


def test_what_could_be_taken_back_still_can(killed: Killed) -> None:
    """And what then is done goes on from what was found again."""
    party, (_, before) = killed.tables["placed"], killed.before["placed"]
    assert before.undo.free
    party.undo(1)
    party.move(1, party.see(1).legal[0])
    assert party.see(1).view == before.view


@pytest.mark.parametrize("game", games())
def test_a_game_goes_on_to_its_end(killed: Killed, game: str) -> None:
    party = killed.tables[game]
    assert party.play_out().result
    assert party.at(0).fairness(party.table).holds


def test_a_bot_that_was_to_move_moves(killed: Killed) -> None:
    party = killed.tables["with a bot"]
    with party.at(0).live(party.table, 0) as live:
        assert hear_until(live, 1).waiting != [0, 1]
