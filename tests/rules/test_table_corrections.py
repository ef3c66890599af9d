"""An earlier game scored anew: points change, the rotation that was played does not."""

from __future__ import annotations

import pytest

from chouette.rules.errors import ContractClosed, UnfinishedGame, UnknownPlayer
from chouette.rules.table_errors import UnknownGame

from .table import Table

BOX_GAMMON = [{"type": "result", "winner": "box", "kind": "gammon"}]


def played() -> Table:
    table = Table("ABCD", rules={"jacoby": "off"})
    table.result("team")
    table.result("team")
    return table


def test_it_scores_the_game_anew_and_keeps_the_order() -> None:
    table = played()
    assert table.order == "CDAB"
    table.do("correct_game", game=1, events=BOX_GAMMON)
    assert table.order == "CDAB"
    assert table.points == {"A": 7, "B": -5, "C": -1, "D": -1}
    assert table.state.records[0].revision == 2


def test_it_reverses_the_old_entries_and_posts_new_ones() -> None:
    table = played()
    table.do("correct_game", game=1, events=BOX_GAMMON)
    (change,) = table.changes
    assert (change.game, change.reverse) == (1, True)
    assert {(t.payer, t.payee, t.amount) for t in change.post} == {
        ("B", "A", 4),
        ("C", "A", 4),
        ("D", "A", 4),
    }


def test_it_uses_the_rules_the_game_was_played_by() -> None:
    table = Table("ABC", rules={"jacoby": "cube"})
    table.result("team")
    table.do("change_rules", ruleset="canberra")
    table.do("change_rules", ruleset={"jacoby": "off"})
    table.do("correct_game", game=1, events=BOX_GAMMON)
    assert table.points == {"A": 2, "B": -1, "C": -1}


def test_it_uses_the_stake_the_game_was_played_at() -> None:
    table = Table("ABC", stake_minor=50)
    table.result("team")
    table.do("change_stake", stake_minor=100)
    table.do("correct_game", game=1, events=[{"type": "result", "winner": "box", "kind": "single"}])
    assert table.state.worth == {"A": 200, "B": -100, "C": -100}


def test_it_may_change_the_automatic_doubles_too() -> None:
    table = played()
    events = [{"type": "result", "winner": "team", "kind": "single"}]
    table.do("correct_game", game=1, events=events, auto_doubles=1)
    assert table.state.records[0].points == {"A": -12, "B": 4, "C": 4, "D": 4}


def test_it_can_be_undone() -> None:
    table = played()
    table.do("correct_game", game=1, events=BOX_GAMMON)
    table.do("void")
    assert table.points == {"A": -2, "B": -2, "C": 2, "D": 2}


@pytest.mark.parametrize(
    ("events", "fault"),
    [
        ([], UnfinishedGame),
        ([{"type": "double", "side": "box", "answers": {"Z": "take"}}], UnknownPlayer),
        (
            [
                {"type": "settle", "member": "B", "points": 1},
                {"type": "settle", "member": "B", "points": 1},
                *BOX_GAMMON,
            ],
            ContractClosed,
        ),
    ],
)
def test_it_refuses_events_that_make_no_game(events: list[object], fault: type[Exception]) -> None:
    table = played()
    with pytest.raises(fault):
        table.do("correct_game", game=1, events=events)


@pytest.mark.parametrize("game", [0, 3])
def test_it_refuses_a_game_that_was_not_finished(game: int) -> None:
    table = played()
    with pytest.raises(UnknownGame):
        table.do("correct_game", game=game, events=BOX_GAMMON)
