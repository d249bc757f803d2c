"""What nobody may know: every byte that each person got in a whole game, against its record."""

import json
import threading
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Live, RefusedError
from tests.server.process import Server
from tests.server.scenes import Party, Person, person, play, refused, strangers
from turntable.engine.fairness import table_key

BOT = 2
PRIVATE = {"hidden_seen", "pair_seen", "kept_tile"}


@dataclass
class Ear:
    """All that one person got, over both ways, each with how much of the log it tells of."""

    seat: int
    messages: list[tuple[int, bytes]] = field(default_factory=list)

    def listen(self, live: Live) -> None:
        """In a thread of its own, until the connection ends."""
        try:
            while True:
                self.hear([live.socket.recv(decode=False)])
        except ConnectionClosed:
            pass

    def hear(self, messages: list[bytes]) -> None:
        """A preview or a refusal tells no more than the table that was looked at next."""
        entry = None
        for message in reversed(messages):
            entry = json.loads(message).get("entry", entry)
            assert entry is not None
            self.messages.append((entry, message))

    def before(self, entry: int) -> bytes:
        """All that was said before that line of the log was written."""
        return b"\n".join(message for told, message in self.messages if told <= entry)

    def tables(self) -> list[dict[str, Any]]:
        found = (json.loads(message) for _, message in self.messages)
        return [table for table in found if table.get("view")]


@dataclass
class Played:
    """A whole game and what was heard of it."""

    party: Party
    ears: list[Ear]
    record: dict[str, Any]
    events: list[Any]

    def placed_hidden(self, seat: int) -> int:
        """The line of the log in which a seat shows its hidden tile to all."""
        (entry,) = [
            event.entry
            for event in self.events
            if event.kind == "hidden_placed" and event.players["seat"] == seat
        ]
        return int(entry)

    def hidden(self, seat: int) -> str:
        dealt = self.record["initial"]["seats"][seat]["hidden"]
        if isinstance(dealt, str):
            return dealt
        (kept,) = [
            m["tile"] for who, m in self.record["moves"] if who == seat and "keep" in m["move"]
        ]
        return str(kept)


@pytest.fixture(scope="module", params=[[], ["expert"]], ids=["standard", "expert"])
def played(request: pytest.FixtureRequest, shared_server: Server) -> Played:
    """Two people and a bot. Both try out, are refused, ask to go back, as people do."""
    people = [person(shared_server.url, name) for name in ("Ana", "Ben")]
    party = play([*people, "random"], request.param)
    ears = [Ear(seat) for seat in range(2)]
    with ExitStack() as connections:
        threads = []
        for ear, guest in zip(ears, people, strict=True):
            live = connections.enter_context(guest.live(party.table, ear.seat))
            threads.append(threading.Thread(target=ear.listen, args=[live]))
            threads[-1].start()
        for guest in people:
            guest.received.clear()
        turn, ended = 0, party.see(0)
        while not ended.result:
            turn += 1
            pry(party, people[turn % 2], turn % 2)
            for ear, guest in zip(ears, people, strict=True):
                ear.hear(guest.received)
                guest.received.clear()
            party.step()
            ended = party.see(0)
        connections.close()
        for thread in threads:
            thread.join()
    return Played(party, ears, people[0].record(party.table), ended.events)


def pry(party: Party, guest: Person, seat: int) -> None:
    """Look, try what can be done and some of what cannot."""
    seen = guest.table(party.table, seat)
    for move in (*seen.legal[:1], {"move": "draw"}, {"move": "keep", "tile": "S01"}):
        try:
            guest.preview(party.table, seat, move)
        except RefusedError:
            continue
    guest.table(party.table, seat)


@pytest.mark.parametrize("owner", range(3))
def test_a_hidden_tile_is_in_no_byte_that_others_get(played: Played, owner: int) -> None:
    tile, shown = played.hidden(owner), played.placed_hidden(owner)
    for ear in played.ears:
        if ear.seat != owner:
            heard = ear.before(shown)
            assert len(heard) > 10_000
            assert tile.encode() not in heard
            assert any(tile.encode() in message for _, message in ear.messages), "not even after"


def test_every_view_hides_what_others_hold(played: Played) -> None:
    for ear in played.ears:
        tables = ear.tables()
        assert len(tables) > 40
        for table in tables:
            for seat, theirs in enumerate(table["view"]["seats"]):
                if seat != ear.seat:
                    assert theirs["hidden"] is None
                    assert theirs["spare"] is None


def test_a_stack_is_a_number_of_tiles(played: Played) -> None:
    for ear in played.ears:
        for table in ear.tables():
            assert all(type(stack) is int for stack in table["view"]["stacks"])


def test_what_is_seen_in_secret_is_told_to_who_sees_it(played: Played) -> None:
    for ear in played.ears:
        told = [
            event for table in ear.tables() for event in table["events"] if event["kind"] in PRIVATE
        ]
        assert told
        assert {event["players"]["seat"] for event in told} == {ear.seat}


def test_the_secret_of_the_shuffle_is_kept_to_the_end(played: Played) -> None:
    seed = played.record["seed"]
    contributions = [bytes.fromhex(given) for given in seed["contributions"]]
    key = table_key(bytes.fromhex(seed["secret"]), seed["table"], contributions).hex()
    last = max(played.placed_hidden(seat) for seat in range(3))
    for ear in played.ears:
        heard = ear.before(last)
        assert seed["secret"].encode() not in heard
        assert key.encode() not in heard
        assert any(seed["secret"].encode() in message for _, message in ear.messages)


def test_nobody_hears_the_token_of_another(played: Played) -> None:
    for ear in played.ears:
        other = played.party.at(1 - ear.seat)
        assert not any(other.token.encode() in message for _, message in ear.messages)


# What can be looked at once the game is over, and not before


@pytest.mark.parametrize("what", ["record", "replay/0", "replay/3?seat=1", "fairness"])
def test_nobody_looks_behind_a_game_that_is_being_played(server: Server, what: str) -> None:
    party = strangers(server.url).play_to("place")
    for guest in (party.at(0), person(server.url, "Zoe")):
        with refused("not-over", 409):
            guest.ask("GET", f"/api/tables/{party.table}/{what}")


def test_a_tile_is_not_seen_before_all_sides_are_chosen(server: Server) -> None:
    """GG-2: not even by its owner."""
    party = strangers(server.url)
    party.step()
    for seat in range(2):
        view = party.see(seat).view
        assert view is not None
        assert [other["hidden"] for other in view["seats"]] == [None, None]


def test_a_token_is_given_once(server: Server) -> None:
    ana = person(server.url)
    party = strangers(server.url)
    ana.ask("GET", "/api/guests/me")
    ana.ask("PATCH", "/api/guests/me", {"name": "Anita"})
    party.play_out()
    ana.table(party.table)
    ana.record(party.table)
    assert not any(ana.token.encode() in answer for answer in ana.received)
    assert not any(party.at(0).token.encode() in answer for answer in ana.received)
