"""A double whose answers come one by one makes the same game as a double with its answers."""

from __future__ import annotations

import pytest

from chouette.rules.errors import (
    BadJson,
    BeaverNotAllowed,
    ContractClosed,
    CubeNotAvailable,
    UnknownPlayer,
)
from chouette.rules.table_errors import DoublePending, NoDoublePending, NotDoubled

from .table import Table


def test_it_waits_until_everybody_asked_has_answered() -> None:
    table = Table("ABCD")
    table.do("offer", side="box")
    table.do("answer", member="B", answer="take")
    table.do("answer", member="D", answer="drop")
    game = table.state.game
    assert game is not None
    assert game.pending is not None
    assert dict(game.pending.answers) == {"B": "take", "D": "drop"}
    assert game.actions == ()
    table.do("answer", member="C", answer="beaver")
    table.result("team")
    assert table.points == {"A": -5, "B": 2, "C": 4, "D": -1}


def test_it_makes_the_game_that_one_double_with_its_answers_makes() -> None:
    apart, at_once = Table("ABC"), Table("ABC")
    apart.do("offer", side="team", members=["C"])
    apart.do("answer", member="C", answer="take")
    at_once.do("double", side="team", answers={"C": "take"})
    for table in (apart, at_once):
        table.result("team", "gammon")
    assert apart.state.records == at_once.state.records


def test_it_takes_one_answer_of_the_box_for_the_one_cube() -> None:
    table = Table("ABCD", rules="keith-one-cube")
    table.do("offer", side="team")
    table.do("answer", answer="drop")
    assert table.points == {"A": -3, "B": 1, "C": 1, "D": 1}


def test_it_lets_an_answer_be_changed_while_others_think() -> None:
    table = Table("ABC")
    table.do("offer", side="box")
    table.do("answer", member="B", answer="drop")
    table.do("answer", member="B", answer="take")
    table.do("answer", member="C", answer="drop")
    table.result("box")
    assert table.points == {"A": 3, "B": -2, "C": -1}


def test_it_ends_the_game_with_the_last_drop() -> None:
    table = Table("ABC")
    table.do("offer", side="box")
    table.do("answer", member="B", answer="drop")
    table.do("answer", member="C", answer="drop")
    assert table.points == {"A": 2, "B": -1, "C": -1}
    assert table.state.game is None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("result", {"winner": "box", "kind": "single"}),
        ("offer", {"side": "box"}),
        ("double", {"side": "team", "answers": {"B": "take"}}),
    ],
)
def test_it_lets_nothing_else_happen_while_answers_are_due(
    kind: str, fields: dict[str, object]
) -> None:
    table = Table("ABC")
    table.do("offer", side="box")
    if kind == "result":
        with pytest.raises(DoublePending, match="B, C"):
            table.result("box")
        return
    with pytest.raises(DoublePending):
        table.do(kind, **fields)


def test_it_refuses_an_answer_to_a_double_nobody_offered() -> None:
    table = Table("ABC")
    table.do("start_game")
    with pytest.raises(NoDoublePending):
        table.do("answer", member="B", answer="take")
    table.do("offer", side="box", members=["B"])
    with pytest.raises(NoDoublePending):
        table.do("answer", member="C", answer="take")


def test_it_refuses_a_beaver_at_once_where_the_house_has_none() -> None:
    table = Table("ABC", rules="cambridge")
    table.do("offer", side="box")
    with pytest.raises(BeaverNotAllowed):
        table.do("answer", member="B", answer="beaver")


def test_it_refuses_to_offer_a_cube_the_other_side_owns() -> None:
    table = Table("ABC")
    table.do("double", side="box", answers={"B": "take", "C": "take"})
    with pytest.raises(CubeNotAvailable):
        table.do("offer", side="box", members=["B"])
    with pytest.raises(NotDoubled):
        table.do("offer", side="box")


def test_it_refuses_to_double_strangers_and_those_who_are_out() -> None:
    table = Table("ABCD")
    with pytest.raises(UnknownPlayer):
        table.do("offer", side="box", members=["Z"])
    table.do("double", side="box", answers={"B": "drop"})
    with pytest.raises(ContractClosed):
        table.do("offer", side="box", members=["B"])


@pytest.mark.parametrize("word", ["", "zz", "Take", "beaver/beaver"])
def test_it_refuses_an_answer_that_is_none(word: str) -> None:
    table = Table("ABC")
    table.do("offer", side="box")
    with pytest.raises(BadJson, match="there is no answer"):
        table.do("answer", member="B", answer=word)
