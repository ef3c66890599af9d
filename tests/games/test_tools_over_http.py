"""`POST /api/v1/tools/...`: the tools without log-in (contract 4)."""

from __future__ import annotations

from typing import Any

import pytest
from rest_framework.test import APIClient

LEGAL_PLAYS = "/api/v1/tools/legal-plays/"
POSITIONS = "/api/v1/tools/positions/"
ROLLED = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> APIClient:
    return APIClient(enforce_csrf_checks=True)


def test_it_answers_one_object(client: APIClient) -> None:
    answer = client.post(LEGAL_PLAYS, {"id": "a", "xgid": ROLLED})
    assert answer.status_code == 200
    assert (answer.json()["id"], len(answer.json()["plays"])) == ("a", 16)


def test_it_answers_a_list_with_refusals_in_their_places(client: APIClient) -> None:
    rows = [{"id": 1, "xgid": ROLLED}, {"id": 2, "xgid": "nonsense"}, 3]
    answer = client.post(POSITIONS, rows)
    assert answer.status_code == 200
    codes = [row.get("error", {}).get("code") for row in answer.json()]
    assert codes == [None, "bad_position", "bad_json"]


def test_it_refuses_one_object_as_a_problem(client: APIClient) -> None:
    answer = client.post(POSITIONS, {"id": 5, "gnubg_id": "too short"})
    assert answer.status_code == 422
    assert answer["Content-Type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["code"], problem["id"], problem["status"]) == ("bad_position", 5, 422)
    assert problem["detail"]


@pytest.mark.parametrize("body", ["{", "[" * 5000, '"text"', "7", "null", '{"id": NaN}'])
def test_it_refuses_what_is_no_object(client: APIClient, body: str) -> None:
    answer = client.generic("POST", POSITIONS, body, content_type="application/json")
    assert answer.status_code in (400, 422)
    assert answer["Content-Type"] == "application/problem+json"


def test_it_takes_a_thousand_objects_and_no_more(client: APIClient) -> None:
    row: dict[str, Any] = {"xgid": "x"}
    assert client.post(POSITIONS, [row] * 1000).status_code == 200
    too_many = client.post(POSITIONS, [row] * 1001)
    assert (too_many.status_code, too_many.json()["code"]) == (400, "invalid")


def test_it_knows_no_other_method(client: APIClient) -> None:
    answer = client.get(LEGAL_PLAYS)
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")


def test_it_slows_down_who_asks_without_end(client: APIClient) -> None:
    answers = [client.post(POSITIONS, {"xgid": "x"}) for _ in range(121)]
    assert {answer.status_code for answer in answers[:120]} == {422}
    assert (answers[120].status_code, answers[120].json()["code"]) == (429, "throttled")
    assert int(answers[120]["Retry-After"]) > 0
