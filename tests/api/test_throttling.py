"""Who asks for more than `API_RATE` waits, and is told how long; others do not notice."""

from __future__ import annotations

import pytest

from clubsite.api.throttling import CallerThrottle
from tests.api.conftest import Caller, browser_of, device_of
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def two_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CallerThrottle, "THROTTLE_RATES", {"api": "2/minute"})


def test_it_tells_how_long_to_wait(people: People) -> None:
    device = device_of(people)
    device.ask("clubs/")
    device.ask("clubs/")
    refused = device.get("/api/v1/clubs/")
    assert (refused.status_code, refused["Content-Type"]) == (429, "application/problem+json")
    assert refused.json()["code"] == "throttled"
    assert 0 < int(refused["Retry-After"]) <= 60


def test_each_token_each_log_in_and_each_address_is_counted_for_itself(
    people: People, nobody: Caller
) -> None:
    callers = [device_of(people), device_of(people), browser_of(people.ana), nobody]
    for caller in callers * 2:
        caller.ask("clubs/")
    for caller in callers:
        assert caller.get("/api/v1/clubs/").status_code == 429
    elsewhere = Caller()
    assert elsewhere.get("/api/v1/clubs/", REMOTE_ADDR="192.0.2.7").status_code == 200
