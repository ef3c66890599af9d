"""Secrets that open something without a log-in: invitations, links, keys, guests' phones.

Each is shown once, where it is made; what is kept of it is its hash.
"""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """32 characters that fit into an address."""
    return secrets.token_urlsafe(24)


def hash_of(secret: str) -> str:
    """What is kept of a secret, which is itself long and random; of any text, also one that is
    none, since addresses and cookies hold anything."""
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()
