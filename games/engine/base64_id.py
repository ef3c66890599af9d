"""Numbers as GNU Backgammon writes them in its IDs.

Bit 0 is the lowest bit of the first byte, the bytes are plain Base64 without the '=' at the end.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from typing import Final

from .errors import MalformedGnubgId, counted, shown

_STRANGE: Final = re.compile(r"[^A-Za-z0-9+/]")


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
            reason=f"{shown(text)} has {counted(len(text), 'character')} where "
            f"{characters(size)} are expected"
        )
    if strange := _STRANGE.search(text):
        known = "only the letters A to Z and a to z, digits, + and / are known"
        reason = f"{shown(text)} has the character {shown(strange.group())}, but {known}"
        raise MalformedGnubgId(reason=reason)
    number = int.from_bytes(b64decode(text + "=" * (-len(text) % 4)), "little")
    if write(number, size) != text:
        reason = f"the last character of {shown(text)} has bits set that have no meaning"
        raise MalformedGnubgId(reason=reason)
    return number
