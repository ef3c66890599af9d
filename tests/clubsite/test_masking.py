"""No line of the log tells the part of an address that opens something."""

from __future__ import annotations

import logging
import re

import pytest
from django.test import Client
from gunicorn.config import Config

from clubsite import logs, masking
from clubsite.gunicorn_log import MaskedLogger
from clubsite.masking import MASK, masked, secret_routes

SECRET = "s3cret-Of_mine"
ROUTES = secret_routes()
PART = re.compile(r"<(?:\w+:)?(\w+)>")


@pytest.fixture(autouse=True)
def learnt() -> None:
    masking.learn_routes()


def address(route: str) -> str:
    """The route with a secret for each secret part, and something for each other."""
    return PART.sub(lambda part: SECRET if part[1] in masking.SECRET_PARTS else "7", route)


def told(address: str) -> logging.LogRecord:
    return logging.LogRecord(
        "django.request", logging.WARNING, "f.py", 1, "%s: %s", ("Not Found", address), None
    )


def test_all_of_them_are_known() -> None:
    found = " ".join(ROUTES)
    for part in ("/passwords/", "/invitations/", "/join/", "/password/new/", "/federations/join/"):
        assert part in found
    assert "/api/v1/join/" in found


@pytest.mark.parametrize("route", ROUTES)
def test_no_line_tells_the_secret_of_an_address(route: str) -> None:
    there = address(route)
    for written in (there, there.rstrip("/"), f"http://h{there}?next={there}", f"GET {there} HTTP"):
        assert SECRET not in logs.JsonFormatter().format(told(written))
        assert SECRET not in logs.PlainFormatter("%(message)s").format(told(written))
    assert SECRET not in masked(there.replace("/", "%2F"))


@pytest.mark.parametrize(
    "text",
    ["Not Found: /clubs/dacia/players/7/", "/join/", "game 12 of /sessions/7/log/", "nothing"],
)
def test_other_lines_stay_as_they_are(text: str) -> None:
    assert masked(text) == text


def test_the_rest_of_an_address_stays_readable() -> None:
    there = f"Unprocessable Entity: /api/v1/invitations/{SECRET}/accept/"
    assert masked(there) == f"Unprocessable Entity: /api/v1/invitations/{MASK}/accept/"


def test_a_code_with_spaces_is_masked_whole() -> None:
    assert masked("/api/v1/join/AB CD EF/") == f"/api/v1/join/{MASK}/"


@pytest.mark.django_db
def test_what_django_logs_of_a_request_is_masked(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.handler.setFormatter(logs.PlainFormatter("%(message)s"))
    client.get(f"/passwords/{SECRET}/")
    client.get(f"/invitations/{SECRET}/nowhere/")
    Client(enforce_csrf_checks=True).post(f"/join/{SECRET}/")
    assert len(caplog.records) >= 2
    assert MASK in caplog.text
    assert SECRET not in caplog.text


def test_gunicorns_own_lines_are_masked(caplog: pytest.LogCaptureFixture) -> None:
    config = Config()
    config.set("accesslog", "-")
    logger = MaskedLogger(config)
    for log in (logger.access_log, logger.error_log):
        log.addHandler(caplog.handler)
    logger.access_log.info("%(r)s", {"r": f"GET /passwords/{SECRET}/ HTTP/1.1"})
    logger.error("Error handling request %s", f"/passwords/{SECRET}/")
    assert caplog.text.count(f"/passwords/{MASK}") == 2
    assert SECRET not in caplog.text
