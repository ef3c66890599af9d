"""Which names to log in with are taken for one, and which are not."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User

from clubsite.accounts.names import is_taken

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("mine", "also_mine"),
    [
        ("olga", "oIga"),
        ("olga", "o1ga"),
        ("olga", "0lga"),
        ("OLGA", "0LGA"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("mira", "rnira"),
        ("Vlad_W", "Vlad_vv"),
        ("Ilie", "\u0406lie"),
        ("bob10", "bobIO"),
    ],
)
def test_what_the_eye_takes_for_one_is_taken(mine: str, also_mine: str) -> None:
    User.objects.create_user(mine)
    assert is_taken(also_mine)


@pytest.mark.parametrize(
    ("mine", "also_mine"),
    [
        ("Lana", "Iana"),
        ("Ian", "Jan"),
        ("ana1", "ana2"),
        ("Anna", "Ana"),
        ("Ioana", "Ioan"),
        ("Ileana", "lleana_b"),
    ],
)
def test_names_that_are_drawn_apart_are_free(mine: str, also_mine: str) -> None:
    User.objects.create_user(mine)
    assert not is_taken(also_mine)
