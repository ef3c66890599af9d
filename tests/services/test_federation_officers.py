"""Officers of a federation: who may be one, and that one always stays."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from chouette.federation_refusals import AlreadyOfficer, FirstOfficer, LastOfficer
from chouette.models import Federation, FederationCommand, FederationOfficer, Membership
from chouette.refusals import InvitationSpent, NotFound
from chouette.selectors.federations import federation_seen, federations_of, officers_of
from chouette.services.clubs import create_club, erase_club
from chouette.services.erasing import erase_player
from chouette.services.federation_clubs import (
    invite_club,
    join_federation,
    leave_federation,
    remove_club,
)
from chouette.services.federations import appoint_officer, dismiss_officer
from chouette.services.members import add_member, remove_member
from tests.people import People
from tests.services.test_federations import join, league

__all__ = ["league"]

pytestmark = pytest.mark.django_db


def appoints(by: User, league: Federation, who: User) -> FederationOfficer:
    return appoint_officer(federation_id=league.pk, actor=by, username=who.get_username())


def test_an_officer_comes_from_its_clubs_and_one_always_stays(
    people: People, strangers: People, league: Federation
) -> None:
    ana = appoint_officer(
        federation_id=league.pk, actor=people.dinu, username=people.ana.get_username()
    )
    with pytest.raises(AlreadyOfficer):
        appoint_officer(
            federation_id=league.pk, actor=people.dinu, username=people.ana.get_username()
        )
    with pytest.raises(NotFound):
        appoint_officer(
            federation_id=league.pk, actor=people.dinu, username=strangers.ana.get_username()
        )
    dinu = league.officers.get(user=people.dinu)
    dismiss_officer(federation_id=league.pk, actor=people.dinu, officer_id=dinu.pk)
    with pytest.raises(NotFound):  # he is of no club, so it is not there for him any more
        invite_club(federation_id=league.pk, actor=people.dinu)
    with pytest.raises(LastOfficer):
        dismiss_officer(federation_id=league.pk, actor=people.ana, officer_id=ana.pk)


def test_the_first_is_dismissed_by_nobody_and_then_the_next_is_the_first(
    people: People, league: Federation
) -> None:
    first = league.officers.get()
    second = appoints(people.dinu, league, people.ana)
    with pytest.raises(FirstOfficer):
        dismiss_officer(federation_id=league.pk, actor=people.ana, officer_id=first.pk)
    appoints(people.ana, league, people.carla)
    dismiss_officer(federation_id=league.pk, actor=people.dinu, officer_id=first.pk)
    with pytest.raises(FirstOfficer):
        dismiss_officer(federation_id=league.pk, actor=people.carla, officer_id=second.pk)


@pytest.mark.parametrize("how", ["leave", "remove", "erase"])
def test_an_officer_goes_with_his_club(
    people: People, strangers: People, league: Federation, how: str
) -> None:
    join(league, strangers, strangers)
    mallory = strangers.carla
    appoints(people.dinu, league, mallory)
    _, secret = invite_club(federation_id=league.pk, actor=mallory)
    if how == "leave":
        leave_federation(club_id=strangers.club.pk, actor=strangers.ana)
    elif how == "remove":
        remove_club(federation_id=league.pk, actor=people.dinu, club_id=strangers.club.pk)
    else:
        erase_club(club_id=strangers.club.pk, actor=strangers.ana, confirm_slug=strangers.club.slug)
    assert not league.officers.filter(user=mallory).exists()
    with pytest.raises(NotFound):
        federation_seen(league.slug, mallory)
    theirs = create_club(user=people.elena, name="Theirs")
    with pytest.raises(InvitationSpent):
        join_federation(secret=secret, club_id=theirs.pk, actor=people.elena)


@pytest.mark.parametrize("how", ["goes", "is erased"])
def test_an_officer_who_goes_from_his_club_is_none_any_more(
    people: People, league: Federation, how: str
) -> None:
    appoints(people.dinu, league, people.carla)
    carla = Membership.objects.get(user=people.carla)
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    if how == "goes":
        remove_member(**ids, membership_id=carla.pk)
    else:
        erase_player(**ids, player_id=people.players["carla"].pk)
    assert not league.officers.filter(user=people.carla).exists()
    told = FederationCommand.objects.latest("pk")
    assert (told.kind, told.actor, told.body["user"]) == ("end_office", people.ana, people.carla.pk)


def test_another_club_of_the_federation_keeps_him_in_office(
    people: People, strangers: People, league: Federation
) -> None:
    join(league, strangers, strangers)
    add_member(club_id=strangers.club.pk, actor=strangers.ana, user=people.carla)
    appoints(people.dinu, league, people.carla)
    leave_federation(club_id=people.club.pk, actor=people.ana)
    assert federation_seen(league.slug, people.carla)[1].is_officer


def test_the_first_stays_though_no_club_is_left(people: People, league: Federation) -> None:
    appoints(people.dinu, league, people.ana)
    leave_federation(club_id=people.club.pk, actor=people.ana)
    assert [officer.user for officer in league.officers.all()] == [people.dinu]
    assert federation_seen(league.slug, people.dinu)[1].is_officer


def test_what_rests_on_no_club_counts_for_nothing_whoever_wrote_it(
    people: People, strangers: People, league: Federation
) -> None:
    league.officers.create(user=strangers.carla)
    with pytest.raises(NotFound):
        federation_seen(league.slug, strangers.carla)
    assert list(federations_of(strangers.carla)) == []
    assert [officer.user for officer in officers_of(league)] == [people.dinu]


def test_a_link_of_who_was_dismissed_brings_no_club_in(
    people: People, strangers: People, league: Federation
) -> None:
    officer = appoints(people.dinu, league, people.carla)
    _, secret = invite_club(federation_id=league.pk, actor=people.carla)
    dismiss_officer(federation_id=league.pk, actor=people.dinu, officer_id=officer.pk)
    with pytest.raises(InvitationSpent):
        join_federation(secret=secret, club_id=strangers.club.pk, actor=strangers.ana)
