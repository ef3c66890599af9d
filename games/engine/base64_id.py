"""Numbers as GNU Backgammon writes them in its IDs.

Bit 0 is the lowest bit of the first byte, the bytes are plain Base64 without the '=' at the end.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from typing import Final

from .errors import MalformedGnubgId

_ALPHABET: Final = re.compile(r"[A-Za-z0-9+/]*")


def write(number: int, size: int) -> str:
    """A number of `size` bytes as an ID."""
    return b64encode(number.to_bytes(size, "little")).decode("ascii").rstrip("=")


def characters(size: int) -> int:
    """How many characters an ID of `size` bytes has."""
    return len(write(0, size))


def read(text: str, size: int) -> int:
    """The number that an ID of `size` bytes stands for. Raises MalformedGnubgId for any text that
    `write` cannot have written."""
    if len(text) != characters(size):
        raise MalformedGnubgId(
            reason=f"it has {len(text)} characters where {characters(size)} are expected"
        )
    if not _ALPHABET.fullmatch(text):
        raise MalformedGnubgId(reason="it has only the letters A to Z and a to z, digits, + and /")
    number = int.from_bytes(b64decode(text + "=" * (-len(text) % 4)), "little")
    if write(number, size) != text:
        raise MalformedGnubgId(reason="bits are set in its last character that have no meaning")
    return number
