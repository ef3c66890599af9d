"""A database that is away answers 503 and Retry-After, wherever it is noticed first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client
from pytest_django.fixtures import Settings

pytestmark = pytest.mark.urls("tests.clubsite.urls_for_tests")


class LosesDatabase:
    """Middleware in whose hands the database vanishes, as it may in those of the log-in."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        raise OperationalError("server closed the connection unexpectedly")


@pytest.mark.parametrize("name", ["gone", "closed", "locked"])
def test_it_asks_a_person_to_try_again(name: str, client: Client) -> None:
    response = client.get(f"/fail/{name}/")
    assert (response.status_code, response["Retry-After"]) == (503, "2")
    assert "What was confirmed is safe" in response.content.decode()


@pytest.mark.parametrize("name", ["gone", "closed", "locked"])
@pytest.mark.parametrize("view", ["fail", "plain-fail"])
def test_it_tells_a_program_to_send_it_again(name: str, view: str, client: Client) -> None:
    response = client.post(f"/api/{view}/{name}/")
    assert (response.status_code, response["Retry-After"]) == (503, "2")
    assert response["Content-Type"] == "application/problem+json"
    assert response.json()["code"] == "unavailable"


@pytest.mark.parametrize("name", ["no_table", "wrong", "ours"])
@pytest.mark.parametrize("prefix", ["", "/api"])
def test_it_does_not_hide_a_fault_of_ours(name: str, prefix: str, client: Client) -> None:
    client.raise_request_exception = False
    assert client.post(f"{prefix}/fail/{name}/").status_code == 500


@pytest.mark.parametrize(("url", "kind"), [("/healthz", "text/html"), ("/api/x", "application/p")])
def test_it_answers_when_middleware_loses_it(url: str, kind: str, settings: Settings) -> None:
    settings.MIDDLEWARE = [f"{__name__}.LosesDatabase"]
    response = Client(raise_request_exception=False).get(url)
    assert (response.status_code, response["Retry-After"]) == (503, "2")
    assert response["Content-Type"].startswith(kind)


def test_it_shows_the_page_in_the_readers_language(client: Client) -> None:
    response = client.get("/fail/gone/", headers={"Accept-Language": "ro"})
    assert '<html lang="ro">' in response.content.decode()
