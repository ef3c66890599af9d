"""Nobody of a club passes for another to the eye: not in letters of another alphabet, nor with a
sign that looks like a letter."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Player
from chouette.refusals import NameTaken
from chouette.services.players import (
    add_guest,
    deactivate_player,
    reactivate_player,
    rename_player,
)
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Radu", "R\u0430du"),
        ("\u0410\u043d\u043d\u0430", "A\u043d\u043d\u0430"),
        ("Nik", "\u039dik"),
    ],
)
def test_a_name_drawn_as_anothers_is_taken(people: People, name: str, other: str) -> None:
    """Cyrillic and Greek letters that look like Latin ones."""
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    if not Player.objects.filter(name=name).exists():
        add_guest(**ids, name=name)
    with pytest.raises(NameTaken):
        add_guest(**ids, name=other)
    with pytest.raises(NameTaken):
        rename_player(**ids, player_id=people.players["mira"].pk, name=other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Ivan", "|van"),
        ("Olga", "oIga"),
        ("Olga", "0lga"),
        ("Olga", "O1ga"),
        ("Răzvan Ilie", "Răzvan llie"),
    ],
)
def test_a_sign_that_looks_like_a_letter_makes_no_other_name(
    people: People, name: str, other: str
) -> None:
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    add_guest(**ids, name=name)
    with pytest.raises(NameTaken):
        add_guest(**ids, name=other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Lana", "Iana"), ("Erna", "Ema"), ("Lara", "Iara"), ("Ian", "Jan"), ("Işıl", "Isil")],
)
def test_honest_names_that_are_near_each_other_go_together(
    people: People, name: str, other: str
) -> None:
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    add_guest(**ids, name=name)
    assert add_guest(**ids, name=other).name == other


@pytest.mark.parametrize("other", ["Raduu", "R\u00e4du", "\u0420\u0430\u0434\u0443"])
def test_a_name_that_only_resembles_anothers_is_free(people: People, other: str) -> None:
    assert add_guest(club_id=people.club.pk, actor=people.ana, name=other).name == other


def test_who_is_called_so_already_stays_so(people: People) -> None:
    alike = "R\u0430du"
    Player.objects.filter(pk=people.players["mira"].pk).update(name=alike, name_key=alike)
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    deactivate_player(**ids, player_id=people.players["mira"].pk)
    assert reactivate_player(**ids, player_id=people.players["mira"].pk).name == alike
