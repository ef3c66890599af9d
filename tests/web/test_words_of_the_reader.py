"""What the book has in English is shown in the reader's language where it is no name of people."""

from __future__ import annotations

import pytest
from django.utils.translation import override

from chouette.web.people import People
from chouette.web.rules_in_force import label_of
from chouette.web.standings_views import Asked, games_choices
from tests.people import People as ClubPeople


def test_a_preset_is_called_so_also_as_a_set_of_the_club() -> None:
    with override("it"):
        assert label_of("Keith, one cube v2").endswith(" v2")
        assert label_of("Keith, one cube") != "Keith, one cube"
        assert label_of("Keith, one cubes") == "Keith, one cubes"
        assert label_of("Thursday rules") == "Thursday rules"


def test_games_are_counted() -> None:
    labels = [choice.label for choice in games_choices(Asked())]
    assert "everybody" in labels
    assert any(label.startswith("from ") and label.endswith(" games") for label in labels)


@pytest.mark.django_db
def test_an_erased_person_is_called_by_his_number(people: ClubPeople) -> None:
    radu = people.players["radu"]
    radu.name = radu.nameless
    assert People.of([radu]).name(str(radu.pk)) == f"Player {radu.pk}"
