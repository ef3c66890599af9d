"""Text that people typed, as it is kept and shown on one line."""

from __future__ import annotations

import unicodedata

from clubsite.invisible import without_invisible

FOLDED_MAX = 3
"""Columns that keep a name for comparing are so many times as long as the name's."""

_NOT_IN_NAMES = frozenset({"Cc", "Cs", "Cn", "Zl", "Zp"})
_SEEN = frozenset("LNPS")
"""First letters of the categories of characters that leave a mark by themselves."""

_UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands for bytes that are no letter; nobody is called so."""


def name_or_none(name: str, *, limit: int) -> str | None:
    """`name` on one line with single spaces and without invisible characters; None if nothing or
    too much is left, or something in it is no text.

    Nor is it a name if its letters, written apart as names are compared, are more than
    FOLDED_MAX times the limit: one sign may stand for a sentence of eighteen.
    """
    visible = without_invisible(unicodedata.normalize("NFC", name)).strip()
    if any(unicodedata.category(character) in _NOT_IN_NAMES for character in visible):
        return None  # also a line break, which would be lost among the spaces
    name = " ".join(visible.split())
    kinds = {unicodedata.category(character) for character in name}
    seen = any(kind[0] in _SEEN for kind in kinds)
    if not seen or len(name) > limit or _UNREADABLE in name:
        return None
    if len(unicodedata.normalize("NFKC", name).casefold()) > FOLDED_MAX * limit:
        return None
    return name


def clean_text(text: str, *, limit: int) -> str:
    """`text` on one line without control and invisible characters, cut to `limit`."""
    text = without_invisible(text)
    kept = "".join(" " if unicodedata.category(c) in _NOT_IN_NAMES else c for c in text)
    return " ".join(kept.split())[:limit]
