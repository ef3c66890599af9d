"""Every violation of people who come and go and of the box's partner, brought about and read."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.commands import command_from_json
from chouette.rules.decide import decide
from chouette.rules.state import ChouetteState
from chouette.rules.table_errors import TooManyPlayers

from .table import Table

RULES = {"partner_from": 4, "partner_compulsory_from": 5}
MUST = {"partner_asked": "next_in_line"}
NO = [{"kind": "answer_partner", "player": player, "accept": False} for player in "CD"]
CROWD = [f"{player} comes" for player in "EFGHIJKLMNOP"]

PEOPLE: dict[str, tuple[list[Any], Any, str]] = {
    # People.
    "too_few_players": (
        *(["B leaves", "C leaves", "D leaves"], "start_game"),
        "A game needs at least two players at the table.",
    ),
    "too_many_players": (
        *(CROWD, "Q comes"),
        "A table seats at most 16 players.",
    ),
    "already_seated": ([], "D comes", "D is at this table already."),
    "not_seated": ([], "Z leaves", "Z does not sit at this table."),
    "still_waiting": (
        *(["start_game", "E comes"], "E rests"),
        "E waits for a place and takes no break: he goes on waiting, or leaves.",
    ),
    "not_away": ([], "C returns", "C is not taking a break."),
    "already_going": (
        *(["start_game", "C leaves"], "C leaves"),
        "C leaves or sits out after this game already.",
    ),
    "own_proxy": (
        *([], {"kind": "name_proxy", "player": "C", "proxy": "C"}),
        "Nobody is his own proxy. Choose somebody else.",
    ),
    # The partner.
    "partner_not_allowed": (
        *(["D leaves"], "offer_partner"),
        "By these house rules the box takes no partner among 3 players.",
    ),
    "partner_missing": (
        *(["E comes"], "start_game"),
        "With 5 players the box must have a partner before the game.",
    ),
    "partner_taken": (
        *(["offer_partner", {**NO[0], "accept": True}], "offer_partner"),
        "The box has a partner already: C.",
    ),
    "partner_not_asked": (
        *([], NO[1]),
        "D has not been asked to be the box's partner.",
    ),
    "partner_by_lot": (
        *(["offer_partner", *NO], "offer_partner"),
        "Everybody who is asked has refused: draw the partner by lot.",
    ),
    "partner_not_by_lot": (
        *(["offer_partner", NO[0]], "draw_partner"),
        "D is still to be asked before a partner is drawn by lot.",
    ),
    "partner_may_not_refuse": (
        *([{"kind": "change_rules", "ruleset": {**RULES, **MUST}}, "offer_partner"], NO[0]),
        "By the house rule C must accept or leave the table.",
    ),
}


@pytest.mark.parametrize("code", PEOPLE)
def test_it_says_what_is_wrong_and_nothing_happens(code: str) -> None:
    before, step, sentence = PEOPLE[code]
    fault = Table("ABCD", rules=RULES).after(*before).refused(step)
    assert (fault.code, fault.detail) == (code, sentence)


@pytest.mark.parametrize(
    ("steps", "step", "code"),
    [
        # Who only waits cannot take a break, who is away takes no other.
        (["start_game", "E comes"], "E rests", "still_waiting"),
        (["start_game", "E comes"], "E comes", "already_seated"),
        (["C rests"], "C rests", "nothing_changed"),
        # Who left is gone, also for his cube, his stake and his place.
        (["C leaves"], "C returns", "not_away"),
        (["C leaves"], {"kind": "change_stake", "player": "C", "level": 2}, "not_seated"),
        (["C leaves"], {"kind": "name_proxy", "player": "D", "proxy": "C"}, "not_seated"),
        (["C leaves"], {"kind": "set_order", "order": list("BCAD"), "reason": "x"},
         "order_incomplete"),
        (["C leaves"], {"kind": "split_table", "table": "2", "players": ["C"]}, "not_seated"),
        # One announcement is enough, and a second of the other kind replaces it.
        (["start_game", "C rests"], "C rests", "already_going"),
        (["start_game", "C rests", "C leaves"], "C leaves", "already_going"),
        # The partner sits at the table though he stands outside the line.
        (["offer_partner", {**NO[0], "accept": True}], "C comes", "already_seated"),
        # Those away sit here too.
        (["C rests"], "C comes", "already_seated"),
    ],
)  # fmt: skip
def test_it_refuses_people_who_are_not_where_they_would_have_to_be(
    steps: list[Any], step: Any, code: str
) -> None:
    assert Table("ABCD", rules=RULES).after(*steps).refused(step).code == code


@pytest.mark.parametrize("step", ["offer_partner", NO[0], "draw_partner"])
def test_it_makes_partners_between_games_of_an_order_that_is_drawn(step: Any) -> None:
    table = Table("ABCD", rules=RULES).after("offer_partner", "start_game")
    assert table.refused(step).code == "game_open"
    waiting = Table("A", rules=RULES).after("B comes", "C comes", "D comes")
    assert waiting.refused(step).code == "rotation_not_drawn"


def test_it_opens_no_table_for_seventeen() -> None:
    crowd = [{"player": player} for player in "ABCDEFGHIJKLMNOPQ"]
    table = {"kind": "open_table", "night_on": "2026-01-15", "table": "1", "ruleset": "fibs"}
    with pytest.raises(TooManyPlayers, match="at most 16"):
        decide(ChouetteState(), command_from_json({**table, "players": crowd}))
    sixteen = decide(ChouetteState(), command_from_json({**table, "players": crowd[:16]}))
    assert len(sixteen) == 1


def test_it_sets_no_order_before_one_is_drawn() -> None:
    waiting = Table("A").after("B comes")
    fault = waiting.refusal("set_order", order=["B", "A"], reason="as agreed")
    assert fault.code == "rotation_not_drawn"
