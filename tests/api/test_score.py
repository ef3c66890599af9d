"""`POST /api/v1/tools/score/`: a chouette game scored, without log-in."""

from __future__ import annotations

import pytest
from rest_framework.test import APIClient

SCORE = "/api/v1/tools/score/"
GAME = {
    "id": "g",
    "order": ["A", "B", "C"],
    "events": [{"type": "result", "winner": "box", "kind": "single"}],
}

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> APIClient:
    return APIClient(enforce_csrf_checks=True)


def test_it_scores_one_game(client: APIClient) -> None:
    answer = client.post(SCORE, GAME)
    assert answer.status_code == 200
    assert answer.json()["points"] == {"A": 2, "B": -1, "C": -1}
    assert answer.json()["id"] == "g"


def test_it_scores_a_list_in_order(client: APIClient) -> None:
    rows = client.post(SCORE, [GAME, {**GAME, "id": 2, "rules": "nobody's"}]).json()
    assert [row["id"] for row in rows] == ["g", 2]
    assert rows[1]["error"]["code"] == "unknown_rule"


def test_it_refuses_one_game_as_a_problem(client: APIClient) -> None:
    answer = client.post(SCORE, {**GAME, "events": []})
    assert (answer.status_code, answer.json()["code"]) == (422, "unfinished_game")
    assert answer["Content-Type"] == "application/problem+json"


def test_a_starting_level_that_is_none_is_told_by_the_name_that_was_sent(
    client: APIClient,
) -> None:
    refused = client.post(SCORE, {**GAME, "start_levels": {"B": 0}}).json()
    assert "the starting level of B must be a whole number from 1" in refused["detail"]
