"""recompute_statements: what an earlier edition told is told anew, one night at a time."""

from __future__ import annotations

from datetime import timedelta
from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from chouette.models import LedgerEntry, Statement, StatementLine, StatementPair
from chouette.selectors.restating import stated_tables
from chouette.selectors.statement_body import EDITION
from chouette.selectors.verification import faults
from tests.builders import NIGHT, Table, open_table
from tests.guards import lifted
from tests.people import People

pytestmark = pytest.mark.django_db

NOTHING = "nothing to compute again\n"


@pytest.fixture
def nights(people: People) -> list[Table]:
    """Three nights whose statements were written by the first edition, and one that goes on."""
    tables = []
    for week in range(3):
        table = open_table(people, "ana", "bogdan", night_on=NIGHT + timedelta(days=7 * week))
        table.quick(bogdan=week + 1)
        table.close()
        tables.append(table)
    with lifted():
        Statement.objects.update(edition=1)
        StatementPair.objects.all().delete()
    open_table(people, "radu", "mira", table="Table 2").quick(mira=1)
    return tables


def recompute(**options: Any) -> str:
    out = StringIO()
    call_command("recompute_statements", stdout=out, stderr=out, **options)
    return out.getvalue()


def test_it_brings_the_statements_of_an_earlier_edition_up_to_date(nights: list[Table]) -> None:
    told = recompute()
    assert told.startswith("3 of 3 tables, ")
    assert told.endswith(f" a second, up to table {nights[-1].session_id}\n")
    assert Statement.objects.filter(edition=EDITION).count() == 3
    assert Statement.objects.filter(edition=1).count() == 3
    assert StatementPair.objects.count() == 6
    assert list(faults()) == []


def test_it_leaves_alone_what_is_up_to_date(nights: list[Table]) -> None:
    recompute()
    before = list(StatementLine.objects.order_by("pk").values())
    assert recompute() == NOTHING
    assert list(StatementLine.objects.order_by("pk").values()) == before


def test_it_computes_all_when_told_to(nights: list[Table]) -> None:
    recompute()
    with lifted():
        StatementLine.objects.update(takes=77)
    assert recompute(all=True).startswith("3 of 3 tables")
    assert list(faults()) == []


def test_it_changes_no_plan_that_is_right(nights: list[Table]) -> None:
    before = list(LedgerEntry.objects.order_by("pk").values())
    recompute(all=True)
    assert list(LedgerEntry.objects.order_by("pk").values()) == before


def test_it_goes_on_where_it_was_stopped(nights: list[Table]) -> None:
    first, *rest = (table.session_id for table in nights)
    assert recompute(after=first).startswith("2 of 2 tables")
    assert stated_tables() == [first]
    assert stated_tables(after=first, every_edition=True) == rest
    assert recompute().startswith("1 of 1 tables")


def test_it_computes_those_of_one_club(nights: list[Table], strangers: People) -> None:
    assert recompute(club=strangers.club.slug) == NOTHING
    assert recompute(club=nights[0].people.club.slug).startswith("3 of 3")
    with pytest.raises(CommandError, match="no club has the address nowhere"):
        recompute(club="nowhere")


def test_it_goes_past_a_night_that_does_not_agree_and_says_which(nights: list[Table]) -> None:
    with lifted():
        LedgerEntry.objects.filter(chouette_session=nights[1].row, unit="points").update(amount=99)
    out = StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("recompute_statements", stdout=out, stderr=out)
    assert ended.value.code == 1
    assert f"table {nights[1].session_id}: the log says" in out.getvalue()
    assert stated_tables() == [nights[1].session_id]


def test_it_tells_how_far_it_is_every_second(
    nights: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter([0.0, 1.5, 2.0, 4.0])
    path = "chouette.management.commands.recompute_statements.monotonic"
    monkeypatch.setattr(path, lambda: next(ticks))
    first, _, last = (table.session_id for table in nights)
    assert recompute().splitlines() == [
        f"1 of 3 tables, 1 a second, up to table {first}",
        f"3 of 3 tables, 1 a second, up to table {last}",
    ]
