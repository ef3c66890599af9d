"""Who becomes the box's partner by each way of asking (rows 42 and 43, A8 and A9).

A is the box, B the captain, then C, D, E and F; from six players the box may have a partner.
"""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

DICE = {"C": [[2]], "D": [[6]], "E": [[1]], "F": [[4]]}


def asking(rule: str, *refusals: str, **rules: Any) -> Table:
    """The first was asked, and these have said no."""
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": rule, **rules})
    table.do("offer_partner")
    for player in refusals:
        table.do("answer_partner", player=player, accept=False)
    return table


@pytest.mark.parametrize(
    ("rule", "refusals", "accepts", "order"),
    [
        ("after_captain", "", "C", "ABDEF"),
        ("after_captain", "CD", "E", "ABCDF"),
        ("after_captain", "CDE", "F", "ABCDE"),
        # The captain first: if he moves over, the next is captain.
        ("from_captain", "", "B", "ACDEF"),
        ("from_captain", "BC", "D", "ABCEF"),
        # Atlanta: from the last in line upwards, the captain at the very end.
        ("last_first", "", "F", "ABCDE"),
        ("last_first", "FEDC", "B", "ACDEF"),
        # Los Angeles asks the next in line only, Eskgammon the captain only.
        ("next_in_line", "", "C", "ABDEF"),
        ("captain", "", "B", "ACDEF"),
    ],
)
def test_it_asks_down_the_line_until_somebody_says_yes(
    rule: str, refusals: str, accepts: str, order: str
) -> None:
    table = asking(rule, *refusals)
    assert table.state.partner_asked == accepts
    table.do("answer_partner", player=accepts, accept=True)
    assert (table.order, table.partner) == (order, accepts)
    assert table.state.partner_asked is None


@pytest.mark.parametrize(
    ("rule", "refusals"),
    [("after_captain", "CDEF"), ("from_captain", "BCDEF"), ("last_first", "FEDCB")],
)
def test_it_draws_by_lot_when_everybody_has_said_no(rule: str, refusals: str) -> None:
    """Among the team without its captain, the highest die."""
    table = asking(rule, *refusals)
    fault = table.refusal("offer_partner")
    assert fault.detail == "Everybody who is asked has refused: draw the partner by lot."
    table.do("draw_partner", rolls=DICE)
    assert (table.order, table.partner) == ("ABCEF", "D")


def test_it_draws_at_once_where_the_lot_decides() -> None:
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": "by_lot"})
    assert table.refusal("offer_partner").code == "partner_by_lot"
    table.do("draw_partner", rolls=DICE)
    assert table.partner == "D"


@pytest.mark.parametrize(
    ("rolls", "partner"),
    [
        # Only those who threw highest throw again.
        ({"C": [[5], [1]], "D": [[5], [6]], "E": [[1]], "F": [[4]]}, "D"),
        ({"C": [[5], [3], [2]], "D": [[5], [3], [1]], "E": [[5], [2]], "F": [[4]]}, "C"),
        ({"C": [[1, 2]], "D": [[6, 1]], "E": [[4, 4]], "F": [[5, 2]]}, "E"),
    ],
)
def test_it_throws_ties_again(rolls: dict[str, list[list[int]]], partner: str) -> None:
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": "by_lot"})
    table.do("draw_partner", rolls=rolls)
    assert table.partner == partner


@pytest.mark.parametrize("rolls", [{**DICE, "B": [[6]]}, {**DICE, "A": [[1]]}])
def test_it_draws_neither_captain_nor_box(rolls: dict[str, list[list[int]]]) -> None:
    table = Table("ABCDEF", rules={"partner_from": 6, "partner_asked": "by_lot"})
    assert table.refusal("draw_partner", rolls=rolls).code == "unknown_player"


class TestAccepting:
    def test_it_may_not_be_refused_where_the_next_must_accept_or_leave(self) -> None:
        """He leaves; five are left, which is enough here, so the next is asked."""
        table = asking("next_in_line", partner_from=5)
        fault = table.refusal("answer_partner", player="C", accept=False)
        assert fault.detail == "By the house rule C must accept or leave the table."
        table.after("C leaves", "offer_partner")
        assert table.state.partner_asked == "D"

    def test_it_is_for_the_one_who_was_asked(self) -> None:
        table = asking("after_captain")
        for player in "ABDZ":
            fault = table.refusal("answer_partner", player=player, accept=True)
            assert fault.detail == f"{player} has not been asked to be the box's partner."

    @pytest.mark.parametrize("step", ["C leaves", "C rests"])
    def test_it_is_not_for_one_who_has_gone_meanwhile(self, step: str) -> None:
        table = asking("after_captain", partner_from=5).after(step)
        assert table.refusal("answer_partner", player="C", accept=True).code == "partner_not_asked"

    def test_it_is_not_for_one_who_has_become_the_box_meanwhile(self) -> None:
        """Nobody is his own partner."""
        table = asking("after_captain")
        table.do("set_order", order=list("CABDEF"), reason="as it was agreed")
        assert table.refusal("answer_partner", player="C", accept=True).code == "partner_not_asked"
        table.do("offer_partner")
        assert table.state.partner_asked == "B"


def test_it_asks_everybody_anew_after_a_game() -> None:
    table = asking("after_captain", "C", "D").after("box", "offer_partner")
    assert (table.order, table.state.partner_asked) == ("ACDEFB", "D")


def test_it_asks_a_newcomer_too() -> None:
    table = asking("after_captain", *"CDEF").after("G comes", "offer_partner")
    assert table.state.partner_asked == "G"
