"""A person is taken out of the club: a number for the name, every sum as it was."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from chouette.models import Invitation, LedgerEntry, Membership, Player
from chouette.refusals import LastOwner, NotAllowed, NotFound, StillSeated
from chouette.selectors.balances import club_balances
from chouette.selectors.verification import faults
from chouette.services.clubs import create_club
from chouette.services.erasing import erase_player
from chouette.services.members import add_member, invite
from clubsite.models import BrowserSession
from tests.builders import Table, open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    """A closed night with Carla, and with Carla's doubts about it."""
    table = open_table(people, "ana", "bogdan", "carla", "radu")
    table.quick(bogdan=2, carla=1, radu=-1)
    table.quick(ana=1, carla=1, radu=1)
    table.close()
    return table


def erase(people: People, name: str = "carla", **options: Any) -> Player:
    options.setdefault("actor", people.ana)
    player = people.players[name]
    return erase_player(club_id=people.club.pk, player_id=player.pk, **options)


def test_it_leaves_a_number_without_account_or_role(people: People) -> None:
    carla = erase(people)
    assert (carla.name, carla.user, carla.is_active) == (f"Player {carla.pk}", None, False)
    assert not Membership.objects.filter(user=people.carla).exists()


def test_it_empties_the_log_in_that_is_of_no_use_elsewhere(people: People) -> None:
    User.objects.filter(pk=people.carla.pk).update(email="c@example.org", first_name="Carla")
    people.players["carla"].refresh_from_db()
    erase(people)
    user = User.objects.get(pk=people.carla.pk)
    assert user.username == f"erased-{user.pk}"
    number = f"Player {people.players['carla'].pk}"
    assert (user.email, user.first_name, user.last_name) == ("", number, "")
    assert not user.is_active
    assert not user.has_usable_password()


@pytest.mark.parametrize("how", ["member", "staff"])
def test_it_leaves_a_log_in_that_is_used_elsewhere(people: People, how: str) -> None:
    if how == "member":
        elsewhere = create_club(user=people.dinu, name="Elsewhere")
        add_member(club_id=elsewhere.pk, actor=people.dinu, user=people.carla)
    User.objects.filter(pk=people.carla.pk).update(is_staff=how == "staff")
    people.players["carla"].refresh_from_db()
    erase(people)
    user = User.objects.get(pk=people.carla.pk)
    assert (user.username, user.is_active) == ("carla", True)
    assert Player.objects.filter(user=user).count() == (how == "member")


def test_it_logs_out(people: People) -> None:
    client = Client()
    client.force_login(people.carla)
    assert client.get("/clubs/club-test/").status_code == 200
    erase(people)
    assert not BrowserSession.objects.filter(user=people.carla).exists()
    assert client.get("/clubs/club-test/").status_code == 302


def test_it_changes_no_sum(people: People, table: Table) -> None:
    def sums() -> dict[int, tuple[int, Any]]:
        shown = club_balances(people.club.pk).balances
        return {line.player_id: (line.points, dict(line.money)) for line in shown}

    before, entries = sums(), list(LedgerEntry.objects.order_by("pk").values())
    erase(people)
    assert sums() == before
    assert list(LedgerEntry.objects.order_by("pk").values()) == entries
    assert not list(faults())


def test_it_takes_guests_along_who_were_merged(people: People) -> None:
    radu, carla = people.players["radu"], people.players["carla"]
    Player.objects.filter(pk=radu.pk).update(name="carla", is_active=False, merged_into=carla)
    erase(people, "radu")
    names = Player.objects.filter(pk__in=[radu.pk, carla.pk]).values_list("name", flat=True)
    assert set(names) == {f"Player {radu.pk}", f"Player {carla.pk}"}


def test_it_ends_links_that_were_not_used(people: People) -> None:
    radu = people.players["radu"].pk
    invite(club_id=people.club.pk, actor=people.ana, player_id=radu)
    invite(club_id=people.club.pk, actor=people.ana)
    erase(people, "radu")
    assert Invitation.objects.get().player is None


def test_it_is_for_owners_and_spares_the_last_one(people: People) -> None:
    with pytest.raises(LastOwner):
        erase(people, "ana")
    for actor, refusal in ((people.elena, NotAllowed), (people.dinu, NotFound)):
        with pytest.raises(refusal):
            erase(people, actor=actor)


def test_it_does_not_take_away_who_sits_at_a_table(people: People) -> None:
    open_table(people, "carla", "radu")
    with pytest.raises(StillSeated):
        erase(people)


def test_it_may_be_done_twice(people: People) -> None:
    assert erase(people).name == erase(people).name
