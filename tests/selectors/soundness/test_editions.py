"""Verification asks of a statement of an earlier edition what that edition told."""

from __future__ import annotations

import pytest

from chouette.models import Statement, StatementLine
from chouette.selectors.soundness.tables import table_faults
from chouette.selectors.verification import faults
from tests.builders import Table
from tests.guards import lifted

pytestmark = pytest.mark.django_db


def test_it_asks_of_the_second_edition_no_best_game_of_who_lost_them_all(night: Table) -> None:
    with lifted():
        Statement.objects.update(edition=2)
        StatementLine.objects.filter(best__lt=0).update(best=0)
        StatementLine.objects.filter(worst__gt=0).update(worst=0)
    assert list(faults()) == []
    with lifted():
        StatementLine.objects.update(takes=77)
    assert "its statement is not what its log comes to" in list(table_faults(night.row))
