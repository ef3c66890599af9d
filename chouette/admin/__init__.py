"""The back office: clubs and people to be edited, the books to be read and searched."""

from __future__ import annotations

from . import books, clubs, federations, keys, logins, outbox

__all__ = ["books", "clubs", "federations", "keys", "logins", "outbox"]
