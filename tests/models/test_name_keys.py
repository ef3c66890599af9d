"""Whatever is a name has a key that is kept, though single signs stand for whole sentences."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chouette.models import Player
from chouette.models.players import NAME_LENGTH_MAX, name_key
from chouette.refusals import BadName
from chouette.services.players import add_guest
from clubsite.clean_text import FOLDED_MAX, name_or_none
from tests.api.conftest import browser_of
from tests.people import People

BLESSING = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}"
"""One sign; eighteen when written apart."""

GROWING = [
    sign
    for sign in map(chr, range(sys.maxunicode + 1))
    if len(unicodedata.normalize("NFKC", sign).casefold()) > len(unicodedata.normalize("NFC", sign))
]
LIMIT = FOLDED_MAX * NAME_LENGTH_MAX


def test_every_sign_that_grows_is_kept_or_refused() -> None:
    assert BLESSING in GROWING
    for sign in GROWING:
        for times in (1, 13, 14, 48, NAME_LENGTH_MAX):
            name = name_or_none(sign * times, limit=NAME_LENGTH_MAX)
            assert name is None or len(name_key(name)) <= LIMIT


@given(st.text(st.sampled_from(GROWING) | st.characters(codec="utf-8"), max_size=NAME_LENGTH_MAX))
def test_every_mixture_is_kept_or_refused(text: str) -> None:
    name = name_or_none(text, limit=NAME_LENGTH_MAX)
    assert name is None or len(name_key(name)) <= LIMIT


@pytest.mark.django_db
def test_a_name_too_long_to_compare_is_no_name(people: People) -> None:
    with pytest.raises(BadName):
        add_guest(club_id=people.club.pk, name=BLESSING * 20, actor=people.ana)
    short = add_guest(club_id=people.club.pk, name=f"Ali {BLESSING}", actor=people.ana)
    assert Player.objects.get(pk=short.pk).name == f"Ali {BLESSING}"


@pytest.mark.django_db
def test_a_program_is_told_that_it_is_no_name(people: People) -> None:
    answer = browser_of(people.ana).send(
        f"clubs/{people.club.slug}/players/", {"name": BLESSING * 20}, 422
    )
    assert answer["code"] == "bad_name"
