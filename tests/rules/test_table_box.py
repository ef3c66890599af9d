"""Declining the box, and proxies of an absent member (rows 13 and 54)."""

from __future__ import annotations

import pytest

from chouette.rules.errors import RuleViolation
from chouette.rules.table_errors import BoxNotDeclinable

from .table import Table


def test_it_lets_a_new_box_decline_and_stand_above_the_old_one() -> None:
    """W40."""
    table = Table("ABCDE", rules={"decline_box": True})
    table.result("team")
    table.do("decline_box")
    assert table.order == "CDEBA"
    table.do("decline_box")
    assert table.order == "DEBCA"


@pytest.mark.parametrize("allowed", [True, False])
def test_it_refuses_to_decline_a_box_that_was_not_just_won(allowed: bool) -> None:
    table = Table("ABCDE", rules={"decline_box": allowed})
    with pytest.raises(BoxNotDeclinable):
        table.do("decline_box")
    table.result("box" if allowed else "team")
    with pytest.raises(BoxNotDeclinable):
        table.do("decline_box")


def test_it_remembers_a_proxy_until_the_game_ends() -> None:
    table = Table("ABCD")
    table.do("name_proxy", player="C", proxy="D")
    assert table.state.proxies == {"C": "D"}
    table.result("box")
    assert table.state.proxies == {}


def test_it_refuses_a_proxy_who_is_not_at_the_table() -> None:
    table = Table("ABCD")
    with pytest.raises(RuleViolation):
        table.do("name_proxy", player="C", proxy="Z")
