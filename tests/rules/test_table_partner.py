"""The box's partner: when, who is asked, drawing by lot, and his place afterwards (rows 42-49)."""

from __future__ import annotations

import pytest

from chouette.rules.table_errors import (
    PartnerByLot,
    PartnerMayNotRefuse,
    PartnerMissing,
    PartnerNotAllowed,
    PartnerNotAsked,
    PartnerNotByLot,
    PartnerTaken,
    RollsTied,
)

from .table import Table


def partnered(**rules: object) -> Table:
    table = Table("ABCDE", rules={"partner_from": 5, **rules})
    table.do("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    return table


def test_it_takes_the_partner_off_the_team() -> None:
    table = partnered()
    assert (table.order, table.partner) == ("ABDE", "C")


def test_it_splits_the_box_with_the_partner_and_keeps_the_partnership_after_a_win() -> None:
    table = partnered()
    table.result("box")
    assert table.points == {"A": 2, "B": -1, "C": 1, "D": -1, "E": -1}
    assert (table.order, table.partner) == ("ADEB", "C")


@pytest.mark.parametrize(("after_loss", "order"), [("captain", "BCDEA"), ("own_place", "BDECA")])
def test_it_gives_the_partner_a_place_after_a_loss(after_loss: str, order: str) -> None:
    """W41 and its other option."""
    table = partnered(partner_after_loss=after_loss)
    table.result("team")
    assert (table.order, table.partner) == (order, None)


def test_it_keeps_a_partnership_when_numbers_fall_below_the_threshold() -> None:
    """W48."""
    table = partnered()
    table.do("leave", player="E")
    table.result("box")
    assert (table.order, table.partner) == ("ADB", "C")


@pytest.mark.parametrize(
    ("asked", "refusals"),
    [
        ("after_captain", "CDE"),
        ("from_captain", "BCDE"),
        ("last_first", "EDCB"),
    ],
)
def test_it_asks_one_after_another_by_the_house_rule(asked: str, refusals: str) -> None:
    table = Table("ABCDE", rules={"partner_from": 5, "partner_asked": asked})
    table.do("offer_partner")
    for player in refusals:
        assert table.state.partner_asked == player
        table.do("answer_partner", player=player, accept=False)
    assert table.state.partner_asked is None
    with pytest.raises(PartnerByLot):
        table.do("offer_partner")


def test_it_draws_a_partner_among_the_team_without_its_captain() -> None:
    table = Table("ABCDE", rules={"partner_from": 5, "partner_asked": "by_lot"})
    with pytest.raises(RollsTied, match="C, E must throw again"):
        table.do("draw_partner", rolls={"C": [[6]], "D": [[2]], "E": [[6]]})
    table.do("draw_partner", rolls={"C": [[6], [1]], "D": [[2]], "E": [[6], [4]]})
    assert (table.order, table.partner) == ("ABCD", "E")


def test_it_asks_everybody_before_it_draws() -> None:
    table = Table("ABCDE", rules={"partner_from": 5})
    with pytest.raises(PartnerNotByLot):
        table.do("draw_partner", rolls={"C": [[6]], "D": [[2]], "E": [[1]]})


@pytest.mark.parametrize(("asked", "player"), [("next_in_line", "C"), ("captain", "B")])
def test_it_lets_nobody_refuse_where_he_must_accept_or_leave(asked: str, player: str) -> None:
    table = Table("ABCDE", rules={"partner_from": 5, "partner_asked": asked})
    table.do("offer_partner")
    with pytest.raises(PartnerMayNotRefuse):
        table.do("answer_partner", player=player, accept=False)
    table.do("answer_partner", player=player, accept=True)
    assert table.partner == player


def test_it_refuses_a_partner_below_the_threshold() -> None:
    table = Table("ABCD", rules={"partner_from": 5})
    with pytest.raises(PartnerNotAllowed):
        table.do("offer_partner")


def test_it_refuses_a_second_partner() -> None:
    table = partnered()
    with pytest.raises(PartnerTaken):
        table.do("offer_partner")


def test_it_refuses_an_answer_of_somebody_who_was_not_asked() -> None:
    table = Table("ABCDE", rules={"partner_from": 5})
    with pytest.raises(PartnerNotAsked):
        table.do("answer_partner", player="D", accept=True)


def test_it_wants_a_partner_before_the_game_where_it_is_compulsory() -> None:
    table = Table("ABCDEF", rules="fibs")
    with pytest.raises(PartnerMissing):
        table.result("box")
    table.do("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.result("box")
    assert table.points == {"A": 2, "C": 2, "B": -1, "D": -1, "E": -1, "F": -1}


def test_it_ends_the_partnership_when_the_box_leaves() -> None:
    table = partnered()
    table.do("leave", player="A")
    assert (table.order, table.partner) == ("BCDE", None)


def test_it_ends_the_partnership_when_the_partner_leaves_after_the_game() -> None:
    table = partnered()
    table.do("start_game")
    table.do("leave", player="C")
    table.result("box")
    assert (table.order, table.partner) == ("ADEB", None)


def test_it_sends_a_partner_who_sits_out_to_the_end() -> None:
    table = partnered()
    table.do("sit_out", player="C")
    assert (table.order, table.line, table.partner) == ("ABDE", "ABDEC", None)
