"""A club for measuring: one night played, the others its copies."""

from __future__ import annotations

import re

import pytest
from django.db import IntegrityError

from benchmarks import scale
from benchmarks.seeding import Seeded, seeded_club
from chouette.models import ChouetteSession, Event, LedgerEntry, StatementLine, StatementPair
from chouette.selectors.balances import club_balances
from chouette.selectors.squaring import legs_of
from chouette.services.statements import recompute_statement

pytestmark = pytest.mark.postgres


@pytest.fixture
def seeded(db: None) -> Seeded:
    return seeded_club("Large club", 100, games=3)


def test_it_fills_a_club_with_entries_in_whole_nights(seeded: Seeded) -> None:
    closed = ChouetteSession.objects.filter(club=seeded.club, status="closed")
    assert seeded.entries == LedgerEntry.objects.filter(club=seeded.club).count() >= 100
    assert len(set(closed.values_list("night_on"))) == closed.count() > 2
    assert set(closed.values_list("last_seq", "stated_seq")) == {(12, 12)}


def test_it_copies_the_log_and_the_statement_of_each_night(seeded: Seeded) -> None:
    rows = ChouetteSession.objects.filter(club=seeded.club, status="closed")
    for model in (Event, StatementLine, StatementPair):
        copied = model.objects.filter(chouette_session__in=rows)
        each = copied.filter(chouette_session=seeded.closed).count()
        assert copied.count() == each * rows.count() > 0


def test_it_leaves_only_the_last_night_to_be_paid(seeded: Seeded) -> None:
    rows = ChouetteSession.objects.filter(club=seeded.club, status="closed")
    due = {row.pk for row in rows if any(leg.due for leg in legs_of([row]))}
    assert due == {seeded.closed}


def test_it_has_balances_that_come_to_zero(seeded: Seeded) -> None:
    balances = club_balances(seeded.club.pk).balances
    assert sum(balance.points for balance in balances) == 0
    assert sum(balance.money.get("EUR", 0) for balance in balances) == 0
    assert any(balance.points for balance in balances)


def test_it_has_logs_that_come_to_what_their_ledgers_say(seeded: Seeded) -> None:
    for row in ChouetteSession.objects.filter(club=seeded.club, status="closed"):
        assert recompute_statement(session_id=row.pk)


def test_it_is_written_under_every_guard(seeded: Seeded) -> None:
    with pytest.raises(IntegrityError, match="append-only"):
        LedgerEntry.objects.filter(club=seeded.club).update(amount=1)


def test_it_says_a_line_for_each_page_and_two_for_statements(
    db: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scale, "GAMES", 2)
    found = list(scale.lines(10, 60, runs=1))
    assert found[0].startswith("scale: clubs of ")
    pages = [line for line in found if re.match(r"scale: \w+: \d+ and \d+ queries, ", line)]
    assert len(pages) == 8
    assert all(" ratio " in line for line in pages)
    assert found[-2].startswith("closing: a statement of 9 events in ")
    assert re.match(r"closing: \d tables recomputed in .* a second, progress told \d+ ", found[-1])
