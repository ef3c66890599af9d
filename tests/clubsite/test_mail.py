"""Where mail is handed in, as the environment says."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from clubsite.mail import mail_from_url
from tests.clubsite.conftest import SettingsFor

FROM = "club@example.org"


def test_it_sends_none_unless_it_is_told_where(settings_for: SettingsFor) -> None:
    settings = settings_for()
    assert settings["SENDS_MAIL"] is False
    assert settings["EMAIL_BACKEND"].endswith(".dummy.EmailBackend")
    assert settings["PASSWORD_RESET_TIMEOUT"] == 24 * 60 * 60


def test_it_reads_where_and_as_whom(settings_for: SettingsFor, tmp_path: Path) -> None:
    secret = tmp_path / "mail"
    secret.write_text("smtp+tls://club%40x:p%2Fw@mail.example.org\n")
    settings = settings_for(EMAIL_URL_FILE=str(secret), EMAIL_FROM=FROM)
    assert settings["SENDS_MAIL"] is True
    assert settings["EMAIL_BACKEND"].endswith(".smtp.EmailBackend")
    assert (settings["EMAIL_HOST"], settings["EMAIL_PORT"]) == ("mail.example.org", 587)
    assert (settings["EMAIL_HOST_USER"], settings["EMAIL_HOST_PASSWORD"]) == ("club@x", "p/w")
    assert (settings["EMAIL_USE_TLS"], settings["EMAIL_USE_SSL"]) == (True, False)
    assert settings["DEFAULT_FROM_EMAIL"] == FROM


@pytest.mark.parametrize(
    ("url", "port", "at_once", "later"),
    [
        ("smtp://localhost", 25, False, False),
        ("smtps://mail.example.org", 465, True, False),
        ("smtp+tls://mail.example.org:2587", 2587, False, True),
    ],
)
def test_it_knows_three_ways(url: str, port: int, at_once: bool, later: bool) -> None:
    server = mail_from_url(url, sender=FROM)
    assert (server.port, server.tls_at_once, server.tls_later) == (port, at_once, later)


@pytest.mark.parametrize(
    "url",
    ["http://u:pw@x", "smtp://", "mail.example.org", "smtp://u:pw@x/y", "smtp://u:pw@x?a=b",
     "smtp://u:pw@x:port", "smtp://u:pw@[x"],
)  # fmt: skip
def test_it_refuses_what_is_no_address_and_keeps_the_password_to_itself(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="EMAIL_URL") as refused:
        mail_from_url(url, sender=FROM)
    assert "pw" not in str(refused.value)
    assert refused.value.__cause__ is None


@pytest.mark.parametrize("sender", ["", "club", "Club <club@example.org>"])
def test_it_needs_to_know_whom_mail_comes_from(sender: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="EMAIL_FROM must be the address"):
        mail_from_url("smtp://localhost", sender=sender)


def test_it_shows_no_password_where_it_is_looked_at() -> None:
    assert "pw" not in repr(mail_from_url("smtp://u:pw@localhost", sender=FROM))
