"""Several directors who charge a night, bring in balances or merge at one moment do it once."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from chouette.models import LedgerEntry, Player
from chouette.selectors.verification import faults
from chouette.services.outbox import dispatch
from tests.builders import NIGHT, Table, open_table
from tests.people import People
from tests.web.together import post_together

pytestmark = pytest.mark.django_db(transaction=True)

DIRECTORS = 4


@pytest.fixture
def table(people: People) -> Table:
    table = open_table(people, "ana", "bogdan", "radu")
    table.quick(bogdan=1, radu=1)
    table.close()
    return table


def fee(people: People, *names: str) -> dict[str, Any]:
    fields = {"do": "fee", "night": NIGHT.isoformat(), "amount": "3", "paid_now": "1"}
    return {**fields, "player": people.numbers(*names), "command_id": str(uuid4())}


def statuses(answers: list[Any]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


def test_it_charges_everybody_once(people: People, table: Table) -> None:
    sent = [fee(people, "ana", "bogdan", "radu") for _ in range(DIRECTORS)]
    answers = post_together("/clubs/club-test/books/", [people.elena] * DIRECTORS, sent)
    assert statuses(answers) == [303, *[422] * (DIRECTORS - 1)]
    assert LedgerEntry.objects.filter(kind="fee").count() == 3
    assert LedgerEntry.objects.filter(kind="payment").count() == 3


def test_it_leaves_out_whom_another_charged_meanwhile(people: People, table: Table) -> None:
    sent = [fee(people, "ana", name) for name in ("bogdan", "radu")]
    answers = post_together("/clubs/club-test/books/", [people.elena] * 2, sent)
    assert statuses(answers) == [303, 303]
    assert LedgerEntry.objects.filter(kind="fee").count() == 3


def test_it_brings_balances_in_once(people: People, table: Table) -> None:
    lines = {"do": "book", "text": "Vlad;3\nradu;-3"}
    sent = [{**lines, "command_id": str(uuid4())} for _ in range(DIRECTORS)]
    url = "/clubs/club-test/books/import/"
    answers = post_together(url, [people.elena] * DIRECTORS, sent)
    assert statuses(answers) == [303, *[422] * (DIRECTORS - 1)]
    assert LedgerEntry.objects.filter(kind="opening").count() == 2
    assert Player.objects.filter(name="Vlad").count() == 1


def test_it_merges_one_player_into_one_of_several(people: People, table: Table) -> None:
    """Whoever comes later finds that he is somebody else already."""
    intos = ("sorin", "mira", "carla", "elena")
    sent = [{"do": "merge", "into": people.number(name)} for name in intos]
    url = f"/clubs/club-test/players/{people.number('radu')}/same/"
    answers = post_together(url, [people.elena] * DIRECTORS, sent)
    assert statuses(answers).count(303) == 1
    dispatch()
    assert Player.objects.get(pk=people.number("radu")).merged_into is not None
    assert not list(faults(club_id=people.club.pk))


def test_it_makes_no_ring_of_two_who_are_merged_into_each_other(people: People) -> None:
    radu, mira = people.number("radu"), people.number("mira")
    page = "/clubs/club-test/players/{}/same/"
    for one, other in ((radu, mira), (mira, radu)):
        post_together(page.format(one), [people.elena], [{"do": "merge", "into": other}])
    merged = Player.objects.exclude(merged_into=None)
    assert [str(player.pk) for player in merged] == [radu]
