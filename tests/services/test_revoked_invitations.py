"""An invitation that is taken back leads nowhere."""

from __future__ import annotations

import pytest

from chouette.models import Invitation
from chouette.refusals import InvitationSpent, NotAllowed, NotFound
from chouette.services.members import accept_invitation, invite, revoke_invitation
from chouette.services.passwords import make_password_link
from tests.people import People

pytestmark = pytest.mark.django_db


def test_its_link_leads_nowhere(people: People) -> None:
    made, secret = invite(club_id=people.club.pk, actor=people.elena)
    revoke_invitation(club_id=people.club.pk, actor=people.elena, invitation_id=made.pk)
    with pytest.raises(InvitationSpent):
        accept_invitation(secret=secret, user=people.dinu)


def test_what_is_over_is_not_revoked(people: People) -> None:
    made, secret = invite(club_id=people.club.pk, actor=people.elena)
    accept_invitation(secret=secret, user=people.dinu)
    with pytest.raises(NotFound):
        revoke_invitation(club_id=people.club.pk, actor=people.elena, invitation_id=made.pk)


def test_a_link_to_a_password_is_no_invitation(people: People) -> None:
    link, _ = make_password_link(
        club_id=people.club.pk, actor=people.ana, player_id=people.players["carla"].pk
    )
    with pytest.raises(NotFound):
        revoke_invitation(club_id=people.club.pk, actor=people.ana, invitation_id=link.pk)


def test_a_director_takes_back_what_a_director_may_make(people: People) -> None:
    made, _ = invite(club_id=people.club.pk, actor=people.ana, role="scorer")
    with pytest.raises(NotAllowed):
        revoke_invitation(club_id=people.club.pk, actor=people.elena, invitation_id=made.pk)
    assert Invitation.objects.get().expires_at == made.expires_at


def test_another_clubs_invitation_is_not_there(people: People, strangers: People) -> None:
    theirs, _ = invite(club_id=strangers.club.pk, actor=strangers.ana)
    with pytest.raises(NotFound):
        revoke_invitation(club_id=people.club.pk, actor=people.ana, invitation_id=theirs.pk)
