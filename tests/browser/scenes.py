"""Where scenes begin: tables with people and bots, and games cut short behind the screen's back."""

import json
import time
from collections.abc import Iterable

from tests.browser.games.habits import Habits
from tests.browser.person import Person
from tests.server.client import Guest
from tests.server.process import Server

# In seconds. Bots may still be asleep: on a machine that is new to them their rules are compiled.
LONGEST_GAME = 600.0
PAUSE = 0.02


def sits_among_bots(person: Person, players: int | None = None, options: Iterable[str] = ()) -> str:
    """At a table opened through the dialog, all other seats taken by bots. The table's id."""
    person.arrives()
    return person.opens_a_table(["random"] * ((players or person.game.players) - 1), options)


def shares_a_device(person: Person) -> str:
    """Everybody at the table sits in front of the same screen. The table's id."""
    person.arrives()
    return person.opens_a_table(["here"] * (person.game.players - 1))


def sit_down(ana: Person, bob: Person) -> str:
    """Ana opens a table, Bob follows the link, bots fill it, the game begins. The table's id."""
    ana.arrives()
    table = ana.opens_a_table(["friend", *["random"] * (ana.game.players - 2)])
    bob.joins(table)
    bob.takes_seat(1)
    ana.starts()
    bob.awaits("prompt")
    return table


def guest_behind(person: Person, server: Server) -> Guest:
    """Who the browser says it is, for doing things that need not be seen."""
    stored = person.page.evaluate("() => localStorage.getItem('turntable.guest')")
    return Guest(server.url, person.name, json.loads(stored)["token"], person.language)


def plays_behind_the_screen(person: Person, server: Server, table: str, until: str = "") -> bool:
    """Make one legal move after the other, up to a decision that is one's own, or to the end.
    Whether that decision came."""
    guest = guest_behind(person, server)
    # A page that shows every move takes longer than the game.
    person.opens("about:blank")
    came = make_moves(guest, table, person.game, until)
    person.opens(f"/t/{table}")
    return came


def make_moves(guest: Guest, table: str, game: Habits, until: str) -> bool:
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        seen = guest.table(table)
        if seen.result is not None:
            return False
        mine = [seat for seat in seen.waiting if seen.seats[seat].yours]
        for seat in mine:
            here = seen if seen.seat == seat else guest.table(table, seat)
            if here.view and here.view["decision"] == until:
                return True
            guest.play(table, seat, here.decision, game.move(here.legal))
        if not mine:
            time.sleep(PAUSE)
    raise AssertionError(f"no end in {LONGEST_GAME} s")
