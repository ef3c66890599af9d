"""The pages of a federation: founding it, bringing a club in, the overview, its shared rules."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from chouette.models import Federation, FederationCommand
from chouette.services.federations import found_federation
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def page_of(client: Client, address: str, status: int = 200) -> str:
    answer = client.get(address)
    assert answer.status_code == status
    return answer.content.decode()


@pytest.fixture
def league(people: People) -> Federation:
    """Founded by Dinu, who belongs to no club, over the pages; Ana's club came in by a link."""
    dinu, ana = browser_of(people.dinu), browser_of(people.ana)
    dinu.post(reverse("federation_new"), {"name": "League of the North"})
    federation = Federation.objects.get()
    shown = dinu.post(reverse("federation", args=[federation.slug]), {"do": "invite"})
    found = re.search(r"/federations/join/[^/]+/", shown.content.decode())
    assert found
    assert "Club Test" in page_of(ana, found[0])
    done = ana.post(found[0], {"club": people.club.pk})
    assert done["Location"] == reverse("federation", args=[federation.slug])
    return federation


def test_an_officer_founds_it_and_an_owner_brings_his_club_in(
    people: People, league: Federation
) -> None:
    shown = page_of(browser_of(people.carla), reverse("federation", args=[league.slug]))
    assert "League of the North" in shown
    assert "Club Test" in shown
    assert "Invite a club" not in shown
    assert "Invite a club" in page_of(
        browser_of(people.dinu), reverse("federation", args=[league.slug])
    )
    assert "League of the North" in page_of(browser_of(people.carla), reverse("home"))


def test_it_is_not_there_for_others(strangers: People, league: Federation) -> None:
    address = reverse("federation", args=[league.slug])
    assert browser_of(strangers.ana).get(address).status_code == 404
    assert Client().get(address)["Location"].startswith("/log-in/")


def test_it_tells_who_won_what_and_no_money(people: People, league: Federation) -> None:
    table = open_table(people, "ana", "carla")
    table.quick(carla=3)
    table.close()
    shown = page_of(
        browser_of(people.bogdan), reverse("federation", args=[league.slug]) + "?nights=all"
    )
    assert "+3" in shown
    assert "EUR" not in shown


def test_only_officers_post_to_it(people: People, league: Federation) -> None:
    address = reverse("federation", args=[league.slug])
    for fields in ({"do": "invite"}, {"do": "rename", "name": "Mine"}, {}):
        assert browser_of(people.ana).post(address, fields).status_code == 403
    league.refresh_from_db()
    assert league.name == "League of the North"


def test_officers_come_and_go_but_for_the_last(people: People, league: Federation) -> None:
    dinu, address = browser_of(people.dinu), reverse("federation", args=[league.slug])
    unknown = dinu.post(address, {"do": "appoint", "username": "nobody-of-this-name"})
    assert unknown.status_code == 422
    assert "Nobody of its clubs has this log-in." in unknown.content.decode()
    only = {"do": "dismiss", "officer": league.officers.get().pk}
    assert "name another one first" in dinu.post(address, only).content.decode()
    assert dinu.post(address, {"do": "appoint", "username": "ana"}).status_code == 303
    assert dinu.post(address, only).status_code == 303
    assert [officer.user for officer in league.officers.all()] == [people.ana]


def test_a_link_for_somebody_who_owns_no_club_says_what_to_do(
    people: People, league: Federation
) -> None:
    dinu = browser_of(people.dinu)
    shown = dinu.post(reverse("federation", args=[league.slug]), {"do": "invite"})
    found = re.search(r"/federations/join/[^/]+/", shown.content.decode())
    assert found
    assert "You own no club that could come in" in page_of(browser_of(people.carla), found[0])
    assert browser_of(people.carla).post(found[0], {"club": people.club.pk}).status_code == 403
    assert browser_of(people.carla).post(found[0], {"club": ""}).status_code == 422


def test_an_owner_takes_his_club_out(people: People, league: Federation) -> None:
    ana, settings = browser_of(people.ana), reverse("club_settings", args=[people.club.slug])
    assert "League of the North" in page_of(ana, settings)
    assert ana.post(reverse("federation_leave", args=[people.club.slug])).status_code == 302
    assert "League of the North" not in page_of(ana, settings)
    assert ana.post(reverse("federation_leave", args=[people.club.slug])).status_code == 302
    assert FederationCommand.objects.filter(kind="leave").count() == 1


def test_a_name_that_is_none_is_said(people: People) -> None:
    dinu = browser_of(people.dinu)
    refused = dinu.post(reverse("federation_new"), {"name": " "})
    assert refused.status_code == 422
    assert found_federation(user=people.dinu, name="A").slug == "a"


def test_a_night_counts_once_it_is_squared_up(people: People, league: Federation) -> None:
    client = browser_of(people.bogdan)

    def counted() -> list[str]:
        page = page_of(client, reverse("federation", args=[league.slug]) + "?nights=all")
        return re.findall(r'<td class="num">(\d+)</td>', page.split("</table>")[0])

    table = open_table(people, "ana", "carla")
    table.quick(carla=3)
    assert counted() == ["0", "0", "0"]
    table.close()
    assert counted() == ["1", "1", "2"]


def test_it_says_who_became_an_officer_and_who_went(people: People, league: Federation) -> None:
    dinu, address = browser_of(people.dinu), reverse("federation", args=[league.slug])
    made = dinu.post(address, {"do": "appoint", "username": "ana"}, follow=True)
    assert "ana is an officer now." in made.content.decode()
    officer = league.officers.get(user=people.ana).pk
    gone = dinu.post(address, {"do": "dismiss", "officer": officer}, follow=True)
    assert "The office is ended." in gone.content.decode()
