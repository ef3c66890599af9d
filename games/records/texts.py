"""From the bytes of a file to its lines, and what can stand in a player's name."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .limits import LONGEST_NAME

_ENDS: Final = re.compile(r"\r\n|\r|\n")
_UTF_16: Final = (b"\xff\xfe", b"\xfe\xff")


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, and otherwise
    Latin-1, in which every byte is a letter."""
    encoding = "utf-16" if data.startswith(_UTF_16) else "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return data.decode("latin-1")


def lines_of(text: str) -> list[str]:
    """The lines, whichever of the three usual ends they have, tabs as single blanks."""
    return [line.replace("\t", " ") for line in _ENDS.split(text.removeprefix("\ufeff"))]


def clean_name(text: str) -> str:
    """A name as it is kept: one line, single blanks, no control characters, at most 80 letters."""
    plain = "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in text)
    return " ".join(plain.split())[:LONGEST_NAME].rstrip()
