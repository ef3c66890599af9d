"""Whom a name that nobody has may be meant for: an accent left out, a letter too few or too many.

Only a suggestion: whoever wrote the name has to say that it is right.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

NEAR = 0.8
"""How alike two names must be, from 0 to 1 as difflib counts it: one letter in five may differ."""


class NearNames:
    """Names that are known, to be asked for the one that is nearest to another."""

    def __init__(self, names: Iterable[str]) -> None:
        listed = [(plain(name), name) for name in names]
        times = Counter(bare for bare, _name in listed)
        self._names = {bare: name for bare, name in listed if bare and times[bare] == 1}
        # Slips are rare in a first letter, and comparing with fewer names keeps long lists quick.
        self._by_letter: dict[str, list[str]] = {}
        for bare in self._names:
            self._by_letter.setdefault(bare[0], []).append(bare)

    def nearest(self, name: str) -> str | None:
        """The known name that it may be meant for; None if there is none, or two as near."""
        bare = plain(name)
        if bare in self._names:
            return self._names[bare]
        near = get_close_matches(bare, self._by_letter.get(bare[:1], ()), n=2, cutoff=NEAR)
        if not near or (len(near) > 1 and _likeness(bare, near[0]) == _likeness(bare, near[1])):
            return None
        return self._names[near[0]]


def plain(name: str) -> str:
    """`Ștefan  POP` -> `stefan pop`."""
    apart = unicodedata.normalize("NFKD", name)
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(letters.casefold().split())


def _likeness(name: str, other: str) -> float:
    # The other way round it may come to something else: difflib compares so.
    return SequenceMatcher(None, other, name).ratio()
