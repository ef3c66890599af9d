"""Characters that nobody sees have no place in a name."""

from __future__ import annotations

import pytest

from chouette.models.players import name_key
from chouette.refusals import BadName
from chouette.services.support import clean_name
from clubsite.clean_text import clean_text
from clubsite.invisible import without_invisible


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("An\u200ba", "Ana"),
        ("\u202eanA", "anA"),
        ("An\u200da", "Ana"),
        ("\u200dAna\u200c", "Ana"),
        ("\ufeffAna\u00ad", "Ana"),
        ("Ana\u2800\u3164\ufe0f", "Ana"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\u0301na", "\u00c1na"),
        ("\u0646\u06cc\u200c\u0645\u0627", "\u0646\u06cc\u200c\u0645\u0627"),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
        ("\u0646\u200c", "\u0646"),
        ("Șerban d'Țăran-Ölü", "Șerban d'Țăran-Ölü"),
    ],
)
def test_it_keeps_of_a_name_what_is_seen(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "name", ["\u200b", "\u202e \u202c", "\u3164", "\u2800", "\u0301", "\u200d\u200c", "A\x07na"]
)
def test_it_refuses_a_name_of_nothing_seen(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("other", ["An\u200ba", "An\u200da", "ANA\u2060", "\uff21na\ufe0f"])
def test_it_holds_look_alikes_for_one_name(other: str) -> None:
    assert name_key(other) == name_key("Ana")


def test_it_drops_every_joiner_when_told() -> None:
    assert without_invisible("\u0646\u200c\u0645", joiners=False) == "\u0646\u0645"


def test_it_turns_no_text_round() -> None:
    assert clean_text("paid \u202e05 RUE\u202c cash", limit=80) == "paid 05 RUE cash"
