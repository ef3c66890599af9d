from __future__ import annotations

from chouette.models import Player
from chouette.web.people import People, Person

PEOPLE = People([Person("1", "Ana"), Person("2", "Radu", guest=True)])


def test_it_gives_names_by_the_ids_of_the_core() -> None:
    assert PEOPLE.name("1") == "Ana"
    assert PEOPLE.names(["2", "1"]) == "Radu, Ana"


def test_it_reads_an_unknown_id_as_its_number() -> None:
    assert PEOPLE["99"] == Person("99", "#99")
    assert "99" not in PEOPLE


def test_it_is_a_mapping_of_those_it_knows() -> None:
    assert list(PEOPLE) == ["1", "2"]
    assert len(PEOPLE) == 2


def test_it_is_made_of_players() -> None:
    people = People.of([Player(pk=5, name="Mira", is_guest=True)])
    assert people["5"] == Person("5", "Mira", guest=True)
