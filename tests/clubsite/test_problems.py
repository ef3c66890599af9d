"""The one shape of an error outside the pages."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from rest_framework import exceptions, serializers

from clubsite.problems import Problem, handle_exception, problem_for

pytestmark = pytest.mark.urls("tests.clubsite.urls_for_tests")


@pytest.mark.parametrize(
    ("url", "status", "code"),
    [
        ("/api/nothing/", 404, "not_found"),
        ("/api/fail/404/", 404, "not_found"),
        ("/api/fail/403/", 403, "permission_denied"),
        ("/api/fail/ours/", 500, "server_error"),
        ("/api/plain-fail/404/", 404, "not_found"),
        ("/api/plain-fail/403/", 403, "permission_denied"),
        ("/api/plain-fail/ours/", 500, "server_error"),
    ],
)
def test_it_has_one_shape(url: str, status: int, code: str, client: Client) -> None:
    client.raise_request_exception = False
    response = client.post(url)
    body = response.json()
    assert response["Content-Type"] == "application/problem+json"
    assert response["Cache-Control"] == "private, no-store"
    assert (response.status_code, body["status"], body["code"]) == (status, status, code)
    assert set(body) == {"type", "title", "status", "code", "detail"}
    assert "secret" not in body["detail"]


def test_it_names_a_method_that_is_not_allowed(client: Client) -> None:
    response = client.get("/api/fail/404/")
    assert (response.status_code, response.json()["code"]) == (405, "method_not_allowed")


def test_it_keeps_pages_for_people(client: Client) -> None:
    for url, status in {"/nothing/": 404, "/fail/404/": 404, "/fail/403/": 403}.items():
        response = client.get(url)
        assert (response.status_code, response["Content-Type"]) == (
            status,
            "text/html; charset=utf-8",
        )


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (exceptions.NotAuthenticated(), 401, "not_authenticated"),
        (exceptions.AuthenticationFailed("who?"), 401, "authentication_failed"),
        (exceptions.ParseError("no JSON"), 400, "parse_error"),
        (exceptions.UnsupportedMediaType("text/csv"), 415, "unsupported_media_type"),
        (exceptions.PermissionDenied("not yours", code="not_a_member"), 403, "not_a_member"),
    ],
)
def test_it_keeps_the_frameworks_codes(
    error: exceptions.APIException, status: int, code: str
) -> None:
    problem = problem_for(error)
    assert problem is not None
    assert (problem.status, problem.code, problem.detail) == (status, code, str(error.detail))


def test_it_says_when_to_come_back_and_how_to_log_in() -> None:
    throttled = handle_exception(exceptions.Throttled(wait=2.4), {})
    assert throttled is not None
    assert (throttled.status_code, throttled["Retry-After"]) == (429, "3")
    unknown = exceptions.NotAuthenticated()
    vars(unknown)["auth_header"] = "Token"  # as the view does, from the first way to log in
    response = handle_exception(unknown, {})
    assert response is not None
    assert response["WWW-Authenticate"] == "Token"


class Player(serializers.Serializer[Any]):
    name = serializers.CharField(max_length=3)


class Table(serializers.Serializer[Any]):
    stake = serializers.IntegerField()
    players = Player(many=True)
    tags = serializers.ListField(child=serializers.IntegerField(), required=False)


def test_it_names_each_field_at_fault_by_its_path() -> None:
    table = Table(data={"players": [{"name": "Ana"}, {"name": "Bogdan"}], "tags": [1, "x"]})
    with pytest.raises(exceptions.ValidationError) as caught:
        table.is_valid(raise_exception=True)
    problem = problem_for(caught.value)
    assert problem is not None
    assert (problem.status, problem.code) == (400, "invalid")
    assert set(problem.fields or {}) == {"stake", "players.1.name", "tags.1"}


def test_it_names_a_fault_of_the_whole_input() -> None:
    problem = problem_for(exceptions.ValidationError("sums to 1"))
    assert problem is not None
    assert problem.fields == {"non_field_errors": ["sums to 1"]}


def test_it_leaves_an_unknown_error_to_django() -> None:
    assert handle_exception(ZeroDivisionError(), {}) is None


def test_it_carries_more_but_never_over_its_own_names() -> None:
    problem = Problem(409, "stale", "Somebody was first.", extra={"seq": 7, "status": "x"})
    response = problem.response()
    assert response.content.startswith(b'{"seq": 7, "status": 409')
