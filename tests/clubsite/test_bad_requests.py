"""What is refused before any view sees it."""

from __future__ import annotations

import pytest
from django.test import Client

LIMIT = 256 * 1024


@pytest.mark.parametrize("url", ["/readyz%00", "/%00", "/healthz?club=%00", "/healthz?%00=1"])
def test_it_refuses_a_nul_character_in_path_or_query(url: str, client: Client) -> None:
    response = client.get(url)
    assert (response.status_code, response.json()["code"]) == (400, "bad_request")
    assert response["Content-Type"] == "application/problem+json"


def test_it_refuses_a_raw_nul_in_the_query(client: Client) -> None:
    assert client.get("/healthz", QUERY_STRING="a=\x00").status_code == 400


def test_it_accepts_other_escapes(client: Client) -> None:
    assert client.get("/healthz?name=%C8%99&part=100%2500").status_code == 200


def test_it_refuses_a_body_beyond_256_kib(client: Client) -> None:
    body = b"x" * (LIMIT + 1)
    response = client.post("/healthz", body, content_type="application/octet-stream")
    assert (response.status_code, response.json()["code"]) == (413, "body_too_large")
    assert "256 KiB" in response.json()["detail"]


def test_it_lets_a_body_of_256_kib_through(client: Client) -> None:
    body = b"x" * LIMIT
    response = client.post("/healthz", body, content_type="application/octet-stream")
    assert response.status_code == 405


@pytest.mark.parametrize("length", ["-1", "ten", "1e3", "٣"])
def test_it_refuses_a_length_that_is_no_number(length: str, client: Client) -> None:
    assert client.get("/healthz", CONTENT_LENGTH=length).status_code == 400


def test_it_takes_a_missing_length_for_no_body(client: Client) -> None:
    assert client.get("/healthz", CONTENT_LENGTH="").status_code == 200


def test_it_refuses_a_length_of_thousands_of_digits(client: Client) -> None:
    assert client.post("/healthz", CONTENT_LENGTH="9" * 5000).status_code == 413
