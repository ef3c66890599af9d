"""Many opening balances by one command: all or none, and never doubled in silence."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import Command, LedgerEntry, Player
from chouette.refusals import (
    NothingToBringIn,
    NotOfThisClub,
    OpeningsThere,
    ReusedCommandId,
)
from chouette.selectors.balances import club_balances
from chouette.selectors.openings import openings_of, players_by_name
from chouette.selectors.verification import faults
from chouette.services.booking import Booked
from chouette.services.opening_import import Opening, import_openings
from tests.people import People

pytestmark = pytest.mark.django_db


def bring(people: People, *lines: tuple[str, int, int], **options: Any) -> Booked:
    """Lines are (name, half-points, minor units); a name that nobody has is a new guest."""
    openings = [
        Opening(name, people.players[name].pk if name in people.players else None, points, money)
        for name, points, money in lines
    ]
    options = {"command_id": uuid4(), "actor": people.elena, "units": ["points", "EUR"], **options}
    options.setdefault("openings", openings)
    return import_openings(club_id=people.club.pk, currency="EUR", **options)


def there(people: People) -> dict[tuple[str, str], int]:
    return {(entry.name, entry.unit): entry.amount for entry in openings_of(people.club.pk)}


def test_it_brings_in_points_and_money(people: People) -> None:
    bring(people, ("ana", 3, -250), ("radu", -1, 0), ("Vlad", 0, 100))
    assert there(people) == {
        ("ana", "points"): 3,
        ("ana", "EUR"): -250,
        ("Radu", "points"): -1,
        ("Vlad", "EUR"): 100,
    }
    vlad = Player.objects.get(club=people.club, name="Vlad")
    assert vlad.is_guest
    assert not list(faults(club_id=people.club.pk))


def test_it_leaves_the_rest_of_a_sum_to_the_club(people: People) -> None:
    bring(people, ("ana", 0, 500), ("radu", 0, -200))
    assert club_balances(people.club.pk).accounts == {"EUR": -300}


def test_it_is_one_command_however_often_it_is_sent(people: People) -> None:
    again = uuid4()
    first = bring(people, ("ana", 3, 0), ("Vlad", -3, 0), command_id=again)
    second = bring(people, ("ana", 3, 0), ("Vlad", -3, 0), command_id=again)
    assert second.replayed
    assert second.entries == first.entries
    assert Player.objects.filter(name="Vlad").count() == 1
    with pytest.raises(ReusedCommandId):
        bring(people, ("ana", 3, 0), ("Vlad2", -3, 0), command_id=again)


def test_it_never_doubles_in_silence(people: People) -> None:
    bring(people, ("ana", 3, 0), ("radu", -3, 0))
    with pytest.raises(OpeningsThere) as refused:
        bring(people, ("ana", 3, 0), ("radu", -3, 0))
    assert refused.value.params == {"n": 2}
    with pytest.raises(NothingToBringIn):
        bring(people, ("ana", 3, 0), ("radu", -3, 0), replace=True)
    assert LedgerEntry.objects.count() == 2


def test_it_replaces_what_differs_and_leaves_the_rest_alone(people: People) -> None:
    bring(people, ("ana", 3, 40), ("radu", -3, 0), ("mira", 0, -40))
    booked = bring(people, ("ana", 3, 50), ("radu", -5, 0), ("carla", 2, 0), replace=True)
    assert there(people) == {
        ("ana", "points"): 3,
        ("ana", "EUR"): 50,
        ("Radu", "points"): -5,
        ("carla", "points"): 2,
    }
    assert sum(entry.reverses_id is not None for entry in booked.entries) == 3
    assert not list(faults(club_id=people.club.pk))


def test_it_leaves_a_unit_alone_that_is_not_in_it(people: People) -> None:
    bring(people, ("ana", 3, 40))
    bring(people, ("ana", 0, 50), units=["EUR"], replace=True)
    assert there(people) == {("ana", "points"): 3, ("ana", "EUR"): 50}
    assert bring(people, ("ana", 5, 0), units=["points"], replace=True)


def test_it_knows_a_merged_guest_as_who_he_is(people: People) -> None:
    bring(people, ("radu", 3, 0))
    radu, mira = people.players["radu"], people.players["mira"]
    radu.is_active, radu.merged_into, radu.name = False, mira, mira.name
    radu.save()
    with pytest.raises(NothingToBringIn):
        bring(people, ("mira", 3, 0), replace=True)
    with pytest.raises(NotOfThisClub):
        bring(people, ("radu", 5, 0), replace=True)
    assert players_by_name(people.club.pk)["mira"] == mira


def test_it_writes_no_name_into_the_log(people: People) -> None:
    bring(people, ("Vlad", 3, 0))
    assert "Vlad" not in str(Command.objects.get(kind="import_openings").body)


def test_it_brings_in_a_thousand_at_once(people: People) -> None:
    booked = bring(people, *((f"Guest {n}", n, -n) for n in range(1, 1_001)))
    assert len(booked.entries) == 2_000
