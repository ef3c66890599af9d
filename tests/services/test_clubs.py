"""Founding a club, changing it, taking its people's names out."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Club, Membership, Player
from chouette.permissions import standing_in
from chouette.refusals import BadName, NotAllowed, NotConfirmed, NotFound, UnknownValue
from chouette.rules.ruleset import PRESETS
from chouette.services.clubs import create_club, erase_club, update_club
from tests.builders import balances, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def test_it_makes_whoever_founds_a_club_its_owner_and_a_player(people: People) -> None:
    club = create_club(user=people.dinu, name="  Dinu's   Club ", player_name="Dinu")
    assert (club.name, club.slug) == ("Dinu's Club", "dinus-club")
    membership = Membership.objects.get(club=club)
    assert (membership.user, membership.role) == (people.dinu, "owner")
    assert membership.player is not None
    assert (membership.player.name, membership.player.is_guest) == ("Dinu", False)


def test_it_starts_a_club_with_the_usual_rules(people: People) -> None:
    rules = people.club.house_rules
    assert rules is not None
    assert rules.base == "keith-many-cubes"
    assert rules.values == PRESETS["keith-many-cubes"].to_json()


def test_it_gives_clubs_of_one_name_addresses_of_their_own(people: People) -> None:
    slugs = [create_club(user=people.dinu, name="Joi").slug for _ in range(3)]
    assert slugs == ["joi", "joi-2", "joi-3"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 81, "nul\0"])
def test_it_refuses_a_name_that_is_none(people: People, name: str) -> None:
    with pytest.raises(BadName):
        create_club(user=people.dinu, name=name)


@pytest.mark.parametrize(
    "change",
    [
        {"timezone": "Mars/Olympus"},
        {"language": "tlh"},
        {"currency": "euro"},
        {"currency": "eur"},
        {"stake_minor": -1},
        {"stake_minor": 0.5},
        {"stake_minor": True},
        {"public_view": "everything"},
        {"members_act": "yes"},
        {"slug": "other"},
    ],
)
def test_it_refuses_a_value_it_does_not_know(people: People, change: dict[str, Any]) -> None:
    with pytest.raises(UnknownValue):
        update_club(club_id=people.club.pk, actor=people.ana, **change)


def test_it_changes_what_the_owner_wants(people: People) -> None:
    update_club(
        club_id=people.club.pk,
        actor=people.ana,
        name="Club Nou",
        timezone="Europe/Bucharest",
        language="ro",
        currency="",
        stake_minor=0,
        public_view="all",
        members_act=True,
    )
    club = Club.objects.get(pk=people.club.pk)
    assert (club.name, club.language, club.currency, club.members_act) == (
        "Club Nou",
        "ro",
        "",
        True,
    )


def test_it_lets_nobody_else_change_it(people: People, strangers: People) -> None:
    with pytest.raises(NotAllowed):
        update_club(club_id=people.club.pk, actor=people.elena, name="X")
    with pytest.raises(NotFound):
        update_club(club_id=people.club.pk, actor=strangers.ana, name="X")
    with pytest.raises(NotFound):
        update_club(club_id=0, actor=people.ana, name="X")


def test_it_erases_names_and_keeps_sums(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=2)
    table.close()
    before = balances(people)
    erase_club(club_id=people.club.pk, actor=people.ana, confirm_slug=people.club.slug)
    club = Club.objects.get(pk=people.club.pk)
    names = set(Player.objects.filter(club=club).values_list("name", flat=True))
    assert all(name.startswith("Player ") for name in names)
    assert balances(people) == before
    assert not Membership.objects.filter(club=club).exists()
    assert standing_in(club, people.ana).role is None


def test_it_erases_nothing_without_the_address_typed_again(people: People) -> None:
    with pytest.raises(NotConfirmed):
        erase_club(club_id=people.club.pk, actor=people.ana, confirm_slug="club-tost")
    assert Membership.objects.filter(club=people.club).exists()


@pytest.mark.parametrize("name", ["new", "New", " NEW "])
def test_it_gives_no_club_the_address_of_a_form(people: People, name: str) -> None:
    assert create_club(user=people.dinu, name=name).slug == "new-2"
    assert create_club(user=people.dinu, name=name).slug == "new-3"
