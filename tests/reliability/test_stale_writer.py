"""R5: of two scorers who both saw the same table, one is taken and the other learns what he missed.

Nobody overwrites silently what he has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chouette.models import Event
from tests.builders import Table
from tests.people import PASSWORD
from tests.racers import Race
from tests.reliability.figures import TellFigure
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.soundness import assert_sound

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def two_processes(django_db_setup: None) -> Iterator[Race]:
    with Race(2) as race:
        yield race


@pytest.fixture
def two_phones() -> Iterator[Race]:
    with Race(2, "tests.reliability.phones") as race:
        yield race


def written_stakes(table: Table, after: int) -> list[int]:
    """The stakes of the log since event `after`, in minor units."""
    events = Event.objects.filter(chouette_session=table.row, seq__gt=after).order_by("seq")
    return [payload["stake_minor"] for payload in events.values_list("payload", flat=True)]


def test_it_takes_one_of_two_who_call_the_service(
    table: Table, two_processes: Race, figure: TellFigure, *, soak: bool
) -> None:
    before, races = table.seq, 1_000 if soak else 40
    job = {"mode": "once", "session": table.session_id, "user": table.people.bogdan.pk}
    stakes, informed = [], 0
    for number in range(1, races + 1):
        both = 2 * number, 2 * number + 1
        two_processes.give([{**job, "stake": stake} for stake in both])
        answers = [each[0] for each in two_processes.answers()]
        [taken] = [stake for a, stake in zip(answers, both, strict=True) if not a["stale"]]
        [stale] = [answer for answer in answers if answer["stale"]]
        stakes.append(taken)
        informed += (stale["seq"], stale["events"], stale["stake"]) == (before + number, 1, taken)
    overwritten = sum(a != b for a, b in zip(stakes, written_stakes(table, before), strict=True))
    text = f"{races} races of two calls of the service: {len(stakes)} taken"
    figure("R5", f"{text}, {informed} told the new state, {overwritten} overwritten")
    assert (informed, overwritten) == (races, 0)
    assert_sound()


def test_it_takes_one_of_two_who_send_a_form(
    table: Table, two_phones: Race, web: Gunicorn, figure: TellFigure, *, soak: bool
) -> None:
    before, races = table.seq, 1_000 if soak else 20
    job = {"mode": "once", "session": table.session_id, "url": web.url, "password": PASSWORD}
    stakes, informed = [], 0
    for number in range(1, races + 1):
        both = 2 * number, 2 * number + 1
        jobs = zip(("ana", "bogdan"), both, strict=True)
        seq = before + number - 1
        two_phones.give([{**job, "name": name, "seq": seq, "base": base} for name, base in jobs])
        answers = [each[0] for each in two_phones.answers()]
        assert sorted(answer["status"] for answer in answers) == [200, 409]
        [taken] = [s for a, s in zip(answers, both, strict=True) if a["status"] == 200]
        [stale] = [answer for answer in answers if answer["status"] == 409]
        stakes.append(taken)
        informed += (stale["seq"], stale["missed"]) == (seq + 1, [f"{taken / 100:.2f}"])
    overwritten = sum(a != b for a, b in zip(stakes, written_stakes(table, before), strict=True))
    text = f"{races} races of two phones through gunicorn: {len(stakes)} taken"
    figure("R5", f"{text}, {informed} shown the new state (409), {overwritten} overwritten")
    assert (informed, overwritten) == (races, 0)
    assert_sound()
    assert web.faults() == []
