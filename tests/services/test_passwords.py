"""A new password by a link that counts once."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.utils import timezone

from chouette.models import Command, Invitation, Membership, Role
from chouette.refusals import InvitationSpent, LogInElsewhere, NotAllowed, NotFound, TooManyLinks
from chouette.services.clubs import create_club
from chouette.services.federations import found_federation
from chouette.services.members import accept_invitation, invite
from chouette.services.passwords import LINKS_A_DAY, make_password_link, use_password_link
from tests.people import People

pytestmark = pytest.mark.django_db


def link_for(people: People, name: str, actor: User | None = None) -> str:
    number = people.players[name].pk
    return make_password_link(
        club_id=people.club.pk, actor=actor or people.elena, player_id=number
    )[1]


def checks(name: str, password: str) -> bool:
    return User.objects.get(username=name).check_password(password)


def test_it_sets_the_password_of_the_member_it_was_made_for(people: People) -> None:
    secret = link_for(people, "carla")
    assert use_password_link(secret=secret, password="another-long-one") == people.carla
    assert checks("carla", "another-long-one")


def test_it_counts_once(people: People) -> None:
    secret = link_for(people, "carla")
    use_password_link(secret=secret, password="another-long-one")
    with pytest.raises(InvitationSpent):
        use_password_link(secret=secret, password="a-third-long-one")
    assert checks("carla", "another-long-one")


def test_it_ends_after_two_days(people: People) -> None:
    secret = link_for(people, "carla")
    (link,) = Invitation.objects.all()
    assert link.expires_at - timezone.now() <= timedelta(days=2)
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    with pytest.raises(InvitationSpent):
        use_password_link(secret=secret, password="another-long-one")


def test_it_ends_when_a_newer_one_is_made(people: People) -> None:
    first, second = link_for(people, "carla"), link_for(people, "carla")
    with pytest.raises(InvitationSpent):
        use_password_link(secret=first, password="another-long-one")
    use_password_link(secret=second, password="another-long-one")


def test_it_is_made_five_times_a_day_at_most(people: People) -> None:
    for _time in range(LINKS_A_DAY):
        link_for(people, "carla")
    with pytest.raises(TooManyLinks):
        link_for(people, "carla")
    link_for(people, "bogdan")
    Invitation.objects.update(created_at=timezone.now() - timedelta(days=1, seconds=1))
    link_for(people, "carla")


def test_it_lets_no_director_take_an_owners_place(people: People) -> None:
    for name in ("ana", "elena"):
        with pytest.raises(NotAllowed):
            link_for(people, name, people.elena)
        link_for(people, name, people.ana)


def test_it_is_not_made_by_scorers_or_members(people: People) -> None:
    for actor in (people.bogdan, people.carla):
        with pytest.raises(NotAllowed):
            link_for(people, "carla", actor)
    with pytest.raises(NotFound):
        link_for(people, "carla", people.dinu)


def test_it_is_not_made_for_guests_or_strangers(people: People, strangers: People) -> None:
    with pytest.raises(NotFound):
        link_for(people, "radu")
    number = strangers.players["carla"].pk
    with pytest.raises(NotFound):
        make_password_link(club_id=people.club.pk, actor=people.ana, player_id=number)


def test_it_is_not_made_for_a_log_in_that_counts_elsewhere(people: People) -> None:
    secret = link_for(people, "bogdan")
    create_club(user=people.bogdan, name="His own")
    with pytest.raises(LogInElsewhere):
        link_for(people, "bogdan")
    with pytest.raises(LogInElsewhere):
        use_password_link(secret=secret, password="another-long-one")
    User.objects.filter(username="carla").update(is_staff=True)
    with pytest.raises(LogInElsewhere):
        link_for(people, "carla")


def test_it_is_not_made_for_an_officer_of_a_federation(people: People) -> None:
    secret = link_for(people, "carla")
    found_federation(user=people.carla, name="League")
    with pytest.raises(LogInElsewhere):
        link_for(people, "carla", people.ana)
    with pytest.raises(LogInElsewhere):
        use_password_link(secret=secret, password="another-long-one")


def test_the_trail_says_that_it_was_used(people: People) -> None:
    use_password_link(secret=link_for(people, "carla"), password="another-long-one")
    told = Command.objects.latest("pk")
    assert (told.kind, told.actor) == ("use_password_link", people.carla)
    assert told.body["player"] == people.players["carla"].pk


def test_it_ends_when_he_gets_another_role_or_goes(people: People) -> None:
    secret = link_for(people, "carla")
    Membership.objects.filter(user=people.carla).update(role=Role.OWNER)
    with pytest.raises(InvitationSpent):
        use_password_link(secret=secret, password="another-long-one")
    Membership.objects.filter(user=people.carla).delete()
    with pytest.raises(InvitationSpent):
        use_password_link(secret=secret, password="another-long-one")


def test_it_is_no_invitation_and_an_invitation_is_no_link(people: People) -> None:
    secret = link_for(people, "carla")
    with pytest.raises(NotFound):
        accept_invitation(secret=secret, user=people.dinu)
    _row, invitation = invite(club_id=people.club.pk, actor=people.elena)
    for other in (invitation, "nonsense"):
        with pytest.raises(NotFound):
            use_password_link(secret=other, password="another-long-one")
