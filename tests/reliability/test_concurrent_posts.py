"""R3: eight processes post to one table at once; all is taken, in one line, and nobody waits long.

Whoever is late is told what he missed (409) and sends again. A time is that of one delivery, taken
or late, as its sender waits for it. The times that are promised are the service's: a form of a
page is answered with a rendered page, whose cost is told and not bounded here.
"""

from __future__ import annotations

from collections import Counter

import pytest
from django.db import connection

from tests.builders import Table
from tests.people import PASSWORD
from tests.racers import Race
from tests.reliability.figures import TellFigure, percentile, spread
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.soundness import assert_sound, stored_ids

pytestmark = pytest.mark.django_db(transaction=True)


def test_it_takes_what_eight_processes_send_through_the_service(
    table: Table, racers: Race, figure: TellFigure, *, soak: bool
) -> None:
    before, count = table.seq, 100 if soak else 20
    racers.start("append", table.session_id, table.people.bogdan.pk, count=count)
    answers = [answer for each in racers.answers() for answer in each]
    tries = [s for answer in answers for s in answer["each_s"]]
    late = len(tries) - len(answers)
    told = f"{len(answers)} commands by 8 processes through the service, {late} late ones"
    figure("R3", f"{told} sent again, {spread(tries)}")
    assert {answer["code"] for answer in answers} == {""}
    assert sorted(a["seq"] for a in answers) == list(range(before + 1, before + 8 * count + 1))
    assert table.seq == before + 8 * count
    assert_sound()
    if soak and connection.vendor == "postgresql":
        assert (percentile(tries, 95) <= 0.05, percentile(tries, 99) <= 0.15) == (True, True)
    elif soak:
        assert (percentile(tries, 95) <= 0.05, max(tries) <= 5) == (True, True)


def test_it_takes_what_eight_phones_send_over_http(
    table: Table, phones: Race, web: Gunicorn, figure: TellFigure, *, soak: bool
) -> None:
    before, count = table.seq, 100 if soak else 5
    job = {"mode": "append", "session": table.session_id, "seq": before, "count": count}
    job |= {"url": web.url, "name": "bogdan", "password": PASSWORD}
    phones.give([{**job, "base": 1_000 * number} for number in range(1, 9)])
    tries = [told for each in phones.answers() for told in each]
    statuses = Counter(told["status"] for told in tries)
    taken, late = statuses[200], statuses[409]
    text = f"{taken} commands by 8 phones through gunicorn, {late} late ones sent again"
    text += f", {statuses.total() - taken - late} errors"
    figure("R3", f"{text}, {spread([told['s'] for told in tries])}")
    assert set(statuses) <= {200, 409}
    assert statuses[200] == 8 * count
    assert {told["id"] for told in tries} <= stored_ids()
    assert table.seq == before + 8 * count
    assert_sound()
    assert web.faults() == []
