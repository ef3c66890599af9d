"""Every command can be taken back, except those that bind two tables and the opening itself.

For each: what went before, then the command; undone, everything is as it was, and done again it
leads to the same.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from chouette.rules.commands import ACTION_TYPES, COMMAND_KINDS
from chouette.rules.state import state_json

from .games import Event, box, buy, double_bought, extra, quick, result, settle, team
from .table import Table

Given = list[str | Event | dict[str, Any]]

PARTNER: Given = ["offer_partner"]
REFUSED: Given = [
    *PARTNER,
    *({"kind": "answer_partner", "player": p, "accept": False} for p in "CDE"),
]
OFFER: dict[str, Any] = {"kind": "offer", "side": "box", "members": ["B", "C"]}
DROPS: Given = [{"kind": "answer", "member": p, "answer": "drop"} for p in "BC"]
BOUGHT: Given = [buy("DB")]

COMMANDS: list[tuple[Given, str | Event | dict[str, Any]]] = [
    # The table.
    ([], {"kind": "draw_rotation", "order": list("EDCBA")}),
    ([], {"kind": "set_order", "order": list("BACDE"), "reason": "the host came late"}),
    ([], {"kind": "change_stake", "stake_minor": 50}),
    ([], {"kind": "change_stake", "player": "C", "level": 2}),
    ([], {"kind": "change_rules", "ruleset": "canberra"}),
    # A game, by itself or with the command that began it.
    ([], "start_game"),
    ([], "automatic_double"),
    ([], box(B="take", C="drop")),
    (["start_game"], box(B="take", C="drop")),
    ([], team(D="take")),
    ([box(B="drop", C="take")], extra("BC")),
    ([], buy("DB")),
    (BOUGHT, double_bought("team", "D", "take")),
    ([], settle("B", 1.5)),
    ([box(B="drop"), settle("C", 1), settle("D", 1)], settle("E", -2)),
    ([], result("team", "gammon")),
    ([box(B="take")], result("box")),
    ([], quick(B=1, C=-1, D=2, E=0)),
    ([], OFFER),
    ([OFFER], {"kind": "answer", "member": "C", "answer": "take"}),
    ([OFFER, DROPS[0]], DROPS[1]),
    (["team"], {"kind": "correct_game", "game": 1, "events": [result("box", "gammon")]}),
    # People, between games and during one.
    ([], "F comes"),
    (["start_game"], "F comes"),
    ([], "C leaves"),
    (["start_game"], "A leaves"),
    ([], "B rests"),
    (["start_game"], "B rests"),
    (["C rests", "box", "box"], "C returns"),
    (["start_game", "C leaves"], "C returns"),
    (["team"], "decline_box"),
    ([], {"kind": "name_proxy", "player": "C", "proxy": "D"}),
    # The partner.
    ([], "offer_partner"),
    (PARTNER, {"kind": "answer_partner", "player": "C", "accept": True}),
    (PARTNER, {"kind": "answer_partner", "player": "C", "accept": False}),
    (REFUSED, {"kind": "draw_partner", "rolls": {"C": [[3]], "D": [[5]], "E": [[1]]}}),
]
NEVER = {"open_table", "split_table", "merge_table", "merge_into", "close", "reopen", "void"}


def given(steps: Given) -> Table:
    return Table("ABCDE", rules={"partner_from": 5, "decline_box": True}).after(*steps)


def plain(table: Table) -> dict[str, object]:
    """The state but for the number of events, and for what undo would void."""
    return state_json(replace(table.state, seq=0, undo=None))


@pytest.mark.parametrize(("before", "command"), COMMANDS)
def test_it_is_as_if_it_had_never_been(before: Given, command: Any) -> None:
    table = given(before)
    was = plain(table)
    table.after(command)
    became = plain(table)
    assert became != was
    table.do("void")
    assert plain(table) == was
    assert all(change.reverse or change.post for change in table.changes)
    table.after(command)
    assert plain(table) == became


@pytest.mark.parametrize(("before", "command"), COMMANDS)
def test_it_leads_back_to_what_could_be_undone_before(before: Given, command: Any) -> None:
    table = given(before)
    was = table.state.undo
    table.after(command)
    table.do("void")
    assert table.state.undo == was


def test_these_are_all_the_commands_there_are() -> None:
    verbs = {"comes": "join", "leaves": "leave", "rests": "sit_out", "returns": "return"}
    kinds = set()
    for _, command in COMMANDS:
        if isinstance(command, str):
            kinds.add(verbs.get(command[2:], command))
        else:
            kinds.add(command["type"] if "type" in command else command["kind"])
    kinds = kinds - {"quick"} | {"quick_result"}
    assert kinds == (set(COMMAND_KINDS) - {"play"} | set(ACTION_TYPES)) - NEVER
