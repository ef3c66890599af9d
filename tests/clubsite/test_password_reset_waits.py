"""An answer does not wait for the mail: the time it takes would tell whether there is one."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from threading import Event

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.mail import EmailMessage
from django.core.mail.backends.locmem import EmailBackend
from django.test import Client
from pytest_django.fixtures import Settings

from clubsite.accounts import postman
from tests.people import PASSWORD

pytestmark = pytest.mark.django_db(transaction=True)
ADDRESS = "ana@example.org"
open_now, sent = Event(), Event()


class SlowBackend(EmailBackend):
    """A mail server that hangs until somebody lets it go on."""

    def send_messages(self, messages: Sequence[EmailMessage]) -> int:
        open_now.wait(timeout=60)
        found = super().send_messages(messages)
        sent.set()
        return found


@pytest.fixture(autouse=True)
def slow(settings: Settings) -> Iterator[None]:
    settings.SENDS_MAIL, settings.TESTING = True, False
    settings.EMAIL_BACKEND = f"{__name__}.SlowBackend"
    User.objects.create_user("ana", ADDRESS, PASSWORD)
    for event in (open_now, sent):
        event.clear()
    yield
    open_now.set()


def test_it_answers_while_the_mail_server_hangs(client: Client) -> None:
    for address in (ADDRESS, "nobody@example.org"):
        answer = client.post("/password/forgotten/", {"email": address})
        assert answer["Location"] == "/password/forgotten/sent/"
        assert client.get(answer["Location"]).status_code == 200
    assert mail.outbox == []
    open_now.set()
    assert sent.wait(timeout=60)
    assert [message.to for message in mail.outbox] == [[ADDRESS]]


class Noted(logging.Handler):
    """Tells that something was written into the log."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.set()


def test_it_notes_what_went_wrong_where_nobody_waits() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    noted = Noted()
    postman.logger.addHandler(noted)
    try:
        postman.leave(fail)
        assert noted.seen.wait(timeout=60)
    finally:
        postman.logger.removeHandler(noted)
