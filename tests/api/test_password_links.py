"""`password-links/{secret}/`: a new password by the link that an owner or director made."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone

from chouette.models import Invitation, Membership
from chouette.services.members import invite
from tests.api.conftest import browser_of
from tests.api.programs import NEW, Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db


@pytest.fixture
def path(people: People) -> str:
    """Carla's link, made by a director over the API."""
    player = people.players["carla"].pk
    made = browser_of(people.elena).send(f"clubs/club-test/players/{player}/password-link/", {})
    return f"password-links/{made['secret']}/"


def test_it_says_whose_it_is(path: str) -> None:
    answer = Program().get(f"/api/v1/{path}")
    told = answer.json()
    is_answer(told, "GET", "password-links/{secret}/")
    assert (told["club"], told["name"]) == ("Club Test", "carla")
    assert answer["Cache-Control"] == "private, no-store"


def test_it_gives_a_new_password_and_ends_the_old_log_ins(path: str) -> None:
    old, program = logged_in("carla"), Program()
    is_body({"new_password": NEW}, "POST", "password-links/{secret}/")
    program.send(path, {"new_password": NEW}, 204)
    assert not old.is_in()
    assert not program.is_in(), "one logs in with it"
    program.log_in("carla", NEW)


def test_it_counts_once(path: str) -> None:
    Program().send(path, {"new_password": NEW}, 204)
    program = Program()
    assert program.send(path, {"new_password": PASSWORD}, 404)["code"] == "not_found"
    assert program.ask(path, 404)["code"] == "not_found"


def test_it_ends(path: str) -> None:
    Invitation.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    Program().send(path, {"new_password": NEW}, 404)


@pytest.mark.parametrize("password", ["short", "12345678", "carla-01", ""])
def test_it_says_what_is_wrong_with_a_password(path: str, password: str) -> None:
    told = Program().send(path, {"new_password": password}, 400)
    assert set(told["fields"]) == {"new_password"}
    Program().send(path, {"new_password": NEW}, 204)


def test_it_is_not_for_a_log_in_that_counts_elsewhere_too(people: People, path: str) -> None:
    people.carla.is_staff = True
    people.carla.save()
    for told in (Program().send(path, {"new_password": NEW}, 422), Program().ask(path, 422)):
        assert told["code"] == "log_in_elsewhere"
    logged_in("carla")


def test_it_is_gone_once_he_has_another_role(people: People, path: str) -> None:
    Membership.objects.filter(user=people.carla).update(role="scorer")
    assert Program().ask(path, 404)["code"] == "not_found"
    assert Program().send(path, {"new_password": NEW}, 404)["code"] == "not_found"


def test_an_invitation_is_no_such_link(people: People) -> None:
    _, secret = invite(club_id=people.club.pk, actor=people.ana)
    for guess in (secret, "x" * 500):
        Program().send(f"password-links/{guess}/", {"new_password": NEW}, 404)
