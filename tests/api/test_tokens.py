"""`clubs/{slug}/tokens/`."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from chouette.models import DeviceToken
from tests.api.conftest import Caller, browser_of, device_of
from tests.api.nights import queries_of
from tests.people import People

pytestmark = pytest.mark.django_db


def address(people: People, number: int | None = None) -> str:
    return f"clubs/{people.club.slug}/tokens/" + (f"{number}/" if number else "")


def made(people: People, **body: Any) -> Any:
    return browser_of(people.elena).send(address(people), {"label": "Tablet", **body})


def sending(secret: str) -> Caller:
    caller = Caller()
    caller.credentials(HTTP_AUTHORIZATION=f"Token {secret}")
    return caller


def test_its_secret_is_shown_once(people: People) -> None:
    answer = browser_of(people.elena).post(f"/api/v1/{address(people)}", {"label": " Tablet "})
    assert (answer.status_code, answer["Cache-Control"]) == (201, "private, no-store")
    told = answer.json()
    assert (told["label"], told["role"], told["works"]) == ("Tablet", "scorer", True)
    (kept,) = browser_of(people.elena).ask(address(people))["results"]
    assert kept == {name: told[name] for name in kept}
    assert "secret" not in kept
    assert kept["made_by"] == "elena"
    assert told["secret"] not in str(DeviceToken.objects.values())


def test_it_acts_for_its_club_until_it_is_revoked(people: People) -> None:
    told, elena = made(people), browser_of(people.elena)
    tablet = sending(told["secret"])
    assert tablet.send(f"clubs/{people.club.slug}/players/", {"name": "Horia"})
    elena.send(address(people, told["id"]), None, 204, method="delete")
    assert tablet.ask(f"clubs/{people.club.slug}/", 401)["code"] == "authentication_failed"
    (kept,) = elena.ask(address(people))["results"]
    assert (kept["works"], kept["revoked_at"] is None) == (False, False)
    assert kept["last_used_at"] is not None
    assert elena.send(address(people, told["id"]), None, 404, method="delete")


def test_one_of_a_member_only_reads(people: People) -> None:
    reader = sending(made(people, role="member")["secret"])
    assert reader.ask(f"clubs/{people.club.slug}/players/")["results"]
    refused = reader.send(f"clubs/{people.club.slug}/players/", {"name": "Horia"}, 403)
    assert refused["code"] == "not_allowed"


def test_its_end_is_a_moment_with_a_zone(people: People) -> None:
    told = made(people, expires_at="2126-12-01T00:00:00+01:00")
    assert told["expires_at"] == "2126-11-30T23:00:00Z"


def test_it_ends_by_itself(people: People) -> None:
    soon = (timezone.now() + timedelta(hours=1)).isoformat()
    told = made(people, expires_at=soon)
    assert sending(told["secret"]).ask(f"clubs/{people.club.slug}/")
    DeviceToken.objects.update(expires_at=timezone.now())
    assert sending(told["secret"]).ask(f"clubs/{people.club.slug}/", 401)
    assert not browser_of(people.elena).ask(address(people))["results"][0]["works"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "invalid"),
        ({"label": ""}, 400, "invalid"),
        ({"label": "x" * 81}, 400, "invalid"),
        ({"label": "\u200b"}, 422, "bad_name"),
        ({"label": "T", "role": "director"}, 400, "invalid"),
        ({"label": "T", "expires_at": "2001-01-01T00:00:00Z"}, 422, "ends_before"),
        ({"label": "T", "expires_at": "soon"}, 400, "invalid"),
        ({"label": "T", "expires_at": "9999-12-31T23:59:59-12:00"}, 400, "invalid"),
        ({"label": "T", "expires_at": "2126-12-01"}, 400, "invalid"),
        ({"label": "T", "expires_at": "2126-12-01T10:00:00"}, 400, "invalid"),
        ({"label": "T", "expires_at": "2126-12-01T10:00+01:00"}, 400, "invalid"),
        ({"label": "T", "expires_at": 4951814400}, 400, "invalid"),
        ({"label": "T", "secret": "mine"}, 400, "invalid"),
    ],
)
def test_what_is_no_token_is_refused(
    people: People, body: dict[str, Any], status: int, code: str
) -> None:
    assert browser_of(people.elena).send(address(people), body, status)["code"] == code
    assert not DeviceToken.objects.exists()


def test_the_newest_is_listed_first_page_by_page(people: People) -> None:
    for label in ("One", "Two", "Three"):
        made(people, label=label)
    elena = browser_of(people.elena)
    first = elena.ask(address(people), page_size=2)
    second = elena.get(first["next"]).json()
    labels = [row["label"] for row in (*first["results"], *second["results"])]
    assert labels == ["Three", "Two", "One"]
    few = queries_of(lambda: elena.ask(address(people), page_size=1))
    assert queries_of(lambda: elena.ask(address(people))) == few


def test_others_have_nothing_to_do_with_tokens(
    people: People, strangers: People, nobody: Caller
) -> None:
    number = made(people)["id"]
    callers: list[tuple[Caller, int]] = [
        (nobody, 401), (browser_of(people.carla), 403), (browser_of(people.bogdan), 403),
        (device_of(people), 403), (browser_of(people.dinu), 404), (browser_of(strangers.ana), 404),
    ]  # fmt: skip
    for caller, status in callers:
        assert caller.ask(address(people), status)
        assert caller.send(address(people), {"label": "Mine"}, status)
        assert caller.send(address(people, number), None, status, method="delete")
    assert browser_of(strangers.ana).send(address(strangers, number), None, 404, method="delete")


def test_a_token_for_reading_is_told_that_its_role_does_not_read_this(people: People) -> None:
    for role in ("member", "scorer"):
        told = device_of(people, role).ask(address(people), 403)
        assert told["detail"] == f"Your role in this club ({role}) does not allow this."


def test_a_token_for_reading_is_told_so_where_it_writes(people: People) -> None:
    reader = device_of(people, "member")
    told = reader.send(address(people), {"label": "Another"}, 403)
    assert told["detail"] == "This token is for reading only."
