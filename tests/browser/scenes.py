"""Where scenes begin: tables with people and bots, and games cut short behind the screen's back."""

import json
from collections.abc import Iterable

from tests.browser.harness import Person
from tests.server.client import Guest
from tests.server.process import Server

MOST_MOVES = 400


def sits_among_bots(
    person: Person, players: int = 2, options: Iterable[str] = (), starting: bool = True
) -> str:
    """At a table opened through the dialog, all other seats taken by bots. The table's id."""
    person.arrives()
    table = person.opens_a_table(players, options)
    person.takes_seat(0)
    for seat in range(1, players):
        person.seats_a_bot(seat)
    if starting:
        person.starts()
    return table


def sit_down(ana: Person, bob: Person) -> str:
    """Ana opens a table, Bob follows the link, the game begins. The table's id."""
    ana.arrives()
    table = ana.opens_a_table(players=2)
    ana.takes_seat(0)
    bob.joins(table)
    bob.takes_seat(1)
    ana.starts()
    bob.awaits("prompt")
    return table


def guest_behind(person: Person, server: Server) -> Guest:
    """Who the browser says it is, for doing things that need not be seen."""
    stored = person.page.evaluate("() => localStorage.getItem('turntable.guest')")
    return Guest(server.url, person.name, json.loads(stored)["token"], person.language)


def plays_behind_the_screen(guest: Guest, table: str, until: str = "") -> None:
    """Make the first legal move again and again, up to a decision or the end."""
    for _ in range(MOST_MOVES):
        seen = guest.table(table)
        if seen.result is not None or (seen.view and seen.legal and seen.view["decision"] == until):
            return
        for seat in (seat.seat for seat in seen.seats if seat.yours):
            here = guest.table(table, seat)
            if here.legal:
                guest.play(table, seat, here.decision, here.legal[0])
    raise AssertionError(f"no end after {MOST_MOVES} looks")
