"""Commit and reveal: how a table's chance is fixed before anybody could steer it, and proven after.

docs/fairness.md gives the bytes with a worked example, for programs that share no code with this.
"""

import hashlib
import hmac

SECRET_BYTES = 32


def commitment(secret: bytes) -> bytes:
    """What a table publishes when it opens."""
    return hashlib.sha256(secret).digest()


def table_key(secret: bytes, table: str, contributions: list[bytes]) -> bytes:
    """The key of a table's chance: nobody, the table included, knew it before the last had sat
    down; everybody can compute it once the secret is out."""
    name = table.encode()
    message = len(name).to_bytes(2, "big") + name + b"".join(contributions)
    return hmac.digest(secret, message, "sha256")
