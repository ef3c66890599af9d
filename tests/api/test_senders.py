"""Who sends: what is no token is nobody, and a token is nobody in particular."""

from __future__ import annotations

from uuid import uuid4

import pytest

from tests.api.conftest import Caller, browser_of, device_of
from tests.builders import open_table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("sent", ["Bearer x", "Basic YTpi", "Token", "Token x", "x"])
@pytest.mark.parametrize("address", ["clubs/", "federations/", "me/", "boards/", "records/"])
def test_what_is_no_token_is_refused(people: People, address: str, sent: str) -> None:
    caller = Caller()
    caller.credentials(HTTP_AUTHORIZATION=sent)
    assert caller.ask(address, 401)["code"] == "authentication_failed"


def test_what_takes_a_log_in_says_so_to_a_token(people: People) -> None:
    device = device_of(people)
    for address in ("me/", "me/browsers/"):
        assert device.ask(address, 403)["code"] == "takes_log_in"
    club = {"command_id": str(uuid4()), "name": "New"}
    assert device.send("clubs/", club, 403)["code"] == "takes_log_in"
    assert device.send("federations/", {"name": "New"}, 403)["code"] == "takes_log_in"


def test_a_token_keeps_no_table_but_gives_one_to_a_member(people: People) -> None:
    table, device = open_table(people, "ana", "bogdan"), device_of(people)
    address = f"sessions/{table.session_id}/keeper/"
    refused = device.send(address, {}, 422, method="put")
    assert refused["code"] == "token_keeps_nothing"
    assert refused["detail"] == "A token keeps no table: say in `user` who is to keep it."
    members = device.ask(f"clubs/{people.club.slug}/members/")["results"]
    (user,) = (row["user"] for row in members if row["player"]["name"] == "bogdan")
    given = device.send(address, {"user": user}, 200, method="put")
    assert given["keeper"]["user"] == user
    assert browser_of(people.bogdan).ask("me/")["user"] == user
