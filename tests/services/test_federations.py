"""Federations: who founds, who manages, how a club comes and goes."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from chouette.federation_refusals import (
    InAFederation,
    NotAnOfficer,
)
from chouette.models import Command, Federation, FederationClub, FederationInvitation
from chouette.refusals import InvitationSpent, NotAllowed, NotFound
from chouette.selectors.federations import federation_seen, federations_of
from chouette.services.federation_clubs import (
    invite_club,
    join_federation,
    leave_federation,
    remove_club,
)
from chouette.services.federations import (
    found_federation,
    rename_federation,
)
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def league(people: People) -> Federation:
    """Founded by Dinu, who belongs to no club; Ana's club is in it."""
    federation = found_federation(user=people.dinu, name="League of the North")
    join(federation, people, people)
    return federation


def join(federation: Federation, by: People, club: People) -> str:
    officer = federation.officers.get().user
    _, secret = invite_club(federation_id=federation.pk, actor=officer)
    join_federation(secret=secret, club_id=club.club.pk, actor=by.ana)
    return secret


def test_whoever_founds_it_is_its_officer(people: People) -> None:
    federation = found_federation(user=people.dinu, name="  League of the North ")
    assert (federation.name, federation.slug) == ("League of the North", "league-of-the-north")
    assert federation_seen(federation.slug, people.dinu)[1].is_officer


def test_founded_twice_it_is_one(people: People) -> None:
    first = found_federation(user=people.dinu, name="North")
    assert found_federation(user=people.dinu, name="NORTH") == first
    assert found_federation(user=people.ana, name="North") != first


def test_it_is_there_for_its_clubs_and_for_nobody_else(
    people: People, strangers: People, league: Federation
) -> None:
    for user in (people.dinu, people.carla, people.ana):
        assert federation_seen(league.slug, user)[0] == league
        assert list(federations_of(user)) == [league]
    for stranger in (strangers.ana, people.nobody):
        assert list(federations_of(stranger)) == []
        with pytest.raises(NotFound):
            federation_seen(league.slug, stranger)


def test_only_an_owner_brings_his_club_in(people: People) -> None:
    federation = found_federation(user=people.dinu, name="North")
    _, secret = invite_club(federation_id=federation.pk, actor=people.dinu)
    with pytest.raises(NotAllowed):
        join_federation(secret=secret, club_id=people.club.pk, actor=people.elena)
    join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    assert federation.member_clubs.get().club == people.club
    told = Command.objects.get(kind="join_federation")
    assert (told.club, told.actor) == (people.club, people.ana)


def test_an_invitation_brings_one_club_in_once(
    people: People, strangers: People, league: Federation
) -> None:
    _, secret = invite_club(federation_id=league.pk, actor=people.dinu)
    join_federation(secret=secret, club_id=strangers.club.pk, actor=strangers.ana)
    join_federation(secret=secret, club_id=strangers.club.pk, actor=strangers.ana)
    leave_federation(club_id=strangers.club.pk, actor=strangers.ana)
    with pytest.raises(InvitationSpent):
        join_federation(secret=secret, club_id=strangers.club.pk, actor=strangers.ana)
    assert FederationClub.objects.count() == 1


def test_an_invitation_that_ended_brings_nobody_in(people: People) -> None:
    federation = found_federation(user=people.dinu, name="North")
    _, secret = invite_club(federation_id=federation.pk, actor=people.dinu)
    FederationInvitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    with pytest.raises(InvitationSpent):
        join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    with pytest.raises(NotFound):
        join_federation(secret=secret + "x", club_id=people.club.pk, actor=people.ana)


def test_a_club_is_in_one_federation(people: People, strangers: People, league: Federation) -> None:
    other = found_federation(user=strangers.dinu, name="South")
    _, secret = invite_club(federation_id=other.pk, actor=strangers.dinu)
    with pytest.raises(InAFederation):
        join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    leave_federation(club_id=people.club.pk, actor=people.ana)
    join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    assert federations_of(people.carla).get() == other


def test_members_of_its_clubs_do_not_manage_it(people: People, league: Federation) -> None:
    with pytest.raises(NotAnOfficer):
        rename_federation(federation_id=league.pk, actor=people.ana, name="Mine")
    with pytest.raises(NotAnOfficer):
        invite_club(federation_id=league.pk, actor=people.ana)
    with pytest.raises(NotAnOfficer):
        remove_club(federation_id=league.pk, actor=people.ana, club_id=people.club.pk)


def test_an_officer_takes_a_club_out(people: People, league: Federation) -> None:
    remove_club(federation_id=league.pk, actor=people.dinu, club_id=people.club.pk)
    assert not federations_of(people.ana).exists()
    with pytest.raises(NotFound):
        remove_club(federation_id=league.pk, actor=people.dinu, club_id=people.club.pk)


def test_its_name_changes_and_its_address_does_not(people: People, league: Federation) -> None:
    rename_federation(federation_id=league.pk, actor=people.dinu, name="Northern League")
    league.refresh_from_db()
    assert (league.name, league.slug) == ("Northern League", "league-of-the-north")
