"""People: guests with a name and a token, and nothing else."""

import hashlib
import secrets

from turntable.server.errors import TableError
from turntable.server.protocol import GuestWithToken
from turntable.server.store import GuestRow, Store

LONGEST_NAME = 30
JOINER = "\u200d"
"""Invisible, and what makes one picture of several."""


def checked_name(name: str) -> str:
    """A name fit to be shown: spaces tidied, nothing unprintable, not too long."""
    shown = (c if c.isprintable() or c == JOINER else " " for c in name)
    tidy = " ".join("".join(shown).split()).strip(JOINER)
    if not tidy:
        raise TableError("name-empty")
    if len(tidy) > LONGEST_NAME:
        raise TableError("name-too-long", most=LONGEST_NAME, letters=len(tidy))
    return tidy


async def new_guest(store: Store, name: str) -> GuestWithToken:
    guest = GuestRow(secrets.token_hex(8), checked_name(name))
    token = secrets.token_urlsafe(32)
    await store.add_guest(guest, _hash(token))
    return GuestWithToken(guest.id, guest.name, token)


async def guest_of(store: Store, token: str) -> GuestRow | None:
    return await store.guest_with(_hash(token))


def _hash(token: str) -> bytes:
    """The store knows tokens only by their hash; they are too random to be guessed from it."""
    return hashlib.sha256(token.encode()).digest()
