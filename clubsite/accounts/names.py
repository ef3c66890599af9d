"""Names to log in with: nobody passes for somebody else, not even to the eye."""

from __future__ import annotations

import unicodedata

from django.contrib.auth.models import User
from django.db import connection

NAME_LENGTH_MAX = 40
RESERVED_PREFIX = "erased-"
"""How log-ins are called whose person's data was erased."""

_NAMES_LOCK = 4_771_201
"""Any number, as long as nothing else takes it for a lock of its own."""

_LOOK_LIKE_LATIN = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ" + "ı",
    "ABESIJKMHOPCTYXaesijopcyxhdqw" + "ABEZHIKMNOPTYXaikvopu" + "i",
)
"""Letters of Cyrillic and Greek, and one of Turkish, that are drawn as Latin ones are."""


def may_be_called(name: str) -> bool:
    """Whether `name`, of characters that a name may have, is one that is seen for what it is:
    letters of one alphabet, none of them blank, and not set aside."""
    alphabets = _alphabets(name)
    blank = any("FILLER" in unicodedata.name(letter, "") for letter in name)
    mixed = "LATIN" in alphabets and alphabets & {"CYRILLIC", "GREEK", "CHEROKEE", "ARMENIAN"}
    return not (blank or mixed or _folded(name).startswith(RESERVED_PREFIX))


def is_taken(name: str) -> bool:
    """Whether somebody is called so, or so that one would take the two for one: in capitals, in
    another form of the same letters, or in letters of another alphabet that look the same."""
    names = User.objects.values_list("username", flat=True)
    folded, drawn = _folded(name), _drawn(name)
    return any(_folded(other) == folded or _drawn(other) == drawn for other in names.iterator())


def hold_name(name: str) -> bool:
    """Whether nobody is called so, within a transaction: until its end nobody else gets a name."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_NAMES_LOCK])
    return not is_taken(name)


def passes_for(name: str, other: str) -> bool:
    """Whether `name` is drawn as `other` is, in letters of another alphabet: Cyrillic or Greek ones
    among Latin ones, or the other way round. Two of one name are no such thing."""
    if name.isascii() and other.isascii():
        return False
    return _alphabets(name) != _alphabets(other) and _drawn(name) == _drawn(other)


def _alphabets(name: str) -> set[str]:
    return {unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha()}


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _drawn(name: str) -> str:
    return _folded(unicodedata.normalize("NFKC", name).translate(_LOOK_LIKE_LATIN))
