"""A storm: people and bots play at several tables, and the server is killed again and again."""

import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from tests.server.client import Done, Event, Move, RefusedError
from tests.server.process import Server
from tests.server.scenes import Party, assert_replays, person, play

KILLS = 20
TABLES = 4
# Kernels are compiled with checks here, perhaps for the first time: bots can be late.
LONGEST_LULL = 300.0


@dataclass
class Sent:
    """A request, and the answer if there was one."""

    seat: int
    decision: int
    move: Move
    request: str
    answer: Done | None = None


@dataclass
class Player:
    """Somebody who plays on at a table until the server is gone, and tries again what got lost."""

    party: Party
    dice: random.Random
    sent: list[Sent] = field(default_factory=list)

    def play_on(self, enough: threading.Event) -> None:
        with suppress(httpx.TransportError):
            while not enough.is_set() and self.move():
                pass

    def move(self) -> bool:
        """Somebody here moves if they are waited for; False when the game is over."""
        seat = self.dice.choice(self.party.seats)
        seen = self.party.see(seat)
        if seen.legal:
            self.send(Sent(seat, seen.decision, self.dice.choice(seen.legal), f"{len(self.sent)}"))
        elif not seen.result:
            time.sleep(0.02)
        return not seen.result

    def send(self, sent: Sent) -> None:
        if not self.sent or self.sent[-1] is not sent:
            self.sent.append(sent)
        sent.answer = self.party.at(sent.seat).play(
            self.party.table, sent.seat, sent.decision, sent.move, request=sent.request
        )

    def send_last_again(self) -> None:
        """What was not answered was done or it was not; now it is, unless the game has gone on."""
        if self.sent and self.sent[-1].answer is None:
            with suppress(RefusedError):
                self.send(self.sent[-1])
        if self.sent and self.sent[-1].answer is None:
            self.sent.pop()

    def assert_all_is_kept(self) -> None:
        """The log has every answer word for word, and each is about a line of its own."""
        entries = [sent.answer.entry for sent in self.sent if sent.answer]
        assert entries == sorted(set(entries))
        log: dict[tuple[int, int], list[Event]] = {}
        for seat in self.party.seats:
            for event in self.party.see(seat).events:
                log.setdefault((seat, event.entry), []).append(event)
        for sent in self.sent:
            assert sent.answer
            assert log.get((sent.seat, sent.answer.entry - 1)) == sent.answer.events


def sent(players: list[Player]) -> int:
    return sum(len(player.sent) for player in players)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_a_storm(tmp_path: Path) -> None:
    dice = random.Random(20)
    players: list[Player] = []
    with Server(tmp_path) as server:
        for _ in range(KILLS):
            while len([p for p in players if not p.party.see(p.party.seats[0]).result]) < TABLES:
                people = [person(server.url), person(server.url, "Ben")]
                bot = dice.choice(["random", "greedy", "easy"])
                party = play([people[0], bot, people[1]], dice.choice([[], ["expert"]]))
                players.append(Player(party, random.Random(dice.random())))
            enough = threading.Event()
            threads = [threading.Thread(target=p.play_on, args=[enough]) for p in players]
            for thread in threads:
                thread.start()
            # By moves and not by the clock: a slow machine must see as much of the storm.
            enough_sent = sent(players) + TABLES + dice.randrange(8 * TABLES)
            deadline = time.monotonic() + LONGEST_LULL
            while sent(players) < enough_sent and any(thread.is_alive() for thread in threads):
                assert time.monotonic() < deadline, "nobody moves any more"
                time.sleep(0.01)
            time.sleep(dice.uniform(0, 0.3))
            server.kill()
            enough.set()
            for thread in threads:
                thread.join()
            server.restart()
            for player in players:
                player.send_last_again()
                player.assert_all_is_kept()
        for player in players:
            party = player.party
            deadline = time.monotonic() + 120
            while not party.see(0).result:
                assert time.monotonic() < deadline, "the game does not go on"
                if not party.step():
                    time.sleep(0.02)
            player.assert_all_is_kept()
            assert party.at(0).fairness(party.table).holds
            assert_replays(party.at(0).record(party.table), tmp_path)
