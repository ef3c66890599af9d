"""`disputes/{id}/decide/` and `disputes/{id}/withdraw/`."""

from __future__ import annotations

import pytest

from chouette.models import Dispute
from tests.api.conftest import browser_of
from tests.api.disputes import carlas_doubt, decide, withdraw
from tests.api.nights import lost_night
from tests.api.shapes import is_answer
from tests.builders import Table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return lost_night(people)


@pytest.fixture
def doubt(people: People, night: Table) -> Dispute:
    return carlas_doubt(people, night)


def test_who_may_correct_the_game_decides(people: People, doubt: Dispute) -> None:
    bogdan = browser_of(people.bogdan)
    told = decide(bogdan, doubt, word="we all saw it")
    assert (told["verdict"], told["word"], told["decided_by"]) == (
        "stands",
        "we all saw it",
        "bogdan",
    )
    assert decide(bogdan, doubt, word="we all saw it") == told
    is_answer(told, "POST", "disputes/{dispute_id}/decide/")
    refused = decide(browser_of(people.elena), doubt, 409, verdict="corrected")
    assert refused["code"] == "dispute_decided"


def test_who_raised_it_takes_it_back(people: People, doubt: Dispute) -> None:
    assert withdraw(browser_of(people.ana), doubt, 403)["code"] == "not_allowed"
    assert withdraw(browser_of(people.carla), doubt)["verdict"] == "withdrawn"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"verdict": "maybe"}, "verdict"),
        ({"verdict": "withdrawn"}, "verdict"),
        ({"word": "x" * 181}, "word"),
        ({"why": "x"}, "why"),
    ],
)
def test_a_decision_that_means_nothing_is_refused(
    people: People, doubt: Dispute, body: dict[str, str], field: str
) -> None:
    refused = decide(browser_of(people.bogdan), doubt, 400, **body)
    assert list(refused["fields"]) == [field]
