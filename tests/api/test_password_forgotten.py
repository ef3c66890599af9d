"""`account/password/forgotten/` and `new/`: a new password by mail, told to nobody else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.throttle import FREE_TRIES
from tests.api.programs import NEW, Program, logged_in
from tests.people import PASSWORD

FORGOTTEN, CHOOSE = "account/password/forgotten/", "account/password/new/"
ADDRESS = "ana@example.org"

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def ana(settings: Settings) -> User:
    settings.SENDS_MAIL = True
    return User.objects.create_user("ana", ADDRESS, PASSWORD)


def ask(program: Program, address: str = ADDRESS) -> Any:
    return program.post(f"/api/v1/{FORGOTTEN}", {"email": address})


def link(program: Program) -> dict[str, str]:
    """The parts of the link that was mailed."""
    program.send(FORGOTTEN, {"email": ADDRESS}, 202)
    found = re.search(r"/password/new/(?P<uid>[^/]+)/(?P<token>[^/]+)/", str(mail.outbox[-1].body))
    assert found
    return found.groupdict()


def test_it_answers_the_same_whether_anybody_has_the_e_mail() -> None:
    User.objects.create_user("gone", "gone@example.org", PASSWORD, is_active=False)
    told = []
    for address in (ADDRESS, "nobody@example.org", "gone@example.org"):
        answer = ask(Program(), address)
        headers = dict(answer.headers)
        assert headers.pop("X-Request-ID")
        told.append((answer.status_code, answer.content, headers))
    assert told[0] == told[1] == told[2]
    assert told[0][:2] == (202, b"")
    assert [message.to for message in mail.outbox] == [[ADDRESS]]


def test_its_mail_leads_to_the_page_in_the_readers_language() -> None:
    ask(Program(HTTP_ACCEPT_LANGUAGE="it"))
    (message,) = mail.outbox
    assert message.subject.startswith("Una nuova ")
    assert "http://testserver/password/new/" in message.body


def test_it_fills_nobodys_letter_box_whichever_way_it_is_asked() -> None:
    Client(REMOTE_ADDR="192.0.2.77").post("/password/forgotten/", {"email": ADDRESS})
    for _ in range(FREE_TRIES - 1):
        assert ask(Program()).status_code == 202
    answer = ask(Program(), ADDRESS.upper())
    assert (answer.status_code, 0 < int(answer["Retry-After"]) <= 30) == (429, True)
    assert len(mail.outbox) == FREE_TRIES


def test_whoever_asks_for_many_has_to_wait() -> None:
    program = Program()
    asked = [ask(program, f"{number}@example.org").status_code for number in range(FREE_TRIES + 1)]
    assert asked == [202] * FREE_TRIES + [429]


@pytest.mark.parametrize("text", ["no address", "", "a" * 300 + "@example.org", "a@b\r\nBcc: c@d"])
def test_it_takes_no_e_mail_that_is_none(text: str) -> None:
    assert set(Program().send(FORGOTTEN, {"email": text}, 400)["fields"]) == {"email"}
    assert mail.outbox == []


def test_it_says_plainly_that_there_is_no_mail(settings: Settings) -> None:
    settings.SENDS_MAIL = False
    assert Program().send(FORGOTTEN, {"email": ADDRESS}, 403)["code"] == "no_mail"


def test_its_link_counts_once_and_ends_the_old_log_ins() -> None:
    old, program = logged_in("ana"), Program()
    chosen = {**link(program), "new_password": NEW}
    program.send(CHOOSE, chosen, 204)
    assert not old.is_in()
    assert not program.is_in(), "one logs in with it"
    program.log_in("ana", NEW)
    again = Program().send(CHOOSE, {**chosen, "new_password": PASSWORD}, 422)
    assert again["code"] == "link_spent"


def test_a_password_that_is_refused_leaves_the_link_as_it_was() -> None:
    program = Program()
    parts = link(program)
    told = program.send(CHOOSE, {**parts, "new_password": "short"}, 400)
    assert set(told["fields"]) == {"new_password"}
    program.send(CHOOSE, {**parts, "new_password": NEW}, 204)


@pytest.mark.parametrize(
    ("uid", "token"),
    [("MQ", "x-y"), ("!", "x"), ("OTk", "set-password"), ("é" * 900, "𝕏"), ("OTk5OTk5OTk5", "1-2")],
)
def test_a_guessed_link_opens_nothing(uid: str, token: str) -> None:
    told = Program().send(CHOOSE, {"uid": uid, "token": token, "new_password": NEW}, 422)
    assert told["code"] == "link_spent"
