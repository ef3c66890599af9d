"""`invitations/{secret}/sign-up/`: an account for whoever was invited, in one go."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from pytest_django.fixtures import Settings

from chouette.models import Invitation, Membership
from chouette.services.members import accept_invitation, invite
from tests.api.programs import NEW, Program, logged_in
from tests.api.shapes import is_answer, is_body
from tests.people import People

ION = {"username": "ion", "password": NEW}

pytestmark = pytest.mark.django_db


@pytest.fixture
def path(people: People) -> str:
    """Where whoever was invited as Radu makes his account."""
    return path_for(people, people.players["radu"].pk)


def path_for(people: People, player_id: int | None) -> str:
    _, secret = invite(club_id=people.club.pk, actor=people.ana, player_id=player_id)
    return f"invitations/{secret}/sign-up/"


def test_he_has_an_account_is_in_the_club_and_logged_in(
    people: People, path: str, settings: Settings
) -> None:
    settings.SIGN_UP = "invited"
    program = Program()
    is_body(ION, "POST", "invitations/{secret}/sign-up/")
    told = program.send(path, ION)
    is_answer(told, "POST", "invitations/{secret}/sign-up/", 201)
    assert (told["name"], told["club"]["role"]) == ("ion", "member")
    assert told["club"]["player"] == people.players["radu"].pk
    program.bear(told)
    assert [club["slug"] for club in program.ask("me/")["clubs"]] == ["club-test"]
    program.send("account/log-out/", None, 204)
    program.log_in("ion", NEW)


def test_somebody_new_is_a_player_of_his_name(people: People) -> None:
    Program().send(path_for(people, None), ION)
    assert Membership.objects.filter(user__username="ion", player__name="ion").exists()


def test_it_counts_once(path: str) -> None:
    Program().send(path, ION)
    told = Program().send(path, {**ION, "username": "radu"}, 404)
    assert told["code"] == "not_found"
    assert not User.objects.filter(username="radu").exists()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"username": "Carla"}, "username"),
        ({"username": "two words"}, "username"),
        ({"password": "short"}, "password"),
        ({"email": "ion@example.org"}, "email"),
    ],
)
def test_what_is_refused_spends_nothing(path: str, changes: dict[str, str], field: str) -> None:
    assert set(Program().send(path, {**ION, **changes}, 400)["fields"]) == {field}
    Program().send(path, ION)


def test_a_players_name_that_is_taken_makes_no_account(people: People) -> None:
    told = Program().send(path_for(people, None), {**ION, "username": "Mira"}, 422)
    assert told["code"] == "name_taken"
    assert not User.objects.filter(username="Mira").exists()
    assert Invitation.objects.get().used_at is None


@pytest.mark.parametrize("secret", ["a-guess", "x" * 500, "%F0%9D%95%8F"])
def test_a_guess_is_no_invitation_and_tells_no_name(people: People, secret: str) -> None:
    for name in ("carla", "ion"):
        told = Program().send(f"invitations/{secret}/sign-up/", {**ION, "username": name}, 404)
        assert told["code"] == "not_found"


def test_one_that_somebody_followed_meanwhile_makes_no_account(people: People, path: str) -> None:
    accept_invitation(secret=path.split("/")[1], user=people.dinu)
    Program().send(path, ION, 404)
    assert not User.objects.filter(username="ion").exists()


def test_whoever_has_an_account_enters_with_it(people: People, path: str) -> None:
    dinu = logged_in("dinu")
    assert dinu.send(path, ION, 409)["code"] == "logged_in"
    dinu.send(path.replace("sign-up", "accept"), None)
