"""What each thing at a table does to the ledger: games reversed and posted, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.ledger import LedgerChange, ledger_changes

from .games import box, buy, extra, result, settle, team
from .table import Table


def told(*changes: LedgerChange) -> list[str]:
    """`+1 B>A 2 contract` posted for game 1, `-1` reversed what was posted for it."""
    lines = []
    for change in changes:
        lines += [f"-{change.game}"] * change.reverse
        lines += [
            f"+{change.game} {t.payer}>{t.payee} {t.amount / 2:g} {t.kind}" for t in change.post
        ]
    return lines


@pytest.mark.parametrize(
    ("rules", "events", "posted"),
    [
        ({}, [result("team")], ["A>B 1 contract", "A>C 1 contract"]),
        ({}, [box(B="drop", C="take"), result("team")], ["B>A 1 contract", "A>C 2 contract"]),
        # A contract that came to nothing is nobody's debt.
        ({}, [settle("B", 0), settle("C", -0.5)], ["C>A 0.5 contract"]),
        ({}, [settle("B", 0), settle("C", 0)], []),
        # The price of an extra and what it won or lost are one debt between the two.
        (
            {},
            [box(B="drop", C="take"), extra("BC"), result("box")],
            ["B>A 1 contract", "C>A 2 contract", "C>B 1 extra"],
        ),
        (
            {},
            [box(B="drop", C="take"), extra("BC"), result("team")],
            ["B>A 1 contract", "A>C 2 contract", "B>C 3 extra"],
        ),
        # A bought cube is the buyer's with the box; its price the seller's with the buyer.
        (
            {},
            [buy("CB"), result("box", "gammon")],
            ["B>A 1 contract", "B>A 4 bought", "C>B 1 bought"],
        ),
    ],
)
def test_it_posts_who_owes_whom_for_what(
    rules: dict[str, Any], events: list[Any], posted: list[str]
) -> None:
    table = Table("ABC", rules=rules)
    table.play(*events)
    assert told(*table.changes) == [f"+1 {line}" for line in posted]


def test_it_posts_the_partners_share_between_him_and_the_box() -> None:
    table = Table("ABCD", rules={"partner_from": 4}).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.play(team(B="take", D="drop"), result("team"))
    assert told(*table.changes) == ["+1 A>B 2 contract", "+1 A>D 1 contract", "+1 C>A 1 share"]


@pytest.mark.parametrize(
    "step",
    [
        *("D comes", "C leaves", "C rests", "start_game", "automatic_double"),
        *(box(C="take"), settle("C", 1), {"kind": "offer", "side": "box"}),
        {"kind": "change_stake", "stake_minor": 500},
        {"kind": "change_rules", "ruleset": "fibs"},
        {"kind": "set_order", "order": list("CAB"), "reason": "so"},
        {"kind": "split_table", "table": "2", "players": ["A"]},
        *("close", {"kind": "merge_into", "to_table": "2"}),
    ],
)
def test_it_is_left_alone_by_what_ends_no_game(step: Any) -> None:
    table = Table("ABC").after("team", step)
    assert table.changes == ()


def test_it_reverses_a_game_that_is_undone() -> None:
    table = Table("ABC").after("team", "box", "void")
    assert told(*table.changes) == ["-2"]
    assert told(*table.after("void").changes) == ["-1"]


def test_it_reverses_and_posts_a_game_that_is_corrected() -> None:
    """Only that game, although others were played since."""
    table = Table("ABC").after("team", "box", "box")
    table.do("correct_game", game=2, events=[settle("C", 2.5), result("box")])
    assert told(*table.changes) == ["-2", "+2 B>C 2.5 contract", "+2 A>B 1 contract"]


def test_it_goes_back_to_the_first_scoring_when_a_correction_is_undone() -> None:
    table = Table("ABC").after("team")
    table.do("correct_game", game=1, events=[result("box")])
    table.do("correct_game", game=1, events=[settle("B", 0), settle("C", 0)])
    assert told(*table.changes) == ["-1"]
    assert told(*table.after("void").changes) == ["-1", "+1 B>A 1 contract", "+1 C>A 1 contract"]
    assert told(*table.after("void").changes) == ["-1", "+1 A>B 1 contract", "+1 A>C 1 contract"]


def test_it_goes_any_way_between_two_states_at_once() -> None:
    """A worker that was away for a while posts what has changed in all."""
    table = Table("ABC").after("team")
    before = table.state
    table.after("box", "team", "void", "box")
    table.do("correct_game", game=1, events=[result("box")])
    after = table.state
    assert told(*ledger_changes(before, after)) == [
        *("-1", "+1 B>A 1 contract", "+1 C>A 1 contract"),
        *("+2 C>B 1 contract", "+2 A>B 1 contract"),
        *("+3 A>B 1 contract", "+3 C>B 1 contract"),
    ]
    assert [change.reverse for change in ledger_changes(after, before)] == [True, True, True]
    assert ledger_changes(after, after) == ()
