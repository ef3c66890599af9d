"""Whom a name that nobody has may be meant for: an accent left out, a letter too few or too many.

Only a suggestion: whoever wrote the name has to say that it is right.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from heapq import nlargest

NEAR = 0.8
"""How alike two names must be, from 0 to 1 as difflib counts it: one letter in five may differ."""


WORK_MOST = 5_000_000
"""Pairs of letters that one list of names is compared by, a second or two of work. Comparing two
names takes as many as both lengths multiplied, so hundreds of long names among hundreds that are
nearly the same would take minutes."""

GLANCE = 10
"""How often a glance at all letters of two names looks at each."""


class NearNames:
    """Names that are known, to be asked for the one that is nearest to another; when they have been
    asked for more than WORK_MOST, they know of none."""

    def __init__(self, names: Iterable[str]) -> None:
        listed = [(plain(name), name) for name in names]
        times = Counter(bare for bare, _name in listed)
        self._names = {bare: name for bare, name in listed if bare and times[bare] == 1}
        # Slips are rare in a first letter, and comparing with fewer names keeps long lists quick.
        self._left = WORK_MOST
        self._by_letter: dict[str, list[str]] = {}
        for bare in self._names:
            self._by_letter.setdefault(bare[0], []).append(bare)

    def nearest(self, name: str) -> str | None:
        """The known name that it may be meant for; None if there is none, or two as near."""
        bare = plain(name)
        if bare in self._names:
            return self._names[bare]
        near = nlargest(2, self._near(bare))
        if self._left < 0 or not near or (len(near) > 1 and near[0][0] == near[1][0]):
            return None
        return self._names[near[0][1]]

    def _near(self, bare: str) -> Iterator[tuple[float, str]]:
        """How alike each name is that is near, and the name; what is cheap is looked at first."""
        matcher = SequenceMatcher(None, "", bare)
        for other in self._by_letter.get(bare[:1], ()):
            if self._left < 0:
                return
            matcher.set_seq1(other)
            if matcher.real_quick_ratio() < NEAR:
                continue
            self._left -= GLANCE * len(other)
            if matcher.quick_ratio() < NEAR:
                continue
            self._left -= len(other) * len(bare)
            if (likeness := matcher.ratio()) >= NEAR:
                yield likeness, other


def plain(name: str) -> str:
    """`Ștefan  POP` -> `stefan pop`."""
    apart = unicodedata.normalize("NFKD", name)
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(letters.casefold().split())
