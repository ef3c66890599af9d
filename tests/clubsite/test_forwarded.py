"""Over what a request came is told by the proxy that settings name, and by nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from gunicorn.config import Config
from gunicorn.http import RequestParser

from clubsite import gunicorn_conf

ASKED = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\n\r\n"


def test_the_server_believes_nobody_on_its_own_machine() -> None:
    config = Config()
    for name in ("secure_scheme_headers", "forwarded_allow_ips"):
        config.set(name, getattr(gunicorn_conf, name))
    request = next(RequestParser(config, [ASKED], ("127.0.0.1", 40_000)))
    assert request.scheme == "http"


@pytest.mark.parametrize("behind_proxy", [True, False])
def test_a_proxy_is_believed_where_the_settings_name_one(
    client: Client, settings: Any, behind_proxy: bool
) -> None:
    header = ("HTTP_X_FORWARDED_PROTO", "https") if behind_proxy else None
    settings.SECURE_PROXY_SSL_HEADER = header
    request = client.get("/healthz", headers={"X-Forwarded-Proto": "https"}).wsgi_request
    assert request.is_secure() is behind_proxy
