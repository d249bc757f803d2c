"""Scenes at a running table: who sits there, and playing on to where a test begins.

party = hot_seat(server.url, players=3).play_to("place")
party.move(0, party.see(0).legal[0])
"""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.cli.running import in_process
from tests.server.client import (
    GHOSTS,
    LONGEST_ANSWER,
    Done,
    Guest,
    Live,
    Move,
    RefusedError,
    Table,
)

MOST_MOVES = 1000
LANGUAGES = ("en", "es")
NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Zoe")

# A connection for each request would take longer than the request. The server keeps one for 5 s.
BROWSER = httpx.Client(
    trust_env=False, timeout=LONGEST_ANSWER, limits=httpx.Limits(keepalive_expiry=2)
)

Choice = Callable[[Table], Move]
"""What somebody who sees a table does there."""


def last(seen: Table) -> Move:
    """Claims or trades what can be: the shortest games come of it."""
    return seen.legal[-1]


def first(seen: Table) -> Move:
    """Draws, leaves or builds whenever possible: the longest games come of it."""
    return seen.legal[0]


def at_random(dice: Random) -> Choice:
    return lambda seen: dice.choice(seen.legal)


class Person(Guest):
    """A guest whose requests share connections, and who notes all that is answered."""

    def __init__(self, url: str, name: str, token: str, language: str = "en") -> None:
        super().__init__(url, name, token, language)
        self.received: list[bytes] = []

    def ask(
        self,
        method: str,
        path: str,
        body: dict[str, Any] | None = None,
        query: dict[str, int] | None = None,
    ) -> Any:
        answer = self.request(method, path, json=body, params=query)
        if answer.is_error:
            raise RefusedError(answer)
        return answer.json() if answer.content else None

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        """As `ask`, but whatever is answered comes back."""
        headers = {"Accept-Language": self.language, **more.pop("headers", {})}
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        answer = BROWSER.request(method, self.url + path, headers=headers, **more)
        self.received.append(answer.content)
        return answer


def person(url: str, name: str = "Ana", language: str = "en") -> Person:
    """Somebody new."""
    token = Person(url, name, "", language).ask("POST", "/api/guests", {"name": name})["token"]
    return Person(url, name, token, language)


@dataclass
class Party:
    """A table and who plays at it: by seat, None for a bot."""

    table: str
    people: list[Person | None]

    @property
    def seats(self) -> list[int]:
        """Those that people sit in."""
        return [seat for seat, person in enumerate(self.people) if person]

    def at(self, seat: int) -> Person:
        person = self.people[seat]
        assert person is not None
        return person

    def see(self, seat: int = 0, entry: int = 0) -> Table:
        return self.at(seat).table(self.table, seat, entry)

    def move(self, seat: int, *moves: Move, request: str | None = None) -> Done:
        """An answer to what is being decided now."""
        decision = self.see(seat).decision
        return self.at(seat).play(self.table, seat, decision, *moves, request=request)

    def undo(self, seat: int, **more: bool) -> Done:
        return self.at(seat).undo(self.table, seat, **more)

    def step(self, choice: Choice = last, seen: Table | None = None) -> bool:
        """Somebody who is waited for moves; False if that is nobody here.

        `seen` is the table as it was just looked at, if it was.
        """
        seen = seen or self.see(self.seats[0])
        for seat in self.seats:
            if seat in seen.waiting:
                here = seen if seen.seat == seat else self.see(seat)
                self.at(seat).play(self.table, seat, here.decision, choice(here))
                return True
        return False

    def play_to(self, decision: str, choice: Choice = last, round_number: int = 1) -> "Party":
        """Play on until that decision is to be taken, in that round or later."""
        for _ in range(MOST_MOVES):
            seen = self.see(self.seats[0])
            assert seen.view is not None
            if seen.view["decision"] == decision and seen.view["round"] >= round_number:
                return self
            self.step(choice, seen)
        raise AssertionError(f"{decision} never came")

    def play_out(self, choice: Choice = last) -> Table:
        """Play to the end."""
        for _ in range(MOST_MOVES):
            seen = self.see(self.seats[0])
            if seen.result:
                return seen
            self.step(choice, seen)
        raise AssertionError("the game never ends")


def gather(
    people: Sequence[Person | str], options: list[str] | None = None, game: str = GHOSTS
) -> Party:
    """A table at which these people, and bots where a bot is named, sit; not started."""
    host = next(person for person in people if isinstance(person, Person))
    table = host.open_table(len(people), options, game)
    for seat, sitter in enumerate(people):
        if isinstance(sitter, Person):
            sitter.sit(table, seat)
        else:
            host.bot(table, seat, sitter)
    return Party(table, [sitter if isinstance(sitter, Person) else None for sitter in people])


def play(
    people: Sequence[Person | str], options: list[str] | None = None, game: str = GHOSTS
) -> Party:
    """The same, started."""
    party = gather(people, options, game)
    party.at(party.seats[0]).start(party.table)
    return party


def hot_seat(
    url: str, players: int = 2, options: list[str] | None = None, game: str = GHOSTS
) -> Party:
    """A game that has begun, all its seats those of one person."""
    return play([person(url)] * players, options, game)


def strangers(
    url: str, players: int = 2, options: list[str] | None = None, game: str = GHOSTS
) -> Party:
    """A game that has begun between people at a device each."""
    return play([person(url, name) for name in NAMES[:players]], options, game)


@contextmanager
def refused(code: str, status: int, rule: str | None = None) -> Iterator[None]:
    """The server says no, for that reason, in a sentence."""
    with pytest.raises(RefusedError) as caught:
        yield
    told = caught.value
    assert (told.code, told.status, told.rule) == (code, status, rule)
    assert_is_a_sentence(told.message)


def assert_is_a_sentence(text: str) -> None:
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    assert "{" not in text
    assert 10 < len(text) < 400


def hear_until(live: Live, entry: int) -> Table:
    """Listen on up to that line of the log."""
    while (heard := live.hear()).entry < entry:
        pass
    return heard


def assert_replays(record: dict[str, Any], folder: Path) -> None:
    """`turntable replay` says that the record holds."""
    file = folder / f"{secrets.token_hex(4)}.json"
    file.write_text(json.dumps(record), "utf-8")
    done = in_process("replay", file)
    assert done.status == 0, done
