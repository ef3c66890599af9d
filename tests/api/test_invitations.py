"""`clubs/{slug}/invitations/` and `invitations/{secret}/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import Club, Invitation, Membership
from chouette.services.members import invite
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.people import People

pytestmark = pytest.mark.django_db


def address(people: People, number: int | None = None) -> str:
    return f"clubs/{people.club.slug}/invitations/" + (f"{number}/" if number else "")


def made(people: People, **body: Any) -> Any:
    return browser_of(people.elena).send(address(people), body)


def test_its_secret_is_shown_once(people: People) -> None:
    radu = people.players["radu"].pk
    answer = browser_of(people.elena).post(f"/api/v1/{address(people)}", {"player": radu})
    assert (answer.status_code, answer["Cache-Control"]) == (201, "private, no-store")
    told = answer.json()
    assert told["url"] == f"http://testserver/invitations/{told['secret']}/"
    assert (told["role"], told["player"]) == ("member", {"id": radu, "name": "Radu"})
    (kept,) = browser_of(people.elena).ask(address(people))["results"]
    assert kept == {name: told[name] for name in kept}
    assert "secret" not in kept
    assert told["secret"] not in str(Invitation.objects.values())


def test_those_that_lead_nowhere_any_more_are_not_listed(people: People) -> None:
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    radu = people.players["radu"].pk
    for player in (radu, radu, None):
        invite(**ids, player_id=player)
    elena, dinu = browser_of(people.elena), browser_of(people.dinu)
    secret = made(people, player=radu)["secret"]
    assert len(elena.ask(address(people))["results"]) == 4
    dinu.send(f"invitations/{secret}/accept/", None)
    (left,) = elena.ask(address(people))["results"]
    assert left["player"] is None
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert elena.ask(address(people))["results"] == []


def test_a_longer_list_takes_no_more_queries(people: People) -> None:
    elena = browser_of(people.elena)
    made(people, player=people.players["radu"].pk)
    few = queries_of(lambda: elena.ask(address(people)))
    made(people, player=people.players["mira"].pk)
    assert queries_of(lambda: elena.ask(address(people))) == few


def test_whoever_follows_it_enters_as_the_guest_he_was(people: People) -> None:
    told = made(people, player=people.players["radu"].pk)
    dinu = browser_of(people.dinu)
    shown = dinu.ask(f"invitations/{told['secret']}/")
    assert (shown["club"], shown["player"]["name"]) == (people.club.name, "Radu")
    club = dinu.send(f"invitations/{told['secret']}/accept/", None)
    assert (club["slug"], club["role"]) == (people.club.slug, "member")
    assert club["player"] == people.players["radu"].pk
    again = dinu.post(f"/api/v1/invitations/{told['secret']}/accept/")
    assert (again["Idempotency-Replayed"], again.json()) == ("true", club)
    assert dinu.ask(f"invitations/{told['secret']}/", 404)["code"] == "not_found"


def test_somebody_new_enters_under_the_name_of_his_log_in(people: People) -> None:
    secret = browser_of(people.ana).send(address(people), {"role": "scorer"})["secret"]
    club = browser_of(people.dinu).send(f"invitations/{secret}/accept/", None)
    assert club["role"] == "scorer"
    assert people.club.players.get(pk=club["player"]).name == "dinu"


def test_whoever_belongs_to_the_club_leaves_it_for_somebody_else(people: People) -> None:
    secret = made(people)["secret"]
    refused = browser_of(people.carla).send(f"invitations/{secret}/accept/", None, 422)
    assert refused["code"] == "already_member"
    assert browser_of(people.dinu).send(f"invitations/{secret}/accept/", None)


def test_whoever_is_not_logged_in_sees_where_it_leads_and_enters_nowhere(
    people: People, nobody: Caller
) -> None:
    secret = made(people)["secret"]
    assert nobody.ask(f"invitations/{secret}/")["club"] == people.club.name
    for caller, status in ((nobody, 401), (device_of(people), 403)):
        assert caller.send(f"invitations/{secret}/accept/", None, status)
    assert nobody.ask("invitations/a-guess/", 404)["code"] == "not_found"
    assert browser_of(people.dinu).send("invitations/a-guess/accept/", None, 404)


def test_a_browser_without_its_csrf_token_enters_nowhere(people: People) -> None:
    secret, dinu = made(people)["secret"], browser_of(people.dinu)
    dinu.credentials()
    refused = dinu.send(f"invitations/{secret}/accept/", None, 403)
    assert refused["code"] == "permission_denied"
    assert not Membership.objects.filter(user=people.dinu).exists()


def test_one_that_is_taken_back_opens_nothing(people: People) -> None:
    told, elena = made(people), browser_of(people.elena)
    elena.send(address(people, told["id"]), None, 204, method="delete")
    refused = browser_of(people.dinu).send(f"invitations/{told['secret']}/accept/", None, 422)
    assert refused["code"] == "invitation_spent"
    assert elena.send(address(people, told["id"]), None, 404, method="delete")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"role": "scorer"}, 403, "not_allowed"),
        ({"role": "king"}, 400, "invalid"),
        ({"player": 10**17}, 404, "not_found"),
        ({"player": True}, 400, "invalid"),
        ({"players": 1}, 400, "invalid"),
    ],
)
def test_what_a_director_may_not_invite_is_refused(
    people: People, body: dict[str, Any], status: int, code: str
) -> None:
    assert browser_of(people.elena).send(address(people), body, status)["code"] == code


def test_a_member_is_no_guest_to_invite(people: People) -> None:
    body = {"player": people.players["carla"].pk}
    assert browser_of(people.elena).send(address(people), body, 404)


def test_others_have_nothing_to_do_with_invitations(
    people: People, strangers: People, nobody: Caller
) -> None:
    number = made(people)["id"]
    Club.objects.update(public_view="all")
    known = (people.carla, people.bogdan, people.dinu, strangers.ana)
    callers = [(browser_of(user), 403) for user in known]
    for caller, status in [(nobody, 401), (device_of(people), 403), *callers]:
        assert caller.ask(address(people), status)
        assert caller.send(address(people), {}, status)
        assert caller.send(address(people, number), None, status, method="delete")
    assert browser_of(strangers.ana).send(address(strangers, number), None, 404, method="delete")
