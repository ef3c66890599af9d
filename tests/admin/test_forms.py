"""What the back office's forms refuse, each with a sentence and nothing written."""

from __future__ import annotations

from typing import Any

import pytest
from django.db.models import Model
from django.test import Client

from chouette.models import Club, Membership, Player
from tests.admin.addresses import address
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db

CLUB = {
    "name": "Club Test",
    "slug": "club-test",
    "timezone": "UTC",
    "language": "en",
    "currency": "EUR",
    "stake_minor": "50",
    "table_fee_minor": "0",
    "public_view": "nothing",
    "is_active": "on",
}


def send(office: Client, model: type[Model], row: Any, fields: dict[str, Any]) -> int:
    """The status of the form sent: 302 saved, 200 shown again."""
    url = address(model, "change", row.pk) if row else address(model, "add")
    return office.post(url, fields).status_code


def club_form(people: People, **changes: object) -> dict[str, Any]:
    return {**CLUB, "house_rules": people.club.house_rules_id, **changes}


@pytest.mark.parametrize(
    "change",
    [
        {"timezone": "Mars/X"},
        {"timezone": "../../etc/passwd"},
        {"currency": "<b>"},
        {"currency": "zz"},
        {"language": "xx"},
        {"stake_minor": "-1"},
        {"stake_minor": "9" * 30},
        {"name": "\u200b"},
        {"slug": "new"},
        {"house_rules": ""},
    ],
)
def test_it_saves_no_club_that_its_pages_could_not_show(
    office: Client, people: People, change: dict[str, str]
) -> None:
    before = Club.objects.filter(pk=people.club.pk).values().get()
    assert send(office, Club, people.club, club_form(people, **change)) == 200
    assert Club.objects.filter(pk=people.club.pk).values().get() == before


def test_it_gives_a_club_no_rules_of_another(
    office: Client, people: People, strangers: People
) -> None:
    form = club_form(people, house_rules=strangers.club.house_rules_id)
    assert send(office, Club, people.club, form) == 200
    assert send(office, Club, people.club, club_form(people, name="  Club   Nou")) == 302
    assert Club.objects.get(pk=people.club.pk).name == "Club Nou"


def test_it_founds_a_club_with_rules(office: Client) -> None:
    assert send(office, Club, None, {**CLUB, "slug": "other"}) == 302
    club = Club.objects.get(slug="other")
    assert club.house_rules is not None
    assert club.house_rules.club == club


def test_it_keeps_the_last_owner(office: Client, people: People) -> None:
    ana = Membership.objects.get(user=people.ana)
    form = {"role": "member", "player": ana.player_id}
    assert send(office, Membership, ana, form) == 200
    Membership.objects.filter(user=people.bogdan).update(role="owner")
    assert send(office, Membership, ana, form) == 302


def test_it_links_a_member_to_guests_of_his_club_only(
    office: Client, people: People, strangers: People
) -> None:
    form = {"club": people.club.pk, "user": people.dinu.pk, "role": "member"}
    for player in (strangers.players["radu"], people.players["carla"]):
        assert send(office, Membership, None, {**form, "player": player.pk}) == 200
    radu = people.players["radu"]
    assert send(office, Membership, None, {**form, "player": radu.pk}) == 302
    radu.refresh_from_db()
    assert (radu.user, radu.is_guest) == (people.dinu, False)
    dinu = Membership.objects.get(user=people.dinu)
    mira = people.players["mira"]
    assert send(office, Membership, dinu, {"role": "member", "player": mira.pk}) == 200


def test_it_moves_nobody_to_another_club(office: Client, people: People, strangers: People) -> None:
    radu = people.players["radu"]
    form = {"club": strangers.club.pk, "name": "Radu", "is_active": "on", "joined_on": "2026-11-01"}
    assert send(office, Player, radu, form) == 302
    member = Membership.objects.get(user=people.carla)
    send(office, Membership, member, {"club": strangers.club.pk, "role": "scorer"})
    assert Player.objects.get(pk=radu.pk).club == people.club
    assert Membership.objects.get(pk=member.pk).club == people.club


@pytest.mark.parametrize("name", ["MIRA", "Mi\u200bra", "\u200b", "\u202eMira\u202c", "x" * 81])
def test_it_takes_no_name_that_is_taken_or_none(office: Client, people: People, name: str) -> None:
    fields = {"name": name, "is_active": "on", "joined_on": "2026-11-01"}
    for row in (people.players["radu"], None):
        form = fields if row else {**fields, "club": people.club.pk}
        assert send(office, Player, row, form) == 200
    assert Player.objects.filter(club=people.club).count() == len(people.players)


def test_it_adds_a_guest_under_a_clean_name(office: Client, people: People) -> None:
    form = {"club": people.club.pk, "name": " Ion  B. ", "joined_on": "2026-11-01"}
    assert send(office, Player, None, {**form, "is_active": "on"}) == 302
    assert Player.objects.get(name="Ion B.").is_guest


def test_it_lets_nobody_who_sits_be_deactivated(office: Client, people: People) -> None:
    open_table(people, "ana", "radu")
    form = {"name": "Radu", "joined_on": "2026-11-01"}
    assert send(office, Player, people.players["radu"], form) == 200
    assert send(office, Player, people.players["mira"], {**form, "name": "Mira"}) == 302
