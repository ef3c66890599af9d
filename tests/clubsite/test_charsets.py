"""Texts come in UTF-8; Python knows other codecs, some of which do not even decode to text."""

from __future__ import annotations

import pytest
from django.test import Client

FORM = "application/x-www-form-urlencoded"


@pytest.mark.parametrize("charset", ["utf-16", "utf-8-sig", "idna", "cp037", "base64", "rot13"])
def test_it_refuses_a_form_in_another_charset(charset: str, client: Client) -> None:
    client.cookies["csrftoken"] = "a" * 32
    kind = f"{FORM}; charset={charset}"
    response = client.generic("POST", "/log-in/", b"a=b", content_type=kind)
    assert (response.status_code, response.json()["code"]) == (415, "unsupported_charset")


@pytest.mark.parametrize("charset", ["base64", "punycode", "undefined", "utf-16"])
def test_it_refuses_a_query_in_another_charset(charset: str, client: Client) -> None:
    response = client.get("/healthz?a=1", CONTENT_TYPE=f"x/x; charset={charset}")
    assert response.status_code == 415


@pytest.mark.parametrize("charset", ["utf-8", "UTF-8", "utf8", "US-ASCII"])
def test_it_reads_utf_8_by_any_of_its_names(charset: str, client: Client) -> None:
    response = client.get("/healthz?a=1", CONTENT_TYPE=f"{FORM}; charset={charset}")
    assert response.status_code == 200
