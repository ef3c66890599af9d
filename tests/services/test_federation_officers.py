"""Officers of a federation: who may be one, and that one always stays."""

from __future__ import annotations

import pytest

from chouette.federation_refusals import AlreadyOfficer, LastOfficer
from chouette.models import Federation
from chouette.refusals import NotFound
from chouette.services.federation_clubs import invite_club
from chouette.services.federations import appoint_officer, dismiss_officer
from tests.people import People
from tests.services.test_federations import league

__all__ = ["league"]

pytestmark = pytest.mark.django_db


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
    dismiss_officer(federation_id=league.pk, actor=people.ana, officer_id=dinu.pk)
    with pytest.raises(NotFound):  # he is of no club, so it is not there for him any more
        invite_club(federation_id=league.pk, actor=people.dinu)
    with pytest.raises(LastOfficer):
        dismiss_officer(federation_id=league.pk, actor=people.ana, officer_id=ana.pk)
