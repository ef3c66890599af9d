"""Fields of a form as a command of the core; what cannot be read gets one sentence."""

from __future__ import annotations

import pytest
from django.http import QueryDict

from chouette.rules.commands import command_json
from chouette.rules.errors import BadJson
from chouette.web.table_forms import (
    BadField,
    command_of,
)


def sent(query: str, currency: str = "EUR") -> dict[str, object]:
    return command_json(command_of(QueryDict(query), currency=currency))


@pytest.mark.parametrize(
    ("query", "command"),
    [
        (
            "kind=result&winner=box&result_kind=gammon",
            {"kind": "result", "winner": "box", "result": "gammon"},
        ),
        (
            "kind=double&side=box&answer-7=take&answer-8=&answer-9=drop",
            {"kind": "double", "side": "box", "answers": {"7": "take", "9": "drop"}},
        ),
        (
            "kind=double&side=team&answer=take",
            {"kind": "double", "side": "team", "answer": "take"},
        ),
        (
            "kind=double&side=team&answer=drop&extra_giver=1&extra_taker=2",
            {
                "kind": "double",
                "side": "team",
                "answer": "drop",
                "extra": {"giver": "1", "taker": "2"},
            },
        ),
        (
            "kind=double&side=box&answer=take&bought_from=3",
            {"kind": "double", "side": "box", "answer": "take", "bought": {"seller": "3"}},
        ),
        # The button behind the fields says what is done with them.
        (
            "kind=double&side=box&answer-7=take&kind=offer",
            {"kind": "offer", "side": "box", "members": ["7"]},
        ),
        ("kind=answer&member=7&answer=drop", {"kind": "answer", "member": "7", "answer": "drop"}),
        ("kind=extra&giver=1&taker=2", {"kind": "extra", "giver": "1", "taker": "2"}),
        ("kind=buy&seller=1&buyer=2", {"kind": "buy", "seller": "1", "buyer": "2"}),
        (
            "kind=settle&member=7&points=1,5&direction=pays&winner=",
            {"kind": "settle", "member": "7", "points": -1.5},
        ),
        (
            "kind=settle&member=7&points=2&direction=gets&winner=box",
            {"kind": "settle", "member": "7", "points": 2, "winner": "box"},
        ),
        (
            "kind=quick_result&points-7=%2B2&points-8=−1&winner=team",
            {"kind": "quick_result", "points": {"7": 2, "8": -1}, "winner": "team"},
        ),
        ("kind=draw_rotation&how=throw", {"kind": "draw_rotation", "rolls": {}, "order": []}),
        (
            "kind=draw_rotation&how=dice&dice-7=6&dice-8=4 2",
            {"kind": "draw_rotation", "rolls": {"7": [[6]], "8": [[4], [2]]}, "order": []},
        ),
        (
            "kind=draw_rotation&how=order&place-7=2&place-8=1",
            {"kind": "draw_rotation", "rolls": {}, "order": ["8", "7"]},
        ),
        (
            "kind=set_order&place-7=2&place-8=1&reason=late&partner=",
            {"kind": "set_order", "order": ["8", "7"], "reason": "late", "partner": None},
        ),
        ("kind=join&player=7", {"kind": "join", "player": "7", "level": 1}),
        ("kind=leave&player=7", {"kind": "leave", "player": "7"}),
        (
            "kind=answer_partner&player=7&accept=yes",
            {"kind": "answer_partner", "player": "7", "accept": True},
        ),
        ("kind=name_proxy&player=7&proxy=", {"kind": "name_proxy", "player": "7", "proxy": None}),
        (
            "kind=split_table&table=Table 2&players=7&players=8",
            {"kind": "split_table", "table": "Table 2", "players": ["7", "8"]},
        ),
        ("kind=void", {"kind": "void"}),
    ],
)
def test_it_reads_each_form(query: str, command: dict[str, object]) -> None:
    assert sent(query) == command


def test_it_reads_a_stake_in_the_tables_currency() -> None:
    assert sent("kind=change_stake&stake=0,75")["stake_minor"] == 75
    assert sent("kind=change_stake&stake=75", "JPY")["stake_minor"] == 75
    assert sent("kind=change_stake&player=7&level=2")["level"] == 2


@pytest.mark.parametrize(
    "query",
    [
        "kind=merge_into&to_table=x",
        "kind=",
        "kind=double&side=box",
        "kind=offer&side=crew&answer-7=take",
        "kind=settle&member=7&points=1.3",
        "kind=settle&member=7&points=many",
        "kind=quick_result&points-7=1.5",
        "kind=draw_rotation&how=dice&dice-7=7",
        "kind=draw_rotation&how=dice",
        "kind=draw_rotation&how=order&place-7=1&place-8=1",
        "kind=change_stake&stake=a lot",
    ],
)
def test_it_refuses_in_a_sentence_what_it_cannot_read(query: str) -> None:
    with pytest.raises(BadField, match=r"\.$"):
        sent(query)


def test_it_leaves_words_of_the_game_to_the_core() -> None:
    with pytest.raises(BadJson):
        sent("kind=result&winner=crew&result_kind=single")
