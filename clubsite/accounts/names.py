"""Names to log in with: nobody passes for somebody else, not even to the eye."""

from __future__ import annotations

import unicodedata

from django.contrib.auth.models import User
from django.db import connection
from django.db.models import Q

NAME_LENGTH_MAX = 40
KEPT_LENGTH_MAX = 150
"""Of names that were given in the back office, too."""

RESERVED_PREFIX = "erased-"
"""How log-ins are called whose person's data was erased."""

_NAMES_LOCK = 4_771_201
"""Any number, as long as nothing else takes it for a lock of its own."""

_LOOK_LIKE_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ" + "ı",
    "ABESIJKMHOPCTYXaesijopcyxhdqw" + "ABEZHIKMNOPTYXaikvopu" + "i",
)
"""Letters of Cyrillic and Greek, and one of Turkish, that are drawn as Latin ones are."""

_ONE_STROKE = str.maketrans({**dict.fromkeys("Il1", "|"), "0": "o"})
"""Signs of the same alphabet that the eye takes for one: a capital I, a small l, a one, a bar; a
zero and an O. Not a capital L, nor a small i: Iana and Lana, Ivan and ivan are drawn apart."""

_RUN_TOGETHER = (("rn", "m"), ("vv", "w"))
"""Two small letters that side by side look like one."""


def may_be_called(name: str) -> bool:
    """Whether `name`, of characters that a name may have, is one that is seen for what it is:
    letters of one alphabet, none of them blank, and not set aside."""
    alphabets = _alphabets(name)
    blank = any("FILLER" in unicodedata.name(letter, "") for letter in name)
    mixed = "LATIN" in alphabets and alphabets & {"CYRILLIC", "GREEK", "CHEROKEE", "ARMENIAN"}
    return not (blank or mixed or _folded(name).startswith(RESERVED_PREFIX))


def is_taken(name: str) -> bool:
    """Whether somebody is called so, or so that one would take the two for one: in capitals, in
    another form of the same letters, or in signs that look the same: letters of another alphabet,
    a one or a capital I for an l, a zero for an O, `rn` for an m."""
    names = User.objects.values_list("username", flat=True)
    folded, drawn = _folded(name), _run_together(name)
    return any(
        _folded(other) == folded or _run_together(other) == drawn for other in names.iterator()
    )


def as_kept(name: str) -> str:
    """The name of the log-in that `name` means: in whatever capitals it is typed, unless two that
    were made before differ in nothing else. A name that is nobody's stays as it is."""
    if len(name) > KEPT_LENGTH_MAX or User.objects.filter(username=name).exists():
        return name
    same = Q(username__iexact=name) | Q(username=_folded(name))
    found = list(User.objects.filter(same).values_list("username", flat=True)[:2])
    return found[0] if len(found) == 1 else name


def hold_name(name: str) -> bool:
    """Whether nobody is called so, within a transaction: until its end nobody else gets a name."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_NAMES_LOCK])
    return not is_taken(name)


def passes_for(name: str, other: str) -> bool:
    """Whether `name` is drawn as `other` is: in letters of another alphabet (Cyrillic or Greek ones
    among Latin ones, or the other way round), or with a sign that looks like a letter, as in 0lga,
    oIga and o1ga. Erna and Ema, whom one club may well have, are two names."""
    if name.isascii() and other.isascii():
        return len(name) == len(other) and _drawn(name) == _drawn(other)
    if _alphabets(name) == _alphabets(other):
        return _strokes(name) == _strokes(other)
    return _drawn(name) == _drawn(other)


def _alphabets(name: str) -> set[str]:
    return {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _strokes(name: str) -> str:
    """The letters as they are, but for signs of one alphabet that look the same."""
    return _folded(unicodedata.normalize("NFKC", name).translate(_ONE_STROKE))


def _drawn(name: str) -> str:
    return _strokes(unicodedata.normalize("NFKC", name).translate(_LOOK_LIKE_LATIN))


def _run_together(name: str) -> str:
    """As `_drawn`, and with pairs of letters that look like one: for names that are one's own in
    all the site, where another is easily found."""
    drawn = unicodedata.normalize("NFKC", name).translate(_LOOK_LIKE_LATIN)
    for pair, one in _RUN_TOGETHER:
        drawn = drawn.replace(pair, one)
    return _strokes(drawn)
