"""R4: a command that is delivered again and again is done once, and always answered the same."""

from __future__ import annotations

from collections import Counter
from uuid import uuid4

import pytest

from chouette.models import Command
from tests.builders import Table
from tests.people import PASSWORD
from tests.racers import Race
from tests.reliability.figures import TellFigure
from tests.reliability.gunicorn import Gunicorn
from tests.reliability.soundness import assert_sound

pytestmark = pytest.mark.django_db(transaction=True)


def assert_each_once(table: Table, ids: list[str], before: int) -> None:
    """Each command of these ids is written down once, and nothing else since `before`."""
    stored = Command.objects.filter(chouette_session=table.row, first_seq__gt=before)
    assert sorted(str(known.command_id) for known in stored) == sorted(ids)
    assert table.seq == before + len(ids)
    assert_sound()


def test_it_does_once_what_eight_processes_deliver_to_the_service(
    table: Table, racers: Race, figure: TellFigure, *, soak: bool
) -> None:
    before, ids = table.seq, [str(uuid4()) for _ in range(20 if soak else 5)]
    times, others = (32, 4) if soak else (4, 1)
    job = {"ids": ids, "times": times, "others": others}
    racers.start("deliver", table.session_id, table.people.bogdan.pk, **job)
    answers = [answer for each in racers.answers() for answer in each]
    same = [answer for answer in answers if not answer["other"]]
    other = Counter(answer["code"] for answer in answers if answer["other"])
    effects = Counter(answer["id"] for answer in same if not answer["replayed"])
    text = f"{len(same)} deliveries of {len(ids)} commands to the service by 8 processes"
    refused = f"{other['reused_command_id']} of {other.total()} with another body refused"
    figure("R4", f"{text}: {effects.total()} effects; {refused}")
    assert len(same) == 8 * times * len(ids)
    assert effects == dict.fromkeys(ids, 1)
    told = {command_id: {a["seq"] for a in same if a["id"] == command_id} for command_id in ids}
    assert {len(seqs) for seqs in told.values()} == {1}
    assert other == {"reused_command_id": 8 * others * len(ids)}
    assert_each_once(table, ids, before)


def test_it_does_once_what_eight_phones_deliver_over_http(
    table: Table, phones: Race, web: Gunicorn, figure: TellFigure, *, soak: bool
) -> None:
    before, ids = table.seq, [str(uuid4()) for _ in range(20 if soak else 3)]
    times, others = (32, 2) if soak else (3, 1)
    job = {"mode": "repeat", "ids": ids, "times": times, "others": others, "seq": before}
    job |= {"session": table.session_id, "url": web.url, "name": "bogdan", "password": PASSWORD}
    phones.give([job] * 8)
    answers = [answer for each in phones.answers() for answer in each]
    same = Counter(answer["status"] for answer in answers if not answer["other"])
    other = Counter(answer["status"] for answer in answers if answer["other"])
    text = f"{same.total()} deliveries of {len(ids)} commands through gunicorn by 8 phones"
    refused = f"{other[422]} of {other.total()} with another body refused (422)"
    figure("R4", f"{text}: {same[409]} late, {same[200]} done; {refused}")
    assert set(same) <= {200, 409}
    assert same[200] == 8 * times * len(ids)
    assert other == {422: 8 * others * len(ids)}
    assert_each_once(table, ids, before)
    assert web.faults() == []
