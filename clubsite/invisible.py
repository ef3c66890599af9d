"""Characters that nobody sees: with them two names that look the same would be two names."""

from __future__ import annotations

import unicodedata

JOINERS = frozenset("\u200c\u200d")
"""ZERO WIDTH NON-JOINER and JOINER, which Persian and the scripts of India write inside words."""

_BLANK_RANGES = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer vowels that are not written
    (0x180B, 0x180F),  # Mongolian selectors
    (0x2800, 0x2800),  # a Braille cell without dots
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),  # half-width Hangul filler
    (0xE0100, 0xE01EF),  # more variation selectors
)
BLANKS = frozenset(chr(code) for low, high in _BLANK_RANGES for code in range(low, high + 1))
"""What shows nothing though Unicode files it under letters, marks or symbols."""


def without_invisible(text: str, *, joiners: bool = True) -> str:
    """`text` without format characters (category Cf) and blanks.

    A joiner stays, unless `joiners` is false, between two letters or marks of a script that has
    one, which Latin, Greek and Cyrillic have not.
    """
    return "".join(
        character
        for place, character in enumerate(text)
        if not is_invisible(character)
        or (joiners and character in JOINERS and _inside_word(text, place))
    )


def is_invisible(character: str) -> bool:
    """Whether it leaves no mark and takes no room."""
    return character in BLANKS or unicodedata.category(character) == "Cf"


def _inside_word(text: str, place: int) -> bool:
    around = text[max(place - 1, 0) : place] + text[place + 1 : place + 2]
    return len(around) == 2 and all(_joins(character) for character in around)


def _joins(character: str) -> bool:
    return character >= "\u0600" and unicodedata.category(character)[0] in "LM"
