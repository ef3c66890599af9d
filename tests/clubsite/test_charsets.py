"""Texts come in UTF-8; Python knows other codecs, some of which do not even decode to text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import RequestFactory

from clubsite.wsgi import application

FORM = "application/x-www-form-urlencoded"

# A request that is let in looks after the connections that tests before it left open.
pytestmark = pytest.mark.django_db


def answer(
    content_type: str, *, method: str = "GET", path: str = "/healthz?a=1"
) -> tuple[str, bytes]:
    """Status and body of the WSGI application's answer."""
    made = RequestFactory().generic(method, path, b"a=b").environ
    status: list[str] = []

    def start_response(line: str, headers: Any, exc_info: Any = None) -> None:
        status.append(line)

    body = b"".join(application({**made, "CONTENT_TYPE": content_type}, start_response))
    return status[0], body


@pytest.mark.parametrize("charset", ["utf-16", "utf-8-sig", "idna", "cp037", "base64", "rot13"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_it_refuses_another_charset(method: str, charset: str) -> None:
    status, body = answer(f"{FORM}; charset={charset}", method=method)
    assert status == "415 Unsupported Media Type"
    assert json.loads(body)["code"] == "unsupported_charset"


@pytest.mark.parametrize(
    "kind",
    ["x/x; charset=base64", "x/x;charset=punycode", "; charset=undefined", "x/x; a*=nope''b"],
)
def test_it_refuses_it_whatever_else_is_sent(kind: str) -> None:
    assert answer(kind)[0].startswith("415")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", f"{FORM}; charset=UTF-8", "x/x; charset=us-ascii"]
)
def test_it_reads_utf_8_by_any_of_its_names(kind: str) -> None:
    assert answer(kind)[0] == "200 OK"
